import type { Topic } from "../kinds.ts";

export const hold: Topic = {
  id: "hold",
  name: "callers on hold",
  goal: "make waiting on the line bearable",
  gist: "Ask before you hold, name a time, and offer a call back when it is up.",
  heard:
    /\b(please hold|on.?hold|hold (music|times?|messages?|queues?)|putting (people|callers|them|customers) on hold|wait(ing)? (times?|on the (line|phone)|queues?)|queues?)\b/,
  keywords: ["hold music", "waiting callers"],
  scene:
    "“One moment, please.” Then strings. The moment passes, and another, and at {aPlace} nobody has noticed that it has.",
  close: "Listen to your own strings once. After that you will not need persuading.",
  thesis: "Do not put callers on hold; make an appointment with them",
  reasons: [
    {
      head: "Waiting without an end is the worst kind",
      text: "Not the minute is the trouble but that nobody says whether it is one. {Customers} who hear an hour can do something else until then; those who hear music cannot.",
    },
    {
      head: "It ties up two",
      text: "The line is taken while nothing is said on it, and whoever put them there works with half an ear, {hands}. A call back takes the same time, but from one and not from both.",
    },
    {
      head: "The loss leaves no trace",
      text: "Who gives up after a song does not complain. {Cap:next}, and your log shows a call that was answered.",
    },
  ],
  against: {
    text: "Some matters take only a moment to look up, and then a call back is more trouble than the wait.",
    reply: "True: ask, say “a minute”, and be back within it. What takes longer is an appointment.",
  },
  near: ["desk", "greeting", "questions"],
  points: [
    {
      id: "sit-in-it",
      phase: "find out",
      do: "Wait in your own line",
      how: "Call at the fullest hour and let yourself be put on hold. Write down what you hear, how often it starts again, and when you would have gone. Do it with the speaker on, as people do.",
      mistake: "Not knowing what your own hold sounds like",
      harm: "It may be an advertisement for something you gave up, or a song cut off in the middle each time. Wait there yourself once a season.",
      ask: "What do callers hear while they wait?",
      answer:
        "Whatever somebody once set, and nobody has listened to since. Call in, wait for five minutes with the speaker on, and you will know.",
      check: "One of us has waited on hold at the fullest hour and noted what was heard.",
      task: "Wait on your own hold at the fullest hour and note when you would have gone.",
    },
    {
      id: "why-held",
      phase: "find out",
      do: "Note why somebody is put on hold",
      how: "For a week, a word each time: looking something up, fetching somebody, another call. If it is mostly looking up {ask1}, then a sheet at the telephone does away with half of it.",
      mistake: "Treating every hold alike",
      harm: "Fetching a person takes minutes; to look up {ask1} is done in seconds. If both sound the same to the caller, they leave during either. Note the reasons, and cure the largest.",
      ask: "Why do we put people on hold at all?",
      answer:
        "To look up, to fetch, or because it rings elsewhere. Count a week of each; a sheet with answers to {q1} and the like makes the first kind rare.",
      check: "The reasons for holding were noted for a week, and the largest has a remedy.",
      task: "Note a word for each hold: looking up, fetching, other call.",
    },
    {
      id: "ask-and-time",
      phase: "decide",
      do: "Ask first, and name a time",
      how: "“May I look, it takes a minute?” and then wait for the yes. When the minute is over, come back even with empty hands and offer a call at a fixed hour. What cannot wait is never put on hold.",
      mistake: "Saying “please hold” and pressing the button",
      harm: "The caller was going to say that it is {urgent}. Ask, and give them the second in which to answer.",
      ask: "How long may somebody be kept waiting?",
      answer:
        "As long as you have said. A minute that was announced is short; after it comes a person, or an hour for a call back.",
      check: "Everybody asks before holding, names a time, and is back when it is up.",
      task: "Agree on one sentence for holding, and return after a minute whatever there is to say.",
    },
    {
      id: "what-plays",
      phase: "write down",
      do: "Choose something quiet and leave it alone",
      how: "Even, without singing, not cut up by a voice each half minute: a voice makes people listen up for nothing. Make sure that you may play it, for music in public needs a license in many cases. Silence with a soft tone now and then will do as well.",
      mistake: "Filling the wait with advertising",
      harm: "They are on the line already; there is nothing to win. A voice that breaks into the music every half minute only says: not yet.",
      ask: "Which music is right?",
      answer:
        "One that nobody notices, without a voice, and for which you hold the rights. Ask the provider of your line what its license covers.",
      check: "What plays is even, has no advertising in it, and we may play it.",
      task: "Choose what plays, check the license, and take the advertising out.",
    },
    {
      id: "offer-callback",
      obvious: true,
      phase: "start",
      do: "Offer a call back before it gets long",
      how: "After the announced minute: “Shall I call you at four?” Write down number, name and {sort0}, and call at four. Whoever does this for a week has few people left on hold.",
      mistake: "Letting them wait because they are waiting already",
      harm: "At some point it is too late to ask, so nobody does, and {next}. Offer the hour early.",
      ask: "When is a call back better than waiting?",
      answer:
        "As soon as it takes longer than you said. Name an hour, note {sort0}, and keep to it; for {one} it is kinder than any music.",
      check: "Whoever waits longer than announced is offered an hour for a call back.",
      task: "Offer an hour for a call back after one minute, and count how many take it.",
    },
  ],
};
