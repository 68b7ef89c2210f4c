import { faq } from "../faq.ts";
import type { Topic } from "./scenario.ts";

/** What the desk answers when it is asked. */
export const ringwellTopics: readonly Topic[] = [
  {
    id: "what",
    heard: [
      "what is ringwell",
      "what do you do",
      "what is this",
      "tell me about ringwell",
      "what can you do",
      "what can it do",
      "who are you",
      "about the company",
    ],
    answer:
      "Ringwell answers the phone when you cannot. It greets callers, answers their questions, books appointments, and sends you a summary of each call.",
  },
  {
    id: "how",
    heard: ["how does it work", "how does this work", "how do you work", "work", "technology", "explain"],
    answer:
      "Your number forwards to Ringwell when nobody picks up, or always, as you choose. It talks with the caller, fills your calendar, and writes you three lines about it.",
  },
  {
    id: "price",
    heard: [
      "cost",
      "price",
      "pricing",
      "how much",
      "expensive",
      "fee",
      "fees",
      "per month",
      "monthly",
      "subscription",
      "plans",
      "charge",
      "free trial",
      "trial",
      "try it",
      "test it",
    ],
    answer:
      "It depends on your calls and the systems it talks to, so we quote after a short talk. The assessment on this site is free.",
  },
  {
    id: "calendar",
    heard: [
      "calendar",
      "book into",
      "scheduling software",
      "google calendar",
      "outlook",
      "integrate",
      "integration",
      "integrations",
      "crm",
      "practice management",
      "dentrix",
      "clio",
      "software",
    ],
    answer:
      "Yes. Ringwell reads your free times and writes the appointment where your team already looks. We connect it during set-up.",
  },
  {
    id: "setup",
    heard: [
      "set up",
      "setup",
      "how long does it take",
      "get started",
      "start",
      "install",
      "installation",
      "implementation",
      "go live",
    ],
    answer:
      "We begin with your opening hours, services and the questions you hear most. You listen to test calls before it answers a real one.",
  },
  {
    id: "handover",
    heard: [
      "real person",
      "hand over",
      "transfer",
      "can't answer",
      "doesn't know",
      "gets stuck",
      "human",
      "escalate",
    ],
    answer:
      "When it does not know, it says so, takes a message or puts the caller through to you. You decide which calls always go to a person.",
  },
  {
    id: "emergencies",
    heard: ["emergencies", "emergency calls", "urgent calls"],
    answer: "It knows the words of an emergency and gives your emergency line at once, or 911.",
  },
  {
    id: "industries",
    heard: [
      "dental",
      "dentist",
      "medical",
      "law firm",
      "lawyers",
      "legal",
      "industries",
      "what businesses",
      "small business",
      "my business",
      "salon",
      "restaurant",
      "plumber",
      "plumbing",
      "company",
      "for us",
      "for my practice",
    ],
    answer:
      "It works for dental and medical practices, law firms and other small businesses that live by the phone. Pick one above to hear it.",
  },
  {
    id: "languages",
    heard: ["languages", "spanish", "bilingual", "speak spanish", "other languages", "french"],
    answer:
      "This demo understands English best, and takes a message in Spanish, French, German, Portuguese and Chinese. Which ones your line needs is settled at set-up.",
  },
  {
    id: "privacy",
    heard: [
      "privacy",
      "hipaa",
      "recorded",
      "recording",
      "data",
      "secure",
      "security",
      "store my voice",
      "gdpr",
      "audio",
    ],
    answer:
      "This demo keeps no audio. How long call summaries are kept for your business is yours to decide, and our privacy page says what happens on this site.",
  },
  {
    id: "voice",
    heard: ["voice", "sound like", "robot", "robotic", "accent", "change the voice", "sounds"],
    answer:
      "Your line can have its own voice and its own words. Here you hear the one that your browser or our server has.",
  },
  {
    id: "mistakes",
    heard: ["mistake", "mistakes", "wrong", "accurate", "accuracy", "misunderstand", "mishear", "reliable"],
    answer:
      "It reads back what it understood before it books, as a good receptionist does. And every call leaves a transcript that you can check.",
  },
  {
    id: "replace",
    heard: ["replace", "receptionist", "my staff", "lose their job", "front desk staff", "take jobs"],
    answer:
      "It takes the calls your team cannot: evenings, lunch, and the second caller on the line. The people at your desk keep the ones in front of them.",
  },
  {
    id: "assessment",
    heard: ["assessment", "report", "evaluate", "evaluation", "is it right for me"],
    answer:
      "The free assessment takes five minutes. You get a written report on your calls, reviewed by a person first. The link is at the top of the page.",
  },
  {
    id: "number",
    heard: [
      "keep my number",
      "new phones",
      "(change|replace|buy) (my |our |new )*phones",
      "hardware",
      "equipment",
      "phone number",
      "same number",
      "existing number",
      "forward",
      "port",
      "phone system",
      "voip",
    ],
    answer: "You keep your number. You only forward it.",
  },
  {
    id: "busy",
    heard: ["many calls", "at once", "same time", "busy", "simultaneous", "how many calls", "volume"],
    answer: "Several callers can be answered at once. Nobody hears a busy tone.",
  },
  {
    id: "contact",
    heard: ["contact", "email", "reach you", "phone you", "address"],
    answer: "Write to us from the contact page, or leave your number here and a colleague calls you back.",
  },
  {
    id: "cancel",
    heard: ["cancel anytime", "contract", "commitment", "notice period", "cancel my subscription", "lock in"],
    answer:
      "The terms are part of your quote. A colleague goes through them with you before you sign anything.",
  },
  // The questions of the services page, answered in the same words.
  ...faq.map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    heard: [question.toLowerCase().replace(/[^a-z0-9' ]/g, "")],
    answer,
  })),
];
