import type { OutlineKind } from "./kind.ts";

// What is chosen, bought, signed, or weighed.

/** A service that a business pays for month by month. */
export const vendor: OutlineKind = {
  id: "vendor",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|find(?:ing)?|select\w*|switch\w*(?: to)?|hir(?:e|ing)|buy(?:ing)?|compar\w+) (?:an?|the|your|our|new)(?: \w+){0,2}? (?:payroll|accounting|bookkeeping|it (?:support|company|provider)|marketing|seo|advertising|web ?(?:site|hosting|design)?|insurance|phone|internet|merchant|credit card process\w*|payment|billing|scheduling|software|hr|peo|linen|uniform|waste|cleaning|security|crm|pos) (?:compan(?:y|ies)|services?|providers?|agenc(?:y|ies)|firms?|vendors?|brokers?|software|systems?|processors?|platforms?)\b/,
  points: [
    [
      "Write down what happens in a month",
      "What do they have to do for us?",
      "Last month’s records, and whoever does it now.",
      "How many people, invoices or runs there are, and the two odd cases that every system stumbles over.",
    ],
    [
      "Price that month, not the offer",
      "What will we really pay?",
      "Send all three the same month, and ask for the bill it would have made.",
      "What each candidate would have charged for that very month, with setup and every extra.",
    ],
    [
      "Ask who answers for mistakes",
      "Who pays if they get it wrong?",
      "The contract; for taxes and licenses, your accountant.",
      "Who pays the penalty if it’s late or wrong, and up to which sum.",
    ],
    [
      "Call their support before you buy",
      "Who do we reach when it doesn’t work?",
      "Try it yourself, on a Friday afternoon.",
      "How long it takes to reach a person who can help, on a bad day.",
    ],
    [
      "Talk to two businesses of your size",
      "Who like us uses them?",
      "Ask for two names, and find a third yourself.",
      "What a business of the same size is annoyed by.",
    ],
    [
      "See that it works with what you have",
      "Does it fit our other systems?",
      "Have them show it with five of your own records.",
      "Which systems have to exchange what, and whether anyone still has to type it.",
    ],
    [
      "Know how you get out, with your data",
      "What if we want to leave?",
      "The contract, and someone who left them.",
      "Notice, format, and what the last bill contains.",
    ],
    [
      "Change over at a good moment",
      "When do we switch?",
      "Your accountant: which date saves trouble at year-end?",
      "The date that saves trouble, and how long both run side by side.",
    ],
  ],
};

export const provider: OutlineKind = {
  id: "provider",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|find(?:ing)?|select\w*|hir(?:e|ing)|interview\w*|ask(?:ing)?|book(?:ing)?) (?:before (?:you |hiring |booking )?)?(?:an?|the|your) (?:[\w-]+ ){0,3}(?:(?!technicians?\b)\w+(?:apher|actor|ician|tant|yer|ney|umber|ofer|inter|mover|erer|orist|planner|trainer|keeper)|tutor|therapist|vet|doctor|dentist|nanny|sitter|dj|agent|agency|company|service|firm|venue)\b/,
  points: [
    [
      "Write three lines that everyone gets",
      "What exactly do you need done?",
      "Ask someone who had it done this year what they forgot to say.",
      "Three lines on the job that go to every candidate in the same words; otherwise the offers can’t be compared.",
    ],
    [
      "Get three written offers for the same three lines",
      "What is in the price, and what comes on top?",
      "Ask each for the last bill of a job like yours, names blacked out.",
      "What’s included in each, and what’s regularly billed on top in this trade.",
    ],
    [
      "Check license, insurance and complaints",
      "Are you licensed and insured, and who can I ask?",
      "Look up one real name, and note how long it took.",
      "Where a license is looked up in your state, and which certificate to ask the insurer for.",
    ],
    [
      "Call two customers of this year",
      "Who hired you this year for a job like mine?",
      "Two calls of your own; quote one answer.",
      "Two questions that former customers answer honestly: did it end at the price that was said, and what went wrong?",
    ],
    [
      "Ask who really comes",
      "Who will do the work, and who steps in if they’re sick?",
      "Ask somebody in the trade which answer makes them nervous.",
      "The person who sells is seldom the one who comes. Say what to ask about that one.",
    ],
    [
      "Ask what happens when it takes longer",
      "What if it takes longer or I change my mind?",
      "Read two real contracts: where does it say so?",
      "How extra hours are agreed on, and until when one can cancel.",
    ],
    [
      "Walk away from these",
      "What should rule someone out right away?",
      "Your state’s consumer office: what do people complain about in this trade?",
      "Three warning signs, with the reason behind each.",
    ],
    [
      "Put it in writing before you pay",
      "What goes into the contract?",
      "Have someone who has been to small claims read it.",
      "The six things that belong in the contract, and the share that’s paid last.",
    ],
  ],
};

export const purchase: OutlineKind = {
  id: "purchase",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|buy(?:ing)?|purchas\w+|select\w*|leas(?:e|ing)|rent(?:ing)? (?:an?|your|the|new|space|equipment)\b|sign(?:ing)? (?:an?|the|your)|find(?:ing)? (?:an?|the|your)|shop(?:ping)? for|upgrad\w+|worth (?:it|the|buying|having)|which \w+ (?:to|is))\b/,
  points: [
    [
      "Describe your hardest day first",
      "What does it have to do for me?",
      "Count one real day; don’t estimate.",
      "Turn the busiest hour into two numbers: how many, and how fast. They rule out half of what’s on offer before a price is named.",
      "Buying for an average day",
    ],
    [
      "Set the number you won’t go above",
      "What should I expect to pay?",
      "Three sellers’ written prices, with the date.",
      "Three price classes, with what the next one really adds. Say where most buyers of this size should stop.",
      "Falling for the price on the tag",
    ],
    [
      "Try three of them",
      "Which ones did you try?",
      "Ask to see one at work in a business like yours.",
      "One from each class, tried by the person who’ll use it most, with the same task.",
      "Letting whoever pays try it alone",
    ],
    [
      "Add up three years",
      "What will it have cost in three years?",
      "An owner who has had one for two years: ask for the repair bills.",
      "Purchase or lease, supplies, service, repairs and power, less what it’s still worth. The order of the candidates often changes here.",
      "Forgetting what it costs to keep",
    ],
    [
      "Read the terms before you sign",
      "What am I signing?",
      "The contract itself; have someone read it who gains nothing by it.",
      "Term, renewal, notice, what getting out early costs, and who owns the data or the part that breaks.",
      "Signing on the day of the offer",
    ],
    [
      "Ask who fixes it, and how fast",
      "What happens when it breaks?",
      "Call the service number once before you buy.",
      "Who comes, within how many hours, and what you do in the meantime.",
      "Finding out who fixes it on the day it breaks",
    ],
    [
      "Know what rules one out",
      "What should make me walk away?",
      "Three one-star reviews of each: the complaint that comes up again is one.",
      "Three reasons to walk away, whatever the price.",
      "Going on because of the hours already spent",
    ],
    [
      "Plan the first week with it",
      "What has to be ready when it arrives?",
      "The seller’s installer: what is missing most often?",
      "Space, power, water or network, training, and the day on which the old one goes.",
    ],
  ],
};

/** Something for oneself: no contract, no busiest day. */
export const picking: Omit<OutlineKind, "heard"> = {
  id: "picking",
  byQuestion: true,
  points: [
    [
      "Say for whom it is, and what for",
      "For whom is it, and what for?",
      "Two people who chose this year: what did they need it for in fact?",
      "Who chooses, for which use or place, and the one thing that must not fail.",
    ],
    [
      "Name the kinds there are",
      "Which kinds are there, and what are they called?",
      "A maker’s or an association’s own page, and one independent test with its date.",
      "Each kind by the name under which it’s found, in two sentences: whom it suits, and whom it doesn’t.",
    ],
    [
      "Say by what they differ",
      "By what do they really differ?",
      "Somebody who works with all of them: which difference does nobody notice, and which everybody?",
      "The two or three differences that a reader will notice, each with a number and its source.",
    ],
    [
      "Say what goes wrong",
      "What goes wrong with each?",
      "Whoever is called when it does; three bad reviews of each kind: which complaint comes up again?",
      "The usual trouble of each kind, how it shows, and what putting it right costs.",
    ],
    [
      "Put the price beside what it buys",
      "What does it cost, at once and later?",
      "Two written prices with the date; what an owner of some years has paid since.",
      "Three price classes with what each adds, and what comes after the purchase.",
    ],
    [
      "Tell what people regret",
      "What do people regret?",
      "Three people who have chosen: ask each what they would change.",
      "What they’d choose differently, in their own words.",
    ],
    [
      "Say where a reader may look it up",
      "Who knows it, and where is it written?",
      "The agency, association or library that publishes on it; check the date of each page.",
      "One person to ask, one page to read, and the one question to put.",
    ],
    [
      "End with a first step",
      "What do I do first?",
      "Do it yourself first.",
      "One thing to measure, try or ask this week.",
    ],
  ],
};

/** Whether something should be done at all. */
export const weighing: Omit<OutlineKind, "heard"> = {
  id: "weighing",
  points: [
    [
      "Work out what it would bring",
      "What speaks for it?",
      "One of your own months, with real numbers.",
      "Dollars, customers or calmer weeks in one year, line by line.",
    ],
    [
      "Add up what it takes",
      "What speaks against it?",
      "The state’s office, your insurer and your accountant: one question each about {x}.",
      "Money before the first dollar comes in, and hours every week after that.",
    ],
    [
      "Name what would be left undone",
      "What will I not get done meanwhile?",
      "Last month’s calendar.",
      "What would have to wait, and who’d notice first.",
    ],
    [
      "Say for whom it’s right",
      "Who is it for, and who not?",
      "One owner who did it, and one who gave it up.",
      "The sign that it’s right for a reader, and the sign that it isn’t.",
    ],
    [
      "Try it small",
      "How can I try it first?",
      "Ask both owners what they would try first today.",
      "The smallest version that can be tried for a month, and the number at which one stops.",
    ],
  ],
};

/** By what one can tell that something is worn out or no longer fits. */
export const failing: Omit<OutlineKind, "heard"> = {
  id: "failing",
  points: [
    [
      "It costs more to keep than it’s worth",
      "What does it cost to keep?",
      "Your invoices of twelve months, added up.",
      "A year’s bills for it, next to a twelfth of what a new one costs each month.",
    ],
    [
      "You work around it",
      "What do you do by hand because of it?",
      "A tally for one week, by whoever uses {x} most.",
      "Lists on paper, numbers typed twice, a file that only one person understands.",
    ],
    [
      "Something has changed that you can see, hear or smell",
      "What changed?",
      "Someone who repairs or replaces {x}: which sign do people miss?",
      "What’s different from a year ago, and how to tell wear from damage.",
    ],
    [
      "Nobody repairs or supports it any more",
      "Can you still get help with it?",
      "The maker’s page or the installer, with the year it was made.",
      "The date of the last part or update, and how long the last one took.",
    ],
    [
      "You’ve outgrown it",
      "Was it made for this?",
      "Your own figures from the year you got it.",
      "What it was meant for, and what it carries today, in two numbers.",
    ],
    [
      "It let you down on a bad day",
      "What did the last failure cost?",
      "Whoever was there; ask for the words a customer used.",
      "One failure with its hour, its length and what it cost.",
    ],
    [
      "It’s no longer safe",
      "When can’t it wait?",
      "A licensed professional sets the sign.",
      "The sign at which it may not be used for another day.",
    ],
    [
      "A false alarm: what looks bad and isn’t",
      "What looks bad but isn’t?",
      "The same professional: what do they get called for in vain?",
      "What people replace too early, and how to tell.",
    ],
  ],
};

/** By what one can tell that a program no longer fits. */
export const outgrown: Omit<OutlineKind, "heard"> = {
  id: "outgrown",
  points: [
    [
      "People keep their own lists",
      "What is kept beside it?",
      "Ask each person to show you what’s open besides it.",
      "Spreadsheets and sticky notes next to the program are what it can’t do, written down by those who need it.",
    ],
    [
      "Things are typed twice",
      "What is entered more than once?",
      "Follow one record for a day, and count.",
      "Every number that two systems hold will sooner or later differ. Count the minutes for a week.",
    ],
    [
      "Nobody trusts the report",
      "Which number is checked by hand?",
      "Whoever makes the monthly report.",
      "Describe the report that’s rebuilt by hand each month, with the hours it takes.",
    ],
    [
      "It takes too long to find somebody",
      "How long does it take to look something up?",
      "A watch, and ten real look-ups.",
      "From the question to the answer on the screen, with a customer on the line.",
    ],
    [
      "New people need weeks",
      "How long until somebody can use it?",
      "The last two people who learned it.",
      "What they were taught that a program should explain itself.",
    ],
    [
      "It doesn’t talk to the rest",
      "What can’t it exchange?",
      "The maker’s page, at “integrations”, with the date.",
      "Which two systems would have to be connected, and what’s copied by hand today.",
    ],
    [
      "Support has become a waiting line",
      "How long until somebody helps?",
      "Your last five requests, with their dates.",
      "Days from the question to an answer that worked.",
    ],
    [
      "You pay for what you don’t use",
      "What does it cost per person who really uses it?",
      "The bill, divided by those who logged in last month.",
      "Seats, tiers and add-ons next to real use. It’s also the sign that’s cheapest to cure without leaving.",
    ],
  ],
};
