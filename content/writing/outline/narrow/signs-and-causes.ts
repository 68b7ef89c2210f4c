import type { NarrowKind } from "../kind.ts";

/** By what one sees that somebody who can't say so, or won't, should be looked at. */
export const symptoms: NarrowKind = {
  id: "symptoms",
  ofSigns: true,
  heard:
    /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|horses?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|teeth|tooth|gums?|jaw|skin|mole|eyes?|vision|ears?|hearing|backs?|knees?|shoulders?|feet|foot)\b/,
  settles: "what to look for, what it may mean, and how soon somebody should look at it",
  opening:
    "They won’t tell you. They change one small habit and go on, and you get used to it. So look at habits: eating, sleeping, smell, touch. One of these is a reason to keep watching, two are a reason to call.",
  yours: [
    "What people had noticed weeks earlier in the last five cases, in their words",
    "Which sign sends you to the phone the same day",
    "What a first look costs, and how long it takes",
  ],
  points: [
    [
      "A smell that wasn’t there",
      "What does the smell mean?",
      "Whoever does the first look: which smell makes them ask further?",
      "What kind of smell, how it differs from an ordinary one, and what’s behind it most often.",
    ],
    [
      "Something looks different in color or shape",
      "What does healthy look like?",
      "Two photos of your own, with consent: healthy and not.",
      "Where to look, in which light, and a picture of each.",
    ],
    [
      "Eating, chewing or drinking has changed",
      "What changes at mealtime?",
      "The last five cases: what had changed at meals, and since when?",
      "One side only, slower, softer, less or more than before. Say since when it counts.",
    ],
    [
      "A touch is avoided",
      "How do they react when I touch it?",
      "The clinician: how do you test that without hurting?",
      "How to try it gently, and which reaction means stop and call.",
    ],
    [
      "Rubbing, scratching, holding or pawing at it",
      "What do they do with it themselves?",
      "A video of ten seconds from somebody who agrees.",
      "How often in an hour, and what is only a habit.",
    ],
    [
      "Less play, less sleep, a worse mood",
      "What do they no longer do?",
      "Families of the last five: what came back after treatment?",
      "What has quietly gone from the day. It’s the sign that’s noticed last and matters most.",
    ],
    [
      "A little blood, a lump, a swelling",
      "When is blood or swelling serious?",
      "The clinician sets the line.",
      "How much, for how long, how big; what is watched for two days and what isn’t.",
    ],
    [
      "More than a year since anyone looked",
      "How often should it be looked at?",
      "The specialty society’s page, with its date; your own schedule.",
      "By age and history, and why nothing to see is no proof.",
    ],
    [
      "Pain, fever, or a face that swells: today",
      "When can’t it wait?",
      "The clinician writes this one.",
      "The signs for the same day and for 911 or the emergency hospital, with your number and the one for the night.",
    ],
    [
      "A false alarm: what looks bad and isn’t",
      "What looks bad but isn’t?",
      "The desk: what are people relieved to hear?",
      "Two things that frighten and mean nothing. They make the other nine believable.",
    ],
  ],
};

/** A stain, a noise, a smell in a house or a car: where it comes from. */
export const diagnosis: NarrowKind = {
  id: "diagnosis",
  heard:
    /\b(?:what causes|what(?:['’]s| is) causing|why (?:is|does|do|are|did) (?:my|your|the|our)|reasons (?:for|why) (?:my|your|the|an?))\b.{0,60}\b(?:stains?|leak\w*|nois\w+|smell\w*|odors?|cold|hot|cracks?|mold|puddles?|pressure|flicker\w*|drip\w*|squeak\w*|rattl\w+|water|trip\w*|ic(?:e|ing)|freez\w+|shak\w+|bills?|brown|bubbl\w+|peel\w*|clog\w*|slow|stall\w*)\b/,
  not: /\b(?:calls?|callers?|phones?|sales|business)\b/,
  settles: "where it comes from, how to tell without taking anything apart, and what to do tonight",
  opening:
    "What you see is where it came out, and that’s rarely where it began. Three questions narrow it down before anybody opens a wall: since when, after what, and does it grow?",
  yours: [
    "The causes you found in the last twenty, counted",
    "What it costs when it’s found in the first week, and what after a season",
    "What people had done to it before you came",
  ],
  points: [
    [
      "Do the one thing that stops the damage",
      "What do I do first?",
      "Whoever takes these calls: what do you tell them to shut off?",
      "The valve, the breaker, the bucket; and who has to leave the room. Smell of gas, smoke or sparks: out, and 911.",
      "Painting over it",
    ],
    [
      "Ask since when, and after what",
      "When does it appear?",
      "Your last ten tickets: what did the weather, the season or the use have to do with it?",
      "After rain, after a shower, when the heat comes on, all the time: four answers, four places to look.",
      "Looking where it shows",
    ],
    [
      "Mark its edge and look again tomorrow",
      "Is it getting worse?",
      "A pencil, tape, a photo with the date.",
      "How to see in a day whether it’s old or alive.",
      "Waiting a month to see",
    ],
    [
      "Go through the usual causes, the commonest first",
      "What causes it?",
      "Your own count of the last twenty.",
      "Four causes at most, each with the sign that’s its own and the one that rules it out.",
      "Fixing the cheapest cause first",
    ],
    [
      "Say what can be checked without tools",
      "What can I check myself?",
      "Have somebody do it who never has.",
      "Three checks in ten minutes, with what good and bad look like.",
      "Opening it up",
    ],
    [
      "Give the repair with a range",
      "What does it cost to fix?",
      "Your last invoices for each cause; what the insurer paid.",
      "By cause, from to, and which part an insurer usually asks about.",
      "Calling the insurer before knowing the cause",
    ],
    [
      "Draw the line for a professional",
      "When do I call somebody, and whom?",
      "The licensed one sets the line.",
      "Which trade for which cause, and what to have ready: since when, photos, where the shutoff is.",
      "Calling the wrong trade",
    ],
  ],
};

/** What people do at home before somebody comes to work there. */
export const readying: NarrowKind = {
  id: "readying",
  heard:
    /\b(?:prepar\w+|get(?:ting)?) (?:your|the|a|our|their) (?:house|home|rooms?|yard|kitchen|bathroom|basement|attic|pool|driveway|roof|lawn|windows)\b.{0,20}\b(?:for|ready)\b/,
  not: /\b(?:winter|storms?|hurricanes?|sale|selling|showings?|baby|guests|freez\w*)\b/,
  settles: "what to move, what to decide, who has to be there, and what the crew does anyway",
  opening:
    "The crew is paid by the hour, whether they’re working or carrying your plants. An hour of your own the evening before usually saves two of theirs, and most of it is deciding and not lifting.",
  yours: [
    "What you find unready most often on the first morning, and how long it holds you up",
    "What your crew moves and covers anyway, and what it never touches",
    "What changes the price on the day",
  ],
  points: [
    [
      "Settle every choice in writing before the date",
      "What has to be decided beforehand?",
      "Your last three changes on the day, and what each cost.",
      "Colors, materials, extent, with names and numbers on one sheet that both have.",
      "Choosing on the first morning",
    ],
    [
      "Fix what has to be sound first",
      "What has to be repaired before?",
      "Your estimator: what do they find under it?",
      "Leaks, rot, loose parts: which of them the crew does, which another trade, and in which order.",
      "Covering up what should be mended",
    ],
    [
      "Clear the space they need",
      "How much room do you need?",
      "A picture of a well prepared job, with feet marked.",
      "How many feet, what’s moved where, what may stay under a cover.",
      "Moving half of it",
    ],
    [
      "Cut back, wash, shut, cover",
      "What do I do the day before?",
      "Whoever runs the crew: the list of the evening before.",
      "In the order of the walk around the house, with the minutes.",
      "Leaving it for the crew",
    ],
    [
      "Say who’s home, and where animals and children are",
      "Do I have to be there?",
      "Your own rule, and what went wrong once.",
      "Keys, alarm, restroom, water and power outside, the dog; one number that’s picked up.",
      "Nobody to ask at ten in the morning",
    ],
    [
      "Tell the neighbors",
      "Whom do I have to tell?",
      "Your city’s page on noise, parking and dumpsters; the association’s rules.",
      "Days, hours, where the truck stands; what needs a permit or a yes.",
      "Letting the association find out",
    ],
    [
      "Know what the weather changes",
      "What if it rains?",
      "The maker’s data sheet: temperature, damp, hours.",
      "Which weather stops it, who decides, by when you’ll hear.",
      "Planning a party for the day after",
    ],
    [
      "Walk it together at the end",
      "What do I look at when it’s done?",
      "Your own final sheet.",
      "By daylight, with the list, before the last payment; what’s mended free and until when.",
      "Paying before looking",
    ],
  ],
};
