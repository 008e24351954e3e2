// The page that links the simulators of all apps.

import SharedServer

/// A page of plain HTML that loads no other resource.
public enum IndexPage {
    /// An app on the page.
    public struct App: Sendable {
        /// The app's name.
        public var name: String
        /// A description in a sentence or two.
        public var summary: String
        /// The port of its simulator.
        public var port: Int
        /// The token that its simulator requires.
        public var token: String

        /// Describes an app on the page.
        public init(name: String, summary: String, port: Int, token: String) {
            self.name = name
            self.summary = summary
            self.port = port
            self.token = token
        }

        /// The URL of its simulator.
        public var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }
    }

    /// Responds to a request.
    ///
    /// The page holds the tokens, so only requests to a loopback host name get it. This refuses a foreign
    /// page whose host name was made to resolve to this machine (DNS rebinding).
    public static func response(to request: ServerRequest, apps: [App]) -> ServerResponse {
        let host = request.headers["Host"]?.split(separator: ":").first.map(String.init)
        guard host == "127.0.0.1" || host == "localhost" else {
            return .text("Not for this host.", status: 403)
        }
        guard request.path == "/" else { return .text("There is only the index.", status: 404) }
        var response = ServerResponse.text(html(apps), type: "text/html; charset=utf-8")
        response.headers["Cache-Control"] = "no-store"
        response.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
        return response
    }

    /// The page's HTML.
    public static func html(_ apps: [App]) -> String {
        let cards = apps.map { app in
            """
            <li><a href="\(escaped(app.address))"><h2>\(escaped(app.name))</h2><p>\(escaped(app.summary))</p></a></li>
            """
        }
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>Apps</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <style>\(style)</style></head>
            <body><main><h1>Apps</h1><ul>\(cards.joined(separator: "\n"))</ul></main></body></html>
            """
    }

    private static let style = """
        :root { color-scheme: light dark; --back: #f2f2f7; --card: #fff; --label: #000; --second: #5f5f66; }
        @media (prefers-color-scheme: dark) {
          :root { --back: #000; --card: #1c1c1e; --label: #fff; --second: #aeaeb2; } }
        body { margin: 0; background: var(--back); color: var(--label);
          font: 17px/1.35 -apple-system, system-ui, sans-serif; }
        main { max-width: 60rem; margin: 0 auto; padding: 48px 16px; }
        h1 { font-size: 34px; margin: 0 0 24px; } h2 { font-size: 20px; margin: 0 0 8px; }
        p { font-size: 15px; margin: 0; color: var(--second); }
        ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px;
          grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
        a { display: block; min-height: 44px; padding: 16px; border-radius: 14px; background: var(--card);
          color: inherit; text-decoration: none; }
        a:focus-visible, a:hover { outline: 2px solid #0a6cff; }
        """

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
