import type { Topic } from "../kinds.ts";

/** The telephone as a whole: for prompts that name an audience and no subject. Its points are those of the others. */
export const telephone: Topic = {
  id: "telephone",
  name: "the phone",
  goal: "get its phone under control",
  gist: "Decide what should happen to a call, write it down, and put a name on it.",
  heard: /\b((tele)?phones?( calls?)?|calls?|callers?)\b/,
  keywords: ["telephone", "phone calls"],
  scene:
    "Nobody was hired for it, nobody was trained for it, and everybody does it: answering the phone. At {aPlace} it goes on like that from morning to night.",
  close: "Take one thing from this, do it on Monday, and leave the rest until it has become a habit.",
  thesis: "Nobody ever decided how your phone works, so decide now",
  reasons: [
    {
      head: "Habit made the rules",
      text: "Who picks up, who gets called over, what you say when people ask {ask0}: all of that just happened. It may be fine. But nobody could write it down, so nobody can improve it.",
    },
    {
      head: "It is where new people meet you",
      text: "{NewOnes} know your phone before they know your work. If the call goes badly, {next}, and you never hear about it.",
    },
    {
      head: "It takes its time from something else",
      text: "Every call that interrupts you costs you what you were doing, {hands}. Decide which calls may do that.",
    },
  ],
  against: {
    text: "{One} has done well with things as they are.",
    reply:
      "It may have. A week with a pencil and the call log will show you, and then you can leave everything alone with a clear conscience.",
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
