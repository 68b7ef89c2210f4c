import type { Topic } from "../kinds.ts";

export const languages: Topic = {
  id: "languages",
  name: "callers in other languages",
  goal: "serve callers in more than one language",
  gist: "Pick one language your callers really speak, and do it properly from start to finish.",
  heard:
    /\b(spanish|bilingual|languages?|multilingual|interpreters?|translat(e|ion|ing|or)s?|non.?english|accents?|french|chinese|vietnamese)\b/,
  keywords: ["bilingual callers", "languages"],
  scene:
    "The name gets spelled three times and the day repeated twice, and in the end a granddaughter comes to the phone. It worked, somehow.",
  close: "Start with one language and do it properly.",
  thesis: "Answering in a second language is good business, not a favor",
  reasons: [
    {
      head: "You only hear the ones who try",
      text: "Others have a nephew call, or go where they are understood. You can’t count them, and many would have been {newOnes}.",
    },
    {
      head: "Half a language is worse than none",
      text: "If the greeting is in Spanish and everything after it in English, you have broken a promise. Offer less, and do it all the way: the call, the confirmation, the form.",
    },
    {
      head: "The colleague who interprets pays for it",
      text: "Often one person has become the interpreter on top of a full job, {hands}. Decide that with them, don’t drift into it.",
    },
  ],
  against: {
    text: "We can’t offer every language, and a mistake in {hard} can do harm.",
    reply: "So offer one well for simple things, and a qualified interpreter for anything that can do harm.",
  },
  near: ["handover", "greeting"],
  points: [
    {
      id: "tally-languages",
      phase: "find out",
      do: "Find out which languages your callers speak",
      how: "For two weeks, whoever answers makes a mark and notes the language. Write down too whether they only asked {ask0} or needed something harder. The list may surprise you.",
      mistake: "Guessing which language you need",
      harm: "You pay for one, and the neighborhood speaks another. Two weeks of marks cost nothing.",
      ask: "Which languages do our callers speak?",
      answer:
        "Two weeks of marks by the phone will tell you, with the language and what it was about. Keep in mind that people who didn’t expect to be understood never called.",
      check: "For two weeks we marked calls in other languages, with the language and what they were about.",
      task: "For two weeks, mark every call in another language: which one, and what about.",
    },
    {
      id: "who-speaks",
      phase: "decide",
      do: "List who speaks what, and when",
      how: "Name, language, hours, and a backup. First ask those people whether they want to, and which calls they would rather keep. If nobody is in, take a note in the caller’s words and give a time for the call back.",
      mistake: "Leaving it to whoever happens to speak it",
      harm: "She does two jobs and nobody has noticed. Ask her, agree on hours, and have something else answer the calls that only ask {ask0}.",
      ask: "Who should take these calls?",
      answer:
        "Someone who speaks the language and wants to, at agreed hours, with a backup. To tell callers {ask0}, you don’t need a person at all.",
      check: "We have a list of who speaks what and when, with a backup.",
      task: "List who speaks what and when, and ask each of them which calls they want to keep.",
    },
    {
      id: "red-lines",
      phase: "decide",
      do: "Decide when you need an interpreter",
      how: "Anything where a wrong word does harm, such as {hard}, needs a qualified interpreter. Some businesses are required by law to offer one. Ask your attorney, and put the service’s number on the card.",
      mistake: "Letting a machine translate what matters",
      harm: "For hours and directions that is fine. For {hard}, one wrong word can be costly. Put the line in writing, with the interpreter’s number.",
      ask: "When do we need a real interpreter?",
      answer:
        "Whenever a wrong word can do harm: {hard}, consent, money owed. Ask your attorney whether you have to offer one.",
      check: "It is in writing which conversations need a qualified interpreter, with the number to call.",
      task: "Write down which conversations need an interpreter, and get a service’s number.",
    },
    {
      id: "whole-path",
      phase: "write down",
      do: "Keep the language going after the call",
      how: "If you agreed on it in Spanish, confirm it in Spanish: the text, the address, what to bring. Have a person write those few lines. Add a note in {system} so nobody has to ask a second time.",
      mistake: "Confirming in English",
      harm: "The call went well, and then they get a text they can’t read. Translate the confirmations first.",
      ask: "What do we need in the other language?",
      answer:
        "The confirmation, the address, what to bring, and a note in {system} that says which language. Do those before a translated website.",
      check: "Confirmations exist in the second language, written by a person.",
      task: "Have the confirmation, the address and what to bring written in the second language.",
    },
    {
      id: "native-tests",
      phase: "try",
      do: "Have native speakers test it",
      how: "Ask people who grew up with it, not ones who learned it in school. Have them switch languages in the middle, say numbers in pairs, give an address the way people say it, and mention {urgent}. That last one has to be understood as fast as in English.",
      mistake: "Testing with textbook sentences",
      harm: "Callers mix, mumble and shorten. A system that only knows the book will fail at “para mi hijo, the first appointment”. Ask people from the neighborhood.",
      ask: "How do we test whether they are understood?",
      answer:
        "With native speakers who call the way they would at home, mixing languages and giving numbers in pairs. And with {urgent}, which may not take longer than in English.",
      check: "Native speakers have tested the line, with an urgent call too.",
      task: "Have two native speakers call with mixed sentences, and once with something urgent.",
    },
    {
      id: "ask-them",
      phase: "look back",
      do: "Ask callers how it went",
      how: "A few weeks later, call some of them in their language and ask what was missing. They will be surprised, and then they will tell you. Note whether they sent anyone to you.",
      mistake: "Never asking afterward",
      harm: "Polite people don’t complain in a language that isn’t theirs. They stay away. Ask a few of them in their own.",
      ask: "How do we see whether it helps?",
      answer:
        "Count again, and ask a few callers in their language. When they start sending family, you won’t need to count.",
      check: "We asked some callers afterward, in their own language.",
      task: "Call a few of them in their language, and ask what was missing.",
    },
  ],
};
