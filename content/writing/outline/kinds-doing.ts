import type { OutlineKind } from "./kind.ts";

/** What is done with hands, things, plants, places and days. */
export const doingKinds: readonly OutlineKind[] = [
  {
    id: "incident",
    heard:
      /\bwhat (?:should|must|can|do|to)\b.{0,40}\bdo (?:when|if|after)\b|\bwhat to do (?:when|if|after)\b|\bfirst aid\b|\bin an emergency\b/,
    heads: [
      [
        "What is done in the first minute?",
        "Which sign is looked for, what is done at once, and from which sign on is it 911?",
      ],
      [
        "Who is called or told, in which order?",
        "Whose number stands where, who calls it, and what is said in the first sentence?",
      ],
      ["What is not done?", "Which well-meant step makes it worse, and which body says so?"],
      [
        "What is written down afterward?",
        "Who notes hour, signs and steps, who reads it, and what is changed before the next time?",
      ],
    ],
    facts: [
      [
        "What the rule or the health body says",
        "The licensing office or the public body itself; note the page and the day",
      ],
      ["What happened the last time", "Your own log, and whoever was there"],
    ],
    finds: [
      "Play the last case through with those who were there: each moment nobody knew what to do is one.",
      "Read the rule of your licensing office beside your own sheet.",
    ],
  },
  {
    id: "writing",
    heard:
      /\b(?:writ(?:e|ing)|draft(?:ing)?) |\b(?:mission statement|slogan|tagline|about page|speech|toast|resume|cover letter|product descriptions?|menu descriptions?)\b/,
    heads: [
      [
        "Who reads it, and where?",
        "Who reads {x} standing, in a hurry or for the first time, and what do they know already?",
      ],
      [
        "What should they know or do afterward?",
        "Which one sentence should somebody repeat from memory the next day?",
      ],
      [
        "Which words are yours?",
        "Which three sentences have customers really said about you, word for word? Build {x} out of them.",
      ],
      ["How is it tried?", "Who reads {x} aloud, where do they stop, and what is cut until they do not?"],
    ],
    facts: [
      ["The words that customers use", "Reviews, mails and notes of the last three months"],
      ["Whether every claim in {x} is true", "Whoever does the work; the figure, with its day"],
    ],
    finds: [
      "Take three examples of {x} that you like, and strike every word that would fit anybody.",
      "Read yours to somebody who does not know you, and note what they ask.",
    ],
  },
  {
    id: "looking",
    heard:
      /\b(?:decorat\w+|attractive|beautif\w+|inviting|cozy|window display|(?:shop|store) windows?|display(?:s|ing)?|furnish\w*|redesign\w*|interior|signage|curb appeal|landscap\w+)\b/,
    heads: [
      [
        "Who passes, and what do they see?",
        "Stand across the street for ten minutes: how many pass {x}, how many look, and at what?",
      ],
      [
        "What is the one thing in the middle?",
        "What should somebody remember who looked for three seconds, and what is taken away for it?",
      ],
      [
        "With what, and for how much?",
        "What is there already, what is bought or borrowed, and what did {x} cost in dollars and hours the last time?",
      ],
      [
        "When is it changed?",
        "What fades, dries or goes stale, after how many days, and who looks after it?",
      ],
    ],
    facts: [
      ["Whether more people stop or come in", "Your own count, the same hour for a week before and after"],
      ["What is allowed: lights, signs, candles", "Lease, city sign rules, fire department"],
    ],
    finds: [
      "Take a picture of {x} every day for a week; strike what you no longer notice.",
      "Walk down another street and write down where you stopped, and why.",
    ],
  },
  {
    id: "provider",
    heard:
      /\b(?:choos\w+|pick(?:ing)?|find(?:ing)?|select\w*) (?:an?|the|your) (?:[\w-]+ ){0,3}(?:\w+(?:apher|actor|ician|tant|yer|ney|umber|ofer|inter|mover|erer|orist|planner|cleaner|trainer|keeper)|tutor|therapist|vet|doctor|dentist|nanny|sitter|dj|agent|agency|company|service|firm)\b/,
    heads: [
      [
        "What is to be done, by when?",
        "Which three lines do all of them get: the work, the day, the most that {x} may cost?",
      ],
      [
        "Whose work did you see?",
        "Which whole piece of work, not the best of it, was shown, and who had it done this year and would again?",
      ],
      [
        "What is asked, and what is a good answer?",
        "Who comes on the day, who stands in, and what went wrong last time?",
        "What is in the price, what comes on top, and when is what paid?",
      ],
      [
        "What speaks against one at once?",
        "Which sign made you say no to {x}: no contract, all the money in advance, pressure to sign today?",
      ],
    ],
    facts: [
      ["License, insurance, complaints", "Your state’s licensing page, and the insurer’s certificate"],
      ["What {x} will cost nearby", "Three offers in writing for the same three lines"],
    ],
    finds: [
      "Ask two people who hired {x} this year what they would ask today.",
      "Ask one who does it for a living what the good ones are asked.",
    ],
  },
  {
    id: "choosing",
    heard:
      /\b(?:choos\w+|pick(?:ing)?|buy(?:ing)?|select\w*|find(?:ing)? (?:an?|the|your)|shop(?:ping)? for|best (?!way|time|practice)|worth (?:it|the|buying|having)|which \w+ (?:to|is))\b/,
    heads: [
      [
        "What does it have to do for you?",
        "What happens on your hardest day, and which three numbers (size, hours, sum) must {x} meet then?",
      ],
      [
        "Which three did you look at?",
        "Which were seen, tried or shown in use, by whom, and what did each lack?",
      ],
      [
        "What does it cost in three years?",
        "What do price, upkeep and replacement of {x} come to, for each of the three?",
      ],
      [
        "What speaks against one at once?",
        "Which sign made you walk away, or should have?",
        "What does a good answer to your hardest question sound like?",
      ],
    ],
    facts: [
      ["Prices, sizes, terms", "Each seller’s data sheet or written offer, with its date"],
      ["How it holds up", "Two people who have used {x} for a year, asked by you"],
    ],
    finds: [
      "Ask somebody who chose {x} a year ago what they would look at today.",
      "Read three one-star reviews of each; what returns in all is one.",
    ],
  },
  {
    id: "making",
    heard:
      /\b(?:recipes?|bak\w+ (?!shop|owner)|cook\w*|brew\w*|build\w*|sew\w*|knit\w*|crochet\w*|weav\w+|make (?:an?|your own|homemade)|making|carv\w+|assembl\w+|install\w*|craft\w*|roast\w*|soups?|stews?|cakes?|cookies|bread|sourdough|salads?|cocktails?|sharpen\w*)\b/,
    heads: [
      [
        "What do I need?",
        "Which things and amounts lie ready for {x}, in the order of use, and what can be swapped?",
      ],
      [
        "How is it done, step by step?",
        "What are the five to eight steps, with minutes, heat or size, and what is seen at the end of each?",
      ],
      [
        "What goes wrong, and can it be saved?",
        "What do beginners do too early with {x}, by which sign is it noticed, and what saves it?",
      ],
      [
        "How long does it keep or last?",
        "When can {x} be used, where kept, and what is dangerous in the work: heat, blades, allergens?",
      ],
    ],
    facts: [
      ["Amounts, minutes, temperatures", "Do it once with scales and a clock, and write them down"],
      ["What is dangerous", "The label; for food the USDA’s safety pages"],
    ],
    finds: [
      "Let somebody who never has try {x}, and write down where they stop.",
      "Ask the one who taught you what they corrected most.",
    ],
  },
  {
    id: "mending",
    heard:
      /\b(?:repair\w*|fix(?:ing)?|clean(?!ing (?:job|business|company|service|prices?))\w*|get(?:ting)? .{1,60} (?:out of|off)|remov\w+|unclog\w*|restor\w+|maintain\w*|maintenance|refinish\w*|patch\w*|stains?|leak\w*|wash\w*)\b/,
    heads: [
      [
        "What is it, exactly?",
        "Which causes have the same sign, how are they told apart, and what must not be done to {x} before that?",
      ],
      ["What is the mildest way?", "What is used, how much, for how long, and what is seen when it works?"],
      [
        "What if that does not help?",
        "What comes next with {x}, and what may it do to the material around it?",
      ],
      ["When do I stop and call somebody?", "Which sign means stop, who is called, and what does that cost?"],
    ],
    facts: [
      ["What the maker says about {x}", "Manual or label; the model number stands on the plate"],
      ["What must not be mixed or opened", "The labels, and Poison Help’s page"],
    ],
    finds: [
      "Ask somebody who does {x} for a living what people try before they call.",
      "Read the maker’s page; each warning on it is one.",
    ],
  },
  {
    id: "tending",
    heard:
      /\b(?:grow(?:ing)? (?!a business|your|our|my)|plant\w*|compost\w*|garden\w*|ferment\w*|bees?|beekeep\w*|hives?|chickens?|hens|goats?|rabbits?|pupp(?:y|ies)|kittens?|dogs?|cats?|aquariums?|houseplants?|herbs?|lawns?|prun\w+|trees?|flowers?|tomato\w*)\b/,
    heads: [
      ["Where, and from when on?", "Which place, light, space and week of the year suit {x} where you live?"],
      [
        "What does it need each week?",
        "How much water, food and time, on which days, and who does it when you are away?",
      ],
      [
        "How do I see trouble early?",
        "Which sign on {x} comes first, what does it mean, and what helps within a day?",
      ],
      [
        "What comes of it, and when?",
        "After how many weeks, how much, and what is done differently next year?",
      ],
    ],
    facts: [
      ["Dates for your area", "The extension service of your state’s university; note the page"],
      ["What {x} must have or must not", "The label, the breeder or nursery, a vet for animals"],
    ],
    finds: [
      "Ask a neighbor who has had {x} for years what they no longer bother with.",
      "Look through your pictures of last year, week by week.",
    ],
  },
  {
    id: "ready",
    heard:
      /\b(?:prepar\w+|winteriz\w+|ready for|get(?:ting)? ready|protect\w*|stor(?:e|ing) (?!window|front|owner)|before (?:winter|summer|the)|emergency kit|first (?:\w+ )?(?:visit|appointment|lesson|class))\b/,
    heads: [
      [
        "What is coming, and by which day?",
        "Which date, temperature or number will {x} have to stand, and who says so?",
      ],
      [
        "What has to be done first?",
        "What takes longest or has to be ordered, and how many days before the date?",
      ],
      [
        "What can wait, or be left out?",
        "What looks urgent and is not? Say what you skipped, and how it went.",
      ],
      ["What if it comes early?", "Which three things are done for {x} in one hour, and who is called?"],
    ],
    facts: [
      ["The date", "The weather service, the authority or the organizer; note the page"],
      ["What went wrong the last time", "Your notes or pictures, and one person who was there"],
    ],
    finds: [
      "Write down what you ran for in the last hour, the last time it was about {x}.",
      "Ask somebody who does it every year what they do first.",
    ],
  },
  {
    id: "learning",
    heard:
      /\b(?:learn\w*|train(?:ing)? for|practic(?:e|ing)|play(?:ing)? |run(?:ning)? (?:a|your first) (?:marathon|race|half|\d)|marathon|yoga|meditat\w+|exercis\w*|stretch\w*|workout|swim\w*|guitar|piano|drawing|language|habits?)\b/,
    heads: [
      [
        "Where does one start?",
        "What can somebody do at the beginning of {x}, and how is that tried in ten minutes?",
      ],
      [
        "What is done on an ordinary day?",
        "Which exercise, how long, how often, and what shows that it was enough?",
      ],
      [
        "When is it made harder?",
        "By which sign, by how much, and what is taken back when it does not hold?",
      ],
      [
        "When does one stop and ask?",
        "Which pain or mistake in {x} is not practiced away, and who is asked?",
      ],
    ],
    facts: [
      ["Whether the steps are right", "Somebody who teaches {x}, reading the draft"],
      ["How long it takes others", "Two people who did it, asked by you"],
    ],
    finds: [
      "Ask a teacher what every beginner of {x} does in the first month.",
      "Keep a diary for two weeks; what you wrote down twice is one.",
    ],
  },
  {
    id: "gathering",
    heard:
      /\b(?:wedding|party|parties|trip|travel\w*|vacation|camping|reunion|birthday|festival|fundraiser|conference|picnic|event|open house|workshop|tasting)\b/,
    heads: [
      [
        "For whom, how many, and when?",
        "Who has to be there, which two dates would do, and who decides by when?",
      ],
      [
        "What comes first, what can wait?",
        "What must be booked for {x}, how many weeks before, and with which deposit?",
      ],
      ["What does it cost?", "What are the five largest sums, who pays which, and what is the reserve?"],
      [
        "What if it rains, or somebody is missing?",
        "What is the second choice for place, food and the one who leads?",
      ],
    ],
    facts: [
      ["Prices, hours, access", "The place itself, asked this month"],
      ["Permits and insurance for {x}", "City hall, the place, your insurer"],
    ],
    finds: [
      "Ask somebody who had {x} this year what they ran out of.",
      "Go through the day hour by hour, as a guest and as a helper.",
    ],
  },
  {
    id: "less",
    heard:
      /\b(?:lower\w*|reduc\w+|cut(?:ting)? (?!back|hair|glass|tile|wood)|sav(?:e|ing) (?!lives)|stop(?:ping)? |avoid\w* |prevent\w*|get(?:ting)? rid of|fewer|less|wast\w+|shrink\w*|eliminat\w+)\b/,
    heads: [
      [
        "How much is it today?",
        "What did {x} come to in each of the last three months, in dollars, hours or pieces?",
      ],
      [
        "Where does it come from?",
        "Which two causes make up half of {x}? Watch for one week with a list before you answer.",
      ],
      [
        "What can be done this week without money?",
        "What did you switch off, leave out or move to another hour, and what did that change?",
      ],
      [
        "What costs money first?",
        "What has to be bought or rebuilt against {x}, for how much, and in which month is that sum back?",
      ],
    ],
    facts: [
      ["Before and after: {x}", "The same month of two years: bills, till or calendar"],
      [
        "What others did, and what it brought",
        "Two owners in your trade; the supplier’s or utility’s own adviser",
      ],
    ],
    finds: [
      "Go through the last bill or count for {x} line by line; begin with the largest.",
      "Stay an hour after closing: what still runs, spoils or is thrown away?",
    ],
  },
  {
    id: "order",
    heard:
      /\b(?:organiz\w+|in order|set(?:ting)? up|arrang\w+|track\w*|schedul\w+|inventory|stock(?:ing)?|declutter\w*|tidy\w*|sort(?:ing)?|manag(?:e|ing)|routines?|systems?|filing|clos(?:e|ing)|open(?:ing)? (?:up|in the))\b/,
    heads: [
      [
        "How is it now?",
        "What is missing, double or in the wrong place? Count {x} once, take a picture, and write the date on it.",
      ],
      [
        "What goes, and where is the place for the rest?",
        "What was not used in three months, what is the least and the most to keep of each, and where is that written?",
      ],
      [
        "Who does what, when?",
        "Which task falls on whom, on which day and for how many minutes, and who stands in?",
      ],
      [
        "How does it stay so?",
        "By which sign does one see that {x} will slip again, and who looks at which hour of the week?",
      ],
    ],
    facts: [
      [
        "How often something was missing, and what it cost",
        "A tally of two weeks, by those who work with it",
      ],
      ["What is really used of {x}", "Job sheets, receipts or orders of the last three months"],
    ],
    finds: [
      "For one week, note each time somebody searches, waits or drives for something.",
      "Ask the one who uses {x} most what they would throw away.",
    ],
  },
];
