import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { understand } from "../../understanding/understand.ts";
import { tasksBySentence } from "./heard-alone.ts";
import { meantActs, taughtFor } from "./meant-acts.ts";

/** The acts that the words of a turn were understood as, and how what is meant by them puts those right. */
export function actsSoFar(state: DialogueState, words: string): ActsSoFar {
  const { language, asked } = state;
  const understood = understand(words, taughtFor(asked), language);
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
    without(...gone);
    heard.set(act, Math.max(p, heard.get(act) ?? 0));
    // 'What? No! Forget it, bye': a farewell is of the last words, not of the question before them.
    byClause.at(act === "bye" ? -1 : 0)?.push(act);
  };
  return { understood, heard, byClause, without, instead };
}

interface ActsSoFar {
  understood: ReturnType<typeof understand>;
  heard: Map<ActId, number>;
  byClause: ActId[][];
  without: (...gone: ActId[]) => void;
  instead: (act: ActId, p: number, ...gone: ActId[]) => void;
}
