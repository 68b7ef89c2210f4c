import type { Notice } from "./kind.ts";

// News of the company’s own assistant, for the businesses that use it.

export const productNotices: readonly Notice[] = [
  {
    id: "product-language",
    gist: "What it means for your callers, what to decide first, and how to try it.",
    heard: /\b(?:spanish|languages?|bilingual|french|portuguese|mandarin|vietnamese|korean)\b/,
    says: [
      "For your callers it works the way you’d hope. They begin in the language they think in, and they’re answered in it. Nobody presses 2, and nobody has to wait for the one colleague who speaks it.",
      "For you it means a decision before you tell anyone. A caller who was answered in {language} will expect the same when you call back. Decide who makes those calls, and if there’s nobody, say so in the greeting: we take your request in your language, and we call back in English. People can live with that. They can’t live with a surprise.",
      "Try it before they do. Call your own number from a cell phone, ask for an appointment in {language}, interrupt yourself once, and read the note that arrives. Then have somebody who grew up with {language} do the same, and listen to what makes them smile.",
      "Count it for a month: how many calls came in {language}, how many of those numbers were new, and how many were called back by the next noon. If there are six of them, that’s six families who used to hang up.",
    ],
    todo: "To see how it sounds, call your own line. To talk about what it should say in your business, write to us through the contact page.",
    ends: "And if it ever mangles a name, tell us which one. Names are what people forgive last.",
  },
  {
    id: "product-calendar",
    gist: "What changes for callers and for you, and how to start small.",
    heard: /\b(?:calendars?|integrat\w+|connect\w*|schedul\w+|book\w*|crm|software|clio|dentrix)\b/,
    says: [
      "What changes in a caller’s day: they ask for a time and get one, instead of a promise that someone will look. What changes in yours: the appointment is already where you’d have typed it.",
      "Start narrow. Let it book one kind of appointment, the shortest and most forgiving one, and keep the others for your own people. After two weeks look at what it booked: the right length, the right person, nothing on top of each other. Then add the next kind.",
      "Decide beforehand what it may not touch, and write that down too: the hour you keep for emergencies, the person who only works on Tuesdays, anything that needs a conversation first.",
    ],
    todo: "To set it up, or to ask whether it fits how you book, write to us through the contact page.",
    ends: "A calendar is where small mistakes get expensive, so take the two weeks.",
  },
  {
    id: "product-company",
    gist: "What it means for those who work with us, and what stays as it is.",
    heard:
      /\b(?:offices?|opens|joins?|hires?|hired|moves|team|founder|partner|location|funding|anniversary|years)\b/,
    says: [
      "For those of you who already work with us, nothing has to be changed. Your line, your answers and the people you write to are the ones you know.",
      "For those who don’t know us: we make voice assistants for practices, law firms and small businesses. They answer the calls that nobody can pick up, say in the first sentence that they’re a computer, do what follows a rule, and pass the rest on to a person.",
      "News about a company is rarely news for its customers. So here’s the test we’d like to be held to: a year from now, fewer of your callers should hang up without an answer, and you should be able to see it in your own figures.",
    ],
    todo: "If you’d like to talk to us, write to us through the contact page.",
    ends: "We answer ourselves, in person.",
  },
  {
    id: "product-any",
    gist: "How to try it, whom to tell, and what to count after a month.",
    heard: /(?:)/,
    says: [
      "What to do with it: try it on your own line before your callers do. Call from a cell phone at the hour when you’re busiest, ask the way a caller would, and read the note that comes out of it. Five such calls tell you more than any announcement.",
      "Then tell the people at your front desk, in one sentence, what’s different. They’re the ones who’ll be asked about it, and they notice first when something isn’t right.",
      "Give it a month, and look at one number that it should move: calls that ended without an answer, minutes until somebody called back, or hours at the desk. If it hasn’t moved, ask us why.",
    ],
    todo: "If you have a question about it, write to us through the contact page.",
    ends: "We read what you send us, the complaints first.",
  },
];
