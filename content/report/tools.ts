import type { StepId } from "./cures.ts";
import type { Say, Situation, Trade } from "./kinds.ts";
import { brief, listed, changes } from "./words.ts";

const ways = ({ email, social, sms, chat, forms }: Situation): string =>
  listed(
    [
      email ? "“automatic reply” in your mailbox" : "",
      social ? "“instant reply” in your page's settings" : "",
      sms ? "“auto-reply” in your texting app" : "",
      chat ? "the chat's “away” message" : "",
      forms ? "the confirmation message of your web form" : "",
    ].filter(Boolean),
  );
const autoReply: Say = (s) => `Look for ${ways(s)}: it is free and takes ten minutes.`;
const saved: Say = (s) =>
  `Save the answers where you write: ${s.email ? "as templates in your mail program" : s.social ? "as saved replies on your page" : "as keyboard shortcuts, so that three letters become the whole answer"}. That is free.`;
const phone: Say = (s) =>
  s.phone
    ? "Your phone company's app records the greeting and switches it on and off by the clock."
    : autoReply(s, s.trade);
const form: Say = (s, t) =>
  isSecret(s)
    ? `Look for “online forms” in the software you already have. A free form builder is the wrong place for ${t.typed}.`
    : `Any free form builder asks for ${t.typed} and drops each answer into a spreadsheet row, so nobody types it again.`;
const booking: Say = () =>
  "Most booking pages have a free plan for one calendar. Begin with that before you pay.";

/** Which free or cheap setting does a step this week. */
const settings: Partial<Record<StepId, Say>> = {
  "arrival-note": autoReply,
  "answer-page": () =>
    "Put the page on the site you have, or in a pinned post. A free chatbot turns your rough notes into clear answers in a minute.",
  "better-voicemail": phone,
  "booking-page": booking,
  "bring-list": form,
  "counter-card": () =>
    "A free chatbot shortens your answers to card length; print them, and put a code beside them that opens the page.",
  "chat-hours": () => "The hours are a setting of the chat itself, usually under “availability”.",
  "evening-mobile": () => "Your phone company's app forwards calls by the clock; look for “schedule”.",
  "duty-rota": () => "Your phone company's app forwards calls by the clock; look for “schedule”.",
  "expert-hours": () =>
    "Record your answers as you give them; a free chatbot turns the recording into a page others can answer from.",
  "form-feed": () =>
    "Most form builders have a connector to common software; ask for it by the name of your program.",
  "full-book": saved,
  "absence-page": (_, t) =>
    `Once a week, record yourself explaining how you decide ${t.expert}. A free app writes it down, and a chatbot turns it into steps. Then somebody tries to work from them.`,
  "intake-sheet": form,
  "missed-list": (s, t) =>
    s.phone
      ? "Look for “auto-reply to missed calls” in your phone plan, and say in it when you'll call back."
      : autoReply(s, t),
  "night-people": phone,
  "open-book": booking,
  "order-sheet": saved,
  "papers-in": () =>
    "Most bookkeeping programs come with bank feeds and receipt capture. You only have to switch them on.",
  "read-back": saved,
  reminders: (s) =>
    s.comfort >= 2
      ? "Most calendars and booking programs send reminders by themselves: it is one switch."
      : "If you keep dates in an online calendar, it can invite the other side and remind them by itself.",
  "reply-templates": saved,
  "standing-round": () => "A repeating entry in your calendar, with the other side invited, is tool enough.",
  "status-notice": saved,
  "teach-what-you-have": () =>
    "Look for “knowledge”, “sources” or “instructions” in its settings: that is where your page goes.",
  "ai-on-nights": () =>
    "Look for “schedule” or “business hours” in its settings, and for who gets the alerts.",
  "text-back": () => "Look for “auto-reply to missed calls”: many phone plans include it.",
  "three-questions": (s) =>
    s.forms ? "Make the three questions required fields of the form you have." : saved(s, s.trade),
  "two-times": () => "A free scheduling link in your signature lets people pick the other times themselves.",
  "type-once": () => "Try your computer's own dictation for the long fields: it's free and good by now.",
};

const KEEP_OUT: Readonly<Record<string, string>> = {
  Healthcare: "No names and nothing about anybody's health goes into a free chatbot.",
  Legal: "No names and no facts of a case go into a free chatbot.",
  "Financial Services": "No names, account numbers or figures of a client go into a free chatbot.",
};
const keepOut = ({ trade: t, ofHealth }: Situation): string =>
  t.sensitive ??
  (ofHealth ? KEEP_OUT.Healthcare : undefined) ??
  KEEP_OUT[t.industry] ??
  `Keep names, addresses and payment details of ${t.customers} out of free chatbots.`;

/** What comes in there must not go into a chatbot: it writes what holds blanks, and reads nothing. */
const isSecret = ({ trade: t, ofHealth }: Situation): boolean =>
  ofHealth || t.sensitive !== undefined || KEEP_OUT[t.industry] !== undefined;
const blank = (s: Situation): string => {
  const t = s.trade;
  return s.typing
    ? `drafting the blank form that asks for ${t.typed} in the order in which ${t.system} wants them; never a filled one`
    : s.followUp
      ? `drafting one letter that follows up on ${t.lapses ? "those who stopped coming" : brief(t.cold)}, with a blank wherever a name or a fact goes`
      : s.leads
        ? `drafting the questions that sort what comes in by ${t.sort[0]} and ${t.sort[1]}; not the answers`
        : s.orders
          ? `drafting the blank sheet for ${t.order}`
          : "drafting the three replies that you send most, with a blank wherever a name or a fact goes";
};

/** The one task that an AI at hand can take, by what was named. */
const task = (s: Situation): string => {
  const t = s.trade;
  // What is typed bears names and addresses, which stay out of it.
  if (s.typing || (isSecret(s) && (s.followUp || !(s.faq || s.support || s.scheduling)))) return blank(s);
  const lasting = t.ask.filter((ask) => !changes(ask));
  return s.followUp
    ? `drafting the follow-up on ${t.lapses ? "those who stopped coming" : brief(t.cold)} from your notes, with a blank for each name; you fill it in and send it`
    : s.faq || s.support
      ? `drafting answers to ${listed(lasting.slice(0, 2).map((ask) => `“${ask}”`))} from one page of yours; you read them before they go`
      : s.leads
        ? `sorting what comes in by ${t.sort[0]} and ${t.sort[1]}, with the question that is missing`
        : s.orders
          ? `turning ${t.order} into one clean list and naming what is missing`
          : s.scheduling
            ? `drafting the reply that offers two times and asks ${t.sort[0]}`
            : `drafting the morning's replies from the notes of the night`;
};
/** Where the owner stands with AI, in a sentence or two. */
const standing = (s: Situation, t: Trade): string =>
  s.ai === "using"
    ? `You already use AI. If it speaks to ${t.customers}, tell it: “${t.tests[2]}” If no person comes, switch it off. **The one task it can take this week:** ${task(s)}.`
    : s.ai === "explored"
      ? `You looked at AI and stopped there. Give it one task for two weeks: ${task(s)}.`
      : "";

/** What people at other people's phones ask a month for some hundred calls: our example. */
export const LIVE_ANSWERING = { low: 150, high: 500 } as const;

/** What else answers a phone, each with its weak side. */
export const insteadWords: Say = (_, t) =>
  `**Compare it with people.** Your own cell phone costs nothing but sleep. A live answering service ({live.low} to {live.high} a month, our example) is better with upset ${t.customers}, but often only takes messages. We sell assistants, so do compare.`;

/** What AI at hand or a free setting does for the plan, and what must not go in; nothing where the steps say it all. */
export const toolWords = (s: Situation, ids: readonly StepId[], assistant: boolean): string => {
  const t = s.trade;
  if (assistant && s.comfort === 0 && s.ai !== "using" && s.ai !== "explored")
    return `The assistant is the one new tool in this plan. The seller sets it up with you; first ask how it handles ${t.hard}, and how you switch it off.`;
  if (s.comfort === 0 && s.ai !== "using" && s.ai !== "explored")
    return `Nothing in this plan needs a new tool. If somebody offers you an AI, first ask how it handles ${t.hard}.`;
  const [own] = ids.flatMap((id) => settings[id]?.(s, t) ?? []);
  const words = standing(s, t) || (assistant ? "" : (own ?? ""));
  return /\bAI\b|chatbot/.test(words) ? `${words} ${keepOut(s)}` : words;
};
