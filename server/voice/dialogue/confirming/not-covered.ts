import { talk } from "../../../../content/flows/talk.ts";
import { INSURERS } from "../../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { wording } from "../say/speech.ts";

const OF_A_PLAN =
  /(?<!\p{L})(?:take|takes|accept|accepts|cover|covered|in[- ]network|insurance|plan|aceptan|acepta|toman|agarran|reciben|cubre|seguro)(?!\p{L})/iu;
const NOT_TAKEN =
  /^(?:no[,. ]|(?:sorry|i'm afraid),? )|(?<!\p{L})(?:don't|do not|can't|not) (?:take|accept|bill)(?!\p{L})|(?<!\p{L})no (?:aceptamos|tomamos|recibimos)(?!\p{L})/iu;

/** 'Yes. Do you take Medicaid?', of a visit that is read back: what is not taken is told first, and then whether it stands is asked. */
export function notCovered(
  { desk }: DialogueContext,
  state: DialogueState,
  { questions, words }: Heard,
): string | undefined {
  if (state.asked !== "confirm" || state.changing || topFlow(state)?.id !== "book") return undefined;
  const asked = questions.length === 1 ? questions[0]! : undefined;
  if (!asked || !OF_A_PLAN.test(asked.words)) return undefined;
  const found = answerQuestion(desk, asked.words, { aspect: "insurance" }, state.language);
  if (!found || !NOT_TAKEN.test(found.answer) || state.topics.includes(found.factId)) return undefined;
  state.topics = [...state.topics, found.factId].slice(-8);
  const plan = INSURERS.exec(words)?.[0];
  if (plan) state.notes = withRow(state.notes, "Insurance", plan);
  return `${found.answer} ${wording(talk.allTheSame, state.language)}`;
}

/** 'I need a physical. I've got Medicaid': a plan that is not taken is said to be none at once. */
export function takePlanTold(
  { desk }: DialogueContext,
  state: DialogueState,
  { words, has }: Heard,
): { rest: string; said: string } | undefined {
  const books = topFlow(state)?.id === "book" || (!topFlow(state) && has("book"));
  if (!books || state.changing || state.asked === "confirm" || words.includes("?")) return undefined;
  const plan = HAS_PLAN.test(words) ? words.match(new RegExp(INSURERS, "giu"))?.at(-1) : undefined;
  if (!plan) return undefined;
  const asked = state.language === "es" ? `¿aceptan ${plan}?` : `do you take ${plan}?`;
  const found = answerQuestion(desk, asked, { aspect: "insurance" }, state.language);
  if (!found || !NOT_TAKEN.test(found.answer) || state.topics.includes(found.factId)) return undefined;
  state.topics = [...state.topics, found.factId].slice(-8);
  return { rest: words, said: found.answer };
}
const HAS_PLAN =
  /(?<!\p{L})(?:(?:i|we|he|she|they)(?:['’]ve| have|['’]s| has|['’]re| are|['’]m| am)?(?: got| have| on| with| under| covered by| insured with)|(?:my|our|his|her|their|the) (?:insurance|plan|coverage)(?: is|['’]s)?|insurance (?:is|with)|tengo|tenemos|tiene|mi seguro es|con)(?!\p{L})/iu;
