import type { Situation, Trade } from "./kinds.ts";
import { toNobody } from "./reach-nobody.ts";
import { brief, newPeople, newPerson } from "./words.ts";

/** What a step is about in what the owner counted: a sentence of the plan; `p` begins its figures. */
interface Counted {
  p: string;
  per: "week" | "month";
}
const begun = (words: string): string => `**By your count:** ${words}`;

/** Dates that nobody came to: how many there are, and how many are left where the step works. */
export const ofNoShows = ({ p, per }: Counted): string =>
  begun(
    `${
      per === "week"
        ? `{n.noShowsPerWeek} no-shows a week now, and about {${p}.then} if this works.`
        : `about {${p}.now} no-shows a month now, and about {${p}.then} if this works.`
    } The sum counts only the {a.emptyShare} of them whose time nobody else takes.`,
  );

/** What the month's end should show of it. */
export const noShowsThen = ({ p, per }: Counted): string =>
  `{${p}.now} no-shows a ${per} should be about {${p}.then} by now`;
/** The same where hardly anybody of them is new. */
export const fewNew = (s: Situation): string =>
  begun(`{n.missedPerWeek} a week ${toNobody(s)}; few of them are new to you (our guess).`);
/** The same where what a step wins of them is in no sum. */
export const unanswered = (s: Situation): string =>
  begun(`{n.missedPerWeek} of {n.contactsPerWeek} a week ${toNobody(s)}.`);
/** Who reached nobody, in the hours that the step is about: how many of them are new, are lost, and are won back. */
export const ofMissed = (
  s: Situation,
  t: Trade,
  {
    p,
    per,
    one,
    single,
    when,
    wins,
    again,
    late,
    between,
    known,
    stays,
    few,
  }: Counted & {
    one: boolean;
    /** One a year goes elsewhere. */
    single: boolean;
    when: "" | "day" | "night";
    wins: boolean;
    again: boolean;
    late: boolean;
    between: boolean;
    /** Most who get in touch are customers already; they come for years. */
    known: boolean;
    stays: boolean;
    /** It keeps hardly half of them. */
    few: boolean;
  },
): string =>
  begun(
    `${again ? `of those who ${toNobody(s)},` : `{n.missedPerWeek} a week ${toNobody(s)}. Of these,`} about {${p}.fresh} a ${per} ${one ? `is a possible ${newPerson(t)}` : `are possible ${newPeople(t)}`}${
      when === ""
        ? ""
        : ` who ${s.phone || !s.written ? (one ? "tries you" : "try you") : one ? "writes" : "write"} ${when === "day" ? "while you're open" : "after closing"}`
    } (our guess)${!known || one || again ? "" : `, the others mostly ${t.customers} you have${stays ? "; one of them lost is about {lever.year} a year, which we haven't counted" : ""}`}.${wins ? ` About {${p}.gone} ${single ? t.newOne : t.newOnes} a year ${single ? "goes" : "go"} elsewhere because of it; this should keep ${single && !between ? "it" : `{${p}.won}${between ? ` or {${p}.won.more}` : ""} of them`}${few ? " (the rest don't wait)" : ""}${late ? `, and {${p}.late} of those who now hear late` : ""}.` : ""}`,
  );

/** Offers that nobody asked about again. */
export const ofOffers = (s: Situation, t: Trade, { p }: Pick<Counted, "p">): string =>
  `**Of your {n.contactsPerWeek} ${s.contacts} a week,** by our guess, about {${p}.open} ${brief(t.cold)} a month never hear from you a second time. About one in {${p}.in} of those should say yes.`;

/** Hours that go into what many of them ask for. */
export const ofHours = (
  s: Situation,
  { p, ask, more, orders }: Pick<Counted, "p"> & { ask: string; more: boolean; orders: boolean },
): string =>
  `**Of your {n.contactsPerWeek} ${s.contacts} a week,** by our guess, about {${p}.ask} ${ask}. That takes {${p}.spent} hours a month; this should free {${p}.freed} of them${orders ? ", which now go into asking back and putting things right" : ""}${more ? ", and {" + p + ".more} of other work" : ""}.`;
