import type { Topic } from "../kinds.ts";

export const telling: Topic = {
  id: "telling",
  name: "telling people about the assistant",
  goal: "tell its people and callers about the assistant",
  gist: "Tell people early and plainly, and always leave them a way to reach a person.",
  heard:
    /\b(?:(?:tell(?:ing)?|inform(?:ing)?|announc(?:e|ing)|explain(?:ing)?) .{0,60}\b(?:ai|assistants?|bots?|robots?|machines?|automated)|(?:ai|assistants?|bots?|robots?|automation) .{0,40}\b(?:trust|replac\w+|take (?:my|their|our|your) jobs?|honest\w*|disclos\w+)|(?:staff|team|employees?|receptionists?|front desk|clients|customers|patients) .{0,50}\b(?:afraid|worried|scared|fear\w*|resist\w*|skeptical|trust|accept|buy.?in|comfortable|nervous) .{0,30}\b(?:ai|assistants?|bots?|robots?|machines?|automat\w+)|disclos\w+ .{0,30}\b(?:ai|bots?))\b/,
  keywords: ["AI receptionist", "trust"],
  scene:
    "On a Tuesday there is a note on the wall at {aPlace}: from now on an assistant answers the phone. Nobody asks anything. At the coffee machine someone says: “Well, that’s that, then.”",
  close:
    "People don’t decide whether to trust it when you announce it. They decide on the first bad day, by who picks up then.",
  thesis: "An assistant that hides what it is costs more than it saves",
  reasons: [
    {
      head: "Callers find out at the worst moment",
      text: "As long as somebody only wants {easy}, nobody asks what they’re talking to. They ask when it matters. If the answer comes as a surprise then, they doubt everything it said before.",
    },
    {
      head: "Your staff hears it first",
      text: "{Customers} tell them what it got wrong. If they were the last to know about it, they won’t pass that on.",
    },
    {
      head: "Honesty takes one sentence",
      text: "It takes four seconds to say, and most people go on with their question. The few who don’t want it would have been unhappy later, and louder.",
    },
  ],
  against: {
    text: "Some people will hang up as soon as they hear it isn’t a person.",
    reply:
      "Some will. Tell them in the same breath how to reach one, and count how many hang up before you decide that it is a lot.",
  },
  near: ["starting", "handover"],
  points: [
    {
      id: "why-sentence",
      phase: "find out",
      obvious: true,
      do: "Put the reason into one sentence",
      how: "Say what was wrong before: “Nobody answered in the evening, and some of you were left wondering {ask0}.” If the real reason is money, say so, or people will say it for you.",
      mistake: "Announcing the technology",
      harm: "Nobody wished for software. People hear that you have less time for them. Start with the calls nobody answered.",
      ask: "What reason should we give?",
      answer:
        "The real one, in one sentence that starts with the caller: which calls went unanswered, and what happened to them.",
      check: "We have the reason in one sentence, and it starts with the calls we lost.",
      task: "Write down in one sentence which calls nobody answered, and read it to someone outside the business.",
    },
    {
      id: "team-first",
      phase: "decide",
      do: "Tell your own people first",
      how: "Do it a week ahead, all together, and start with the question everyone has: whose job changes, and whose hours? Then ask which calls they would like to give up. People who chose what it takes on will help correct it later.",
      mistake: "Letting your own people read it on the wall",
      harm: "{Customers} ask them about it that same day, and they have nothing to say. Tell them first, and answer the question about jobs before they ask it.",
      ask: "How do we bring our own people along?",
      answer:
        "Tell them first, answer the question about jobs without being asked, and let them choose which calls it takes.",
      check:
        "Everyone who works here heard about it a week before {customers} did, and named a kind of call to give up.",
      task: "Sit down together for half an hour: whose job changes, and which calls would each of you give up?",
    },
    {
      id: "first-sentence",
      phase: "write down",
      obvious: true,
      do: "Write its first sentence yourself",
      how: "“Good evening, this is the assistant at [your name]. I’m a computer. I can take a message or get whoever is on call. How can I help?” Your name, what it is, what it can do, and then it listens. If your state has a rule about this, have your attorney read it.",
      mistake: "Giving it a human name and a laugh",
      harm: "It is charming until somebody notices. Saying what it is takes four seconds, and after that nobody can hold it against you.",
      ask: "What should it say first?",
      answer:
        "Your name, that it is an assistant and not a person, one thing it can do, and a question. Then it listens.",
      check: "The first sentence says whose assistant it is, and that it isn’t a person.",
      task: "Write its first sentence, say it aloud in one breath, and have it put in word for word.",
    },
    {
      id: "way-to-a-person",
      phase: "write down",
      do: "Say right away how to reach a person",
      how: "“If you’d rather talk to one of us, just say so.” During the day it puts them through. At night it says when someone will call. {Customers} who know there is a way out seldom take it.",
      mistake: "Hiding the way to a person",
      harm: "People who are looking for the exit don’t hear anything else. Tell them at the start, and they will stay for their question.",
      ask: "What about people who don’t want it?",
      answer:
        "They say so once, and they get a person or a time. Nobody has to give a reason, and nobody is asked twice.",
      check: "Within the first two sentences, callers hear how to reach a person.",
      task: "Add the sentence about reaching a person, and test it by day and at night.",
    },
    {
      id: "letter-before",
      phase: "start",
      do: "Write to the people who know you before they call",
      how: "Five lines: when it starts, at which hours, what it does, what it doesn’t do, and how to reach one of you. “Starting on the first, an assistant answers in the evening. It doesn’t give advice. For {wakes}, it calls whoever is on duty.” Put the same lines on your website and at the counter.",
      mistake: "Waiting until somebody asks",
      harm: "The first one to ask is the one who is annoyed. With five lines beforehand, they already know.",
      ask: "How do we announce it?",
      answer:
        "In five lines, a week ahead, where people look anyway: the reminder text, the website, the counter. Say when it starts, what it is for, and how to reach a person.",
      check: "The five lines went out a week ahead, and they are on the website and at the counter.",
      task: "Write the five lines, and put them in the next reminder and on the website.",
    },
    {
      id: "own-up",
      phase: "look back",
      do: "Own its first mistake the same day",
      how: "There will be one. Call the person back yourself: “Our assistant told you something wrong. Here is what’s right, and here is what we’ve changed.” Tell your own people about it too.",
      mistake: "Blaming the machine",
      harm: "It speaks in your name, so it was you. “That was the computer” is when people start looking for someone else.",
      ask: "What do we do when it gets something wrong?",
      answer:
        "Call back the same day, say what is right and what you changed. People forgive a mistake that somebody owned.",
      check: "After the first mistake, someone called back the same day and fixed what was missing.",
      task: "Decide who calls back when it was wrong, and write down what they say.",
    },
    {
      id: "ask-after",
      phase: "look back",
      do: "Ask ten callers what it was like",
      how: "After a month, call ten people with one question: “You talked to our assistant last week. What was that like?” No scale, no form. Write down what they say, the unkind things too, and change one thing because of it.",
      mistake: "Taking silence for approval",
      harm: "People who minded didn’t complain. They left. Ten short calls tell you more than a chart of answered ones.",
      ask: "How do we know whether people mind?",
      answer: "After a month, ask ten of them, and see how many say that they wanted a person.",
      check: "We asked ten callers what it was like and changed one thing because of it.",
      task: "Call ten people who talked to it, and write down what they say.",
    },
  ],
};
