import type { Topic } from "../kinds.ts";

export const telling: Topic = {
  id: "telling",
  name: "telling people about the assistant",
  goal: "tell its people and callers about the assistant",
  gist: "Say it first, say it plainly, and keep the way to a person open.",
  heard:
    /\b(?:(?:tell(?:ing)?|inform(?:ing)?|announc(?:e|ing)|explain(?:ing)?) .{0,60}\b(?:ai|assistants?|bots?|robots?|machines?|automated)|(?:ai|assistants?|bots?|robots?|automation) .{0,40}\b(?:trust|replac\w+|take (?:my|their|our|your) jobs?|honest\w*|disclos\w+)|(?:staff|team|employees?|receptionists?|front desk|clients|customers|patients) .{0,50}\b(?:afraid|worried|scared|fear\w*|resist\w*|skeptical|trust|accept|buy.?in|comfortable|nervous) .{0,30}\b(?:ai|assistants?|bots?|robots?|machines?|automat\w+)|disclos\w+ .{0,30}\b(?:ai|bots?))\b/,
  keywords: ["AI receptionist", "trust"],
  scene:
    "On a Tuesday it stands on the wall at {aPlace} that an assistant answers from now on. Nobody asks anything. At the coffee machine somebody says: “So that is that, then.”",
  close: "Trust is not won by the announcement. It is won on the first bad day, by whoever picks up then.",
  thesis: "An assistant that hides what it is costs more than it saves",
  reasons: [
    {
      head: "It is found out, and at the worst moment",
      text: "Not with {easy}, where nobody minds, but with {hard}. Whoever learns it there doubts everything that was said before.",
    },
    {
      head: "Those who work beside it know it best",
      text: "They hear from {customers} what it got wrong. If they were the last to be told, they will not pass it on.",
    },
    {
      head: "Honesty takes one sentence",
      text: "It is said in four seconds, and most people go on with their question. The few who do not want it would have been unhappy later, and louder.",
    },
  ],
  against: {
    text: "Some will hang up as soon as they hear that it is no person.",
    reply:
      "Some will. Name the way to a person in the same breath, and count how many it really is before you decide that it is many.",
  },
  near: ["starting", "handover"],
  points: [
    {
      id: "why-sentence",
      phase: "find out",
      obvious: true,
      do: "Put the reason into one sentence",
      how: "Not what it can do but what was wrong before: “In the evening nobody picked up, and some of you stood there with {sort0} and no answer.” If the true reason is money, say that as well, or it will be said for you.",
      mistake: "Announcing the technology",
      harm: "Nobody has ever wished for software. What they hear is that you have less time for them. Begin with the calls that nobody answered.",
      ask: "What reason should we give?",
      answer:
        "The real one, in one sentence, and beginning with the caller: which calls were not answered, and what became of them.",
      check: "The reason stands in one sentence, and it begins with the calls that were lost.",
      task: "Write down in one sentence which calls nobody answered, and read it to somebody from outside.",
    },
    {
      id: "team-first",
      phase: "decide",
      do: "Tell those who work with you before anybody else",
      how: "A week ahead, together, and with the question that is in the room answered first: whose work changes, and whose hours. Then ask which calls they would give away. Those who have chosen what it takes will correct it later.",
      mistake: "Letting your own people read it on the wall",
      harm: "They are asked about it by {customers} on the same day and have nothing to say. Tell them first, and answer the question about their jobs before it is asked.",
      ask: "How do we bring our own people along?",
      answer:
        "By telling them first, by answering the question about jobs without being asked, and by letting them choose which calls it takes.",
      check:
        "Everybody who works here heard of it a week before {customers} did, and has named a kind of call to give away.",
      task: "Sit together for half an hour: whose work changes, and which calls would each of you give away?",
    },
    {
      id: "first-sentence",
      phase: "write down",
      obvious: true,
      do: "Write its first sentence yourself",
      how: "“Good evening, this is the assistant of [your name]. I am a computer. I can take down what it is about or fetch whoever is on duty. What can I do for you?” Your name, what it is, what it can do, then silence. Have counsel read it where your state has a rule on it.",
      mistake: "Giving it a person’s name and a cough",
      harm: "It is charming until it is noticed. A first sentence that says what it is costs four seconds, and nothing after that can be held against you.",
      ask: "What should it say first?",
      answer:
        "Your name, that it is an assistant and no person, one thing that it can do, and a question. Then it listens.",
      check: "The first sentence says whose assistant it is, and that it is no person.",
      task: "Write the first sentence, say it aloud in one breath, and have it put in word for word.",
    },
    {
      id: "way-to-a-person",
      phase: "write down",
      do: "Say in the same breath how to get a person",
      how: "“If you would rather speak to one of us, say so.” By day it puts them through, at night it names the hour at which somebody calls. {Customers} who know the way out seldom take it.",
      mistake: "Hiding the way to a person",
      harm: "People who look for the exit hear nothing else. Name it at the beginning, and they stay for the question.",
      ask: "What about those who do not want it?",
      answer:
        "They say so once and get a person, or an hour. Nobody has to give a reason, and nobody is asked twice.",
      check: "Within the first two sentences a caller hears how to reach a person.",
      task: "Add the sentence on reaching a person, and try it by day and at night.",
    },
    {
      id: "letter-before",
      phase: "start",
      do: "Write to those who know you before they call",
      how: "Five lines: from when on, for which hours, what it does, what it does not, and how to reach one of you. “From the first of the month an assistant answers in the evening. It gives no advice. If it is {urgents}, it rings whoever is on duty.” Put the same lines on your website and at the counter.",
      mistake: "Waiting until somebody asks",
      harm: "The first to ask is the one who is annoyed. Five lines beforehand turn a surprise into something that one has heard of.",
      ask: "How do we announce it?",
      answer:
        "In five lines, a week ahead, where people look anyway: the reminder, the website, the counter. From when, for what, and how to get a person.",
      check: "The five lines went out a week before, and stand on the website and at the counter.",
      task: "Write the five lines, and put them into the next reminder and on the website.",
    },
    {
      id: "own-up",
      phase: "look back",
      do: "Own up to its first mistake on the same day",
      how: "There will be one. Call back yourself: “Our assistant told you something wrong; this is right, and this is what we have changed.” Tell everybody here about it too, with the line that was missing.",
      mistake: "Blaming the machine",
      harm: "It speaks in your name, so it was you. “That was the computer” is the sentence after which people go elsewhere.",
      ask: "What do we do when it gets something wrong?",
      answer:
        "Call back the same day, say what is right and what has been changed. A mistake that was owned is told as a good story.",
      check: "After the first mistake somebody called back the same day, and the missing line was put in.",
      task: "Name who calls back when it was wrong, and write the sentence for it.",
    },
    {
      id: "ask-after",
      phase: "look back",
      do: "Ask ten callers what it was like",
      how: "After a month, ten people, one question: “You spoke to our assistant last week. What was it like?” No scale and no form. Write down their words, the unkind ones too, and change one thing by them.",
      mistake: "Taking silence for agreement",
      harm: "Whoever minded has not complained but gone. Ten short calls tell more than a chart of answered ones.",
      ask: "How do we know whether people mind?",
      answer:
        "Ask ten of them, in their own words, after a month, and look at how many said that they wanted a person.",
      check: "Ten callers were asked what it was like, and one thing has been changed since.",
      task: "Call ten people who spoke to it, and write down their words.",
    },
  ],
};
