import type { Topic } from "../kinds.ts";

export const written: Topic = {
  id: "writing",
  name: "answers in writing",
  goal: "answer written questions before people give up",
  gist: "A short reply today, with a name and a day in it, beats a complete one on Thursday.",
  heard:
    /\b(e.?mails?|inbox(es)?|text (messages?|back)|texts?|texting|sms|live chats?|chats?|web ?forms?|contact forms?|response times?|repl(y|ies|ying)( faster)?|(respond\w*|repl\w+|answer\w*|get(ting)? back) .{0,30}\b(right away|within (an?|one|the) (hour|day)|immediately|quick(ly)?|fast(er)?)|slow (replies|answers|response)|respond(ing)?( faster)?)\b/,
  keywords: ["response time", "e-mail", "texts"],
  scene:
    "It came in at nine at night, a subject line with a question mark. Since then three people have opened it and nobody has answered, {hands}.",
  close: "Answer today and you can keep it short. Answer on Thursday and it has to be good.",
  thesis: "A quick half answer beats a slow complete one",
  reasons: [
    {
      head: "The first reply decides whether they keep looking",
      text: "Until they hear something, they don’t know whether it arrived. One sentence with a day in it ends the search. If they hear nothing, {next}.",
    },
    {
      head: "Half of it is always the same",
      text: "There is one answer to {ask0}. Typing it again every time is why replies are late.",
    },
    {
      head: "The full answer gets better with time",
      text: "You can’t work out {expert} between two other things. Promise it for a certain day, and give it the time it needs.",
    },
  ],
  against: {
    text: "“We’ll get back to you” can be worse than nothing if it sounds like a machine.",
    reply: "Without a name and a day, yes. With both, it is worth more than a full answer a week later.",
  },
  near: ["questions", "followup", "intake"],
  points: [
    {
      id: "all-doors",
      phase: "find out",
      do: "List every place people can write to you",
      how: "Email, web form, texts, messages through your map listing, a social network someone set up years ago. Send yourself a question through each. Note who saw it, when, and how long the answer took.",
      mistake: "Forgetting a channel you opened once",
      harm: "Someone is asking there right now and takes the silence for an answer. Go through all of them, and close the ones nobody checks.",
      ask: "Where do questions get lost?",
      answer:
        "In the places nobody feels responsible for. Send a question through every channel on the same morning, and see which are still unanswered that evening.",
      check: "We sent a test question through every channel where people can write to us.",
      task: "Send a test question through every channel, and note when each was answered.",
    },
    {
      id: "close-doors",
      phase: "decide",
      do: "Keep a few channels, with one list behind them",
      how: "Three that get answered are better than seven that don’t. Whatever stays leads to the same list in {system}, with a name next to each line. If you can’t connect a channel, take the link off your pages.",
      mistake: "Trying to be everywhere",
      harm: "Every extra channel is one more to check, {hands}. Close some of them publicly, and say where you do answer.",
      ask: "How many channels should we have?",
      answer:
        "As many as you check every day. For {one} that may be two or three. On the others, say where people can find you.",
      check: "Every open channel leads to one list, and each line has a name on it.",
      task: "Close the channels nobody checks, and route the others to one list.",
    },
    {
      id: "first-line",
      phase: "write down",
      do: "Write the first reply once",
      how: "It says that you read the message, answers what it can, and gives a person and a day for the rest. “Thanks. I’ve passed this to Kim, and you’ll hear from her by Wednesday.” No ticket number, no “your request is important to us”.",
      mistake: "Sending an auto-reply that says nothing",
      harm: "“We have received your message” tells people what they knew. Add a name and a day, and {customers} stop looking.",
      ask: "What should an automatic reply say?",
      answer:
        "By when a person will answer, what to do if it can’t wait, and {ask0}, if that is what most people write about. Count yours to be sure.",
      check: "Our first reply names a person and a day.",
      task: "Write one first reply with a name and a day in it, and use it for a week.",
    },
    {
      id: "stock-answers",
      phase: "write down",
      do: "Keep answers you can adapt",
      how: "Take three questions, {ask0}, {ask1} and {ask2}, and write three sentences for each the way you talk. Leave room for one sentence that is only for this person. They shouldn’t be able to tell it was ready.",
      mistake: "Pasting whole paragraphs",
      harm: "They answer five questions when one was asked. Short pieces you can combine work better, plus one sentence of your own.",
      ask: "May we use templates?",
      answer:
        "Yes, in pieces. Have three sentences ready for people asking {ask0}, and write the fourth yourself each time.",
      check:
        "Short answers to three questions ({ask0}, {ask1}, {ask2}) are ready, with room for a personal sentence.",
      task: "Write short answers to three questions ({ask0}, {ask1}, {ask2}), with room for a personal line.",
    },
    {
      id: "two-times-a-day",
      phase: "start",
      do: "Answer at set times",
      how: "Twice a day, with the list open and nothing else. Anything that takes under two minutes gets answered. Everything else gets the first reply. Between those times nobody has to look.",
      mistake: "Answering whenever there is a moment",
      harm: "There never is one, {hands}. With two set times, more gets answered.",
      ask: "How do we get faster without more people?",
      answer:
        "Set two times a day, and send the first reply to anything that takes longer. You get fast by deciding when, not by hurrying.",
      check: "We answer written questions at two set times every day.",
      task: "Set two times a day for replies, and keep them for a week.",
    },
    {
      id: "oldest-open",
      phase: "look back",
      do: "Check the oldest open question",
      how: "Forget the average. On Fridays, take the oldest one on the list and ask why it is still there. Often it is {hard}, and nobody wanted to decide.",
      mistake: "Being happy with the average",
      harm: "Nine quick answers and one forgotten make a fine average. The forgotten one tells other people. Check the oldest every week.",
      ask: "What should we measure?",
      answer: "How old the oldest open question is, once a week. If that goes down, so does everything else.",
      check: "Every Friday we check the oldest open question.",
      task: "Every Friday, settle the oldest open question, and note why it was still there.",
    },
  ],
};
