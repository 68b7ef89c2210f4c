import type { Nature } from "./kind.ts";

/** A child at home, and what is to change. */
export const child: Nature = {
  id: "child",
  heard:
    /\b(?:toddlers?|bab(?:y|ies)|newborns?|infants?|kids?|children|preschoolers?|kindergart\w+|first[- ]graders?|tweens?|teens?|teenagers?|sons?|daughters?)\b.*\b(?:sleep\w*|bed(?:time)?|nap\w*|potty|pacifier|bottle|screens?|phone time|tablets?|homework|read(?:ing)?|chores|allowance|tantrums?|shar(?:e|ing)|siblings?|daycare|swim\w*|bik(?:e|ing)|manners|lying|hitting|biting|transition\w*|switch\w*)\b|\b(?:sleep\w*|bedtime|naps?|potty|pacifier|screen time|homework|chores|allowance|tantrums?|sibling\w*|transition\w*|switch\w*)\b.*\b(?:toddlers?|bab(?:y|ies)|newborns?|infants?|kids?|children|preschoolers?|tweens?|teens?|teenagers?|sons?|daughters?)\b/,
  not: /\b(?:patients|clients|dentists?|dental|pediatric\w*|office|practice|clinic|camp|lesson business|calls?|callers?|hair ?cuts?)\b/,
  settles:
    "when a child is ready for it, what to say and do on the first days, and when to ask the pediatrician",
  opening:
    "Pick a quiet week. No trip, no visitors, no new sibling: whatever you’re about to change, a child gets used to one new thing at a time.",
  yours: [
    "How old your child was, what you tried first, and how long it took",
    "The sentence that worked, in the words you used",
    "What a grandparent or teacher told you, with a name",
  ],
  points: [
    [
      "Know the signs that it’s time",
      "How do I know that my child is ready for it?",
      "healthychildren.org, the pages of the American Academy of Pediatrics, for just this age; your own pediatrician.",
      "Age as a range, two signs of being ready, and two of not yet.",
      "Going by the neighbor’s child",
    ],
    [
      "Make it safe first",
      "What has to be safe before we start?",
      "Crawl through it at the child’s height; cpsc.gov and healthychildren.org.",
      "What’s anchored, blocked, lowered or put away, and what a parent hears at night.",
      "Starting on the evening it’s delivered",
    ],
    [
      "Say it in one sentence, ahead of time",
      "What do I tell my child, and when?",
      "Say it to your child, and write down what came back.",
      "The sentence, the day before or the week before, and the one choice that a child may make.",
      "Explaining for ten minutes",
    ],
    [
      "Keep everything else the same",
      "What do the first days look like?",
      "Your own evening or morning, written down by the quarter hour.",
      "What happens in which order on days one to three, who does it, and what doesn’t change.",
      "Changing three things at once",
    ],
    [
      "Decide beforehand what you do when it’s refused",
      "What if my child cries, refuses or comes back out?",
      "Two parents who got through it: what did they do the tenth time?",
      "One calm reaction, the same from both parents, and how often one repeats it.",
      "Arguing at eight in the evening",
    ],
    [
      "Say how long it takes, and when to wait",
      "How long does it take, and when do we go back?",
      "A diary of ten days, with a mark for each.",
      "What’s normal in week one and week three; when one stops and tries again in a month.",
      "Giving up on day four",
    ],
    [
      "Know when to ask the pediatrician",
      "When is it more than a phase?",
      "The practice’s nurse line: what do parents ask too late?",
      "Signs in weight, sleep, breathing or behavior that belong to a doctor, and what to bring.",
      "Asking a forum",
    ],
  ],
};

/** A child at the table. */
export const eating: Nature = {
  id: "eating",
  heard:
    /\b(?:toddlers?|bab(?:y|ies)|kids?|children|preschoolers?|tweens?|teens?|teenagers?|picky)\b.*\b(?:eat\w*|food|foods|vegetables|snacks?|lunch(?:es|box)?|breakfast|dinner|solids?|meals?)\b|\b(?:picky eat\w*|school lunch(?:es)?|baby food)\b/,
  not: /\b(?:restaurants?|menu|patients|clients|dentists?|dental|practice|clinic|camp|calls?|callers?)\b/,
  settles:
    "how often to offer it, how to cook it, what to say at the table, and when to ask the pediatrician",
  opening:
    "Write down what was eaten this week and not only tonight. Most parents find two vegetables that went down without a word, and that’s the place to begin.",
  yours: [
    "What was on the plate that worked, and how often it had come back before",
    "The sentence you stopped saying at the table",
    "A week of dinners as they really were",
  ],
  points: [
    [
      "Count a week before you change a meal",
      "What does my child really eat?",
      "Seven days on the fridge door, snacks and milk included.",
      "What’s eaten, at what hour, and how much milk, juice and snack comes before it.",
      "Judging by one dinner",
    ],
    [
      "Offer it small, and offer it again",
      "How often do I have to offer it?",
      "healthychildren.org on new foods at this age; your own tally of tries.",
      "One bite-sized piece beside something liked, the number of tries to plan for, and no comment either way.",
      "Giving up after the third no",
    ],
    [
      "Cook it five ways",
      "How should it be cooked?",
      "One vegetable in a week: raw with a dip, roasted, grated, in soup, frozen; mark what was left.",
      "Five forms of the same vegetable with minutes and a price, and which one goes first.",
      "Boiling it, every time",
    ],
    [
      "Let them choose, wash, cut or stir",
      "What can a child do in the kitchen?",
      "An hour at the store and one in the kitchen, with the child’s own words.",
      "What a child of three, six and ten can do safely, and one dish that they own.",
      "Serving it as a surprise",
    ],
    [
      "Say less at the table",
      "What do I say when it’s refused?",
      "A dietitian for children, on pressure and reward; record one dinner and count your sentences.",
      "Who decides what’s served and who decides how much, what replaces “one more bite,” and why dessert is no prize.",
      "Paying in dessert",
    ],
    [
      "Set the hours between meals",
      "What about snacks and milk?",
      "Yesterday’s clock: minutes between the last snack and dinner.",
      "Fixed hours, water in between, and a vegetable when everyone’s hungriest.",
      "Crackers at five",
    ],
    [
      "Know when to ask the pediatrician",
      "When is it more than picky?",
      "The growth chart; the practice’s nurse line.",
      "Choking, gagging, losing weight, fewer than a handful of foods: what to bring to the visit.",
      "Waiting for the next checkup",
    ],
  ],
};

/** A language that is learned. */
export const language: Nature = {
  id: "language",
  heard:
    /\b(?:learn\w*|speak\w*|practic\w+|stud(?:y|ying)|improv\w+) (?:\w+ ){0,2}(?:spanish|french|german|italian|portuguese|japanese|chinese|mandarin|korean|arabic|russian|english|sign language|asl|latin|hindi|a (?:new |second |foreign )?language)\b/,
  not: /\b(?:callers?|calls?|phones?|staff|team|employees|patients|clients|customers|front desk|voicemail)\b/,
  settles: "what you want to be able to say, by when, how many minutes a day, and with whom to speak",
  opening:
    "Write down ten sentences that you’ll really have to say, and in front of whom. They decide which words come first, and they fit on one card.",
  yours: [
    "The ten sentences you needed and didn’t have",
    "Minutes a day that you really kept up, and for how many weeks",
    "The first conversation that worked, with where and with whom",
  ],
  points: [
    [
      "List the situations, with a date",
      "What do I want to be able to say, and by when?",
      "Walk through the day on which you’ll need it; somebody who lives there.",
      "Five situations with their sentences, and one test that shows at the end whether it worked.",
      "Wanting to be fluent",
    ],
    [
      "Begin with sound and two hundred words",
      "Which words come first?",
      "A frequency list, crossed with your situations; a native speaker’s recording.",
      "Sounds that carry meaning, numbers, polite forms, and the words of your own situations.",
      "Colors and animals",
    ],
    [
      "Speak in the first week",
      "With whom do I speak?",
      "Prices of three tutors for half an hour; a library’s conversation hour.",
      "Who, when, how long and what it costs; a first conversation with six prepared sentences.",
      "Waiting until the grammar is done",
    ],
    [
      "Tie it to something you do every day",
      "How many minutes a day?",
      "Two weeks of a tally: which quarter hour held?",
      "Fifteen minutes at a fixed hour, what’s done in them, and what’s enough on a bad day.",
      "Two hours on Sunday",
    ],
    [
      "Listen to what you can nearly follow",
      "How do I understand people who talk fast?",
      "Three sources at your level, with links and length.",
      "Slow first, with a transcript, then without; the three phrases that make people slow down.",
      "Movies with subtitles in your own language",
    ],
    [
      "Test yourself as you’ll need it",
      "How do I know that I’m getting better?",
      "The same five situations each month, recorded.",
      "A recording at the start, one a month, and what to change when nothing moves.",
      "Counting days in an app",
    ],
    [
      "Prepare for the first real day",
      "What do I do when I’m there and nothing comes out?",
      "Someone who was there last year: where did they get stuck?",
      "The card of ten sentences, offline maps and dictionary, how to ask for help, and regional words that differ.",
      "Switching to English at the first stumble",
    ],
  ],
};
