import { hear } from "../../server/voice/understanding/hear.ts";
import type { Model } from "../../server/voice/understanding/model.ts";
import type { FrozenTurn } from "./lines.ts";

/** What is counted on turns that were never trained on. Shares are percents. */
export type Scores = {
  turns: number;
  /** micro F1 over acts */
  f1: number;
  /** turns with all that must be heard, and nothing else but what may be */
  exact: number;
  /** turns whose surest act is right */
  main: number;
  /** turns of which nothing must be heard, with nothing heard */
  abstained: string;
  /** alarms of danger to life, crisis and poison that were heard, and that were at least suspected */
  alarms: string;
  suspected: string;
  /** harmless turns taken for an alarm, and suspected of one */
  falseAlarms: number;
  falseSuspicions: number;
};

const alarms = new Set<string>(["em.911", "em.crisis", "em.poison"]);
const percent = (part: number, of: number): number => (of === 0 ? 100 : Math.round((1000 * part) / of) / 10);

/** Scores, and each turn that is not exactly right with what was heard. */
export function score(
  model: Model,
  turns: FrozenTurn[],
): { scores: Scores; wrong: { turn: FrozenTurn; heard: string[] }[] } {
  let hits = 0;
  let extra = 0;
  let missed = 0;
  let main = 0;
  let asked = 0;
  const quiet = { all: 0, right: 0 };
  const alarm = { all: 0, heard: 0, suspected: 0, falsely: 0, feared: 0 };
  const wrong: { turn: FrozenTurn; heard: string[] }[] = [];
  for (const turn of turns) {
    const result = hear(model, turn.words, turn);
    const heard = result.acts.map(({ act }) => act);
    const right = turn.must.every((act) => heard.includes(act));
    const more = heard.filter((act) => !turn.must.includes(act) && !turn.may.includes(act));
    hits += turn.must.filter((act) => heard.includes(act)).length;
    missed += turn.must.filter((act) => !heard.includes(act)).length;
    extra += more.length;
    if (!right || more.length > 0)
      wrong.push({
        turn,
        heard: [...result.acts, ...result.maybe.map(({ act, p }) => ({ act: `(${act})`, p }))].map(
          ({ act, p }) => `${act} ${p.toFixed(2)}`,
        ),
      });
    if (turn.must.length === 0) {
      quiet.all += 1;
      if (more.length === 0) quiet.right += 1;
    } else {
      asked += 1;
      if (heard[0] && (turn.must.includes(heard[0]) || turn.may.includes(heard[0]))) main += 1;
    }
    const isAlarm = turn.must.some((act) => alarms.has(act));
    const mayAlarm = turn.may.some((act) => alarms.has(act));
    const tookIt = heard.some((act) => alarms.has(act));
    if (isAlarm) {
      alarm.all += 1;
      if (tookIt) alarm.heard += 1;
      if (tookIt || result.suspected) alarm.suspected += 1;
    } else if (!mayAlarm) {
      if (tookIt) alarm.falsely += 1;
      else if (result.suspected) alarm.feared += 1;
    }
  }
  const scores = {
    turns: turns.length,
    f1: percent(2 * hits, 2 * hits + extra + missed),
    exact: percent(turns.length - wrong.length, turns.length),
    main: percent(main, asked),
    abstained: `${quiet.right} of ${quiet.all}`,
    alarms: `${alarm.heard} of ${alarm.all}`,
    suspected: `${alarm.suspected} of ${alarm.all}`,
    falseAlarms: alarm.falsely,
    falseSuspicions: alarm.feared,
  };
  return { scores, wrong };
}
