import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";

/** 'He's keeping my deposit. Is that the sort of thing you take?': whether the desk does what was told before. */
export function ofThat(
  { desk }: DialogueContext,
  { language }: DialogueState,
  { words: turn, clauses }: Pick<Heard, "words" | "clauses">,
  words: string,
): Answered | undefined {
  if (!pointsBack(turn, words)) return undefined;
  const at = turn.indexOf(words);
  const told = turn.slice(0, at);
  // Of a long story one part says what it is about.
  const parts = [
    ...(told.split(" ").length <= LONG ? [told] : []),
    ...clauses.flatMap((each) => (told.includes(each.words) ? [each.words] : [])),
  ];
  return parts
    .map((part) => answerQuestion(desk, part, { aspect: "offered" }, language))
    .filter((found): found is Answered => found?.aspect === "offered" && found.named)
    .reduce<Answered | undefined>((best, each) => (best && best.sure >= each.sure ? best : each), undefined);
}
/** Asks of a matter that stands before it, and names nothing itself. */
export const pointsBack = (turn: string, words: string): boolean =>
  turn.indexOf(words) >= LEAST && ASKS_IF_DONE.test(plain(words));
const LEAST = 8;
const LONG = 30;
const ASKS_IF_DONE =
  /(?<!\p{L})(?:(?:is|would|isn't) (?:that|this|it) (?:be )?(?:(?:a|an) (?:you|y'all) (?:thing|problem|matter)|(?:the|a) (?:sort|kind|type) of (?:thing|case|matter|stuff)|something|anything|one) ?.*|(?:do|can|could|would|will) (?:you|y'all|you guys|you folks|your (?:office|firm|lawyers))(?: guys| folks| all| even| ever)? (?:do|handle|take|help with|deal with|work on|touch) (?:that|this|those|(?:things|stuff|cases|matters) like (?:that|this)|(?:that|this) (?:kind|sort|type) of (?:thing|case|matter|stuff))|(?:llevan|hacen|toman|atienden|ven) (?:eso|casos as[ií]|cosas as[ií]))(?!\p{L})/u;
