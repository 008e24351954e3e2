// The list of banned calls; each trap was measured on Linux with Swift 6.3.

enum BannedCalls {
    typealias Ban = BannedCallRule.Ban

    static let all: [Ban] = files + network + decoding + texts + time + traps + threads + platformFloor

    private static let files = [
        Ban(
            "replaceItemAt(",
            "replaceItem(",
            reason: "loses both files on Linux; write with the kit's AtomicFile",
            in: .everywhere
        ),
        Ban(
            "withoutOverwriting",
            reason: "is a fatal error together with .atomic; write with the kit's AtomicFile",
            in: .everywhere
        ),
        Ban(
            "UserDefaults(",
            "UserDefaults.",
            reason: "never reaches the disk on Linux; settings are the kit's SettingsStore",
            in: .everywhere
        ),
        Ban(
            "Bundle.module",
            reason: "is a fatal error in a program that was moved; the kit's ResourceFolder finds resources",
            in: .products,
            except: ["SharedLocalization/ResourceFolder.swift"]
        ),
    ]

    private static let network = [
        Ban(
            "URLSession(",
            "URLSessionConfiguration",
            reason: "hangs, leaks credentials and drops bodies; requests go through the kit's HTTPClient",
            in: .products,
            except: ["SharedNetworking/URLSessionTransport.swift"]
        ),
        Ban(
            "invalidateAndCancel(",
            "finishTasksAndInvalidate(",
            reason: "using the session afterwards is a fatal error; only the transport ends its own",
            in: .products,
            except: ["SharedNetworking/URLSessionTransport.swift"]
        ),
        Ban("URLCache(", reason: "does nothing on Linux; the kit has HTTPCache", in: .everywhere),
        Ban(
            "URLProtocol.",
            reason: "sees no timeout and no body; tests use the loopback server",
            in: .everywhere
        ),
    ]

    private static let decoding = [
        Ban(
            "JSONDecoder(",
            reason: "traps on hostile nesting; decode with the kit's JSONLoader",
            in: .products,
            except: [
                "/SharedJSON/",
                // Both decode only data that passed their own checksum.
                "SharedStorage/FileStore.swift", "SharedNetworking/StoredResponseFile.swift",
                // Decodes only data that it has just encoded.
                "SharedTesting/GoldenFile.swift",
            ]
        ),
        Ban("JSONSerialization.", reason: "is slow and unlimited; use the kit's JSONLoader", in: .products),
        Ban(
            "allowsJSON5",
            reason: "traps on some bytes",
            in: .everywhere,
            except: ["/SharedJSON/", "/SharedJSONTests/"]
        ),
    ]

    private static let texts = [
        Ban(
            "localizedString(",
            "NSLocalizedString(",
            reason: "a plural key crashes it on Linux; texts are LocalizedText",
            in: .products
        ),
        Ban(
            "NumberFormatter(",
            "DateFormatter(",
            reason: "is wrong for some locales on Linux; use format styles with an explicit locale",
            in: .products
        ),
        Ban(
            "PropertyListSerialization",
            "PropertyListDecoder",
            "NSDictionary(contentsOf",
            "NSArray(contentsOf",
            reason: "crashes on damaged binary lists on Linux; the kit's PropertyListTable reads tables",
            in: .everywhere,
            except: [
                "SharedLocalization/PropertyListTable.swift",
                // These compare with Foundation, on property lists of their own.
                "/SharedLocalizationTests/", "kit-benchmarks/LocalizationBenchmarks.swift",
            ]
        ),
    ]

    private static let time = [
        Ban(
            "Task.sleep",
            "Thread.sleep",
            "usleep(",
            "nanosleep(",
            reason: "waits on the real clock, which is for SystemClock alone; take an AppClock",
            in: .everywhere,
            except: ["SharedCore/SystemClock.swift", "SharedServer/Sockets.swift"]
        ),
        Ban(
            "Timer(",
            "Timer.scheduledTimer",
            reason: "never fires on Linux; take an AppClock",
            in: .everywhere
        ),
        Ban(
            "RunLoop.main",
            "Thread.isMainThread",
            reason: "the main actor is not the main thread on Linux",
            in: .everywhere
        ),
    ]

    private static let traps = [
        Ban(
            "fatalError(",
            "preconditionFailure(",
            reason: "ends the program; throw a typed failure",
            in: .everywhere
        ),
        Ban("try!", "as!", reason: "ends the program; throw a typed failure", in: .everywhere),
    ]

    private static let threads = [
        Ban(
            "Thread(",
            "Thread.detachNewThread",
            "pthread_create(",
            reason: "makes a thread by hand; apps have structured concurrency",
            in: .apps
        )
    ]

    private static let platformFloor = [
        Ban("isolated deinit", reason: "needs iOS 18.4", in: .everywhere),
        Ban("Task.immediate", reason: "needs iOS 26", in: .everywhere),
        Ban(".dayOfYear", reason: "needs iOS 18", in: .everywhere),
        Ban("Observations", reason: "needs iOS 26", in: .everywhere),
        Ban("Mutex<", "Mutex(", reason: "needs iOS 18; SharedCore has Locked", in: .everywhere),
        Ban("InlineArray<", reason: "needs iOS 26", in: .everywhere),
    ]
}
