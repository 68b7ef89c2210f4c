import type { Situation, Trade } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { cannotWait, cap, either, isTheirDay, newPeople } from "../words.ts";
import { fresh, others, WEEKS, WORKING_DAYS } from "../own-hours.ts";
import {
  howOften,
  isSweep,
  isTwice,
  looksOf,
  newFirst,
  newFirstOnes,
  ownTimes,
  roundTimes,
} from "../rounds.ts";

/** What is reached at the fixed times: calls, messages, or both. */
const open = (phone: boolean, written: boolean) =>
  phone && written ? "calls and messages" : phone ? "calls" : written ? "messages" : "requests";

/** A call back takes so many minutes, and no longer than the question it is about. */
const CALL = 5;
/** Who misses so few a week, by the owner's own count, sees at a glance what is open. */
const FEW_MISSED = 15;
const FEW = 50;
/** Days of a month, where somebody looks on weekends, too. */
const ALL_DAYS = 30;
/** More than so many of a hundred did not slip through: they reach nobody. */
const MANY = 0.15;
/** A name and a subject are read and sorted in ten seconds: so many are a minute. */
const A_MINUTE = 6;
/** Of what is answered within the hour this part slips through. */
const SLIPS = 0.15;
/** What waits in one look. */
const inOneLook = (s: Situation, contacts: number, days: number): number =>
  (contacts * WEEKS * (s.reply === 0 ? SLIPS : 1)) / (days * looksOf(s));
/** A look takes as long as what is open in it; at least a minute or two, more where it comes seldom. */
const lookMinutes = (s: Situation, contacts: number, open: number) => {
  const few = contacts < FEW || (s.reply < 2 && s.missed !== undefined && s.missed < FEW_MISSED);
  const least = newFirst(s) ? 2 : (few ? 1 : 2) * (isTwice(s) && !s.rounds ? 2 : 1);
  return Math.max(least, Math.round(open / A_MINUTE));
};
/** One alone is seen at a glance. */
const SEVERAL = 2;

/** Who is new waits for no round. */
const atOnce = (said: string, s: Situation, t: Trade) =>
  ` ${cap(newFirstOnes(t))} don't wait for a round: ${s.phone && !RINGS.test(said) ? "let calls ring through to whoever is free; whoever rang in vain is first in the next" : "whoever is free answers them at once, and if nobody is, they come first in the next"}.`;
const RINGS = /\bring through\b/;
/** Behind the sentence that says who goes round when. */
const withNew = (said: string, s: Situation, t: Trade): string =>
  newFirst(s) ? said.replace(/(?<=[.?!])(?= |$)/, () => atOnce(said, s, t)) : said;

const lower = (words: string) => `${words[0]!.toLowerCase()}${words.slice(1)}`;
const several = (s: Situation) => s.team === "many" || s.team === "few";
/** Who comes first of those who wait: what has a date or goes wrong, then somebody new, then whoever only wants to know. */
const inOrder = (t: Trade): string => {
  return t.mourning
    ? `possible ${newPeople(t)} first`
    : t.industry === "Healthcare" && !t.animals
      ? `whoever feels worse first, then possible ${newPeople(t)}`
      : cannotWait(t)
        ? `possible ${newPeople(t)} first`
        : `what can't wait first, then possible ${newPeople(t)}`;
};
/** One of them at a time has it as a duty: that takes several. */
const DUTY = /\bon duty\b/;
/** The trade's own act stands where whoever is new waits for no round, or somebody has the duty. */
const ownAct = (s: Situation): boolean => {
  const title = s.trade.named?.missed?.title;
  return title !== undefined && (DUTY.test(title) ? several(s) : newFirst(s));
};
/** Where the trade has none: by who it is that does not wait, and what they want to hear. */
const newFirstAct = (t: Trade): { title: string; short: string } => {
  const ones = newFirstOnes(t);
  const said = (act: string, acting: string, rest: string) => ({
    title: `${act} ${rest}`,
    short: `${acting} ${rest}`,
  });
  return t.industry === "Healthcare" || cannotWait(t)
    ? said("Get", "getting", `${ones} a person right away`)
    : t.books && isTheirDay(t)
      ? said("Say", "saying", "the same day whether their date is free")
      : t.books
        ? said("Offer", "offering", `${ones} two times in one answer`)
        : said("Get back to", "getting back to", `${ones} within the day`);
};
/** Who takes up what nobody answered, when, and in which order, where the trade has no words for it. */
const round = (s: Situation, t: Trade) =>
  withNew(
    `${t.mourning ? "As soon as a hand is free, and in any case " : ""}${t.mourning ? lower(roundTimes(s)) : roundTimes(s)}, ${several(s) ? "one named person goes" : "go"} through all open ${open(s.phone, s.written)}, ${s.room === 0 || newFirst(s) ? "oldest first" : inOrder(t)}. If the full answer has to wait, send one line that says when it comes.`,
    s,
    t,
  );

const AT_ONCE =
  /(?<=[.?!] )[^.?!]*\bwithin (?:(?:five|ten|fifteen|twenty|thirty) minutes|the hour)\b[^.?!]*[.?!] ?/;
/** What is answered within the hour is said before who goes round when; who looks once a day promises no minutes. */
const soonest = (s: Situation, t: Trade, how: string, go: (rest: string) => string): string => {
  const round = (rest: string) => withNew(go(rest), s, t);
  const [own = ""] = AT_ONCE.exec(how) ?? [];
  if (own && looksOf(s) === 1) return round(how.replace(own, "").trim());
  return own ? `${own.trim()} ${go(how.replace(own, "").trim())}` : round(how);
};

export const missedList: Step = {
  id: "missed-list",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "customerInteractionPercentage", "responseTime"],
  when: (s) =>
    !(s.trade.mourning && s.reply === 0) &&
    (s.phone || s.written || (s.speakers && s.missedKnown)) &&
    (s.reply >= 1 || s.missedKnown || (s.phone && s.talk >= 2)),
  comfort: 0,
  closes: { busy: 0.35, unanswered: 0.4, "slow-replies": 0.3 },
  takes: [],
  setupHours: 1,
  work: (value, t, s) => {
    // Who is full calls nobody new back for the sake of it.
    const full = s.room === 0;
    const missed = !full && s.phone && (s.talk >= 2 || s.missedKnown);
    // What nobody answered until now is new work; what was answered late is not.
    const silent = !full && s.missedKnown && (s.written || (s.speakers && !s.phone));
    const answers = fresh(
      value,
      "silentShare",
      value("questionMinutes"),
      `answers to possible ${newPeople(t)}`,
    );
    const days = t.named?.["missed"]?.everyDay ? ALL_DAYS : WORKING_DAYS;
    const each = inOneLook(s, value("contactsPerWeek"), days);
    const newOnes = Math.round((each * value("freshShare")) / 100);
    return [
      {
        what: "looks at what is open",
        // Whoever is new is looked for among all: names and subjects are read, not messages.
        ...(newOnes >= SEVERAL ? { waiting: newOnes } : {}),
        count: days * looksOf(s),
        minutes: lookMinutes(s, value("contactsPerWeek"), each),
      },
      ...(missed
        ? [
            fresh(
              value,
              "busyShare",
              Math.min(CALL, value("questionMinutes")),
              `calls back to possible ${newPeople(t)}`,
            ),
          ]
        : []),
      ...(silent
        ? [answers, others(value, "silentShare", answers, 1, "lines to the others, who would write again")]
        : []),
    ];
  },
  missed: true,
  already: (s) =>
    s.reply >= 2 || (s.missed ?? 0) > 0
      ? "nothing stays open overnight"
      : "nothing is ever left open when you stop for the day",
  title: (s) =>
    isSweep(s) && s.missedPart <= MANY
      ? `${cap(howOften(s))}, look for what nobody answered`
      : ownAct(s)
        ? s.trade.named!.missed!.title!
        : newFirst(s)
          ? newFirstAct(s.trade).title
          : s.phone && s.written
            ? `Clear all open calls and messages, ${howOften(s)}`
            : s.phone
              ? `Call back everybody you missed, ${howOften(s)}`
              : `${s.written ? "Answer all open messages" : "Get back to everybody who got no answer"}, ${howOften(s)}`,
  does: (s, t) =>
    `${round(s, t)} ${cannotWait(s.trade) ? `For ${either(t.urgent)}, agree who is fetched at once. ` : ""}${isTwice(s) && !isSweep(s) && !s.phone && !newFirst(s) ? "Name both times in your automatic reply: “You'll hear from us by [hour], or by [hour] if you write later.”" : ""}`.trim(),
  handled: (s, t, { when, who, how }) => ({
    general: round(s, t),
    own: soonest(
      s,
      t,
      how,
      (rest) =>
        `${t.mourning ? "As soon as a hand is free, and in any case at set times: " : ""}${ownTimes(s, when)}, ${several(s) ? `${who ?? "one named person"} goes` : "go"} through all open ${open(s.phone, s.written)}, ${rest}`,
    ),
  }),
  dayOne: (s, t) =>
    `Tomorrow, answer ${s.missedKnown ? `yesterday's open ${open(s.phone, s.written)}` : `the ${open(s.phone, s.written)} still open`} before anything else${t.mourning || s.room === 0 ? "" : ", and note who was new to you and has gone elsewhere"}.`,
  // Its times and its list stand in its words.
  needs: () => "",
  watch: () => "people who had gone elsewhere when you got back to them",
  never: () => "slip to tomorrow",
  short: (s, t) =>
    (ownAct(s) && t.named?.missed?.short) ||
    (isSweep(s) && s.missedPart <= MANY
      ? `a look ${howOften(s)} for what nobody answered`
      : newFirst(s)
        ? newFirstAct(t).short
        : s.phone && !s.written
          ? `calling back everybody you missed, ${howOften(s)}`
          : `getting back to everybody who waits, ${howOften(s)}`),
};
