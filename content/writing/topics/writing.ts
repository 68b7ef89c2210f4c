import type { Topic } from "../kinds.ts";

export const written: Topic = {
  id: "writing",
  name: "answers in writing",
  goal: "answer written questions before they go cold",
  gist: "A short reply today, with a name and a day in it, beats a full one on Thursday.",
  heard:
    /\b(e.?mails?|inbox(es)?|text (messages?|back)|texts?|texting|sms|live chats?|chats?|web ?forms?|contact forms?|response times?|repl(y|ies|ying)( faster)?|(respond\w*|repl\w+|answer\w*|get(ting)? back) .{0,30}\b(right away|within (an?|one|the) (hour|day)|immediately|quick(ly)?|fast(er)?)|slow (replies|answers|response)|respond(ing)?( faster)?)\b/,
  keywords: ["response time", "e-mail", "texts"],
  scene:
    "It came in at nine at night, with a subject line and a question mark. Since then it has been opened three times and answered not once, {hands}.",
  close: "Whoever answers today may be brief. Whoever answers on Thursday has to be good.",
  thesis: "A quick half answer is better than a slow whole one",
  reasons: [
    {
      head: "The first reply decides whether they go on looking",
      text: "Until something comes, whoever wrote does not know whether it arrived. One sentence with a day in it ends the search. Silence keeps it going: {next}.",
    },
    {
      head: "Half of it is always the same",
      text: "{Cap:q0} has one answer. To type it afresh each time is what makes replies late in the first place.",
    },
    {
      head: "The whole answer gets better with time",
      text: "{Cap:expert}: this cannot be had between two other things. Promise it for a day, and give it the time that it needs.",
    },
  ],
  against: {
    text: "An answer that says “you will hear from us” can be worse than none, if it sounds like a machine.",
    reply:
      "It is, if it has no name and no day in it. With both it is of more use than the full answer a week later.",
  },
  near: ["questions", "followup", "intake"],
  points: [
    {
      id: "all-doors",
      phase: "find out",
      do: "List every place where people can write to you",
      how: "Mail, form, texts, the messages of a map listing, a network that somebody once set up. Send yourself a question through each. Note when it was seen, and by whom, and how long the answer took.",
      mistake: "Forgetting a door that you opened once",
      harm: "Somebody is asking there just now and takes the silence for an answer. Go through all of them, and close those that nobody looks at.",
      ask: "Where do questions get lost?",
      answer:
        "In the places that nobody feels responsible for. Send a question through every door of {one} on the same morning, and see which ones are still shut in the evening.",
      check: "A test question went through every place where people can write to us.",
      task: "Send a test question through every door and note when each was answered.",
    },
    {
      id: "close-doors",
      phase: "decide",
      do: "Keep few doors, and one list behind them",
      how: "Better three that are answered than seven that are not. Whatever stays leads to the same list in {system}, with a name beside each line. If a door cannot be led there, take the link off your pages.",
      mistake: "Being reachable everywhere",
      harm: "Each further place is one more that has to be looked at, {hands}. Close some of them in public, and say where you do answer.",
      ask: "On how many channels should we be reachable?",
      answer:
        "On as many as you look at daily, which for {one} may be two or three. Say on the others where you can be found.",
      check: "Every open door leads to one list, and each line has a name beside it.",
      task: "Close the doors that nobody watches; lead the others to one list.",
    },
    {
      id: "first-line",
      phase: "write down",
      do: "Write the first reply once",
      how: "It says that you have read it, answers what can be answered, and names a person and a day for the rest. “Thanks, I have passed it to Kim, you hear from her by Wednesday.” No ticket number, no “your request is important”.",
      mistake: "Sending a receipt that says nothing",
      harm: "“We have received your message” tells what they knew. With a name and a day it becomes a promise, and {customers} stop looking.",
      ask: "What should an automatic reply say?",
      answer:
        "By when a person answers, what to do if it cannot wait, and the answer to {q0}, since that is what many of them wrote about. Count yours to be sure.",
      check: "The first reply names a person and a day.",
      task: "Write one first reply with a name and a day in it, and use it for a week.",
    },
    {
      id: "stock-answers",
      phase: "write down",
      do: "Keep answers that can be changed, not pasted",
      how: "For three questions, {ask0}, {ask1} and {ask2}, three sentences each, written as you speak. Leave a place for one sentence that is only for this person. Whoever gets it should not notice that it was ready.",
      mistake: "Pasting whole paragraphs",
      harm: "They answer five questions of which one was asked. Short pieces that can be put together do better; add a sentence of your own to each.",
      ask: "May we use templates?",
      answer:
        "Yes, as building stones. Have three sentences ready on {q0}, and write the fourth yourself each time.",
      check:
        "Short answers to three questions ({ask0}, {ask1}, {ask2}) are ready, each open for a sentence of one’s own.",
      task: "Write short answers to three questions ({ask0}, {ask1}, {ask2}), with room for a personal line.",
    },
    {
      id: "two-times-a-day",
      phase: "start",
      do: "Answer at fixed hours",
      how: "Two times a day, with the list open and nothing else. What takes less than two minutes is answered; the rest gets its first reply. Between those hours nobody needs to look.",
      mistake: "Answering whenever there is a moment",
      harm: "There never is one, {hands}. Fixed hours are fewer, and more gets answered in them.",
      ask: "How do we get faster without more people?",
      answer:
        "With two fixed hours a day and a first reply for whatever takes longer. Speed comes from having decided when, not from hurrying.",
      check: "Written questions are answered at two fixed hours each day.",
      task: "Fix two hours a day for replies and keep to them for a week.",
    },
    {
      id: "oldest-open",
      phase: "look back",
      do: "Look at the oldest open one",
      how: "Not at the average, which hides it. On Fridays take the oldest line of the list and ask why it lies there. Often it is {hard}, and nobody wanted to be the one who decides.",
      mistake: "Being pleased with the average",
      harm: "Nine quick answers and one forgotten make a fine average. The forgotten one tells others. Look at the oldest, every week.",
      ask: "What should we measure?",
      answer:
        "The age of the oldest open question, once a week. If it falls, all the others have fallen with it.",
      check: "The oldest open question is looked at every Friday.",
      task: "Each Friday settle the oldest open line, and note why it lay there.",
    },
  ],
};
