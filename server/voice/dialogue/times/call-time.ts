import { lastWritten } from "../context.ts";
import type { DialogueState, MessageOutcome } from "../../../../contracts/voice.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import { QUESTION } from "../paper/aside-words.ts";
import { bothTimes, CLOCK, excepted, freeDay } from "./call-days.ts";
import { callOf, setCall } from "../paper/paper-rows.ts";
import { TELLS_MESSAGE } from "../hearing/not-meant.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { WANTS_VISIT } from "../tasks/task-words.ts";
import { sentencesOf, tidy, toldIn } from "../paper/note-words.ts";
import { isOfAnother, OF_A_MATTER, toldAlready } from "./not-the-call.ts";
import { contentOf, saysOnlyWhen } from "../paper/paper-text.ts";
import { plain, shorten } from "../readers/text.ts";
import { whenWordsIn } from "../readers/when-words.ts";
import {
  ANY_OF,
  ASKS_WHOM,
  BUSY_UNTIL,
  CALLS,
  CLOCK_PART,
  isDemanded,
  merged,
  onlyTheTime,
  OTHER,
  POLITE,
  SAID,
  timeIn,
  zoned,
} from "./call-time-words.ts";

/** Says when they can be reached. */
const SUITS =
  /(?<!\p{L})(?:best|better|free|home|available|reachable|any ?time|only|(?:is|are|would be|works?|be) (?:good|fine|ok|okay|best)|works? (?:for me|best)|put (?:in|down|that)|mejor|libre|solo|sólo|cualquier)(?!\p{L})/iu;
const NO_CALLS = /(?<!\p{L})(?:not a (?:phone )?call|no una llamada)(?!\p{L})/iu;
const VISITS =
  /(?<!\p{L})(?:com(?:e|ing|in['’]?) in|(?:want|have|get|got|need|book) (?:the|an|our|my) (?:appointment|visit))(?!\p{L})/iu;
/** 'Could it be before two?', '¿me pueden llamar?' */
const ASKS_FOR =
  /(?:^|[.,;] )[¿ ]*(?:(?:and|but|so|well|oh|then|hmm?|y|pero|also|ok|okay|um+|uh+),? )*(?:(?:could|can|may) (?:i|we) (?:get|have) (?:a |an |somebody|someone)|(?:(?:could|can|would) (?:it|that|they|he|she|you|somebody|someone)|will (?:it|that|you))(?: all| please)? (?:be|call|do|make|ring|phone|reach|get|have)|(?:me |nos )?pued)/iu;
/** 'Could somebody call me tomorrow at eleven?' */
const HAVE_CALLED =
  /(?:^|[.,;] )(?:(?:and|but|so|well|oh|then|hmm?|ok|okay|um+|uh+),? )*(?:(?:could|can) (?:you|somebody|someone|he|she|they) (?:please )?(?:call|ring|phone)|(?:could|can|may) (?:i|we) (?:get|have) (?:a call|(?:somebody|someone) (?:to )?(?:call|ring|phone))|(?:me |nos )?(?:puede|podr[ií]a)n? (?:llam|habl)\p{L}*)(?!\p{L})/iu;

/** A piece of a sentence that says hardly more than when: 'but before two', out of 'but before two, I sleep after that'. */
const mostly = (sentence: string): boolean =>
  sentence
    .split(
      /[,;]\s|\s(?=(?:i'm|i am|so|because|cause|since|i|(?:he|she|they|we)(?:['’]\p{L}+)?|que|porque|estoy|así)\s)/iu,
    )
    .some((piece) => {
      // 'Morning if they can' is no greeting.
      const told = toldIn(piece);
      const words = (whenWordsIn(told) || piece.replace(POLITE, "") === piece ? told : piece)
        .replace(POLITE, "")
        .replace(/^\s+|[\s.,!]+$/g, "");
      const time = whenWordsIn(words);
      return time !== undefined && time.split(" ").length / words.split(" ").length >= 0.55;
    });
const besideTime = (piece: string): string =>
  piece.replace(whenWordsIn(piece) ?? "", " ").replace(POLITE, " ");
/** Of a sentence that asks for a call: without the pieces whose times are of something else, 'we miss a lot of calls at lunch'. */
const ofTheCall = (sentence: string): string =>
  sentence
    .split(
      /(?<=[,;])\s+|\s(?=(?:and|so|because|cause|since|but|y|porque|pero)\s+(?:i|we|he|she|they|it['’]?s?|that['’]?s?|there['’]?s|my|our|his|her|their|the|yo|mi|su)(?!\p{L}))/iu,
    )
    .filter(
      (piece) =>
        ((CALLS.test(piece) || !OF_A_MATTER.test(piece)) &&
          [CALLS, SUITS, BUSY_UNTIL].some((own) => own.test(piece))) ||
        !whenWordsIn(piece) ||
        // 'Before Friday the labs, the call whenever' names what is due then.
        (mostly(piece) && contentOf(besideTime(piece)).length === 0),
    )
    .join(" ");

/** A flow that asks for no day of its own, so that a time told beside it may be the call's. */
const takesCall = (state: DialogueState): boolean => {
  const flow = topFlow(state);
  return (
    flow?.files?.kind === "message" &&
    flow.files.about !== "late" &&
    !flow.slots.some(({ slot }) => slot === "which")
  );
};

/** 'No, any time, I'm always home', of the call that is taken down or was: nothing is left to ask of it. */
export function callsAnyTime(state: DialogueState, { words, text, acts }: Heard): boolean {
  // 'Yes', to 'is there a good time to call you?', names none.
  if (state.asked === "when" && (acts.get("affirm") ?? 0) >= 0.8 && text.split(" ").length <= 2)
    return state.callback === "";
  const taken = topFlow(state) ? takesCall(state) : lastWritten(state)?.kind === "message";
  return (
    state.callback === "" &&
    taken &&
    sentencesOf(words).some((each) => {
      const told = each.replace(SAID, "").replace(ANY_OF, "$1, any time");
      return !told.includes("?") && told.split(" ").length <= 8 && ANY_TIME.test(told);
    })
  );
}
const EXCEPTS =
  /^(?:\S+ ){0,4}?(?:any ?(?:time|day)|any (?:morning|afternoon)|every ?day|whenever|cualquier (?:hora|d[ií]a)|cuando quieran),? (?:is (?:fine|good),? )?(?:but|except|just|pero|menos)(?: not| no)?(?!\p{L})/iu;
const ANY_TIME =
  /^(?:(?:no|nope|oh|well|um+|uh|it's|really|yes|a|pues|not? really),? )*(?:(?:you|they|he|she) (?:can|could) |just |please )*(?:(?:call|ring|reach|phone)(?: me| us)?(?: back)? )?(?:any ?time|whenever(?: (?:you|they|he|she) (?:can|like|want)s?)?|(?:it )?does(?:n't| not) matter(?: when)?|(?:i have )?no preference|(?:i'm )?always (?:home|here|in|around)|(?:a )?cualquier hora|cuando (?:sea|quieran|puedan|gusten)|(?:me )?da igual)(?=[\s.,!]*$|,? (?:dear|love|really|please|is|i'm|we're|works|por favor)(?!\p{L}))/iu;

const NOT_BEFORE_ES = /(?:pero )?no (?:((?:me|nos) (?:llam|marqu)\p{L}+|llamar\p{L}*) )?antes de(?= )/iu;

/** When a sentence wants the call, as far as the talk lets it be one. */
export function callTimeIn(state: DialogueState, heard: Heard, words: string): string | undefined {
  // 'Can somebody call it in today?', to the pharmacy.
  const sentence = words
    .replace(SAID, "")
    .replace(ANY_OF, "$1, any time")
    // 'No me llamen antes de las seis' wishes for a call after that.
    .replace(NOT_BEFORE_ES, (_all, calls?: string) => (calls ? "llámenme después de" : "después de"))
    .replace(/(?<=\p{L})['’]s (?=(?:fine|good|okay|best|better|great|perfect)(?!\p{L}))/u, " is ")
    // 'Que me llame por lo del viernes' tells what about.
    .replace(/(?<!\p{L})(?:por|sobre|acerca de) lo del? (?:d[ií]a )?\p{L}+/giu, "")
    .replace(/\bcall(?:ed|ing)? (?:it|them|this|that|those) in\b.*/i, "");
  const soon = takesCall(state) && state.callback === "" ? AS_SOON.exec(sentence)?.[1] : undefined;
  if (soon) return soon.toLowerCase();
  const calls = CALLS.test(sentence);
  // 'I want one of those charges gone. Today.'
  if (!calls && state.asked !== "when" && isDemanded(heard.words, sentence)) return undefined;
  // 'If it's Wednesday it'd have to move' says nothing of a call.
  if (!calls && IF_IT_IS.test(sentence)) return undefined;
  const found = timeIn(calls ? ofTheCall(sentence) : sentence);
  const free = state.callback && !CLOCK.test(sentence) ? freeDay(sentence) : bothTimes(sentence);
  const time = found && (free ?? excepted(found, sentence));
  if (!time || heard.repair.no.has("call")) return undefined;
  if (!calls && state.asked !== "when" && SHOULD_BE.test(sentence)) return undefined;
  if (!calls && CANNOT_BE_AT.test(sentence)) return undefined;
  if (isOfAnother(sentence) || (!calls && IS_OVER.test(sentence))) return undefined;
  if (!calls && state.asked !== "when" && toldAlready(state, time)) return undefined;
  // 'I have to be out by Friday' is when something ends, and no time to call.
  if (!calls && DEADLINE.test(sentence)) return undefined;
  // 'Any time but not during my nap, two to four' is whole, or it says the contrary.
  if (takesCall(state) && EXCEPTS.test(sentence) && sentence.split(" ").length <= 14)
    return tidy(sentence).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  // 'Move it to Monday' is no time to call.
  // 'I missed Monday and Tuesday because I was sick' tells of days that are over.
  if (!calls && PAST.test(sentence)) return undefined;
  if (!calls && TELLS_MESSAGE.test(heard.text) && !TELLS_WHEN.test(sentence)) return undefined;
  if (!calls && ((heard.acts.get("move") ?? 0) >= 0.8 || WANTS_VISIT.test(plain(sentence)))) return undefined;
  // 'And Friday noon', of the answer that is wanted by then.
  if (!calls && [state.note, ...state.told].some((each) => plain(each).includes(` ${plain(time)}`)))
    return undefined;
  const flow = topFlow(state);
  // 'Tuesday at two?', once a call was asked for.
  // 'But who do I ask tonight?' asks of another time than the call's.
  if (ASKS_WHOM.test(sentence)) return undefined;
  const bare = takesCall(state) && CLOCK.test(sentence) && saysOnlyWhen(sentence.replace(/[?¿]/g, ""));
  if ((ASKS_IF.test(sentence) || (!bare && QUESTION.test(sentence))) && !ASKS_FOR.test(sentence))
    return undefined;
  if (!bare && heard.questions.some((each) => sentence.includes(each.words)) && !HAVE_CALLED.test(sentence))
    return undefined;
  // 'Monday to Thursday', said back to the desk, is no wish.
  const said = plain(state.said);
  const at = NARROWS.test(sentence) ? -1 : said.indexOf(plain(time));
  if (!calls && at >= 0 && !/(?:call|llam)\S*(?: \S+){0,3} $/u.test(said.slice(0, at))) return undefined;
  // 'Walgreens on 23rd' is a street.
  if (!calls && /^(?:on )?(?:the )?\d+(?:st|nd|rd|th)$/.test(time)) return undefined;
  if (flow?.files?.about === "late") return undefined;
  if (!calls && (state.asked === "day" || state.asked === "offer")) return undefined;
  // 'I can't have it be the 7th through the 11th', 'not just Wednesday', of the appointment that is asked about.
  if (!calls && flow?.id === "existing") return undefined;
  // 'I left it there on Monday.'
  if (flow?.id === "lost" && !calls) return undefined;
  // A visit that has no time yet gives way to the call.
  if (flow?.id === "book" && (!state.slots.time || !calls)) return undefined;
  // 'Not a call, we're coming in on Monday': none of its times is a call's.
  if (NO_CALLS.test(heard.words) || (!calls && VISITS.test(heard.words))) return undefined;
  if (OTHER.test(sentence) && !(calls && !OTHER.test(time))) return undefined;
  if (calls) return zoned(time, heard.words);
  if (takesCall(state))
    return SUITS.test(sentence) ||
      BUSY_UNTIL.test(sentence) ||
      mostly(sentence) ||
      (ASKS_FOR.test(sentence) && /\b(?:it|that)\b/.test(sentence))
      ? zoned(time, heard.words)
      : undefined;
  const last = lastWritten(state);
  const open = !flow && last?.kind === "message" && !["move", "cancel", "late"].includes(last.about);
  const serves =
    heard.values.service !== undefined ||
    [...heard.acts].some(([act, p]) => p >= 0.5 && ["task", "ask"].includes(acts[act]?.[0] ?? ""));
  return open && !serves && !sentence.includes("?") && mostly(sentence) ? time : undefined;
}

/** 'So do they call today or is that a noon thing too', typed without its mark. */
const ASKS_IF =
  /^(?:(?:so|and|but|ok|okay|oh|well|yes|yeah),? )*(?:do|does|will|would|is|are) (?:they|he|she|somebody|someone|anybody|anyone|it|that|this)(?!\p{L})/iu;
/** 'Tell them not before noon' says when to call. */
const TELLS_WHEN =
  /(?<!\p{L})tell (?:him|her|them) (?:it has to be |it's |it needs to be |to call )?(?:not |only |any ?time )*(?:before|after|until|in the|mornings?|afternoons?|evenings?)(?!\p{L})/iu;
/** 'As soon as he can', a sentence of its own. */
const AS_SOON =
  /^(?:(?:well|oh|just|please|um|uh|pues),? )*((?:as soon as|whenever) (?:possible|(?:he|she|they|you|somebody|someone|anybody) can)|(?:cuanto antes|en cuanto pueda[n]?|lo antes posible))(?:,? (?:please|por favor))?[.!]?$/iu;
/** 'Yes, just Monday at nine', of more that was read back. */
const NARROWS = /(?<!\p{L})(?:just|only|solo|sólo|nada más)(?!\p{L})/iu;
const DEADLINE =
  /(?<!\p{L})(?:(?:be|get|move|stay|been) (?:all )?out(?: of (?:here|there|it|(?:the|my|our) \p{L}+))?|on the street|evict\p{L}*|homeless|court (?:date|is|on)|hearing (?:is|on)|trial (?:is|on)|deadline|expires?|due(?! to)|runs? out|have until|fuera (?:para|antes)|desaloj\p{L}*|vence)(?!\p{L})/iu;
/** 'I can't make the deposition on Tuesday' is what the message tells. */
const CANNOT_BE_AT =
  /(?<!\p{L})(?:can['’]?t|cannot|can not|won['’]?t|won['’]t be able to|not able to|unable to) (?:make|attend|be (?:there|at)|come|get to|sign|do (?:the|my|it|that|his|her))(?!\p{L})/iu;
const IF_IT_IS =
  /(?<!\p{L})(?:if|unless|in case) (?:it['’]s|it is|that['’]s|it falls|it turns out)(?!\p{L})/iu;
/** 'It should be seven to four', of hours that are told. */
const SHOULD_BE =
  /(?<!\p{L})(?:(?:it|that|they|those|hours?|times?|greeting) (?:should|ought to|is supposed to|was supposed to) (?:be|say|read)|(?:we|they)(?:['’]re| are) (?:open|closed)|not \d+ to \d+)(?!\p{L})/iu;
const IS_OVER =
  /(?<!\p{L})(?:last|this past) (?:week|month|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?<!\p{L})(?:yesterday|ago|ayer|anteayer|anoche|pasad[oa])(?!\p{L})/iu;
const PAST =
  /(?<!\p{L})(?:i|we|he|she|they|it|my \p{L}+)(?: (?:nearly|almost|just|also|already))? (?:fell|felt|had|threw|took|woke|lost|hurt|slept|\p{L}{2,}ed|missed|was|were|went|came|called|got|left|saw|took|paid|stayed|didn't|wasn't|couldn't)(?!\p{L})|(?<!\p{L})(?:falt[eé]|faltamos|fui|fuimos|estuve|estuvo|me enferm[eé]|vine|llam[eé]|dej[eé])(?!\p{L})/iu;
/** Keeps when to call: of the message that is taken, or that was taken last. */
export function callAt(state: DialogueState, told: string): void {
  const last = topFlow(state) ? undefined : lastWritten(state);
  const said = onlyTheTime(told.replace(NOT_BUT, "")).replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) =>
    word.toLowerCase(),
  );
  const when = merged(last ? (callOf(last) ?? "") : state.callback, said);
  // 'Don't call Monday.'
  state.callback = shorten(when.replace(/^not (?:on )?(\p{Lu}\p{L}+days?)$/u, "any day but $1"), 100);
  if (last) setCall(last, state.callback);
}
/** 'Not at three, by three' */
const NOT_BUT =
  /^not (?:at|after|before|by|until|on|around)? ?[^,]{1,20}, (?:but )?(?=(?:by|after|before|at|until|around|from|on) )/iu;
/** Takes the times to call out of words. @returns what they say beside that */
export const takeCallTimes = (state: DialogueState, heard: Heard, words: string): string =>
  sentencesOf(words)
    .flatMap((each) => {
      const when = callTimeIn(state, heard, each);
      if (!when) return [each];
      callAt(state, when);
      const own = each.replace(new RegExp(when.replace(/[^\p{L}\p{N} ]/gu, "."), "iu"), " ");
      return saysOnlyWhen(own) ? [] : [own];
    })
    .join(" ");

/** Another time for a call that was promised: the day stays, where only the hour is another. @returns when that is */
export function callNowAt(state: DialogueState, last: MessageOutcome, told: string): string {
  setCall(last, (callOf(last) ?? "").replace(CLOCK_PART, ""));
  callAt(state, told);
  const now = state.callback;
  state.callback = "";
  return now;
}
