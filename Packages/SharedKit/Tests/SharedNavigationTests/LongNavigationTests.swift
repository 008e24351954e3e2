import Testing

/// Tests that keep the main actor busy for many seconds: each in a process of its own.
///
/// In the process of all tests they would take the turns of the main actor, for which other tests wait. One after the
/// other, as each keeps a core busy.
@Suite(.serialized) enum LongNavigationTests {}
