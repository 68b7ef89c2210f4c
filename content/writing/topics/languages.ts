import type { Topic } from "../kinds.ts";

export const languages: Topic = {
  id: "languages",
  name: "callers in other languages",
  goal: "serve callers in more than one language",
  gist: "Find out which languages call, and carry one of them through to the end.",
  heard:
    /\b(spanish|bilingual|languages?|multilingual|interpreters?|translat(e|ion|ing|or)s?|non.?english|accents?|french|chinese|vietnamese)\b/,
  keywords: ["bilingual callers", "languages"],
  scene:
    "The name is spelled three times, the day twice, and in the end a granddaughter comes to the phone. It worked, somehow. It need not be like that.",
  close: "Start with one language and do that one properly.",
  thesis: "A second language on the telephone is a door, not a favor",
  reasons: [
    {
      head: "Who calls in spite of the pause is only a part",
      text: "Others let a nephew call, or have gone where they are understood. They are missing from any count of yours, {newOnes} that you never hear of.",
    },
    {
      head: "Half a language costs more than none",
      text: "A greeting in Spanish followed by English is a promise broken in one breath. Better less of it, and that whole: the call, the confirmation, the form.",
    },
    {
      head: "The colleague who interprets is paying for it",
      text: "In many places one person has become the interpreter, beside a full job, {hands}. That should be decided, not drifted into.",
    },
  ],
  against: {
    text: "One cannot offer every language, and a mistake in {hard} can do harm.",
    reply: "So offer one well for the simple things, and a qualified interpreter for what can do harm.",
  },
  near: ["handover", "greeting"],
  points: [
    {
      id: "tally-languages",
      phase: "find out",
      do: "Find out which languages call",
      how: "For two weeks, whoever answers makes a mark and asks which language it is. Note whether it was {q0} or something harder. The list is often not the one you would have guessed.",
      mistake: "Guessing which language is needed",
      harm: "You pay for one and the street speaks another. Two weeks of marks cost nothing and settle it.",
      ask: "Which languages do our callers speak?",
      answer:
        "Two weeks of marks at the telephone will tell, with the language and the matter beside each. Remember that those who expected not to be understood did not call.",
      check: "For two weeks, calls in other languages were marked with language and matter.",
      task: "Mark each call in another language for two weeks: which one, and what about.",
    },
    {
      id: "who-speaks",
      phase: "decide",
      do: "List who speaks what, and when",
      how: "Name, language, hours, and a stand-in. Ask those people first whether they want it and which calls they would rather keep. Where nobody is in, the answer is a note in the caller’s words and an hour for the call back.",
      mistake: "Leaving it to the one who happens to speak it",
      harm: "She does two jobs and nobody has noticed. Ask, agree on hours, and let something else take {q0}.",
      ask: "Who should take these calls?",
      answer:
        "Whoever speaks it and wants to, at agreed hours, with somebody behind them. For {q0} it need not be a person at all.",
      check: "There is a list of who speaks what, at which hours, with a stand-in.",
      task: "List who speaks what and when; ask each of them which calls they want to keep.",
    },
    {
      id: "red-lines",
      phase: "decide",
      do: "Draw the line for interpreters",
      how: "Anything in which a wrong word does harm, {hard} for one, belongs to a qualified interpreter. Some businesses are bound by law to offer one. Ask counsel, and put the number of the service on the card.",
      mistake: "Letting a machine translate what matters",
      harm: "For hours and directions it will do. For {hard}, a wrong word can cost somebody dear. Put the line on paper, with the interpreter’s number.",
      ask: "When is a real interpreter needed?",
      answer:
        "Whenever a wrong word can do harm: {hard}, consent, money that is owed. Ask counsel too whether you have to offer one.",
      check: "It is written which talks need a qualified interpreter, with the number to call.",
      task: "Write down which talks need an interpreter, and get the number of a service.",
    },
    {
      id: "whole-path",
      phase: "write down",
      do: "Carry the language through to the end",
      how: "What was agreed in Spanish is confirmed in Spanish: the text, the address, what to bring. Have a person write those few lines. And put a note in {system}, so that nobody has to ask a second time.",
      mistake: "Confirming in English",
      harm: "The talk went well, and then a text arrives that the caller cannot read. Half of the {jobs} booked that way are booked on luck. Translate the confirmations first.",
      ask: "What has to exist in the other language?",
      answer:
        "The confirmation, the address, what to bring, and a line in {system} that says which language it is. Those come before a translated website.",
      check: "Confirmations exist in the second language, written by a person.",
      task: "Have confirmation, address and what to bring written in the second language.",
    },
    {
      id: "native-tests",
      phase: "try",
      do: "Have it tested by those who grew up with it",
      how: "Not by somebody who learned it at school. Let them change language in the middle, say a number in pairs and an address as it is spoken, and mention {urgent}. That last one must be understood as quickly as in English.",
      mistake: "Testing with textbook sentences",
      harm: "Callers mix, mumble and shorten. What understands only the book will fail at “para mi hijo, the first appointment”. Ask people from the street to try.",
      ask: "How do we test whether it is understood?",
      answer:
        "With native speakers who call as they would at home: mixing, changing, giving numbers in pairs. And with {urgent}, which may not take longer than in English.",
      check: "Native speakers have tested the line, an urgent call included.",
      task: "Have two native speakers call with mixed sentences, and once with something urgent.",
    },
    {
      id: "ask-them",
      phase: "look back",
      do: "Ask the callers how it was",
      how: "A few weeks on, call some of them back in their language and ask what was missing. They will be surprised, and then they will tell you. Note whether they sent anybody to you.",
      mistake: "Never asking afterwards",
      harm: "Polite people do not complain in a language that is not theirs. They stay away. Ask a few, in their own.",
      ask: "How do we see whether it is any use?",
      answer:
        "Count marks again, and ask a few callers in their language. If they begin to send their family, you will not need a count.",
      check: "Some callers have been asked afterwards, in their own language.",
      task: "Call a few of them back in their language, and ask what was missing.",
    },
  ],
};
