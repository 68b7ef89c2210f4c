import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { clockOf, NONE } from "../context.ts";
import { hasNumber } from "../collecting/reach.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { addNote } from "../paper/add-note.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { wantsNoCall } from "../paper/wants-no-call.ts";
import { matterOf, noteOf } from "../paper/note-words.ts";
import { paperLines } from "../paper/paper-text.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { saysWhen, type WhenHeard, whenHeard } from "../readers/when.ts";
import { whenWordsIn } from "../readers/when-words.ts";
import { fill, fullWhen, inTurn, speeches, wording } from "../say/speech.ts";
import { type Asked, message, say } from "./agreed-parts.ts";
import { withoutTail } from "./questions.ts";
import type { OfThisCall } from "./reach-questions.ts";

// A question that only checks what was just agreed: 'that's Monday after four, right?' hears a plain yes.

/** 'So that's Tuesday at ten, right?', 'and it's with Dr. Lee, yes?' */
const CHECKED =
  /^(?:(?:and|so|but|ok|okay|oh|yes|wait|then|alright|just to check|y|entonces|pero) )*(?:that's|that is|that'll be|that would be|it's|it is|this is|we said|you said|i said|i'm (?:with|seeing)|es|ser[ií]a|quedamos|so (?=(?:it's|that's|(?:today|tomorrow|\p{L}+day)))|(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur)day) )/u;

export const CHECKS: OfThisCall = {
  asks: CHECKED,
  answer: (asked, heard) => {
    const { state, words } = asked;
    const told = withoutTail(words);
    if (told === words) return undefined;
    const whom = whomAgreed(asked, told);
    if (whom) return yes(state, whom);
    const when = whenAgreed(asked, told);
    if (when === undefined) return undefined;
    heard.values.time = { sure: true };
    heard.values.days = { ...heard.values.days, days: [], bare: [], from: undefined, to: undefined };
    return yes(state, when);
  },
};
/** 'And you'll ask somebody about my check?', 'they'll look for my glasses, right?': asked of the people here, and noted. */
export const WILL_DO: OfThisCall = {
  asks: /^(?:(?:and|so|but|ok|okay|oh|yes|then|y) )*(?:you'll|you will|you're (?:going to|gonna)|they'll|they will|somebody'll|(?:somebody|someone) will) (?:also |still |please |be sure to )*(?:ask|tell|check|look|see|find|make sure|let|have|mention|remind|pass|keep an eye)(?! (?:you|yourself)(?!\p{L}))(?: \S+){2,}/u,
  answer: ({ context, state, words }, _heard, plan) => {
    if (!topFlow(state) && state.filed.length === 0) return undefined;
    plan.open.push(noteOf(matterOf(withoutTail(words))));
    const { team } = valuesOf(context, state);
    return fill(wording(talk.willBeAsked, state.language), { team });
  },
};
/** 'Somebody calls me, right?' */
export const CALLS_THEN: OfThisCall = {
  asks: /(?:^|\bso |\band |\bright |\byes )(?:somebody|someone|they|you)(?:'ll| will|'re going to| are going to| is going to)? (?:calls?|rings?|phones?) (?:me|us)(?: back)?(?: then)?(?: (?:right|yes|correct))?$/u,
  answer: (asked) => {
    if (!message(asked) || withoutTail(asked.words) === asked.words) return undefined;
    return say(asked, "wouldCall");
  },
};
/** 'Will somebody let me know?', 'do they call today or is that a noon thing too' */
export const LETS_KNOW: OfThisCall = {
  asks: /^(?:(?:and|so|but|ok|okay|yes|oh) )*(?:will|would|is|are|do|does) (?:somebody|someone|anybody|anyone|they|he|she)(?: going to| gonna)? (?:let me know|get back to (?:me|us)|(?:call|ring)(?: (?:me|us))?(?: back)?|be in touch|contact (?:me|us)|reach out)(?: (?:about|with|on|when|if|today|tomorrow|soon|or) ?.*)?$/u,
  answer: (asked) => {
    if (!message(asked)) return undefined;
    if (wantsNoCall(asked.state)) return valuesOf(asked.context, asked.state).reaches;
    return hasNumber(asked.state) ? say(asked, "yesWouldCall") : undefined;
  },
};
/** 'How fast will somebody look at it?', of what was passed on. */
export const LOOKS_AT_IT: OfThisCall = {
  asks: /^(?:(?:and|so|but|ok|okay) )*(?:how (?:fast|soon|quickly|long)|when) (?:will|would|can|until|before|till) (?:somebody|someone|anybody|they|he|she|you(?: guys| all)?) (?:look|looks|get|gets|see|sees|check|take|fix|deal|work)(?:s)?(?: \p{L}+){0,4}$/u,
  answer: ({ context, state }) =>
    !topFlow(state) && state.filed.at(-1)?.kind === "message" ? valuesOf(context, state).reaches : undefined,
};
/** 'Yes, please. When would that be?', of the call that was just offered or is being taken down. */
export const CALLS_WHEN: OfThisCall = {
  asks: /^(?:(?:and|so|but|ok|okay|yes|please|y) )*(?:when(?: then| exactly)?|when (?:would|will|might|could) (?:that|it|this|the call|they|he|she|somebody|someone)(?: be| happen| call)?(?: me)?(?: back)?|how (?:soon|long) (?:would|will) (?:that|it|this) (?:be|take)|when (?:will|would|can|do|should) (?:i|we) (?:hear|get an answer|get a call)(?: back| something| anything| from \p{L}+)*|cu[aá]ndo ser[ií]a(?: eso)?)$/u,
  answer: (asked, heard) => {
    const { promise, reaches } = valuesOf(asked.context, asked.state);
    if (message(asked) && asked.state.slots.phone && !hasNumber(asked.state)) return promise || reaches;
    const offered = asked.state.asked === "meant" && ["callback", "person"].includes(asked.state.yes ?? "");
    // Who asks when takes the call that was offered.
    if (offered) heard.acts.set("affirm", 0.9);
    if (offered && !hasNumber(asked.state)) return say(asked, "callsOnceKnown");
    return offered || asked.state.yes === "callback" || message(asked) ? say(asked, "wouldCall") : undefined;
  },
};
/** 'Is that passed on today?', 'when will she see it?': who gets it, and when. */
export const REACHES_THEM: OfThisCall = {
  asks: /^(?:(?:and|so|but|ok|okay|oh|yes|good|great|thanks|y) )*(?:(?:when|how soon|how fast|how quickly) )?(?:(?:is|will|does|do|would|can|are|did|has) (?:that|it|this|(?:my|the) (?:message|note|complaint)|he|she|they|somebody|someone|anybody|anyone|you|u|the \p{L}+|(?:dr|doctor|mr|ms|mrs)\.? \p{L}+)(?: (?:be|been|get|going to|gonna|go|have|all|still|actually|really))* (?:passed (?:on|along)|pass (?:it|that|this) (?:on|along)|sent|delivered|out|through|to (?:him|her|them|ms|mr|mrs|dr)(?: \p{L}+)?|reach (?:him|her|them|(?:dr|mr|ms|mrs)\.? \p{L}+)|(?:get|see|read|hear|have) (?:it|this|that|(?:my|the) (?:message|note))|(?:tell|let) (?:him|her|them)(?: know)?(?: that| this)?|know(?: (?:it|this|that|about it))?|ask (?:him|her|them))|(?:he|she|they|somebody|someone)(?:'ll| will) (?:get|see|have|know) (?:it|that|this))(?: (?:today|now|right away|tonight|soon|in time|this (?:morning|afternoon|evening|week)|tomorrow|before .+|by .+))*$|^(?:y )?(?:(?:cu[aá]ndo )?(?:se lo|lo|les?) (?:llega|va a llegar|pasa|dan|recibe|da|dice|pasar[aá]n?|recibir[aá]|ver[aá])\p{L}*)(?: (?:hoy|ahora|hoy mismo|mañana|\p{L}+))*$/u,
  answer: ({ context, state, text }) => {
    const open = topFlow(state);
    const about = open ? open.files?.kind : state.filed.at(-1)?.kind;
    if (about !== "message" || open?.slots.some(({ slot }) => slot === "which")) return undefined;
    const { reaches: said = "", opens } = valuesOf(context, state);
    return TODAY.test(text) && /(?:today|hoy)/u.test(opens ?? "")
      ? said.replace(/^(?=\S)/u, state.language === "es" ? "Sí. " : "Yes. ")
      : said;
  },
};
const TODAY = /^(?:\p{L}+ )*(?:today|right away|hoy)(?: \p{L}+)*$/u;
/** 'Did you write down about my check?': what was not told before is, by asking for it. */
export const WROTE_ABOUT: OfThisCall = {
  asks: /^(?:(?:and|so|but|ok|okay|oh|yes) )*(?:did|have) you (?:also |even )?(?:write|wrote|written|note|noted|put|get|got|take|took|taken|jot|jotted)(?: (?:that|it|something|anything|a note))?(?: down| in)? about /u,
  answer: ({ state, words }) => {
    if (!topFlow(state) && state.filed.length === 0) return undefined;
    const about = /(?<!\p{L})about (?:(?:my|the|our|his|her|that) )?(.+?)[?.!\s]*$/iu.exec(words)?.[1] ?? "";
    const told = paperLines(state).some((each) => plain(each).includes(plain(about)));
    if (told) return wording(talk.isNoted, state.language);
    const note = noteOf(words.replace(/^.*?(?<!\p{L})(?=about )/iu, "")).replace(/[?.!]+$/, "");
    addNote(state, note);
    return fill(inTurn(talk.addedThis, state.language, 0), { note });
  },
};
/** 'And is that per person? It'd be me and my wife': one visit serves both, where the desk says so of it. */
export const PER_PERSON: OfThisCall = {
  asks: /(?<!\p{L})(?:(?:per|each|a) (?:person|head)|apiece|(?:for )?each of us|por persona|cada uno)(?!\p{L})/u,
  answer: ({ context, state }, heard) => {
    const id = heard.values.service ?? state.slots.service?.value;
    const service = context.desk.services.find((each) => each.id === id);
    const price = state.language === "es" ? service?.priceEs : service?.price;
    if (!service?.together || !price) return undefined;
    forget(heard, "forother", "price");
    return `${wording(talk.together, state.language)} ${price}`;
  },
};
const yes = ({ language }: DialogueState, what: string): string =>
  fill(wording(talk.yesAsYouSay, language), { what });

/** With whom, where that is noted already. */
function whomAgreed({ state }: Asked, told: string): string | undefined {
  const [, whom] = WITH.exec(told) ?? [];
  const notes = topFlow(state)
    ? state.notes
    : state.filed.flatMap((each) => ("notes" in each ? each.notes : []));
  const rows = rowsOf(notes, "Asks for", "With", "Only with");
  const found = whom && rows.find((row) => plain(row).includes(plain(whom).replace(/^(?:dr|doctor) /, "")));
  return found && `${state.language === "es" ? "con" : "with"} ${found}`;
}
const WITH =
  /(?<!\p{L})(?:with|con|seeing) ((?:the |la |el )?(?:(?:Dr|Mr|Ms|Mrs|Dra|Lic)\.? |doctora? )?\p{Lu}[\p{L}'-]+)/u;

/** When, where every part that is told is as it was agreed; a part that was open is agreed by it. */
function whenAgreed(asked: Asked, told: string): string | undefined {
  const { state } = asked;
  const { today } = clockOf(asked.context);
  const read = (words: string): WhenHeard => {
    const text = plain(words);
    return whenHeard(state.language === "es" ? anglicize(text) : text, {
      today,
      todayOpen: true,
      loose: true,
    });
  };
  const said = read(told);
  if (!saysWhen(said) || said.days.not.length + said.days.notWeekdays.length > 0) return undefined;
  const flow = topFlow(state);
  const { day, time } = state.slots;
  if (flow?.id === "book" && day && time) {
    const at = toMinutes(time.value);
    const meets =
      said.days.days.every((each) => each === day.value || said.days.bare.includes(each)) &&
      isWithin({ at, sure: true }, said.time);
    return meets && said.days.days.every((each) => sameWeekday(each, day.value))
      ? fullWhen(day.value, time.value, state.language)
      : undefined;
  }
  if (flow?.files?.kind !== "message" || state.callback === "" || state.callback === NONE) return undefined;
  if (flow.slots.some(({ slot }) => slot === "which")) return undefined;
  const agreed = read(state.callback);
  const adds =
    agreed.time.at === undefined && agreed.time.after === undefined && agreed.time.before === undefined;
  if (!said.days.days.every((each) => agreed.days.days.includes(each))) return undefined;
  if (!adds && !isWithin(agreed.time, said.time)) return undefined;
  const words = adds && said.days.days.length > 0 ? whenWordsIn(told) : undefined;
  if (words) state.callback = words;
  return state.callback;
}
const sameWeekday = (one: string, other: string): boolean =>
  speeches.en.weekdays(one) === speeches.en.weekdays(other);
const isWithin = (agreed: WhenHeard["time"], said: WhenHeard["time"]): boolean =>
  (said.at === undefined || (agreed.at !== undefined && isSameHour(agreed.at, said.at))) &&
  (said.after === undefined || said.after === agreed.after || (agreed.at ?? -1) >= said.after) &&
  (said.before === undefined || said.before === agreed.before || (agreed.at ?? 1440) < said.before);
