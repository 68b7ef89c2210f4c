import type { Desk, Fact } from "../../../content/desks/desk.ts";
import { answerQuestion } from "./answer.ts";

/** A spoken sentence has at most so many words. */
export const SENTENCE_WORDS = 20;
/** What a desk should know: the first desk of the demo answers more than the others. */
export const FACTS_WANTED = { dental: 120, other: 80 } as const;
/** Aspects that every desk is asked about. */
const ALWAYS: readonly Fact["aspect"][] = ["hours", "payment", "contact", "languages", "privacy"];
const OF_A_PLACE: readonly Fact["aspect"][] = [
  "where",
  "parking",
  "transit",
  "access",
  "cancelpolicy",
  "new",
  "staff",
];
/** What a desk that never advises must not say. */
const ADVICE = {
  medical:
    /\b(you should take|take (an? )?(ibuprofen|tylenol|aspirin|antibiotic)|milligrams?|you (have|need) (an? )?(infection|antibiotic))\b/i,
  legal: /\b(you (have|had) a (good |strong )?case|you should (sue|sign|plead)|you will win)\b/i,
} as const;

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((part) => part !== "");
const words = (sentence: string): number => sentence.split(/\s+/).length;
const tooLong = (text: string): string | undefined =>
  sentences(text).find((sentence) => words(sentence) > SENTENCE_WORDS);

/** What a desk lacks or says badly, each in a sentence; empty when nothing. */
export function lacksOf(desk: Desk): string[] {
  const lacks: string[] = [];
  const written = desk.facts.filter(({ id }) => !/^(service|not)-/.test(id));
  const wanted = FACTS_WANTED[desk.kind === "dental" ? "dental" : "other"];
  if (written.length < wanted) lacks.push(`${written.length} facts; ${wanted} are wanted.`);
  const has = new Set(desk.facts.map(({ aspect }) => aspect));
  for (const aspect of [...ALWAYS, ...(desk.kind === "ringwell" ? [] : OF_A_PLACE)]) {
    if (!has.has(aspect)) lacks.push(`Nothing about '${aspect}'.`);
  }
  if (desk.neverAdvise && !has.has("advice")) lacks.push("Nothing to say when it is asked for advice.");
  if (desk.kind !== "ringwell" && !desk.address) lacks.push("No address.");
  if (!desk.urgent) lacks.push("Nothing for what is urgent and not for 911.");
  for (const service of desk.services) {
    if (!service.price) lacks.push(`Service '${service.id}' has no price.`);
    if (service.heard.length < 3) lacks.push(`Service '${service.id}' has fewer than three names.`);
  }
  for (const [name, text] of spokenTexts(desk)) {
    const long = tooLong(text);
    if (long) lacks.push(`${name}: ${words(long)} words in a sentence: '${long.slice(0, 60)}'`);
  }
  for (const fact of written) {
    if (fact.questions.length < 3) lacks.push(`'${fact.id}' has fewer than three questions.`);
    if (desk.neverAdvise && ADVICE[desk.neverAdvise].test(fact.answer))
      lacks.push(`'${fact.id}' gives advice.`);
    for (const question of fact.questions) {
      const found = answerQuestion(desk, question, { aspect: fact.aspect });
      // Its yes or no may stand before it.
      const told = desk.facts.filter(({ id }) => id === found?.factId).map(({ answer }) => answer);
      if (!told.includes(fact.answer))
        lacks.push(`'${question}' is answered by '${found?.factId ?? "nothing"}', not by '${fact.id}'.`);
    }
  }
  return lacks;
}

/** All that the desk says, by where it stands. */
function spokenTexts(desk: Desk): [string, string][] {
  return [
    ["greeting", desk.greeting],
    ["greetingEs", desk.greetingEs],
    ...(desk.urgent
      ? ([
          ["urgent", desk.urgent.words],
          ["urgent, Spanish", desk.urgent.wordsEs],
        ] as [string, string][])
      : []),
    ...desk.facts.flatMap(({ id, answer, es }): [string, string][] => [
      [`'${id}'`, answer],
      ...(es ? ([[`'${id}', Spanish`, es]] as [string, string][]) : []),
    ]),
  ];
}
