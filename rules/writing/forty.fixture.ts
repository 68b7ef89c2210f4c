import type { Form } from "./form.ts";

/** A prompt as an owner types it, and what it must be read as. */
export interface Prompt {
  prompt: string;
  kind: "draft" | "outline";
  form: Form;
  /** Entries, stretches of a plan, or sides. */
  count?: number;
  /** A trade's id. */
  trade?: string;
  topic?: string;
}

const draft = (prompt: string, form: Form, rest: Omit<Prompt, "prompt" | "kind" | "form"> = {}): Prompt => ({
  prompt,
  kind: "draft",
  form,
  ...rest,
});
const outline = (
  prompt: string,
  form: Form,
  rest: Omit<Prompt, "prompt" | "kind" | "form"> = {},
): Prompt => ({
  prompt,
  kind: "outline",
  form,
  ...rest,
});

export const forty: readonly Prompt[] = [
  draft("AI receptionist vs. answering service for a dental office", "comparison", {
    count: 2,
    trade: "dental",
  }),
  draft("a 30-day plan for law firms", "plan", { count: 4, trade: "legal", topic: "telephone" }),
  draft("five mistakes of restaurants", "list", { count: 5, trade: "restaurant", topic: "telephone" }),
  draft("no shows hair salon tips", "list", { count: 5, trade: "salon", topic: "reminders" }),
  draft("blog post: voicemail is dead", "opinion", { topic: "voicemail" }),
  draft("checklist before we close for christmas", "checklist", { topic: "seasons" }),
  draft("what does an ai receptionist cost? q&a", "questions", { topic: "choosing" }),
  draft("how a small dental practice can stop losing the calls that come after five", "how-to", {
    trade: "dental",
    topic: "after-hours",
  }),
  draft("7 tips for answering the phone at a law firm", "list", {
    count: 7,
    trade: "legal",
    topic: "greeting",
  }),
  draft("Write a 300 word note on voicemail greetings for plumbers", "how-to", {
    trade: "trades",
    topic: "voicemail",
  }),
  draft("10 questions to ask before buying an AI receptionist", "list", { count: 10, topic: "choosing" }),
  draft("two week plan to cut no-shows at a physical therapy clinic", "plan", {
    count: 2,
    trade: "physiotherapy",
    topic: "reminders",
  }),
  draft("FAQ about call recording and hipaa for therapists", "questions", {
    trade: "therapy",
    topic: "hipaa",
  }),
  draft("should small businesses let AI answer the phone? opinion", "opinion", { topic: "choosing" }),
  draft("text or phone call reminders for a hair salon?", "comparison", { count: 2, trade: "salon" }),
  draft("checklist for handling angry callers hotel front desk", "checklist", {
    trade: "hotel",
    topic: "complaints",
  }),
  draft("90 day plan to introduce a voice assistant in a vet clinic", "plan", {
    count: 3,
    trade: "veterinary",
    topic: "starting",
  }),
  draft("how do we serve spanish speaking callers (medical office)", "how-to", {
    trade: "medical",
    topic: "languages",
  }),
  draft("why callers hang up", "list", { count: 5, topic: "greeting" }),
  draft("voicemail vs text back for electricians", "comparison", { count: 2, trade: "trades" }),
  draft("follow up on estimates roofing company", "how-to", { trade: "trades", topic: "followup" }),
  draft("new client intake law firm - 6 mistakes", "list", { count: 6, trade: "legal", topic: "intake" }),
  draft("how to count missed calls and what they cost us, garage", "how-to", {
    trade: "garage",
    topic: "counting",
  }),
  draft("opinion piece: stop putting people on hold", "opinion", { topic: "hold" }),
  draft("real estate agents: q and a on slow replies to leads", "questions", {
    trade: "estate-agency",
    topic: "writing",
  }),
  draft("online booking vs phone booking restaurant", "comparison", { count: 2, trade: "restaurant" }),
  draft("5 ways a bakery can deal with the christmas rush on the phone", "list", {
    trade: "other",
    count: 5,
    topic: "seasons",
  }),
  draft("recording vs summary of calls for lawyers", "comparison", { count: 2, trade: "legal" }),
  draft("write something about double booking", "how-to", { topic: "booking" }),
  draft("front desk always interrupted pediatric office what can we do", "how-to", {
    trade: "medical",
    topic: "desk",
  }),
  outline("How to choose a good espresso machine", "how-to"),
  outline("sourdough for beginners", "how-to"),
  outline("tax law of Brazil", "how-to"),
  outline("best seo strategies for dentists", "list", { trade: "dental" }),
  outline("iphone vs android for business", "comparison", { count: 2 }),
  outline("8 signs you need a new CRM", "list", { count: 8 }),
  outline("20 tips for better emails to customers of an accounting firm", "list", {
    count: 20,
    trade: "tax",
  }),
  outline("history of the telephone", "how-to"),
  outline("a 12 week plan for running a marathon", "plan", { count: 12 }),
  outline("dental implants: 10 things to know", "list", { count: 10, trade: "dental" }),
];
