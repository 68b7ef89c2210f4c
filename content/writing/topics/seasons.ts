import type { Topic } from "../kinds.ts";
import { rush } from "./seasons-rush.ts";

export const seasons: Topic = {
  id: "seasons",
  name: "holidays and busy weeks",
  goal: "get the telephone through holidays and busy weeks",
  gist: "It stands in last year’s calendar, so the work can be done in a quiet week.",
  heard:
    /\b(after (a |the )?(storm|hail)|call volume (triples?|doubles?|goes|jumps|spikes|explodes)|holidays?|vacations?|seasons?(al)?|christmas|thanksgiving|new year.?s?|summer|winter|busy (weeks?|seasons?|periods?|months?)|peaks?|closed? for (a |the )?(week|holidays?|vacation)|clos(e|ing|ed) for|snow ?days?|long weekends?|black friday|go(ing)? away)\b/,
  keywords: ["holidays", "busy season"],
  scene:
    "There are weeks in which {aPlace} could be two. They come nearly to the day, and they are met each time {hands}.",
  close: "Do the work in a dull week, for that is when it is quick.",
  thesis: "Your busiest week is no surprise, so stop being surprised",
  reasons: [
    {
      head: "It stands in last year’s log",
      text: "Look at the log of the line or at {system}: the crests are there, at nearly the same dates. To plan for them needs no forecast, only a look back.",
    },
    {
      head: "What is asked then is known too",
      text: "Each season has its own handful of questions, and {q1} is among them every time. Answers written in a quiet week are short and right; those given in the rush are neither.",
    },
    {
      head: "In the rush itself nothing can be changed",
      text: "New rules, new software and new people make a full week worse. {Hands}, nobody learns anything. So it has to be done before.",
    },
  ],
  against: {
    text: "Some peaks cannot be seen coming: weather, illness, a story in the news.",
    reply: "Those need a card in a drawer. It is the same card, only without a date.",
  },
  near: ["after-hours", "greeting", "questions"],
  points: [
    {
      id: "find-crests",
      phase: "find out",
      do: "Look up last year’s crests",
      how: "Take the log or {system} and mark the fullest weeks and the emptiest. Write a cause beside each in one word. What has a cause comes again.",
      mistake: "Meeting the season as if it were new",
      harm: "Then it catches you {hands}, and it stays so until it ends. An hour with last year’s log shows the dates; write them into this year’s.",
      ask: "How do we find out when it will be busy?",
      answer:
        "From last year. Full weeks and their causes are in the log of your line or in {system}, and they have a way of returning on nearly the same days.",
      check: "Last year’s fullest weeks stand in this year’s calendar, with their cause.",
      task: "Mark last year’s fullest weeks, and write them into this year’s calendar.",
    },
    {
      id: "dates-first",
      obvious: true,
      state: "closed",
      phase: "decide",
      do: "Fix the dates and who is reachable",
      how: "From which hour to which hour is nobody there, and who looks in between? For {urgent} there has to be a name, also on the holiday itself. Tell that person before you tell the callers.",
      mistake: "Closing without naming anybody",
      harm: "It goes well until the first of these calls: {urgent}. Then three people look for a number. One name for each day, agreed on beforehand, is all it takes.",
      ask: "What has to be settled before we close?",
      answer:
        "The first and the last day to the hour, who looks at messages in between, and where urgent calls go meanwhile ({urgent}). It takes a quarter of an hour, and nobody can do it from the beach.",
      check: "Dates are fixed to the hour, and each day has a name for what cannot wait.",
      task: "Fix dates to the hour, and put a name against each day for what cannot wait.",
    },
    {
      id: "closing-sentences",
      obvious: true,
      state: "closed",
      phase: "write down",
      do: "Write the sentences that callers will hear",
      how: "When you close, when you are back, what to do if it cannot wait. Say dates with the weekday, and say “we are back on Monday” rather than how long you are away. Then take it out again on the first morning: it is the part that is forgotten.",
      mistake: "Saying only that you are away",
      harm: "“We are closed for the holidays” leaves open which ones and until when. So {customers} try again daily, or {next}. A date does away with both.",
      ask: "What do we say when we are closed?",
      answer:
        "Until when, with weekday and date, and where to turn if it cannot wait. Whoever knows the day you are back can decide to wait for it.",
      check: "The closing message names the day we are back, and a reminder to remove it is set.",
      task: "Write and record the closing sentences, and set a reminder for taking them out.",
    },
    {
      id: "same-everywhere",
      state: "closed",
      phase: "start",
      do: "Change it in every place on one afternoon",
      how: "Telephone, website, map listing, door, mail signature. Keep the list of places, since you need it twice: on the day before and on the day after. One that is forgotten will be the one {aCustomer} believes.",
      mistake: "Changing the recording and nothing else",
      harm: "The map still says open, so they drive over, stand at the door, and write a review. Change all of them on the same afternoon.",
      ask: "Where do holiday hours have to stand?",
      answer:
        "Wherever somebody looks before they set out: map, website, door, recording and mail. Do it from a list and use the list again to undo it.",
      check: "All places with our hours were changed in one go, from a list.",
      task: "Change hours in every place on one afternoon, and keep the list for undoing it.",
    },
    {
      id: "season-questions",
      phase: "write down",
      do: "Write this season’s answers",
      how: "Collect what was asked last time: {q1}, surely, and things with a deadline in them. One sentence each, with the date until which it holds. Everybody who answers gets the same sheet, machines included.",
      mistake: "Finding the answers anew on each call",
      harm: "Four people give four answers about {ask1}, and the caller with two of them is right to be cross. One sheet, dated, settles it.",
      ask: "How can we make the calls shorter in a busy week?",
      answer:
        "With the season’s questions answered in advance, where people look, and on a sheet by the telephone. {Cap:q1} need not be worked out twice.",
      check: "The season’s questions have one dated sheet of answers, at every telephone.",
      task: "Collect last season’s questions and write one dated sentence for each.",
    },
    {
      id: "first-morning",
      state: "closed",
      phase: "look back",
      do: "Plan the first morning back",
      how: "Before the doors open somebody sorts what has come in: pressing, {newOnes}, rest. Keep the first hour of {system} free of anything that can be moved. On the Friday after, note what was asked that nobody could answer, and put the page in next year’s calendar.",
      mistake: "Booking the first morning full",
      harm: "The calls of a whole week arrive in the first hours, and those who could answer are busy. Leave the first hour open; it will fill by itself.",
      ask: "How do we survive the first day after?",
      answer:
        "By coming half an hour early with the list sorted, and by having nothing else in that hour. What may be {aNewOne} is called before nine.",
      check: "The first hour after the break is kept free, and the list is sorted before it.",
      task: "Keep the first hour back free, sort the list, and write a page for next year.",
    },
    ...rush,
  ],
};
