import type { Cause } from "./kinds.ts";

const rings: Cause = [
  "It rings too long",
  "After four rings a stranger assumes nobody’s coming, and the next name on the list is one tap away. In the log these are unanswered calls of 20 to 30 seconds. Have a second person’s phone ring from the third ring on, and an answering service or an assistant behind it from the fourth.",
  {
    medical:
      "Check the first hour of the day by itself: everyone who was told to “call at eight” calls at eight.",
    dental:
      "Check 8:00 and 12:15 by themselves: that’s when a toothache that has lasted all night, and people on their own lunch break, call.",
    law: "Check the lunch hour and the time after five by themselves: that’s when people can talk who don’t want to be overheard at work.",
  },
];
const menu: Cause = [
  "A menu answers",
  "“Please listen carefully” costs twelve seconds before anything happens. In the log they’re calls of 10 to 20 seconds that were answered by the system and reached nobody. Cut it to three choices, and put the one most people need first.",
  {
    medical:
      "In a medical office that’s appointments, then refills, then everything else. Other doctors’ offices and labs get a number of their own: a hospital on the line is never a third choice.",
    dental: "In a dental office that’s pain, then appointments, then everything else.",
    law: "In a law office that’s new matters, then existing ones.",
  },
];
const beep: Cause = [
  "They reach the beep",
  "Somebody with a question doesn’t want to compose a message. These calls show up as answered by voicemail with nothing recorded, usually at lunch and after five. Text them back within a minute, or have something answer that can talk.",
  {
    medical:
      "The text gives your clinic’s name and number, and nothing about why. And the greeting begins with what to do in an emergency, because some who hang up there needed that sentence.",
    dental:
      "The text gives your office’s name and number and no more. And the greeting says what to do with pain tonight, before it says anything else.",
    law: "The text says only that the firm called back, without a word on what about: somebody else may read that phone.",
  },
];
const busy: Cause = [
  "The line is busy",
  "Some systems still give a busy tone when every line is taken, and those calls aren’t in your log at all. Ask your phone company for the “busy” or “all trunks busy” count of one week, by hour. More lines cost little; a rule that sends the next call to a second person or an assistant costs less.",
];
const queue: Cause = [
  "They wait in a line without an end",
  "“Your call is important to us” says nothing about when. In the log these calls are answered by the system and end after one to three minutes. Say how long it will be, and offer a call back that keeps their place.",
  {
    medical:
      "Split off what needs no person: refills and directions don’t have to stand in the same line as somebody with a fever.",
  },
];
const greeting: Cause = [
  "The greeting goes on and on",
  "Hours, fax, website, the flu season, the changed options: forty seconds in which nobody has asked what they want. The calls end before the greeting does. Time it, and cut it to ten seconds: your name, what to do in an emergency if your callers may have one, and then a person or a question.",
];
const closed: Cause = [
  "They hear that you’re closed when you aren’t",
  "The night greeting still runs at 8:10, or the lunch recording until two, because someone has to press a button. In the log look for calls in your own opening hours that were answered by the night message. Have the system switch by the clock, holidays included, and call it yourself at two minutes past.",
];

/** Why people give up before anybody has said a word to them. */
export const beforeAnAnswer: readonly Cause[] = [rings, menu, beep, queue, greeting, closed, busy];

export const hangUpCauses: readonly Cause[] = [
  rings,
  menu,
  beep,
  [
    "They’re put on hold without being asked",
    "“Please hold” is said before they’ve spoken, and 40 seconds later they’re gone. The log shows a person answered and a hold that ended in a hang-up. Ask, wait for the yes, and offer a time for a call back in the same sentence.",
    {
      medical:
        "Before the hold, ask the one question that matters: “Is this something that can wait a minute?”",
    },
  ],
  [
    "The first answer is a wall",
    "“Your name and number first, please.” “Nobody’s available.” Calls under 45 seconds with a person, from numbers you don’t know, are where to look. Begin with their question, and give an answer or a time before you ask for anything.",
    {
      medical:
        "For a refill or a result, say at once when it’s worked on: “Refills go out by four.” Then ask who’s calling.",
      trades: "“We don’t give prices over the phone” is such a wall. Give a range, and say what decides it.",
    },
  ],
  [
    "Nobody offers them a day",
    "They got an answer, said “Okay, thanks,” and hung up politely. It looks like a finished call of two minutes, so no report shows it. Count how many first callers are offered two times. If it’s half, that’s the cheapest thing on this list to change.",
  ],
  queue,
  greeting,
  closed,
  busy,
];

/** Why a caller who reaches the box says nothing, each with what to do about it. */
export const noMessageCauses: readonly Cause[] = [
  [
    "They won’t tell a machine what it’s about",
    "A stranger’s recorder is no place to explain something that they don’t understand themselves. Ask for less: “Just your first name and number. You needn’t say what it’s about.”",
    {
      vet: "What somebody is ashamed or afraid of, that they waited three days, say, isn’t told to a tape. Ask for the animal’s name and a number, and put what can’t wait before that.",
      trades:
        "They can’t say whether it’s the valve, the trap or the main, and nobody likes to sound foolish on a tape. Ask for what they see and not for what it is: “Your street, and where it’s wet, dark or cold.”",
      law: "Somebody who has been served, charged or left doesn’t want that on a recording, least of all before knowing whom you already represent. Say so in the greeting: “Please don’t leave details. A name and a number are enough.”",
      dental:
        "Teeth that have been let go for years are told to a person or to nobody. Let the greeting ask for a name and a number, and say that nobody will be scolded.",
      medical:
        "A lump or a bad month isn’t said to a tape. Let the greeting ask for a name, a number and a good hour, and put what to do in an emergency before that.",
    },
  ],
  [
    "They doubt that anyone will listen today",
    "“We’ll get back to you as soon as possible” promises nothing, so trying the next name is the better bet. Name the hour, and keep it: “I call everyone back between 12 and 1 and at 5.”",
    {
      law: "A solo attorney who’s in court until noon can say just that. An hour with a number in it, on the days when it changes recorded in the morning, holds more callers than a polite sentence.",
      dental:
        "At lunch the next hour is known: “The phones are back at one, and messages are heard first.” After five it’s the next morning, by nine.",
      vet: "Between surgeries there’s an hour, and the greeting can name it: “Messages are heard at noon and at four.” Boarding and refills are content with that.",
      trades:
        "On a roof or under a sink you know when you’ll come down: “I call everyone back between 12 and 1 and after 5.” On the day that isn’t true, record another hour.",
    },
  ],
  [
    "The next name is one tap away",
    "They’ve searched, they have a list on the screen, and a call that reaches a recording costs nothing to end. A text that goes out within a minute keeps you on the list: “This is [name]. I saw your call. Shall I call you at [time]?”",
    {
      law: "The text says who called back and nothing about why; somebody else may read that phone. And it says that nothing is agreed until you’ve spoken.",
      dental: "The text gives the office’s name and number and a time, and nothing about teeth.",
      trades:
        "Whoever has three companies on the screen hires one of those that answered. Put the day in the text, too: “I could look at it Thursday.”",
    },
  ],
  [
    "They want one answer before they tell you anything",
    "Do you do this at all, what does it cost to come and look or to sit down with you, are you anywhere near me? If the greeting answers the commonest of the three, those who fit go on and the others don’t cost you a call back.",
    {
      law: "“I handle [two fields] in [county]; the first [fifteen] minutes are [free or $X].” It takes eight seconds, and it’s the question they’d have asked first.",
      dental:
        "“We’re taking new patients, and we file with most dental plans; tell us yours and you’ll know by tomorrow.” Those are the two things they’d have asked.",
      vet: "“We see dogs and cats, new ones too; a first exam is [from $X].” Whether you take new animals is what a stranger wants to know first.",
      trades:
        "“We do [work] in [towns]; coming out to look costs [$X / nothing].” Area and trip fee are what a stranger wants to know first.",
    },
  ],
  [
    "The greeting is too long",
    "Fax number, website, office hours, a menu: by the beep, half a minute is gone, and so are they. Name, one promise, one thing to leave, in under fifteen seconds. Everything else belongs on the website.",
  ],
  [
    "They can’t tell whether they’ve reached you",
    "“You have reached the mailbox of 5-5-5” could be anybody’s. Say the name that’s on the sign, slowly, in your own voice, and say it first.",
    {
      law: "A first name that isn’t on the website, or an old partner’s, sounds like a wrong number. Use the firm’s name as the search result has it, then yours.",
    },
  ],
  [
    "It can’t wait, and a box can’t help",
    "Whoever has to know tonight doesn’t leave a message for the morning. Give that one kind of call a way to a person, and say in the first ten seconds which kind it is.",
    {
      law: "In custody, a hearing tomorrow, papers with a date: those three get “press 1,” and it rings your cell or a colleague who covers for you. Everything else gets the hour of your call back.",
      dental:
        "Swelling that spreads or trouble swallowing or breathing goes to the emergency room, and the greeting says so first. A tooth knocked out, or pain that stops somebody from sleeping, gets “press 1.”",
      vet: "A cat that strains and passes nothing, a swollen belly, trouble breathing, poison, a seizure: the greeting names the emergency hospital first, with its number, said twice.",
      trades:
        "Water that won’t stop, no heat in a frost: those get “press 1,” and it rings whoever is on call. Gas means out of the house and 911 first.",
    },
  ],
  [
    "The box is full",
    "A full box takes nothing and says so in a voice that isn’t yours. Have one name empty it twice a day, and call it yourself every Monday to see.",
  ],
];
