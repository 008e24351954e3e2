import SharedScreens
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@Suite struct LinkErrorTests {
    private static let tables = StringTables(package: "SharedKit", module: "SharedScreens")
    private static let damaged: [LinkError] = [
        .tooLong, .controlCharacter, .directionMark, .malformed, .malformedPercent, .dotSegment,
        .emptySegment, .userInformation, .queryOrFragment,
    ]
    private static let nowhere: [LinkError] = [.otherScheme, .unknownPath, .noWay, .refused(.noScreen)]
    private static let passing: [LinkError] = [
        .refused(.heldByModal), .refused(.heldByOverlay), .refused(.notInFront), .refused(.notStarted),
    ]

    private func english(_ text: LocalizedText) -> String {
        Localizer(tables: Self.tables, language: "en").string(text)
    }

    @Test(.proves("KIT-NAV-07")) func whatIsWrongWithALinkIsSaidInFourWays() {
        let groups = [Self.damaged, Self.nowhere, Self.passing, [.contentGone]]
        let messages = groups.map { Set($0.map { english($0.message) }) }
        let advice = groups.map { Set($0.map { english($0.advice) }) }
        #expect(messages.allSatisfy { $0.count == 1 } && advice.allSatisfy { $0.count == 1 })
        #expect(Set(messages).count == 4 && Set(advice).count == 4)
        #expect(english(LinkError.contentGone.message) == "What this link leads to isn’t there any more.")
        #expect(
            english(LinkError.unknownPath.message)
                == "This link can’t be opened: it leads nowhere in this app."
        )
        #expect(english(LinkError.dotSegment.message) == "This link can’t be opened: it is damaged.")
    }

    @Test(.proves("KIT-NAV-07")) func onlyWhatPassesIsWorthAnotherTry() {
        #expect(Self.passing.allSatisfy { $0.isRetryable })
        #expect((Self.damaged + Self.nowhere + [.contentGone]).allSatisfy { !$0.isRetryable })
        for reason in RefusalReason.allCases {
            let failure = LinkError.refused(reason)
            #expect(failure.isRetryable == Self.passing.contains(failure))
            #expect(failure.code == "link.\(reason)")
        }
        #expect(LinkError.contentGone.code == "link.contentGone")
    }

    @Test(.proves("KIT-NAV-07"), arguments: ["en", "de", "pl", "cs", "ru", "sl", "ar"])
    func everyLanguageOfTheKitSaysIt(language: String) {
        let localizer = Localizer(tables: Self.tables, language: LanguageTag(language))
        let english = Localizer(tables: Self.tables, language: "en")
        for failure in [.dotSegment, .unknownPath, .contentGone, .refused(.heldByModal)] as [LinkError] {
            for text in [failure.message, failure.advice] {
                let said = localizer.resolve(text)
                #expect(said.problems == [] && !said.string.isEmpty)
                #expect((said.string == english.string(text)) == (language == "en"))
            }
        }
        #expect(Self.tables.failures.isEmpty)
    }
}
