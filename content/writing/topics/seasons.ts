import type { Topic } from "../kinds.ts";
import { rush } from "./seasons-rush.ts";

export const seasons: Topic = {
  id: "seasons",
  name: "holidays and busy weeks",
  goal: "get the phone through holidays and busy weeks",
  gist: "Last year’s calendar shows when it will get busy, so get ready in a quiet week.",
  heard:
    /\b(after (a |the )?(storm|hail)|call volume (triples?|doubles?|goes|jumps|spikes|explodes)|holidays?|vacations?|seasons?(al)?|christmas|thanksgiving|new year.?s?|summer|winter|busy (weeks?|seasons?|periods?|months?)|peaks?|closed? for (a |the )?(week|holidays?|vacation)|clos(e|ing|ed) for|snow ?days?|long weekends?|black friday|go(ing)? away)\b/,
  keywords: ["holidays", "busy season"],
  scene:
    "A few weeks a year there is enough work at {aPlace} for two. They come around on almost the same dates, and every year they come as a surprise.",
  close: "Do it in a slow week, when it doesn’t take long.",
  thesis: "Your busiest week is on the calendar, so plan for it",
  reasons: [
    {
      head: "It is in last year’s log",
      text: "Look at your call log or {system}. The peaks are there, on almost the same dates. You don’t need a forecast, only last year.",
    },
    {
      head: "You know what people will ask",
      text: "Every season has its own few questions, and people always ask {ask1}. Answers you write in a quiet week are short and right. The ones you make up in the rush are neither.",
    },
    {
      head: "You can’t change anything in the middle of it",
      text: "New rules, new software and new people make a full week worse, because nobody learns anything {hands}. It has to be done before.",
    },
  ],
  against: {
    text: "You can’t see every rush coming: weather, illness, something in the news.",
    reply: "For those, keep a card in a drawer. It is the same card without a date.",
  },
  near: ["after-hours", "greeting", "questions"],
  points: [
    {
      id: "find-crests",
      phase: "find out",
      do: "Look up last year’s peaks",
      how: "Go through your call log or {system} and mark the fullest and the emptiest weeks. Write a one-word reason next to each. If there was a reason, it will be back this year.",
      mistake: "Meeting every season as if it were new",
      harm: "It catches you {hands} and lasts until it is over. One hour with last year’s log gives you the dates.",
      ask: "How do we find out when it will be busy?",
      answer:
        "Look at last year. The busy weeks and their reasons are in your call log or in {system}, and they usually come back within a few days of the same date.",
      check: "Last year’s busiest weeks are in this year’s calendar, with the reason.",
      task: "Mark last year’s busiest weeks, and enter them in this year’s calendar.",
    },
    {
      id: "dates-first",
      obvious: true,
      state: "closed",
      phase: "decide",
      do: "Set the dates, and who can be reached",
      how: "From what hour to what hour is nobody there, and who checks in between? For {wakes} you need a name, on the holiday itself too. Ask that person before you tell callers.",
      mistake: "Closing without naming anyone",
      harm: "It goes well until the first call about {urgent}. Then three people are looking for a number. Agree on one name for every day.",
      ask: "What do we have to settle before we close?",
      answer:
        "The first and last day, to the hour, who checks messages, and who takes urgent calls ({wakes}). It takes fifteen minutes, and you can’t do it from the beach.",
      check: "The dates are set to the hour, and every day has a name for urgent calls.",
      task: "Set the dates to the hour, and put a name on every day for urgent calls.",
    },
    {
      id: "closing-sentences",
      obvious: true,
      state: "closed",
      phase: "write down",
      do: "Write what callers will hear",
      how: "When you close, when you are back, and what to do if it can’t wait. Give dates with the weekday: “We’re back Monday, January 4.” Take it down again the first morning, because that is the part people forget.",
      mistake: "Only saying that you are away",
      harm: "“We’re closed for the holidays” doesn’t say which ones or until when. So {customers} try every day, or {next}. Give them the date you are back.",
      ask: "What do we say when we are closed?",
      answer:
        "Until when, with weekday and date, and what to do if it can’t wait. People who know when you are back can decide to wait.",
      check: "The closing message says when we are back, and we set a reminder to take it down.",
      task: "Write and record the closing message, and set a reminder to take it down.",
    },
    {
      id: "same-everywhere",
      state: "closed",
      phase: "start",
      do: "Change your hours everywhere on one afternoon",
      how: "Phone, website, map listing, door, email signature. Keep the list, because you need it twice: the day before and the day after. {ACustomer} will believe the one place you forget.",
      mistake: "Only changing the recording",
      harm: "The map still says open, so they drive over, stand at the door and write a review. Change all of it the same afternoon.",
      ask: "Where do our holiday hours have to appear?",
      answer:
        "Wherever people look before they come: map, website, door, recording and email. Work from a list, and use it again to change everything back.",
      check: "We changed our hours everywhere at once, from a list.",
      task: "Change your hours everywhere on one afternoon, and keep the list for changing them back.",
    },
    {
      id: "season-questions",
      phase: "write down",
      do: "Write this season’s answers",
      how: "Collect what people asked last time: {ask1}, certainly, and anything with a deadline. One sentence each, with the date until which it is true. Everyone who answers gets the same sheet, assistants included.",
      mistake: "Working out the answer again on each call",
      harm: "Four people give four answers about {ask1}, and a caller who got two of them is right to be annoyed. Use one dated sheet.",
      ask: "How can we make calls shorter in a busy week?",
      answer:
        "Answer the season’s questions ahead of time, where people look and on a sheet by the phone. Nobody should have to work out {ask1} twice.",
      check: "The season’s questions have one dated answer sheet at every phone.",
      task: "Collect last season’s questions, and write one dated sentence for each.",
    },
    {
      id: "first-morning",
      state: "closed",
      phase: "look back",
      do: "Plan the first morning back",
      how: "Before the doors open, someone sorts what came in: urgent, {newOnes}, the rest. Keep the first hour in {system} clear of anything that can move. That Friday, note what people asked that nobody could answer, and put it in next year’s calendar.",
      mistake: "Booking the first morning full",
      harm: "A week’s worth of calls comes in within hours, and everyone who could answer is busy. Leave the first hour open. It will fill up.",
      ask: "How do we survive the first day back?",
      answer:
        "Start half an hour early with the list sorted, and keep that hour clear. Call anyone who may be {aNewOne} before nine.",
      check: "The first hour after the break is kept clear, and the list is sorted before it.",
      task: "Keep the first hour back clear, sort the list, and write a page for next year.",
    },
    ...rush,
  ],
};
