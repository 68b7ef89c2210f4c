import { current, whose } from "./whose.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import { addNote } from "../paper/add-note.ts";
import { byPerson, HE, isMine, ME, type Person, SHE, spokenOf } from "../paper/by-person.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { peopleHeard } from "../readers/people.ts";
import { otherNamed } from "../readers/two-names.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain, shorten } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { fill, speeches, wording } from "../say/speech.ts";
import { changes, daysOf, differ, eachTold } from "./told-of-each.ts";

// Two people with a visit each, on days or for reasons of their own: one is booked, and what is said of the other waits.

/** Nothing of two visits, but of one that is there, or of a message. */
const ELSE: readonly ActId[] = [
  ...(["move", "cancel", "late", "message", "callback", "complaint", "refill", "results"] as const),
  ...(["records", "referral", "billing", "keep", "casestatus", "returning", "drop"] as const),
];
const SAID_SO = /^(?:(?:no|sorry|but|well|oh|um|wait) )*i (?:said|asked|meant|told you|did say)(?!\p{L})/u;
const LEFT_OUT =
  /\b(?:forget|never ?mind|skip|leave (?:his|hers|him|her|mine|that one) (?:out|off)|(?:doesn't|don't|won't) need (?:one|it|an? \p{L}+) (?:after all|any ?more|now)|just (?:the one|one))\b/u;

interface Turn {
  /** Undefined where nothing of the turn is of now. */
  heard?: Heard;
  said: string;
}

/** Of a turn that speaks of two who come apart, what is heard now: the other's words wait in `later`. */
export function firstOfTwo(context: DialogueContext, state: DialogueState, heard: Heard): Turn {
  const whole = { heard, said: "" };
  const flow = topFlow(state);
  if (state.changing || (flow && flow.id !== "book" && !state.later?.who)) return whole;
  if (heard.words.length > 600) return whole;
  // At a law firm whoever else is spoken of is mostly the other side.
  if (context.desk.kind === "law" && !heard.has("book", "forother")) return whole;
  // 'My husband wants a divorce, and I found papers': nobody brings along whom they stand against.
  const about = heard.values.service ?? state.slots.service?.value;
  if (context.desk.services.some(({ id, against }) => id === about && against)) return whole;
  if (state.later?.who && flow) return keptFor(context, state, heard, state.later.who);
  if (state.later || (!flow && state.filed.length > 0)) return whole;
  const parts = byPerson(heard.words, people(state));
  const [one, two] = eachTold(context, state, parts);
  if (!one || !two || !differ(one, two, state.more > 0 || peopleHeard(heard) > 1)) return whole;
  // 'Sorry, I said 3:30. He gets out of school at 3', of two who come together, is of both.
  if (state.more > 0 && parts.some(({ of, words }) => of?.who === ME && SAID_SO.test(plain(words))))
    return whole;
  const shared = parts
    .filter(({ of }) => of === undefined)
    .map(({ words }) => words)
    .join(" ");
  if (!flow && !begins(heard, [one.heard, two.heard, hearTurn(context, state, shared)])) return whole;
  // Who is being booked already comes first.
  const now = flow && state.more === 0 ? current(state) : undefined;
  const swapped =
    now !== undefined && (now.who === two.part.of!.who || (now.who !== ME && one.part.of!.who === ME));
  const later = !flow && changes(two) && !changes(one);
  const [here, there] = swapped || later ? [two, one] : [one, two];
  const { who, name } = there.part.of!;
  const mates = state.names ?? [];
  // They were to come together: what is known of the day is known of both.
  const ofBoth = there.heard.values.days.days.length === 0 ? BOTH_ON.exec(heard.words)?.[1] : undefined;
  const agreed = state.more > 0 && there.heard.values.days.days.length === 0 ? dayOf(context, state) : "";
  state.more = 0;
  delete state.names;
  // What is said of both is of who waits too: 'both in the afternoon'.
  const too = saysWhen(hearTurn(context, state, shared).values) ? shared.replace(TWO, " ") : "";
  const same = SAME_DAY.test(plain(shared)) && too === "" ? SAME : "";
  keep(
    state,
    who,
    name ?? (who === "other" ? mates[0] : undefined),
    [there.part.words.replace(/[.\s]+$/, ""), too || agreed || (ofBoth && `on ${ofBoth}`), same]
      .filter(Boolean)
      .join(", "),
  );
  const own = here.part.of!;
  const known = state.slots.name?.value;
  // A name that was told is that of who waits, or of who calls.
  if (known && own.name) state.slots.name = { value: own.name, confirmed: false };
  else if (known && own.who !== ME && current(state).who === ME) {
    addNote(state, `Called by: ${known}`);
    delete state.slots.name;
  }
  if (own.who === ME) delete state.whom;
  else state.whom = own.who.slice(0, 20);
  const words = parts
    .filter(({ of }) => !of || of.who !== who || of.name !== name)
    .map((each) => (each.of ? each.words : each.words.replace(TWO, " ")))
    .join(" ");
  const { language } = state;
  const said = fill(wording(talk.oneFirst, language), {
    one: whose(own, language),
    two: whose(there.part.of!, language),
  });
  const hears = hearTurn(context, state, words);
  // The turn asked for a visit, whichever half of it says so.
  if (own.who !== ME && heard.has("book", "forother")) hears.acts.set("forother", 0.9);
  if (here.service) hears.values.service ??= here.service;
  // '..., for my wife on Monday and for me on Tuesday, a cleaning': what closes the turn is for both.
  const close = plain(heard.words.split(/[,.;]\s+/).at(-1) ?? "");
  if (close.split(" ").length <= 3) {
    hears.values.service ??= serviceHeard(context.desk, close)?.id;
    const { values } = hearTurn(context, state, close);
    if (saysWhen(values) && !saysWhen(hears.values))
      Object.assign(hears.values, { days: values.days, time: values.time });
  }
  // 'A physical for my mother and a blood test for me, the same day, on Thursday' tells the day of both.
  const days = there.heard.values.days;
  if (SAME_DAY.test(heard.text) && hears.values.days.days.length === 0 && days.days.length > 0)
    hears.values.days = days;
  return { heard: hears, said };
}
/** The one day that was told so far, in words. */
function dayOf(context: DialogueContext, { slots, wish, mentioned, language }: DialogueState): string {
  const day = slots.day?.value ?? (wish.days.length === 1 ? wish.days[0] : mentioned);
  return day
    ? `${language === "es" ? "el" : "on"} ${speeches[language].day(day, clockOf(context).today)}`
    : "";
}
/** 'Could my wife and I both come in Thursday?' */
const BOTH_ON =
  /(?<!\p{L})(?:my \p{L}+ and (?:i|me|myself)|(?:me|i) and my \p{L}+|both of us|the two of us|we|us|both)(?!\p{L})[^.,;?!]{0,40}?(?<!\p{L})((?:this |next )?(?:mon|tues|wednes|thurs|fri|satur)day(?: (?:morning|afternoon))?|tomorrow(?: (?:morning|afternoon))?)(?!\p{L})/iu;
const SAME = "the same day";
const SAME_DAY =
  /\b(?:same (?:day|time|morning|afternoon|trip|visit)|together|back to back|(?:one|right) after (?:the other|another|each other|me|mine)|both (?:on|of us in on|in on)|bring(?:ing)? (?:in )?(?:two|both|the two|all)(?: of us)?(?: people| in)?|(?:the two|both) of us(?: in)?)\b/;
/** Of two: told, and no longer so. */
const TWO = /\b(?:for )?(?:me|myself|my \p{L}+) and (?:me|i|myself|my \p{L}+)\b|\b(?:two|both)\b/giu;

/** Who waits, those who are booked, and those of whom the call has told. */
const people = (state: DialogueState): Person[] => {
  const { later, names = [], told, more } = state;
  const now = topFlow(state)?.id === "book" ? current(state) : { who: ME };
  const waits =
    later?.who && later.who !== ME ? [{ who: later.who, ...(later.name && { name: later.name }) }] : [];
  const along = more > 0 || waits.length === 0 ? told.flatMap(spokenOf) : [];
  return [
    now,
    ...(now.who === ME ? [] : [{ who: ME }]),
    ...along.filter(({ who }) => who !== now.who),
    ...waits,
    ...names.map((name) => ({ who: "other", name })),
  ];
};

/** Whether visits are asked for: 'he can't come until Friday' of one who has none moves nothing. */
const begins = (heard: Heard, parts: readonly Heard[]): boolean =>
  [heard, ...parts].some((each) => each.has("book", "forother")) ||
  (!heard.has(...ELSE) && (heard.has("avail", "reason") || heard.values.service !== undefined));
function keep(state: DialogueState, who: string, name: string | undefined, words: string): void {
  const before = state.later?.words;
  // 'My son Leo has a cavity' names him.
  name ??= new RegExp(`(?<!\\p{L})(?:my|our|mi) ${who} (\\p{Lu}\\p{L}+)(?!['’\\p{L}])`, "u").exec(words)?.[1];
  state.later = {
    flow: "book",
    words: shorten([before, words].filter(Boolean).join(". "), 240),
    who: who.slice(0, 20),
    ...((state.later?.name ?? name) && { name: (state.later?.name ?? name)!.slice(0, 80) }),
  };
}

/** What is said of the one who waits is kept for then. */
function keptFor(context: DialogueContext, state: DialogueState, heard: Heard, who: string): Turn {
  const whole = { heard, said: "" };
  const parts = byPerson(heard.words, people(state));
  const { name } = state.later!;
  const isOther = (of: Person) =>
    of.who === who && (who !== "other" || of.name?.split(" ")[0] === name?.split(" ")[0]);
  const told = who === ME ? eachTold(context, state, parts) : [];
  const apart = told.length === 2 && daysOf(told[0]!) !== "" && daysOf(told[1]!) !== "";
  // 'Oh and he's been running a fever', of a son who is being booked, is not his father's.
  const now = current(state).who;
  const alike = [SHE, HE].some((each) => each.test(now) && each.test(who));
  const bare = (words: string) =>
    alike && spokenOf(words).length === 0 && !(name && words.includes(name.split(" ")[0]!));
  const theirs = parts.filter(
    ({ of, words }) => of && isOther(of) && !bare(words) && (who !== ME || apart || isMine(words)),
  );
  if (theirs.length === 0) return whole;
  const words = theirs.map((each) => each.words).join(", ");
  const rest = parts.filter((each) => !theirs.includes(each));
  const left = LEFT_OUT.test(plain(words));
  if (left) delete state.later;
  else if (rest.length > 0 || saysMore(context, state, words)) {
    const own = heard.values.name ?? state.slots.name?.value;
    keep(state, who, otherNamed(words, who === ME ? undefined : own) ?? theirs[0]!.of!.name, words);
  } else return whole;
  const said = wording(left ? talk.dropped : talk.keptForThen, state.language);
  if (rest.length === 0) return { said };
  return { heard: hearTurn(context, state, rest.map((each) => each.words).join(", ")), said: "" };
}
const saysMore = (context: DialogueContext, state: DialogueState, words: string): boolean => {
  const { values, has } = hearTurn(context, state, words);
  return (
    saysWhen(values) || values.service !== undefined || values.name !== undefined || has("reason", "inform")
  );
};
