import { COSTS, type Counted } from "./kind.ts";

/** What it costs when nobody answers, or when callers wait. */
const unanswered: Counted = {
  noun: COSTS,
  heard:
    /\b(?:voice ?mail|miss(?:ed|ing) (?:\w+ )?calls?|unanswered|not answering|calls? (?:that )?(?:nobody|no one) answers?|phone tag|slow call ?backs?|bad phone (?:service|habits)|poor phone)\b/,
  not: /\b(?:ai|assistant|software|system)\b/,
  name: "calls that end in voicemail",
  lead: "The bill for a call that nobody answers never arrives, because it comes in pieces: a {customer} who went elsewhere, ten minutes of phone tag, an ad that was paid for nothing. Below are the pieces one by one, each with the way to find your own figure. All sums are made up to show the arithmetic.",
  close:
    "Take the two costs that you recognized and put your own numbers in for one month. If they come to less than a day’s pay, leave everything as it is. If they come to more, you know what mending it may cost.",
  of: {
    law: [
      [
        "The case that signed with somebody else",
        "One new matter a month that calls the next firm while your recording talks is twelve a year. At a fee of $3,500, that’s $42,000 of work you were asked to do. Look up the unknown numbers of last month in your log, call ten of them, and ask whether they found a lawyer.",
      ],
      [
        "The date that nobody heard in time",
        "“I got something in the mail” can mean that an answer is due on Friday. When the message is heard on Thursday afternoon, somebody works that night, or has to tell a caller that it’s late. Count the messages of the last quarter that had a date in them, and how many hours each lay there.",
      ],
      [
        "A lawyer’s hour spent on phone tag",
        "Say an attorney who bills $300 an hour makes six tries a day to reach callers, three minutes each. That’s eighteen minutes, or $90 a day, and about $1,900 in a month of 21 days. None of it can be billed to anyone.",
      ],
    ],
    dental: [
      [
        "The new patient, with the whole family",
        "Somebody who looks for a dentist usually looks for four people. At $400 in the first year for each of them, one call that ended at the beep can be $1,600. Ask every new family who else they called before you; some will tell you.",
      ],
      [
        "The chair that stays empty at two",
        "The caller who wanted to cancel reached the box, and it was heard at three. The hour was gone by then. Count the cancellations that were left as messages, and what an hour of hygiene brings in.",
      ],
    ],
    medical: [
      [
        "The visit that went to urgent care",
        "A sick caller at 8:10 who reaches a recording doesn’t wait until eleven. They’re seen somewhere else, and you read the report afterward. Count the call backs of one week that ended with “I’ve already been seen.”",
      ],
      [
        "The same refill, three times",
        "Patient, pharmacy and patient again: each message is played, written down and answered. At four minutes apiece, ten such requests a week are two hours of somebody’s work.",
      ],
    ],
    trades: [
      [
        "The job that the next name on the screen got",
        "With water on the floor nobody leaves a message. Say ten calls a week end at the beep, three of them were jobs, and a job leaves $180 after parts and hours: $540 a week. Call last week’s unknown numbers and ask; the answer takes a minute each.",
      ],
      [
        "The drive to the same street twice",
        "A caller who heard nothing until Thursday can’t be put beside Tuesday’s job around the corner. Half an hour of van and wages is gone for want of one answered call. Mark the visits of last week that could have shared a trip.",
      ],
    ],
    vet: [
      [
        "The puppy that became another clinic’s patient",
        "Its people call on Saturday, when your desk is fullest. Say a puppy is worth $550 in the first year and $300 in each of the twelve that follow: more than $4,000, decided by who picked up. Look for Saturday’s unknown numbers in Monday’s calendar.",
      ],
    ],
  },
  entries: [
    [
      "Callers who never say that they called",
      "They hang up before the beep, so there’s no message to count and no one to miss. Lay the phone company’s log beside the box: calls that reached it, less messages left. If it’s 25 in a week, and one in five would have become a {customer}, that’s five a week who had your number in hand.",
    ],
    [
      "The ad that made the phone ring",
      "A call from an ad has been paid for before it rings. If ads cost $900 a month and bring 60 calls, each one costs $15, answered or not. Twenty that end at the beep are $300 a month for a recording that nobody wanted to hear.",
    ],
    [
      "Minutes of playing, writing down and calling back",
      "An answered question takes two minutes. The same question as a message is played, written down, called back, missed, and called back again: eight or ten. Time five messages from the beep to the day they’re settled, and multiply by a week’s messages and the wage of whoever does it.",
    ],
    [
      "A second call about the first",
      "Whoever hears nothing by three calls again to ask whether you got it. That call meets the same busy people, and may end in the same box. Count the numbers that appear twice in a day; each pair is one call that you made for yourselves.",
    ],
    [
      "The answer that came too late to be worth anything",
      "By four o’clock the caller at nine has found somebody, and your call back is only polite. Note the age of each message when it’s answered, for one week. What’s older than two hours and from an unknown number is mostly lost.",
    ],
    [
      "What the messages don’t say",
      "Half a phone number, a first name, “it’s about the thing from last time.” Each one costs a search in {system}, and some never get an answer at all. Count this month’s messages that nobody could do anything with.",
    ],
    [
      "The review about the phone",
      "“Impossible to reach” stays on the screen for years, under every search for your name, and it’s read by people you’ll never hear from. There’s no honest figure for that. There is one for what causes it: the messages of last month that were older than a day when somebody called back.",
    ],
    [
      "Good people who start the day behind",
      "Whoever opens the office begins with last night’s list, and the live line rings meanwhile. What isn’t done by ten isn’t done by noon. Ask them what the first hour would be like without it, and what they’d do with it.",
    ],
    [
      "Somebody in trouble behind a beep",
      "It’s rare, and it’s the one that can’t be put right with money. If {urgent} can land in a box, the greeting needs 911 in its first ten seconds, and a way to a person. Check it today; this one costs nothing to mend.",
    ],
  ],
};

const onHold: Counted = {
  noun: COSTS,
  heard: /\b(?:on hold|hold times?|holds?\b|hold music|waiting on the (?:phone|line))\b/,
  name: "callers on hold",
  lead: "Putting somebody on hold feels free, because the button costs nothing. What it costs shows up elsewhere: in the line that’s blocked, in the talk that takes longer afterward, in the callers who leave. The sums are made up; put your own in.",
  close:
    "Mark the holds of one busy hour: how many, how long, how many gave up. Most of the cost sits in one or two half hours, and a call back at a named time is the cheapest way out of them.",
  entries: [
    [
      "The callers who leave while the music plays",
      "Say forty people a day are put on hold and one in ten gives up: four a day, eighty in a month of twenty days. If ten of those were new, and four of the ten would have stayed, that’s four {newOnes} a month. Your log shows them as calls that were answered, parked and ended.",
    ],
    [
      "A line that’s closed to everyone else",
      "While one caller waits, the line can take no other. With two lines and one hold of three minutes, half of what you have is silent. Look for calls that rang out while somebody was on hold; those two belong to each other.",
    ],
    [
      "The longer talk afterward",
      "Whoever has waited three minutes begins with that. The apology, the sigh and the story told again take half a minute or more. At thirty holds a day it’s fifteen minutes, which is longer than some of the waits.",
    ],
    [
      "The person at the counter who watches it",
      "Every parked call is visible to whoever stands there, and so is every time they’re left for one. Both have been told that somebody else matters more. Ask one {customer} on the way out which of the two it felt like.",
    ],
    [
      "The second call from the same number",
      "Somebody hangs up and tries again, hoping for a shorter line. Your log shows it as two calls within five minutes. Each pair is work that’s done twice, and a caller who’s angrier the second time.",
    ],
    [
      "The receptionist who juggles",
      "Three voices in turn, none of them finished: that’s when the wrong time gets booked and the wrong number written down. Count last month’s corrections by the hour at which the mistake was made.",
    ],
    [
      "Advertising spent on music",
      "If a call from an ad costs you $15, and it ends on hold, you’ve paid $15 to play someone a song. Ask the ad’s own report for calls under two minutes, by hour, and lay it beside your worst hour.",
    ],
  ],
};

const hiring: Counted = {
  noun: COSTS,
  heard:
    /\b(?:hir(?:e|ing)|employ\w*|replac\w+|new|part[- ]?time|full[- ]?time|another) (?:\w+ ){0,3}(?:receptionists?|front[- ]desk|office managers?|person)\b|\breceptionists? (?:really )?costs?\b|\bcosts? of (?:an? )?(?:\w+ )?receptionists?\b/,
  not: /\b(?:ai|virtual) receptionist\b/,
  name: "hiring a receptionist",
  lead: "The wage in the ad is the largest figure and the only one that everybody counts. The others come in hours, in paid days and in calls that nobody takes meanwhile. Figures are made up at $20 an hour to show the sum; use the wage that’s paid in your town.",
  close:
    "Add the lines for the first year on one page and set two cheaper ways beside them: a person for the worst twenty hours, and something that answers what’s left. Then decide, and with open eyes.",
  entries: [
    [
      "The wage, for the whole year",
      "Forty hours a week are 2,080 a year, and at $20 that’s $41,600. Twenty hours a week are $20,800. Write down the year and not the hour, since that’s what you’re promising.",
    ],
    [
      "Payroll taxes and insurance",
      "Social Security and Medicare alone are 7.65 percent on top, and unemployment insurance and workers’ compensation come after that, by state. Ask whoever does your payroll for one figure on this wage.",
    ],
    [
      "Paid days when nobody’s there",
      "Ten days of vacation, six holidays and five sick days are 21 days: 168 hours, or $3,360 at $20. And somebody else has to answer on those days, which is the same cost a second time.",
    ],
    [
      "The weeks before they know the work",
      "Plan a month until someone books without asking. They’re paid for it, and so is whoever sits beside them. If a colleague gives up an hour a day for four weeks, that’s twenty hours more.",
    ],
    [
      "Finding them",
      "The ad, reading forty applications, six phone calls, three interviews, two references: a manager’s fifteen or twenty hours. Count what those hours would have brought in otherwise.",
    ],
    [
      "The empty chair until then",
      "From the day you decide to the day someone can answer alone may be ten weeks. Calls keep coming. Decide who or what takes them before the ad goes out, and put that on the page, too.",
    ],
    [
      "A desk, a phone and a login",
      "A headset, a chair, a seat in {system}, a phone license, a background check where you need one. It’s the smallest line, and the one that’s forgotten most reliably.",
    ],
    [
      "Doing it again",
      "If people stay eighteen months on average, all of this comes back every eighteen months. Divide the first year’s extra cost by the time the last two stayed. An hour spent on why they left can be the best paid one on the list.",
    ],
  ],
};

const assistant: Counted = {
  noun: COSTS,
  heard: /\b(?:ai|virtual|voice|automated|software|bot)\b/,
  name: "an AI receptionist",
  lead: "The monthly fee is on the price page. The rest is work of yours, figures that move with your calls, and the day you leave. (The publisher of this page sells such assistants; ask us the same questions. Most set-ups here run {priceRange}, depending on {priceDepends}.)",
  close:
    "Put each of these to the vendor in writing, with the number of calls from your busiest month. Whoever answers all of them in figures is easy to compare. Whoever can’t will surprise you.",
  entries: [
    [
      "Your busiest month, and not the average one",
      "A price that counts calls or minutes is lowest in the month you looked at. Take the call count of your worst month from the log, and have that one priced, with everything that’s added above the plan.",
    ],
    [
      "Calls that nobody needed",
      "Spam, wrong numbers and hang-ups may count like the others. Ask from which second on a call is charged, and whether a call that it ends itself is.",
    ],
    [
      "The hours of getting it ready",
      "Somebody of yours writes twenty answers, decides what may be promised, and calls it twenty times. That’s one or two days of work for the person who knows most. It’s worth it, and it isn’t free.",
    ],
    [
      "An hour a day, in the first weeks",
      "Its notes have to be read by somebody who can mend an answer the same day. Plan an hour a day for two weeks, and fifteen minutes a week after that. Without a name beside it, the fee buys you a politer voicemail.",
    ],
    [
      "The connection to what you work with",
      "Writing into {system} may be included, cost more each month, or need a license from the other side. Ask both companies for the figure, and see it book, move and cancel before you pay for it.",
    ],
    [
      "The agreement and whoever reads it",
      "Have somebody who knows your rules read the contract once: {agreement}, who hears a call, when it’s deleted. An hour of an attorney’s time belongs in the first year’s sum.",
    ],
    [
      "The callers who don’t want it",
      "Some will hang up or ask for a person. Count both from the first day. If one in twenty leaves, and you know what a {newOne} is worth, you can write that figure beside the calls it saved.",
    ],
    [
      "Getting out again",
      "Notice, the rest of the term, what you can take along: the answers you wrote, the notes, the number. Read that page first. A month’s notice is cheap; eleven months of paying for something that’s switched off isn’t.",
    ],
  ],
};

const noShows: Counted = {
  noun: COSTS,
  heard: /\bno.?shows?\b|\bmissed (?:appointments|visits)\b/,
  name: "no-shows",
  lead: "An empty hour costs what it would have brought in, and then some more that’s harder to see. Each of these has a way to count it. The sums are made up.",
  close:
    "Count one month of empty hours with the reason beside each, and multiply by the first line alone. That figure says how much trouble a reminder, a call or a waiting list may be worth to you.",
  entries: [
    [
      "The hour itself",
      "Rent, wages and light run whether anyone comes or not. If an hour brings in $200 and four a week stay empty, that’s $800 a week and $41,600 a year. Use what an hour of yours brings, less what isn’t used up.",
    ],
    [
      "The one who wanted that hour",
      "Somebody was told “nothing until the 14th” while the chair stood empty. If there’s a waiting list, every no-show was two appointments: the one that wasn’t kept and the one that wasn’t offered.",
    ],
    [
      "The calls afterward",
      "Trying to reach them, finding a new time, confirming it: ten minutes, if they pick up. Sixteen a month are nearly three hours.",
    ],
    [
      "People who were ready and had nothing to do",
      "A prepared room, a colleague who came in early, a file that was read. Ask whoever does it how long getting ready takes, and add it to the hour.",
    ],
    [
      "What happens because they didn’t come",
      "What’s put off gets bigger: the visit that would have taken half an hour takes two in the spring. That’s a cost to them first, and to your calendar after.",
    ],
    [
      "The next one, too",
      "Whoever misses once without a word is often embarrassed to call. If nobody calls them, you don’t lose an hour, you lose the {customer}. Count how many of last year’s no-shows have been back since.",
    ],
  ],
};

export const costs: readonly Counted[] = [noShows, onHold, unanswered, hiring, assistant];
