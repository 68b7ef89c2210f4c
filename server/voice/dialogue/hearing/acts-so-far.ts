import { type ActId, acts as actsKnown } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { understand } from "../../understanding/understand.ts";
import { tasksBySentence } from "./heard-alone.ts";
import { meantActs, taughtFor } from "./meant-acts.ts";

/** The acts that the words of a turn were understood as, and how what is meant by them puts those right. */
export function actsSoFar(state: DialogueState, words: string): ActsSoFar {
  const { language, asked } = state;
  const asAnswer = understand(words, taughtFor(asked), language);
  const understood = { ...asAnswer, ...dangerAlone(asAnswer, words, state) };
  const heard = new Map<ActId, number>();
  const byClause: ActId[][] = understood.clauses.map(() => []);
  for (const { act, p, clause } of meantActs(understood.acts)) {
    heard.set(act, Math.max(p, heard.get(act) ?? 0));
    byClause[clause]?.push(act);
  }
  for (const [act, p, clause] of tasksBySentence(understood.clauses, words, state)) {
    if ((heard.get(act) ?? 0) >= p) continue;
    heard.set(act, p);
    if (!byClause.some((own) => own.includes(act))) byClause[clause]?.push(act);
  }
  const without = (...gone: ActId[]) => {
    for (const act of gone) heard.delete(act);
    for (const [at, own] of byClause.entries()) byClause[at] = own.filter((act) => !gone.includes(act));
  };
  const instead = (act: ActId, p: number, ...gone: ActId[]) => {
    // What stands in a clause of its own is asked for there, and not in the question before it.
    const at = byClause.findIndex((own) => own.some((each) => each === act || gone.includes(each)));
    without(...gone);
    heard.set(act, Math.max(p, heard.get(act) ?? 0));
    // 'What? No! Forget it, bye': a farewell is of the last words, not of the question before them.
    byClause.at(act === "bye" ? -1 : act === "person" ? at : 0)?.push(act);
  };
  return { understood, heard, byClause, without, instead };
}

/**
 * A danger is heard as it would be said first, whatever was asked; and beside a request what is told is heard by itself:
 * 'I was going to ask if the doctor has anything, he is talking like he's had a few'.
 */
function dangerAlone(
  { suspected, acts, clauses, leave }: Understood,
  words: string,
  { asked, language }: DialogueState,
): Partial<Understood> {
  const isSure = acts.some(({ act }) => act.startsWith("em."));
  if (suspected || isSure || asked === "alarm" || words.split(" ").length < TELLS_ENOUGH) return {};
  const requests = new Set(
    acts
      .filter(({ act, p }) => p >= 0.5 && ["ask", "task"].includes(actsKnown[act][0]))
      .map(({ clause }) => clause),
  );
  const told = clauses.filter((_clause, at) => !requests.has(at)).join(", ");
  const beside = requests.size > 0 && told.split(" ").length >= TELLS_ENOUGH ? [told] : [];
  for (const each of [...(asked === "nothing" ? [] : [words]), ...beside]) {
    const alone = understand(each, "nothing", language);
    const sure = (["em.crisis", "em.911"] as const).find((act) => alone.acts.some((own) => own.act === act));
    const danger = sure ?? alone.suspected;
    // Leave is told by a whole turn, and in the middle of a call by more than that it is no errand.
    const errand = alone.acts.some(({ act, p }) => p >= 0.7 && ["ask", "task"].includes(actsKnown[act][0]));
    const vague =
      danger === "em.crisis" &&
      (each !== words || WHEN.test(words) || (!sure && (alone.leave.signs < 1 || errand)));
    if (!danger || vague) continue;
    // What would be acted on, said first, is acted on here.
    const own = each === words ? alone.acts.filter(({ act }) => act === sure) : [];
    return {
      suspected: danger,
      acts: [...acts, ...own.map((heard) => ({ ...heard, clause: 0 }))],
      leave: alone.leave.sum > leave.sum ? alone.leave : leave,
    };
  }
  return {};
}
/** 'Not the week after, I meant the week after that', 'after ten on Monday': what settles a day. */
const WHEN =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week after|next (?:week|month)|o'clock|noon)\b/i;
/** Words from which on it is no mere answer. */
const TELLS_ENOUGH = 6;

type Understood = ReturnType<typeof understand>;
interface ActsSoFar {
  understood: Understood;
  heard: Map<ActId, number>;
  byClause: ActId[][];
  without: (...gone: ActId[]) => void;
  instead: (act: ActId, p: number, ...gone: ActId[]) => void;
}
