import type { Nature } from "./kind.ts";

// What is to be understood and not done: `{thing}` is what the request names, read from the group of `heard`.

/** How a thing of every day came to be: the bicycle, chocolate. */
export const thingsPast: Nature = {
  id: "things-past",
  byQuestion: true,
  learned: true,
  heard:
    /^(?:an? |the )?(?:short |brief |little )?(?:history|story|origins?|invention|evolution) of (?!(?:our|my|your) )(?<thing>(?!.*\b(?:revolutions?|wars?|crash|depression|famine|collapse|fall|plague|strikes?|movement|act|crisis|revolt|migration|empire|battle)\b).{3,60})$/,
  settles: "what came before, who made it, what each change put right, and what’s left to see of it today",
  opening:
    "Begin with a thing that readers know, and take one part of it away. What would a day have been like? From there the story runs by itself: somebody was annoyed by that, and tried something.",
  yours: [
    "The oldest one that you have held or seen, and where it stands",
    "What somebody of eighty remembers of it, with a name",
    "One picture that you may use, with its owner and year",
  ],
  points: [
    [
      "Say what people did before",
      "What did people do before {thing}?",
      "A museum’s own page on it; one account from the time, with its year.",
      "One ordinary task, how long it took, and what was hard about it.",
    ],
    [
      "Name who made the first, and what is disputed",
      "Who made the first, where, and when?",
      "Two encyclopedias and one museum: where the dates differ, give both.",
      "Name, place and year. Where several claim to be first, say so in one sentence.",
    ],
    [
      "Show each change as an answer to a trouble",
      "Which changes came after that, and what did each put right?",
      "Pictures of four or five stages side by side, each with its year and source.",
      "For each stage: what was wrong with the one before, what was new, and what was still missing.",
    ],
    [
      "Say what it is made of",
      "What is it made of, then and now?",
      "A museum label, a maker’s page, a patent with its number.",
      "Two or three materials or ingredients, where they came from, and what became possible with each.",
    ],
    [
      "Say who could afford it",
      "Who could have it at first, and when could everyone?",
      "A price from an old advertisement, beside a week’s pay of the same year.",
      "The first price in weeks of pay, the year in which it became ordinary, and whom it was kept from.",
    ],
    [
      "Tell what it changed",
      "What could people do then that they couldn’t before?",
      "A letter, diary or newspaper of the time, with a line to quote.",
      "One thing that got easier, one that got worse, each with a person in it.",
    ],
    [
      "End with something to see or try",
      "Where can it be seen or tried today?",
      "A museum or collection near your readers, with hours; a safe thing to try at a table.",
      "One place, one picture to look at closely, one thing to try, and what to watch for in it.",
    ],
  ],
};

/** A person’s life. */
export const life: Nature = {
  id: "life",
  byQuestion: true,
  learned: true,
  heard:
    /^(?:the )?(?:life|biography|life story|story of the life)(?: and (?:times|work))? of (?<thing>.{3,50})$|^who (?:was|were) (?<who>.{3,50})$/,
  settles: "where the person came from, what stood in the way, what they did, and what’s left of it",
  opening:
    "Begin on one day, with one thing in the person’s hand. Birth and parents can wait until a reader wants to know them.",
  yours: [
    "The sentence of theirs that you’d read aloud, with its page",
    "A place that you have been to, and what’s still there",
    "What you first thought of this person that turned out wrong",
  ],
  points: [
    [
      "Begin on one day",
      "On which day does the story begin?",
      "A letter, diary or interview of that year.",
      "Date, place, who else was there, and what was decided.",
    ],
    [
      "Say where they came from",
      "Where did {thing} grow up, and with whom?",
      "A biography with footnotes, and an archive or museum of their own.",
      "Place, family, money, school, and one thing that was closed to them.",
    ],
    [
      "Show what stood in the way",
      "What stood in the way?",
      "Two biographies: which troubles stand in both?",
      "Two obstacles, with the year and the person or rule behind each.",
    ],
    [
      "Explain what they did",
      "What exactly did {thing} do that others hadn’t?",
      "Somebody who works in that field: ask for it in two sentences.",
      "The work in words that a reader of this age can repeat, and what was known before it.",
    ],
    [
      "Name who helped and who paid for it",
      "Who helped, and what did it cost?",
      "Letters on both sides, where they are published.",
      "Two people by name, and what it cost in health, money or friends.",
    ],
    [
      "Say what is disputed",
      "What’s told about this person that isn’t so?",
      "A specialist or the museum: which tale do they correct every week?",
      "The tale, and what the papers show.",
    ],
    [
      "Say what is left",
      "What’s left of it today?",
      "A place, a law, a word or an object that can be looked up.",
      "One thing that readers meet, often without knowing whose it was.",
    ],
  ],
};

/** How something in nature or of human make comes about. */
export const workings: Nature = {
  id: "workings",
  byQuestion: true,
  learned: true,
  heard:
    /^how (?:do |does |did )?(?!to |you |we |i |it |they |an? (?:ai|virtual|voice|answering)|(?:our|my|your) )(?<thing>(?:[\w’'-]+ ){0,3}?[\w’'-]+) (?:(?:really|actually) )?(?:(?:works?|functions?|erupts?|forms?|fl(?:y|ies)|floats?|sinks?|stick|glow|burns?|freez\w+|spreads?|happens?|digests?|hears?|sees?|breathes?|migrates?|hibernates?|communicates?|sleeps?|swims?|stays? (?:in|on|up|afloat|warm|alive))(?: [\w ]{2,30})?|(?:is|are|was|were) (?:built|made|formed|born|created|produced|generated|grown)(?: and [a-z]+)?)$|^why (?:is|are|do|does) (?<why>(?:the )?(?:sky|sea|ocean|moon|sun|earth|grass|stars?|planets?|seasons|leaves|birds|cats|dogs|whales|bees|ice|rainbows?|volcanoes|onions)) [\w ]{3,40}$/,
  not: /\b(?:phones?|calls?|receptionists?|voicemail|assistants?|practice|clinic|office|law firm|billing|insurance|payroll|taxes|customers?|patients|clients)\b/,
  settles: "what goes in, what happens inside step by step, what comes out, and how we know",
  opening:
    "Begin with what a reader can see or feel, and ask what has to be hidden behind it. Then go in, one step at a time.",
  yours: [
    "The comparison that made somebody say “Oh, I see,” and where it stops being true",
    "What you tried or saw yourself, with a date",
    "The question that children ask about it and books leave out",
  ],
  points: [
    [
      "Say what can be seen of it",
      "What does one see, hear or feel of {thing}?",
      "Watch it, or a film of it with the maker’s name and year.",
      "One scene, without explanation yet.",
    ],
    [
      "Name its parts",
      "Which parts does it have, and what’s each called?",
      "A drawing with labels from a museum, a university or a public agency; check that it may be used.",
      "Four to six parts with the plain word first and the technical word behind it.",
    ],
    [
      "Tell it step by step",
      "What happens first, and what follows from it?",
      "A textbook for the next higher grade; ask somebody who works in the field to read your steps.",
      "Each step with the reason why the next one follows. No step that only says “then.”",
    ],
    [
      "Say where the force or energy comes from",
      "What drives it, and what would stop it?",
      "The same specialist: what would they take away to show it?",
      "What it needs, in what amount, and what happens without it.",
    ],
    [
      "Give two real examples with numbers",
      "Where did it happen or where does it stand, and how big was it?",
      "Two cases by name with year and figures, from the agency or builder itself.",
      "Two examples that differ, each with one number that readers can picture.",
    ],
    [
      "Correct what is often believed",
      "What do most people believe of it that isn’t so?",
      "A teacher of it: which mistake is in every test?",
      "The belief, the reason it seems right, and what is so.",
    ],
    [
      "End with what can be tried and what isn’t known",
      "How do we know, and what isn’t known yet?",
      "An experiment that’s safe at a table, done by you; one open question, with whoever works on it.",
      "One test with its materials, what to watch for, and one honest “nobody knows yet.”",
    ],
  ],
};

/** A game and its rules. */
export const game: Nature = {
  id: "game",
  byQuestion: true,
  learned: true,
  heard:
    /^(?:the )?(?:basic |simple )?rules of (?:the game of )?(?<thing>(?!.*\b(?:law|court|procedure|conduct|evidence|ethics|thumb|engagement)\b).{3,40})$|^how to play (?<play>(?!.*\b(?:guitar|piano|violin|drums|ukulele|flute|an instrument|music)\b).{3,40})$/,
  not: /\b(?:office|practice|firm|staff|employees|customers|patients|clients|phones?|calls?)\b/,
  settles: "what it’s played with, who wins, what a turn is, and what may not be done",
  opening: "Say how one wins before anything else. A rule is easy to keep once it’s clear what it’s for.",
  yours: [
    "The rule over which your own table argues, and how you settle it",
    "How long a first game really took, with whom",
    "A move that you fell for as a beginner",
  ],
  points: [
    [
      "Say how one wins",
      "How does one win at {thing}, and how else can it end?",
      "The rules of its federation or maker, with their edition and date.",
      "One sentence for winning, one for a tie.",
    ],
    [
      "Lay everything out",
      "What’s it played with, by how many, and how is it set up?",
      "Set it up, and take a picture from above.",
      "Everything that’s needed with its name, a picture, and the one thing that’s often set up wrong.",
    ],
    [
      "Explain one turn",
      "What does one do when it’s one’s turn?",
      "Play one turn slowly, and write down what your hands did.",
      "A turn from beginning to end, then each piece, card or position in the order in which a beginner needs it.",
    ],
    [
      "Say what is not allowed",
      "What may nobody do, and what happens then?",
      "The same rules, by number; a club’s referee.",
      "Three things that beginners do wrong, and what follows from each.",
    ],
    [
      "Keep the odd rules for later",
      "Which rules can wait until the second game?",
      "Somebody who teaches it: what do they leave out on the first day?",
      "Two rules that are rarely needed, named, with where to read them.",
    ],
    [
      "Play one short game on the page",
      "What does a short game look like, move by move?",
      "Play it with a beginner, and keep score.",
      "A game in six or eight moves, with one thought at each.",
    ],
    [
      "Say where to go on",
      "Where do I find others to play with?",
      "The nearest club, library or league, with its evening and its age groups.",
      "One place, one book or free site, and what a first evening is like.",
    ],
  ],
};

/** An idea, or why something is so. */
export const idea: Nature = {
  id: "idea",
  byQuestion: true,
  learned: true,
  heard:
    /^what (?:is|are) (?:an? |the )?(?<thing>(?:gravity|inflation|democracy|photosynthesis|evolution|electricity|energy|light|sound|time|money|interest|a tax|taxes|climate change|global warming|(?:[\w’'-]+ ){0,2}[\w’'-]*(?:ism|ity|ics|osis|ation|ology|onomy|graphy|cracy)|black holes?|atoms?|dna|cells?|fractions?|rainbows?|tides|seasons|genes?|algorithms?|constitution|internet))$/,
  settles:
    "what it is in one sentence, one example from a reader’s own day, how it’s measured, and what it isn’t",
  opening: "Begin with something a reader did or saw today in which it was already there.",
  yours: [
    "The example that somebody of your readers’ age gave you",
    "The question after which you had to look it up yourself",
    "A comparison that you tried and dropped, and why",
  ],
  points: [
    [
      "Say it in one sentence",
      "What’s {thing}, in one sentence?",
      "Explain it aloud to somebody of your readers’ age; write down what you said the second time.",
      "One sentence without a word that would need explaining itself.",
    ],
    [
      "Show it in a reader’s own day",
      "Where did I meet it today?",
      "Ask three readers what they did this morning, and find it there.",
      "One example with a number, a price or a thing in the hand.",
    ],
    [
      "Say what makes it more or less",
      "What makes it more, what makes it less?",
      "A textbook of the next higher grade, and one teacher.",
      "Two or three causes, each with the sentence that joins it to what follows.",
    ],
    [
      "Say how it is known or measured",
      "How is it measured, and by whom?",
      "The public agency or institute that publishes the figure, with its date.",
      "The measure in plain words, last year’s figure, and one from long ago beside it.",
    ],
    [
      "Say what it is not",
      "With what is it mixed up?",
      "A teacher: which two words do learners swap?",
      "The neighboring word, and the one difference.",
    ],
    [
      "Say whom it touches",
      "Whom does it help, and whom does it harm?",
      "One person on each side, or one place on each side.",
      "Two cases that differ. No verdict.",
    ],
    [
      "End with something to check",
      "How can I check that for myself?",
      "Do it yourself first.",
      "One thing to count, look up or watch for a week.",
    ],
  ],
};

/** Who reads it, where that changes words and length. */
export const ofLearners = {
  heading: "For readers like these",
  young: [
    "How many words can they read at a sitting, and how long may a sentence be? The textbook of that grade, and one teacher.",
    "Which words need a picture or a plain word beside them? Have two of them read it aloud, and mark where they stop.",
    "What can they touch, draw, count or act out after the second page? Something that’s in every classroom or kitchen.",
  ],
  others: [
    "Which words does a reader without any training need explained? Have one read it, and mark where they stop.",
    "What may be left out at this length, and where does it stand for whoever wants more? One book or page by name.",
  ],
} as const;
