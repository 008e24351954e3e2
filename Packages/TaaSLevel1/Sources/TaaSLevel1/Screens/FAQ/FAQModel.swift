// The model of the questions and answers.

import SharedScreens
import Observation
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows the FAQ, expands and collapses its rows, and searches in it.
@MainActor @Observable
public final class FAQModel: ScreenModel, Sharer {
    /// The content; nil until it has loaded.
    public var content: FAQContent? { loader.value }
    private var query = ""
    private var expanded: Set<FAQQuestionID> = []

    @ObservationIgnored private let loader = Loader<FAQContent, FAQError>()
    @ObservationIgnored private let source: any FAQSource
    @ObservationIgnored private let pipeline: ImagePipeline
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let measurer: any TextMeasurer
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let emit: (FAQOutcome) -> Void
    @ObservationIgnored private let announcements: Announcements<FAQOutcome>
    @ObservationIgnored private var viewport: LayoutRect

    init(
        source: any FAQSource,
        images: ImagePipeline,
        measurer: any TextMeasurer,
        environment: HostEnvironment,
        emit: @escaping (FAQOutcome) -> Void
    ) {
        self.source = source
        self.measurer = measurer
        self.environment = environment
        self.emit = emit
        pipeline = images
        viewer = images.viewer()
        announcements = Announcements(emit)
        viewport = LayoutRect(width: environment.viewport.width, height: environment.viewport.height)
        load()
    }

    public var tasks: ScreenTasks? { loader.tasks }

    public var state: FAQState {
        let found = content?.questions(matching: query) ?? []
        let isSearching = !query.foldedForSearch.isEmpty
        let pictures = isSearching ? [] : content?.images.indices.map(picture) ?? []
        return FAQState(
            phase: phase(found: found.count),
            title: Texts.faqTitle,
            shareLabel: Texts.share,
            search: content?.questions.isEmpty == false
                ? ScreenSearch(query: query, prompt: Texts.faqSearch, clearLabel: ScreenTexts.clearSearch)
                : nil,
            introduction: isSearching || content?.introduction.isEmpty != false ? nil : content?.introduction,
            pictures: pictures,
            pictureColumns: FAQMetrics.imageColumns(pictures.count, width: environment.viewport.width),
            summary: isSearching
                ? Texts.faqFound(questions: found.count) : Texts.faqCount(questions: found.count),
            rows: found.map(row)
        )
    }

    /// An image by its index, observable; nil where the URL isn't an http(s) one.
    public func image(at index: Int) -> ObservedImage? {
        guard let images = content?.images, images.indices.contains(index) else { return nil }
        return images[index].reference.map { pipeline.image($0) }
    }

    public func send(_ action: FAQAction) {
        switch action {
        case .retryTapped: load()
        case .rowTapped(let id):
            if expanded.remove(id) == nil { expanded.insert(id) }
        case .searchTyped(let text): search(text)
        case .searchCleared: search("")
        case .pictureTapped(let index):
            if let image = image(at: index) { pipeline.retry(image.reference) }
        case .shareTapped: emit(.share(.chosen))
        }
    }

    /// Handles a new scroll position, in points.
    ///
    /// Idempotent; call it with every scroll event.
    public func viewportScrolled(to visible: LayoutRect) {
        guard visible != viewport else { return }
        viewport = visible
        look()
    }

    public func appEventReceived(_ event: AppEvent) {
        switch event {
        case .viewportChanged(let screen):
            (viewport.width, viewport.height) = (screen.width, screen.height)
            look()
        case .traitsChanged: look()
        case .activated, .enteredBackground, .memoryWarning: break
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        announcements.phaseChanged(to: phase)
        if phase == .ended { viewer.end() }
    }

    func shareAnswered(_ outcome: ShareOutcome) { announcements.add(.share(outcome)) }

    var draft: FAQDraft? {
        query.isEmpty && expanded.isEmpty ? nil : FAQDraft(query: query, expanded: expanded.sorted())
    }

    func restore(_ draft: FAQDraft) {
        (query, expanded) = (draft.query, Set(draft.expanded))
        look()
    }

    // MARK: - Loading

    private func load() {
        guard content == nil else { return }
        loader.load(from: source.load) { [weak self] _ in self?.look() }
    }

    private func search(_ text: String) {
        guard text != query else { return }
        query = text
        look()
    }

    /// Requests the visible images and prefetches the nearby ones.
    private func look() {
        guard let content, query.foldedForSearch.isEmpty else {
            viewer.update(visible: [])
            return
        }
        let layout = FAQLayout(
            introduction: content.introduction,
            images: content.images.count,
            in: TextSpace(measurer, in: environment, margin: FAQMetrics.margin)
        )
        let attention = layout.attention(to: viewport)
        viewer.update(
            visible: attention.visible.compactMap { content.images[$0].reference },
            prefetch: attention.nearby.compactMap { content.images[$0].reference }
        )
    }

    // MARK: - State

    private func picture(_ index: Int) -> FAQState.Picture {
        FAQState.Picture(label: Texts.faqImage(index + 1), retryLabel: Texts.imageRetry)
    }

    private func row(_ question: FAQQuestion) -> FAQState.Row {
        let isExpanded = expanded.contains(question.id)
        return FAQState.Row(
            id: question.id,
            question: question.question,
            answer: isExpanded ? question.answer : nil,
            height: height(of: question, isExpanded: isExpanded),
            hint: isExpanded ? Texts.faqCollapse : Texts.faqExpand
        )
    }

    private func height(of question: FAQQuestion, isExpanded: Bool) -> Double? {
        let beside = FAQMetrics.margin + FAQMetrics.sign / 2
        let narrow = TextSpace(measurer, in: environment, margin: beside)
        guard let first = narrow.height(of: question.question, as: .question) else { return nil }
        let collapsed = max(FAQMetrics.smallestRow, first + 2 * FAQMetrics.padding)
        guard isExpanded else { return collapsed }
        let wide = TextSpace(measurer, in: environment, margin: FAQMetrics.margin)
        return wide.height(of: question.answer, as: .answer).map { collapsed + FAQMetrics.gap + $0 }
    }

    private func phase(found: Int) -> ScreenPhase<ModelContent> {
        guard let content else { return .awaited(Texts.faqLoading, loader.failure) }
        if content.isEmpty {
            return .empty(ScreenNotice(title: Texts.faqEmptyTitle, message: Texts.faqEmptyMessage))
        }
        guard found == 0, !query.foldedForSearch.isEmpty else { return .loaded }
        return .nothingFound(
            ScreenNotice(
                title: Texts.faqNothingFoundTitle(query),
                message: Texts.faqNothingFoundMessage,
                action: ScreenTexts.clearSearch
            )
        )
    }
}
