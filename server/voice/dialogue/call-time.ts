import { NONE, lastWritten } from "./context.ts";
import type { DialogueState, MessageOutcome } from "../../../contracts/voice.ts";
import { acts } from "../../../content/understanding/acts.ts";
import { QUESTION } from "./aside-words.ts";
import { bothTimes, CLOCK, DAY, excepted, FREE, freeDay } from "./call-days.ts";
import { callOf, setCall } from "./paper-rows.ts";
import type { Heard } from "./heard.ts";
import { topFlow } from "./next.ts";
import { WANTS_VISIT } from "./task-words.ts";
import { NUMBER, sentencesOf, tidy, toldIn } from "./note-words.ts";
import { corrected } from "./readers/corrections.ts";
import { saysOnlyWhen } from "./paper-text.ts";
import { plain, shorten } from "./readers/text.ts";
import { refusesWhen, whenWordsIn } from "./readers/when-words.ts";
import { saysYes } from "./readers/yes-no.ts";
import { shortTime } from "./say/english.ts";

// When a caller wants to be called: only a time that they gave for that, with its 'not', in their words.

/** Asks for a call: 'have them ring me', 'que me llamen'. */
const CALLS =
  /(?<!\b(?:i|i'll|i can|i could|i will|you|they|he|she|nobody|who|never|i'd|i tried to|to) )(?<!\p{L})(?:(?:call|ring|phone|reach|try|text)(?: (?:me|us|him|her|back|my \p{L}+)| at| on)|get (?:(?:a )?hold of |back to )?(?:me|us)|i can (?:talk|pick up|answer|be reached)|give (?:me|us) a (?:call|ring|buzz)|(?:a )?call(?:-| )?back|(?:somebody|someone|they|her|him|them|you|she|he)(?: to| can| could| should|(?:'d|'ll| would| will)? (?:have|need|has|needs) to)? (?:call|ring|phone|reach)|call|ll[aá]m\p{L}*)(?!\p{L})/iu;
/** Says when they can be reached. */
const SUITS =
  /(?<!\p{L})(?:best|better|free|home|available|reachable|any ?time|only|(?:is|are|would be|works?|be) (?:good|fine|ok|okay|best)|works? (?:for me|best)|put (?:in|down|that)|mejor|libre|solo|sólo|cualquier)(?!\p{L})/iu;
/** A matter, an errand or a tale beside a day: 'about Thursday', 'I gotta get back to work', 'I ran out Friday'. */
const OTHER =
  /(?<!\p{L})(?:if (?:i|we) (?:don't|do not|haven't)|hear (?:back|from|nothing)|about (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?:gotta|got to|have to|need to|better|must) (?:get|go|run|head|be)(?!\p{L})|back to (?:work|the)|(?:run(?:s|ning)?|(?:i'm|im|be|am)) out|since|ago|by (?:mon|tues|wednes|thurs|fri)day|at the latest|a más tardar|appointment|deadline|due|enough|(?:me|le|nos) quedan?|alcanzan?|(?:pills?|days?) left|visit|hearing|court|fly\p{L}*|leav\p{L}*|(?:is|are) (?:when|the day)|said|told|cita)(?!\p{L})/iu;
const NO_CALLS = /(?<!\p{L})(?:not a (?:phone )?call|no una llamada)(?!\p{L})/iu;
const VISITS =
  /(?<!\p{L})(?:com(?:e|ing|in['’]?) in|(?:want|have|get|got|need|book) (?:the|an|our|my) (?:appointment|visit))(?!\p{L})/iu;
/** 'Could it be before two?', '¿me pueden llamar?' */
const ASKS_FOR =
  /(?:^|[.,;] )[¿ ]*(?:(?:and|but|so|y|pero|also|ok|okay|um+|uh+),? )*(?:(?:could|can|may) (?:i|we) (?:get|have) (?:a |an |somebody|someone)|(?:could|can|would|will) (?:it|that|they|he|she|you|somebody|someone)(?: all| please)? (?:be|call|do|make|ring|phone|reach|get|have)|(?:me |nos )?pued)/iu;
/** 'Could somebody call me tomorrow at eleven?' */
const HAVE_CALLED =
  /(?:^|[.,;] )(?:(?:and|but|so|ok|okay|um+|uh+),? )*(?:(?:could|can) (?:you|somebody|someone|he|she|they) (?:please )?(?:call|ring|phone)|(?:could|can|may) (?:i|we) (?:get|have) (?:a call|(?:somebody|someone) (?:to )?(?:call|ring|phone))|(?:me |nos )?(?:puede|podr[ií]a)n? (?:llam|habl)\p{L}*)(?!\p{L})/iu;
const BUSY_UNTIL =
  /^.*?\b(?:at work|working|work|busy|in (?:class|court|surgery|meetings?|a meeting)|out|teaching|with clients|on the floor(?: at work)?)\b(?: \S+)? (?:until|till|til) /i;

/** The part of a sentence that says when to call, with what turns it round; undefined when it says no such thing. */
const timeIn = (sentence: string): string | undefined => {
  // 'Thursday, no wait, that's the holiday, Friday around ten' is Friday around ten.
  const time = sentence
    .split(ONE_MORE)
    .map((each) => corrected(each).reduce((before, piece) => merged(before, timeSaid(piece) ?? before), ""))
    .find(Boolean);
  // What was found beside the time, a 'no' or a 'one more thing', is none by itself.
  return time && [CLOCK, DAY, LOOSELY].some((each) => each.test(time)) ? time : undefined;
};
const LOOSELY =
  /(?<!\p{L})(?:any|when|whenever|now|soon|asap|later|after|before|until|till|weekend|hours?|minutes?|early|cualquier|cuando|ahora|pronto|tarde|despu[eé]s|antes)/iu;
const ONE_MORE = /(?<!\p{L})one (?:more|last|other|quick) (?:thing|question)(?!\p{L})/iu;
const timeSaid = (sentence: string): string | undefined => {
  const all = whenWordsIn(
    sentence.replace(NUMBER, "; ").replace(/[¿?]|,? (?:\S+['’]s|it is|that is) when(?!\p{L}).*$/gu, ""),
  );
  if (!all) return undefined;
  const busy = BUSY_UNTIL.exec(sentence);
  // 'Call after four, I'm in court until then' tells the time before.
  const until = busy && sentence.indexOf(all) + all.length > busy[0].length;
  // 'After four, I finish at four'.
  return (
    (until ? sentence.slice(0, sentence.indexOf(all) + all.length).replace(BUSY_UNTIL, "after ") : all)
      .replace(/^no, (?!\p{L}+ (?:me|nos))/iu, "")
      .split(/,? so (?=\S)/u)
      .at(-1)!
      .split(/,? (?:I|i|we|he|she|my|cause|because|that's|estoy|tengo)(?:'\p{L}+)?(?= )/u)[0]!
      .replace(
        /^(?:(?:one|what) )?(?:no|yes|yeah|yep|well|ok|okay|sí)(?:,? (?:the|that|just|it's|call|ring))*,? (?=after|before|between|around|at |any|in the|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|today)/i,
        "",
      )
      .replace(/^a(?:t|round|bout) (?=after|before|between)/i, "")
      // 'Mornings before eight is best, or after five': what is said of a time is none.
      .replace(
        /(?:'s| is| are| would be| works?) (?:the )?(?:best|better|good|fine|great|okay|ok)(?: for me)?(?=,? (?:or|and|but) )/giu,
        "",
      )
      .replace(
        /(?:(?:'s| is| are)? (?:best|better|good|fine|great))?(?: (?:before|after|until|till|at|on|by|in|the|and|or|like|around))*[\s,.;:!]*$/i,
        "",
      )
      .replace(
        /^(?:please )?(?:(?:don['’]t|do not|never) (?:please )?|not to )(?:call|ring|phone|text)(?: (?:me|us|back))*(?! (?:me|us))/i,
        "not",
      )
      .replace(/^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}(?=\p{Ll})/u, (letter) =>
        letter.toLowerCase(),
      )
  );
};

/** 'Arizona time': whose clock an hour is of. */
const ZONE =
  /(?<!\p{L})(?:(?:arizona|eastern|central|mountain|pacific|hawaii|alaska|new york|chicago|texas|florida|east coast|west coast|your|my|local)(?: standard| daylight)? time|[ecmp][sd]t|eastern|pacific|hora (?:del (?:este|centro|pac[ií]fico)|de \p{Lu}\p{L}+))(?!\p{L})/iu;
const zoned = (time: string, words: string): string => {
  const zone = CLOCK.test(time) && !ZONE.test(time) ? ZONE.exec(words)?.[0] : undefined;
  return zone ? `${time}, ${zone}` : time;
};

/** A piece of a sentence that says hardly more than when: 'but before two', out of 'but before two, I sleep after that'. */
const mostly = (sentence: string): boolean =>
  sentence.split(/[,;]\s|\s(?=(?:i'm|i am|because|cause|since|i|que|porque|estoy)\s)/iu).some((piece) => {
    // 'Morning if they can' is no greeting.
    const told = toldIn(piece);
    const words = (whenWordsIn(told) || piece.replace(POLITE, "") === piece ? told : piece)
      .replace(POLITE, "")
      .replace(/^\s+|[\s.,!]+$/g, "");
    const time = whenWordsIn(words);
    return time !== undefined && time.split(" ").length / words.split(" ").length >= 0.55;
  });
const POLITE =
  /(?<!\p{L})(?:(?:it|that|they|you|he|she)?(?:'d| would|'ll| will)? ?(?:has|have|need|needs) to (?:be|call(?: me)?)|tendr[ií]a que ser|if (?:you|they) can|please|maybe|just|like|thanks?|if (?:at all )?possible|si (?:es posible|se puede)|i guess|or so|would be (?:good|great|best)|(?:is|are) (?:fine|good|best)|works?|por favor|si pueden?)(?!\p{L})/giu;
/** Of a sentence that asks for a call: without the pieces whose times are of something else, 'we miss a lot of calls at lunch'. */
const ofTheCall = (sentence: string): string =>
  sentence
    .split(
      /(?<=[,;])\s+|\s(?=(?:and|so|because|cause|since|but|y|porque|pero)\s+(?:i|we|he|she|they|my|our|yo|mi)(?!\p{L}))/iu,
    )
    .filter(
      (piece) =>
        [CALLS, SUITS, BUSY_UNTIL].some((own) => own.test(piece)) || !whenWordsIn(piece) || mostly(piece),
    )
    .join(" ");
const SAID =
  /^(?:(?:no|yes|but|and),? )*(?:(?:like|as) )?i (?:just |already )?(?:said|told (?:you|them))[,:]? |,? (?:like|as) i (?:just |already )?(?:said|told (?:you|them))(?![\p{L}])/iu;

/** A flow that asks for no day of its own, so that a time told beside it may be the call's. */
const takesCall = (state: DialogueState): boolean => {
  const flow = topFlow(state);
  return (
    flow?.files?.kind === "message" && flow.id !== "late" && !flow.slots.some(({ slot }) => slot === "which")
  );
};

/** 'No, any time, I'm always home', of the call that is taken down or was: nothing is left to ask of it. */
export function callsAnyTime(state: DialogueState, { words }: Heard): boolean {
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
/** 'Any time, but today please' is today. */
const ANY_OF =
  /(?<!\p{L})any ?time,? (?:but|just|as long as it's|only) ((?:today|tomorrow|tonight|this (?:week|morning|afternoon|evening))(?: please)?[.!]?)$/iu;
const EXCEPTS =
  /^(?:\S+ ){0,4}?(?:any ?time|whenever|cualquier hora|cuando quieran),? (?:is (?:fine|good),? )?(?:but|except|just|pero|menos)(?: not| no)?(?!\p{L})/iu;
const ANY_TIME =
  /^(?:(?:no|nope|oh|well|um+|uh|it's|really|yes|a|pues|not? really),? )*(?:any ?time|whenever(?: (?:you|they|he|she) (?:can|like|want)s?)?|(?:it )?does(?:n't| not) matter(?: when)?|(?:i have )?no preference|(?:i'm )?always (?:home|here|in|around)|(?:a )?cualquier hora|cuando (?:sea|quieran|puedan|gusten)|(?:me )?da igual)(?=[\s.,!]*$|,? (?:dear|love|really|please|is|i'm|we're|works|por favor)(?!\p{L}))/iu;

/** When a sentence wants the call, as far as the talk lets it be one. */
export function callTimeIn(state: DialogueState, heard: Heard, words: string): string | undefined {
  // 'Can somebody call it in today?', to the pharmacy.
  const sentence = words
    .replace(SAID, "")
    .replace(ANY_OF, "$1, any time")
    .replace(/\bcall(?:ed|ing)? (?:it|them|this|that|those) in\b.*/i, "");
  const calls = CALLS.test(sentence);
  const found = timeIn(calls ? ofTheCall(sentence) : sentence);
  const free = state.callback && !CLOCK.test(sentence) ? freeDay(sentence) : bothTimes(sentence);
  const time = found && (free ?? excepted(found, sentence));
  if (!time || heard.repair.no.has("call")) return undefined;
  // 'Any time but not during my nap, two to four' is whole, or it says the contrary.
  if (takesCall(state) && EXCEPTS.test(sentence) && sentence.split(" ").length <= 14)
    return tidy(sentence).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  // 'Move it to Monday' is no time to call.
  if (!calls && ((heard.acts.get("move") ?? 0) >= 0.8 || WANTS_VISIT.test(plain(sentence)))) return undefined;
  // 'And Friday noon', of the answer that is wanted by then.
  if (!calls && [state.note, ...state.told].some((each) => plain(each).includes(` ${plain(time)}`)))
    return undefined;
  const flow = topFlow(state);
  // 'Tuesday at two?', once a call was asked for.
  const bare = takesCall(state) && CLOCK.test(sentence) && saysOnlyWhen(sentence.replace(/[?¿]/g, ""));
  if (!bare && QUESTION.test(sentence) && !ASKS_FOR.test(sentence)) return undefined;
  if (!bare && heard.questions.some((each) => sentence.includes(each.words)) && !HAVE_CALLED.test(sentence))
    return undefined;
  // 'Monday to Thursday', said back to the desk, is no wish.
  const said = plain(state.said);
  const at = said.indexOf(plain(time));
  if (!calls && at >= 0 && !/(?:call|llam)\S*(?: \S+){0,3} $/u.test(said.slice(0, at))) return undefined;
  // 'Walgreens on 23rd' is a street.
  if (!calls && /^(?:on )?(?:the )?\d+(?:st|nd|rd|th)$/.test(time)) return undefined;
  if (flow?.id === "late" || state.asked === "day" || state.asked === "offer") return undefined;
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

/** What a caller who was asked when to call answers; `NONE` where any time will do. */
export function callTimeAnswered(heard: Heard): string {
  let told = "";
  // An hour that will not do is none, unless nothing else is told.
  const words = heard.repair.without(heard.words) || heard.words;
  for (const sentence of sentencesOf(words).map((each) =>
    each.replace(SAID, "").replace(ANY_OF, "$1, any time"),
  )) {
    const other =
      (OTHER.test(sentence) && !CALLS.test(sentence)) ||
      (heard.wishes.length === 0 &&
        /^(?:so |and |but )?(?:did|do|is|are|was|were|have) .*\?/i.test(sentence));
    const time = other
      ? undefined
      : (worked(sentence) ?? whole(sentence) ?? limited(heard, sentence) ?? timeIn(sentence));
    if (time)
      told = merged(
        told,
        refusesWhen(sentence) && sentence.split(" ").length < 12 && !refusesWhen(time)
          ? tidy(sentence)
          : time,
      );
  }
  told ||= SOON.exec(heard.words)?.[0].toLowerCase() ?? "";
  if (told !== "") return shorten(zoned(told, heard.words), 100);
  if (heard.has("affirm", "deny", "dontknow", "bye", "thanks") || saysYes(heard.text)) return NONE;
  return heard.text.split(" ").length < 7 && !heard.values.phone && !heard.values.name
    ? shorten(tidy(heard.words.replace(WOULD_WORK, " ")), 100)
    : NONE;
}
/** A short sentence that names nobody says when and nothing else: 'not next week, the week after', 'Mondays are bad, any other day'. */
const whole = (sentence: string): string | undefined => {
  const said = tidy(sentence).replace(TO_IT, "").replace(OF_IT, "");
  const time = whenWordsIn(said);
  return time && corrected(said).length === 1 && said.split(" ").length <= 10 && !OF_SOMEBODY.test(said)
    ? said.replace(/^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}(?=\p{Ll})/u, (l) => l.toLowerCase())
    : undefined;
};
const TO_IT =
  /^(?:(?:yes|yeah|yep|no|well|um+|uh|oh|ok|okay|sure|please|probably|maybe|like|let['’]s say|say|it['’]s|(?:the )?best (?:time )?(?:is|would be)|sí|bueno|pues),? )+/iu;
const OF_IT =
  /(?:,? (?:please|thanks?(?: you)?|if (?:they|you) can|if possible|(?:is|are|would be|will be) (?:best|better|good|fine|great|okay|ok)|works?(?: best| for me)*|por favor|gracias))+$/iu;
const OF_SOMEBODY =
  /\?|(?<!\p{L})(?:i|i['’]\p{L}+|we|we['’]\p{L}+|he|she|they|my|our|his|her|me|us|you|your|call|ring|phone|text|name|number|yo|mi|me|nos|tengo|estoy|trabajo|salgo|ll[aá]m\p{L}*)(?!\p{L})/iu;

/** 'I work Wednesdays' is when not to call. */
const worked = (sentence: string): string | undefined => {
  const days = WORKS_ON.exec(sentence)?.[1];
  return days && `not on ${days}`;
};
const WORKS_ON =
  /(?<!\p{L})(?:i|we)(?:['’]m| am|['’]re| are)? (?:always |usually |also )?(?:work|working|busy|away|teach|in class|in court)(?: all day)?(?: on)? ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? and |,? or |, )?)+)/iu;

/** 'I have to pick up my kids at two thirty, so before that': the hour that somebody's own day leaves. */
const limited = (heard: Heard, sentence: string): string | undefined => {
  const { after, before, at } = heard.values.time;
  if (
    !(OF_SOMEBODY.test(sentence) || /(?<!\p{L})(?:before|after) (?:that|then)(?!\p{L})/iu.test(sentence)) ||
    at !== undefined ||
    (after === undefined) === (before === undefined)
  )
    return undefined;
  const said = timeIn(sentence);
  if (said && CLOCK.test(said) && /(?<!\p{L})(?:after|before|until|till|despu[eé]s|antes)/iu.test(said))
    return undefined;
  const day = said && DAY.test(said) && !CLOCK.test(said) ? `${said}, ` : "";
  return `${day}${after === undefined ? "before" : "after"} ${shortTime(after ?? before!)}`;
};

/** Of 'would eleven work?' what is no time. */
const WOULD_WORK =
  /^(?:would|does|is|will|could|can|what about|how about)(?!\p{L})|(?<!\p{L})(?:be |is )?(?:work|okay|ok|possible|all right|fine|good|do)(?: for \p{L}+)?\?\W*$/giu;

const SOON =
  /(?<!\p{L})(?:right now|now|asap|as soon as (?:possible|you can)|right away|immediately|ahora mismo|ahora|lo antes posible)(?!\p{L})/iu;

/** 'After two', and 'Wednesday' in the next sentence, are one time; what is said of the same part later holds. */
export function merged(before: string, told: string): string {
  if (before === "" || before === NONE || before === told) return told;
  // 'Not Thursday this week, next week is fine' leaves the hours that were told.
  if (refusesWhen(told)) {
    const stays = before
      .split(/,? and (?=not|only|after|before)|, /iu)
      .filter((part) => !refusesWhen(part) || DAY.test(part) !== DAY.test(told));
    return [...stays, told].join(", ");
  }
  const [day, clock] = [DAY.test(told), CLOCK.test(told)];
  if (day && clock) return told;
  // 'Tomorrow any time', once hours were told for every day.
  if (FREE.test(told) && CLOCK.test(before) && !DAY.test(before))
    return `${told}, ${/cualquier/.test(told) ? "los demás días" : "other days"} ${before}`;
  if (day) return `${told} ${CLOCK_PART.exec(before)?.[0].replace(/^[, ]+/, "") ?? ""}`.trim();
  if (plain(before).includes(plain(told))) return before;
  if (refusesWhen(before)) return `${before}, ${told}`;
  const days = DAY.test(before) ? before.replace(CLOCK_PART, "").replace(/[\s,]+$/, "") : "";
  if (days !== "")
    return `${days}${CLOCK.test(before) || /,/.test(days) ? "," : ""} ${told}`.replace(/^,? /, "");
  // 'After four. Half past four is good.'
  return /^(?:only )?(?:after|before|despu[eé]s|antes)/i.test(before) ? `${before}, ${told}` : told;
}
const CLOCK_PART = new RegExp(
  `,? ?(?:(?:only|between|after|before|until|till|from|at|around|about|entre|despu[eé]s de|antes de|a) )*(?:las? )?(?:${CLOCK.source}).*$`,
  "iu",
);

/** Keeps when to call: of the message that is taken, or that was taken last. */
export function callAt(state: DialogueState, told: string): void {
  const last = topFlow(state) ? undefined : lastWritten(state);
  state.callback = shorten(merged(last ? (callOf(last) ?? "") : state.callback, told), 100);
  if (last) setCall(last, state.callback);
}
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
