import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { CALL_WORDS, type Part, PARTS } from "../../../../content/understanding/call-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { type DialogueContext, lastWritten, standing } from "../context.ts";
import { oldClosedDay } from "../times/old-closed-day.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { callOf } from "../paper/paper-rows.ts";
import { composed } from "../paper/paper-text.ts";
import type { Plan } from "../plan.ts";
import { spokenPhone } from "../readers/phone.ts";
import { plain } from "../readers/text.ts";
import { fill, fullWhen, inTurn, serviceName } from "../say/speech.ts";

// What a question of nothing but this call is answered with: the parts of what is agreed.

type Talk = keyof typeof talk;
/** A question about this call. */
export type Asked = {
  context: DialogueContext;
  state: DialogueState;
  text: string;
  words: string;
  agreed: boolean;
};

export const say = ({ context, state }: Asked, id: Talk, values: Record<string, string> = {}): string =>
  fill(inTurn(talk[id], state.language, state.turn), { ...valuesOf(context, state), ...values });

export const message = ({ state }: Asked): boolean =>
  topFlow(state)?.files?.kind === "message" || state.filed.some(({ kind }) => kind === "message");

/** With whom it will be: who they are, where that was not told yet, and that nobody in particular is promised. */
export function withSomebody(asked: Asked): string {
  const { context, state, words } = asked;
  if (ONE_OR_OTHER.test(asked.text)) return doneBy(asked);
  const who = answerQuestion(context.desk, words, { aspect: "staff" }, state.language);
  const told = !who || state.topics.includes(who.factId) ? "" : `${who.answer} `;
  if (who) state.topics = [...new Set([...state.topics, who.factId])].slice(-8);
  return told + say(asked, "withSomebody");
}

/** 'Is that with the dentist or the hygienist?', of one visit. */
export const ONE_OR_OTHER =
  /(?<!\p{L})(?:doctor|dentist|hygienist|nurse|lawyer|attorney|paralegal) or (?:with |just |only |is it |by )*(?:an?|the) (?:doctor|dentist|hygienist|nurse|assistant|paralegal|lawyer|attorney)(?!\p{L})/u;
function doneBy(asked: Asked): string {
  const { context, state } = asked;
  const id = state.slots.service?.value ?? standing(state).at(-1)?.booking.service;
  const service = context.desk.services.find((each) => each.id === id);
  const about = (state.language === "es" ? service?.aboutEs : service?.about) ?? "";
  return /dentist|hygienist|doctor|nurse|lawyer|attorney|higienista|enfermera|abogad/iu.test(about)
    ? about
    : say(asked, "withSomebody");
}

/** What becomes of the one that is to be moved: nothing before there is a new time, unless the desk is closed then. */
export function comesOffThen(asked: Asked, old: string): string {
  if (oldClosedDay(asked.context, asked.state)) return say(asked, "newOneThen");
  return old ? capital(say(asked, "comesOffThen", { old })) : say(asked, "oldStands");
}

/** The desk's own number or name, the clock, the calendar, and what comes next are no part of what is agreed. */
const NOT_OF_IT =
  /\b(?:your|yours|today's|right now)\b|\b(?:what|which)(?:'s| is|s)? (?:the |is )?(?:(?:day|date|time) (?:is it |is |it is |of (?:the )?\S+ (?:is it )?)?(?:today|now|there|right)\b|(?:the )?next\b)|\bthe next\b|(?<!\p{L})qu[eé] (?:hora|d[ií]a|fecha) (?:es|son|estamos|tenemos)(?: (?:hoy|ahora|ahorita|ya))+|(?<!\p{L})(?:hora|d[ií]a|fecha) (?:es|son) (?:hoy|ahora)|(?<!\p{L})(?:su|tu) (?:n[uú]mero|tel[eé]fono|nombre|fecha|horario)|de (?:ustedes|hoy)(?!\p{L})/u;

/** 'And can you make it an afternoon?' wishes for one, and asks for none that is noted. */
const MAKE_IT =
  /^(?:(?:no|actually|maybe|or|how about|what about) )*(?:the |an |in the )(?:early |late )?(?:morning|afternoon|evening)(?: that day| instead| then| please)*$|\b(?:can|could|would|might) (?:it|that|we|i) (?:maybe |possibly |please )*(?:be|do|have|make it|come) (?:on |for |in |the |an? |next |this |early |late )*(?:\d{1,2}(?:st|nd|rd|th)|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)|\b(?:(?:can|could|would) (?:you|we|i)|please|let's|i'd like to|i want to) (?:please |maybe |just )*(?:make|do|put|change|move|switch|have) (?:it|that|this|me)\b(?: (?:to|for|in|on|at))?(?: (?:an?|the|some))? (?:early |late )?(?:morning|afternoon|evening|noon|tomorrow|\p{L}+day)/u;

/** 'Should he take it that morning?', of a medicine. */
const TAKES =
  /\b(?:should|can|could|may|must|does|do) (?:i|he|she|they|we) (?:still |just |not |have to |need to )*(?:take|skip|stop|eat|drink) /u;

/** The parts of what is agreed that a question of nothing else asks of; undefined where it asks of something else. */
export function partsAsked(words: string): { parts: Part[]; whose?: string } | undefined {
  const text = plain(words);
  if (NOT_OF_IT.test(text) || MAKE_IT.test(text) || TAKES.test(text)) return undefined;
  const parts = new Set<Part>();
  let whose: string | undefined;
  const named = OWNED.exec(words)?.[1];
  for (const said of words.split(/[\s,.?!¿]+/u)) {
    const word = plain(said).replace(/'s$/, "");
    if (word === "" || CALL_WORDS.has(word) || CALL_WORDS.has(plain(said))) continue;
    const part = PARTS.find(([, is]) => is.test(word))?.[0];
    if (part) parts.add(part);
    else if (/^\p{Lu}\p{Ll}/u.test(said) || said === named) whose = said.replace(/['’]s$/, "");
    else return undefined;
  }
  if (/\bwhat .*\bfor\W*$/iu.test(words) && parts.size === 0) parts.add("service");
  if (/\bwho\b.*\b(?:with|to|see)\b/iu.test(words) && parts.size === 0) parts.add("staff");
  if (parts.has("staff") && !/\b(?:wh(?:o|ich|ose|at|at's)|qu\p{L}+|cu[aá]l)\b/iu.test(words))
    return undefined;
  return { parts: [...parts], ...(whose && { whose }) };
}

/** What the call has come to, in the words of its parts: of what is open, or else of what was filed last. */
function agreedParts(context: DialogueContext, state: DialogueState): Partial<Record<Part, string>> {
  const now = valuesOf(context, state);
  const last = lastWritten(state);
  if (topFlow(state) || !last)
    return { ...now, staff: "", ...(topFlow(state)?.noteFromStart ? {} : { note: "" }) };
  const { name } = last;
  const phone = spokenPhone(last.phone);
  if (last.kind === "message") {
    const when = rowsOf(last.notes, "New time")[0] ?? rowsOf(last.notes, "Appointment")[0];
    return { name, phone, ...(when && { when }), note: composed(last.told).replaceAll("Asks: ", "") };
  }
  return {
    name,
    phone,
    when: fullWhen(last.day, last.time, state.language),
    service: serviceName(context.desk, last.service, state.language),
  };
}

/** 'What time was that again?', 'whose name is it under?': answered by what is agreed so far. */
export function ofItsParts(asked: Asked, plan: Plan): string | undefined {
  const { context, state, words } = asked;
  const found = partsAsked(words);
  if (!found) return undefined;
  if (found.parts.length === 0 && !found.whose) {
    return heldWords(asked);
  }
  const { parts, whose } = found;
  if (whose && !parts.includes("name") && !OWNED.test(words)) return undefined;
  if (whose && !parts.includes("name")) parts.push("name");
  if (!topFlow(state) && state.filed.length === 0) return undefined;
  const agreed = agreedParts(context, state);
  const other = whose && !agreed.name?.toLowerCase().includes(whose.toLowerCase());
  const said = parts.map((part) => {
    if (part === "name" && other && agreed.name) return say(asked, "isUnderNoted", { whose: capital(whose) });
    if (part === "staff") return withSomebody(asked);
    const value = agreed[part];
    if (!value && part === "when" && state.offered.length > 0) return say(asked, "onceMore");
    if (!value && part === "when" && parts.length === 1 && message(asked)) return whenCalled(asked);
    return value ? say(asked, IS[part], { [part]: value }) : "";
  });
  // Another's name than the one that is known is for somebody else to look up.
  if (other) plan.open.push(words);
  if (parts.includes("phone") && !agreed.phone && /\b(?:whose|which|mine|hers|his)\b/.test(asked.text))
    said.push(say(asked, "anyNumber"));
  const answer = said.join(" ").trim();
  return answer !== "" || topFlow(state)?.files?.kind === "booking" ? answer : undefined;
}

/** 'What time did you put?', of a message: when to call, or that nothing is set. */
function whenCalled(asked: Asked): string {
  const { state } = asked;
  // 'Could you tell me when it is?', of an appointment that somebody has and this desk cannot see.
  if (["existing", "move", "cancel"].includes(topFlow(state)?.id ?? "") && state.which === "")
    return say(asked, "looksItUp");
  const last = topFlow(state) ? undefined : lastWritten(state);
  const call = last ? callOf(last) : state.callback;
  return call ? say(asked, "haveDown", { note: call }) : say(asked, "noTimeOnIt");
}

/** 'What did you write?', 'did you put the ninth?': what a message says, or all of a visit read back again. */
export function heldWords(asked: Asked): string | undefined {
  const { context, state, text } = asked;
  if (!WHAT_IS_HELD.test(text)) return undefined;
  const note = message(asked) ? agreedParts(context, state).note : undefined;
  if (note) return say(asked, "itSays", { note });
  if (state.asked !== "confirm") return undefined;
  state.reread = true;
  return "";
}

/** 'What do you have?', of all of it: it is read back whole again. */
const WHAT_IS_HELD =
  /\b(?:what|how) (?:do|did|have) you (?:have|got|get|write|wrote|put|hear|note|say)|^(?:(?:and|but|so|ok|okay|wait|oh) )*(?:did|have) you (?:put|write|wrote|say|said|note|noted|mention) (?!me|us|him|her)|\bread (?:it|that) (?:back|again)/u;
/** 'You have it down for lily', however it is written. */
const OWNED =
  /(?<!\p{L})(?:(?:under|down (?:for|as)|put (?:for|as)|name (?:is|as)|in) )(\p{L}{2,})(?:'s name)?(?!\p{L})/iu;
const IS = { when: "itIs", name: "isUnder", phone: "hasNumber", service: "isFor", note: "itSays" } as const;
