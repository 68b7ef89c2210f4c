import type { Topic } from "../kinds.ts";

export const hold: Topic = {
  id: "hold",
  name: "callers on hold",
  goal: "make holding easier on callers",
  gist: "Ask before you put someone on hold, say how long it will take, and offer to call back instead.",
  heard:
    /\b(please hold|on.?hold|hold (music|times?|messages?|queues?)|putting (people|callers|them|customers) on hold|wait(ing)? (times?|on the (line|phone)|queues?)|queues?)\b/,
  keywords: ["hold music", "waiting callers"],
  scene:
    "“One moment, please.” Then music. The moment passes, and another one, and nobody at {aPlace} has noticed.",
  close: "Call your own number and wait through your own hold music once. That will settle it.",
  thesis: "Stop putting callers on hold and start making appointments with them",
  reasons: [
    {
      head: "Not knowing how long is the worst part",
      text: "A minute is nothing if you know it is a minute. {Customers} who are given a time can do something else until then. With music, all they can do is wait.",
    },
    {
      head: "It ties up two people",
      text: "The line is taken while nobody says anything, and the person who put them there is half listening, {hands}. A call back takes just as long, but only for one of you.",
    },
    {
      head: "You never see who gave up",
      text: "People who hang up after two songs don’t complain. {Cap:next}, and your log shows a call that was answered.",
    },
  ],
  against: {
    text: "Some things take a moment to look up, and calling back would be more trouble than waiting.",
    reply: "Fine: ask first, say “one minute”, and be back in one minute. Anything longer gets a call back.",
  },
  near: ["desk", "greeting", "questions"],
  points: [
    {
      id: "sit-in-it",
      phase: "find out",
      do: "Put yourself on hold",
      how: "Call at your busiest hour and have yourself put on hold. Write down what you hear, how often it starts over, and when you would have hung up. Use the speaker, as most people do.",
      mistake: "Not knowing what your hold sounds like",
      harm: "It could be an ad for something you stopped offering, or a song that cuts off in the middle. Wait through it yourself a few times a year.",
      ask: "What do callers hear while they wait?",
      answer: "Whatever someone set up years ago. Call in, wait five minutes on speaker, and you will know.",
      check: "One of us waited on hold at our busiest hour and wrote down what we heard.",
      task: "Put yourself on hold at your busiest hour, and note when you would have hung up.",
    },
    {
      id: "why-held",
      phase: "find out",
      do: "Write down why people get put on hold",
      how: "For a week, note one word each time: looking something up, getting someone, or another call. If it is mostly looking up {ask1}, a sheet by the phone takes care of half of it.",
      mistake: "Treating every hold alike",
      harm: "It takes minutes to get someone and seconds to look up {ask1}. Callers can’t tell which one they are in. Write down the reasons and fix the biggest.",
      ask: "Why do we put people on hold at all?",
      answer:
        "To look something up, to get someone, or because the other line rings. Count a week of each. A sheet with the common answers makes the first kind rare.",
      check: "For a week we noted why callers were put on hold, and we fixed the most common reason.",
      task: "For a week, note one word for every hold: looking up, getting someone, or other call.",
    },
    {
      id: "ask-and-time",
      phase: "decide",
      do: "Ask first, and say how long",
      how: "“Can you hold for about a minute while I look?” Then wait for the yes. When the minute is up, go back even if you have nothing, and offer to call at a set time. Urgent calls never go on hold.",
      mistake: "Saying “please hold” and pressing the button",
      harm: "The caller may have been about to say {urgent}. Ask, and give them time to answer.",
      ask: "How long can we keep someone waiting?",
      answer: "As long as you said. After that they get a person or a time for a call back.",
      check: "Everyone asks before putting a caller on hold, says how long, and is back in time.",
      task: "Agree on one sentence for putting callers on hold, and go back after a minute no matter what.",
    },
    {
      id: "what-plays",
      phase: "write down",
      do: "Pick something quiet and leave it alone",
      how: "Choose even music without singing. A voice that breaks in every thirty seconds makes people think someone has answered. Check that you are allowed to play it, since music for callers often needs a license. Silence with a soft tone every so often works too.",
      mistake: "Playing ads to people on hold",
      harm: "They already called you. A voice that keeps interrupting the music only tells them: not yet.",
      ask: "What is the right hold music?",
      answer:
        "Something nobody notices, with no voice in it, that you have the rights to. Ask your phone provider what their license covers.",
      check: "Our hold music is even, has no ads, and we are allowed to play it.",
      task: "Choose the hold music, check the license, and take the ads out.",
    },
    {
      id: "offer-callback",
      obvious: true,
      phase: "start",
      do: "Offer to call back before it gets long",
      how: "When the minute is up: “Shall I call you at four instead?” Write down the name, the number and {sort0}, and call at four. Do this for a week and you will have few people left on hold.",
      mistake: "Letting them wait because they already waited",
      harm: "At some point it feels too late to ask, so nobody does, and {next}. Offer the call early.",
      ask: "When is a call back better than waiting?",
      answer: "As soon as it takes longer than you said. Name a time, write down {sort0}, and keep it.",
      check: "Anyone who waits longer than we said is offered a call back at a set time.",
      task: "Offer a call back after one minute on hold, and count how many people take it.",
    },
  ],
};
