import type { DialogueState } from "../../../contracts/voice.ts";
import { oldClosedDay } from "./times/old-closed-day.ts";
import { otherSide, wantsOtherSide } from "./people/against.ts";
import { clockOf, type DialogueContext, NONE } from "./context.ts";
import { withDay } from "./times/call-day.ts";
import { wantsNoCall } from "./paper/wants-no-call.ts";
import { nextOpenDay, spansOf } from "./times/hours.ts";
import { callOf, readNote } from "./paper/paper-rows.ts";
import { seatsOf, startsOf } from "./people/pair.ts";
import { placeWordsOf } from "./people/place-words.ts";
import { orElseWords } from "./times/or-else.ts";
import { paperWords } from "./paper/papers-wanted.ts";
import { onlyIfWords } from "./confirming/only-if.ts";
import { placeOf, placeWords } from "./collecting/place.ts";
import { withWords } from "./collecting/with-words.ts";
import { emailOf, hasNumber, NOT_GIVEN, reachWords } from "./collecting/reach.ts";
import { flows } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import { toMinutes } from "./readers/calendar.ts";
import { spokenNumbers } from "./hearing/numbers.ts";
import { spokenPhone, writtenPhone } from "./readers/phone.ts";
import { plain } from "./readers/text.ts";
import { fill, fullWhen, serviceName, speeches, wording } from "./say/speech.ts";
import { besideName } from "./people/second-person.ts";
import { rowsOf } from "./paper/note-rows.ts";
import { wayWords } from "./collecting/way-words.ts";
import { waysOf } from "./collecting/ways.ts";

/** What stands in the places of a flow's words. */
export function valuesOf(context: DialogueContext, state: DialogueState): Record<string, string | undefined> {
  const { desk } = context;
  const { slots, language } = state;
  const spanish = language === "es";
  return {
    business: desk.spokenName ?? desk.name,
    desk: state.to ?? (spanish ? desk.frontDeskEs : desk.frontDesk),
    caller: callerOf(context, state),
    sees: bossOf(state) ?? seesTo(state),
    team: state.to ?? inCharge(state) ?? seesTo(state) ?? (spanish ? desk.frontDeskEs : desk.frontDesk),
    service: slots.service && serviceName(desk, slots.service.value, language),
    when: slots.day && slots.time && fullWhen(slots.day.value, slots.time.value, language),
    name:
      [callerWords(state), ...matesWords(context, state)].filter(Boolean).join(spanish ? ", y " : ", and ") ||
      undefined,
    phone: hasNumber(state) ? spokenNumbers(state) : undefined,
    reach: reachWords(state),
    promise: promiseWords(context, state),
    reaches: wouldReach(context, state),
    word: wordReaches(context, state),
    ...readNote(state),
    paper: paperWords(state),
    how: waysOf(context, state).length > 1 && state.how ? wayWords(state.how, language) : "",
    against: againstWords(context, state),
    with: withWords(state, spanish ? desk.frontDeskEs : desk.frontDesk),
    place: placeWords(context, state),
    held: onlyIfWords(state),
    orElse: orElseWords(state),
    ...placeWordsOf(state),
    address: placeOf(state),
    ways: orOf(
      waysOf(context, state).map((way) => wayWords(way, language)),
      language,
    ),
    which: state.which === NONE ? "" : state.which,
    callback:
      state.callback === NONE
        ? spanish
          ? "cuando puedan"
          : "whenever they can"
        : inASentence(state.callback),
    opens: opens(context, state),
    calls: callsOn(context, state) ?? opens(context, state),
    stands: oldClosedDay(context, state)
      ? ""
      : spanish
        ? "; hasta entonces sigue la anterior"
        : "; until then the old one stands",
    person: state.whom,
    urgent: desk.urgent && spokenPhone(desk.urgent.line.replace(/\D/g, "")),
  };
}
/** What would come of a message: a call, a letter, or nothing to whoever left neither number nor address. */
function promiseWords(context: DialogueContext, state: DialogueState): string {
  const { language, slots } = state;
  if (wantsNoCall(state)) return wouldReach(context, state);
  const words =
    emailOf(state.notes) && !callsAt(state)
      ? talk.wouldWrite
      : hasNumber(state)
        ? talk.wouldCallBack
        : undefined;
  if (!words || !slots.phone) return "";
  const { desk } = context;
  if (isUnknown(context, state.to)) return wordsOfUnknown(context, state);
  const team =
    bossOf(state) ??
    seesTo(state) ??
    callsBack(state) ??
    (language === "es" ? desk.frontDeskEs : desk.frontDesk);
  const day = opens(context, state);
  const said = fill(wording(words, language), { team, opens: day, calls: callsOn(context, state) ?? day });
  // Whom a call is for is called, and not who asks for it.
  const call = rowsOf(state.notes, "Call")[0]?.replace(/ at \(.*/, "");
  return call
    ? said.replace("call you back", `call ${call}`).replace("le llamaría", `llamaría a ${call}`)
    : said;
}
/** What becomes of a message: who gets it, and a call where one is wished for. */
function wordReaches(context: DialogueContext, state: DialogueState): string {
  if (isUnknown(context, state.to)) return wordsOfUnknown(context, state);
  const last = state.filed.at(-1);
  const told = [
    state.note,
    ...state.told,
    ...(last?.kind === "message" ? [...last.notes, ...last.told] : []),
  ].join(" ");
  if (wantsNoCall(state)) return wouldReach(context, state);
  if (state.callback !== "" || callsAt(state) || WANTS_ANSWER.test(told)) return promiseWords(context, state);
  return wouldReach(context, state);
}
function wouldReach(context: DialogueContext, state: DialogueState): string {
  const { language } = state;
  const team =
    state.to ?? inCharge(state) ?? (language === "es" ? context.desk.frontDeskEs : context.desk.frontDesk);
  return fill(wording(talk.wouldReach, language), { team, opens: opens(context, state) });
}
/** 'Dr. Fenn', where no doctor is called so: nothing is promised in that name. */
const isUnknown = ({ desk: { staff } }: DialogueContext, to = ""): boolean =>
  /^(?:dr|mrs?|ms)\. /i.test(to) &&
  staff.length > 0 &&
  !staff.some(({ heard }) => heard.some((name) => plain(to).split(" ").includes(name)));
function wordsOfUnknown(context: DialogueContext, state: DialogueState): string {
  const team = state.language === "es" ? context.desk.frontDeskEs : context.desk.frontDesk;
  return fill(wording(talk.notOnList, state.language), { team, to: state.to, opens: opens(context, state) });
}
/** Asks something, or tells what somebody must see to. */
const WANTS_ANSWER =
  /\?|(?<!\p{L})(?:(?<!(?:minute|hour|phone|last|first|the|that|this|a|an|his|her|your) )call|ring|phone|hear from|get back|answer|ask|never|hasn't|haven't|didn't|wrong|problem|missing|urgent|asap|llam\p{L}+|pregunt\p{L}+|nunca|urgente)(?!\p{L})/iu;
/** Of a call, by whom, where somebody was asked for and nobody else is to be called. */
function callerOf(context: DialogueContext, state: DialogueState): string {
  if (!state.to || isUnknown(context, state.to) || rowsOf(state.notes, "Call").length > 0) return "";
  return state.language === "es" ? "" : ` from ${state.to}`;
}
const bossOf = ({ to }: DialogueState): string | undefined =>
  /^the (?:office )?manager$/.test(to ?? "") ? to : undefined;
/** Who was asked for; whoever is in charge of something only of what is for them. */
function callsBack({ to, stack, filed }: DialogueState): string | undefined {
  const last = filed.at(-1);
  const about = stack.at(-1) ?? (last?.kind === "message" ? last.about : "");
  return /^whoever /.test(to ?? "") && !["callback", "message", "complaint", "person"].includes(about)
    ? undefined
    : to;
}
/** Whoever complains is called by whom they were promised. */
function inCharge({ stack, filed, language }: DialogueState): string | undefined {
  const last = filed.at(-1);
  const about = stack.at(-1) ?? (last?.kind === "message" ? last.about : "");
  return about === "complaint" ? (language === "es" ? "la gerencia" : "the manager") : undefined;
}
/** Who sees to a bill or a refill, of the message that is taken or was taken last. */
function seesTo({ stack, filed, language }: DialogueState): string | undefined {
  const last = filed.at(-1);
  const about = last?.kind === "message" ? last.about : undefined;
  const flow = flows.find(({ id, files }) =>
    stack.length > 0 ? id === stack.at(-1) : files?.about === about,
  );
  return flow?.files?.by?.[language];
}
function againstWords(context: DialogueContext, state: DialogueState): string {
  const name = wantsOtherSide(context, state) ? otherSide(state) : undefined;
  if (!name || /^(?:none|not known yet)$/.test(name)) return "";
  return state.language === "es" ? `. La otra parte: ${name}` : `. The other side: ${name}`;
}
const orOf = (all: readonly string[], language: DialogueState["language"]): string =>
  all.length > 2
    ? `${all.slice(0, -1).join(", ")} ${speeches[language].or} ${all.at(-1)}`
    : all.join(` ${speeches[language].or} `);
/** 'At 3:15 for Theo Bell', of those who come along. */
function matesWords(context: DialogueContext, state: DialogueState): string[] {
  const { slots, names = [], language } = state;
  if (state.stack.at(-1) !== "book" || !slots.time || seatsOf(state) < 2) return [];
  const starts = startsOf(context, state, toMinutes(slots.time.value));
  const { at } = speeches[language];
  return names.map((name, i) => `${at(starts[i + 1]!)} ${language === "es" ? "a nombre de" : "for"} ${name}`);
}
/** Whose appointment it is, and who calls about it. */
function callerWords({ slots, stack, notes, language, to }: DialogueState): string | undefined {
  if (slots.name?.value === NOT_GIVEN)
    return language === "es" ? "alguien sin nombre" : "somebody without a name";
  const name = slots.name?.value;
  // 'Call my brother, his name is Terrence, his number is ...': whom, and who asks for it.
  const [, call, at] = /^([^(]+?)(?: at (\(.*))?$/.exec(rowsOf(notes, "Call")[0] ?? "") ?? [];
  if (name && call && stack.at(-1) === "callback") {
    const number =
      at && at !== writtenPhone(slots.phone?.value ?? "")
        ? ` ${language === "es" ? "al" : "at"} ${spokenPhone(at)}`
        : "";
    return `${call}${number}, ${language === "es" ? "de parte de" : "from"} ${name}`;
  }
  // Whom a message is for has no appointment.
  const whose = rowsOf(notes, "For").find((each) => each !== to);
  if (!name || !["move", "cancel"].includes(stack.at(-1) ?? "")) return name;
  const beside = besideName({ notes, language });
  if (beside) return `${name} ${language === "es" ? "y" : "and"} ${beside}`;
  if (!whose) return name;
  return language === "es" ? `${whose}, de parte de ${name}` : `${whose}, from ${name}`;
}
/** The same with its day, where that is another than today. */
const callsOn = (context: DialogueContext, state: DialogueState): string | undefined => {
  const call = callsAt(state);
  return call && withDay(context, state.language, call);
};
/** When they want to be called, of the message that is taken or was taken last. */
function callsAt({ callback, filed, stack }: DialogueState): string | undefined {
  if (callback) return callback === NONE ? undefined : inAPlace(callback);
  const last = stack.length === 0 ? filed.at(-1) : undefined;
  const call = last?.kind === "message" ? callOf(last) : undefined;
  return call && inAPlace(call);
}
/** 'Any time', told as a sentence of its own. */
const inASentence = (when: string): string =>
  when.replace(
    /^(?:Any|Whenever|Mornings?|Afternoons?|Evenings?|After|Before|Around|At|In|Between|From|Tomorrow|Today|The|Cualquier|Por|En)(?!\p{L})/u,
    (word) => word.toLowerCase(),
  );
/** 'Mornings' and 'eleven', as they stand after 'would call you back'. */
const inAPlace = (when: string): string =>
  inASentence(when)
    .replace(/^(?=(?:mornings?|afternoons?|evenings?)(?![\p{L}]))/u, "in the ")
    .replace(
      /^(?=(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: (?:thirty|fifteen|o'clock|[ap]\.?m\.?)|$))/u,
      "at ",
    );
/** When somebody would call: today while it is open, or the next day that it is. */
export function opens(context: DialogueContext, { language }: DialogueState): string {
  const { today, minutes } = clockOf(context);
  if (spansOf(context.desk, today).some(([, close]) => minutes + 30 < close))
    return language === "es" ? "hoy mismo" : "today";
  const day = speeches[language].day(nextOpenDay(context.desk, today), today);
  return language === "es" || day === "tomorrow" ? day : `on ${day}`;
}
