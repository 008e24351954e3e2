// The models of the screens, and the moves that their outcomes cause.

import SharedNavigation

extension SkyZoneLeaderboardCoordinator {
    public func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        switch entry.route {
        case .sidePanel: .sidePanel(makeSidePanel(entry.id))
        case .profile: .profile(makeProfile(entry.id))
        case .leaderboard: .leaderboard(makeLeaderboard(entry.id))
        case .locationPicker(let location): .locationPicker(makeLocationPicker(location, entry.id))
        case .fullLeaderboard(let place): .fullLeaderboard(makeFullLeaderboard(place, entry.id))
        case .parkInfo(let id): .parkInfo(makeParkInfo(id, entry.id))
        case .findPark: .findPark(makeFindPark(entry.id))
        case .radialMenu: .radialMenu(makeRadialMenu(entry.id))
        case .placeholder(let place): .placeholder(makePlaceholder(place, isModal: false, entry.id))
        case .placeholderModal(let place): .placeholder(makePlaceholder(place, isModal: true, entry.id))
        case .logoutConfirmation: .logoutConfirmation(makeLogoutConfirmation(entry.id))
        case .session, .login, .createAccount: nil
        }
    }

    private func makeSidePanel(_ id: NavigationEntryID) -> SidePanelModel {
        let gesture = dependencies.settings.panelGesture
        return SidePanelModel(session: session, photos: photos, gesture: gesture) { [weak self] outcome in
            switch outcome {
            case .entryChosen(let entry): self?.choose(entry, closing: .panelClosed, from: id)
            case .closed: self?.navigator.follow(.panelClosed, from: id)
            case .logoutWanted: self?.navigator.follow(.logoutTapped, to: .logoutConfirmation, from: id)
            }
        }
    }

    private func makeProfile(_ id: NavigationEntryID) -> ProfileModel {
        ProfileModel(session: session, photos: photos) { [weak self] outcome in
            switch outcome {
            case .menuOpened: self?.navigator.follow(.menuTapped, from: id)
            case .radialMenuOpened: self?.navigator.follow(.radialTapped, to: .radialMenu, from: id)
            case .leaderboardChosen: self?.navigator.follow(.leaderboardChosen, to: .leaderboard, from: id)
            case .findParkChosen: self?.navigator.follow(.findParkChosen, to: .findPark, from: id)
            case .parkChosen(let park): self?.navigator.follow(.parkChosen, to: .parkInfo(park), from: id)
            }
        }
    }

    private func makeLeaderboard(_ id: NavigationEntryID) -> LeaderboardModel {
        LeaderboardModel(
            source: dependencies.leaderboards,
            session: session,
            photos: photos,
            environment: navigator.environment,
            animation: dependencies.settings.lineAnimation,
            slowThreshold: slowThreshold
        ) { [weak self] outcome in
            switch outcome {
            case .menuOpened: self?.navigator.follow(.menuTapped, from: id)
            case .radialMenuOpened: self?.navigator.follow(.radialTapped, to: .radialMenu, from: id)
            case .locationsOpened(let location):
                self?.navigator.follow(.locationTapped, to: .locationPicker(location), from: id)
            case .wholeBoardOpened(let selection):
                self?.navigator.follow(.viewAllTapped, to: .fullLeaderboard(selection.place), from: id)
            case .findParkChosen: self?.navigator.follow(.findParkChosen, to: .findPark, from: id)
            }
        }
    }

    private func makeLocationPicker(_ location: BoardLocation, _ id: NavigationEntryID) -> LocationPickerModel
    {
        LocationPickerModel(selected: location, session: session) { [weak self] outcome in
            guard let self, navigator.follow(.locationChosen, from: id).isMoved else { return }
            switch outcome {
            case .locationChosen(let location):
                if case .leaderboard(let board) = navigator.screen(of: navigator.tree.frontScreen.id) {
                    board.locationChosen(location)
                }
            case .closed: break
            }
        }
    }

    private func makeFullLeaderboard(_ place: BoardDestination, _ id: NavigationEntryID)
        -> FullLeaderboardModel
    {
        FullLeaderboardModel(
            place: place,
            known: knownBoards,
            source: dependencies.leaderboards,
            session: session,
            photos: photos,
            environment: navigator.environment,
            settings: dependencies.settings,
            slowThreshold: slowThreshold
        ) { [weak self] outcome in
            switch outcome {
            case .closed: self?.navigator.follow(.modalClosed, from: id)
            case .jumpTimeWanted(let park?):
                self?.navigator.follow(.jumpTimeAtPark, to: .parkInfo(park), from: id)
            case .jumpTimeWanted(nil):
                self?.navigator.follow(.jumpTimeAnywhere, to: .findPark, from: id)
            }
        }
    }

    /// The boards that the main board has loaded; none if it isn't in the tree.
    private var knownBoards: [Board] {
        for entry in navigator.tree.entries {
            if case .leaderboard(let model) = navigator.screen(of: entry.id) { return model.boards }
        }
        return []
    }

    private func makeParkInfo(_ park: ParkID, _ id: NavigationEntryID) -> ParkInfoModel {
        ParkInfoModel(park: park, source: dependencies.parks, slowThreshold: slowThreshold) {
            [weak self] outcome in
            switch outcome {
            case .bookingWanted:
                self?.navigator.follow(.modalChosen, to: .placeholderModal(.bookJumpTime), from: id)
            }
        }
    }

    private func makeFindPark(_ id: NavigationEntryID) -> FindParkModel {
        FindParkModel(source: dependencies.parks, slowThreshold: slowThreshold) { [weak self] outcome in
            switch outcome {
            case .parkChosen(let park): self?.navigator.follow(.parkChosen, to: .parkInfo(park), from: id)
            }
        }
    }

    private func makeRadialMenu(_ id: NavigationEntryID) -> RadialMenuModel {
        RadialMenuModel(environment: navigator.environment) { [weak self] outcome in
            switch outcome {
            case .entryChosen(let entry): self?.choose(entry, closing: .radialClosed, from: id)
            case .closed: self?.navigator.follow(.radialClosed, from: id)
            }
        }
    }

    private func makePlaceholder(_ entry: MenuEntry, isModal: Bool, _ id: NavigationEntryID)
        -> PlaceholderModel
    {
        PlaceholderModel(entry: entry, isModal: isModal) { [weak self] outcome in
            switch outcome {
            case .menuOpened: self?.navigator.follow(.menuTapped, from: id)
            case .radialMenuOpened: self?.navigator.follow(.radialTapped, to: .radialMenu, from: id)
            case .closed: self?.navigator.follow(.modalClosed, from: id)
            }
        }
    }

    private func makeLogoutConfirmation(_ id: NavigationEntryID) -> LogoutConfirmationModel {
        LogoutConfirmationModel { [weak self] outcome in
            switch outcome {
            case .confirmed: self?.logOut(from: id)
            case .cancelled: self?.navigator.follow(.logoutCancelled, from: id)
            }
        }
    }
}
