import type { OutlineKind } from "./kind.ts";

// What other customers are told: a procedure they go through, a mishap, upkeep, their first meeting.

export const incident: OutlineKind = {
  id: "incident",
  heard:
    /\bwhat (?:should|must|can|do|to)\b.{0,40}\bdo (?:when|if|after|right after)\b(?!.*\b(?:competitors?|website|landlord|lease|contract|invoice|bank|vendor|supplier|copies|copied|audit|price|prices)\b)|\bwhat to do (?:when|if|after)\b(?!.*\b(?:competitors?|website|landlord|lease|contract|invoice|bank|vendor|supplier|copies|copied|audit|price|prices)\b)|\bfirst aid\b|\bin an emergency\b|\bafter (?:an? |the )?(?:[\w-]+ )?(?:accident|crash|flood|fire|break-?in|storm|bite|injury|arrest)\b/,
  points: [
    [
      "Get everyone out of danger",
      "What do I do first?",
      "Ask [the professional, the fire department, the health agency] for the order of the first two steps, and note the page.",
      "The first minute, in the order in which it’s done; 911 before everything else.",
    ],
    [
      "Leave out what makes it worse",
      "What should I not do?",
      "Ask whoever repairs or treats the result what people had already tried.",
      "The two things that people do at once and shouldn’t.",
    ],
    [
      "Call people in the right order",
      "Who do I call, and what do I say?",
      "Check each number and its hours yourself this week.",
      "Who’s called first, second and third, with what to say.",
    ],
    [
      "Keep proof",
      "What should I write down or photograph?",
      "Ask your insurer or lawyer what was missing in the last case.",
      "What to photograph and write down before anything’s cleaned up.",
    ],
    [
      "Say what waits until the next day",
      "What comes next?",
      "The insurer’s policy, the agency’s or the licensing office’s page: copy the sentence with its date.",
      "What has to be done today, and what may wait for a clear head.",
    ],
    [
      "Prevent the next one",
      "How do I keep it from happening again?",
      "Go through your last five cases: what had been there beforehand?",
      "The one thing that would have prevented it.",
    ],
  ],
};

export const procedure: OutlineKind = {
  id: "procedure",
  heard:
    /\b(?:what happens (?:at|during|after|when|in|on|if)|what to expect|how (?!to\b)[\w ]{3,40} works?$|clos(?:ing|es?) (?:on|day|costs|process)|(?:home|house) inspection|escrow|probate|divorce|custody|adoption|bankruptcy|green card|naturalization|visa|mortgage|refinanc\w+|appraisal|insurance claims?|tax audit|foreclosure|eviction|mediation|deposition|child support|workers'? comp\w*|settlement|the process of)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Say how long it takes",
      "How long does it take?",
      "Count the days in your last five cases.",
      "It starts when [event] and usually takes [from … to …]; what slows it down most is [what].",
    ],
    [
      "Name who is involved, and for whom they work",
      "Who will be there, and who is on my side?",
      "Write the list for your own town: names of offices, not of people.",
      "You’ll deal with [who, for what]; [who] works for you, and [who] doesn’t.",
    ],
    [
      "List what to bring and what gets signed",
      "What do I need to bring or sign?",
      "Ask whoever handles the papers what people show up without.",
      "Bring [ID, papers]; ask for [the papers you’ll sign] [days] ahead and read [which one] first, because it [what it binds you to].",
    ],
    [
      "Go through the day in order",
      "What happens on the day, step by step?",
      "Sit in on one, or ask a colleague who did one this month.",
      "On the day, first [what], then [what]; it takes about [hours], and you leave with [what].",
    ],
    [
      "Put numbers on it",
      "What will I pay, and how?",
      "One real statement with the names blacked out.",
      "You pay [what, to whom, about how much], by [way]; if payment instructions arrive by e-mail, call a number you already had before you send anything.",
    ],
    [
      "Say what goes wrong and how to head it off",
      "What can go wrong at the last minute?",
      "Your last case that went late: what would you have asked for two weeks earlier?",
      "Most often it’s held up by [what]; you can head it off by [what, by when].",
    ],
    [
      "Say what comes afterward",
      "What happens afterward?",
      "Ask the office, bank or court for the date, and note their page.",
      "Afterward you get [paper or key] by [when]; keep [what] for [how long], and put [next date] in the calendar.",
    ],
    [
      "Say when to get help",
      "Can I do it without a professional?",
      "A licensed professional reads your draft: rules differ by state.",
      "You can do [part] yourself; get [a lawyer, an accountant, an agent] when [sign], and ask first what it costs.",
    ],
  ],
  advice: [
    "From which event the days count, how many it usually takes, and what slows it down most.",
    "Each person with their office: for whom they work, who pays them, and whom to ask first.",
    "Which papers, where one gets them, and which of them should be read days ahead because it binds.",
    "The day hour by hour: where, with whom, what is signed, and what they carry home.",
    "Every fee with a range and who receives it. If payment instructions come by e-mail: call a number you already had.",
    "What holds it up most often, and the one call two weeks earlier that prevents it.",
    "Which paper or key comes when, what is kept for how long, and the next date.",
    "Which part people can do alone, and at which sign it gets expensive to.",
  ],
};

export const arranging: OutlineKind = {
  id: "arranging",
  heard:
    /\b(?:estate plan\w*|wills? (?:and|or|for)|(?:a|your|living) will\b|trusts?\b(?! (?:us|me|you|your|our))|power of attorney|guardian\w*|beneficiar\w+|prenup\w*|retirement|life insurance|college (?:savings|fund)|long[- ]term care|health insurance|medicare|succession)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Say when it is time",
      "Do I need this already?",
      "Ask the professional which event made their last five clients call.",
      "You need it once [a child, a house, a business, a date]; until then, [what happens by itself].",
    ],
    [
      "Say what happens without it",
      "What happens if I do nothing?",
      "The state’s own page, and a licensed professional: rules differ by state.",
      "Without it, [who decides, under which law, how long it takes]; that surprises people because [what they assumed].",
    ],
    [
      "Name the people to choose",
      "Whom do I have to name?",
      "Ask what clients argue about most, and how it was settled.",
      "You name [who decides about money], [who looks after the children], and a second choice for each; ask them before you write them down.",
    ],
    [
      "List the papers, each with its job",
      "Which papers are there, and what does each one do?",
      "The professional explains each in one sentence that a client understood.",
      "[Paper] says [what]; [paper] works only [when]; [paper] goes around the others, so check [beneficiaries on accounts].",
    ],
    [
      "Say what to bring and decide beforehand",
      "How do I get ready?",
      "Ask what was missing at the last five first meetings.",
      "Make one list: [what you own, what you owe, whom it’s for], and bring [papers]; you don’t have to know [what] yet.",
    ],
    [
      "Put a range on the cost",
      "What does it cost, and how long does it take?",
      "Your own fee agreement.",
      "It costs [from … to …], depending on [two things], and takes [weeks] from the first meeting to the last signature.",
    ],
    [
      "Say when it has to change",
      "When do I have to change it?",
      "Ask which old paper caused the most trouble.",
      "Look at it again after [birth, marriage, divorce, move to another state, a sale], and at the latest every [years].",
    ],
    [
      "Be honest about doing it yourself",
      "Can I use a form from the internet?",
      "The professional: what do they repair most often?",
      "For [simple case] a form may do; get help if [two homes, a second marriage, a business, a child with special needs].",
    ],
  ],
  advice: [
    "The event that makes it urgent: a child, a house, a business, a date. And what holds until then by itself.",
    "Who decides and how long it takes when there’s nothing on paper, by your state’s law, linked.",
    "Each role with one sentence on what that person will really have to do, and why there’s a second choice.",
    "Three to five papers in one sentence each, and which of them goes around all others: the names on the accounts.",
    "One list on one page: what there is, what is owed, for whom. Say what they don’t have to know yet.",
    "Your range, what moves it, and the weeks from the first meeting to the last signature.",
    "Births, divorces, moves, sales, and at the latest every few years.",
    "For whom a form is enough, and the four situations in which it isn’t.",
  ],
};

export const meeting: OutlineKind = {
  id: "meeting",
  heard:
    /\bfirst (?:[\w-]+ )?(?:meeting|consult\w*|session|lesson|class|fitting|visit|appointment)\b|\bprepar\w+ for (?:your|an?|their|the) (?:[\w-]+ ){0,2}(?:meeting|consult\w*|session|call)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Say where, how long, with whom",
      "Where do I come, and who will I meet?",
      "Walk it once as a stranger, and time the last five.",
      "You’ll meet [who] at [place], for about [minutes]; you can park [where].",
    ],
    [
      "List what to bring",
      "What do I bring?",
      "Ask the desk what was missing the last five times.",
      "Bring [three papers or things], and if you can’t find one, come anyway: [what you do then].",
    ],
    [
      "Suggest what to think about beforehand",
      "What should I think about before?",
      "Which of their own notes has ever saved you half an hour?",
      "Write down [the one question you most want answered], [dates], and [what you’ve tried].",
    ],
    [
      "Go through the meeting",
      "What happens there?",
      "Ask two recent customers what surprised them.",
      "First we [what], then you [what]; nothing is decided until [what].",
    ],
    [
      "Be open about money",
      "What does it cost, and do I have to decide right away?",
      "Your own rules, word for word.",
      "The first meeting costs [sum or nothing]; after that you get [what in writing], and you have until [when] to decide.",
    ],
    [
      "Say what comes next",
      "What happens afterward?",
      "Look at the last five: was that true?",
      "Within [days] you’ll hear from [who] with [what].",
    ],
  ],
  advice: [
    "Place, door, parking, who they’ll meet, and how many minutes it really takes.",
    "Three things, and what happens if one of them can’t be found.",
    "The one question they most want answered, dates, and what they’ve tried.",
    "The order of the meeting, and the sentence that nothing is decided that day, if that’s so.",
    "What it costs, what they get in writing, and how long they have to think.",
    "Who calls whom, by which day, with what.",
  ],
};

export const upkeep: OutlineKind = {
  id: "upkeep",
  heard:
    /\b(?:maintain\w*|maintenance|winteriz\w+|tune-?ups?|filters?|gutters?|water heaters?|furnaces?|drains?|septic|sump pumps?|smoke (?:detectors?|alarms?)|roofs?|oil changes?|tires|brakes|freez(?:e|es|ing)|frozen pipes|clean(?!ing (?:job|business|company|service|prices?))\w*|unclog\w*|stains?|rust|mold|repair\w*|fix(?:ing)?|sharpen\w*|get(?:ting)? .{1,40} (?:out of|off)|remov\w+)\b/,
  with: /^(?!.*\b(?:plans?|contracts?|agreements?|memberships?|pric\w+|sell\w*|market\w*)\b)/,
  points: [
    [
      "Check what you have before touching it",
      "What do I need to know before I start?",
      "The maker’s manual for two common models, with the page.",
      "The one label or measurement that decides everything that follows, and where it’s found.",
    ],
    [
      "Lay out the tools, and make it safe",
      "What do I need?",
      "Do it once and put everything you used on a table.",
      "Tools and parts with prices, and what’s turned off before anyone begins.",
    ],
    [
      "Do it in this order",
      "How is it done?",
      "Time somebody who has never done it, and note where they stop.",
      "Five to eight steps, each with what a reader sees or hears when it has worked.",
    ],
    [
      "Know the mistake that costs money",
      "What goes wrong?",
      "Ask whoever repairs it for the last three invoices, without names.",
      "The mistake that beginners make, and what its repair costs.",
    ],
    [
      "Stop at the sign for a professional",
      "When do I call someone?",
      "The professional sets the signs; also ask what a visit costs.",
      "The signs at which a reader stops and calls, with 911 for gas, smoke and sparks.",
    ],
    [
      "Put the next date in the calendar",
      "How often does it need this?",
      "The manual; where two sources differ, say so.",
      "How often it needs doing again, and in which month.",
    ],
  ],
};

export const story: OutlineKind = {
  id: "explaining",
  byQuestion: true,
  heard: /^(?:stopped|started|switched|changed|quit|no longer|closed|moved|raised|stop using|do not|don't)\b/,
  points: [
    [
      "Begin with how it was",
      "What was it like before?",
      "Your own records for one week before, and who first said so aloud.",
      "One ordinary day before the change, with a number in it.",
    ],
    [
      "Tell what made you change",
      "Why did you change it?",
      "The person who was there: ask for the words that were said.",
      "The week or the customer that tipped it, told in three sentences.",
    ],
    [
      "Say what is different for customers",
      "What is different now?",
      "Read it to one customer. What do they ask?",
      "What customers notice, and what they don’t have to do any more.",
    ],
    [
      "Admit what got harder",
      "What is the catch?",
      "Ask the two who were against it.",
      "One thing that’s worse now. Without it nobody believes the rest.",
    ],
    [
      "Give the result as a number",
      "Did it work?",
      "Count it the same way on both sides, over as many days.",
      "The number from the beginning again, counted in the same way.",
    ],
  ],
};
