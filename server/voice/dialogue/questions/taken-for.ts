import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";
import { answerTo } from "./answer-to.ts";
import { noSuchDoctor } from "./of-staff.ts";
import { isAsk, NOT_DONE } from "./asked-words.ts";
import type { Answer } from "./spoken-answer.ts";

interface Of {
  asked: (answer: Answer) => string;
  place: (answer: Answer) => number;
  notDone: (words: string) => boolean;
}
/** The answers of a turn as they are said: what is known first, in the order of its questions. */
export const arranged = (
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  given: readonly Answer[],
  of: Of,
): Answer[] =>
  (given.some(({ known }) => known) ? given : withoutDoctor(context, state, heard, given))
    .filter(({ known }) => known || !given.some((each) => each.known && each.settles))
    .filter((each) => each.known || !heard.has("complaint") || !RHETORICAL.test(plain(of.asked(each))))
    .flatMap((each) => pricedBeside(context, each, given, of))
    .filter((each) => !isPricedAgain(each, given))
    .map((each) => unlessFree(state, saidOf(heard, of.asked(each)), each))
    // Nor is what was found said before it was told that it is not done.
    .filter((each) => NOT_DONE.test(each.say) || !of.notDone(of.asked(each)))
    .sort((a, b) => Number(b.known) - Number(a.known) || Math.sign(of.place(a) - of.place(b)) || 0);

/** What a thing costs, once another answer has said so. */
const isPricedAgain = (answer: Answer, given: readonly Answer[]): boolean => {
  const sums = answer.known && /price|payment/.test(answer.topic) ? sumsIn(answer.say) : [];
  return (
    sums.length > 0 &&
    given
      .slice(0, given.indexOf(answer))
      .some((each) => each.known && sums.every((sum) => sumsIn(each.say).includes(sum)))
  );
};
const sumsIn = (say: string): string[] => say.match(/\d+(?= (?:dollars|d[oó]lares))/g) ?? [];

/** 'Is anybody even reading these?', beside a complaint: nobody waits for its answer. */
const RHETORICAL =
  /(?<!\p{L})(?:(?:is|does|do|did) (?:anybody|anyone|somebody|someone|nobody|no one|you people|y'all|you guys)(?: even| actually| really| ever| there)* (?:read\p{L}*|listen\p{L}*|home|awake|work\p{L}*|care\p{L}*|answer\p{L}*|pick\p{L}*|check\p{L}*|train\p{L}*|know\p{L}*|there|alive|look\p{L}*)|what(?:'s| is| the \p{L}+ is) (?:wrong|the matter|going on) with|what kind of (?:an? )?(?:place|office|outfit|operation|business|circus|joke|shop|way)|how (?:hard|long|many times|difficult) (?:is|can|could|does|do|must|should)|do you (?:people|guys|all|even|ever|actually)|who (?:runs|trains|hires)|are you (?:people )?(?:serious|kidding|joking|blind|deaf)|why do i (?:even )?bother|you call th(?:at|is))(?!\p{L})/u;
/** 'Who took over Dr. Hernandez's patients?', where there is none of that name. */
function withoutDoctor(
  { desk }: DialogueContext,
  state: DialogueState,
  heard: Heard,
  given: readonly Answer[],
): readonly Answer[] {
  const nobody = given.length > 0 ? noSuchDoctor(desk, state, "", heard.words) : undefined;
  return nobody ? [nobody] : given;
}
/** 'Is there parking, and is it free?': money that is asked of what was just answered is in that answer, or nobody here knows it. */
function pricedBeside(context: DialogueContext, answer: Answer, given: readonly Answer[], of: Of): Answer[] {
  const words = of.asked(answer);
  if (
    !answer.known &&
    HOW_FAST.test(plain(words)) &&
    given.some((each) => each.known && of.place(each) < of.place(answer) && NAMES_LENGTH.test(each.say))
  )
    return [];
  if (!answer.known)
    return WHY_PAY.test(plain(words)) && given.some(({ topic }) => /price/.test(topic)) ? [] : [answer];
  // 'Can I get a new one, and how much?', where the price was just told.
  const isGiven = HOW_MUCH.test(plain(words)) || GIVEN_FREE.test(plain(words));
  if (!isGiven && !MONEY_OF_IT.test(plain(words))) return [answer];
  const before = given.filter((each) => each.known && each !== answer && of.place(each) < of.place(answer));
  // 'My sister said you give it for free', of what was just priced.
  if (isGiven && before.some(({ say }) => sumsIn(say).length > 0)) return [];
  if (before.length === 0 || !isOfAnyPrice(context, answer)) return [answer];
  return before.some(({ say }) => NAMES_MONEY.test(say))
    ? []
    : [{ say: "", topic: answer.topic, known: false, question: words }];
}
/** Tells what is charged in general, and of no thing. */
const isOfAnyPrice = ({ desk }: DialogueContext, { topic, say }: Answer): boolean =>
  (say.match(/\d+/g) ?? []).length > 2 ||
  desk.facts.some(
    ({ id, aspect, entity }) => id === topic && !entity && /^(?:price|cancelpolicy|payment)$/.test(aspect),
  );
/** 'So why would I be paying anything?', beside what it costs. */
const WHY_PAY =
  /^(?:(?:and|so|but|then) )*(?:why|how come|what) (?:would|do|should|am|must|did)? ?i(?:'m|'d)? (?:be )?(?:still |even )?(?:pay\p{L}*|ow(?:e|ing)|(?:being |getting )?charged)(?!\p{L})/u;
/** What 'so why would I be paying anything?' takes for true stands before it. */
const saidOf = (heard: Heard, words: string): string => (WHY_PAY.test(plain(words)) ? heard.words : words);
/** 'And how fast are the results?', where the answer before says it. */
const HOW_FAST =
  /^(?:(?:and|so|but|or|y) )*(?:how (?:fast|quick|quickly|soon|long)|when (?:do|will|would) (?:i|we|you|they)|cu[aá]nto (?:tarda|dura))(?!\p{L})/u;
const NAMES_LENGTH =
  /(?<!\p{L})(?:\d+|an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|half an|same|next|un[ao]?|dos|tres|quince) (?:minutes?|hours?|days?|weeks?|months?|working days?|minutos|horas?|d[ií]as?|semanas?)(?!\p{L})/iu;
const HOW_MUCH =
  /^(?:(?:and|so|but|or|an) )*(?:for )?(?:how much|what)(?:'s| is| are| would| does| do)?(?: (?:it|that|they|those|one))?(?: be)?(?: (?:cost|run|go for|charge|the (?:price|cost|damage)))?(?: me)?$/u;
const GIVEN_FREE =
  /^(?:(?:and|so|but|or) )*(?:that )?(?:you(?: guys| all| people)?|they|y'all) (?:do|give|offer|have|hand|throw) (?:it|that|them|those)(?: (?:out|in|to (?:me|us|people|everybody)))? (?:for free|free)$/u;
const MONEY_OF_IT =
  /^(?:(?:and|so|but|or|y|o) )*(?:(?:is|are) (?:it|that|this|they|those|there)(?: (?:an?|any))?(?: extra| additional)? (?:free|extra|charge|cost|fee|expensive|gratis)|(?:do|does|will|would) (?:it|they|that|those|you)(?: guys)? (?:cost|charge)(?: (?:me|extra|more|anything|for (?:it|that|this|them)))*|(?:es|son) gratis|cuesta(?: extra| algo)?|cobran)(?: (?:for (?:it|that|this|them)|too|extra|also|a charge))*$/u;
const NAMES_MONEY =
  /(?<!\p{L})(?:free|no (?:fee|charge|extra)|dollars|nothing extra|costs? (?:nothing|the same)|gratis|d[oó]lares|sin costo)(?!\p{L})/iu;

/** 'Cleanings are free, right?', answered with what they cost. */
const takenForFree = (words: string, { say, topic }: Answer): boolean =>
  /price/.test(topic) && FREE.test(plain(words)) && /\d|hundred/.test(say) && !/free|gratis/iu.test(say);
const FREE =
  /(?<!\p{L})(?:(?<!(?:if|when|are) you(?:'re| are)? )(?:for )?free(?! (?:time|slot|spot|hour|on|at|this|next|tomorrow|today|day|the|in|to))|no charge|don't cost|doesn't cost|gratis|no cuesta)(?!\p{L})/u;
/** The answer; what is taken for free and is not is put right before it. */
export const unlessFree = ({ language }: DialogueState, words: string, answer: Answer): Answer =>
  takenForFree(words, answer)
    ? { ...answer, say: `${wording(talk.notFree, language)} ${answer.say}` }
    : answer;

/** 'My front desk girl has been with me nineteen years, am I going to have to fire her?': what it is about stands beside the question. */
export function byWhole(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  others: number,
): Answer | undefined {
  if (others > 0 || heard.questions.length !== 1 || heard.clauses.length < 2) return undefined;
  const [act, sure] = [...heard.acts].find(([each, p]) => isAsk(each) && p >= SURELY) ?? [];
  const answer = act && sure ? answerTo(context, state, heard, act, heard.words, sure) : undefined;
  return answer?.known ? answer : undefined;
}
const SURELY = 0.8;
