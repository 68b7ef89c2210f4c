/**
 * Texts on working with an assistant on the telephone, as owners ask for them. Places are those of `rules/writing/fill.ts`.
 * No count and no "most": nobody here has counted.
 */

/** Why businesses let an assistant answer, and where that is the wrong answer. */
export const reasonsToAnswer: readonly (readonly [head: string, ...says: string[]])[] = [
  [
    "Calls come when everybody is busy",
    "The phone rings most in the hours in which your people have the most to do. Somebody has to choose between the person in front of them and the one on the line. An assistant takes the call that would have rung out, and leaves the others alone.",
  ],
  [
    "Some of them come when nobody is there",
    "What comes after hours ({night}) finds a recording, and {next}. An assistant can answer what is easy, take down the rest, and wake a person for what can’t wait: {urgent}.",
  ],
  [
    "The same few questions come back",
    "{Cap:ask0}, {ask1}: these have one right answer, and whoever gives it twenty times a day is doing nothing else in those minutes. An assistant gives the answer that you approved, the twentieth time like the first.",
  ],
  [
    "Two callers at once",
    "A person has one voice. A second call at the same moment waits or is lost, however good your people are.",
  ],
  [
    "The price is known beforehand",
    "{priceRange}, depending on {priceDepends}. Hold that against what one {newOne} is worth to you, and against how many calls go unanswered in a week that you have counted.",
  ],
  [
    "Where it is the wrong answer",
    "Where few calls come, or nearly all are answered, there is nothing for it to do. {Cap:expert} stays with a person, and so does {hard}. And whoever calls upset should reach somebody who can be sorry.",
  ],
  [
    "How to find out in a week",
    "Make a mark for each call that nobody answered, with the hour and what it was about if they said so. At the end of the week you know whether this is about your {place} at all. If it is, test with calls of your own before any {customer} hears it.",
  ],
];

/** Signs that the telephone is too much for a front desk: what one sees, what it means, what to do first. */
export const signsOfTooMuch: readonly (readonly [sign: string, means: string, first: string])[] = [
  [
    "“Can you hold?” is said before “How can I help?”",
    "Callers wait from the first second, and some hang up before anybody hears what they wanted.",
    "For one day, note how long each of them waited.",
  ],
  [
    "Voicemail is emptied the next day",
    "A message is worth something for as long as the caller is still looking; then {next}.",
    "Give two fixed times a day for it, and a name for each.",
  ],
  [
    "People at the counter watch somebody talk on the phone",
    "One person does two jobs, and whoever came in person waits for whoever did not.",
    "Let calls go elsewhere for the two busiest hours, even if it is only a good recording.",
  ],
  [
    "The same question is answered all day",
    "{Cap:ask0} needs nobody’s head. It takes the minutes that {hard} should have had.",
    "Put the answer where people look first: your page, your greeting, your confirmation.",
  ],
  [
    "Slips of paper lie beside {system}",
    "What was taken down in a hurry is typed in later, or not at all.",
    "Count the slips at closing for a week.",
  ],
  [
    "Someone calls twice about the same thing",
    "The first call ended without a name, a day or a next step.",
    "End each call with one sentence: who does what, and by when.",
  ],
  [
    "Mistakes in times and names",
    "Nobody reads back what they heard while a second line is ringing.",
    "Read back day, hour and number on every call, however full the day is.",
  ],
  [
    "Nobody takes a real break",
    "Who eats at the desk is answering at the desk, and is short with the next caller at three.",
    "Send the phone somewhere else for half an hour a day.",
  ],
  [
    "Nobody can say how many calls were missed",
    "Where the number is not known it is thought to be small.",
    "Look it up in the phone’s log for the last full week.",
  ],
  [
    "Your best person speaks of leaving",
    "What wears people down is being interrupted in everything they do, and apologizing for it.",
    "Ask which two hours are the worst, and change those first.",
  ],
];

/** What to ask whoever sells an assistant for the telephone, and what a good answer sounds like. */
export const askTheVendor: readonly (readonly [question: string, good: string])[] = [
  [
    "What does it say when it does not know?",
    "That it does not know, and who will call back by when. Try it with three odd questions of your own.",
  ],
  [
    "How does somebody who calls get to a person?",
    "By asking once. Find out what happens when nobody is free.",
  ],
  [
    "What happens when somebody may be in danger?",
    "It tells them to hang up and dial 911 before it says anything else, and alerts the person you named. Say it to the demo in plain words, and in a roundabout way.",
  ],
  ["Does it tell callers that it is not a person?", "Yes, when it picks up and whenever they ask."],
  [
    "What may it book, and in which calendar?",
    "Only what your calendar shows as free at that moment. Ask for the names of the programs it is connected to today, not those that are planned.",
  ],
  [
    "What does a month cost in all?",
    "The base, what a call or minute above it costs, set-up, and each connection, in one sum for the number of calls you counted. The range on this site is {priceRange}, depending on {priceDepends}.",
  ],
  [
    "How long are we bound, and what is the notice?",
    "A month, in writing. A discount for a year is an offer, no condition.",
  ],
  [
    "What do we take with us when we leave?",
    "Your number stays yours. Recordings, call notes and the answers you wrote come along in a format that others can read.",
  ],
  [
    "Who can hear the recordings, and for how long?",
    "Names of roles, a number of days, and a switch to turn recording off.",
  ],
  [
    "Does it learn from our callers?",
    "If so, for whom, and how you say no. For health matters: a signed business associate agreement before the first call.",
  ],
  [
    "What happens when it is down?",
    "Calls go to your own phone by themselves. Ask when it last failed, and for how long.",
  ],
  ["Who changes an answer, and how soon is it live?", "You do, within minutes, without a ticket."],
  [
    "May we call it before we sign?",
    "Yes, set up as ours, with our answers, for a week. A polished recording proves nothing.",
  ],
  [
    "Whom may we ask?",
    "Two customers of your size who have had it for more than half a year. Ask them what they changed.",
  ],
];

/** The same where the prompt names what the questions are to be about; the first that is heard. */
export const askTheVendorAbout: readonly (readonly [
  heard: RegExp,
  about: string,
  asked: readonly (readonly [question: string, good: string])[],
])[] = [
  [
    /\b(?:privacy|private|recordings?|recorded|records calls|confidential\w*|data|security|secure|hipaa|leaks?)\b/,
    "privacy",
    [
      [
        "Which companies hear or read a call of ours?",
        "A list by name, with what each of them gets: the sound, the words, or only the note. “Nobody but us” is seldom true.",
      ],
      [
        "Can recording be switched off, and what is kept then?",
        "Yes, by you, without a ticket. What stays is the note: a name, a number, {sort0}.",
      ],
      [
        "For how many days is each thing kept, and who deletes it?",
        "A number of days for sound, words and notes, each by itself, and a date on which you may watch it happen.",
      ],
      [
        "Who of your people can open our calls?",
        "Names of roles, and a list of who did. Ask to see last month’s list of somebody who agreed to it.",
      ],
      [
        "Is anything trained with what our {customers} say?",
        "No, and the contract says so. If it is yes, ask how one takes back what was said.",
      ],
      [
        "What do callers hear about it, and when?",
        "That it is no person and whether it records, before anything is kept. Your attorney tells you what your state asks for; a vendor does not.",
      ],
      [
        "What do you sign?",
        "An agreement that names what you may do with our calls. Where health is spoken of, a signed business associate agreement before the first call.",
      ],
      [
        "How and when do we hear that something got out?",
        "Within a number of days that stands in the contract, from a named person, with what it was.",
      ],
      [
        "What do your messages to our phones say?",
        "That there is a call, and a link behind a login. Not the name beside the reason, where anybody can read it on a table.",
      ],
      [
        "What becomes of our calls when we leave?",
        "You get them in a format that others can read; theirs are deleted by a date, backups included, and they confirm it in writing.",
      ],
    ],
  ],
  [
    /\b(?:pric(?:e|es|ing)|costs?|fees?|contracts?|terms|cancel\w*|billing|budget)\b/,
    "the price and the contract",
    [
      [
        "What does a month cost in all, for the calls we counted?",
        "One sum with the base, what is above it, and each connection. The range on this site is {priceRange}, depending on {priceDepends}.",
      ],
      [
        "What counts as a call?",
        "Wrong numbers, hang-ups and salespeople should not. Ask from which second on, and whether minutes are rounded up.",
      ],
      [
        "What was the dearest month of somebody like us?",
        "A real figure, and a limit above which they ask you first.",
      ],
      [
        "What does it take to set up, in dollars and in our hours?",
        "A sum, a list of what you have to bring, and the day on which the first call can be taken.",
      ],
      [
        "How long are we bound, and what is the notice?",
        "A month, in writing. A discount for a year is an offer, no condition.",
      ],
      [
        "May the price go up, and how do we hear of it?",
        "Only for what is to come, with notice that is longer than your own.",
      ],
      [
        "Which changes cost extra?",
        "A new answer, new hours and another person to reach should not. A new connection may.",
      ],
      [
        "What do we take with us when we leave?",
        "Your number stays yours. Call notes and the answers you wrote come along in a format that others can read.",
      ],
    ],
  ],
];

/** How people and an assistant learn to work at one telephone. */
export const besideAnAssistant: readonly (readonly [head: string, ...says: string[]])[] = [
  [
    "Begin with what it will never do",
    "The first thing people want to know is what becomes of their work. Say it before anybody asks: what the assistant takes ({easy}), what stays with a person ({expert}; {hard}), and that nobody’s hours change because of it while you try it. If that is not so, say that instead.",
  ],
  [
    "Decide together who takes over, and when",
    "Write three lists on one page: calls it may finish alone, calls it passes on at once, and calls it only takes down. {Cap:urgent} is on the second list, with the name of a person for every hour. Whoever works at the desk writes the first version: they know the calls.",
  ],
  [
    "Practice the handover aloud",
    "In pairs: one plays the caller, one reads the assistant’s note, then picks up. The sentence to learn is short: “I’ve read what you told us, so you don’t have to start over. You called about …” Do it five times, with calls from last week.",
  ],
  [
    "Call it yourselves, with hard cases",
    "Everybody calls it three times before any {customer} does: an ordinary call, one with two wishes at once, and one that should be passed on. Write down each answer that was wrong. Each is corrected the same day, by the person who found it.",
  ],
  [
    "Give each shift a time for its notes",
    "Notes that nobody reads are worse than a ringing phone. Name who reads them, at which hours, and what “done” means: the caller has heard from you, and it says so in {system}.",
  ],
  [
    "Agree on what you say about it",
    "{Customers} will ask. One honest sentence is enough: “When we are all busy, an assistant answers and writes it down, and one of us calls you back.” Nobody should have to defend it or make fun of it.",
  ],
  [
    "Look at it together every week",
    "A quarter of an hour on Fridays: the three best calls, the three worst, one answer to change. After a month ask each person at the desk what became easier and what became harder. If the second list is longer, change what it takes, or stop.",
  ],
];
