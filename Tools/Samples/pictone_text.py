"""The scripts of the Pictone sample, imported by pictone.py; every character, title and line is invented.

A script is written as: introduction, acting points after `*`, lines as `character: words`.
"""

CHARACTERS = {
    "wren": ("Wren Halloway", "A mapmaker who has never been lost, only early."),
    "bo": ("Captain Bo Tarrant", "Forty years on the same ferry, and a different story for every crossing."),
    "isolde": ("Isolde Quill", "Keeps a library in which some books are allowed out after dark."),
    "mags": ("Mags Ferrow", "Inventor. Most of it works. All of it hums."),
    "otto": ("Otto Brandvold", "A baker with a very large voice and a very small oven."),
    "sefa": ("Sefa Lumen", "Lighthouse keeper; talks to the fog and waits for an answer."),
    "aldous": ("King Aldous the Brief", "Ruled for nine days and has not stopped explaining them."),
    "pim": ("Pim", "Plays the accordion under bridges, for the echo."),
    "noor": ("Noor Calder", "An astronomer who is afraid of the dark."),
    "vole": ("Doctor Grimshaw Vole", "A villain with excellent manners and a cold that never ends."),
}

GENRES = [
    ("adventure", "Adventure"), ("comedy", "Comedy"), ("mystery", "Mystery"), ("fairy-tale", "Fairy Tale"), ("drama", "Drama"),
    ("science", "Science Fiction"), ("night", "Bedtime"), ("radio", "Radio Play"), ("poem", "Spoken Poem"),
]  # fmt: skip

# id: (title, summary, genres, script)
ALBUMS = {
    "blank-map": ("The Blank Map", "Wren buys a map with nothing on it, and the captain knows the place.", ("adventure",), """
A harbour, early. The map on the table between them is white from edge to edge.
* Wren is tired but too proud to sit.
* The captain has seen the map before and is deciding whether to say so.
* Leave a breath before the last line.
wren: I paid for a map. This is a napkin with ambitions.
bo: Hold it to the lamp. No, closer. Paper like that is shy.
wren: There's a coast. There's a whole coast coming up through the paper.
bo: That would be Morrow. I haven't been there since they took the lighthouse down.
wren: Why does anyone take a lighthouse down?
bo: Because it worked. Ships kept finding the place.
wren: You could take me there.
bo: I could take you to where it was. It moves about a bit. Islands do, if nobody looks.
wren: Then we'd better look. When do you sail?
bo: Girl, I've had the engine warm since you unrolled it.
"""),
    "second-island": ("The Second Island", "There are two of them, and only one casts a shadow.", ("adventure", "mystery"), """
Noon at sea, dead calm. Two islands, the same in every tree.
* Speak quietly: sound carries over flat water.
* Sefa is heard from the shore, half singing.
wren: I've drawn it twice. I've never drawn anything twice.
bo: One of them is the real one. The trick is to land there.
sefa: Turn about. Turn about. The stones are awake.
wren: Someone's on the left one. No. On both.
bo: Waving?
wren: On the left one she's waving us in. On the right one she's waving us off.
bo: Then it's the right one. Nobody warns you off a place that isn't there.
sefa: Turn about. I mean it kindly.
wren: Which one has the shadow, captain?
bo: Neither. It's noon. Ask me again at four and we'll have dinner on the answer.
"""),
    "ferry-fog": ("Four Minutes of Fog", "A crossing in which nobody can see who is talking.", ("comedy", "radio"), """
The ferry, in fog so thick that the passengers apologise to the railings.
* Everybody is convinced that everybody else has moved.
* The horn may be done by whoever has the lowest voice.
bo: Ladies, gentlemen, accordionists: we are four minutes from the pier, and have been for an hour.
pim: Would it help if I played?
bo: It would help somebody. Play towards the front.
otto: I have forty warm loaves and I can't find my hands.
pim: Sir, you're holding my accordion.
otto: I thought it was soft for a baguette.
bo: Hush. Hear that? That's either the pier or Mrs Lindgren.
pim: It said good morning.
bo: Then it's Mrs Lindgren. The pier never speaks first.
otto: Captain, something bumped us. Gently.
bo: That, my friends, is what we call arriving.
"""),
    "books-at-night": ("What the Books Do at Night", "A library after closing, told very softly.", ("night", "fairy-tale"), """
The last lamp has been turned down. Isolde reads to whoever is still awake.
* Slower than you think. Then slower still.
* The books should sound as if they were pleased to be mentioned.
isolde: First the dictionaries stretch. They've been holding everything in alphabetical order all day.
isolde: Then the atlases lie down on the floor, because they know how big they are.
pim: Do they snore?
isolde: Only the encyclopedias, and only in volume four.
pim: And the poems?
isolde: The poems go and stand at the window. They don't do anything there. They just like to.
pim: What about the book I gave back late?
isolde: It's been telling the others about your kitchen. They're very impressed by the toast.
pim: I could bring it some.
isolde: Tomorrow. Now close your eyes and turn your own page.
"""),
    "overdue": ("Overdue", "A king returns a book after three hundred years.", ("comedy",), """
The desk of the library. The king has brought the book, and a treasury clerk's worth of excuses.
* He is used to being announced and keeps leaving room for the trumpet.
* She has all the time in the world and several of the next.
aldous: Madam. I come to return what the crown has borrowed.
isolde: Title?
aldous: His Majesty King Aldous, first and last of that name.
isolde: Of the book.
aldous: Ah. "Ruling in Ten Easy Days".
isolde: You only kept the throne for nine.
aldous: I never got to the last chapter. I'm told it was the useful one.
isolde: It's due back in the spring of sixteen ninety-eight. That will be a fine of one kingdom.
aldous: I had one. I left it in a coat.
isolde: Then sit down, your majesty, and read me chapter ten. We'll call it even.
"""),
    "humming-box": ("The Humming Box", "Mags has built something. It knows her name.", ("science",), """
A workshop on the third floor, a Tuesday. The box is the size of a hat.
* Mags never finishes being delighted, not even when she should be afraid.
* Noor is reasonable. It doesn't help.
mags: Don't touch it. Well, touch it, but say hello first.
noor: What is it for?
mags: That's the beauty. I built it to find out.
noor: It's warm.
mags: It's thinking. It does that when somebody new comes in.
noor: Mags, it just hummed the first bar of a song my mother made up.
mags: Did it get it right?
noor: It got the second verse right, too. Nobody knows the second verse.
mags: Oh, good. Then it isn't listening to us.
noor: Then what is it listening to?
mags: Hold my tea. I'm going to ask.
"""),
    "clockwork-heron": ("The Clockwork Heron", "It was supposed to stay on the roof.", ("science", "adventure"), """
Roofs, wind, a bird of brass and umbrella silk.
* Shout the first half, whisper the second.
* The heron is silent. Play to where it stands.
mags: Left! I said left! It only knows one left!
wren: It's gone past the cathedral. I'm marking the cathedral.
mags: You're making a map? Now?
wren: How else will we know where you lost it?
mags: I haven't lost it. It's exploring without me.
wren: It's landed. By the river. Mags, look.
mags: It's standing among the others.
wren: Real ones. They're making room.
mags: I never built it to fold its wings like that.
wren: Perhaps somebody showed it how.
"""),
    "small-oven": ("The Small Oven", "Forty guests, one oven, one hour.", ("comedy", "drama"), """
A bakery before dawn. Flour on everything, including the clock.
* Otto is at full voice throughout; let the tenderness come through it, not instead of it.
otto: One loaf at a time! The bread of kings! The slowThreshold of snails!
pim: They're at the door, Otto. All forty.
otto: Tell them that hunger is the better half of breakfast.
pim: I told them. They said you said that last year.
otto: And was I wrong?
pim: You were late. But you weren't wrong.
otto: My father had this oven, and his father. It never once hurried.
pim: What did they do with forty guests?
otto: They sang, Pim. They opened the door and sang until the bread was done.
pim: I only know three songs.
otto: Then we play them slowly. Open the door!
"""),
    "keeper-answers": ("The Fog Answers", "For eleven years Sefa has said good night to the fog. Tonight it replies.", ("mystery", "drama"), """
The lantern room. Outside there is nothing, and it is listening.
* Let the silences be as long as the lines.
* The captain speaks over a poor radio.
sefa: Good night, fog. Ninety-one ships this month. None of them yours.
bo: Sefa, this is the ferry. Who's that with you?
sefa: Nobody's with me, captain. I'm saying good night.
bo: I know. I heard you. I heard the other one, too.
sefa: What did it say?
bo: It said ninety-two.
sefa: There's no ninety-second ship in my book.
bo: No. I'm looking at her. No lights, no name, coming in very gently.
sefa: Then I'd better put the kettle on.
bo: For whom?
sefa: For ninety-two.
"""),
    "light-list": ("A List of Lights", "A poem for one voice, with interruptions by the sea.", ("poem", "night"), """
Sefa reads from the log, one entry per breath.
* Don't act. Count.
* The other voice is the captain's, far away and friendly.
sefa: One green, for come home.
sefa: One red, for not this way.
sefa: One white, for I'm awake as well.
bo: Two short, for thank you.
sefa: One yellow, in a kitchen, for there's soup.
sefa: One blue, under a door, for somebody is reading and shouldn't be.
bo: One long, for nearly there.
sefa: A match. I never learned what for.
sefa: A star. It isn't mine, but I enter it.
bo: Two short.
sefa: You're welcome. Put yours out now. I'll keep mine.
"""),
    "nine-days": ("Nine Days a King", "The full account, by the only one who took notes.", ("comedy", "drama"), """
The king dictates his memoirs. The librarian writes down something else.
* He believes every word. So should you.
* Her corrections are kind, which makes them worse.
aldous: Day one. I was crowned. It was too big. I declared large heads the fashion.
isolde: "Day one. He wore a hat."
aldous: Day two. I abolished Mondays.
isolde: "It was a Monday. He stayed in bed."
aldous: Day three to five. War.
isolde: "He lost three games of draughts to the cook."
aldous: Day six. Peace, on generous terms.
isolde: "He apologised to the cook."
aldous: Day seven, I inspected the realm.
isolde: "He walked to the mill and back, and everybody waved. He remembered all their names."
aldous: You don't have to put that in.
isolde: It's the only part they'll ask for.
"""),
    "crown-for-sale": ("Crown for Sale", "Slightly used. One careful owner.", ("comedy", "radio"), """
A market stall. The doctor collects crowns; nobody has told the king.
* Doctor Vole sneezes where marked, and never in the same way twice.
aldous: Step up! One crown, gold on the outside, velvet where it counts!
vole: How very charming. And does it come with a country?
aldous: It comes with a box.
vole: Pity. Ah... ah... tchoo. Forgive me. I'll give you two islands for it.
aldous: You own islands?
vole: I own the maps. It comes to the same thing, if one is patient.
aldous: What would you do with it?
vole: Wear it in the bath, and feel misunderstood. What did you do with it?
aldous: Very much the same.
vole: Then keep it, sire. I couldn't possibly improve on that. Tchoo.
"""),
    "under-bridges": ("Under Seven Bridges", "Every bridge has its own echo. Pim has names for them.", ("adventure", "poem"), """
A walk down the river in one evening, bridge by bridge.
* Each bridge answers. Decide how before you record.
* Noor is carrying the lantern and pretending not to need it.
pim: This one's called Grandfather. He repeats everything, but only the end.
noor: Hello?
pim: "Lo," he says. He's not unfriendly. He's tired.
noor: And this one?
pim: That's Glass. Play anything high and she keeps it for you till the morning.
noor: It's very dark under here.
pim: That's only the bridge shutting its eyes to listen.
noor: How many more?
pim: Three. The last one doesn't echo at all.
noor: What's that one called?
pim: I haven't named it. I think it's waiting for somebody else to go first. You've got the lantern.
noor: Then... good evening. I'm Noor. I'm listening, too.
"""),
    "afraid-of-dark": ("Afraid of the Dark", "An astronomer explains herself.", ("drama", "science"), """
An observatory, five minutes before opening the roof.
* Noor isn't joking. Mags thinks so for exactly four lines.
noor: I count to three before I switch the lamp off. Every night. Nineteen years.
mags: You're an astronomer.
noor: I know what I am.
mags: That's like a fish who... no. Sorry. You mean it.
noor: It isn't the sky. The sky's full. It's the room before the roof opens.
mags: I could build you a lamp that goes out so slowly that you'd never notice it had.
noor: I'd notice.
mags: I could build you one that hums.
noor: Would you sit here instead? Only till it's open.
mags: One.
noor: Two.
mags: Look. There it all is.
"""),
    "comet-letter": ("A Letter to a Comet", "It comes back every seventy-six years. Somebody should tell it the news.", ("poem", "night"), """
Noor writes. Isolde will keep the letter until it's needed.
* Read it to one person.
noor: Dear comet. You've been away, so I'll begin with the weather.
noor: It has been mostly kind.
noor: We found out what you're made of. I hope you don't mind. It's a lovely recipe.
isolde: Shall I put down that you were crying?
noor: Put down that it was cold.
noor: The people who waved at you last time aren't here now. They said you were smaller than they'd hoped and that they'd never forget you.
noor: I'll be a hundred and four. I'll wave with whatever works.
isolde: And how do you wish to close?
noor: Yours, in passing.
isolde: I'll shelve it under the window. It'll find its own way up.
"""),
    "polite-villain": ("The Polite Villain", "He has tied them up with ribbon, and asked whether it's too tight.", ("comedy", "adventure"), """
A cellar with very good armchairs.
* Doctor Vole must be sincerely hospitable and sincerely dangerous.
* Wren has her hands free from line five. Don't show it.
vole: Sugar? No? You're quite right. Tchoo. It would spoil the biscuits.
wren: Untie us.
vole: In good time. I've a speech. I've been working on it. There are three jokes.
mags: Is that device behind you what I think it is?
vole: It's a kettle, my dear. The device is under your chair.
wren: What does it do?
vole: It makes every map in the world one inch wrong. Nobody will be hurt. They'll only be late, forever.
mags: That's monstrous.
wren: That's my whole profession.
vole: I did feel you'd appreciate it. Now, the first joke.
mags: Doctor? Your ribbon's come undone.
vole: So it has. So it... has. Well. More tea, then, while you chase me?
"""),
    "a-cold-cure": ("A Cure for the Common Vole", "Everybody has a remedy. He tries them all at once.", ("comedy",), """
The villain's bedside. The enemy has come with soup.
* Four ways of caring for someone you don't trust.
vole: I had intended to flood the valley today. I find I can't get up.
otto: Soup! My mother's! She raised eleven and feared nobody!
vole: It's... tchoo... rather moving, in fact.
pim: I could play something low. It shakes the cold loose.
isolde: There's a book that cures it. You mustn't read it; you sleep on it.
vole: Why are you being kind? I put your bakery in a bottle.
otto: And the bottle was very clean! I noticed that!
pim: You always say good morning.
isolde: And you return things on time.
vole: I don't know what to say. I've nothing prepared.
otto: Then eat.
"""),
    "the-long-table": ("The Long Table", "All of them, one evening, before the story goes on.", ("drama", "radio"), """
A table across the whole market square. The lamps have just been lit.
* This is the end of the first season: nobody knows it but the audience.
* Overlap. Pass the words like bread.
otto: Sit! Sit! Whoever's standing is a waiter!
wren: I've drawn the table. It's the longest thing on the map.
bo: I've carried everyone here at one time or another. You all tip badly.
aldous: When I was king, I'd have made a speech.
isolde: And what will you do now?
aldous: I'll pass the butter.
mags: The box is humming. It's happy, I think. Or it's dinner.
noor: There's the first star. I didn't count.
pim: What shall I play?
sefa: Something that'll carry. There's a ship out there that isn't in my book.
vole: Forgive me... is this chair... tchoo... taken?
otto: It's yours. It's been yours all evening. Sit.
"""),
}

POPULAR = "wren"
VOICES = ["Ada Finchley", "Marlon Oake", "Tilda Voss", "Hugo Penhallow", "Ines Carrow", "Theo Winslade", "Bea Thornquist", "Jonah Merriweather"]
MANNERS = ["Warm and unhurried", "Quick and bright", "Close to the microphone", "As if on a stage", "Dry", "With a smile", "Half asleep", "Low and steady"]
