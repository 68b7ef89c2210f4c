import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { ASKS } from "../paper/paper-text.ts";
import { plain } from "../readers/text.ts";
import { MOSTLY } from "./answers-of-request.ts";

/** 'He's keeping my deposit. Is that the sort of thing you take?': whether the desk does what was told before. */
export function ofThat(
  { desk }: DialogueContext,
  state: Pick<DialogueState, "language" | "told" | "note">,
  { words: turn, clauses }: Pick<Heard, "words" | "clauses">,
  words: string,
): Answered | undefined {
  const { language } = state;
  const at = turn.indexOf(words);
  // 'Do you even do that sort of thing? Business partners?', of a story that was told turns before.
  const lead = turn.slice(0, at).split(" ").filter(Boolean);
  const earlier =
    at >= 0 && lead.length < FEW && ASKS_IF_DONE.test(plain(words)) && DONE_HERE.test(plain(words));
  if (!earlier && !pointsBack(turn, words)) return undefined;
  const told = earlier ? turn.slice(at + words.length) : turn.slice(0, at);
  // Of a long story one part says what it is about.
  const parts = [
    ...(told.split(" ").length <= LONG ? [told] : []),
    ...(earlier ? [state.note, ...state.told].flatMap((each) => [each, ...each.split(/[,;.] | and /u)]) : []),
    ...clauses.flatMap((each) => (told.includes(each.words) ? [each.words] : [])),
  ];
  const found = parts
    .filter((part) => !part.startsWith(ASKS))
    .flatMap((part) =>
      ASPECTS.flatMap((aspect) => {
        const each = answerQuestion(desk, part, { aspect }, language);
        return each?.aspect === aspect && (each.own || each.covered >= (each.named ? SOME : MOSTLY))
          ? [each]
          : [];
      }),
    );
  return found.reduce<Answered | undefined>(
    (best, each) => (best && best.sure >= each.sure ? best : each),
    undefined,
  );
}
/** What a desk does and for whom, the papers that it gives, and what it has against a fear. */
const ASPECTS = ["offered", "records", "pain", "access", "rw.industries", "rw.voice"] as const;
/** 'Drinks like a horse' names a thing, and is not of it. */
const SOME = 0.4;
/** Asks of a matter that stands before it, and names nothing itself. */
export const pointsBack = (turn: string, words: string): boolean =>
  turn.indexOf(words) >= LEAST && ASKS_IF_DONE.test(plain(words));
/** 'Is it one after the other?' asks of no matter. */
const DONE_HERE =
  /(?<!\p{L})(?:do|handle|take|help with|deal with|work on|touch|llevan|hacen|toman|atienden|ven) (?:that|this|those|cases|things|eso|casos|cosas)(?!\p{L})/u;
const LEAST = 8;
/** 'Well hang on, ...' tells nothing. */
const FEW = 4;
const LONG = 30;
const WHO =
  "(?:you|y'all|ya'll|you guys|you folks|you people|you all|your (?:office|firm|lawyers|doctors?|dentists?)|anybody there|somebody there|anyone there|someone there|(?:some|any)(?:body|one) like you|people like you)";
const ASKS_IF_DONE = new RegExp(
  `(?<!\\p{L})(?:(?:is|would|isn't|was) (?:that|this|it) (?:be )?(?:(?:a|an) (?:you|y'all) (?:thing|problem|matter)|(?:the|a) (?:sort|kind|type) of (?:thing|case|matter|stuff)|(?:still )?(?:a thing(?!\\p{L})|(?:so|true|right)(?= or not)|(?:so|true|right)$)|${WHO}$|something|anything|one) ?.*|(?:do|does|can|could|would|will|if|whether) ${WHO}(?: guys| folks| all| even| ever| still| really)* (?:do|handle|take|help with|deal with|work on|touch|fix|offer|treat|(?:do|try) (?:something|anything) (?:about|bout|with|for)|help (?:me|us) (?:with|out with)) (?:that|this|those|it(?= (?:there|here|too|or not|still)|$)|(?:things|stuff|cases|matters) like (?:that|this)|(?:that|this) (?:kind|sort|type) of (?:thing|case|matter|stuff))|(?:is there )?(?:some|any)(?:body|one)(?: (?:there|here|at your place|in your office))? (?:who|that) (?:does|handles|helps|deals|can do|takes|fixes|knows)(?: \\p{L}+){0,3}? (?:that|this|it|those|those things)|(?:do|would|have) ${WHO}(?: guys| folks| people| all)? (?:have |got |offer )?(?:something|anything) (?:for|against|about|to help with|that helps with) (?:that|this|it|those|him|her|them)$|what (?:do|can|could|would|have) ${WHO}(?: guys| folks| all)* (?:do|got|have|offer|recommend|suggest) (?:about|for|against|with) (?:that|this|it|those|something like (?:that|this))|(?:is|would) (?:that|this|it)(?: be)? (?:in|up|down|right up) (?:your|y'all's) (?:line|alley|wheelhouse|street|department)|who (?:do|would|should|can|could) (?:i|we)(?: even| actually)* (?:talk|speak|turn|go) to(?: (?:about|for|with) (?:that|this|it|something like that))?$|^(?:(?:and|so) )*where does (?:that|this|it) leave (?:me|us|him|her)|(?:would|could|can|will) (?:one|any|some(?:body|one)) of (?:you|yours|your people|your lawyers|y'all)(?: guys)? (?:look at|take|handle|help with|do|take on) (?:that|this|it|those)|(?:can|could|would|will) (?:you|y'all|somebody|someone|they)(?: guys| people)? (?:please )?(?:get|get (?:a )?(?:ahold|hold) of|request|fetch|send for|track down|ask for|find) (?:them|those|it)(?: for (?:me|us|him|her))?$|(?:would|could|will|can|does) (?:it|this thing|that thing|yours) (?:even )?(?:manage|cope|get (?:that|them|him|her)|handle (?:that|it|them|him|her)|understand (?:that|them|him|her))$|(?:llevan|hacen|toman|atienden|ven|arreglan) (?:eso|casos as[ií]|cosas as[ií]))(?!\\p{L})`,
  "u",
);
