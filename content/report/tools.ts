import type { StepId } from "./cures.ts";
import type { Say, Situation, Trade } from "./kinds.ts";
import { isSameHour, listed, sender } from "./words.ts";

const automaticReply: Say = ({ email, social, sms, chat, forms }) =>
  listed(
    [
      email ? "“automatic reply” in your mailbox" : "",
      social ? "“instant reply” in your page's settings" : "",
      sms ? "“auto-reply” in your texting app" : "",
      chat ? "the chat's “away” message" : "",
      forms ? "the confirmation message of your web form" : "",
    ].filter(Boolean),
  );
/** Who is on the road answers from a phone. */
const savedReplies: Say = (s, t) =>
  s.email && !(s.sms && t.travels)
    ? "templates in your mail program"
    : s.social
      ? "saved replies on your page"
      : s.sms
        ? "keyboard shortcuts where you text"
        : s.chat
          ? "saved replies in the chat"
          : "";
const byTheClock: Say = () => "call forwarding by the clock, in your phone company's app";
const form: Say = (s, t) =>
  isSecret(s)
    ? `“online forms” in the software you have; a free form builder is the wrong place for ${t.typed}`
    : "any form builder with a free plan";
const bookingPage: Say = (_, t) =>
  isSameHour(t)
    ? "the online booking in the POS or reservation system you have"
    : PROGRAM.test(t.system)
      ? `the online booking in ${t.system}, or a page that shows your calendar`
      : "a booking page that shows your calendar";

/** What a step needs beyond paper and a phone, as a noun phrase; nothing where it needs no more. */
const tools: Partial<Record<StepId, Say>> = {
  "ai-on-nights": () => "the AI you have, with the settings for “business hours” and for who gets the alerts",
  "answer-page": () => "a page on the site you have, or a pinned post",
  "arrival-note": automaticReply,
  "better-voicemail": (s, t) => (s.phone ? "the greeting in your phone company's app" : automaticReply(s, t)),
  "booking-page": bookingPage,
  "bring-list": form,
  "chat-hours": () => "the chat's own hours, usually under “availability”",
  "duty-rota": byTheClock,
  "evening-mobile": byTheClock,
  "form-feed": () => "your form builder's connector; ask for it by the name of the program it should fill",
  "intake-sheet": form,
  "night-backup": byTheClock,
  "night-people": () => "a live answering service, and call forwarding to it",
  "open-book": bookingPage,
  "order-form": form,
  "papers-in": () => "bank feeds and receipt capture in the bookkeeping program you have",
  reminders: (_, t) => `the reminders in ${sender(t)}`,
  "reply-templates": savedReplies,
  "standing-round": (_, t) => `the recall or repeat entry in ${t.system}`,
  "status-notice": savedReplies,
  "teach-what-you-have": () => "the AI you have, with the settings for “knowledge” or “instructions”",
  "text-back": () => "“auto-reply to missed calls”, which many phone plans include",
  "three-questions": (s, t) =>
    s.forms
      ? "the form you have, with those questions as required fields"
      : s.phone || s.inPerson
        ? ""
        : savedReplies(s, t),
};

/** These write or speak with AI, so that what is private has to stay out of them. */
const WITH_AI: ReadonlySet<StepId> = new Set(["ai-on-nights", "teach-what-you-have"]);

const KEEP_OUT: Readonly<Record<string, string>> = {
  Healthcare: "No names and nothing about anybody's health goes into a free chatbot.",
  Legal: "No names and no facts of a case go into a free chatbot.",
  "Financial Services": "No names, account numbers or figures of a client go into a free chatbot.",
};
/** Whoever knows the tools is told what to look up. */
const WELL_KNOWN =
  "Check where its vendor keeps transcripts and whether it trains on them, and keep keys, passwords and logs with customer data out of it.";
const keepOut = ({ trade: t, ofHealth, comfort }: Situation): string =>
  t.sensitive ??
  (ofHealth ? KEEP_OUT.Healthcare : undefined) ??
  KEEP_OUT[t.industry] ??
  (comfort === 3 ? WELL_KNOWN : undefined) ??
  `Keep names, addresses and payment details of ${t.customers} out of free chatbots.`;
/** What comes in there must not go into a stranger's software. */
const isSecret = ({ trade: t, ofHealth }: Situation): boolean =>
  ofHealth || t.sensitive !== undefined || KEEP_OUT[t.industry] !== undefined;

/** What people at other people's phones ask a month for some hundred calls: our example. */
export const LIVE_ANSWERING = { low: 150, high: 500 } as const;

/** What else answers a phone, each with its weak side. */
export const insteadWords: Say = (_, t) =>
  `**Compare it with people.** Your own cell phone costs nothing but sleep. A live answering service ({live.low} to {live.high} a month, our example) is better with upset ${t.customers}, but often only takes messages. We sell assistants, so do compare.`;

interface Chosen {
  id: StepId;
  /** 'step two'. */
  which: string;
  assistant: boolean;
  costs: boolean;
  /** It is told in the trade's own words. */
  ofTrade: boolean;
}

const PROGRAM = /\b(?:software|system|program|app|portal|platform)\b/;

/** What a till or a calendar has already. */
const BOOKS: ReadonlySet<StepId> = new Set(["open-book"]);
const priceOf = ({ id, costs, ofTrade }: Chosen): string =>
  costs
    ? `It's {p.${id}.cost} a month.`
    : WITH_AI.has(id)
      ? "Check whether yours charges for each conversation; if so, that comes off our sum."
      : BOOKS.has(id)
        ? "It comes with that; see whether yours charges for each guest."
        : ofTrade && GENERAL.has(id)
          ? ""
          : "It's free.";
/** Steps whose tool is told for what the general words do; a trade's own words do something else. */
const GENERAL: ReadonlySet<StepId> = new Set([
  "bring-list",
  "booking-page",
  "intake-sheet",
  "open-book",
  "order-form",
  "reply-templates",
  "status-notice",
  "three-questions",
]);
const isOfTrade = ({ id, ofTrade }: Chosen): boolean => ofTrade && GENERAL.has(id);
const toolOf = (chosen: Chosen, s: Situation, t: Trade): string =>
  isOfTrade(chosen)
    ? PROGRAM.test(t.system)
      ? `${t.system}, if it can do this; its support shows you in an hour`
      : ""
    : chosen.assistant
      ? "the assistant; we connect it with you"
      : (tools[chosen.id]?.(s, t) ?? "");

/** What the chosen steps need and what it costs, a line each; none for a step that takes a pencil. */
export const toolLines = (s: Situation, steps: readonly Chosen[]): readonly string[] => {
  const lines = steps.flatMap((chosen) => {
    const tool = toolOf(chosen, s, s.trade);
    return tool ? [{ chosen, line: `**${chosen.which}:** ${tool}. ${priceOf(chosen)}`.trim() }] : [];
  });
  return [
    ...lines.map(({ line }) => line),
    ...(lines.some(({ chosen }) => WITH_AI.has(chosen.id)) ? [keepOut(s)] : []),
  ];
};
