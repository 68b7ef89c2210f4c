import type { Topic } from "../kinds.ts";

export const greeting: Topic = {
  id: "greeting",
  name: "the first words on the telephone",
  goal: "greet callers so that they start to talk",
  gist: "Name, one question, silence: the sooner callers can speak, the more they tell.",
  heard:
    /\b(greetings?|phone scripts?|(phone )?phrases|scripts?|answer(ing)? (the|a|your|our|their) (phones?|telephones?|calls?)|pick(ing)? up the phone|phone (manners|etiquette|voice)|etiquette|manners|first (?:\d+|few|thirty|sixty|ten) seconds|first minute|first (words|impression|seconds)|what to say|opening line|hang(s|ing)? up|hung up)\b/,
  keywords: ["phone greeting", "answering calls"],
  scene:
    "Two calls, one house. In the first somebody is still reading out the opening hours, in the second the caller is already saying “{test0}” The difference is a sentence that was left away.",
  close: "The silence after your question is the friendliest part. Hold it.",
  causes: [
    {
      head: "They do not know whether they are right",
      text: "A greeting that begins with opening hours or thanks leaves the name to the end.",
      remedy: "Say the name first, in the first three seconds.",
    },
    {
      head: "It takes too long until they can speak",
      text: "Ten seconds of greeting feel like a recording, and many take it for one.",
      remedy: "Name, your own first name, and “What can I do for you?”; then silence.",
    },
    {
      head: "They have to choose from a menu",
      text: "Their case is none of the five, and each wrong press costs another minute.",
      remedy: "Two choices at most, the second of them a person; or no menu at all.",
    },
    {
      head: "They are put on hold before they have said a word",
      text: "“Please hold” tells them that the rest will go the same way.",
      remedy:
        "Let them say the one sentence first, then ask whether they would rather wait or be called back, and when.",
    },
    {
      head: "It rings too long",
      text: "After the fifth ring they look for the next name on the list.",
      remedy: "Send the call on after three or four rings, to somebody or something that answers.",
    },
    {
      head: "They hear a mailbox",
      text: "Whoever wanted an answer now does not begin a message.",
      remedy: "Say when you call back, and offer a text; or have the call answered.",
    },
    {
      head: "Nobody seems to listen",
      text: "A hurried voice, a keyboard, somebody talking beside it.",
      remedy: "Repeat what they want in six words before you ask anything.",
    },
    {
      head: "They are asked for their data first",
      text: "Date of birth and address before the matter feels like a counter.",
      remedy: "Ask for the matter first, and only for what the next step needs.",
    },
  ],
  thesis: "The shorter your greeting, the better you will be told",
  reasons: [
    {
      head: "They come with a sentence ready",
      text: "On the way to the telephone people practice: “{test0}” A long welcome wipes it out. What you get after it is a weaker version, with the useful part missing.",
    },
    {
      head: "Thanks and slogans are for us",
      text: "Nobody dials {one} to be thanked. They want to know {ask1}. The seconds of courtesy that count are the ones in which you listen.",
    },
    {
      head: "A pause is an invitation",
      text: "To stop after a few words takes some nerve, {hands}. But the pause is what tells the caller that this is their turn, more clearly than any “how may I direct your call”.",
    },
  ],
  against: {
    text: "Some will say that a short greeting sounds curt, and that the name of the person and a warm word belong to good manners.",
    reply: "Say the name, then. Warmth is in the voice and in the waiting; it does not need more words.",
  },
  near: ["handover", "questions", "desk"],
  points: [
    {
      id: "time-it",
      phase: "find out",
      do: "Time how long a caller has to wait to speak",
      how: "Stand outside with a watch and call. Stop it when you could first have said “{test0}” Do it in the morning rush, over lunch and near closing, because {hands} the same words come out faster and flatter.",
      mistake: "Judging a greeting by how it reads",
      harm: "On paper four clauses look friendly. In the ear they are a wall. Read it aloud at the speed of a busy morning before you judge.",
      ask: "How long may a greeting be?",
      answer:
        "As long as one breath. If whoever answers at {aPlace} has to breathe in the middle, there is something in it that the caller did not ask for.",
      check: "The time until a caller may speak was taken at three times of day.",
      task: "Take the time until a caller may speak: in the morning, at lunch, near closing.",
    },
    {
      id: "name-first",
      phase: "decide",
      do: "Put your name first and one question last",
      how: "The name settles whether they have dialed right. The question hands them the turn. Between the two there is room for one thing that helps {customers} decide, for instance that they can get {easy} right now.",
      mistake: "Asking two questions at once",
      harm: "“What can we do, and what is your name?” leaves {customers} to choose which to answer. Ask what it is about; they give the name by themselves, or when it is needed.",
      ask: "In which order should things be said?",
      answer:
        "Your name, then an offer if there is one, then a single open question. Then nothing, until the other side has finished.",
      check: "{Customers} hear our name first and a single question last.",
      task: "Rebuild the greeting: name, one offer, one question, silence.",
    },
    {
      id: "hold-rules",
      phase: "decide",
      do: "Settle what waiting sounds like",
      how: "Before anybody is put on hold they are asked, and told about how long; when that time is up, somebody comes back, even with nothing to report. Quiet music serves; advertising for {one} to somebody already on the line does not.",
      mistake: "Parking callers without a word",
      harm: "Silence on hold feels like a dropped line, and a slogan on repeat is worse. Ask first, name a time, return when it is up, and offer to call back instead.",
      ask: "How should callers be put on hold?",
      answer:
        "With a question and a time: “May I look for a minute?” If that cannot be kept, {hands}, offer a call back with an hour and do not hold them at all.",
      check: "Callers are asked before they are put on hold, and are told for how long.",
      task: "Agree on one sentence for putting on hold, and on when somebody comes back.",
    },
    {
      id: "honest-who",
      phase: "write down",
      do: "Say who, or what, is speaking",
      how: "A person gives a first name. A machine says that it is one, in the same breath, without a joke about it. {Customers} who find out later wonder what else was for show.",
      mistake: "Letting a machine pass as a person",
      harm: "It works until the first odd question, and then even {easy}, settled well, comes into doubt. Say it at once and plainly. Some places also have rules on it; your counsel knows yours.",
      ask: "Must a machine say that it is one?",
      answer:
        "In some places there are rules about it, so ask counsel. Quite apart from them it is wise: a caller who knows speaks to the point and asks for a person when it matters.",
      check: "Whoever or whatever answers says so within the first sentence.",
      task: "Write the sentence by which a person, and one by which a machine, says who is speaking.",
    },
    {
      id: "card-by-phone",
      phase: "write down",
      do: "Keep a card beside the telephone",
      how: "On it: the greeting, the sentence for waiting, the sentence for “I do not know”, and where urgent calls go ({urgent}). Large type, one side. It is for the stand-in and for bad days, when even you will read it.",
      mistake: "Leaving it to whoever is there",
      harm: "Then the caller at nine hears a welcome and the one at five hears “yes?”. A card the size of a hand evens it out and costs nothing.",
      ask: "How do we get everybody to answer in the same way?",
      answer:
        "With a card that is short enough to be read while it rings. Three sentences and one list ({urgent}) go on it, and nothing that changes from week to week.",
      check: "A card with the greeting and three sentences lies beside every telephone.",
      task: "Make the card for each telephone: greeting, waiting, not knowing, and where urgent calls go.",
    },
    {
      id: "three-strangers",
      phase: "try",
      do: "Have three strangers call",
      how: "Somebody in a hurry, somebody old, somebody who has never heard of {aPlace}. Ask them afterwards when they first wanted to speak, not whether they liked it. Move one word, and let them call again.",
      mistake: "Asking colleagues what they think",
      harm: "They know the house and hear what they expect. A neighbor who calls with “{test1}” hears what is there. Ask for the moment of impatience, not for an opinion.",
      ask: "Who should test it?",
      answer:
        "People who owe you nothing and know nothing. Give each a sentence to begin with, perhaps “{test1}”, and ask only when they had to wait for their turn.",
      check: "Three people from outside have called and said where they had to wait.",
      task: "Have three outsiders call, change one word a day, and keep the version that nobody waited for.",
    },
  ],
};
