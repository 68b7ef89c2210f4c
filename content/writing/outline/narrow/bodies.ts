import type { NarrowKind } from "../kind.ts";

// What is done to hair, skin, teeth and joints, told to those who have them.

export const hairAndSkin: NarrowKind = {
  id: "hair-and-skin",
  heard:
    /\b(?:hair ?colou?r|highlights|balayage|curly hair|curls|keratin|extensions|colou?r[- ]treated|frizz\w*|hair (?:care|loss|at home|breakage)|blonde|dry hair|skin ?care|facials?|lash(?:es)?|brows?|manicures?|gel (?:nails|polish)|nail care|beards?|hot tools|split ends)\b/,
  not: /\b(?:calls?|callers?|phones?|book\w*|no-?shows?|charge|pric(?:e|ing)|aftercare|after (?:an? )?(?:facial|lash)|product line|retail|shelf)\b/,
  settles: "what suits them, what it does to their hair or skin, and what it takes to keep it up",
  opening:
    "People bring a picture and a price they’ve seen. What they need is a third figure: how many mornings it will look like that, and what has to be done on the others.",
  yours: [
    "What you ask before you touch anything, and why",
    "Your price, your hours and how soon people have to come back",
    "What you’d never do at home, and what you’d gladly leave to them",
  ],
  points: [
    [
      "Begin with what is there",
      "Is it right for mine?",
      "Three people in your chair: texture, history, what worked.",
      "How a reader tells what they have, in a mirror, by daylight; what earlier treatments rule out.",
      "Starting from somebody else’s picture",
    ],
    [
      "Show the result on an ordinary day",
      "What will it look like after two weeks?",
      "Photos of one person on days 1, 14 and 42, with leave.",
      "Fresh, two weeks on, six weeks on.",
      "Judging by the photo of the first day",
    ],
    [
      "Give hours and dollars for a year",
      "What does it cost to keep?",
      "Your own book: how often did the last ten come back?",
      "First visit and upkeep, added up for twelve months.",
      "Looking only at the first price",
    ],
    [
      "Say what to do at home, in minutes",
      "What do I do at home?",
      "The routine you’d give a friend: three things and no brand.",
      "Wash, dry, protect: how often, in which order, with how much.",
      "Washing it like before",
    ],
    [
      "Name what ruins it",
      "What should I leave alone?",
      "What comes in on Tuesdays after a weekend at home?",
      "Two or three habits, each with what it looks like afterward.",
      "Fixing it at home",
    ],
    [
      "Say when not to",
      "Who shouldn’t have it done?",
      "The maker’s sheet; a dermatologist on allergies and pregnancy.",
      "A patch test, medicines, a scalp or skin that’s irritated. Who should see a doctor first.",
      "Skipping the patch test",
    ],
    [
      "Tell how to ask for it",
      "What do I say at the salon?",
      "The words people use, and what they mean by them.",
      "Two pictures they like, one they don’t, how many minutes they have in the morning.",
      "Asking for “just a trim”",
    ],
  ],
};

/** A lesson with somebody, and the six days between two of them. */
export const lessons: NarrowKind = {
  id: "lessons",
  heard:
    /\b(?:practic\w+|lessons?|instruments?|piano|violin|guitar|ballet|dance|swim(?:ming)?|karate|martial arts|gymnastics|tutoring|homework|reading|math|sat|act prep|test prep)\b/,
  with: /\b(?:parents?|kids?|child(?:ren)?|sons?|daughters?|students?|toddlers?|teens?|beginners?|famil(?:y|ies))\b/,
  not: /\b(?:choos\w+|buy\w*|rent\w*|repair\w*|tun(?:e|ing)|calls?|callers?|phones?|practices?\b|no-?shows?|reminders?|texts?|enroll\w*|recitals?|owners?|sign(?:ing)? up|dental|dentist|clinic|brush\w*|leave\w* a|patients?)\b/,
  settles: "how long, how often, what a parent should do, and when it’s time to stop or change",
  opening:
    "The lesson is half an hour. What decides is the other six days, and there it isn’t talent that counts: it’s whether the thing stands ready in the room where the child already is.",
  yours: [
    "What your steadiest students do at home, and what their parents leave undone",
    "When your students usually want to quit, and what helped",
    "What you’d buy, rent or wait with, and at what price",
  ],
  points: [
    [
      "Say at what age, and by which sign",
      "Is my child ready?",
      "Three teachers: which sign do you wait for?",
      "Signs in place of an age: sits through a story, copies a rhythm, asks to.",
      "Starting because a friend does",
    ],
    [
      "Make it short and daily",
      "How long, how often?",
      "Ask ten families what really happens in a week.",
      "Minutes by age, hung on something that happens anyway; what to do on the day that’s lost.",
      "An hour on Sunday",
    ],
    [
      "Put it where life happens",
      "What do we need at home?",
      "Your own list with prices: rent, buy, borrow.",
      "What stands ready, in which room; what’s too early to buy.",
      "Keeping it in its case",
    ],
    [
      "Give the parent one job",
      "How can I help if I know nothing about it?",
      "A parent who couldn’t either: what did they do?",
      "Sit there, ask “show me,” praise one exact thing. No teaching.",
      "Correcting from the kitchen",
    ],
    [
      "Play the end of the week and not the mistake",
      "How do I keep it from turning into a fight?",
      "The last three who nearly stopped.",
      "One thing they can already do comes first and last; a goal for Sunday that someone will hear or see.",
      "Starting over at every mistake",
    ],
    [
      "Say what progress looks like",
      "How do I see that it’s working?",
      "A recording of one student, twelve weeks apart, with leave.",
      "What can be heard or seen after a month, a term, a year.",
      "Comparing with the neighbor’s child",
    ],
    [
      "Be honest about stopping",
      "When should we change or stop?",
      "A teacher on how they tell a bad month from the wrong thing.",
      "A bad month, another teacher, another thing: how to tell them apart, and a day to decide.",
      "Stopping in the week of the first difficulty",
    ],
  ],
};

export const moving: NarrowKind = {
  id: "exercising",
  heard:
    /\b(?:back|neck|knee|shoulder|hip|foot|heel) (?:pain|injur\w+|stretch\w*|exercis\w*)|\b(?:stretch(?:es|ing)|strength training|posture|core exercises?|plantar fasciitis|sciatica|tennis elbow|rotator cuff|sprains?|running injur\w+|desk (?:stretches|exercises))\b/,
  not: /\b(?:calls?|callers?|phones?|no-?shows?|surgery|book\w*)\b/,
  settles: "what helps at home, how much of it, and when to stop and see somebody",
  opening:
    "Rest feels right and often isn’t. For most of these aches the question is which movement, how much, and how to tell a good ache from a warning. And for a few of them it’s: see somebody today.",
  yours: [
    "The three exercises you give nearly everyone, and the one you never give",
    "What people have tried before they come, in their words",
    "How many visits it usually takes, from your own charts",
  ],
  points: [
    [
      "Put the warning signs first",
      "When should I see somebody right away?",
      "The clinician writes this paragraph and signs it.",
      "Numbness, weakness, fever, loss of bladder control, pain after a fall: 911 or a doctor the same day. Everything after it is for all others.",
      "Exercising through a warning sign",
    ],
    [
      "Say what it usually is, and how long it lasts",
      "What is it, and will it go away?",
      "A clinician, and the specialty society’s page for patients, linked.",
      "In plain words, without a picture that frightens; in how many weeks it usually eases.",
      "Searching for the scan",
    ],
    [
      "Give three movements, each with a picture",
      "What can I do at home?",
      "Photograph one person from the side, start and end.",
      "Starting position, how many, how it should feel. Three that are done beat ten that aren’t.",
      "Ten exercises from a video",
    ],
    [
      "Set the dose, and the rule for pain",
      "How much, how often?",
      "The clinician: what do you tell them on the first day?",
      "Repetitions, days, and the rule: which pain is fine, which means less, which means stop.",
      "Doing it all on the good day",
    ],
    [
      "Change the eight hours and not the ten minutes",
      "What do I change at work?",
      "A chair, a desk, a load, photographed wrong and right.",
      "What sitting, lifting or sleeping adds every day, and one change that costs nothing.",
      "Stretching at night and slumping all day",
    ],
    [
      "Tell what two weeks should change",
      "How do I know that it’s working?",
      "Your own charts.",
      "One thing to measure: minutes of walking, stairs, sleep. If it hasn’t moved by then, what comes next.",
      "Giving up after three days",
    ],
    [
      "Say what a visit adds",
      "What happens if I come in?",
      "Whoever books these visits: length, price, referral.",
      "What is tested, what they take home, whether a referral is needed, what it costs.",
      "Waiting half a year",
    ],
  ],
};
