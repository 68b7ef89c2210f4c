import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { CALL_WORDS, type Part, PARTS } from "../../../../content/understanding/call-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import { ASKS_TO_NOTE, LEADS } from "../paper/aside-words.ts";
import { addNote } from "../paper/add-note.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { matterOf, noteOf, sentencesOf } from "../paper/note-words.ts";
import { callOf } from "../paper/paper-rows.ts";
import { composed, contentOf, isOnPaper } from "../paper/paper-text.ts";
import type { Plan } from "../plan.ts";
import { withoutTail } from "./questions.ts";
import { ASKS, isQuestion } from "./question-forms.ts";
import { spokenPhone } from "../readers/phone.ts";
import { plain, shorten, stem } from "../readers/text.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { fill, fullWhen, inTurn, serviceName, wording } from "../say/speech.ts";

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
  const who = answerQuestion(context.desk, words, { aspect: "staff" }, state.language);
  const told = !who || state.topics.includes(who.factId) ? "" : `${who.answer} `;
  if (who) state.topics = [...new Set([...state.topics, who.factId])].slice(-8);
  return told + say(asked, "withSomebody");
}

/** The desk's own number or name, the clock, the calendar, and what comes next are no part of what is agreed. */
const NOT_OF_IT =
  /\b(?:your|yours|today's|right now)\b|\b(?:what|which)(?:'s| is|s)? (?:the |is )?(?:(?:day|date|time) (?:is it |is |it is |of (?:the )?\S+ (?:is it )?)?(?:today|now|there|right)\b|(?:the )?next\b)|\bthe next\b|(?<!\p{L})qu[eé] (?:hora|d[ií]a|fecha) (?:es|son|estamos|tenemos)(?: (?:hoy|ahora|ahorita|ya))+|(?<!\p{L})(?:hora|d[ií]a|fecha) (?:es|son) (?:hoy|ahora)|(?<!\p{L})(?:su|tu) (?:n[uú]mero|tel[eé]fono|nombre|fecha|horario)|de (?:ustedes|hoy)(?!\p{L})/u;

/** The parts of what is agreed that a question of nothing else asks of; undefined where it asks of something else. */
export function partsAsked(words: string): { parts: Part[]; whose?: string } | undefined {
  if (NOT_OF_IT.test(plain(words))) return undefined;
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
  if (last.kind === "message") return { name, phone, note: composed(last.told).replaceAll("Asks: ", "") };
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
    return value ? say(asked, IS[part], { [part]: value }) : "";
  });
  // Another's name than the one that is known is for somebody else to look up.
  if (other) plan.open.push(words);
  if (parts.includes("phone") && !agreed.phone && /\b(?:whose|which|mine|hers|his)\b/.test(asked.text))
    said.push(say(asked, "anyNumber"));
  const answer = said.join(" ").trim();
  return answer !== "" || topFlow(state)?.files?.kind === "booking" ? answer : undefined;
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

/** 'Did you get the part about the test?', 'you've got both on there, right?': the caller's words that are kept, said back. */
export function keptWords(asked: Asked): string | undefined {
  const { state, text, words } = asked;
  const whole = plain(words);
  const holds = HOLDS.test(text) || HOLDS.test(whole);
  if (!holds && (ASKS.test(text) || (!NODS.test(words) && text.split(" ").length > 5))) return undefined;
  const open = topFlow(state);
  const last = open ? undefined : state.filed.at(-1);
  const paper = open
    ? composed([...state.notes, state.note, ...state.told], KEPT_MAX)
    : last?.kind === "message" || last?.kind === "booking"
      ? composed([...last.notes, ...last.told], KEPT_MAX)
      : "";
  if (paper === "" && !last) return undefined;
  const own = rootsOf(withoutTail(words).replace(HELD, " ").replace(COUNTS, " "));
  const meets = (part: string): boolean => rootsOf(part).some((root) => own.includes(root));
  const matching = sentencesOf(paper).filter(
    // 'I got water coming out ..., and the toilet keeps running?' tells, however it ends.
    (each) =>
      (!isQuestion(each) || each.split(" ").length > 14) &&
      // Nor are the words that ask told before.
      !whole.includes(plain(each).replace(/[.?!]+$/, "")) &&
      meets(each),
  );
  const { slots } = state;
  const known = rootsOf([...matching, slots.name?.value, slots.service?.value].join(" "));
  const call = open ? state.callback : last && "notes" in last ? callOf(last) : undefined;
  if (holds && call && CALLS.test(text)) return say(asked, "haveDown", { note: call });
  // 'Did you get that?' is answered by what stands there last.
  if (own.length === 0) {
    const held = holds && OF_ALL.test(text) ? sentencesOf(paper).findLast(Boolean) : undefined;
    return held && say(asked, "haveDown", { note: held.replace(LABEL, "") });
  }
  if (own.every((root) => known.includes(root)))
    return matching.length > 0
      ? say(asked, "haveDown", {
          note: matching.slice(0, 3).map(partOf(meets)).join(" … ").replace(LABEL, ""),
        })
      : wording(talk.isNoted, state.language);
  if (!holds || !WRITTEN.test(text)) return undefined;
  // 'The Friday that week would be best, can you put that?' is the new day of a move.
  if (state.stack.at(-1) === "move" && WHEN_WORDS.test(words)) return undefined;
  // What was not told before is, by asking for it.
  const news = noteOf(
    matterOf(withoutTail(words).replace(LEADS, "").replace(ASKS_TO_NOTE, "").replace(HELD, " ")),
  ).replace(/[.?!]+$/, "");
  if (news === "") return undefined;
  if (isOnPaper(state, news)) return say(asked, "haveDown", { note: news });
  addNote(state, news);
  return say(asked, "addedThis", { note: news });
}
/** 'Both things' names neither. */
const COUNTS = /(?<!\p{L})(?:both|the two|things?|stuff|right|too)(?!\p{L})/giu;
/** Of a long sentence what is asked about, from its first to its last mention. */
const partOf =
  (meets: (part: string) => boolean) =>
  (sentence: string): string => {
    const parts = sentence
      .replace(/[.?]+$/, "")
      .split(/(?<=[,;]) |(?= (?:and|but|so) (?:i|he|she|it|they|we|my)\b)/i);
    const said = parts.slice(parts.findIndex(meets), parts.findLastIndex(meets) + 1).join(" ");
    return shorten(
      said
        .replace(/^(?:and|but|so) |[,;]$/gi, "")
        .replace(/\s+/g, " ")
        .trim(),
      160,
    );
  };
const CALLS =
  /\b(?:call|ring|phone|text)\b.*\b(?:after|before|until|at|in the|only|morning|afternoon|evening)\b|(?<!\p{L})llam\p{L}+ (?:\p{L}+ )?(?:despu|antes|por la|a las?)/u;
const LABEL = /^[A-Z][\p{L} ]{2,24}: /u;
const KEPT_MAX = 900;
const rootsOf = (words: string): string[] =>
  contentOf(words.replace(/\b(?:dr|mr|mrs|ms|doctor)\b/gi, "")).map((word) => stem(word) ?? word);
/** Asks whether something was taken down, or is to be told. */
const HOLDS =
  /(?<!\p{L})(?:do you (?:have|got) (?:that|it|this|all of|the (?:part|bit))(?! \S+(?:day|week|month))|(?:did|have) you (?:also |even |already )?(?:get|got|have|hear|catch|note|noted|write|wrote|written|put|add|added|mention|include)(?: down)?(?!(?: \S+){0,4} in (?:at|on|for|then|too|after|before)(?!\p{L}))(?! (?:to|any|a|an|some|the (?:time|doctor|lawyer))(?!\p{L}))|(?<!\b(?:do|did|have|would) )(?:you've|you have|you)(?: also| already)? (?:got|have|put|wrote|noted|added)(?: down)? .*\b(?:down|on there|in there|noted|written|right|correct|too|all|both|it's|that)\b|(?:is|are|was|did|has|got|'s) (?:\S+ ){0,6}(?:written down|noted|(?:down|on|in) (?:there|it)|(?:down|through|across)(?=$| now| too| right| or not| yet| yes or no))|(?:will|would|do|does) (?:they|he|she|somebody|someone|the \S+) (?:all )?(?:know|see|get|be told) (?:that|it|this|the (?:part|bit)|about|all)|you(?:'ll| will) (?:tell|pass|let|note)|(?:will|would|can|could) you (?:please )?(?:tell|let) (?:them|him|her) know|(?:qued[oó]|est[aá]) (?:anotado|escrito)|(?:lo|me|ya) (?:anot|apunt)[oó]|^(?:y )?(?:apunt|anot)[oó] (?:lo|el|la|eso|que))(?!\p{L})/u;
const OF_ALL = /(?<!\p{L})(?:that|it|this|those|them|both|all|everything|anot\p{L}+|escrito)(?!\p{L})/u;
/** Speaks of writing or telling: 'did you get the X-rays?' asks for a thing that was sent. */
const WRITTEN =
  /\b(?:written|noted?|wrote|write|put|mention\p{L}*|add(?:ed)?|(?:get|got|hear|heard|catch) (?:that|the (?:part|bit)|what)|know|told|tell|let)\b|(?:anot|apunt)[oó]|anotado/u;
/** Of such a question what asks, without what it asks about. */
const HELD =
  /^(?:¿?y )?¿?(?:apunt|anot)[oó] (?:lo (?:de|del)|que)?|^(?:(?:yes|yeah|ok|okay|and|but|so|oh|wait|sorry)[, ]+)*(?:(?:did|have|do) you (?:also |even |already )?(?:get|got|have|hear|catch|note|noted|write|wrote|written|put|add|added|mention|include)|you've got|you(?:'ll| will)? (?:have|got|put|wrote|noted|added|tell|pass|let|note))(?: (?:them|him|her))?(?: (?:down|know|on))?(?: (?:that|the (?:part|bit) about|the))?(?= |$)|,? ?¿?(?:lo|ya lo|me) (?:apunt|anot)[oó]|(?:,? ?(?:on|in|down) (?:there|it)| down| part| bit)(?=[,.?! ]|$)/giu;
/** Wants a nod: '..., right?', '..., isn't it?' */
const NODS =
  /(?:right|correct|yeah|(?:is|does|do|are|did|has|wo|will)n't (?:it|that|you|they|he|she)|verdad|cierto)\?\W*$/iu;

/** 'What do you have?', of all of it: it is read back whole again. */
const WHAT_IS_HELD =
  /\b(?:what|how) (?:do|did|have) you (?:have|got|get|write|wrote|put|hear|note|say)|^(?:(?:and|but|so|ok|okay|wait|oh) )*(?:did|have) you (?:put|write|wrote|say|said|note|noted|mention) (?!me|us|him|her)|\bread (?:it|that) (?:back|again)/u;
/** 'You have it down for lily', however it is written. */
const OWNED =
  /(?<!\p{L})(?:(?:under|down (?:for|as)|put (?:for|as)|name (?:is|as)|in) )(\p{L}{2,})(?:'s name)?(?!\p{L})/iu;
const IS = { when: "itIs", name: "isUnder", phone: "hasNumber", service: "isFor", note: "itSays" } as const;
