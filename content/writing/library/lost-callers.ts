import type { Subject } from "./kinds.ts";

/** How new callers get lost on the phone, before any of them has heard a price or a name. */
export const lostCallers: Subject = {
  id: "lost-callers",
  name: "new callers lost on the phone",
  heard:
    /(?=.{0,300}\b(?:why|reasons?|causes?|where)\b)(?=.{0,300}\b(?:los(?:e|es|ing)|lost|miss(?:es|ing)?)\b[^.?!]{0,60}\b(?:clients?|patients?|customers?|callers?|leads?|cases?|jobs?|business|work)\b)(?=.{0,300}\b(?:on the phone|over the phone|by phone|on the first call|when they call|phone mistakes|on calls)\b)/,
  not: /\b(?:win(?:ning)? back|no-?shows?|hang(?:ing|s)? up|hold times?|after hours|lunch|ai|assistants?|signs?)\b/,
  title: "Where {who} lose new callers on the phone, and what to do about it",
  lead: "A new caller has a list of names and is talking to the first one who answers. Most are gone before anybody has said a wrong word: at a recording, on hold, or because nobody said when they’d hear. Count two weeks of your own calls against the list, and begin where most of them went.",
  close:
    "Call your own number tonight, at lunch tomorrow and at ten on Monday, as somebody who has never heard of you. Note the moment at which you’d have tried the next name. That’s the one to mend first.",
  near: ["new-callers", "hang-ups"],
  causes: [
    [
      "They reach voicemail",
      "Somebody with a question and four other names doesn’t leave a message. Lay the call log beside the box for two weeks: every call that ended at the beep was a person. Have a second phone ring along from the third ring, and something that talks from the fourth: a colleague, a service, an assistant.",
      {
        law: "It costs most at noon and after five, when people call who don’t want to be overheard at work. A matter worth thousands is gone because everybody was in court.",
        dental: "It costs most at lunch: that’s when people with a job and a toothache call.",
        medical: "It costs most at eight, when everybody calls at once, and at lunch.",
      },
    ],
    [
      "They wait on hold",
      "“Please hold” before they’ve said a word tells strangers what it’ll be like later. After 40 seconds they’re on the next website. Ask first, wait for the yes, and name a time: “I can be with you in two minutes, or call you at 10:20. Which do you prefer?” Whoever took the call back also makes it.",
    ],
    [
      "Nobody says by when they’ll be called back",
      "“Someone will get back to you” keeps them by the phone for ten minutes; then they dial on. Give a name and an hour, and one you can keep on a Friday: “Dana calls you by four today.” If nobody can by then, Dana calls at four and says so.",
      {
        law: "The attorney needn’t have looked at anything by then. A paralegal who calls at four with two times for a consultation keeps the matter in the house.",
      },
    ],
    [
      "They call when you’re closed",
      "Your hours are their working hours. Look at four weeks of calls after closing and on weekends, and count the numbers that never called again. Put two names on each evening, or have an assistant take the name, the reason and a time, and sort out what can’t wait. Your list says what that is, and it begins with 911.",
      {
        law: "Two things can’t wait at most firms: somebody in custody, and a deadline that runs out tomorrow. Both ring a person. The rest is booked or noted for the morning.",
      },
    ],
    [
      "They hear the price before they hear what it’s for",
      "“How much is it?” is often the only question a stranger knows to ask. A figure by itself sounds high at any height, and “it depends” sounds worse. Say in one sentence what happens at the first {visit} and what they’ll know afterward, then the fee or the range, then two times.",
      {
        law: "“The first consultation is half an hour, you’ll know whether you have a case and what comes next, and it’s [fee]. Tuesday at ten or Thursday at four?” What the matter itself will cost is for the attorney to say.",
      },
    ],
    [
      "They’re passed around and tell it three times",
      "First the desk, then “the one who does that,” then a third. With each one the story gets shorter, and they wonder who is listening. Whoever picks up takes down three lines and hands those over before the call: who it is, what it’s about, what was promised. Every kind of call has one name and one stand-in, on a sheet by the phone.",
      {
        law: "Ask for the other side’s name before you ask for the story, so that a conflict shows on the first call and not after the third.",
      },
    ],
    [
      "Nobody takes down name and matter",
      "“I’ll try again later” means goodbye, and without a number there’s nobody to call. Ask early and for a reason: “In case we’re cut off, what’s the best number?” Then one line on what it’s about, and how they found you. A note without those three isn’t done.",
      {
        law: "Nothing beyond that line belongs in a first note: a stranger’s whole story in your files can tie your hands if you turn the matter down.",
      },
    ],
    [
      "They get an answer and no day",
      "They heard what they wanted to know, said “Okay, thanks,” and hung up. In the log it looks like a good call. Count how many first callers were offered two times; if it’s half, that’s the cheapest thing on this list to change.",
    ],
  ],
  passages: [
    {
      does: "Count where they went",
      asks: "How do we find out where we lose them?",
      heard: /\b(?:count|where|find out|log|measure|numbers?)\b/,
      says: [
        "Take two weeks of calls from numbers you don’t know and mark each: reached a person, a recording, a hold that ended, a promise of a call back. Then mark which of them became {customers}. It’s an afternoon’s work, and it nearly always points at one hour of the day.",
      ],
      mistake: [
        "Guessing at the reason",
        "Everybody in the room blames something else, mostly the price. The log knows, and it’s already paid for.",
      ],
      checks: ["We know how many first callers reached nobody in the last two weeks, and at which hours."],
      tasks: ["Mark two weeks of first calls: person, recording, hold, promise."],
    },
    {
      does: "Have something that talks behind the fourth ring",
      asks: "What if nobody can pick up?",
      heard: /\b(?:voicemail|rings?|nobody|answer\w*|pick up)\b/,
      says: [
        "A second phone from the third ring, and a voice that can ask a question from the fourth. It takes name, number and one line, and says who calls back by when. A box can’t do that, however friendly its greeting.",
      ],
      mistake: [
        "Letting new callers reach a recording",
        "They have other names on their list and nothing to lose. Most hang up at the beep, and no report calls it a lost {customer}.",
      ],
      checks: ["No first call ends at a recording during our hours."],
      tasks: ["Set forwarding so that the fourth ring reaches somebody or something that talks."],
    },
    {
      does: "Promise an hour, with a name",
      asks: "What do we say when we can’t help on the spot?",
      heard: /\b(?:call ?backs?|return\w*|promise\w*|when)\b/,
      says: [
        "“Dana calls you by four today” holds a caller who’d have dialed on after “someone will get back to you.” Put it on one list with the hour, and have whoever closes the office look whether each was kept.",
      ],
      mistake: [
        "Promising “soon”",
        "Soon is over in ten minutes for whoever waits. A name and an hour last all day.",
      ],
      checks: ["Every call back has a name and an hour, and somebody checks at closing that it happened."],
      tasks: ["Start one list of call backs with name and hour, and check it at closing."],
    },
    {
      does: "Say what it’s for before you say what it costs",
      asks: "What do we say to “How much is it?”",
      heard: /\b(?:price|cost|fees?|how much|worth)\b/,
      says: [
        "One sentence on what happens at the first {visit} and what they’ll know afterward, then the fee or a range, then two times. A caller who hears only a number compares only numbers.",
      ],
      mistake: [
        "Giving the figure first, or none",
        "Both end the call: the one sounds high, the other sounds as if it were. Say what it buys, then the figure.",
      ],
      checks: ["The sentence about the first visit comes before its price, and everyone says the same."],
      tasks: ["Write the one sentence that comes before the price, and put it by the phone."],
    },
  ],
};
