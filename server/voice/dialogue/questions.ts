import { type ActId, acts } from "../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import type { Clause, Heard } from "./hear.ts";
import { namesOnlyWhen } from "./another-time.ts";
import { asksFree } from "./asks-free.ts";
import { contentOf } from "./paper-text.ts";
import { noteOf, sentencesOf, toldIn } from "./note-words.ts";
import { phoneHeard } from "./readers/phone.ts";
import { anglicize } from "./readers/spanish.ts";
import { plain } from "./readers/text.ts";
import { saysHour, saysWhen } from "./readers/when.ts";
import { WHEN_WORDS } from "./readers/when-words.ts";
import { bySentence } from "./turn-clauses.ts";

// What in a turn asks to know something. It is decided once, before any value is read: what a question names fills no
// slot, begins nothing, and is neither yes nor no.

/** A question of a turn: the clauses of one sentence that ask it. */
export interface Question {
  words: string;
  clauses: readonly Clause[];
}

/** The sentence that a clause of a question stands in: what somebody else is to answer is passed on whole. */
export function questionOf(heard: Heard, words: string): string {
  const sentence = sentencesOf(heard.words).find((each) => each.includes(words)) ?? words;
  const from = Math.max(0, sentence.indexOf(words));
  return noteOf(toldIn(sentence.slice(from)));
}

/** What sounds like a question in a statement is answered only when that is very sure. */
export function asksIt(words: string, sure: number): boolean {
  const count = words.split(" ").length;
  return isQuestion(words) || sure >= 0.9 || (count <= 4 && sure >= 0.6);
}
export const isQuestion = (words: string): boolean =>
  /\?\W*$/.test(words) || ASKS.test(plain(words)) || WONDERS.test(plain(words)) || breaksOff(words);
const WONDERS =
  /\b(?:know|wonder\p{L}*|curious|question|asking|tell me|find out|check (?:if|whether|on)|see if|make sure|saber|pregunt\p{L}*|d[ií]game|duda)\b|\b(?:how (?:much|long|many|do|does|is|are|far|early|soon|late|often|bad|fast|quick|quickly|old|hard|big|painful|safe|expensive|accurate|reliable)|what (?:time|is|are|do|does|kind|about)|cu[aá]nto|cu[aá]ndo|d[oó]nde|qu[eé] (?:hora|d[ií]as?))\b/u;

const LEADS =
  "(?:(?:and|but|so|ok|okay|um|uh|well|wait|oh|yeah|yes|no|hey|hi|alright|then|thanks|sorry|hang on|hold on|actually|shoot|oops|listen|ah|also|quick question|you (?:didn't|never) (?:say|said|answer|answered)|(?:no )?i (?:(?:just |only )?(?:asked|mean|meant)|was (?:just |only )?asking|said)|excuse me|quiero decir|(?:le )?pregunt(?:o|aba|é)|roughly|about|ballpark|y|pero|entonces|bueno|sí|oye|perdón)[, ]+)*";
const OPENERS =
  "(?:how|why|(?:what|where|when|who|which|whose)(?! (?:i|you|he|she|it|we|they|my|the|that)(?!\\p{L}))(?: \\p{L}+)?(?:'s|'ll| is| are| was| do| does| did| can| could| will| would| should| if| about| happens| time| kind)|what's|what'll|who's|where's|do(?= (?:i|you|we|they|he|she|it|the|my|your|any|people|most|those|these|both|all|kids|children|dogs|dr|doctor|patients|clients|callers)(?!\\p{L}))|(?:have|has)(?= (?:i|you|we|they|he|she|it|anyone|anybody)(?!\\p{L}))|don't you|doesn't|does|did|is|isn't|are|aren't|am|can|could|can't|will|won't|would|should|may|qué|cómo|cuándo|dónde|quién|cuál|cuánto|puedo|puede|pueden|tienen|hay|tengo que|debo|hace falta)";
/** 'I also wanted to ask whether you have a ramp'; 'I was wondering if I could come in' wishes for something. */
const INDIRECT =
  "(?:(?:i|we)(?:'d| would)? (?:(?:also|just|really|kinda) )*(?:(?:wanted|want|was going|like|need|meant) to (?:ask|know)|was wondering|(?:just |only )?asked)|i'm (?:only |just )?(?:asking|wondering))(?: you)? (?:what|how (?:much|long|far)|where|which|(?:if|whether)(?! (?:(?:i|we|you|he|she|it|they|somebody|someone|my \\p{L}+)(?: \\p{L}+)? (?:could|can|would|might|'d)|i|we|there)(?!\\p{L})))(?: [\\p{L}'])";
export const ASKS = new RegExp(
  `^${LEADS}(?:${INDIRECT}|${OPENERS}(?! (?:be|fine|good|great|ok|okay|best|better|bad|sorry|love|prefer|rather|also|need)(?!\\p{L}))(?: [\\p{L}']+){2})`,
  "u",
);
/** The same of words that carry a question mark. */
const OPENS = new RegExp(`^${LEADS}(?:if |what |which |whose |who |${OPENERS}(?!\\p{L}))`, "u");
const WH = new RegExp(
  `^${LEADS}(?:how|what|when|where|which|who|why|cu[aá]nto|qu[eé]|c[oó]mo)(?!\\p{L})`,
  "u",
);
/** Breaks off where the other answer would follow: 'and it's like an hour or'. */
const HALF = /(?:^|\s)(?:\S+\s+){3,}(?:or|o)(?: what| not| something| anything| no)?[\s.…?,-]*$/iu;
/** 'No swelling or anything' is whole. */
const DENIED =
  /(?<!\p{L})(?:no|not|never|without|sin|ni|\p{L}+n['’]t)(?!\p{L}).* (?:or|o) (?:anything|something|nothing|algo|nada)/iu;
const breaksOff = (words: string): boolean => HALF.test(words) && !DENIED.test(words);
/** '..., isn't it?', '..., right?' */
const TAG =
  /(?:^|[ ,])(?:(?:is|are|do|does|did|will|would|can|could|should|was|has|have|wo)(?:n't)? (?:it|that|they|he|she|you|i|we|there)|right|correct|no|verdad|cierto)\?\W*$/i;
/** The same of words without marks: 'so they'll call me with the time right'. */
const RIGHT =
  /(?:\S+\s+){4,}(?<!(?:that's|thats|it's|its|is|are|was|all|sounds|looks|be|that|about|just|exactly|not|quite|yes|yeah|yep|no|ok|okay|feel|feels|feeling|felt|acting|looking|everything's|number's|name's|got|(?:got|have|had|said|spelled|get|heard|read) it|them|you're|seems|hear|heard|read|this|sure|on|the) )right(?: not (?:me|him|her|us|\p{L}+))?\W*$/iu;
/** Asks for something to be done, not to know something. */
export const OF_THE_CALL =
  /^(?:(?:and|so|but|oh|wait|ok|okay|yes|no|well|y|pero) )*(?:(?:can|could|would|will) (?:you|they|someone|somebody) (?:please |just |also )?(?:\p{L}+ (?:it|that|this|him|her|them|me|us|mine|hers)(?!\p{L})|check|tell|put|note|add|repeat|hold|write|make|let|pass|have|move|cancel|book|change|say|call|give|do both|fit|spell)|(?:can|could|may) (?:i|we) (?:(?:please |just |also |maybe )*(?:re-?book|re-?schedule|book|make|leave|speak|talk|set|schedule|arrange|move|change|cancel|switch(?! (?:over )?to you)|(?:get|have) (?:in|an? (?:appointment|call|time|visit)|some(?:one|body)))|come(?: (?:in|by|over))?$)(?! (?:\S+ )*(?:if|whenever|any ?time|last minute|too|as well|with (?:me|her|him|us|them))(?!\p{L}))|(?:when|how soon) (?:can|could|would|will) (?:you|i|we) |who (?:(?:can|do|should|could) )?(?:i|we) (?:(?:can|should|could) )?(?:talk|speak|call|complain)|say mine|how about|what about|c[oó]mo le hago)(?!\p{L})/u;
/** Speaks of the talk: nobody else is to answer it. */
export const ASKS_OF_THE_TALK =
  /^(?:(?:and|so|but|oh|wait|ok|okay|yes|no|well|um+|uh|y|pero|s[ií]) )*how(?:'s| is| are|'ve| have)? (?:ya|you|y'all|it|things|everything|your (?:day|morning|evening|weekend))(?: (?:all|been|doing|going|feeling|today|there|this morning|tonight))*$|(?:did you|(?:can|could|may) i do (?:that|this|it|so)(?: (?:here|with you|now|today|over the phone|by phone))*$|are you even|do you (?:happen to )?know\W*$|do you (?:understand|hear|mean|need|want|have (?:that|it|my))|what (?:name|number|day|time) do you|where(?:'s| is) mine|is (?:that|this) (?:for|an?|going|(?:so|too) (?:hard|much))|you (?:want|need) (?:the|my|his|her|our|their) (?:\S+ )?(?:name|number|spelling)|how (?:hard|difficult) (?:is|can|could) (?:it|that|this)(?: be)?$|are you (?:serious|kidding|joking)|(?:aren't|ain't) (?:you|we|that|this) (?:just )?(?:an? |so )?(?!open|closed|taking|done|there|free|supposed)\p{L}+$|(?:que )?quede claro)(?!\p{L})/u;
/** Asks for a time, where it names one. */
const WISHES_TIME =
  /^(?:(?:and|so|but|oh|wait|ok|okay|yes|no|well|actually|y|pero) )*(?:(?:can|could|may|might|would) (?:i|we|he|she|it|that|you|they|my \S+) (?:(?:please|maybe|just|possibly|also|still|even|at least|both|all) )*(?:come|do|get|have|be|make|see|say|book|move|go|switch|fit|squeeze|push|change|try|start|schedule|set|put|manage|swing|stop|call|meet|talk|speak|bring (?:it|him|her)|work|happen)(?!\p{L})|(?:do|have|would) you (?:have|got)|(?:is|are) (?:there (?:any|some|an? (?:time|slot|spot|opening)|openings|space|room|time)|you free|you available)|is .*(?:free|open|available|taken|possible|okay|ok|all right)$|any|got any|what (?:do you|have you|else|other|about|if)|how about|which (?:times|days)|(?:when|what)(?:'s| is) (?:the|your) (?:next|first|earliest|latest|soonest)|when (?:can|could)|hay(?! que)|tienen?|podr[ií]a\p{L}*|pued\p{L}+|qu[eé] tal)(?!\p{L})/u;

/** 'Can you get me in any sooner?': settled once a time was agreed; a wish to be told of a gap is not. */
export const isOfTimes = (words: string): boolean => {
  const text = plain(words);
  return (
    !TELLS_LATER.test(text) && ((WISHES_TIME.test(text) && NAMES_TIME.test(text)) || ONLY_DAYS.test(text))
  );
};
const NAMES_TIME =
  /(?<!\p{L})(?:sooner|soonest|earli\p{L}+|later|latest|openings?|slots?|times?|free|available|get (?:me|us|him|her|them) in|fit (?:me|us|him|her|them) in|squeeze|(?:after|before|by|until|around) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|school|work|class)|today|tomorrow|morning|afternoon|evening|week\p{L}*|\p{L}+day|antes|despu[eé]s|temprano|hoy|mañana|tarde|hora|semana)(?!\p{L})/u;
/** 'Thursday's Thanksgiving, so Friday?' */
const ONLY_DAYS =
  /^(?:(?:so|and|but|or|then|well|no|the|on|is|it|that|that's|a|holiday|thanksgiving|christmas|maybe|how about|what about|at|in|of|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)?|today|tomorrow|morning|afternoon|\d{1,2}(?:st|nd|rd|th)?|works?|okay|ok|free|open|closed) ?)+$/u;
const TELLS_LATER =
  /(?<!\p{L})(?:(?:call|text|tell|ring|notify|let) (?:me|us)|waiting list|wait ?list|cancel?lation list|(?:if|when|whenever) (?:something|anything|one|there|somebody|someone)|lista de espera|av[ií]s\p{L}+|si (?:algo|alguien))(?!\p{L})/u;

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
    state.asked === "confirm" ? turn.clauses.filter(({ words }) => namesOnlyWhen(words, state.language)) : [];
  const all = bySentence(turn);
  for (const [i, { sentence, clauses }] of all.entries()) {
    for (const asked of asking(state, turn.words, sentence, clauses, i === all.length - 1)) {
      const words = asked.map((each) => each.words).join(" ");
      if (asked.length === 0 || tellsValue(state, sentence, clauses, p)) continue;
      if (asked.every((each) => wished.includes(each))) continue;
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
      if (wants(state, words, asked, p)) continue;
      found.push({ words, clauses: asked });
    }
  }
  onlyWishes(wished, heardActs, state.asked === "confirm" ? 1.1 : SURELY);
  onlyWishes(free, heardActs, 1.1);
  return { questions: found, wishes: [...wished, ...free], free };
}

/** The questions of one sentence, each as its clauses. */
function asking(
  state: DialogueState,
  turn: string,
  sentence: string,
  clauses: readonly Clause[],
  last: boolean,
): (readonly Clause[])[] {
  if (clauses.length === 0 || REQUESTS.test(sentence)) return [];
  if (!/\?\W*$/.test(sentence)) {
    const open = clauses.filter(({ words }) => asksByForm(turn, sentence, words));
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
  return few && !NO_ANSWERS.includes(state.asked) ? [] : [clauses.slice(-1)];
}

/** 'How long does it take, do I sign anything, and what if it breaks?': what asks by itself is a question of its own. */
function eachAsked(clauses: readonly Clause[]): (readonly Clause[])[] {
  const found: Clause[][] = [];
  for (const each of clauses) {
    const text = plain(each.words);
    const own =
      found.length === 0 ||
      (ASKS.test(text) && text.split(" ").length > 3 && (contentOf(text).length > 0 || WH.test(text)));
    if (own) found.push([each]);
    else found.at(-1)!.push(each);
  }
  return found;
}

/** 'Put him down after me, could you?' */
const REQUESTS =
  /^(?:(?:yes|and|so|oh|um|please|just|y)[, ]+)*(?:put|book|tell|let|get|have|give|send|make|add|move|pass|call|change)(?!\p{L}).*(?:could|can|would|will) you(?: please)?\?\W*$/iu;

const OF_LEAVE =
  /^(?:and |but |so )*(?:is|would) (?:that|this|it) (?:be )?(?:still )?(?:open|available|taken|doable|ok|okay|fine|all right|alright|possible|allowed|included|free|extra|a problem)$/;

const digitsIn = ({ language }: DialogueState, words: string): number => {
  const text = language === "es" ? anglicize(plain(words)) : plain(words);
  const { phone, digits } = phoneHeard(text, "", true);
  return phone ? 10 : digits.length;
};

/** What asks for nothing behind what is told: 'Tom Hale, right?', 'el viernes, ¿sí?' */
const TAIL =
  /[\s,]*¿?(?<!\p{L})(?:right|correct|ok(?:ay)?|yeah|yes|is that (?:ok(?:ay)?|right|all right|fine|good)|(?:is|are)n't (?:it|that|i)|no|s[ií]|verdad|cierto|correcto|vale|bueno|de acuerdo|est[aá] bien)\s*\?\W*$/iu;
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
/** 'And so does my son.' */
const AS_WELL = /^(?:and )?so (?:do|does|did|is|are|am|has|have|would|can) (?:i|he|she|we|they|my \S+)$/;
/** By how it begins, where the words have no marks or it begins after one: 'she always | did the calling.' tells. */
function asksByForm(turn: string, sentence: string, words: string): boolean {
  const text = plain(words);
  // 'My mom | would like a cleaning' is plain without its 'like'.
  if (!ASKS.test(text) || AS_WELL.test(text) || /^would like\b/i.test(words)) return false;
  // 'Mr. Pell | is my lawyer' tells.
  const inner =
    sentence.indexOf(words) > 0 && !/[,;:–—-]\s*$/.test(sentence.slice(0, sentence.indexOf(words)));
  if (
    inner &&
    /^(?:is|are|was|were) (?:my|your|his|her|our|their|the|an?|all|both|dr|doctor)(?!\p{L})/u.test(text)
  )
    return false;
  return !/[.!?]/.test(turn) || /(?:^|[,;:–—-])\s*$/.test(sentence.slice(0, sentence.indexOf(words)));
}

/** Whether a day or time is being asked for, and one that a question names is a wish for it. */
const awaitsTime = ({ asked, stack }: DialogueState): boolean =>
  ["day", "offer", "when", "change"].includes(asked) || (asked === "note" && stack.at(-1) === "move");
/** 'Does Friday at ten work?' wishes for it, unless something else is surely asked: 'is parking free on Fridays?' */
const wishes = (
  state: DialogueState,
  words: string,
  clauses: readonly Clause[],
  p: (act: ActId) => number,
): boolean =>
  (state.asked === "offer" && NEAREST.test(words)) ||
  (awaitsTime(state) &&
    (WHEN_WORDS.test(words) || IN_HOURS.test(plain(words)) || saysHour(plain(words), state.language)) &&
    !COMES_ALONG.test(plain(words)) &&
    !NEEDED.test(plain(words)) &&
    !surelyAsk(clauses, p));
/** 'Which of those is closest to five?' */
const NEAREST = /\b(?:closest|nearest|m[aá]s cerca\p{L}*)(?!\p{L})/u;
const IN_HOURS = /\b(?:come|there|over|by|seen|see (?:me|us|him|her)) in (?:\S+ )?\S+ (?:hours?|minutes?)\b/;
const surelyAsk = (clauses: readonly Clause[], p: (act: ActId) => number): boolean =>
  clauses.some(({ acts: own }) => own.some((act) => acts[act]?.[0] === "ask" && p(act) >= SURELY));
const SURELY = 0.5;
/** What is half heard of a wish as if it asked something is not answered. */
function onlyWishes(clauses: readonly Clause[], heardActs: Map<ActId, number>, below: number): void {
  for (const clause of clauses)
    for (const act of clause.acts.filter(
      (each) => acts[each]?.[0] === "ask" && (heardActs.get(each) ?? 0) < below,
    )) {
      clause.acts = clause.acts.filter((each) => each !== act);
      heardActs.delete(act);
    }
}

const ASKS_WHEN =
  /\bwhat (?:days?|times?) (?:do|have|are)\b|^when (?:can|could|may) (?:i|we|he|she) (?:come in|be seen|get in|see )/;
const LED = new RegExp(`^${LEADS}`, "u");
/** Whether a question wants something done: a time, or another request than the one that is under way. */
function wants(
  { asked, stack }: DialogueState,
  words: string,
  clauses: readonly Clause[],
  p: (act: ActId) => number,
): boolean {
  const text = plain(words).replace(TELL_ME, "").trim().replace(LED, "");
  if (text === "" || OF_THE_CALL.test(text)) return true;
  if (["offer", "day"].includes(asked) && ASKS_WHEN.test(text)) return true;
  if (WHEN_WORDS.test(words) && WISHES_TIME.test(text)) return true;
  const own = clauses.flatMap((each) => each.acts);
  return (
    !COMES_ALONG.test(text) &&
    MODAL.test(text) &&
    own.some(
      (act) =>
        acts[act]?.[0] === "task" &&
        !["book", "avail", "keep", ...(stack.includes("book") ? ["records"] : []), ...stack].includes(act) &&
        p(act) >= 0.6,
    )
  );
}
/** Asks what one may do at the visit. */
const COMES_ALONG =
  /\b(?:bring|hold|sit|stay|wait|come (?:(?:in |along )?with|too|along)|eat|drink|drive|take (?:my|his|her))\b/;
const MODAL = new RegExp(
  `^${LEADS}(?:(?:can|could|may) (?:i|we|you|he|she|they|my|somebody|someone)|(?:will|would) you|puede|puedo|podr[ií]a)(?!\\p{L})`,
  "u",
);

/** Questions that nothing answered yet: the model heard nothing in them, or what it heard has no answer. */
export const unheardQuestions = (heard: Heard, tried?: ReadonlySet<string>): Question[] =>
  heard.questions
    .map((each) => stillAsked(each, heard))
    .filter(
      ({ words, clauses }) =>
        words.split(" ").length >= 3 &&
        !ASKS_OF_THE_TALK.test(plain(words)) &&
        !(heard.told === heard.words && saysWhen(heard.values) && WHEN_WORDS.test(words)) &&
        clauses.every(
          ({ words: own, acts: said }) =>
            !heard.answered.has(own) &&
            !tried?.has(own) &&
            said.every(
              (act) =>
                isAside(act) || hardlyHeard(heard, act) || (tried !== undefined && acts[act]?.[0] === "ask"),
            ),
        ),
    );
/** 'How long does it take, and can I sit in with him?', where the call answered the one half, asks the other. */
function stillAsked(question: Question, { answered }: Heard): Question {
  const clauses = question.clauses.filter(({ words }) => !answered.has(words));
  if (clauses.length === question.clauses.length || !clauses.some(({ words }) => ASKS.test(plain(words))))
    return question;
  return { clauses, words: clauses.map(({ words }) => words).join(" ") };
}
/** A request that is hardly heard in a question is none. */
const hardlyHeard = (heard: Heard, act: ActId): boolean =>
  acts[act]?.[0] === "task" && (heard.acts.get(act) ?? 0) < 0.45;
/** Heard in a question, these ask about it: 'will I be charged?' */
const ASIDES: readonly ActId[] = [
  ...(["filler", "thanks", "billing", "refill", "records", "results", "casestatus"] as const),
];
const isAside = (act: ActId): boolean => acts[act]?.[0] === "answer" || ASIDES.includes(act);

/** What a question may still mean once something is under way or was filed: it asks, or it is danger. */
const STAYS: readonly ActId[] = [
  ...(["recap", "repeat", "check", "bot", "languages", "abuse", "injection", "foreign", "thanks"] as const),
];

/** 'Do I need to send my records first?' asks for none. */
const NEEDED = new RegExp(
  `^${LEADS}(?:(?:do|does|would|will) (?:i|we|they|it|that|this|he|she) (?:really |even )?(?:need|have) to|should (?:i|we)(?! say)|must (?:i|we)|tengo que|tenemos que|hay que|debo)(?!\\p{L})`,
  "u",
);

/** Takes from the questions of a turn what would answer, begin or drop something. */
export function onlyAsks(
  state: DialogueState,
  questions: readonly Question[],
  clauses: readonly Clause[],
  heardActs: Map<ActId, number>,
): void {
  const begun = state.stack.length + state.filed.length > 0 || state.asked === "meant";
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
