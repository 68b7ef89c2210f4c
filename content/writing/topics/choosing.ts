import type { Topic } from "../kinds.ts";

export const choosing: Topic = {
  id: "choosing",
  name: "choosing a phone assistant",
  goal: "choose a phone assistant without regret",
  gist: "Bring your own calls, and find out what it does when it does not know.",
  heard:
    /\b(ai (voice )?(receptionists?|assistants?|phone|answering|agents?|voice)|voice (assistants?|ai|agents?|bots?)|phone (assistants?|bots?|robots?)|virtual (receptionists?|assistants?)|answering services?|call answering|choos(e|ing) (a |an )?(provider|vendor|assistant|answering|service)|vendors?|providers?|chat ?bots?|robots?|automat(e|ing|ion) (the |our |your )?(phones?|calls?)|ai (on|for|answers?|answering|to answer|in) (the |our |your )?(phones?|calls?|front desk|reception|telephone)|ai( to)? answer(s|ing)?( the| our| my| your)? (phones?|calls?)|ai)\b/,
  keywords: ["AI receptionist", "choosing a provider"],
  scenes: [
    "In the demonstration everything goes well: the caller is polite, the line is clear, the question is one that it knows. Then it is Monday at {aPlace}, and someone says “{test1}”",
    "Three offers lie on the table, each with a friendly voice and a price. None of them says what happens when somebody asks {ask1} and it is not on any page.",
  ],
  closes: [
    "You are not choosing a voice. You are choosing what happens when it does not know, and who finds out.",
    "Take the one whose faults you were able to find. The others have them as well.",
  ],
  thesis: "Judge a phone assistant by what it does not know",
  reasons: [
    {
      head: "Anybody can answer the easy ones",
      text: "Asking for {easy} is no test: it follows a rule, and rules are what software is good at. The difference shows with “{test1}”, and it shows within a minute.",
    },
    {
      head: "An invented answer is worse than none",
      text: "If it says {never0} in your name, you will be held to it. One that says “I do not know, I will ask” costs you a call back and nothing else.",
    },
    {
      head: "What it does not know is your best source",
      text: "Each open question is a line that was missing from your website, your price list or your rules. A good assistant brings them to you; a smooth one covers them up.",
    },
  ],
  against: {
    text: "A reader may object that {customers} judge by the voice and the pace, and that a halting expert loses them before it can be honest.",
    reply:
      "Voice and pace decide whether they stay for a minute. What it does with the second question decides whether they come.",
  },
  near: ["starting", "privacy", "counting"],
  points: [
    {
      id: "bring-own-calls",
      put: "Which of these ten calls would it have finished alone?",
      phase: "find out",
      do: "Write down ten real calls first",
      how: "Take them from your own week, in the callers’ words, the awkward ones too: “{test1}” Give the same ten to each provider. What you compare then is answers, and not demonstrations.",
      mistake: "Buying after a demonstration",
      harm: "Whoever demonstrates knows which questions to ask. Bring your own ten, “{test1}” among them, and ask them in your own order.",
      ask: "What should we prepare before we talk to a provider?",
      answer:
        "Ten calls from your own week as they were said, and a count of how many you get. Without these you can only compare voices.",
      check: "Ten real calls are written down in the callers’ words, awkward ones included.",
      task: "Write down ten real calls of this week as they were said, “{test1}” for instance.",
    },
    {
      id: "test-not-knowing",
      put: "What does it say when it does not know?",
      phase: "try",
      do: "Ask what it cannot know",
      how: "Ask something that stands on none of your pages, and then {expert}. It should say that it does not know and take the question down. If it makes something up, it will do so to {customers} as well.",
      mistake: "Testing only what it should know",
      harm: "You learn that it can read. What you need to learn is whether it stops. Ask {expert}, and listen for a plain “I do not know”.",
      ask: "Which question tells the most in a test call?",
      answer:
        "One that has no answer on your pages. For {one} you might ask {expert}. An honest refusal, with the question passed on to you, is the right reply.",
      check: "The assistant was asked something that it cannot know, and it said so.",
      task: "Ask it three things that stand nowhere, and write down what it made of them.",
    },
    {
      id: "test-person",
      put: "How often must a caller ask before a person comes?",
      phase: "try",
      do: "Ask for a person in the middle",
      how: "Begin with {easy}, and break off: “I would rather talk to somebody.” Note after how many tries it gives in. Then do it at an hour at which nobody is there, and see what is promised.",
      mistake: "Never asking for a human",
      harm: "You find out on the day when an upset {customer} does. Once should be enough to say it; twice is a fault, three times is a reason not to sign.",
      ask: "How should it deal with people who want a human?",
      answer:
        "Put them through the first time that they ask, or name an hour for the call back if nobody is there. Arguing is not among its tasks.",
      check: "Asked once for a person, the assistant fetched one or named an hour.",
      task: "Ask for a person in mid-call, by day and by night; note how often you had to.",
    },
    {
      id: "sound-road",
      put: "Which companies hear a call, and what does each keep?",
      phase: "decide",
      do: "Have the road of the sound in writing",
      how: "Which companies get the caller’s voice, in which order, what does each keep and for how long? If you are under rules of confidence, your counsel should read that list. “In the cloud” is not a list.",
      mistake: "Being content with a badge",
      harm: "A seal on a website says nothing about your calls. Ask for the list of companies and what each of them keeps, and show it to counsel.",
      ask: "What should we ask about data?",
      answer:
        "Which companies hear the call, what each keeps, how long, and who can listen. Get it on paper; whether it meets your duties is for your counsel to say.",
      check: "A list of companies that a call passes through has been received in writing.",
      task: "Ask each provider for the list of companies behind it, and what each keeps.",
    },
    {
      id: "bill-for-my-week",
      put: "What would our own counted week have cost?",
      phase: "decide",
      do: "Have the bill worked out for your own week",
      how: "Give them your count, busy days included, and ask what exactly that week would have cost. Ask about calls that end after a few seconds, about wrong numbers, and about each system that it is to write into. At this site the range is {priceRange}; what it depends on is {priceDepends}.",
      mistake: "Comparing prices per minute",
      harm: "A low price by the minute and a talkative assistant make a high bill. Have the whole of your own week priced, once quiet and once busy.",
      ask: "What does an AI receptionist cost?",
      answer:
        "At this site {priceRange}. It depends on {priceDepends}. Any provider can work out your own counted week, and two such sums can be compared.",
      check: "Each offer says what our own counted week would have cost.",
      task: "Have your counted week priced by each provider, quiet and busy, set-up included.",
    },
    {
      id: "way-out",
      put: "How do we get out again?",
      phase: "decide",
      do: "Read how to leave before you begin",
      how: "Your number stays with your telephone company, so switching off the forwarding must be enough. Ask how much notice there is, in which form you get your rules and answers back, and when the old calls are deleted. What is said on the telephone has to stand in the contract.",
      mistake: "Leaving the contract for last",
      harm: "By then {customers} are used to it and your answers are in somebody else’s system. Ask about leaving first, while they would like to have you.",
      ask: "What if we want out again?",
      answer:
        "Then you switch off the forwarding and the telephone rings at {aPlace} as before. Make sure beforehand about notice, about your written answers, and about the deletion of calls.",
      check: "Notice, return of our answers and deletion of calls are in the contract.",
      task: "Read the parts on notice, return of data and deletion, and have open ones put in writing.",
    },
    {
      id: "judge-the-note",
      put: "May we see the notes of our own test calls?",
      phase: "look back",
      do: "Judge it by the note, not by the voice",
      how: "After each test call look at what reached you in writing. Could you act on it without calling to ask {sort0}? A pleasant voice is gone when the call ends; the note is what your day is made of.",
      mistake: "Falling for the voice",
      harm: "You hear it once. The notes you read every day. Leave {sort0} out of one, and it takes a call back. Compare those before you compare voices.",
      ask: "What tells a good one from a charming one?",
      answer:
        "The note afterwards. If it says {sort0} and {sort1} without your having to ask, it has listened. Then you may think about the voice.",
      check: "The written notes of the test calls were compared before the voices.",
      task: "Lay the notes of all test calls side by side and strike those you could not act on.",
    },
  ],
};
