import type { OutlineKind } from "./kind.ts";

// What other customers are told: a procedure they go through, a mishap, upkeep, their first meeting.

export const incident: OutlineKind = {
  id: "incident",
  heard:
    /\bwhat (?:should|must|can|do|to)\b.{0,40}\bdo (?:when|if|after|right after)\b|\bwhat to do (?:when|if|after)\b|\bfirst aid\b|\bin an emergency\b|\bafter (?:an? |the )?(?:[\w-]+ )?(?:accident|crash|flood|fire|break-?in|storm|bite|injury|arrest)\b/,
  points: [
    [
      "Get everyone out of danger",
      "What do I do first?",
      "First, [the one thing that stops it getting worse: get away, turn off, press on it]; if [sign of danger], call 911 before anything else.",
      "Ask [the professional, the fire department, the health agency] for the order of the first two steps, and note the page.",
    ],
    [
      "Leave out what makes it worse",
      "What should I not do?",
      "Don’t [the well-meant step you see most], because [what it does].",
      "Ask whoever repairs or treats the result what people had already tried.",
    ],
    [
      "Call people in the right order",
      "Who do I call, and what do I say?",
      "Call [who] first at [number], then [who]; say [where, what, since when].",
      "Check each number and its hours yourself this week.",
    ],
    [
      "Keep proof",
      "What should I write down or photograph?",
      "Take pictures of [what, from where], and write down [time, names, what was said] while you remember it.",
      "Ask your insurer or lawyer what was missing in the last case.",
    ],
    [
      "Say what waits until the next day",
      "What comes next?",
      "By [day], [report it to whom, see whom, keep which receipts]; the deadline is [date or number of days].",
      "The insurer’s policy, the agency’s or the licensing office’s page: copy the sentence with its date.",
    ],
    [
      "Prevent the next one",
      "How do I keep it from happening again?",
      "Most cases begin with [cause]; [one cheap step] prevents it.",
      "Go through your last five cases: what had been there beforehand?",
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
      "It starts when [event] and usually takes [from … to …]; what slows it down most is [what].",
      "Count the days in your last five cases.",
    ],
    [
      "Name who is involved, and for whom they work",
      "Who will be there, and who is on my side?",
      "You’ll deal with [who, for what]; [who] works for you, and [who] doesn’t.",
      "Write the list for your own town: names of offices, not of people.",
    ],
    [
      "List what to bring and what gets signed",
      "What do I need to bring or sign?",
      "Bring [ID, papers]; ask for [the papers you’ll sign] [days] ahead and read [which one] first, because it [what it binds you to].",
      "Ask whoever handles the papers what people show up without.",
    ],
    [
      "Go through the day in order",
      "What happens on the day, step by step?",
      "On the day, first [what], then [what]; it takes about [hours], and you leave with [what].",
      "Sit in on one, or ask a colleague who did one this month.",
    ],
    [
      "Put numbers on it",
      "What will I pay, and how?",
      "You pay [what, to whom, about how much], by [way]; if payment instructions arrive by e-mail, call a number you already had before you send anything.",
      "One real statement with the names blacked out.",
    ],
    [
      "Say what goes wrong and how to head it off",
      "What can go wrong at the last minute?",
      "Most often it’s held up by [what]; you can head it off by [what, by when].",
      "Your last case that went late: what would you have asked for two weeks earlier?",
    ],
    [
      "Say what comes afterward",
      "What happens afterward?",
      "Afterward you get [paper or key] by [when]; keep [what] for [how long], and put [next date] in the calendar.",
      "Ask the office, bank or court for the date, and note their page.",
    ],
    [
      "Say when to get help",
      "Can I do it without a professional?",
      "You can do [part] yourself; get [a lawyer, an accountant, an agent] when [sign], and ask first what it costs.",
      "A licensed professional reads your draft: rules differ by state.",
    ],
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
      "You need it once [a child, a house, a business, a date]; until then, [what happens by itself].",
      "Ask the professional which event made their last five clients call.",
    ],
    [
      "Say what happens without it",
      "What happens if I do nothing?",
      "Without it, [who decides, under which law, how long it takes]; that surprises people because [what they assumed].",
      "The state’s own page, and a licensed professional: rules differ by state.",
    ],
    [
      "Name the people to choose",
      "Whom do I have to name?",
      "You name [who decides about money], [who looks after the children], and a second choice for each; ask them before you write them down.",
      "Ask what clients argue about most, and how it was settled.",
    ],
    [
      "List the papers, each with its job",
      "Which papers are there, and what does each one do?",
      "[Paper] says [what]; [paper] works only [when]; [paper] goes around the others, so check [beneficiaries on accounts].",
      "The professional explains each in one sentence that a client understood.",
    ],
    [
      "Say what to bring and decide beforehand",
      "How do I get ready?",
      "Make one list: [what you own, what you owe, whom it’s for], and bring [papers]; you don’t have to know [what] yet.",
      "Ask what was missing at the last five first meetings.",
    ],
    [
      "Put a range on the cost",
      "What does it cost, and how long does it take?",
      "It costs [from … to …], depending on [two things], and takes [weeks] from the first meeting to the last signature.",
      "Your own fee agreement.",
    ],
    [
      "Say when it has to change",
      "When do I have to change it?",
      "Look at it again after [birth, marriage, divorce, move to another state, a sale], and at the latest every [years].",
      "Ask which old paper caused the most trouble.",
    ],
    [
      "Be honest about doing it yourself",
      "Can I use a form from the internet?",
      "For [simple case] a form may do; get help if [two homes, a second marriage, a business, a child with special needs].",
      "The professional: what do they repair most often?",
    ],
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
      "You’ll meet [who] at [place], for about [minutes]; you can park [where].",
      "Walk it once as a stranger, and time the last five.",
    ],
    [
      "List what to bring",
      "What do I bring?",
      "Bring [three papers or things], and if you can’t find one, come anyway: [what you do then].",
      "Ask the desk what was missing the last five times.",
    ],
    [
      "Suggest what to think about beforehand",
      "What should I think about before?",
      "Write down [the one question you most want answered], [dates], and [what you’ve tried].",
      "Which of their own notes has ever saved you half an hour?",
    ],
    [
      "Go through the meeting",
      "What happens there?",
      "First we [what], then you [what]; nothing is decided until [what].",
      "Ask two recent customers what surprised them.",
    ],
    [
      "Be open about money",
      "What does it cost, and do I have to decide right away?",
      "The first meeting costs [sum or nothing]; after that you get [what in writing], and you have until [when] to decide.",
      "Your own rules, word for word.",
    ],
    [
      "Say what comes next",
      "What happens afterward?",
      "Within [days] you’ll hear from [who] with [what].",
      "Look at the last five: was that true?",
    ],
  ],
};

export const upkeep: OutlineKind = {
  id: "upkeep",
  heard:
    /\b(?:maintain\w*|maintenance|winteriz\w+|tune-?ups?|filters?|gutters?|water heaters?|furnaces?|drains?|septic|sump pumps?|smoke (?:detectors?|alarms?)|roofs?|oil changes?|tires|brakes|freez(?:e|es|ing)|frozen pipes|clean(?!ing (?:job|business|company|service|prices?))\w*|unclog\w*|stains?|rust|mold|repair\w*|fix(?:ing)?|sharpen\w*|get(?:ting)? .{1,40} (?:out of|off)|remov\w+)\b/,
  points: [
    [
      "Check what you have before touching it",
      "What do I need to know before I start?",
      "Look for [label, age, material] on {x} first, because [what it decides].",
      "The maker’s manual for two common models, with the page.",
    ],
    [
      "Lay out the tools, and make it safe",
      "What do I need?",
      "You need [tools, parts, with price and shop]; before you start, turn off [power, water, gas] at [where].",
      "Do it once and put everything you used on a table.",
    ],
    [
      "Do it in this order",
      "How is it done?",
      "First [what]; you know it worked when [what you see or hear]. Then [what]. It takes about [minutes].",
      "Time somebody who has never done it, and note where they stop.",
    ],
    [
      "Know the mistake that costs money",
      "What goes wrong?",
      "People [what], and then [damage, with the price of the repair].",
      "Ask whoever repairs it for the last three invoices, without names.",
    ],
    [
      "Stop at the sign for a professional",
      "When do I call someone?",
      "Stop and call a professional if [smell, sound, leak, age]; with [gas, smoke, sparks], get out and call 911.",
      "The professional sets the signs; also ask what a visit costs.",
    ],
    [
      "Put the next date in the calendar",
      "How often does it need this?",
      "Do it again every [months], and in [season] before [what].",
      "The manual; where two sources differ, say so.",
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
      "Until [month], [what happened on an ordinary day]: [hours, dollars or complaints a week].",
      "Your own records for one week before, and who first said so aloud.",
    ],
    [
      "Tell what made you change",
      "Why did you change it?",
      "What settled it was [one customer, one day, one bill].",
      "The person who was there: ask for the words that were said.",
    ],
    [
      "Say what is different for customers",
      "What is different now?",
      "Since [date] you [get, pay, bring] [what]; what stays the same is [what].",
      "Read it to one customer. What do they ask?",
    ],
    [
      "Admit what got harder",
      "What is the catch?",
      "What we miss is [what]; for [whom] it means [what], and we [what we do about it].",
      "Ask the two who were against it.",
    ],
    [
      "Give the result as a number",
      "Did it work?",
      "In [month] it was [number], against [number] before.",
      "Count it the same way on both sides, over as many days.",
    ],
  ],
};
