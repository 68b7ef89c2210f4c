import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Clause, Question } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { NEEDED } from "./question-forms.ts";

/** What is half heard of a wish as if it asked something is not answered. */
export function onlyWishes(clauses: readonly Clause[], heardActs: Map<ActId, number>, below: number): void {
  for (const clause of clauses)
    for (const act of clause.acts.filter(
      (each) => acts[each]?.[0] === "ask" && (heardActs.get(each) ?? 0) < below,
    )) {
      clause.acts = clause.acts.filter((each) => each !== act);
      heardActs.delete(act);
    }
}

/** What a question may still mean once something is under way or was filed: it asks, or it is danger. */
const STAYS: readonly ActId[] = [
  ...(["recap", "repeat", "check", "bot", "languages", "abuse", "injection", "foreign", "thanks"] as const),
];

/** Takes from the questions of a turn what would answer, begin or drop something. */
export function onlyAsks(
  state: DialogueState,
  questions: readonly Question[],
  clauses: readonly Clause[],
  heardActs: Map<ActId, number>,
): void {
  // A danger that is in good hands is no matter that was under way.
  const begun =
    state.stack.length > 0 || state.filed.some(({ kind }) => kind !== "emergency") || state.asked === "meant";
  const last = state.filed.at(-1);
  const done = [
    "book",
    "avail",
    "forother",
    "callback",
    "message",
    last?.kind === "message" ? last.about : "",
  ];
  const goes = (act: ActId): boolean => {
    const group = acts[act]?.[0];
    if (group === "ask" || group === "alarm" || STAYS.includes(act)) return false;
    return !begun || state.stack.length > 0 || group !== "task" || done.includes(act);
  };
  for (const { clauses: own } of questions.filter(({ words }) => begun || NEEDED.test(plain(words))))
    for (const clause of own) clause.acts = clause.acts.filter((a) => !goes(a));
  for (const act of heardActs.keys())
    if (questions.length > 0 && goes(act) && !clauses.some(({ acts: own }) => own.includes(act)))
      heardActs.delete(act);
}
