import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { understand } from "../../understanding/understand.ts";
import type { Clause, Question } from "./heard.ts";
import { plain } from "../readers/text.ts";
import { sentencesOf } from "../paper/note-words.ts";

// What the model hears in one sentence or question of a turn by itself: of the whole turn the surer one is heard alone.

/** What is asked for in a sentence of its own: beside a question the whole turn speaks for it less than it does. */
export function tasksBySentence(
  clauses: readonly string[],
  words: string,
  { asked, language }: DialogueState,
): [act: ActId, p: number, clause: number][] {
  const owed = clauses.findIndex((each) => ASKS_WHAT_IS_OWED.test(plain(each)));
  if (owed >= 0) return [["billing", 0.9, owed]];
  const sentences = sentencesOf(words);
  if (sentences.length < 2 || sentences.length > 6) return [];
  return sentences.flatMap((sentence, at) => {
    const clause = clauses.findIndex((each) => sentence.includes(each));
    if (clause < 0 || sentence.includes("?") || sentence.split(" ").length < 4) return [];
    const [first] = understand(
      sentence,
      at === 0 && asked !== "how" && asked !== "against" && asked !== "place" ? asked : "nothing",
      language,
    ).acts;
    if (!first || acts[first.act][0] !== "task" || OF_PLAIN_WORDS.includes(first.act)) return [];
    if (first.p < BY_ITSELF) return [];
    return [[first.act, Math.max(0.6, first.p), clause] as [ActId, number, number]];
  });
}
/** 'I wanna know if I owe you guys anything from last time.' */
const ASKS_WHAT_IS_OWED =
  /(?<!\p{L})(?:if|whether|how much|what) (?:i|we|he|she)(?: still| also|'ve)* owes? (?:(?:you|y'all|ya)(?: guys| folks| people| all)?(?: (?:anything|something|money|any money))?|anything|something)(?= (?:from|for|on|still|left) |$)|(?<!\p{L})(?:(?:if|whether) (?:i|we)(?: still)? have|(?:if|whether) there(?:'s| is)(?: still)?) an? (?:\p{L}+ )?balance(?!\p{L})/u;

/** What each question asks that stands beside another, or behind something told: of the whole turn the surer one is heard alone. */
export function asksByThemselves(
  questions: readonly Question[],
  clauses: readonly Clause[],
  heardActs: Map<ActId, number>,
  language: DialogueState["language"],
): void {
  const isAsk = (act: ActId) => acts[act]?.[0] === "ask";
  for (const { words, clauses: own } of questions) {
    if (own.length === clauses.length) continue;
    const known = own.flatMap((each) => each.acts.filter(isAsk));
    if (known.length > 0 && questions.length === 1) continue;
    const first = understand(words, "nothing", language).acts.find(({ act }) => isAsk(act));
    // 'How much are they', beside another question, asks for no advice.
    const mere = known.length > 0 && known.every((act) => act === "advice");
    const before = mere ? 0 : Math.max(0, ...known.map((act) => heardActs.get(act) ?? 0));
    // Heard by itself it is surer.
    if (first && known.includes(first.act) && first.p > (heardActs.get(first.act) ?? 0))
      heardActs.set(first.act, first.p);
    if (!first || known.includes(first.act) || first.p < (mere ? 0.3 : BY_ITSELF) || first.p <= before)
      continue;
    for (const each of own) each.acts = each.acts.filter((act) => !isAsk(act));
    own[0]!.acts = [...own[0]!.acts, first.act];
    heardActs.set(first.act, Math.max(first.p, heardActs.get(first.act) ?? 0));
    for (const act of known) if (!clauses.some((each) => each.acts.includes(act))) heardActs.delete(act);
  }
}
/** These are told by their words, and named in passing. */
const OF_PLAIN_WORDS: readonly ActId[] = ["keep", "callback", "message", "person", "forother"];
const BY_ITSELF = 0.45;
