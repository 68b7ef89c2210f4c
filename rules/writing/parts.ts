import { coreOf, sentencesIn } from "./core.ts";
import { plain } from "./plain.ts";

/** Politeness, tone and length, which are no part of the matter. */
const MANNER =
  /\b(thanks?|please|pls|words?|plain english|legal talk|tone|humor|funny|honest|table would|keep (?:each|it)|step by step|nothing too|for owners|sentences?|max|items|q ?& ?a|could you|can you|write (?:me|something)|ish$|blog|website|short post|our \w+ page|make fun)\b/i;
const SPEAKER =
  /^(?:my (?:wife|husband)|why |hi|hello|so |i run|we run|i own|we own|we're a|we are a|i have a)\b/i;

/** What a request names beside its first clause, in its own words: parts to be dealt with and circumstances; eight at most. */
export function partsIn(prompt: string, wanted: string): string[] {
  const text = prompt.replaceAll(/\s+/g, " ").trim();
  const core = coreOf(text);
  const all = sentencesIn(text).flatMap((sentence) => {
    const isCore = sentence.includes(core);
    const pieces = sentence
      .replaceAll(/\([^)]*\)/g, (said) => `, ${said.slice(1, -1)},`)
      .split(
        / ?[,;/:] ?| (?:and|but) (?=can'?t\b|cant\b|don'?t\b|dont\b|somewhere\b|what\b|when\b|who\b|how\b|not\b|we\b|i\b)/i,
      );
    return isCore ? pieces.slice(1) : pieces;
  });
  const company = /\bwith ((?:her|his|my|our|a) [\w' -]{4,40}?)(?= and| but|[,.;]|$)/i.exec(text)?.[1];
  const title = plain(wanted);
  return [...new Set([...(company ? [company] : []), ...all].map(bare))]
    .filter((piece) => {
      const words = piece.split(" ").length;
      return words > 1 || (words === 1 && piece.length > 5)
        ? words < 15 &&
            !MANNER.test(piece) &&
            !SPEAKER.test(piece) &&
            !title.startsWith(plain(piece).replaceAll("'", "’"))
        : false;
    })
    .slice(0, 8);
}

const bare = (piece: string): string =>
  piece
    .replace(/^(?:and|but|so|like|such as|for example|maybe|perhaps) /i, "")
    .replace(/^(?:like )?\d+ questions?$/i, "")
    .replaceAll("'", "’")
    .replace(/[\s.!?]+$/, "")
    .trim();
