import type { Topic } from "../kinds.ts";

export const training: Topic = {
  id: "training",
  name: "teaching new people the telephone",
  goal: "teach new people to answer the telephone",
  gist: "Nobody learns the telephone by being left alone with it: listening first, then easy calls, then a name to turn to.",
  heard:
    /\b(train(ing|ed)? (\w+ ){0,4}(to answer|how to answer|staff|receptionists?|people|employees?|team|hires?|phones?|colleagues?|secretar(y|ies)|person)|new (receptionists?|hires?|employees?|staff|front desk (person|staff|hire)|colleagues?)|onboard(ing)? (\w+ ){0,2}(receptionists?|staff|hires?|employees?)|teach(ing)? (\w+ ){0,5}(phones?|telephone|calls?)|phone (skills|training)|temps?)\b/,
  keywords: ["phone training", "new staff"],
  scene:
    "“You’ll pick it up as you go along.” So they did, from whoever happened to sit beside them, with all of that person’s habits.",
  close:
    "What a new colleague asks in the first week is what your house has never written down. Keep the list.",
  thesis: "Nobody should answer your telephone on the first day",
  reasons: [
    {
      head: "Callers cannot see that somebody is new",
      text: "They hear {one}. A wrong word about {status} is the house’s word, and somebody will have to take it back.",
    },
    {
      head: "Fear makes people promise",
      text: "Who does not know says yes, because yes ends the call. It is how {never0} gets said: not from bad will but from a lack of another sentence.",
    },
    {
      head: "Listening costs three hours",
      text: "Two mornings beside a good colleague, with a sheet, and the usual calls have all been heard. That is cheaper than the first mended mistake.",
    },
  ],
  against: {
    text: "There is nobody to spare, and people learn quickest in deep water.",
    reply:
      "They do, and what they learn there is to get to the bank. Give them the easy calls on the second day by all means, and the card for the rest.",
  },
  near: ["greeting", "handover", "questions"],
  points: [
    {
      id: "list-of-calls",
      obvious: true,
      phase: "find out",
      do: "Write down the ten calls a new person will get",
      how: "From last week: {ask0}, {ask1}, {ask2}, somebody who asks for the boss, somebody who is angry, and {urgent}. Beside each, two sentences: what you say, and where it goes. It is the whole course on one page.",
      mistake: "Explaining the software first",
      harm: "They can then put a caller on hold with great skill, and do not know what to say. Begin with the ten calls; the buttons come by themselves.",
      ask: "What does somebody new have to know first?",
      answer:
        "The ten calls that really come, with two sentences for each. Everything else can be looked up while the caller waits for a minute.",
      check: "The ten usual calls stand on one page, with two sentences for each.",
      task: "Write the ten usual calls on one page, with what is said and where it goes.",
    },
    {
      id: "listen-in",
      phase: "try",
      do: "Let them listen for two mornings",
      how: "Beside whoever does it best, with a sheet: what was asked, what was said, what surprised you. After each hour they ask, and you answer. After forty calls nobody is a beginner any more.",
      mistake: "Letting them begin alone at lunch",
      harm: "It is the hour when nobody is there to ask, and the calls are no easier for it. Two mornings of listening come first.",
      ask: "How long should somebody listen first?",
      answer:
        "Until nothing on the sheet is new, which for {one} may be two mornings. Longer is boring, and shorter is a gamble.",
      check: "The new colleague has listened for two mornings and kept a sheet of questions.",
      task: "Seat the new colleague beside the best voice for two mornings, with a sheet for questions.",
    },
    {
      id: "sentence-for-not-knowing",
      obvious: true,
      phase: "write down",
      do: "Give them the sentence for not knowing",
      how: "“I’m not sure, and I don’t want to tell you anything wrong. May I find out and call you by eleven?” Said twice aloud before the first call. It is the sentence that they need most and that nobody teaches.",
      mistake: "Expecting new people to know everything",
      harm: "So they guess, kindly and wrongly. A sentence for not knowing, with an hour in it, is worth a week of product knowledge.",
      ask: "What does a beginner say without the answer?",
      answer:
        "That they will find out, and by when. The rule is that nobody guesses, least of all about {expert}.",
      check: "The new colleague can say the sentence for not knowing without reading it.",
      task: "Practice the sentence for not knowing aloud, twice, with an hour in it.",
    },
    {
      id: "forbidden-list",
      phase: "write down",
      do: "Name what they must never say",
      how: "Short and with the reason: {never0}; {never1}. And the words that only sound like help, such as “no problem” and “definitely”. Who knows the fence can move freely inside it.",
      mistake: "Hoping for common sense",
      harm: "Common sense says to comfort the caller. Comfort, in this trade, may be {never0}. Write it down.",
      ask: "Which mistakes have to be ruled out?",
      answer:
        "Those that cannot be taken back: {never0}, and {never1}. Two lines on the card, with the reason beside them.",
      check: "The two or three things that nobody may say are on the card, with a reason.",
      task: "Write what may never be said on the card, and explain the reason for each.",
    },
    {
      id: "easy-first",
      phase: "start",
      do: "Give them the easy calls for a week",
      how: "Let them take {easy}, hours and directions, with somebody within reach. A hand signal for “take over” saves a lot of pride. At noon and in the evening, go through what was hard.",
      mistake: "Throwing everything at them at once",
      harm: "{Hard} on the first day teaches one thing: to be afraid of the telephone. Easy ones for a week, then one kind more each day.",
      ask: "Which calls should a beginner take?",
      answer:
        "Those that follow a rule: {easy}, for a start. The rest one kind at a time, with somebody in the room.",
      check: "For a week the new colleague took easy calls only, with somebody within reach.",
      task: "Agree on the calls for the first week, and on a hand signal for “take over”.",
    },
    {
      id: "play-hard-ones",
      phase: "try",
      do: "Play the three hard ones with them",
      how: "You are the caller: “{test1}”, then somebody who shouts, then “{test2}”. Five minutes each, from another room, by telephone. What went wrong is said at once and tried again.",
      mistake: "Waiting for the first real emergency",
      harm: "It comes when you are out. Play “{test2}” until the right person is rung without a look at the card.",
      ask: "How do we prepare them for the bad calls?",
      answer: "By playing them: “{test1}”, an angry voice, and “{test2}” Twice each, from another room.",
      check: "An awkward, an angry and an urgent call were played through by telephone.",
      task: "Play an awkward, an angry and an urgent call from another room, twice each.",
    },
    {
      id: "their-list",
      phase: "look back",
      do: "Keep their list of questions",
      how: "After a month, read what the new colleague had to ask. Each line is missing from your page. Put it in, and the next one learns it in half the time.",
      mistake: "Explaining it anew to each new person",
      harm: "You spend the same week each year and nobody’s page gets better. Let the newest one write it; they know what was missing.",
      ask: "How does it get easier with the next one?",
      answer: "By letting this one write the page. Who has just learned it still knows what is hard to find.",
      check: "The questions of the newest colleague have been written into the page.",
      task: "After a month, let the newest colleague rewrite the page for the next one.",
    },
  ],
};
