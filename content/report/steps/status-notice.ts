import type { Situation, Value } from "../kinds.ts";
import type { Chain, Step } from "../step-kinds.ts";
import { is } from "../circumstances.ts";
import { bySwitch, chainOf, countOf, once, worked } from "../own-hours.ts";
import { article } from "../words.ts";

/** Nobody is told more often than there is something to tell: of each order once, of each large piece of work three times. */
const chainOfAny = (value: Value, s: Situation): Chain => {
  const asked: Chain = { of: chainOf(value, "statusShare") };
  const told: Chain =
    s.trade.job === "purchase"
      ? { of: chainOf(value, "orderShare") }
      : is(s, "few and large") && !is(s, "again")
        ? { of: chainOf(value, ["freshShare", "readyShare"]), times: 3 }
        : asked;
  return countOf(value, told) < countOf(value, asked) ? told : asked;
};
/** In the trade's own words it goes to everybody, at more than one point: by our guess so many for each who asks now. */
const FOR_EACH = 2;
const chainFor = (value: Value, s: Situation): Chain => {
  const chain = chainOfAny(value, s);
  return s.trade.named?.["Customer Support"] && chain.times === undefined
    ? { ...chain, times: FOR_EACH }
    : chain;
};
const noticesOf = (value: Value, s: Situation): number => countOf(value, chainFor(value, s));

export const statusNotice: Step = {
  id: "status-notice",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.support,
  comfort: 0,
  closes: { "status-time": 0.45 },
  takes: ["Customer Support"],
  setupHours: 2,
  cases: noticesOf,
  monthly: (value, s) => (bySwitch(s, noticesOf(value, s)) ? 20 : 0),
  buys: (s) => (s.sms ? "text messages" : "automatic messages"),
  work: (value, t, s) =>
    bySwitch(s, noticesOf(value, s))
      ? [once("counting who asked all the same", 45)]
      : [
          worked(
            value,
            // By hand it goes out once: when there is something to tell.
            chainOfAny(value, s),
            s.phone && !s.sms && !s.email && !s.social ? 2 : 1,
            `notices to ${t.customers}${s.sms ? " by text" : s.email ? " by email" : s.social ? ", a saved line" : s.phone ? ", a short call" : ""}`,
          ),
        ],
  subject: "Customer Support",
  already: (_, t) => `${t.customers} hear ${t.status} before they ask`,
  title: (_, t) => `Tell them before they ask: ${t.status}`,
  does: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `You know ${t.status} before they do. See whether ${t.system} can send a notice whenever that changes, in your words and with a way to reply.`
      : `You know ${t.status} before they do. Send the ${t.customer} one sentence ${t.nights ? "the minute" : "the day"} you know it, and one when it changes: then nobody has to ask.`,
  dayOne: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `Find the setting, send yourself the notice, and switch it on for one kind of ${t.job}.`
      : t.nights
        ? `Tomorrow, send one sentence with every ${t.job} as it begins.`
        : `Tomorrow at four, send one sentence to the first three it applies to.`,
  needs: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `the login for ${t.system}, and two sentences of yours`
      : `a look through ${t.system} at a fixed time each day, and two sentences to copy`,
  watch: () => "how many still ask",
  never: (_, t) => `go to ${article(t.customer)} when nothing has changed`,
  short: (_, t) => `telling ${t.customers} where things stand before they ask`,
};
