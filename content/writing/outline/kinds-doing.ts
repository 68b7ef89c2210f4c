import type { OutlineKind } from "./kind.ts";

/** What is done with hands, things, plants, places and days. */
export const doingKinds: readonly OutlineKind[] = [
  {
    id: "incident",
    heard:
      /\bwhat (?:should|must|can|do|to)\b.{0,40}\bdo (?:when|if|after)\b|\bwhat to do (?:when|if|after)\b|\bfirst aid\b|\bin an emergency\b/,
    heads: [
      [
        "What do you do in the first minute?",
        "What sign do you look for, what do you do right away, and at what point is it 911?",
      ],
      [
        "Who gets called or told, and in what order?",
        "Where is each number posted, who makes the call, and what do they say first?",
      ],
      ["What should nobody do?", "Which well-meant step makes it worse, and which official source says so?"],
      [
        "What do you write down afterward?",
        "Who notes the time, the signs and the steps, who reads it, and what do you change before the next time?",
      ],
    ],
    facts: [
      [
        "What the rule or the health agency says",
        "The licensing office or the agency itself; note the page and the date",
      ],
      ["What happened last time", "Your own log, and the people who were there"],
    ],
    finds: [
      "Go through the last case with the people who were there: every moment when nobody knew what to do is one.",
      "Read your licensing office’s rule next to your own sheet.",
    ],
  },
  {
    id: "writing",
    heard:
      /\b(?:writ(?:e|ing)|draft(?:ing)?) |\b(?:mission statement|slogan|tagline|about page|speech|toast|resume|cover letter|product descriptions?|menu descriptions?)\b/,
    heads: [
      [
        "Who reads it, and where?",
        "Will people read {x} standing up, in a hurry or for the first time, and what do they already know?",
      ],
      [
        "What should they know or do afterward?",
        "What one sentence should someone still remember the next day?",
      ],
      [
        "Which words are your own?",
        "What three sentences have customers really said about you, word for word? Build {x} from those.",
      ],
      ["How do you test it?", "Who reads {x} aloud, where do they stumble, and what can you cut?"],
    ],
    facts: [
      ["The words customers use", "Reviews, emails and notes from the last three months"],
      ["Whether every claim in {x} is true", "Whoever does the work; the number, with its date"],
    ],
    finds: [
      "Take three examples of {x} you like, and cross out every word that would fit anyone.",
      "Read yours to someone who doesn’t know you, and note what they ask.",
    ],
  },
  {
    id: "looking",
    heard:
      /\b(?:decorat\w+|attractive|beautif\w+|inviting|cozy|window display|(?:shop|store) windows?|display(?:s|ing)?|furnish\w*|redesign\w*|interior|signage|curb appeal|landscap\w+)\b/,
    heads: [
      [
        "Who walks by, and what do they see?",
        "Stand across the street for ten minutes: how many people pass {x}, how many look, and at what?",
      ],
      [
        "What is the one thing in the middle?",
        "What should someone remember after three seconds, and what will you take away for it?",
      ],
      [
        "With what, and for how much?",
        "What do you have, what will you buy or borrow, and what did {x} cost last time in dollars and hours?",
      ],
      [
        "When do you change it?",
        "What fades, dries out or gets old, after how many days, and who takes care of it?",
      ],
    ],
    facts: [
      [
        "Whether more people stop or come in",
        "Your own count, the same hour for a week before and a week after",
      ],
      ["What is allowed: lights, signs, candles", "Your lease, the city’s sign rules, the fire department"],
    ],
    finds: [
      "Take a picture of {x} every day for a week, and cross out what you no longer notice.",
      "Walk down another street and write down where you stopped, and why.",
    ],
  },
  {
    id: "provider",
    heard:
      /\b(?:choos\w+|pick(?:ing)?|find(?:ing)?|select\w*) (?:an?|the|your) (?:[\w-]+ ){0,3}(?:\w+(?:apher|actor|ician|tant|yer|ney|umber|ofer|inter|mover|erer|orist|planner|cleaner|trainer|keeper)|tutor|therapist|vet|doctor|dentist|nanny|sitter|dj|agent|agency|company|service|firm)\b/,
    heads: [
      [
        "What needs to be done, and by when?",
        "What three lines do all of them get: the work, the date, the most {x} may cost?",
      ],
      [
        "Whose work did you see?",
        "What whole job did they show you, not just the best part, and who hired them this year and would again?",
      ],
      [
        "What do you ask, and what is a good answer?",
        "Who comes on the day, who fills in, and what went wrong last time?",
        "What is in the price, what is extra, and when is it due?",
      ],
      [
        "What should rule one out right away?",
        "What made you say no to {x}: no contract, all the money up front, pressure to sign today?",
      ],
    ],
    facts: [
      ["License, insurance, complaints", "Your state’s licensing page, and the insurer’s certificate"],
      ["What {x} will cost nearby", "Three written offers for the same three lines"],
    ],
    finds: [
      "Ask two people who hired {x} this year what they would ask today.",
      "Ask someone who does it for a living what good customers ask.",
    ],
  },
  {
    id: "choosing",
    heard:
      /\b(?:choos\w+|pick(?:ing)?|buy(?:ing)?|select\w*|find(?:ing)? (?:an?|the|your)|shop(?:ping)? for|best (?!way|time|practice)|worth (?:it|the|buying|having)|which \w+ (?:to|is))\b/,
    heads: [
      [
        "What does it have to do for you?",
        "What happens on your hardest day, and what three numbers (size, hours, price) must {x} meet then?",
      ],
      [
        "Which three did you compare?",
        "What did you try or see in use, whose was it, and what did you dislike about each?",
      ],
      [
        "What does it cost over three years?",
        "What will you have paid for {x} after three years, with upkeep and repairs, for each of the three?",
      ],
      [
        "What rules one out right away?",
        "What made you walk away, or should have?",
        "What is the one question every seller should be able to answer, and what is a good answer?",
      ],
    ],
    facts: [
      ["Prices, sizes, terms", "Each seller’s data sheet or written offer, with the date"],
      ["How well it holds up", "Two people who have had {x} for a year; ask them yourself"],
    ],
    finds: [
      "Ask someone who chose {x} a year ago what they would look at today.",
      "Read three one-star reviews of each; a complaint that keeps coming back is one.",
    ],
  },
  {
    id: "making",
    heard:
      /\b(?:recipes?|bak\w+ (?!shop|owner)|cook\w*|brew\w*|build\w*|sew\w*|knit\w*|crochet\w*|weav\w+|make (?:an?|your own|homemade)|making|carv\w+|assembl\w+|install\w*|craft\w*|roast\w*|soups?|stews?|cakes?|cookies|bread|sourdough|salads?|cocktails?|sharpen\w*)\b/,
    heads: [
      [
        "What do I need?",
        "What do you need for {x}, how much of it, in the order you use it, and what can you swap?",
      ],
      [
        "How do you do it, step by step?",
        "What are the five to eight steps, with minutes, heat or size, and what do you see at the end of each?",
      ],
      [
        "What goes wrong, and can you save it?",
        "What do beginners do too soon with {x}, how do you notice, and what saves it?",
      ],
      [
        "How long does it keep or last?",
        "When can you use {x}, where do you keep it, and what is dangerous: heat, blades, allergens?",
      ],
    ],
    facts: [
      ["Amounts, minutes, temperatures", "Do it once with a scale and a clock, and write them down"],
      ["What is dangerous", "The label; for food the USDA’s safety pages"],
    ],
    finds: [
      "Have someone who has never done it try {x}, and write down where they stop.",
      "Ask the person who taught you what they corrected most.",
    ],
  },
  {
    id: "mending",
    heard:
      /\b(?:repair\w*|fix(?:ing)?|clean(?!ing (?:job|business|company|service|prices?))\w*|get(?:ting)? .{1,60} (?:out of|off)|remov\w+|unclog\w*|restor\w+|maintain\w*|maintenance|refinish\w*|patch\w*|stains?|leak\w*|wash\w*)\b/,
    heads: [
      [
        "What is it, exactly?",
        "What else could cause the same sign, how do you tell, and what must you not do to {x} before you know?",
      ],
      [
        "What is the mildest fix?",
        "What do you use, how much, for how long, and what do you see when it works?",
      ],
      [
        "What if that doesn’t help?",
        "What comes next with {x}, and what could it do to the material around it?",
      ],
      [
        "When do you stop and call someone?",
        "Which sign means stop, whom do you call, and what does that cost?",
      ],
    ],
    facts: [
      ["What the maker says about {x}", "The manual or the label; the model number is on the plate"],
      ["What you must not mix or open", "The labels, and Poison Help’s page"],
    ],
    finds: [
      "Ask someone who does {x} for a living what people try before they call.",
      "Read the maker’s page; every warning on it is one.",
    ],
  },
  {
    id: "tending",
    heard:
      /\b(?:grow(?:ing)? (?!a business|your|our|my)|plant\w*|compost\w*|garden\w*|ferment\w*|bees?|beekeep\w*|hives?|chickens?|hens|goats?|rabbits?|pupp(?:y|ies)|kittens?|dogs?|cats?|aquariums?|houseplants?|herbs?|lawns?|prun\w+|trees?|flowers?|tomato\w*)\b/,
    heads: [
      ["Where, and when do you start?", "What spot, light, space and time of year suit {x} where you live?"],
      [
        "What does it need every week?",
        "How much water, food and time, on which days, and who does it when you are away?",
      ],
      [
        "How do you spot trouble early?",
        "What is the first sign on {x}, what does it mean, and what helps within a day?",
      ],
      [
        "What do you get, and when?",
        "After how many weeks, how much, and what would you do differently next year?",
      ],
    ],
    facts: [
      ["Dates for your area", "Your state university’s extension service; note the page"],
      ["What {x} must have or must not have", "The label, the breeder or nursery, a vet for animals"],
    ],
    finds: [
      "Ask a neighbor who has had {x} for years what they no longer bother with.",
      "Look through last year’s pictures, week by week.",
    ],
  },
  {
    id: "ready",
    heard:
      /\b(?:prepar\w+|winteriz\w+|ready for|get(?:ting)? ready|protect\w*|stor(?:e|ing) (?!window|front|owner)|before (?:winter|summer|the)|emergency kit|first (?:\w+ )?(?:visit|appointment|lesson|class))\b/,
    heads: [
      [
        "What is coming, and by when?",
        "What date, temperature or number will {x} have to stand up to, and who says so?",
      ],
      ["What has to be done first?", "What takes longest or has to be ordered, and how many days ahead?"],
      [
        "What can wait, or be left out?",
        "What looks urgent and isn’t? Say what you skipped, and how it went.",
      ],
      [
        "What if it comes early?",
        "What three things would you do for {x} in one hour, and whom would you call?",
      ],
    ],
    facts: [
      ["The date", "The weather service, the agency or the organizer; note the page"],
      ["What went wrong last time", "Your notes or pictures, and one person who was there"],
    ],
    finds: [
      "Write down what you ran for in the last hour, the last time it was about {x}.",
      "Ask someone who does it every year what they do first.",
    ],
  },
  {
    id: "learning",
    heard:
      /\b(?:learn\w*|train(?:ing)? for|practic(?:e|ing)|play(?:ing)? |run(?:ning)? (?:a|your first) (?:marathon|race|half|\d)|marathon|yoga|meditat\w+|exercis\w*|stretch\w*|workout|swim\w*|guitar|piano|drawing|language|habits?)\b/,
    heads: [
      [
        "Where do you start?",
        "What can someone do at the start of {x}, and how do they find out in ten minutes?",
      ],
      [
        "What do you do on an ordinary day?",
        "Which exercise, how long, how often, and how do you know it was enough?",
      ],
      [
        "When do you make it harder?",
        "What tells you it is time, how much do you add, and when do you go back a step?",
      ],
      [
        "When do you stop and ask?",
        "What pain or mistake in {x} doesn’t go away with practice, and whom do you ask?",
      ],
    ],
    facts: [
      ["Whether the steps are right", "Someone who teaches {x}, reading your draft"],
      ["How long it takes others", "Two people who did it; ask them yourself"],
    ],
    finds: [
      "Ask a teacher what every beginner of {x} does in the first month.",
      "Keep a diary for two weeks; anything you wrote down twice is one.",
    ],
  },
  {
    id: "gathering",
    heard:
      /\b(?:wedding|party|parties|trip|travel\w*|vacation|camping|reunion|birthday|festival|fundraiser|conference|picnic|event|open house|workshop|tasting)\b/,
    heads: [
      [
        "For whom, how many, and when?",
        "Who has to be there, what two dates would work, and who decides by when?",
      ],
      [
        "What comes first, what can wait?",
        "What has to be booked for {x}, how many weeks ahead, and with what deposit?",
      ],
      [
        "What does it cost?",
        "What are the five biggest costs, who pays for each, and how much do you keep in reserve?",
      ],
      [
        "What if it rains, or someone is missing?",
        "What is the backup for the place, the food and the person in charge?",
      ],
    ],
    facts: [
      ["Prices, hours, access", "The venue itself, asked this month"],
      ["Permits and insurance for {x}", "City hall, the venue, your insurer"],
    ],
    finds: [
      "Ask someone who had {x} this year what they ran out of.",
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
        "What two causes make up half of {x}? Keep a list for one week before you answer.",
      ],
      [
        "What can you do this week without money?",
        "What did you switch off, leave out or move to another hour, and what difference did it make?",
      ],
      [
        "What is worth paying for first?",
        "What would you have to buy or rebuild against {x}, for how much, and by which month has it paid for itself?",
      ],
    ],
    facts: [
      ["Before and after: {x}", "The same month of two years: bills, register or calendar"],
      [
        "What others did, and what it got them",
        "Two owners in your trade; your supplier’s or utility’s own adviser",
      ],
    ],
    finds: [
      "Go through the last bill or count for {x} line by line, starting with the biggest.",
      "Stay an hour after closing: what is still running, spoiling or being thrown out?",
    ],
  },
  {
    id: "order",
    heard:
      /\b(?:organiz\w+|in order|set(?:ting)? up|arrang\w+|track\w*|schedul\w+|inventory|stock(?:ing)?|declutter\w*|tidy\w*|sort(?:ing)?|manag(?:e|ing)|routines?|systems?|filing(?! .*tax)|clos(?:e|ing)|open(?:ing)? (?:up|in the))\b/,
    heads: [
      [
        "How is it now?",
        "What is missing, there twice or in the wrong place? Count {x} once, take a picture, and date it.",
      ],
      [
        "What goes, and where does the rest belong?",
        "What have you not used in three months, how much of each do you keep at least and at most, and where is that written down?",
      ],
      [
        "Who does what, when?",
        "Who does which task, on which day and for how many minutes, and who fills in?",
      ],
      [
        "How does it stay that way?",
        "How can you tell that {x} is slipping again, and who checks, at what time of the week?",
      ],
    ],
    facts: [
      [
        "How often something was missing, and what it cost",
        "Two weeks of tally marks by the people who work with it",
      ],
      ["What you really use of {x}", "Job sheets, receipts or orders from the last three months"],
    ],
    finds: [
      "For one week, note every time someone searches, waits or drives for something.",
      "Ask the person who uses {x} most what they would throw out.",
    ],
  },
];
