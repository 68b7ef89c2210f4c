import { talk } from "../../../content/flows/talk.ts";
import { NOTE_MAX, type DialogueState } from "../../../contracts/voice.ts";
import { absorb } from "./absorb.ts";
import { meantDays } from "./absorb-when.ts";
import { ORDER } from "./aside-words.ts";
import { addNote } from "./add-note.ts";
import { takeCallTimes } from "./call-time.ts";
import { callTimeAnswered } from "./call-time-answered.ts";
import { agrees } from "./agrees.ts";
import { type DialogueContext, NONE } from "./context.ts";
import { hearTurn } from "./hear.ts";
import { type Heard, saysValue } from "./heard.ts";
import type { Plan } from "./plan.ts";
import { topFlow } from "./next.ts";
import { bare, matterOf, noteOf, tidy } from "./note-words.ts";
import { ASKS_BACK, collectMove, timeOfOld } from "./moves.ts";
import { SAME_TIME } from "./wish-words.ts";
import { dayWords } from "./day-words.ts";
import { joinsAs, seatsOf, startsOf } from "./pair.ts";
import { namesMissing, ordered, putNames } from "./pair-names.ts";
import { toMinutes } from "./readers/calendar.ts";
import { digitize } from "./readers/number-words.ts";
import { anglicize } from "./readers/spanish.ts";
import { peopleHeard } from "./readers/people.ts";
import { timeHeard } from "./readers/time.ts";
import { saysWhen } from "./readers/when.ts";
import { whenWordsIn } from "./readers/when-words.ts";
import { plain, shorten } from "./readers/text.ts";
import { YES_NO } from "./readers/yes-no.ts";
import { fill, inTurn } from "./say/speech.ts";
import { nameBeside } from "./name-beside.ts";
import { spokenNumbers, takeNumbers } from "./numbers.ts";
import { takeWhich } from "./which-one.ts";
import { tellApart } from "./who.ts";
import { NAME_PART } from "./readers/plain-name.ts";
import { rowsOf } from "./note-rows.ts";
import { surnameHeard } from "./readers/name.ts";
import { RELATIONS } from "./readers/relation.ts";
import { NAME_MAX } from "./readers/name-title.ts";
import { coupleNamed } from "./readers/plain-name.ts";
import { bothNames } from "./readers/two-names.ts";

/** 'Her name is Abena Osei', of who comes along. */
const OF_MATE =
  /(?<!\p{L})(?:his|her|their|the other)(?:'s|s)? (?:\p{L}+ )?name|(?<!\p{L})(?:s?he's|she is|he is|se llama)(?!\p{L})/iu;
const PASSES: readonly string[] = ["message", "callback", "complaint", "case"];
const MATE_NAMED = new RegExp(
  `(?<!\\p{L})(?:my|our|mi) (?:\\p{L}+ )?(?:${RELATIONS})[^.!?]{0,40}?(?<!\\p{L})(?:too|also|as well|también), (${NAME_PART}(?: ${NAME_PART})?)(?=[,.!?]|$)`,
  "u",
);
const WE_COME = new RegExp(
  `(?<!\\p{L})(?:(?:my|our|mi) (?:${RELATIONS}) (?:and|y) (?:I|me|yo)|(?:me|I|yo) (?:and|y) (?:my|mi) (?:${RELATIONS})|we(?:'d| would|'ll)? (?:both|come|all)|both (?:come|of us)|(?:come|meet)(?: in)? with my|los dos|ambos)(?!\\p{L})`,
  "iu",
);
const TELL_THEM =
  /^(?:(?:yes|yeah|ok|okay|so|well|just|please|can you|could you) ){0,3}(?:tell|let|say|that|dígale\p{L}*|d[ií]gan?le|que)(?!\p{L})(?: \S+){3}/u;
/** A day and time of the turn in words; empty when it had none. */
const whenWords = (state: DialogueState, { values }: Heard): string =>
  dayWords({ ...values, days: { ...values.days, days: meantDays(state, values) } }, state.language);

/** 'It was at nine', of one on Monday, is Monday at nine. */
const withDay = (which: string, told: string, { values }: Heard): string =>
  told && values.days.days.length === 0 && /day/.test(which)
    ? `${which.replace(/,? (?:at|a las?) [^,]*$/u, "")} ${told}`
    : told;

const BY_MAIL =
  /(?<!\p{L})(?:(?:somebody|someone|them|you|him|her)(?: to| can| could)? e-?mail (?:me|us)|(?:no|not|don't|rather|just|only|please|prefer|instead|mejor|solo|sólo|prefiero) (?:\S+ ){0,5}?(?:e-?mail|correo)|(?:e-?mail|correo)(?: me| us)? (?:is|works|would be|only|instead|please|better|best|nada más))(?!\p{L})/u;
const TO_WRITE = /(?:@|\b(?:at|arroba) \S+ (?:dot|punto) \p{L})/u;
const IS_ANOTHER =
  /\b(?:then |so |no )?(?:it|mine|that|hers|his)(?:'s| is| must be| has to be| must have been| would be|'ll be| was| should be)(?: on| for)?(?: the| this| next)? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:entonces|debe (?:de )?ser) (?:es )?(?:el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)/u;

/** Takes the values of a turn, and the words where words were asked for. */
export function collect(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { asked } = state;
  const flow = topFlow(state);
  // 'No, don't call, just email me', once the number was asked for, gives none.
  if (
    !heard.values.phone &&
    !state.slots.phone &&
    BY_MAIL.test(heard.text) &&
    (asked === "phone" || TO_WRITE.test(heard.text))
  ) {
    state.slots.phone = { value: state.language === "es" ? "no indicado" : "not given", confirmed: false };
    plan.understood = true;
    plan.news.add("phone");
  }
  const known = state.notes.length;
  if (takeNumbers(state, heard)) {
    plan.understood = true;
    const { language } = state;
    if ((!flow && state.filed.length > 0) || (asked === "confirm" && agrees(heard)))
      plan.said.push(fill(inTurn(talk.addedThis, language, 0), { note: spokenNumbers(state) }));
    else state.reread = asked === "confirm";
  }
  tellApart(context, state, heard);
  // Whom it is for, told while it is read back, belongs to it: read back once more.
  if (asked === "confirm" && flow?.files?.kind === "message" && state.notes.length > known) {
    plan.understood = true;
    state.reread = true;
  }
  // 'Tell her I'll drop the papers off Monday' drops nothing.
  const tells = asked === "note" && flow?.id !== "move" && TELL_THEM.test(heard.text);
  const steers =
    (heard.has("person") && !(asked === "when" && saysWhen(heard.values))) ||
    (!tells && heard.has("drop", "keep", "repeat", "hold", "check", "frustrated")) ||
    // 'Just take her off Thursday', said when asked for the day, tells it.
    // 'The hearing was moved to March' is what is to be passed on.
    (!tells &&
      !PASSES.includes(flow?.id ?? "") &&
      heard.has("cancel", "move") &&
      !(asked === "which" && saysWhen(heard.values))) ||
    (heard.text.endsWith("?") && heard.text.split(" ").length < 6);
  const words = heard.told !== "" && !YES_NO.test(heard.text);
  // 'I need to cancel hers, Thursday', once its day was asked for, tells it.
  const pointed = takeWhich(context, state, heard) !== undefined;
  if (pointed) {
    plan.understood = true;
    if (asked === "confirm" || asked === "change") plan.news.add("day");
  } else if (flow?.id === "cancel" && saysWhen(heard.values)) {
    const told = timeOfOld(context, state, heard);
    const before = state.which;
    const dayOnly =
      state.which !== "" && state.which !== NONE && !/\d+ o'clock|:\d\d| las? \d/.test(state.which);
    // 'Oh, you're closed Thursday? Then it must be Friday.'
    const another = dayOnly && heard.values.days.days.length > 0 && IS_ANOTHER.test(heard.text);
    const instead =
      another && timeOfOld(context, state, hearTurn(context, state, IS_ANOTHER.exec(heard.text)![0]));
    if (instead) state.which = instead;
    else if (told && state.which === "") state.which = told;
    // 'It's her cleaning at three thirty', once the day was told.
    else if (told && dayOnly && heard.values.days.days.length === 0) state.which = `${state.which} ${told}`;
    if (told && (state.which === told || instead || dayOnly)) {
      plan.understood = true;
      if (asked === "confirm" && state.which !== before) plan.news.add("day");
    }
  }
  const moves =
    flow?.id === "move" &&
    (saysWhen(heard.values) || SAME_TIME.test(heard.text)) &&
    collectMove(context, state, heard);
  if (moves) plan.understood = true;
  if (
    flow &&
    !moves &&
    asked === "note" &&
    words &&
    !steers &&
    // 'And mine still stands?' wishes for no other day.
    !(flow.id === "move" && heard.questions.length > 0) &&
    !(heard.has("deny") && heard.text.split(" ").length < 4)
  ) {
    const known = state.slots.name?.value.toLowerCase();
    if (known && bare(heard.words) === bare(known)) {
      plan.understood = true;
      return;
    }
    // 'Any time in the afternoon', said when asked what it is about, tells when to call.
    const before = state.callback;
    const rest = takeCallTimes(state, heard, heard.words);
    const told = noteOf(matterOf(rest, heard.values.name));
    if (told === "" && state.callback !== before) {
      plan.understood = true;
      return;
    }
    // A name or a number, when asked what it is about, says nothing of that.
    if (told !== "" || !(heard.values.name || heard.values.phone))
      state.note = told || heard.words.slice(0, NOTE_MAX);
    if (heard.values.name) state.slots.name = { value: heard.values.name, confirmed: false };
    if (heard.values.phone) state.slots.phone = { value: heard.values.phone, confirmed: false };
    plan.understood = true;
    quiet(heard);
    return;
  }
  const saysName = bare(heard.words) === bare(state.slots.name?.value ?? "-");
  if (flow && !moves && asked === "when" && words && !saysName && (!steers || whenWordsIn(heard.words))) {
    state.callback = callTimeAnswered(heard);
    plan.understood = true;
    if (heard.values.phone) plan.news = absorb(state, heard, false);
    return;
  }
  if (flow && !moves && asked === "which" && words && !steers) {
    const when = saysWhen(heard.values);
    const value =
      whenWords(state, heard) ||
      (heard.has("deny", "dontknow") || state.tries > 1
        ? NONE
        : when || heard.text.split(" ").length < 10
          ? shorten(tidy(heard.words), 100)
          : "");
    const whose = !when && (heard.values.name || heard.values.phone);
    if (value && !whose) {
      state.which = value;
      plan.understood = true;
      if (heard.values.phone) plan.news = absorb(state, heard, false);
      return;
    }
  }
  const visit = flow ? flow.id === "book" : heard.has("book", "forother") || peopleHeard(heard) > 1;
  const couple = state.names === undefined && visit ? coupleNamed(heard.told) : undefined;
  const service = context.desk.services.find(({ id }) => id === state.slots.service?.value);
  const waits = flow?.id === "book" ? state.later : undefined;
  // Of two who come apart, the first is booked now.
  if (couple && waits?.who) {
    [heard.values.name] = couple;
    waits.name = couple[1].slice(0, NAME_MAX);
  } else if (couple && service?.together) {
    state.slots.name = { value: `${couple[0]} and ${couple[1]}`.slice(0, NAME_MAX), confirmed: false };
    delete heard.values.name;
    plan.news.add("name");
    plan.understood = true;
  }
  // Two names for one visit are two people.
  else if (couple && state.more === 0) joinsAs(context, state, 2);
  const told =
    state.names === undefined && !(couple && service?.together) ? bothNames(heard.told) : undefined;
  // 'I'm Carlos Reyna and my brother is Luis Reyna', of two who come about one matter.
  const asOne = told && flow?.id === "book" && !couple && (service?.together || context.desk.kind === "law");
  if (told && asOne && [...state.told, heard.words].some((each) => WE_COME.test(each))) {
    [heard.values.name] = told;
    delete state.whom;
    addNote(state, `Comes along: ${told[1]}`);
  }
  // 'I'm Leila Haddad and my mom is Samira Haddad', of the mother's visit.
  else if (told && state.whom && flow?.id === "book" && !couple) {
    heard.values.name = told[1];
    state.slots.name = { value: told[1], confirmed: false };
    addNote(state, `Called by: ${told[0]}`);
  }
  const both = state.whom && !couple ? undefined : told;
  if (both && (state.more > 0 || asked === "name")) {
    if (state.more > 0) state.names = [both[1]];
    heard.values.name = both[0];
    if (state.more > 0) {
      state.slots.name = { value: both[0], confirmed: false };
      ordered(state, heard.words);
      heard.values.name = state.slots.name.value;
      plan.news.add("name");
      plan.understood = true;
    }
  }
  const put = !both && flow?.id === "book" && putNames(state, heard.told);
  if (put) {
    delete heard.values.name;
    if (put !== "known") plan.news.add("name");
    plan.understood = true;
  }
  // 'Same last name as me', of two children.
  const family = flow?.id === "book" && SAME_NAME.test(heard.text) && rowsOf(state.notes, "Called by")[0];
  if (family && !state.slots.name?.value.includes(" ") && state.slots.name) {
    const surname = family.replace(/ \(.*/, "").split(" ").at(-1)!;
    state.slots.name = { value: `${state.slots.name.value} ${surname}`.slice(0, NAME_MAX), confirmed: false };
    state.names = state.names?.map((mate) => (mate.includes(" ") ? mate : `${mate} ${surname}`));
  }
  if (flow?.id === "book" && ORDER.test(heard.words) && state.slots.name && state.names?.length === 1) {
    ordered(state, heard.words);
    plan.news.add("name");
  }
  // 'Beth Kowalski', of a Beth.
  state.names = state.names?.map((mate) => {
    const whole = mate.includes(" ")
      ? null
      : new RegExp(`(?<!\\p{L})${mate.replace(/[^\p{L}]/gu, ".")} \\p{Lu}[\\p{L}'-]+`, "u").exec(heard.words);
    return whole?.[0] ?? mate;
  });
  if (!state.names) delete state.names;
  // 'My maid of honor wants one too, Tanya Reed'.
  const mate = flow?.id === "book" && namesMissing(state) ? MATE_NAMED.exec(heard.words)?.[1] : undefined;
  if (mate) {
    state.names = [mate];
    if (heard.values.name === mate) delete heard.values.name;
    plan.understood = true;
  }
  // The name of who comes along.
  if (
    flow?.id === "book" &&
    (asked === "name" || OF_MATE.test(heard.words)) &&
    state.slots.name &&
    heard.values.name &&
    namesMissing(state)
  ) {
    const other = heard.values.name;
    // Who says their own name twice has no other to tell.
    if (other !== state.slots.name.value || state.tries > 1)
      state.names = [...(state.names ?? []), other === state.slots.name.value ? `With ${other}` : other];
    delete heard.values.name;
    plan.understood = true;
    ordered(state, heard.words);
  }
  const name = put ? undefined : nameBeside(state, heard);
  if (name) {
    if (state.slots.name?.value !== name) plan.news.add("name");
    state.slots.name = { value: name, confirmed: false };
    // 'It's Dana Kessler' is read as Dana too.
    if (heard.values.name && (name.startsWith(heard.values.name) || name.endsWith(` ${heard.values.name}`)))
      heard.values.name = name;
    // 'Last name's Winter', of two who were named without it.
    const surname = surnameHeard(heard.told) && name.split(" ").at(-1);
    if (surname) state.names = state.names?.map((mate) => (mate.includes(" ") ? mate : `${mate} ${surname}`));
    plan.understood = true;
  }
  const corrects =
    !(heard.has("affirm") && !heard.has("correct", "deny")) &&
    flow?.slots.some(({ slot }) => slot === "which") &&
    (asked === "confirm" || asked === "change");
  const asksBack = heard.words.split(/(?<=[.!?])\s+/).some((each) => ASKS_BACK.test(each));
  if (moves || (corrects && !pointed && !asksBack && saysWhen(heard.values))) {
    if (!moves) state.which = withDay(state.which, whenWords(state, heard), heard) || state.which;
    plan.understood = true;
    plan.news.add("day");
  }
  const before = state.slots.name?.value;
  const declines = asked === "offer" && heard.has("decline", "deny", "avail");
  const takes =
    asked === "offer" && (heard.acts.get("affirm") ?? 0) >= 0.8 && heard.text.split(" ").length <= 8;
  if (!saysValue(heard, state) && !declines && !takes) return;
  if (flow?.id === "book" && namesTheirTimes(context, state, heard)) heard.values.time = { sure: true };
  // Values said outside of any task belong to one that may begin now; a name or number belongs to the caller anyway.
  for (const each of absorb(state, heard, !flow || flow.slots.some(({ slot }) => slot === "when")))
    plan.news.add(each);
  if (name && plan.news.size === 0) plan.news.add("name");
  // 'That one should be under Lily': the other is whose name stood there.
  const [next] = state.names ?? [];
  const now = state.slots.name?.value;
  if (before && next && now && now !== before && now.split(" ")[0] === next.split(" ")[0])
    state.names = [before];
  if (plan.news.size > 0 && (flow || asked === "name" || asked === "phone")) plan.understood = true;
}

/** 'Half past ten and then quarter past eleven', of two who come one after the other, is what was agreed. */
function namesTheirTimes(context: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const { slots, language } = state;
  if (!slots.time || seatsOf(state) < 2) return false;
  const told = heard.words
    .replace(/\d{3}[\d -]+/g, ". ")
    .split(/[,.;?!]\s|\s(?:and|then|y|luego)\s/iu)
    .map((part) => timeHeard(digitize(language === "es" ? anglicize(plain(part)) : plain(part)), true).at)
    .filter((at) => at !== undefined);
  const starts = startsOf(context, state, toMinutes(slots.time.value)).map((at) => at % 720);
  return told.length > 1 && told.every((at) => starts.includes(at % 720));
}

/** What was noted whole is no longer asked about or begun. */
function quiet(heard: Heard): void {
  heard.acts.clear();
  for (const clause of heard.clauses) clause.acts = [];
}
const SAME_NAME = /(?<!\p{L})same (?:last |family |sur)name|mismo apellido/u;
