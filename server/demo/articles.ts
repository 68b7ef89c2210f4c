import { site } from "../../site.config.ts";

/** An article that an empty database is filled with at its first start. */
export interface DemoArticle {
  /** The slug that the title gives. */
  slug: string;
  /** At least 5 characters. */
  title: string;
  /** At least 10 characters. */
  excerpt: string;
  /** 50 to 160 characters. */
  metaDescription: string;
  /** Comma-separated. */
  keywords: string;
  author: string;
  authorNote: string;
  /** Id of the drawn cover; null where the article has no picture. */
  cover: string | null;
  /** Empty where there is no cover. */
  coverAlt: string;
  /** ISO 8601, UTC: the article's date. */
  publishedAt: string;
  /** False for a draft, which only the administrator sees. */
  published: boolean;
  /** The body's HTML, beside this file under `articles/`. */
  file: string;
}

/** Who writes them: the company; no invented person and no invented career. */
const author = `the ${site.name} team`;
const bylines = {
  counting: {
    author,
    authorNote:
      "which does its sums in the open, step by step, so that you can redo them with your own numbers.",
  },
  words: {
    author,
    authorNote:
      "which writes greetings, reminders and scripts, and reads them aloud before anyone uses them.",
  },
  rules: {
    author,
    authorNote:
      "which names its sources, and is not your lawyer: ask your own before you rely on any of this.",
  },
  setUp: {
    author,
    authorNote: "which sets assistants up, and writes down what has to be settled before the first call.",
  },
} as const;

/** The demo articles, newest first; the draft stands last. */
export const demoArticles: readonly DemoArticle[] = [
  {
    slug: "what-happens-to-the-calls-that-come-after-five",
    title: "What happens to the calls that come after five",
    excerpt:
      "One month of unanswered calls, worked out step by step: from 148 in the log to about four who might have come. With a sheet for your own numbers.",
    metaDescription:
      "A worked sum, with invented figures that say so: what unanswered calls cost a practice in a month, and a sheet to do it with your own.",
    keywords: "after-hours calls, missed calls, voicemail, dental practice",
    ...bylines.counting,
    cover: "after-hours",
    coverAlt: "A crescent moon over sound bars that grow quiet",
    publishedAt: "2026-11-12T15:00:00Z",
    published: true,
    file: "what-happens-to-the-calls-that-come-after-five.html",
  },
  {
    slug: "a-greeting-people-do-not-hang-up-on",
    title: "A greeting people do not hang up on",
    excerpt:
      "Eleven words are enough. Say who you are, ask one question, then stop and listen. A short note, with a test to copy onto a card.",
    metaDescription:
      "A phone greeting needs eleven words. Three openings to copy, two to avoid, and a test of four lines for your own.",
    keywords: "greeting, phone script, front desk, answering calls",
    ...bylines.words,
    cover: "greeting",
    coverAlt: "A speech bubble with a voice cut out of it",
    publishedAt: "2026-11-03T15:00:00Z",
    published: true,
    file: "a-greeting-people-do-not-hang-up-on.html",
  },
  {
    slug: "booking-by-voice-without-double-booking",
    title: "Booking by voice without double booking",
    excerpt:
      "Nine questions about a spoken “Tuesday, maybe half past ten?”, from which Tuesday to two telephones at once, with answers to insist on.",
    metaDescription:
      "Questions and answers on booking by voice: which Tuesday, how many offers, why read back, how to test it, and a page of rules to fill in.",
    keywords: "appointment scheduling, booking, calendar, double booking",
    ...bylines.setUp,
    cover: "calendar",
    coverAlt: "A week of appointments as upright bars",
    publishedAt: "2026-10-21T15:00:00Z",
    published: true,
    file: "booking-by-voice-without-double-booking.html",
  },
  {
    slug: "when-the-assistant-should-hand-the-call-to-you",
    title: "When the assistant should hand the call to you",
    excerpt:
      "Pain, anger, legal deadlines, and anyone who asks for a person. A checklist of two pages, and a sheet to hang up.",
    metaDescription:
      "A checklist: which calls an assistant passes to a person, three ways to do it, what you should hear first, and a sheet to print.",
    keywords: "call transfer, handing over, escalation, emergencies",
    ...bylines.rules,
    cover: "hand-over",
    coverAlt: "One wave fades as a second takes over",
    publishedAt: "2026-10-08T15:00:00Z",
    published: true,
    file: "when-the-assistant-should-hand-the-call-to-you.html",
  },
  {
    slug: "what-the-front-desk-gets-back",
    title: "What the front desk gets back",
    excerpt:
      "It isn't the time. An opinion on what interruptions cost the person at the desk, with the study behind it and what can be said against it.",
    metaDescription:
      "What do phone interruptions cost a front desk? Not minutes, says an experiment of 2008. An opinion, its source, and what speaks against it.",
    keywords: "front desk, reception, team, interruptions",
    ...bylines.counting,
    cover: "front-desk",
    coverAlt: "A desk bell in upright bars",
    publishedAt: "2026-09-24T15:00:00Z",
    published: true,
    file: "what-the-front-desk-gets-back.html",
  },
  {
    slug: "nine-questions-to-ask-before-an-ai-answers-your-phone",
    title: "Nine questions to ask before an AI answers your phone",
    excerpt:
      "Where does the audio go? Who can read the transcript? What happens when it does not know? Ask every provider, us included.",
    metaDescription:
      "Nine questions about audio, conversation and contract to put to every provider of an AI receptionist, and six test calls.",
    keywords: "choosing a provider, AI receptionist, checklist, privacy",
    ...bylines.rules,
    cover: "questions",
    coverAlt: "A lit keyhole in a door of upright bars",
    publishedAt: "2026-09-09T15:00:00Z",
    published: true,
    file: "nine-questions-to-ask-before-an-ai-answers-your-phone.html",
  },
  {
    slug: "reminders-that-people-answer",
    title: "Reminders that people answer",
    excerpt:
      "A reminder that says “do not reply” learns nothing. Ask a question instead, and have something ready for the moment the answer is no.",
    metaDescription:
      "How to word and time appointment reminders so that people answer, move instead of staying away, and leave you time to fill the chair.",
    keywords: "no-shows, reminders, waiting list, cancellations",
    ...bylines.words,
    cover: "reminders",
    coverAlt: "A gap in a row of bars, with a bell ringing above it",
    publishedAt: "2026-08-25T15:00:00Z",
    published: true,
    file: "reminders-that-people-answer.html",
  },
  {
    slug: "the-first-call-to-a-law-firm",
    title: "The first call to a law firm",
    excerpt:
      "Let the caller tell the story, then take six facts. What to ask, what to pass on at once, and what must never be said.",
    metaDescription:
      "Intake calls for law firms: begin with the story, take six facts, pass on every date, and never say what sounds like advice.",
    keywords: "law firm, legal intake, conflict check, consultation",
    ...bylines.words,
    cover: "intake",
    coverAlt: "A balance in upright bars, a voice in one pan",
    publishedAt: "2026-08-06T15:00:00Z",
    published: true,
    file: "the-first-call-to-a-law-firm.html",
  },
  {
    slug: "where-the-sound-of-a-call-goes",
    title: "Where the sound of a call goes",
    excerpt:
      "Seven stations, four questions each: a guide to the road that a caller’s voice takes, with a sheet of twenty-eight boxes.",
    metaDescription:
      "Recording, transcript, summary: how to find out where the audio of a call goes, what stays there, and which papers to ask for.",
    keywords: "privacy, call recording, transcripts, HIPAA, confidentiality",
    ...bylines.rules,
    cover: "privacy",
    coverAlt: "A padlock in upright bars, closed around a sound wave",
    publishedAt: "2026-07-21T15:00:00Z",
    published: true,
    file: "where-the-sound-of-a-call-goes.html",
  },
  {
    slug: "count-one-week-of-calls-before-you-buy-anything",
    title: "Count one week of calls before you buy anything",
    excerpt:
      "A sheet with five columns, one ordinary week, seven numbers on Friday. They will tell you which problem you have, if any.",
    metaDescription:
      "A simple tally sheet for one week of phone calls, the seven numbers to take from it, and how to read them before you buy anything.",
    keywords: "call log, missed calls, measuring, choosing a provider",
    ...bylines.counting,
    cover: "one-week",
    coverAlt: "Seven groups of tally marks, one for each day",
    publishedAt: "2026-07-02T15:00:00Z",
    published: true,
    file: "count-one-week-of-calls-before-you-buy-anything.html",
  },
  {
    slug: "the-busy-weeks-you-can-see-coming",
    title: "The busy weeks you can see coming",
    excerpt:
      "Most of your busiest weeks stand in last year’s calendar. What to do four weeks before, what to leave alone, and a card for the drawer.",
    metaDescription:
      "How to find your seasonal peaks, prepare the phone four weeks ahead, and get through the morning after a long weekend.",
    keywords: "seasonal peaks, holidays, planning, staffing",
    ...bylines.setUp,
    cover: "seasons",
    coverAlt: "A year of bars with two high crests",
    publishedAt: "2026-06-16T15:00:00Z",
    published: true,
    file: "the-busy-weeks-you-can-see-coming.html",
  },
  {
    slug: "when-the-caller-starts-in-spanish",
    title: "When the caller starts in Spanish",
    excerpt:
      "The pause after “¿hablan español?” is heard on the other end. How to serve callers in two languages, and how to test whether you do.",
    metaDescription:
      "Bilingual callers on the phone: three kinds of call, what to test in an assistant, and what must stay with a qualified interpreter.",
    keywords: "bilingual callers, Spanish, languages, interpreter",
    ...bylines.words,
    cover: "two-languages",
    coverAlt: "Two speech bubbles of sound bars that overlap",
    publishedAt: "2026-05-28T15:00:00Z",
    published: true,
    file: "when-the-caller-starts-in-spanish.html",
  },
  {
    slug: "the-first-thirty-days-with-an-assistant",
    title: "The first thirty days with an assistant",
    excerpt:
      "Only you, then the evenings, then lunch. A calendar for the first month, and three questions that decide whether it stays.",
    metaDescription:
      "A calendar for the first thirty days with a phone assistant: who calls it first, what to add when, and how to decide at the end.",
    keywords: "getting started, onboarding, first month, front desk",
    ...bylines.setUp,
    cover: "first-30-days",
    coverAlt: "Thirty bars that grow steadier from left to right",
    publishedAt: "2026-05-07T15:00:00Z",
    published: true,
    file: "the-first-thirty-days-with-an-assistant.html",
  },
  {
    slug: "six-things-that-can-happen-instead-of-voicemail",
    title: "Six things that can happen instead of voicemail",
    excerpt:
      "A better recording, a text, a link, taking turns, a service, an assistant. What each does well, and where it lets you down.",
    metaDescription:
      "Six alternatives to voicemail compared side by side, from a better recording to a voice assistant, and how to choose among them.",
    keywords: "voicemail, answering service, missed calls, text back",
    ...bylines.setUp,
    cover: "voicemail",
    coverAlt: "A tape cassette in upright bars, its tape running out",
    publishedAt: "2026-04-14T15:00:00Z",
    published: true,
    file: "six-things-that-can-happen-instead-of-voicemail.html",
  },
  {
    slug: "what-to-say-on-the-phone-when-you-close-for-a-week",
    title: "What to say on the phone when you close for a week",
    excerpt: "Three sentences that let callers plan around your vacation, and the places where they belong.",
    metaDescription:
      "Closing for a week? Three sentences for the phone, where else to put them, and what still needs a decision before you go.",
    keywords: "holidays, closing, greeting",
    ...bylines.words,
    cover: null,
    coverAlt: "",
    publishedAt: "2026-11-17T15:00:00Z",
    published: false,
    file: "what-to-say-on-the-phone-when-you-close-for-a-week.html",
  },
];
