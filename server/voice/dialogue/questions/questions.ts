import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { understand } from "../../understanding/understand.ts";
import { COMES_OFF } from "../tasks/task-words.ts";
import type { Clause, Heard, Question } from "../hearing/heard.ts";
import { namesOnlyWhen } from "../times/another-time.ts";
import { asksFree } from "./asks-free.ts";
import { contentOf } from "../paper/paper-text.ts";
import { phoneHeard } from "../readers/phone.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { saysHour } from "../readers/when.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { bySentence } from "../hearing/turn-clauses.ts";
import {
  ASKS,
  asksByForm,
  breaksOff,
  LEADS,
  NEEDED,
  OF_THE_CALL,
  OPENS,
  remarksOnSpelling,
  RIGHT,
  TAG,
  ASKS_TODAY,
  WH,
} from "./question-forms.ts";
import { onlyWishes } from "./asked-acts.ts";
import {
  ANNOUNCES,
  ANY_OTHER,
  ASKS_ON,
  ASKS_WHEN,
  CHECKS,
  COMES_ALONG,
  IN_GENERAL,
  IN_HOURS,
  IS_IF,
  JOINED,
  LIKENS,
  MODAL,
  NEAREST,
  NEEDS_VISIT,
  OF_LEAVE,
  OF_MINE,
  OTHERWISE,
  REQUESTS,
} from "./asked-words.ts";
import { WISHES_TIME } from "./of-times.ts";

/** The questions of a turn, each whole; what asks for a time or for something to be done is none. */
export function questionsIn(
  state: DialogueState,
  turn: Pick<Heard, "words" | "clauses">,
  heardActs: Map<ActId, number>,
): { questions: Question[]; wishes: Clause[]; free: Clause[] } {
  const p = (act: ActId) => heardActs.get(act) ?? 0;
  const found: Question[] = [];
  const free: Clause[] = [];
  const wished: Clause[] =
    state.asked === "confirm"
      ? turn.clauses.filter(({ words }) => !IF_OPEN.test(words) && namesOnlyWhen(words, state.language))
      : [];
  const all = bySentence(turn);
  for (const [i, { sentence, clauses }] of all.entries()) {
    for (const asked of asking(state, turn.words, sentence, clauses, i === all.length - 1)) {
      const words = asked.map((each) => each.words).join(" ");
      if (asked.length === 0 || tellsValue(state, sentence, clauses, p)) continue;
      if (asked.every((each) => wished.includes(each))) continue;
      if (ASKS_TODAY.test(plain(words))) {
        found.push({ words, clauses: asked });
        continue;
      }
      if (digitsIn(state, words) >= 7 || wishes(state, words, asked, p)) {
        wished.push(...asked);
        continue;
      }
      if (asksFree(state, words, asked, (act) => p(act) >= SURELY)) {
        free.push(...asked);
        continue;
      }
      // 'Tuesday at two?' beside 'I'd rather talk to a person'.
      if (saysHour(plain(words), state.language) && namesOnlyWhen(words, state.language)) {
        wished.push(...asked);
        continue;
      }
      if (!wants(state, words, asked, p)) found.push({ words, clauses: asked });
    }
  }
  onlyWishes(wished, heardActs, state.asked === "confirm" ? 1.1 : SURELY);
  onlyWishes(free, heardActs, 1.1);
  return { questions: found, wishes: [...wished, ...free], free };
}

/** 'Are you open on Saturdays?', while a visit is read back, wishes for no Saturday. */
const IF_OPEN =
  /^(?:(?:and|so|but|oh|wait|y),? )*(?:are|is|do|will) (?:you|y['’]all|the (?:office|desk|practice))(?: (?:guys|ever|usually|also|even))* ?(?:open|work|there)(?: on)? |^(?:y )?¿?(?:abren|abre|est[aá]n? abiert[oa]s?) (?:el|los) /iu;

/** The questions of one sentence, each as its clauses. */
function asking(
  state: DialogueState,
  turn: string,
  sentence: string,
  clauses: readonly Clause[],
  last: boolean,
): (readonly Clause[])[] {
  if (clauses.length === 0 || REQUESTS.test(sentence) || remarksOnSpelling(sentence)) return [];
  if (!/\?\W*$/.test(sentence)) {
    const asksOn = ({ words }: Clause, at: number) =>
      at > 0 &&
      ASKS_ON.test(words) &&
      ASKS.test(plain(words)) &&
      asksByForm(turn, sentence, clauses[at - 1]!.words);
    const open = clauses.filter((each, at) => asksByForm(turn, sentence, each.words) || asksOn(each, at));
    const broken = RIGHT.test(sentence) || (last && breaksOff(sentence));
    // 'Do you even | do that kind of thing': what is too short to ask anything goes on.
    const whole = (each: Clause) => {
      const at = clauses.indexOf(each);
      return clauses.slice(at, at + (each.words.split(" ").length <= 3 ? 2 : 1));
    };
    return open.length === 0 && broken ? [clauses.slice(-1)] : open.map(whole);
  }
  // 'Monday after four, if you've got it?' wishes.
  const opens = clauses.findIndex(
    ({ words }, at) =>
      OPENS.test(plain(words)) && !(at > 0 && at === clauses.length - 1 && /^if /i.test(words)),
  );
  // 'I'll take the later one, and how much is it?' asks by itself.
  if (TAG.test(sentence) && !WH.test(plain(clauses.at(-1)!.words)))
    return [clauses.slice(Math.min(opens < 0 ? 99 : opens, Math.max(0, clauses.length - 2)))];
  // 'But by phone, is that okay?' asks of what stands before it.
  if (opens > 0 && OF_LEAVE.test(plain(clauses[opens]!.words))) return [clauses.slice(opens - 1)];
  if (opens >= 0) return eachAsked(clauses.slice(opens));
  // 'Ines Calder?', 'the earlier one?' answer, with a rising voice.
  const few = clauses.at(-1)!.words.split(" ").length <= 5;
  const checks =
    state.asked === "phone" && CHECKS.test(plain(sentence)) && withoutTail(sentence) !== sentence;
  if (few && !checks && !NO_ANSWERS.includes(state.asked) && !ANNOUNCES.test(sentence)) return [];
  // '¿Y habla bien el español, o puro inglés como los otros?' likens at its end.
  return [clauses.slice(LIKENS.test(plain(clauses.at(-1)!.words)) ? -2 : -1)];
}

/** 'How long does it take, do I sign anything, and what if it breaks?': what asks by itself is a question of its own. */
function eachAsked(clauses: readonly Clause[]): (readonly Clause[])[] {
  const found: Clause[][] = [];
  for (const each of clauses) {
    const text = plain(each.words);
    const own =
      found.length === 0 ||
      (!IS_IF.test(plain(found.at(-1)!.at(-1)!.words)) &&
        !OTHERWISE.test(text) &&
        // 'What happens when they yell, do you just cry?' asks once.
        !(JUST_SO.test(text) && WH.test(plain(found.at(-1)![0]!.words))) &&
        (ASKS.test(text) || JOINED.test(text)) &&
        text.split(" ").length > 3 &&
        (contentOf(text).length > 0 || WH.test(text) || NEEDED.test(text) || NEEDS_VISIT.test(text)));
    if (own) found.push([each]);
    else found.at(-1)!.push(each);
  }
  return found;
}

const JUST_SO =
  /^(?:or )?(?:do|does|will|would|are|is) (?:you|it|they|he|she|we|i|y'all) (?:all |then )?(?:just|simply|only|like) /u;
const digitsIn = ({ language }: DialogueState, words: string): number => {
  const text = language === "es" ? anglicize(plain(words)) : plain(words);
  const { phone, digits } = phoneHeard(text, "", true);
  return phone ? 10 : digits.length;
};

/** What asks for nothing behind what is told: 'Tom Hale, right?', 'el viernes, ¿sí?' */
const TAIL =
  /[\s,]*¿?(?<!\p{L})(?:right|correct|(?:now |so )?(?:did|do|have) you (?:get|got|have|hear|catch) (?:all )?(?:that|it)(?: down| right)?|(?:you )?got (?:that|it)(?: down)?|ok(?:ay)?|yeah|yes|is that (?:ok(?:ay)?|right|all right|fine|good)|(?:is|are)n't (?:it|that|i)|no|s[ií]|verdad|cierto|correcto|vale|bueno|de acuerdo|est[aá] bien)\s*\?\W*$/iu;
export const withoutTail = (words: string): string =>
  RIGHT.test(words) ? words.replace(/[\s,]*right\W*$/i, "") : words.replace(TAIL, "");
/** A short answer to what was asked with a tail behind it, and no more than that: 'so that's Friday, right?' asks. */
function tellsValue(
  state: DialogueState,
  sentence: string,
  clauses: readonly Clause[],
  p: (act: ActId) => number,
): boolean {
  const { asked } = state;
  const told = withoutTail(sentence);
  if (told === sentence || NO_ANSWERS.includes(asked)) return false;
  if (asked === "phone") return digitsIn(state, told) >= 3;
  if (asked === "name" && WHEN_WORDS.test(told)) return false;
  return told.split(" ").length <= 6 && !OF_OTHERS.test(plain(told)) && !surelyAsk(clauses, p);
}
const NO_ANSWERS: readonly string[] = ["confirm", "anything-else", "nothing"];
const OF_OTHERS =
  /^(?:so|then|and|but|that's|that|you|you're|you'll|they|he|she|we|there|entonces|y|pero|eso|ustedes)(?!\p{L})/u;

/** 'Could you just tell me, can she take the kids?' asks what follows. */
const TELL_ME = new RegExp(
  `^${LEADS}(?:(?:can|could|would|will) (?:you|i) (?:please |just |quickly )*(?:tell me|ask(?: you)?|explain)|(?:me )?puede decir(?:me)?)(?: real quick| quickly| something| a question)?,?`,
  "u",
);

/** Whether one that a question names is a wish for it. */
const awaitsTime = ({ asked, stack }: DialogueState): boolean =>
  ["day", "offer", "when", "change"].includes(asked) || (asked === "note" && stack.at(-1) === "move");
/** 'Does Friday at ten work?' wishes for it, unless something else is surely asked: 'is parking free on Fridays?' */
const wishes = (
  state: DialogueState,
  words: string,
  clauses: readonly Clause[],
  p: (act: ActId) => number,
): boolean =>
  (state.asked === "offer" && (NEAREST.test(words) || ANY_OTHER.test(plain(words)))) ||
  (awaitsTime(state) &&
    (WHEN_WORDS.test(words) || IN_HOURS.test(plain(words)) || saysHour(plain(words), state.language)) &&
    ![COMES_ALONG, COMES_OFF, NEEDED, OF_MINE].some((each) => each.test(plain(words))) &&
    !surelyAsk(clauses, p));
const surelyAsk = (clauses: readonly Clause[], p: (act: ActId) => number): boolean =>
  clauses.some(({ acts: own }) => own.some((act) => acts[act]?.[0] === "ask" && p(act) >= SURELY));
const SURELY = 0.5;
const LED = new RegExp(`^${LEADS}`, "u");
function wants(
  { asked, stack, language }: DialogueState,
  words: string,
  clauses: readonly Clause[],
  p: (act: ActId) => number,
): boolean {
  const text = plain(words).replace(TELL_ME, "").trim().replace(LED, "");
  if (OF_MINE.test(text)) return false;
  if (text === "" || OF_THE_CALL.test(text)) return true;
  if (["offer", "day"].includes(asked) && ASKS_WHEN.test(text)) return true;
  if (WHEN_WORDS.test(words) && WISHES_TIME.test(text) && !IN_GENERAL.test(text)) return true;
  if (COMES_ALONG.test(text) || !MODAL.test(text)) return false;
  // What the whole turn asks for may speak from another clause more: 'he's down to four pills, can somebody send a refill?'
  const alone = understand(words, "nothing", language).acts.filter((each) => each.p >= 0.6);
  const own = [...clauses.flatMap((each) => each.acts), ...alone.map(({ act }) => act)];
  return own.some(
    (act) =>
      acts[act]?.[0] === "task" &&
      !["book", "avail", "keep", ...(stack.includes("book") ? ["records"] : []), ...stack].includes(act) &&
      p(act) >= 0.6,
  );
}
