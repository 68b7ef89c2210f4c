import type { Situation, Trade } from "../kinds.ts";
import { asksInNeed, atOnce, changes, isLegal, isOfHealth, isSameHour, setsPrices } from "../words.ts";
import { is } from "../circumstances.ts";
import { type Pieces, say } from "./piece.ts";
import { cannot, danger, dangerAloud, dangerLast, sorry, urgent } from "./urgency.ts";

const whatFirst = (t: Trade) =>
  isLegal(t)
    ? "In the meantime, please send just the names of everyone involved, and no details yet."
    : isOfHealth(t)
      ? "Please keep anything about your health for when we speak, and just tell us when we can reach you."
      : t.mourning
        ? "You don't have to prepare anything."
        : `In the meantime, it helps us to know: ${t.sort[0]} ${t.sort[1]}`;
export const arrived = (s: Situation, t: Trade) =>
  `${sorry(t)}Thanks, we got your message and you'll hear from us by [day, hour]. ${danger(t)}${whatFirst(t)} ${urgent(s, t)}`;

export const FRONT_DESK = "What the front desk says by day, and whom it puts through";
/** Where many work somebody picks up: who calls is asked whose they are, and put through. */
export const frontDesk = (s: Situation, t: Trade): string =>
  `To everybody: [business], good morning, this is [name]. ${isLegal(t) ? `Is it about a case we have, or are you calling for the first time?` : `Are you with us already, or is it your first call?`} To whoever is with us: I'll put you through to [name]. If [he or she] can't take it, [he or she] calls you by [hour]. To whoever is new: ${isLegal(t) ? "Before you tell me what happened, who else is involved, and what is the date on any papers? I'll have our conflict check run now, and a lawyer calls you today at [hour]." : isOfHealth(t) || t.mourning ? "May I have your name and number? [Name] has an answer for you today by [hour]." : `${t.sort.slice(0, 2).join(" ")} ${is(s, "by appointment") ? "I have [day] at [hour] or [day] at [hour]." : "[Name] has an answer for you today by [hour]."}`}`;

export const DAY_GREETING = "The greeting by day, while you are open";
/** Who wants a table need not wait for a person. */
export const table = (t: Trade): string =>
  isSameHour(t) ? `For a ${t.job}, the quickest way is our website, [site]. ` : "";
/** Where a price or an answer hangs on two facts, a caller leaves them. */
const BY_FACTS: ReadonlySet<string> = new Set([
  "Financial Services",
  "Real Estate",
  "Professional Services",
  "Manufacturing",
]);
const factsOf = ({ trade: { industry, job, sort } }: Situation): string =>
  (BY_FACTS.has(industry) || job === "stay") &&
  ![sort[0], sort[1]].some((fact) => /\b(?:they|them|their|you|your|who)\b|,/.test(fact))
    ? `${sort[0]}, and ${sort[1]}`
    : "";
/** Its date decides who is answered first. */
const OFFICIAL = /^a letter from\b/;
/** What a caller leaves: nothing that may not be heard before it is known who else is in it. */
export const leave = (s: Situation, t: Trade): string =>
  isLegal(t)
    ? "Please leave your name, your number, who else is involved and the date on any papers you've received, and keep what happened for when we speak."
    : isSameHour(t)
      ? "For a larger party, please leave your name, your number, the date and how many of you there are."
      : factsOf(s)
        ? `${s.trade.sort.some((fact) => OFFICIAL.test(fact)) ? "If you've had a letter from the IRS or the state, say so and read us the date on it; we call you first. " : ""}Please leave your name and number, and tell us ${factsOf(s)}.`
        : "Please leave your name, your number and what it's about.";

export const closing: Pieces = (s, t) => [
  ...(s.phone
    ? [
        say(
          "The greeting after closing",
          `You've reached [name]. ${dangerAloud(t)}${sorry(t)}${
            atOnce(t)
              ? `We're closed, but [name] has the phone tonight at [number]${cannot(t) ? `: for ${cannot(t)}, please call now` : ""}. Otherwise leave your name, number and what happened, and you'll hear from us by [hour] in the morning.`
              : `We're closed right now. ${table(t)}We call everyone back the next business day between [hour] and [hour]. ${leave(s, t)}${isSameHour(t) ? "" : " If it can't wait until then, call [name] at [number]."}`
          }`,
        ),
      ]
    : []),
  ...(s.written ? [say("The automatic reply after closing", arrived(s, t))] : []),
];
const friendlyNo = (t: Trade) =>
  say(
    "The friendly no",
    isLegal(t)
      ? "Thank you for asking us. We can't take this on, so we are not your lawyers and haven't looked into it. Deadlines may be running, so please speak to another lawyer soon. The bar's referral service is at [number]."
      : t.industry === "Healthcare"
        ? `Thank you for asking us. I'm sorry, we can't take this on. Please try [name], or go to [where] if it gets worse.${dangerLast(t)}`
        : t.industry === "Real Estate"
          ? "Thanks for asking us. [Town or kind of house] is outside what we do well. [Name] at [another agency] works there every week; may I introduce you? I'll tell them to expect you."
          : "Thanks for asking us. I'm sorry, we don't do [what]. [Name] at [number] does it well.",
  );
/** Three answers, and the three replies that are the same in every trade. */
export const sixReplies: Pieces = (_, t) => [
  say(
    `A saved answer: ${t.ask[0]} (the two others go the same way)`,
    `Hi [name], thanks for asking. [${changes(t.ask[0]) ? "How it stands today, or where they can see for themselves" : "Your answer, in one or two sentences"}.] If that works for you, [the next step].`,
  ),
  say("The thanks, with a time in it", "Thanks, we got your message. You'll hear from us by [day, hour]."),
  say(
    "What you need from them",
    isLegal(t)
      ? "Thanks for writing. Before we can talk, please send just the names of everyone involved, and no details yet. You'll hear from us within a day of your reply."
      : isOfHealth(t)
        ? "Thanks for writing. So nothing about your health has to go into a message: please fill in the form at [safe link], or tell us when we can reach you. You'll hear from us within a day."
        : `Thanks for writing. So we can answer you properly: ${t.sort.join(" ")} You'll hear from us within a day of your reply.`,
  ),
  friendlyNo(t),
];
/** Whoever is turned away with what cannot wait hears who is open. */
const openElsewhere = (s: Situation, t: Trade) =>
  cannot(t) && (t.animals || t.industry === "Healthcare")
    ? `For ${cannot(t)}, don't wait for us: go to ${t.animals ? "[emergency clinic]" : "[who is open]"}, [address], now${s.phone ? ", or call [number]" : ""}. `
    : "";
/** The words for a higher price: the trade's own stand in their place. */
export const FULL_GREETING = "The greeting while you are full";
export const NEW_PRICE = "The new price, in writing";
/** The no that a full business says, and its greeting: those who are customers already still call. */
export const fullBook: Pieces = (s, t) => [
  say(
    "The kind no, while you are full",
    `Thank you for asking${s.team === "alone" ? "" : " us"}. ${asksInNeed(t) ? danger(t) : ""}${isLegal(t) ? "We have not taken this on, and deadlines may be running. " : ""}${openElsewhere(s, t)}${s.team === "alone" ? "I'm" : "We're"} booked until [month], and I'd rather tell you today than keep you waiting. If you can wait, I'll put you on the list and write to you in [month]. If not, [name] does good work. Please tell them I sent you.${asksInNeed(t) ? dangerLast(t) : ""}`,
  ),
  ...(setsPrices(t)
    ? [
        say(
          NEW_PRICE,
          `From [date], ${t.industry === "Healthcare" ? "our fee for [what]" : "[what]"} will be [amount], the first change since [year]. ${s.team === "alone" ? "I'm" : "We're"} telling everybody before then, and whatever is agreed already stays as it is. If that doesn't suit you, tell ${s.team === "alone" ? "me" : "us"}, and ${s.team === "alone" ? "I'll" : "we'll"} name you somebody else who does good work.`,
        ),
      ]
    : []),
  ...(s.phone
    ? [
        say(
          FULL_GREETING,
          `You've reached [name]. ${dangerAloud(t)}${openElsewhere(s, t)}${s.team === "alone" ? "I'm not" : "We aren't"} taking anybody new until [month]. Leave your name if you'd like to be on the list. ${s.team === "alone" ? "If you're a customer already, say so, and what can't wait: I get back to you first." : "If you're already with us and it can't wait, call [name] at [number]."}`,
        ),
      ]
    : []),
];
export const oneQuestion: Pieces = (_, t) => [
  say(
    "The three questions, as you say them",
    isLegal(t)
      ? `I'd be glad to help if we can. Before you tell me what happened, may I have the names of everyone involved, so I can check that we're free to talk? Thank you. ${t.sort.slice(1).join(" ")}`
      : `Happy to help. Three quick questions first. ${t.sort.join(" ")}`,
  ),
  friendlyNo(t),
];
export const firstWords: Pieces = (s, t) => [
  say(
    "Its first sentence",
    `${s.phone ? "Hello, you've reached" : "Hello, this is"} [name]. I'm the automated assistant, and a person reads what you ${s.phone ? "tell me" : "write"} when we open. ${s.phone ? dangerAloud(t) : danger(t)}${sorry(t)}${s.phone ? (cannot(t) ? `For ${cannot(t)}, say “person” and I'll put you through to the person on call.` : "Say “person” at any time and I'll put you through.") : urgent(s, t)} How can I help?`,
  ),
];
