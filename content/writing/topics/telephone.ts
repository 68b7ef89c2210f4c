import type { Topic } from "../kinds.ts";

/** The telephone as a whole: for prompts that name an audience and no subject. Its points are those of the others. */
export const telephone: Topic = {
  id: "telephone",
  name: "the telephone",
  goal: "put its telephone in order",
  gist: "A telephone works by habit until somebody writes down what should happen to a call.",
  heard: /\b((tele)?phones?( calls?)?|calls?|callers?)\b/,
  keywords: ["telephone", "phone calls"],
  scene:
    "Nobody was ever hired for it, nobody has learned it, and everybody does it: answering. At {aPlace} it goes on from morning to night, somehow.",
  close: "Take one thing from this, do it on Monday, and leave the rest until it has become a habit.",
  thesis: "Nobody ever decided how your telephone works; it is time to",
  reasons: [
    {
      head: "Habit has made the rules",
      text: "Who picks up, who is fetched, what is said about {ask0}: all of it came about. It may be good. But nobody could write it down, and so nobody can better it.",
    },
    {
      head: "It is where new people meet you",
      text: "{NewOnes} know you by a ring and a voice before they know you by your work. If that goes badly, {next}, and you never learn of it.",
    },
    {
      head: "It takes its hours from something",
      text: "Each call that breaks in is paid for with what it broke into, {hands}. To decide which may do so is no luxury.",
    },
  ],
  against: {
    text: "{One} has done well with things as they are.",
    reply:
      "It may have. A week with a pencil and the log of the line will show it, and then you may leave all as it is with a good conscience.",
  },
  near: [
    "counting",
    "greeting",
    "after-hours",
    "handover",
    "questions",
    "desk",
    "voicemail",
    "intake",
    "followup",
    "booking",
    "reminders",
    "seasons",
  ],
  points: [],
};
