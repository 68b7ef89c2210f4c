import type { NarrowKind } from "../kind.ts";

/** Somebody new with whom it does not go well. */
export const earlyTrouble: NarrowKind = {
  id: "early-trouble",
  far: true,
  heard:
    /\b(?:bad|wrong|poor|failed|failing) hires?\b|\bnew (?:hire|employee|person|receptionist|assistant|technician)s? (?:who |that )?(?:isn't|is not|aren't|doesn't|does not|won't|keeps?|not)\b|\bprobation(?:ary)?\b/,
  not: /\b(?:probation officer|criminal|cases?|clients? on probation)\b/,
  about: "difficult starts",
  settles: "whether it’s the person or the start, what to say by when, and how to end it decently",
  opening:
    "In week two somebody says, “Is it just me, or …?” It isn’t, and it won’t pass by itself. What helps is a talk within the week, one page, and a date on which both of you look at it again.",
  yours: [
    "The day on which you first noticed, and the day on which you first said something",
    "What you hadn’t shown them, looking back",
    "What it cost to begin again: weeks, ads, overtime",
  ],
  points: [
    [
      "Separate what they can’t from what they won’t",
      "What exactly isn’t working?",
      "Whoever works beside them: three things seen, with days; no opinions.",
      "Skill, speed, reliability, manner: one example of each that applies. What was never shown is yours and not theirs.",
      "Saying “attitude”",
    ],
    [
      "Talk in the week you notice",
      "What do I say the first time?",
      "Say it aloud to somebody outside first.",
      "What was seen, what’s expected, what they need for it, when you’ll talk again. Ten minutes, door closed, no sandwich of praise.",
      "Waiting for the review",
    ],
    [
      "Put three points and a date on one page",
      "What goes in writing?",
      "Your handbook’s own words; the state labor department on final pay and notice.",
      "Three things that can be counted, two weeks, who helps, signed by both. It’s fair if they could pass.",
      "A plan nobody could meet",
    ],
    [
      "Give them one good teacher",
      "What do they get from me?",
      "Ask the one who learned fastest what helped.",
      "An hour a day with one person, a card for the five commonest tasks, and a place to ask without being laughed at.",
      "Three people teaching three ways",
    ],
    [
      "Decide on the date, not after it",
      "When do I decide?",
      "The page, and one question to the team: would you hire them again?",
      "Met, nearly met with one reason, not met. A month more for “nearly” is the commonest mistake.",
      "Extending it to be nice",
    ],
    [
      "End it in one sentence, and mend the start",
      "How do I let somebody go?",
      "A lawyer or HR line before the talk; the final pay rule of your state.",
      "The sentence, pay and keys, what the team hears in two lines. Then what changes in the ad, the interview or week one.",
      "Looking for a better person and keeping the same first week",
    ],
  ],
};

/** A day or an evening for one's own people. */
export const teamDay: NarrowKind = {
  id: "team-day",
  far: true,
  heard:
    /\b(?:team[- ]?building|team (?:outings?|retreats?|days?|lunch(?:es)?|activities)|staff (?:part(?:y|ies)|outings?|appreciation|retreats?|dinners?|lunch(?:es)?|gifts?|(?:holiday|christmas) part(?:y|ies))|office (?:part(?:y|ies)|retreats?)|(?:holiday|christmas) part(?:y|ies) for (?:our |my |the |a )?(?:[\w-]+ ){0,2}(?:staff|team|employees|crew)|company (?:picnics?|part(?:y|ies)|retreats?)|employee (?:appreciation|recognition))\b/,
  not: /\b(?:calls?|callers?|phones?|closed|voicemail)\b/,
  about: "staff events",
  settles: "what it’s for, what everybody can do, what it costs a head, and whose time it is",
  opening:
    "Ask each of them on a slip of paper: daytime or evening, with family or without, what would you rather not do? With a small team the answers rule out most of the internet’s ideas in a minute, and what’s left will be enjoyed.",
  yours: [
    "The one from which people still tell stories, and the one nobody mentions",
    "What your people wrote on the slips",
    "The sum for each person, with tip and the ride home",
  ],
  entry: [
    "What it is, in one sentence, and for how many people it works",
    "What it takes: hours, dollars for each person, who organizes it",
    "Who can’t take part, and how it’s changed so they can: knees, children at home, no alcohol, faith",
    "What’s left on Monday: something learned, made or laughed about",
  ],
  points: [
    [
      "Say what it’s for",
      "What should be different afterward?",
      "Two sentences from the team: what’s missing, thanks or rest or talking to each other?",
      "Thanks, rest, or getting to know each other are three different days. One that’s meant to fix a quarrel won’t.",
      "Booking first and finding the reason later",
    ],
    [
      "Do it in paid hours",
      "Is it paid time, and do I have to come?",
      "dol.gov and your state on required events; your insurer on injuries and alcohol.",
      "If they have to come, it’s work. A paid afternoon is remembered longer than a free Saturday.",
      "Taking their evening as a gift to them",
    ],
    [
      "Pick what the shyest can enjoy",
      "What will everybody do?",
      "Slips of paper, without names: one thing you’d like, one you’d hate.",
      "Something to do with the hands beats something to say. Groups of three, no speeches, no trust falls.",
      "Choosing what the owner likes",
    ],
    [
      "Set the sum for each person",
      "What does it cost, all in?",
      "Two written offers, with tip, tax and the ride home.",
      "A sum a head, what’s left out at that price, and a version for nothing.",
      "Forgetting tip and taxi",
    ],
    [
      "Say who minds the shop",
      "Who covers the work?",
      "Last year’s quietest afternoon in the calendar.",
      "Closed with a sign and a date, two halves, or a colleague who covers for you.",
      "Having one person stay behind every time",
    ],
    [
      "Ask once afterward",
      "Was it worth it?",
      "One question on a slip the next day: again, or something else?",
      "What people said, and what was still different two weeks later.",
      "Asking whether they had fun",
    ],
  ],
};

/** What is baked, with where it fails. */
export const baking: NarrowKind = {
  id: "baking",
  far: true,
  heard:
    /\b(?:(?:[\w-]+ )?(?:pound |bundt |layer |birthday |coffee |sheet )?cakes?|cupcakes?|cookies|brownies|muffins?|scones?|pies?|tarts?|biscuits?|breads?|sourdough|cinnamon rolls?|macarons?|croissants?|pastr(?:y|ies))\b/,
  with: /\b(?:recipes?|how (?:to|do (?:i|you)) (?:make|bake)|bak(?:e|ing)\b(?! sale to)|from scratch|homemade)\b/,
  not: /\b(?:wedding cakes? (?:orders?|prices?)|order(?:s|ing)?|selling|pric(?:e|ing)|calls?|phones?|voicemail)\b/,
  settles: "the amounts by weight, what happens in the oven, how it travels, and where it fails",
  opening:
    "Butter and eggs that are as warm as the kitchen, a scale, and a pan whose size you’ve measured: with those three the rest is waiting. Without them no recipe helps.",
  yours: [
    "Your amounts in grams, your pan, your oven’s real temperature, and the minutes in yours",
    "The one that failed, with a picture of the cut",
    "Whose recipe it was, and what you changed",
  ],
  points: [
    [
      "Give every amount by weight, and the pan by size",
      "What do I need?",
      "Weigh it as you make it; measure the pan across the top and fill it with water by the cup.",
      "Grams first, cups behind. Say how warm butter, eggs and milk are, and which one thing can’t be swapped. Name wheat, eggs, milk and nuts at the top.",
      "Cups alone, and “a loaf pan”",
    ],
    [
      "Say when to start so it’s ready by then",
      "When do I begin?",
      "A watch: butter soft, hands on, in the oven, cool enough to cut.",
      "Four times in one line, counted back from the hour at which it’s served. Say which half can be done the evening before.",
      "Counting oven time only",
    ],
    [
      "Give the sign at the end of each step",
      "How do I see that it’s right?",
      "Stop at each step, take a picture in daylight, and show it to a beginner.",
      "What it looks like when butter and sugar have had enough, when flour has had too much, when the batter may wait.",
      "Minutes without a sign",
    ],
    [
      "Tell how it looks when it’s done",
      "How do I know it’s done?",
      "An oven thermometer, a skewer, and an instant-read thermometer in the middle.",
      "Color, smell, the skewer, the degrees inside. When to cover the top with foil, and how long it stays in the pan.",
      "Opening the door to look",
    ],
    [
      "Show the two ways it goes wrong",
      "Why did mine sink, or come out dry?",
      "Bake one wrong on purpose: cold eggs, five minutes longer; cut both.",
      "The cut surface of each with its cause: a dense streak, a sunken middle, a dry edge. It’s what people search for at ten at night.",
      "Showing only the good one",
    ],
    [
      "Say how it keeps, travels and is cut",
      "How do I store and carry it?",
      "One in a box on the back seat, one in the freezer for a week.",
      "Days at room temperature, how to wrap it, when the glaze goes on, slices from one pan. For a sale: a label with everything in it, and the price of a slice.",
      "Glazing it warm",
    ],
  ],
};

/** What a room that strangers use is laid, painted and furnished with. */
export const publicRooms: NarrowKind = {
  id: "public-rooms",
  far: true,
  heard:
    /\b(?:(?:waiting|reception|lobby|treatment|exam|break) (?:room|area)s?|lobby|lobbies|waiting rooms?) (?:furniture|chairs?|seating|design|decor|layouts?|ideas|colou?rs?|remodel\w*|makeovers?|toys?)\b|\b(?:furniture|chairs?|seating|colou?rs?|toys?|art|decor|lighting)\b.{0,30}\b(?:waiting|reception|lobby|treatment|exam|break) ?(?:rooms?|areas?)?\b/,
  not: /\b(?:calls?|callers?|phones?|waiting (?:time|on hold)|coffee|espresso|legal|record)\b/,
  settles: "who uses the room and how long, what stands daily cleaning, and what it costs for ten years",
  opening:
    "Sit in it for twenty minutes on your busiest morning, in the seat that’s left when all others are taken. You’ll know what has to change, and very little of it will be a color.",
  yours: [
    "How many people sit there at ten on a Monday, with whom, and for how long",
    "What broke, stained or was never sat on in the last three years",
    "What people have said about the room, word for word",
  ],
  points: [
    [
      "Count who’s in the room, and for how long",
      "Who uses it?",
      "A tally on two mornings: people, minutes, strollers, walkers, crates, who stands.",
      "Seats for the busiest half-hour and not for the average. One place each for somebody large, somebody with bad knees, a wheelchair and whoever came along.",
      "Counting chairs in a catalog",
    ],
    [
      "Write down how it’s cleaned every day",
      "What does it have to stand?",
      "Whoever cleans: which product, how strong, how often? Then the maker’s data sheet, at “cleaning.”",
      "Disinfectant, urine, gum, claws, wet boots. What the maker doesn’t name on the sheet isn’t covered by the warranty.",
      "Choosing the fabric by its color",
    ],
    [
      "Check what could hurt somebody",
      "What has to be safe?",
      "ada.gov on clear floor space; your fire marshal on fire ratings; for children, cpsc.gov on tip-overs and small parts.",
      "A path 36 inches wide to desk and restroom, corners at a child’s head, slip when wet, what can be climbed or tipped.",
      "Measuring when it’s delivered",
    ],
    [
      "Draw it before you buy",
      "Where does everything go?",
      "Tape on the floor, one morning of real traffic.",
      "Short rows and corners instead of one line along the wall, sick from well, the desk in sight, a place for what they carry.",
      "Filling the walls first",
    ],
    [
      "Compare three of each, for ten years",
      "Which one, and what does it cost?",
      "Three dealers’ written offers, one for refurbished; warranty for commercial use in years.",
      "Price, years, cleaning hours, a replaceable seat or tile. A row of five with one torn seat is a row of none.",
      "Furniture made for a home",
    ],
    [
      "Try two before you order twenty",
      "How do I know it’s right?",
      "Two samples in the room for two weeks; watch which is taken first.",
      "What people chose, what they moved, what it looked like after ten cleanings.",
      "Ordering from the picture",
    ],
  ],
};

/** A party for one of one's own people. */
export const honoring: NarrowKind = {
  id: "honoring",
  far: true,
  heard:
    /\b(?:retirement|farewell|going[- ]away|goodbye|send-?off|work anniversary|service anniversary|birthday) (?:part(?:y|ies)|lunch(?:es)?|dinners?|gifts?|celebrations?|speech(?:es)?|toasts?)\b|\b(?:part(?:y|ies)|lunch|dinner|celebration|gift) for (?:an?|our|my|the) (?:[\w-]+ ){0,3}(?:retir\w+|who(?:'s| is)? (?:leaving|retiring))/,
  not: /\b(?:calls?|callers?|phones?|children|kids|dogs?|cats?|order(?:s|ing)?)\b/,
  settles: "what they’d like themselves, who has to be there, what’s said, and what they take home",
  opening:
    "Ask the one person who knows: the spouse, the daughter, the colleague from the early days. Would they like forty people and a speech, or six and a long lunch? Everything else follows from that answer.",
  yours: [
    "Three things they did that nobody else would have, with the year",
    "The sentence that everyone in the place can quote from them",
    "Who has to be there, and who left years ago and would come",
  ],
  points: [
    [
      "Find out what they’d like",
      "Do they want a party at all?",
      "Somebody from the family, in private, four weeks ahead.",
      "Large or small, evening or noon, surprise or not. Some would rather have a Friday off and a letter.",
      "Planning the party you’d want",
    ],
    [
      "Fix the day and the list",
      "When, and who comes?",
      "Their last working day; old phone lists and holiday cards for people from before.",
      "A day before the last one, so that it isn’t all goodbyes. Three groups: the team, former colleagues, the family.",
      "Forgetting whoever left earlier",
    ],
    [
      "Set a sum for each guest",
      "What does it cost?",
      "Two written offers, with tip and cake; irs.gov on gifts to employees.",
      "Room, food, gift, pictures. Say what’s left out at half the sum, and who may chip in without being asked twice.",
      "Passing an envelope with names on it",
    ],
    [
      "Collect stories, not signatures",
      "What do we give?",
      "One question by text to everyone: “What did you learn from them?” A deadline ten days ahead.",
      "Answers printed on one sheet each, old pictures between them. It costs $40 and stays on the shelf.",
      "A clock",
    ],
    [
      "Keep the speech to four minutes",
      "Who says what?",
      "Whoever worked beside them longest; read it aloud once with a watch.",
      "One scene from the beginning, one from a hard day, one thanks from somebody outside. Then they may speak, if they like.",
      "A résumé, read out",
    ],
    [
      "Say who minds the work, and what comes after",
      "Who covers the afternoon?",
      "The schedule; the person who takes over.",
      "A sign with a date, or a colleague who covers. Keys and handover are done before the day, so that nobody thinks of them.",
      "Handing over at the party",
    ],
  ],
};
