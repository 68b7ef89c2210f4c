import { talk } from "../../../../content/flows/talk.ts";
import { NOTES_MAX, type DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { placeIn } from "../hearing/numbers.ts";
import { relationHeard } from "../readers/relation.ts";
import { phoneHeard, spokenPhone, writtenPhone } from "../readers/phone.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain, shorten } from "../readers/text.ts";
import { fill, inTurn } from "../say/speech.ts";
import { CALLS_THEM } from "../tasks/task-words.ts";
import { bySentence } from "../hearing/turn-clauses.ts";

// A call that a caller wishes for somebody else, beside what they call for: a row of its own on the paper.

const ROW = "Also call";
/** Points at what was told before it. */
const OF_BEFORE = /\b(?:about|for|on) (?:that|it|this)\b|(?<!\p{L})(?:eso|ello)(?!\p{L})/iu;
const MATTER =
  /(?<!\p{L})(?:about|regarding|for|because|to (?:set|book|make|find|talk)|por|para|sobre) (?!him|her|me)\p{L}.*$/iu;
/** Whose name or number it is. */
const THEIRS =
  /(?<!\p{L})(?:(?:her|his|their|(?:my )?\p{L}{3,}(?<!that|what|here|there)'s) (?:\p{L}+ )?(?:name|number|phone|cell|mobile)|(?:[Ss]he|[Hh]e)(?:'s| is)(?= \p{Lu})|(?:reach|call) (?:her|him) (?:at|on)|(?:n[uú]mero|tel[eé]fono|celular|nombre) (?:de (?:ella|[eé]l|mi \p{L}+)|suyo)|su (?:n[uú]mero|tel[eé]fono|celular|nombre)|(?:[Ee]lla|[EeÉé]l|mi \p{L}+),? (?:es|se llama)(?= \p{Lu}))/u;
const OWN =
  /^(?:(?:and|but|y|pero|so) )?(?:(?:my|mi) (?:own )?(?:name|number|cell|phone|nombre|n[uú]mero|tel[eé]fono)|mine|i(?:'m|'d|'ve)?\b|el m[ií]o|yo|me llamo|soy|do |does |can i|could i|what|how|is |are |¿)/iu;
const OF_KIN =
  /(?<!\p{L})(?:his|her|their) (?:wife|husband|partner|mother|mom|father|dad|son|daughter|sister|brother)(?!\p{L})/iu;
const NAME =
  /(?<!\p{L})(?:[Nn]ame(?:'s| is)|[Ss]he(?:'s| is)|[Hh]e(?:'s| is)|se llama|es|(?:[Mm]y|[Mm]i|[Hh]is|[Hh]er|[Tt]heir) \p{Ll}+),? (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u;

/**
 * Notes whom else to call, about what, under which name and number, as it is told over the turns. What is told of them
 * is nothing of the caller's own. @returns the rest of the turn, and what to say of it; undefined where nobody else is to be called
 */
export function takeCallsFor(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): { heard: Heard; said: string } | undefined {
  const flow = topFlow(state)?.id;
  const last = flow ? undefined : lastWritten(state);
  const known = rowsOf(last ? last.notes : state.notes, ROW)[0];
  const beside = flow !== undefined || last !== undefined || heard.has("book", "move", "cancel", "refill");
  // 'Could they also call his wife?', of a call for oneself.
  const too = known !== undefined || /\b(?:also|too|as well)\b|también/iu.test(heard.words);
  const calls = flow === "callback" || flow === "message" || !beside;
  if ((calls && !too) || state.whom !== undefined) return undefined;
  // 'Mine is ..., hers is ..., call her first' orders two numbers.
  if ((heard.values.numbers?.length ?? 0) > 1 && placeIn(heard.words)) return undefined;
  // 'When you call my name' calls nobody up.
  const asks = (words: string) =>
    !/(?<!\p{L})calls? (?:out )?(?:my|his|her|our|their|the) names?(?!\p{L})/iu.test(words) &&
    (CALLS_THEM.test(words) || (known !== undefined && THEIRS.test(words)));
  let rest = heard.words;
  const told: string[] = [];
  for (const { clauses } of bySentence(heard)) {
    const from = clauses.findIndex(({ words }) => asks(words));
    if (from < 0) continue;
    const end = clauses.findIndex(({ words }, at) => at > from && OWN.test(words));
    const own = clauses.slice(from, end < 0 ? undefined : end).map(({ words }) => words);
    // 'My wife's been meaning to get a crown, could you call her about that?'
    const before = clauses.slice(0, from).findLast(({ words }) => relationHeard(words))?.words;
    if (before && (OF_BEFORE.test(own[0]!) || !relationHeard(own.join(" "))))
      own.unshift(before.slice(before.search(/(?<!\p{L})(?:my|mi|our) (?=\p{L}+)/iu)));
    for (const each of own) rest = rest.replace(each, /[.?!]\W*$/.test(each) ? ". " : " ");
    told.push(...own);
  }
  if (told.length === 0) return undefined;
  const words = told.join(" ");
  const text = state.language === "es" ? anglicize(plain(words)) : plain(words);
  const { phone } = phoneHeard(text, "", true);
  const [who = "", ...parts] = known?.split("; ") ?? [];
  // Another's name than theirs.
  if (who.includes("(") && !phone && !told.some((each) => CALLS_THEM.test(each))) return undefined;
  const isNumber = (each: string) => /\d{3}-\d{4}$/.test(each);
  const name = NAME.exec(words)?.[1];
  const person = [
    relationHeard(words) ?? OF_KIN.exec(words)?.[0] ?? who.replace(/ ?\(.*/, ""),
    name ? `(${name})` : /\(.*\)/.exec(who)?.[0],
  ];
  const asked = told.find((each) => CALLS_THEM.test(each)) ?? "";
  const on = told.slice(told.indexOf(asked));
  const end = on.findIndex((each) => each !== asked && (THEIRS.test(each) || /\d{3}/.test(each)));
  const ofCall = on.slice(0, end < 0 ? undefined : end);
  const matter = OF_BEFORE.test(asked)
    ? told[0]!.replace(/^(?:my|mi|our) \p{L}+(?:'s|'d)? /iu, "")
    : MATTER.exec(ofCall.join(" ").replace(OF_BEFORE, ""))?.[0];
  const row = [
    person.filter(Boolean).join(" ") || "them",
    ...(phone ? [writtenPhone(phone)] : parts.filter(isNumber)),
    matter?.replace(/[\s,.;?!]+$/, "") ?? parts.find((each) => !isNumber(each)),
  ];
  const value = shorten(row.filter(Boolean).join("; "), 180);
  if (last) last.notes = withRow(last.notes, ROW, value).slice(-12);
  else state.notes = withRow(state.notes, ROW, value).slice(-NOTES_MAX);
  const own = OF_KIN.test(row[0]!) || row[0] === "them" ? "" : state.language === "es" ? "su " : "your ";
  const note = [`${own}${row[0]}`, phone && spokenPhone(phone)].filter(Boolean).join(", ");
  const said = fill(inTurn(talk.alsoCall, state.language, known ? 1 : 0), { note });
  return { heard: hearTurn(context, state, tidied(rest)), said };
}
const PASS_ON =
  /(?<=^|[.?!]\s*)¿?(?:(?:can|could|would|will) you (?:please )?(?:pass|leave|take|give) (?:\p{L}+ ){0,2}(?:that|it|message)(?: on| along)?|(?:me |le )?(?:puede|podr[ií]a)n? (?:dejar|dar|pasar)(?:le)? (?:el|un|ese) (?:recado|mensaje))\?/giu;
/** What is left of a turn, without the joints of what was taken out. */
const tidied = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .replace(PASS_ON, " ")
    .replace(/[\s,]*(?<!\p{L})(?:and|but|y|pero|also|también)[\s,]*(?=$|[.?!])/giu, "")
    .replace(/\s+(?=[.?!])/g, "")
    .replace(/(?<=^|[.?!]\s?)[\s,.?!]*(?:(?:and|but|y|pero) )*/gu, " ")
    .trim();
