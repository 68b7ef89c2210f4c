import { talk } from "../../../../content/flows/talk.ts";
import { LEAVES_OPEN } from "../../../../content/understanding/refusal-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { DROP } from "../readers/yes-no.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { inTurn } from "../say/speech.ts";

// A turn that changes its mind within itself: only where it ends counts.

/** Sentences, and what is taken back or turned around within one. */
const PIECES =
  /(?<=[.!?…])\s+|(?:[,;]|\s+[-—–]+|\.\.\.)\s*(?=(?:(?:oh|no|nah|well|hmm|ah|but|wait|sorry|bueno|ay|pero),? ){0,3}(?:actually|never ?mind|forget (?:it|that|i)|scratch that|you know what|on second thou?ghts?|no,? wait|wait,? (?:no|that's|it's)|(?:no|nah),? (?:it's|that's) (?:fine|ok|okay|good|right|all right)|olv[ií]del|d[eé]jel)(?!\p{L}))/iu;

const TURNS =
  /^(?:(?:oh+|hmm*|um+|uh|well|no|and|so|ok|okay|ah|eh|but|alright|wait|y|ay|pero|no) )*(?:actually|what(?= (?:let's|i'll|i'd|i|we|just|go|put|sign|book|set|do|yes|yeah|ok|okay|sure|fine)(?!\p{L}))|on second thou?ghts?|(?:oh )?what the (?:heck|hell)|why not|screw it|then again|in fact|come to think of it|let's just|well (?:okay|ok|yes|yeah|sure|fine)|(?:okay|ok|oh) (?:sure|fine|yes|yeah)|wait|en realidad|pens[aá]ndolo (?:bien|mejor)|sabe (?:qu[eé]|una cosa)|bueno s[ií]|mejor s[ií]|(?:(?:no|yes|yeah) )+(?:go ahead|just|let's|put|book|set|sign|do))(?!\p{L})/u;
const WISHES =
  /(?<!\p{L})(?<!(?:don't|do not|not) )(?:put (?:me|us|him|her) (?:down|in)|sign (?:me|us) up|book|schedule|set (?:it|me|us|something|one) up|let's (?:just )?(?:do|go|book|get|have|set|keep|take)|do (?:it|the|that)|(?:i'll|we'll) (?:take|do|go|have)|(?:i'd|we'd|i would) (?:like|love|rather have)|(?:i|we) (?:do )?(?:want|need)|go ahead|have (?:her|him|them|someone|somebody) call|call me|give me|make it|(?:move|cancel|change|switch|reschedule) (?:it|that|mine|to)|pass it|keep (?:it|the|that)|(?<=(?:^|actually|yes|okay|ok|no|well) )the (?:first|second|earlier|later|early|late|other|\d|eight|nine|ten|eleven|twelve|one|two|three|four)|deme|d[eé]mela|hag[aá]mosl[ao]|s[ií] la (?:hago|quiero|tomo)|res[eé]rv\p{L}+|ap[aá]rt\p{L}+|quiero (?:la|una|esa))(?!\p{L})/u;
const NOT_SURE =
  /^(?:(?:oh+|hmm*|um+|well|no|ok|okay|ooh) )*(?:i don't (?:think so|know about that|think i (?:want|need) (?:it|that|one))|i'm not (?:so )?sure|maybe not|mejor no|no creo|entonces (?:mejor )?no)/u;

const TAKES_BACK =
  /^(?:(?:oh+|no|nah|well|hmm*|ah|but|wait|sorry|actually|ay|ok|okay|what) )*(?:never ?mind|forget (?:it|that|i (?:said|asked|mentioned)|about (?:it|that))|scratch that|skip (?:it|that)|don't bother|olv[ií]del[oa]|d[eé]jel[oa])(?!\p{L}| the(?!\p{L}))|^(?:(?:oh+|well|hmm*|but|actually) )*(?:no|nah|wait)(?: (?:no|nah|wait|sorry))* (?:(?:it|that)(?:'s| is)) (?:fine|ok|okay|good|right|all right)(?!\p{L})/u;
/** 'No, she'll call herself', of a visit of hers that was asked for. */
const THEMSELVES =
  /^(?:(?:oh+|no|nah|well|hmm*|ah|but|wait|sorry|actually|ok|okay) )*(?:she|he|they)(?:'ll| will| can| could|'d rather)? (?:just )?(?:call|book|do|make|set|arrange|phone|see to|handle|take care of)(?: (?:you|it|that|one|hers|his|theirs))?(?: up)? (?:herself|himself|themselves|on (?:her|his|their) own|(?:her|his|their) own)(?!\p{L})/u;
/** What is there is right after all. */
const STANDS =
  /(?:^|(?<!\p{L}))(?:(?:just|only) (?:mine|me|the one|for me)$|(?:it|that|that one|this|it all|everything)(?:'s| is|ll do|'ll do| works)(?: \p{L}+){0,2}?(?: fine| good| right| okay| ok| perfect|$)|(?:leave|keep) (?:it|that|them|things|mine|everything)(?: \p{L}+){0,6}$|(?:i|we)(?:'ll| will| can) (?:manage|make (?:it(?: work)?|do)|be there|come)|as (?:it|they) (?:is|was|are|were)|est[aá] bien(?: as[ií])?|as[ií] est[aá] bien)(?!\p{L})/u;
const CHANGE =
  /(?<!\p{L})(?:move|change|switch|push|make (?:it|that|mine)|later|earlier|instead|another|different|other|swap|add|mover|cambiar|m[aá]s (?:tarde|temprano)|otr[ao])(?!\p{L})/u;
const ASKS =
  /\?$|^(?:(?:oh|hmm|um|well|and|so|ok|okay|actually|hey|sorry|wait) )*(?:can|could|is there|do you|would|maybe|should|what if|how about|may|puede|podr[ií]a|hay)(?!\p{L})/u;
const YES = /^(?:yes|yeah|yep|yup|s[ií])(?!\p{L})/u;

/** @returns what is left of the turn, and what is said to what was taken back; undefined where it does not change its mind */
export function secondThoughts(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const pieces = piecesOf(words);
  if (pieces.length < 2) return undefined;
  const texts = pieces.map((each) => plain(each));
  return turnsAround(state, pieces, texts) ?? takesBack(state, pieces, texts) ?? otherDay(state, words);
}

/** 'The 11:30. Actually, no, hang on, she works Mondays. Tuesday?': the hour that was chosen, on another day. */
function otherDay({ asked, offered }: DialogueState, words: string) {
  const [, chosen, behind] = OTHER_DAY.exec(words) ?? [];
  if (asked !== "offer" || offered.length === 0 || !chosen || !behind) return undefined;
  const hour = HOUR.exec(chosen)?.[0];
  const sentences = sentencesOf(behind);
  const [at] = sentences.flatMap((each, i) => (DAY_ALONE.test(plain(each)) ? [i] : []));
  if (!hour || at === undefined || HOUR.test(behind)) return undefined;
  const day = sentences[at]!.replace(/[\s.,?!]+$/u, "");
  const why = sentences.filter((each, i) => i !== at && /\p{L}+days?/iu.test(each));
  return { rest: [...why, `${day} at ${hour}.`].join(" "), said: "" };
}
const OTHER_DAY =
  /^(.{2,40}?)[.,;!]? (?:(?:oh|no|well|actually|sorry|um),? )*(?:actually,? no|no,? (?:wait|hang on|hold on|sorry)|wait,? no|hang on|hold on|oh,? wait)[,.]? (?:(?:hang on|hold on|wait|sorry|no)[,.]? )*(.+)$/iu;
const HOUR = /(?<![\d:])(?:\d{1,2}:\d\d|(?:[1-9]|1[0-2])(?= ?(?:[.,!]|$|o['’]clock))|noon)(?![\d:])/iu;
const DAY_ALONE =
  /^(?:(?:how about|what about|make it|could (?:she|he|i|we) do|can (?:she|he|i|we) do|do you have|is there|on|the|maybe|or|then|then maybe) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:then|instead|maybe|please|works|is better|would be better))*\??$/u;

/** 'Actually no' is of what follows it. */
function piecesOf(words: string): string[] {
  const pieces: string[] = [];
  let before = "";
  for (const each of words.split(PIECES)) {
    if (!/\p{L}/u.test(each)) continue;
    const whole = before ? `${before}, ${each}` : each;
    before = MERELY.test(plain(each)) ? whole : "";
    if (!before) pieces.push(whole);
  }
  return before ? [...pieces, before] : pieces;
}
const MERELY = /^(?:(?:oh+|no|nah|well|hmm*|ah|but|wait|sorry|actually|what|ay|bueno|pero)(?: |$))+$/u;

/** 'Let me think about it. Actually, no, put me down': what was left is wished for. */
function turnsAround(state: DialogueState, pieces: readonly string[], texts: readonly string[]) {
  const left = texts.findIndex(
    (each, i) => i < texts.length - 1 && (LEAVES_OPEN.test(each) || DROP.test(each) || NOT_SURE.test(each)),
  );
  if (left < 0) return undefined;
  const turn = texts.findIndex((each, i) => i > left && TURNS.test(each));
  if (turn < 0) return undefined;
  const behind = texts.slice(turn);
  if (!behind.some((each) => WISHES.test(each)) || behind.some((each) => LEAVES_OPEN.test(each)))
    return undefined;
  const own = pieces.slice(turn).join(" ").replace(LEADS, "");
  // What was offered is taken.
  const rest =
    state.asked === "meant" && state.yes && !YES.test(plain(own)) ? `${YES_OF[state.language]}, ${own}` : own;
  return { rest: [...pieces.slice(0, left), rest].join(" "), said: "" };
}
const YES_OF = { en: "Yes", es: "Sí" };
const LEADS =
  /^(?:(?:oh+|hmm*|um+|uh|well|no|and|so|ok(?:ay)?|ah|eh|but|alright|wait|actually|you know what|on second thou?ghts?|what the (?:heck|hell)|why not|screw it|then again|come to think of it|ay|pero|bueno|en realidad|sabe qu[eé])(?![\p{L}'])[\s,.!?…-]*)+/iu;

/** 'Could you move mine? No, never mind, it's fine': what stood before stands. */
function takesBack(state: DialogueState, pieces: readonly string[], texts: readonly string[]) {
  const themselves = texts.findIndex((each, i) => i > 0 && THEMSELVES.test(each));
  const at = themselves > 0 ? themselves : texts.findIndex((each, i) => i > 0 && TAKES_BACK.test(each));
  if (at < 1) return undefined;
  const open = state.stack.length > 0 || state.filed.length > 0;
  const agreed =
    state.slots.time !== undefined || state.filed.length > 0 || state.asked === "confirm" || !open;
  const wished = texts[at - 1]!;
  const leaves = [texts[at]!, ...texts.slice(at + 1)].some((each) => LEAVES_OPEN.test(each));
  // 'Can I come Friday? Oh, never mind, I'll call back': nothing is left of the question.
  if (leaves && state.stack.at(-1) === "book" && ASKS.test(wished))
    return { rest: pieces.slice(at).join(" "), said: "" };
  // 'I was going to ask for a refill, never mind': nothing is begun.
  if (
    !open &&
    LEFT.test(wished) &&
    at === texts.length - 1 &&
    !WISHES.test(texts[at]!.replace(TAKES_BACK, "").replace(STANDS, ""))
  )
    return { rest: "Never mind.", said: "" };
  if (!agreed || !(ASKS.test(pieces[at - 1]!.trim()) || ASKS.test(wished))) return undefined;
  const after = texts.slice(at + 1);
  if (leaves || [texts[at]!, ...after].some((each) => DROPS_ALL.test(each))) return undefined;
  if (themselves < 1 && !CHANGE.test(wished) && ![texts[at]!, ...after].some((each) => STANDS.test(each)))
    return undefined;
  // 'Forget it, do Tuesday' wishes for something else.
  const own = texts[at]!.replace(TAKES_BACK, "");
  if (WISHES.test(own.replace(STANDS, ""))) return undefined;
  const yes = after.find((each) => YES.test(each));
  const rest = pieces
    .slice(at + 1)
    .filter((_, i) => !STANDS.test(after[i]!) || after[i] === yes)
    .join(" ");
  if (!open && !rest) return { rest: "Never mind.", said: "" };
  const said = yes || !open ? "" : inTurn(talk.asItIs, state.language, state.turn);
  return { rest: [...pieces.slice(0, at - 1), rest].filter(Boolean).join(" "), said };
}
const LEFT =
  /^(?:(?:oh|hi|hello|hey|hmm|um|well|and|so|ok|okay|actually|yeah|also|sorry) )*(?:(?:can|could|would|will|may) (?:you|i|we)|i(?:'d| would)? (?:was (?:going to|gonna|calling to)|meant to|need|want|wanted|like))(?!\p{L})/u;
const DROPS_ALL = /(?<!\p{L})(?:cancel|don't want|forget the whole|bye|goodbye)(?!\p{L})/u;
