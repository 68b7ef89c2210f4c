import type { Notice } from "./kind.ts";

export const wish: Notice = {
  id: "wish",
  gist: "What we ask of you, and what to do if it’s difficult.",
  heard: /^please\b/,
  says: [
    "It takes you a minute, and it saves both of us a call. If you’ve already done it, thank you: then this note isn’t for you.",
    "If something keeps you from doing it, tell us what. You’re probably not the only one, and we may be able to make it easier.",
  ],
  todo: "For questions, call us{at}.",
  ends: "Thank you.",
};

export const ending: Notice = {
  id: "ending",
  gist: "What it means for you, what you can do instead, and whom to ask.",
  heard:
    /\bno longer\b|\b(?:stop|stops|stopped|stopping|end|ends|ending) (?:accepting|offering|taking|selling)\b|\bdiscontinu\w+/,
  says: [
    "This may be inconvenient for some of you, and we’d rather say so now than at the door. If you’ve counted on it for something in the next few weeks, call us before you come, and we’ll look for another way together.",
    "What’s already agreed with you is kept. The change applies to everything after that.",
    "If you’re not sure whether it concerns you, ask. It takes us a minute, and saves you a trip.",
  ],
  todo: "For questions, call us{at}.",
  ends: "Thank you for your understanding.",
};

export const anyNotice: Notice = {
  id: "any",
  gist: "What is new, and whom to ask about it.",
  heard: /(?:)/,
  says: [
    "We wanted you to hear it from us first. What it means for you: [in one sentence]. What you have to do: [nothing, or what and by when].",
    "If you’re wondering what it means for something that you’ve already arranged with us, ask, and you’ll get an answer about exactly that.",
  ],
  todo: "For questions, call us{at}, or ask the next time you’re here.",
  ends: "Thank you for being with us.",
};
