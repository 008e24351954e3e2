import Testing

/// Tests that keep the main actor busy for many seconds.
///
/// One after the other: side by side they would take all turns of the main actor, which other tests need too.
@Suite(.serialized) enum LongNavigationTests {}
