import type { Subject } from "./kinds.ts";

export const overload: Subject = {
  id: "overload",
  name: "an overloaded front desk",
  heard:
    /\b(?:front[- ]desk|front office|reception\w*|staff|team|office)\b.*\b(?:overwhelm\w*|overload\w*|burn(?:ed|t|ing)?[- ]?out|burnout|swamped|stress\w*|interrupt\w*|too (?:busy|many calls)|drowning|can'?t keep up|stretched|short[- ]staffed|chaos)\b|\b(?:overwhelm\w*|overload\w*|burnout|swamped|stress\w*|interrupt\w*|too many calls|reduc\w+ (?:call volume|calls|phone calls|interruptions)|call volume|high volume|phone volume)\b.*\b(?:front[- ]desk|front office|reception\w*|phones?|calls?|staff)\b|\b(?:reduc\w+|cut(?:ting)?|lower\w*) (?:\w+ ){0,3}(?:call volume|incoming calls|phone calls|interruptions)\b/,
  not: /\b(?:vs|versus)\b/,
  title: "When the phone is too much for the front desk at {who}",
  lead: "A front desk isn’t overloaded by the number of calls. It’s overloaded by calls that arrive while it’s doing something else. So count interruptions for a week, remove the calls that shouldn’t exist, protect two stretches of the day, and only then ask whether you need another person. In that order, most of it costs nothing.",
  close:
    "Do one of these a week, starting with the count, and ask the desk every Friday whether it’s better. They’ll know long before any report does.",
  signs: [
    [
      "“Can you hold?” comes before “How can I help?”",
      "The second line is ringing before the first caller has said a word. It means calls overlap, and callers notice that they’re in the way. For one day, write down how long each of them held. Then send overflow somewhere else during the two worst half hours; don’t ask the desk to talk faster.",
    ],
    [
      "Nobody takes a real lunch",
      "Someone who eats at the phone is answering at the phone, and by three o’clock it shows in their voice. Staying feels loyal, so nobody complains. Make lunch away from the desk a rule, with calls going to a colleague, a service or an assistant for half an hour, and leave the building yourself so they believe you.",
    ],
    [
      "Small mistakes creep in",
      "A Tuesday becomes a Thursday, two people have the same last name, a message has a digit missing. Careful people make these when they’re interrupted in the middle of writing. Count them for two weeks without naming anyone, read back day and number on every call, and protect the hours in which most of them happen.",
    ],
    [
      "The jokes have stopped",
      "The person who knew every {customer}’s name now answers in two words. It’s easy to miss because the work still gets done. Ask in private, and not in the hallway: “Which two hours of your week would you get rid of?” Then get rid of one of them within the month, so that the question was worth answering.",
    ],
    [
      "Messages are returned the next day",
      "Voicemail gets emptied whenever there’s time, and there isn’t any. People call again, angrier, which makes the next hour worse. Give call backs two fixed slots with a name for each, and tell callers which one is theirs. If the slots aren’t enough, you have a number to justify help.",
    ],
    [
      "People call in sick on Mondays",
      "One Monday is a cold. Four of them are a message about Mondays. Look at what happens between eight and ten: how many calls, how many at the counter, how many people. Move one quiet hour of staffing from Wednesday to Monday, work the weekend’s messages before the doors open, and look again in a month.",
    ],
    [
      "You’re hearing about it from {customers}",
      "“She seemed a little short with me.” By the time someone mentions it, ten others have noticed. Don’t pass it on as a complaint. Sit at the desk for an hour on a busy morning, take some calls, and find out what you’re asking of people before you talk about tone.",
    ],
    [
      "Nobody wants to train the new person",
      "Training takes patience, and there isn’t any left over. New people then learn by being thrown in, make more mistakes, and leave. Take the trainer off the phone for two hours a day in the first week, even if it means that calls go elsewhere. It’s cheaper than the next job ad.",
    ],
    [
      "Your best person mentions another job",
      "They usually mention it once, as a joke. Take it seriously that day. Ask what would have to change for them to stay a year, write down the first two things, and do one of them this week. Pay may be one; being interrupted forty times a day is likelier than you’d think.",
    ],
  ],
  passages: [
    {
      does: "Mark every interruption for one week",
      asks: "How do we find out what’s overloading the desk?",
      heard: /\b(?:count|measure|find out|know|signs?|why|cause|what|diagnos\w*)\b/,
      says: [
        "A sheet by the phone, one stroke for each call that interrupts something, with the hour and one word for what it was about. After five days you have a map: the two worst hours, and the four words that make up most of the strokes. “Status,” “refill,” “directions” and “reschedule” have very different cures, and “we’re just so busy” has none.",
      ],
      mistake: [
        "Fixing it by telling people to prioritize",
        "Nobody can prioritize a ringing phone. Count what interrupts them, remove what can be removed, and protect an hour. Advice about time management lands as an insult.",
      ],
      checks: ["We’ve counted a week of interruptions by hour and by reason."],
      tasks: [
        "Mark every call that interrupts something for five days, with the hour and one word for the reason.",
      ],
    },
    {
      does: "Remove the calls that shouldn’t exist",
      asks: "How can we reduce the number of calls?",
      heard: /\b(?:reduc\w+|fewer|cut|lower|eliminate|avoid|volume|repeat)\b/,
      says: [
        "Nearly every desk has calls that exist because something earlier went wrong: people asking whether you got their form, when they’ll be called, where to park, what it’ll cost. Answer those before they’re asked. The confirmation text carries parking and what to bring. Every request gets “you’ll hear from us by Thursday noon,” and then it’s true. Take the top word on your sheet and make those calls unnecessary. It’s the only cure that costs less every month.",
      ],
      eg: {
        medical:
          "In a medical office the biggest pile is often refills and “did the results come back?” A rule stated at checkout and in the recording does more than another phone line: refills through the pharmacy, two business days; results by message or call within a set number of days, good or bad.",
        dental:
          "In a dental office the biggest pile is often insurance: do you take mine, what will it cover? A page that lists your plans in plain words, and a sentence at booking (“we’ll check your benefits before you come, and you’ll get an estimate by text”) take many of those off the line.",
        law: "In a law office it’s status: “Has anything happened?” A short update every second Friday, even when the news is that nothing happened, takes most of those calls away.",
        trades:
          "In the trades it’s “Where’s your guy?” A text when the crew leaves for the job, with a name and a window, takes most of those away.",
      },
      mistake: [
        "Answering the same question forty times a week",
        "If forty people ask it, the answer is in the wrong place. Put it in the confirmation, the greeting and the first screen of the website.",
      ],
      checks: [
        "The confirmation says where to park, what to bring and what happens next.",
        "People who wait for something know by when they’ll hear.",
      ],
      tasks: ["Take the most common reason and put its answer where people look before they call."],
    },
    {
      does: "Protect two stretches of the day",
      asks: "How do we give the desk a break from the phone?",
      heard: /\b(?:protect|break|quiet|lunch|focus|interrupt\w*|hours?|rest)\b/,
      says: [
        "Choose the two worst half hours and send calls somewhere else during them: a colleague in the back, a second office, an answering service, an assistant. Whoever is at the desk finishes what they’re doing. And let people eat away from the phone. Somebody who has had thirty minutes of quiet is nicer to the next caller than any training could make them.",
      ],
      mistake: [
        "Eating lunch at the phone",
        "It’s neither lunch nor service. Half an hour with calls going elsewhere costs you little, and you’ll hear the difference at two o’clock.",
      ],
      checks: ["For two stretches a day, calls go somewhere else.", "Nobody eats lunch at the phone."],
      tasks: ["Route calls elsewhere for the two worst half hours, for two weeks."],
    },
    {
      does: "Split the counter from the phone",
      asks: "Should the same person do the counter and the phone?",
      heard: /\b(?:split|counter|roles?|two people|separate|check[- ]?in|walk-?ins?|organi[sz]e)\b/,
      says: [
        "One person can’t greet the person in front of them and listen to someone on the line, and both notice. With two people, put one on each, in a different room if there is one, and switch at noon. With one, let calls roll over after two rings whenever somebody’s at the counter. The rule “whoever stands here comes first” is easy to explain, and callers who get an answer elsewhere never know.",
      ],
      checks: ["While someone’s at the counter, calls roll to somebody else."],
      tasks: [
        "Try a day with the phone in another room, or with calls rolling over while someone’s at the counter.",
      ],
    },
    {
      does: "Batch the calls you make",
      asks: "When should we return calls?",
      heard: /\b(?:batch\w*|return\w*|call backs?|outgoing|confirm\w*|schedule)\b/,
      says: [
        "Calls you make yourself, confirmations, callbacks, insurance, fill every gap until there are none. Give them two fixed slots a day with the door closed, and tell callers when those are: “We return calls between 11 and 12 and between 3 and 4.” People will wait for a time they know. And whatever a text can confirm shouldn’t be a call at all.",
      ],
      checks: ["Call backs have two fixed slots a day, and callers are told when."],
      tasks: ["Return calls in two fixed slots, and tell every caller which one is theirs."],
    },
    {
      does: "Then decide about help",
      asks: "Do we need another person?",
      heard: /\b(?:hir\w+|help|another person|assistant|ai|service|need|part[- ]time)\b/,
      says: [
        "Count again after a month. If it’s the counter that’s still too much, you need a person. If what’s left is overlapping calls, lunch and evenings, a part-timer or an assistant on overflow ({priceRange} on this site) does that for less. If most of what’s left needs judgment, neither machine nor temp will help; that’s a second experienced colleague, and now you have the numbers to justify the hire.",
      ],
      checks: ["We counted again after a month, before deciding on more help."],
      tasks: ["Count again for five days, compare with the first sheet, and decide about help."],
    },
    {
      does: "Watch for the signs in your people",
      asks: "What are the signs of burnout at the desk?",
      heard: /\b(?:signs?|burn\w*|stress\w*|quit\w*|warning|symptoms?)\b/,
      says: [
        "Good people don’t announce it. They say “Can you hold?” before “How can I help?” They stop eating lunch. Small errors turn up, a Tuesday for a Thursday. The person who used to joke with everyone answers in two words. Ask directly, in private: “Which two hours of the week would you get rid of?” and then get rid of one of them. Waiting for the resignation letter is the most expensive way to find out.",
      ],
      mistake: [
        "Waiting until someone quits",
        "By then you’re hiring under pressure and training on the fly, with one person fewer. Ask which two hours of the week are the worst, and change one of them this month.",
      ],
      checks: ["Everyone at the desk has named the two hours that they dread most."],
      tasks: ["Ask each person, in private, which two hours of the week they’d get rid of, and change one."],
    },
  ],
};
