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

/** The demo articles, newest first; the draft stands last. */
export const demoArticles: readonly DemoArticle[] = [
  {
    slug: "what-happens-to-the-calls-that-come-after-five",
    title: "What happens to the calls that come after five",
    excerpt:
      "Most people who reach a voicemail do not leave a message. They try the next name on the list. Here is a simple way to find out how many.",
    metaDescription:
      "How to count the calls that reach nobody after closing time, what one of them is worth to you, and three things that help tonight.",
    keywords: "after-hours calls, missed calls, voicemail, dental practice",
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
      "Eleven words are enough. Say who you are, say what you can do, then stop and listen. Three openings to copy, and two to avoid.",
    metaDescription:
      "A phone greeting needs eleven words. Three openings to copy, two to avoid, and how to test yours on three people.",
    keywords: "greeting, phone script, front desk, answering calls",
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
      "How a spoken “Tuesday, maybe half past ten?” becomes one confirmed slot in your calendar, and why it is always read back.",
    metaDescription:
      "From a spoken sentence to one confirmed slot: how voice booking works, why it reads back, and how to test for double booking.",
    keywords: "appointment scheduling, booking, calendar, double booking",
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
      "Pain, anger, legal deadlines, and anyone who asks for a person. A short list to settle before the first call.",
    metaDescription:
      "Which calls an assistant should pass to a person, three ways to hand one over, and what you should hear when you pick up.",
    keywords: "call transfer, handing over, escalation, emergencies",
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
      "The phone stops interrupting the person who is standing in front of you. Notes from one week at our example practice, hour by hour.",
    metaDescription:
      "One week at the desk of an example practice, hour by hour: what changes when the phone no longer interrupts, and what does not.",
    keywords: "front desk, reception, team, interruptions",
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
    cover: "questions",
    coverAlt: "A lit keyhole in a door of upright bars",
    publishedAt: "2026-09-09T15:00:00Z",
    published: true,
    file: "nine-questions-to-ask-before-an-ai-answers-your-phone.html",
  },
];
