import { talk } from "../../../content/flows/talk.ts";
import { RELATION } from "../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import type { DialogueContext } from "./context.ts";
import { changePart } from "./put-right.ts";
import { cancelBooking } from "./change-booking.ts";
import { fileFlow } from "./filing.ts";
import type { Clause, Heard } from "./heard.ts";
import type { Plan } from "./plan.ts";
import { inTheirWords, NAMES_WRONG, refusedAgain, retell, retold } from "./corrections.ts";
import { ask, missing, topFlow } from "./next.ts";
import { QUESTION } from "./aside-words.ts";
import { addNote } from "./asides.ts";
import { sentencesOf } from "./note-words.ts";
import { isOnPaper, saysOnlyWhen } from "./paper-text.ts";
import { isSameHour, toMinutes } from "./readers/calendar.ts";
import { plain, shorten } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import { rowsOf } from "./note-rows.ts";

/** Clauses that nothing was heard in, and that are no question: those are answered. */
export const unheard = (heard: Heard): Clause[] => {
  const asked = heard.questions.flatMap((each) => each.clauses);
  return heard.clauses.filter(
    (clause) =>
      !asked.includes(clause) &&
      clause.acts.length === 0 &&
      clause.words
        .replace(/[^\p{L} ]/gu, "")
        .trim()
        .split(/\s+/).length >= 3,
  );
};

/** Words that may speak against what was just agreed to. */
export const AGAINST =
  /\b(?:but|except|wrong|not|no|instead|change|wait|actually|only|unless|rather|supposed|pero|menos|excepto|mal|cambi\p{L}*|sino|espere)\b|n't\b/iu;
/** Words of a clause beside a yes that would make another visit of it; what only adds to it is noted. */
const AGAINST_IT =
  /\b(?:wrong|not|instead|change|wait|supposed|rather|unless|except|h[oa][ln][dg] on|(?:one|a) (?:sec|second|moment|minute)|let me (?:check|think|see|look)|think about it|scrap|delete|mal|cambi\p{L}*|sino|espere|momento|excepto|menos)\b|(?:\b(?:i|we|that|it|this) |^)\p{L}+n't\b/iu;
const asksForMore = (heard: Heard): boolean => heard.has("forother", "book");

/** 'Whatever, yes, just tell them I'm coming', 'what school, no. Yeah, that's right': a yes with something beside it. */
const OUTRIGHT =
  /(?:^(?:(?:fine|whatever|ok|okay|oh|um|uh|well|sure|all right|alright|bueno|pues) )*(?:yes|yeah|yep|yup|pass it on|go ahead|s[ií]|está bien|correcto)(?!\p{L})(?! (?:but|except|wait|no|pero)(?!\p{L}))|(?:yeah|yes|yep|no) (?:that's|thats|it's|its) (?:right|correct)(?!\p{L})|^(?:(?:ok|okay|well|oh|all of) )*(?:that's|thats|it's|its|that is|it is|all|everything(?:'s| is)?|looks|sounds) (?:all )?(?:right|correct)(?! but| except))/u;
/** A plain yes: 'um, so' and 'I don't know' are none, whatever else was heard in them. */
export const agrees = (heard: Heard): boolean =>
  !WAITS.test(heard.words) && !takesBackYes(heard) && saysYes(heard);
/** 'Yes but wait, is that this Thursday?'; 'is there a long wait?' holds nothing up. */
const WAITS =
  /(?:^|[,.;:!?¿¡-]\s*|(?<!\p{L})(?:but|and|oh|so|no|um|uh|well|yes|yeah|ok|okay|actually|sorry|pero|sí|y) )(?:wait(?! (?:for|until|till|to|lists?|times?|rooms?)(?!\p{L}))|esp[eé]r(?:e|ese|a|ate)|(?:un )?moment(?:o|ito))(?!\p{L})|(?<!\p{L})(?:hold on|hang on|hold up|before you (?:do|book|send|pass))(?!\p{L})/iu;
/** 'All correct except the name', 'that's all right, I changed my mind': no agreement, however it begins. */
const takesBackYes = (heard: Heard): boolean => {
  const text = withoutQuestions(heard.words);
  return EXCEPTED.test(text) || NAMES_WRONG.test(text) || CHANGES_MIND.test(text);
};
const EXCEPTED =
  /(?<!\p{L})(?:except|excepto|salvo)(?!\p{L})|(?<!\p{L})(?:apart from|other than|but|menos|pero)(?: (?:for|not|change|fix|maybe|no|cambie))*(?: (?:the|my|that|el|la|mi|su))+ (?:first |last )?(?:service|day|date|time|hour|name|surname|number|phone|spelling|servicio|d[ií]a|fecha|hora|nombre|apellido|n[uú]mero|tel[eé]fono)(?!\p{L}| (?:before|after|anterior))/u;
const CHANGES_MIND =
  /(?<!\p{L})(?:chang(?:ed|ing) my mind|cambi[eéo] de (?:opini[oó]n|idea|parecer)|make (?:it|that) (?:the|a different|another)|(?:but|pero|only) (?:make|change|move|put|switch|p[oó]n\p{L}*|c[aá]mb\p{L}*) (?:it|that|me|him|her|el|la)|(?:p[oó]n|c[aá]mbi)[ae]l[ao])(?!\p{L})/u;
const saysYes = (heard: Heard): boolean =>
  (OUTRIGHT.test(heard.text) && !heard.has("hold") && !AGAINST_IT.test(withoutQuestions(heard.words))) ||
  ((heard.acts.get("affirm") ?? 0) >= (YES_WORDS.test(heard.text) ? AGREES : 0.93) &&
    !heard.has("deny", "hold", "dontknow") &&
    // 'Yeah, okay. Go ahead. Sorry again.'
    (!heard.has("filler", "repeat") ||
      ((heard.acts.get("affirm") ?? 0) >= 0.9 && GOES_AHEAD.test(heard.text))) &&
    // A mere goodbye is none, and neither is what is told of a number.
    (YES_WORDS.test(heard.text) || (!heard.has("bye") && !/\b(?:number|phone|name)\b/.test(heard.text))));
const withoutQuestions = (words: string): string =>
  plain(
    sentencesOf(words)
      .filter((each) => !QUESTION.test(each))
      .join(" "),
  );
const GOES_AHEAD =
  /^(?:yes|yeah|yep|yup|sure|right|correct)\b.*\b(?:go ahead|do (?:it|that)|pass it on|book it|that's (?:right|it|fine))\b/u;
const YES_WORDS =
  /\b(?:yes|yeah|yep|yup|ok|okay|right|correct|sure|fine|good|great|perfect|claro|bueno|vale)\b|(?<!\p{L})s[ií](?!\p{L})/u;
const AGREES = 0.5;

/** 'I'm her daughter, Hannah. Not Anna, Hannah', which is noted by who calls. */
const tellsWho = ({ notes }: DialogueState, words: string): boolean =>
  RELATION.test(words) || rowsOf(notes, "Called by").some((name) => words.includes(name.split(" ")[0]!));

/** The answer to what was read back: files on a plain yes, and on nothing else. */
export function confirmTurn(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { asked, language } = state;
  const flow = topFlow(state);
  const parts =
    flow?.files?.kind === "message"
      ? ["name", "phone", "digits", ...(flow.slots.some(({ slot }) => slot === "which") ? ["day"] : [])]
      : ["service", "day", "time", "how", "name", "phone", "digits"];
  const changed = parts.some((part) => plan.news.has(part as "name"));
  if (changed) delete state.refused;
  if (asked === "change") return changeTurn(context, state, heard, plan, changed);
  if (asked !== "confirm") return;
  if (state.changing?.to === "cancel") {
    if (agrees(heard)) plan.said.push(cancelBooking(state));
    else if (heard.has("deny", "keep")) {
      delete state.changing;
      plan.said.push(wording(talk.kept, language));
    } else return;
    ask(state, "nothing", "");
    plan.understood = true;
    return;
  }
  if (!flow) return;
  // 'No, Tuesday, the first', of what stands so already: read back once more.
  if (flow.id === "move" && saysWhen(heard.values) && !agrees(heard)) {
    plan.understood = true;
    return;
  }
  if (plan.swap && !agrees(heard)) {
    plan.understood = true;
    state.reread = true;
    plan.said.push(fill(inTurn(talk.swapped, language, 0), { to: plan.swap.to }));
    return;
  }
  const anew = flow.noteFromStart && !state.changing ? retold(heard) : undefined;
  // 'No, any time, but today' says when to call.
  const told = anew !== undefined && state.callback !== "" && saysOnlyWhen(anew) ? undefined : anew;
  if (anew !== undefined && told === undefined && !agrees(heard)) {
    plan.understood = true;
    return;
  }
  if (told !== undefined) {
    plan.understood = true;
    if (agrees(heard)) addNote(state, told);
    else {
      retell(state, heard, told, plan);
      if (refusedAgain(state)) inTheirWords(context, state, heard, plan);
      return;
    }
  }
  if (agrees(heard)) {
    plan.understood = true;
    // Filed is only what is whole, and what was read back as it is now.
    if (changed || missing(context, state, flow)) return;
    const missed = asksForMore(heard) ? [] : unheard(heard).filter(({ words }) => !tellsWho(state, words));
    // What was not understood of a message goes with it, as it was said.
    if (flow.noteFromStart && missed.length > 0) {
      plan.said.push(fileFlow(context, state, flow));
      plan.news = new Set(["day"]);
      return;
    }
    if (
      flow.id !== "cancel" &&
      state.tries < 2 &&
      missed.some(({ words }) => AGAINST_IT.test(words) && !/^(?:and |but )?you\b/i.test(words))
    ) {
      plan.said.push(
        fill(inTurn(talk.partNotUnderstood, language, state.missed++), {
          part: shorten(missed[0]!.words, 60),
        }),
      );
      return;
    }
    plan.said.push(fileFlow(context, state, flow));
    plan.news = new Set(["day"]);
    return;
  }
  if (changed) {
    plan.understood = true;
    return;
  }
  if (heard.has("deny", "correct") || takesBackYes(heard)) {
    plan.understood = true;
    // 'No, I don't want to cancel, I want to move it', and moving it is what was read back.
    if (heard.has(...flow.on) && flow.id !== "book") return;
    // What was said is what is noted already: read back once more.
    const { name, phone, time } = heard.values;
    const { slots } = state;
    if (
      (time.at !== undefined && slots.time && isSameHour(toMinutes(slots.time.value), time.at)) ||
      (slots.day && heard.values.days.days.length === 1 && heard.values.days.days[0] === slots.day.value) ||
      (name && state.slots.name?.value.toLowerCase().split(" ").includes(name.toLowerCase())) ||
      (name && name === state.slots.name?.value) ||
      (slots.name?.value.includes(" ") && heard.words.includes(slots.name.value)) ||
      (phone && phone === state.slots.phone?.value)
    )
      return;
    // 'No, I said the manager', of what is on the paper already.
    if (/\bsaid\b|(?<!\p{L})dije(?!\p{L})/u.test(heard.text) && isOnPaper(state, heard.words)) {
      plan.said.push(wording(talk.isNoted, language));
      return;
    }
    if (
      (NAMES_WRONG.test(heard.text) || EXCEPTED.test(heard.text)) &&
      changeNamed(context, state, heard, plan)
    )
      return;
    if (refusedAgain(state)) return inTheirWords(context, state, heard, plan);
    plan.asks = true;
    plan.said.push(whatChange(state));
    return;
  }
}

function whatChange(state: DialogueState): string {
  const { language } = state;
  const flow = topFlow(state);
  const message = flow?.files?.kind === "message";
  const dated = flow?.slots.some(({ slot }) => slot === "which");
  const parts = dated
    ? language === "es"
      ? "el día, la hora, el nombre o el número"
      : "the day, the time, the name or the number"
    : language === "es"
      ? message
        ? "el mensaje, el nombre o el número"
        : "el día, la hora, el nombre o el número"
      : message
        ? "the message, the name or the number"
        : "the day, the time, the name or the number";
  return ask(
    state,
    "change",
    fill(inTurn(talk.whatChange, language, state.asked === "change" ? state.tries : 0), { parts }),
  );
}

const PARTS =
  /\b(service|day|date|time|name|number|phone|message|servicio|día|fecha|hora|nombre|número|teléfono|mensaje)\b/;

/** Asks anew for the part that the caller names. */
function changeNamed(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): boolean {
  const part = PARTS.exec(heard.text)?.[1];
  if (!part) return false;
  plan.understood = true;
  plan.asks = true;
  const id = part
    .replace("date", "day")
    .replace("fecha", "día")
    .replace("phone", "number")
    .replace("teléfono", "número");
  plan.said.push(changePart(context, state, id));
  return true;
}

const FILE_IT =
  /\b(?:book it|pass it on|send it|go ahead|file it|(?:that's|it's|is) (?:right|correct|fine|good)|nothing)\b|(?<!\p{L})(?:res[eé]rvela|p[aá]selo|nada)(?!\p{L})/u;

function changeTurn(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
  changed: boolean,
): void {
  if (!topFlow(state)) return;
  if (changed) {
    plan.understood = true;
    return;
  }
  const told = topFlow(state)?.noteFromStart ? retold(heard) : undefined;
  if (told !== undefined) {
    retell(state, heard, told, plan);
    plan.understood = true;
    return;
  }
  if (changeNamed(context, state, heard, plan)) return;
  if (heard.has("affirm") || /\b(?:nothing|nada|it's (?:fine|right|good))\b/.test(heard.text)) {
    plan.understood = true;
    const flow = topFlow(state)!;
    // A bare yes answers nothing here: it is read back once more. 'Yes, book it' is plain.
    if (!FILE_IT.test(heard.text)) state.reread = true;
    else if (agrees(heard) && !missing(context, state, flow)) {
      plan.said.push(fileFlow(context, state, flow));
      plan.news = new Set(["day"]);
    }
    return;
  }
  // They told what is wrong, and it was not understood.
  if (
    heard.words.split(" ").length >= 3 &&
    !heard.has("hold", "repeat", "check", "filler", "dontknow") &&
    refusedAgain(state)
  )
    inTheirWords(context, state, heard, plan);
}
