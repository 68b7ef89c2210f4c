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
      "In a month we have [how many people, invoices, runs, hours], and the odd case is [tips, two states, seasonal hires].",
      "Last month’s records, and whoever does it now.",
    ],
    [
      "Price that month, not the offer",
      "What will we really pay?",
      "For that month they would have charged [sum], [sum] and [sum], with setup, year-end and every extra.",
      "Send all three the same month, and ask for the bill it would have made.",
    ],
    [
      "Ask who answers for mistakes",
      "Who pays if they get it wrong?",
      "If it’s late or wrong, [they, we] pay the penalty, up to [sum]; that’s on page [n].",
      "The contract; for taxes and licenses, your accountant.",
    ],
    [
      "Call their support before you buy",
      "Who do we reach when it doesn’t work?",
      "On [day] at [hour] it took [minutes] to reach a person who could help.",
      "Try it yourself, on a Friday afternoon.",
    ],
    [
      "Talk to two customers of your size",
      "Who like us uses them?",
      "A [trade] with [n] people told me: “[what annoys them]”.",
      "Ask for two names, and find a third yourself.",
    ],
    [
      "See that it works with what you have",
      "Does it fit our other systems?",
      "It takes hours from [system] and hands [what] to [system] without typing it again.",
      "Have them show it with five of your own records.",
    ],
    [
      "Know how you get out, with your data",
      "What if we want to leave?",
      "We can leave with [days] notice, and get [which records, in which format].",
      "The contract, and someone who left them.",
    ],
    [
      "Change over at a good moment",
      "When do we switch?",
      "We start on [first day of a quarter, slow month], and run both for [one round].",
      "Your accountant: which date saves trouble at year-end?",
    ],
  ],
};

export const provider: OutlineKind = {
  id: "provider",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|find(?:ing)?|select\w*|hir(?:e|ing)|interview\w*|ask(?:ing)?|book(?:ing)?) (?:before (?:you |hiring |booking )?)?(?:an?|the|your) (?:[\w-]+ ){0,3}(?:\w+(?:apher|actor|ician|tant|yer|ney|umber|ofer|inter|mover|erer|orist|planner|trainer|keeper)|tutor|therapist|vet|doctor|dentist|nanny|sitter|dj|agent|agency|company|service|firm|venue)\b/,
  points: [
    [
      "Write three lines that everyone gets",
      "What exactly do you need done?",
      "We need [the work], by [date], for at most [sum].",
      "Ask someone who had it done this year what they forgot to say.",
    ],
    [
      "Get three written offers for the same three lines",
      "What is in the price, and what comes on top?",
      "The three offers were [sum], [sum] and [sum]; the difference was [what was left out].",
      "Ask each for the last bill of a job like yours, names blacked out.",
    ],
    [
      "Check license, insurance and complaints",
      "Are you licensed and insured, and who can I ask?",
      "You can look up a license at [state’s page]; the certificate of insurance comes from [the insurer], not from them.",
      "Look up one real name, and note how long it took.",
    ],
    [
      "Call two customers of this year",
      "Who hired you this year for a job like mine?",
      "Ask them: did it end when and at the price that was said, and what went wrong?",
      "Two calls of your own; quote one answer.",
    ],
    [
      "Ask who really comes",
      "Who will do the work, and who steps in if they’re sick?",
      "On the day it’ll be [who], with [years] of it; if they’re sick, [who].",
      "Ask somebody in the trade which answer makes them nervous.",
    ],
    [
      "Ask what happens when it takes longer",
      "What if it takes longer or I change my mind?",
      "An extra hour costs [sum]; you can cancel until [date] for [sum].",
      "Read two real contracts: where does it say so?",
    ],
    [
      "Walk away from these",
      "What should rule someone out right away?",
      "Walk away from [all the money up front, no contract, sign today].",
      "Your state’s consumer office: what do people complain about in this trade?",
    ],
    [
      "Put it in writing before you pay",
      "What goes into the contract?",
      "The contract says [work, dates, price, who cleans up], and the last [share] is paid when [what is done].",
      "Have someone who has been to small claims read it.",
    ],
  ],
};

export const purchase: OutlineKind = {
  id: "purchase",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|buy(?:ing)?|purchas\w+|select\w*|leas(?:e|ing)|rent(?:ing)? (?:an?|your|the|new|space|equipment)\b|sign(?:ing)? (?:an?|the|your)|find(?:ing)? (?:an?|the|your)|shop(?:ping)? for|upgrad\w+|best (?!way|time|practice|seo)|worth (?:it|the|buying|having)|which \w+ (?:to|is))\b/,
  points: [
    [
      "Describe your hardest day first",
      "What does it have to do for me?",
      "On our busiest day we [how many, how long, how heavy], so it has to [two numbers].",
      "Count one real day; don’t estimate.",
    ],
    [
      "Set the number you won’t go above",
      "What should I expect to pay?",
      "New, {x} costs [from … to …]; used, [from … to …]; what you get for the difference is [what].",
      "Three sellers’ written prices, with the date.",
    ],
    [
      "Try three of them",
      "Which ones did you try?",
      "We tried [one], [two] and [three]; what bothered us was [one thing each].",
      "Ask to see one at work in a business like yours.",
    ],
    [
      "Add up three years",
      "What will it have cost in three years?",
      "With [supplies, service, insurance, repairs], it comes to [sum] after three years, less [what it’s still worth].",
      "An owner who has had one for two years: ask for the repair bills.",
    ],
    [
      "Read the terms before you sign",
      "What am I signing?",
      "It runs until [date], renews [how], and getting out early costs [sum].",
      "The contract itself; have someone read it who gains nothing by it.",
    ],
    [
      "Ask who fixes it, and how fast",
      "What happens when it breaks?",
      "If it stops on a [Friday], [who] comes within [hours], and meanwhile we [what].",
      "Call the service number once before you buy.",
    ],
    [
      "Know what rules one out",
      "What should make me walk away?",
      "We’d leave it if [no manual, no parts, no trial, price only today].",
      "Three one-star reviews of each: the complaint that comes up again is one.",
    ],
    [
      "Plan the first week with it",
      "What has to be ready when it arrives?",
      "Before it comes, we need [space, power, training, insurance]; [who] does that by [day].",
      "The seller’s installer: what is missing most often?",
    ],
  ],
};

/** Something for oneself: no contract, no busiest day. */
export const picking: Omit<OutlineKind, "heard"> = {
  id: "picking",
  byQuestion: true,
  points: [
    [
      "Say what it is for",
      "What do I need it for?",
      "You want {x} for [what], [how often], [where]; that rules out [what].",
      "Somebody who chose a year ago: what do they use it for in fact?",
    ],
    [
      "Name the kinds there are",
      "Which kinds are there?",
      "There are [two or three kinds]: [one] for [whom], [another] for [whom].",
      "Whoever sells or makes all of them: which is brought back most?",
    ],
    [
      "Say what has to fit",
      "What has to fit?",
      "Before you look at anything else, check [size, weight, age, place], because [what goes wrong otherwise].",
      "Whoever fits or measures it for a living.",
    ],
    [
      "Put the price beside what it buys",
      "What does it cost?",
      "From [sum] you get [what]; above [sum] you pay for [what]. Later you also pay for [what].",
      "Two sellers’ prices, with the date.",
    ],
    [
      "Describe a fair trial",
      "How do I try it out?",
      "Try it for [minutes or days] as you will really use it, and watch for [one thing].",
      "Do it yourself, with a beginner beside you.",
    ],
    [
      "Tell what people regret",
      "What do people regret?",
      "“[Their words],” says [who]; next time they’d [what].",
      "Three people who have chosen: ask each what they would change.",
    ],
    [
      "Name what can wait",
      "What can I leave out at first?",
      "You can do without [what] until [when].",
      "Somebody experienced: what did they buy and never use?",
    ],
    [
      "End with a first step",
      "What do I do first?",
      "This week, [measure, borrow, ask, visit] [what or whom].",
      "Do it yourself first.",
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
      "In a year it would bring us [dollars, customers, calmer weeks]: [the sum, line by line].",
      "One of your own months, with real numbers.",
    ],
    [
      "Add up what it takes",
      "What speaks against it?",
      "Before the first dollar comes in, we’d pay [sum] and spend [hours] on [license, training, stock].",
      "The state’s office, your insurer and your accountant: one question each about {x}.",
    ],
    [
      "Name what would be left undone",
      "What will I not get done meanwhile?",
      "Meanwhile [what] would wait, and [who] would notice first.",
      "Last month’s calendar.",
    ],
    [
      "Say for whom it’s right",
      "Who is it for, and who not?",
      "It’s right if [sign]; it’s wrong if [sign].",
      "One owner who did it, and one who gave it up.",
    ],
    [
      "Try it small",
      "How can I try it first?",
      "We’d try it for [weeks] with [how few], and stop if [number].",
      "Ask both owners what they would try first today.",
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
      "In the last year we paid [sum] for [repairs, upgrades, extra hours], which is [share] of a new one.",
      "Your invoices of twelve months, added up.",
    ],
    [
      "You work around it",
      "What do you do by hand because of it?",
      "Somebody here [writes it down twice, drives, restarts it] [n] times a week.",
      "A tally for one week, by whoever uses {x} most.",
    ],
    [
      "Something has changed that you can see, hear or smell",
      "What changed?",
      "Since [month] there has been [crack, noise, smell, wait], and it turned out to be [what].",
      "Someone who repairs or replaces {x}: which sign do people miss?",
    ],
    [
      "Nobody repairs or supports it any more",
      "Can you still get help with it?",
      "Parts or updates end on [date]; the last one took [weeks] to come.",
      "The maker’s page or the installer, with the year it was made.",
    ],
    [
      "You’ve outgrown it",
      "Was it made for this?",
      "It was meant for [number]; we’re at [number].",
      "Your own figures from the year you got it.",
    ],
    [
      "It let you down on a bad day",
      "What did the last failure cost?",
      "On [day] it failed for [hours], and that cost us [what].",
      "Whoever was there; ask for the words a customer used.",
    ],
    [
      "It’s no longer safe",
      "When can’t it wait?",
      "Stop using it at [sign], and call [whom].",
      "A licensed professional sets the sign.",
    ],
    [
      "A false alarm: what looks bad and isn’t",
      "What looks bad but isn’t?",
      "[What] looks worse than it is; you can tell by [what].",
      "The same professional: what do they get called for in vain?",
    ],
  ],
};
