"""The demo texts of Interlochen, imported by interlochen.py; all people, ensembles and works are invented."""

# id: (medium, genre, title, views, seconds, description)
MEDIA = {
    "lake-symphony": ("video", "concert", "Symphony for a Lake at Dusk", 1248210, 2874, "The festival orchestra plays with its back to the water. In the slow movement the wind section stands in two canoes, and the echo from the far shore is written into the score.\n\nRecorded on the last evening of the summer, without a second take: it began to rain eleven minutes after the final chord."),
    "first-solo": ("video", "dance", "First Solo", 86433, 412, "She had a week to learn it and one night to dance it. The camera stays close."),
    "four-nights": ("video", "film", "Four Nights, One Film", 15920, 1310, "Nine students, one script, no sleep. A film about a lighthouse keeper who collects other people's umbrellas, and a second film about how the first one was made."),
    "pines-quartet": ("audio", "recital", "Quartet in the Pines", 47110, 1986, "Two violins, a viola and a cello, an open barn door, and in the third movement a thrush that nobody had invited."),
    "grand-hall": ("video", "recital", "Eleven Preludes for a Large Room", 233871, 2230, "A piano recital that begins with the lid closed."),
    "swan-boats": ("video", "dance", "The Swan Boats", 702455, 3120, "A ballet in three scenes about a park that is about to be drained. The second scene is danced in water up to the ankles; the orchestra sits above it on a bridge."),
    "open-air-jazz": ("video", "jazz", "Late Set on the Raft", 98804, 2755, "Trumpet, bass, voice and a borrowed violin, forty metres from the shore."),
    "night-songs": ("audio", "song", "Songs for a Short Night", 9120, 1544, "A soprano, a piano, and twelve poems about not going to bed."),
    "the-ferry": ("video", "theatre", "The Ferry", 31207, 4310, "A one-act play for two people and a table. One of them is waiting for a ferry; the other knows that it stopped running years ago and has come to say so."),
    "guitar-hours": ("audio", "recital", "Guitar Hours", 120066, 2688, "Six studies, played at six times of one day."),
    "winter-chorale": ("audio", "choir", "Winter Chorale", 54018, 1822, "Eighty voices in a gym with good acoustics and no heating."),
    "masked-ball": ("video", "theatre", "Masks, Mostly", 7033, 3577, "A comedy in which everybody is mistaken for somebody else except the dog."),
    "brass-at-dawn": ("audio", "concert", "Brass at Dawn", 18892, 655, "Every Sunday at six the brass wakes the camp. This is the politest of last summer's recordings."),
    "northern-suite": ("audio", "concert", "Northern Suite", 266940, 2410, "Music for strings and one very low flute, written after a night on the dunes."),
    "how-to-bow": ("video", "lesson", "How to Hold a Bow", 1980331, 488, "Five minutes that save five years."),
    "in-rehearsal": ("video", "rehearsal", "Bar 212, Again", 4410, 1975, "Half an hour in the life of one difficult page. By the end the horns are smiling."),
    "stage-hands": ("video", "behindTheScenes", "What the Stage Hands Know", 12777, 934, "How to hang a moon, where to hide a prompter, and why the left curtain is always a second late."),
    "letters-home": ("audio", "conversation", "Letters Home", 2208, 1690, "Campers read what they wrote in their first week, ten years later."),
    "building-harp": ("video", "workshop", "Building a Harp in Nine Days", 65190, 1422, "Maple, spruce and forty-seven strings. On day six something cracks."),
    "poets-porch": ("audio", "reading", "Poets on the Porch", 830, 2044, "Seven young poets and a creaking swing."),
    "campus-seasons": ("video", "campus", "One Path, Four Seasons", 143002, 244, "The same walk filmed every morning for a year."),
    "aurora-night": ("video", "campus", "The Night the Sky Moved", 3401277, 191, "Somebody knocked on every door at two in the morning. Nobody was angry."),
}

FEATURED = ["lake-symphony", "first-solo", "pines-quartet", "aurora-night", "grand-hall", "four-nights", "open-air-jazz", "night-songs"]

# id, title, description, media
PERFORMANCES = [
    ("orchestra-band", "Orchestra & Band", "Large ensembles on large stages, and sometimes on water.", ["lake-symphony", "brass-at-dawn", "northern-suite", "winter-chorale"]),
    ("dance", "Dance", "From the barre to the lake.", ["first-solo", "swan-boats"]),
    ("recitals", "Recitals", "One player, or four, and a room that listens.", ["grand-hall", "pines-quartet", "guitar-hours", "night-songs"]),
    ("theatre", "Theatre", "Plays that fit into an evening.", ["the-ferry", "masked-ball", "four-nights"]),
    ("jazz", "Jazz & Song", "Late sets, early mornings.", ["open-air-jazz", "night-songs", "brass-at-dawn"]),
]
EXTRAS = [
    ("lessons", "Lessons", "Short films from those who teach here.", ["how-to-bow", "building-harp"]),
    ("backstage", "Behind the Scenes", "Rehearsals, ropes and paint.", ["in-rehearsal", "stage-hands", "four-nights"]),
    ("voices", "Voices", "Conversations and readings.", ["letters-home", "poets-porch"]),
    ("seasons", "Around the Year", "The campus in every weather.", ["campus-seasons", "aurora-night"]),
]
CAMERAS = [
    ("lake-shore", "Lake Shore", "The dock, the canoes, and whoever is up first."),
    ("bowl-stage", "Bowl Stage", "Empty until seven, full at eight."),
    ("pine-walk", "Pine Walk", "The way from the cabins to everything else."),
    ("observatory", "Observatory Hill", "Best after dark."),
]

# title, description, listeners so far, a show of the programme with its times, and the one that follows
STATIONS = [
    ("shoreline", "Shoreline Classical", "Four centuries of music, one announcer at a time.", 512300, ("The Open Score", "09:00", "12:00"), "Noon from the Hall"),
    ("pinewood", "Pinewood News & Talk", "The world at the top of the hour, the neighbourhood after it.", 48200, ("The Long Table", "13:00", "16:00"), "The Way Home"),
]  # fmt: skip

LINKS = [("about", "About the Center", ""), ("camp", "Summer Camp", "camp"), ("school", "Boarding School", "school"), ("tickets", "Concerts & Tickets", "tickets"), ("give", "Support the Stations", "give"), ("visit", "Visit the Campus", "visit")]
CONNECT = [("facebook", "https://www.facebook.com/interlochen"), ("twitter", "https://twitter.com/interlochen"), ("instagram", "https://www.instagram.com/interlochen")]
