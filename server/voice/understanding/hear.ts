import { type ActId, acts as actsKnown } from "../../../content/understanding/acts.ts";
import type { Setting } from "./features.ts";
import { alarmsIn } from "./alarms.ts";
import { ENOUGH, leaveWeighed } from "./takes-leave.ts";
import { clausesOf } from "./clauses.ts";
import type { Model } from "./model.ts";

export type Alarm = "em.911" | "em.crisis" | "em.poison";
export type HeardAct = {
  act: ActId /** probability, 0 to 1 */;
  p: number /** index of the clause that says it */;
  clause: number;
};
export type Heard = {
  /** What was said, surest first. Empty: not understood, or nothing to do with the business. */
  acts: HeardAct[];
  /** What may have been said: worth a 'do you mean ...?', surest first. */
  maybe: { act: ActId; p: number }[];
  clauses: string[];
  /** An alarm that a sign or the model fears, and that nothing is sure of: ask one question, then act. */
  suspected?: Alarm;
  /** How much it sounds like leave taken of life, and how much of that is told by its words. */
  leave: { sum: number; signs: number };
};

const lifeAndDeath = new Set<string>(["em.911", "em.crisis", "em.poison"] satisfies Alarm[]);
/** What no word of danger says is asked about from this probability on, and from a higher one beside a plain request. */
const [fear, fearBesideOther, plain] = [0.75, 0.85, 0.6];
/** An alarm that no word is sure of, beside a plain request, is acted on from here: below it is asked about. */
const takenBesideOther = 0.97;
const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The probability of each act, and the clause that speaks for it most. */
export function probabilities(model: Model, clauses: string[], words: string, setting: Setting) {
  const { one, several, shift } = model.bands;
  const whole = model.scores(words, setting);
  const parts = clauses.length > 1 ? clauses.map((clause) => model.scores(clause, setting)) : [];
  return model.acts.map((act, number) => {
    if (parts.length === 0)
      return { act, p: sigmoid(one[0] * whole[number]! + one[1] + shift[number]!), clause: 0 };
    let clause = 0;
    for (let at = 1; at < parts.length; at += 1)
      if (parts[at]![number]! > parts[clause]![number]!) clause = at;
    const odds =
      several[0] * whole[number]! + several[1] * parts[clause]![number]! + several[2] + shift[number]!;
    return { act, p: sigmoid(odds), clause };
  });
}

/** The same, its alarms as they are without the words that are harmless. */
function withFearsOf(rest: string, all: HeardAct[], model: Model, setting: Setting): HeardAct[] {
  // A word or two that stay behind ('he's driving me crazy' leaves 'he's') tell nothing.
  const clauses = rest.split(" ").length > 2 ? clausesOf(rest) : [];
  const left = clauses.length > 0 ? probabilities(model, clauses, rest, setting) : [];
  return all.map((heard, number) =>
    lifeAndDeath.has(heard.act) ? { ...heard, p: left[number]?.p ?? 0 } : heard,
  );
}

/** What a caller said in one turn, in a setting. */
export function hear(model: Model, words: string, setting: Setting): Heard {
  const clauses = clausesOf(words);
  if (clauses.length === 0) return { acts: [], maybe: [], clauses, leave: { sum: 0, signs: 0 } };
  const { act: actBand, maybe: maybeBand, alarm } = model.bands;
  const { sure: ruled, feared: signed, rest, leave: told } = alarmsIn(words, clauses);
  const all = probabilities(model, clauses, words, setting);
  // 'Nothing, goodbye': two words tell of no danger that no list holds.
  const brief = clauses.join(" ").split(" ").length <= 2;
  const heard = rest === undefined && !brief ? all : withFearsOf(brief ? "" : rest!, all, model, setting);
  const surest = (a: { p: number }, b: { p: number }) => b.p - a.p;
  const busy = heard.some(({ act, p }) => p >= plain && ["ask", "task"].includes(actsKnown[act][0]));
  const taken = busy ? Math.max(alarm.act, takenBesideOther) : alarm.act;
  const sure = heard.filter(
    ({ act, p }) => p >= (lifeAndDeath.has(act) ? taken : actBand) && !ruled.some((rule) => rule.act === act),
  );
  // 'Just skip it' gives up what was asked for, and nothing else.
  const skipped = sure.find(({ act }) => act === "refuse")?.p ?? 0;
  const kept = sure.filter(({ act, p }) => act !== "drop" || p > skipped);
  const acts = [...ruled.map((rule) => ({ ...rule, p: 1 })), ...kept.sort(surest)];
  const maybe = heard
    .filter(({ act, p }) => p >= maybeBand && p < actBand && !lifeAndDeath.has(act))
    .sort(surest)
    .map(({ act, p }) => ({ act, p }));
  const least = Math.max(alarm.suspected, busy ? fearBesideOther : fear);
  const feared = heard.filter(({ act, p }) => lifeAndDeath.has(act) && p >= least).sort(surest)[0];
  const settled = acts.some(({ act }) => lifeAndDeath.has(act));
  const leave = leaveWeighed(told, all, words, setting.asked);
  // What sounds like leave by its words is no pain in the chest that the model alone hears.
  const leaves = leave.sum >= ENOUGH && (!feared || (leave.signs >= 1 && feared.act !== "em.poison"));
  const suspected = signed ?? (leaves ? "em.crisis" : undefined) ?? (feared?.act as Alarm | undefined);
  return { acts, maybe, clauses, leave, ...(suspected && !settled ? { suspected } : {}) };
}
