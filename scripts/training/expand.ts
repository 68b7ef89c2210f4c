import { type ActId, acts } from "../../content/understanding/acts.ts";
import { type Asked, asked as askedIds } from "../../content/understanding/asked.ts";
import { hashOf } from "../../server/voice/understanding/features.ts";
import type { Language, Line } from "./lines.ts";

/** One turn to train on. `line` is the written line it came from: rows of one line never stand on both sides of a split. */
export type Row = { words: string; asked: Asked; acts: ActId[]; language: Language; line: number };
export type Slots = Record<Language, Map<string, string[]>>;
type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

const mostRows = 8;
/** How many different turns a line can become, roughly. */
function varieties(words: string): number {
  const bars = [...words].filter((letter) => letter === "|").length;
  const slots = words.match(/\{\w+\}/g)?.length ?? 0;
  return (1 + bars) * (1 + slots * 3);
}

/** Takes one of each `(a|b)`, the inner ones first, and a filling for each `{slot}`. */
export function fill(line: Line, slots: Slots, random: Random): string {
  let words = line.words;
  for (let depth = 0; depth < 6 && words.includes("("); depth += 1)
    words = words.replace(/\(([^()]*)\)/g, (_all, inside: string) => pick(inside.split("|"), random));
  for (let depth = 0; depth < 3 && words.includes("{"); depth += 1)
    words = words.replace(/\{(\w+)\}/g, (_all, slot: string) => {
      const fillings = slots[line.language].get(slot);
      if (!fillings) throw new Error(`${line.from}: there is no slot '${slot}'`);
      return pick(fillings, random);
    });
  return words
    .replace(/\s+/g, " ")
    .replace(/ ([,.?!])/g, "$1")
    .trim();
}

const leads: Record<Language, string[]> = {
  en: "um|uh|so|hi|hello|hey|ok|well|yeah|hi there|oh|good morning|sorry|actually|excuse me|yes hi|quick question|listen|hi yes|okay so|yes|right|hi um|good afternoon|i was just wondering|just|and|also".split(
    "|",
  ),
  es: "hola|buenos días|buenas tardes|buenas|este|pues|oiga|disculpe|perdón|mire|bueno|sí hola|eh|y|ay|una pregunta|es que".split(
    "|",
  ),
};
const tails: Record<Language, string[]> = {
  en: "please|thanks|thank you|if possible|you know|i guess|or something|if that's ok|for me|ma'am|dear|then|by the way|real quick|at all|do you know".split(
    "|",
  ),
  es: "por favor|gracias|si se puede|verdad|señorita|si es tan amable|pues|de favor|entonces".split("|"),
};
/** Acts that a lead or a tail would change, or that are complete by themselves. */
const asTheyAre = new Set(
  "affirm deny bye thanks greet filler hold repeat check inform select abuse foreign em.911 em.crisis em.poison".split(
    " ",
  ),
);
const besides: Record<string, string> = {
  a: "s",
  e: "r",
  i: "o",
  o: "p",
  t: "r",
  n: "m",
  s: "d",
  r: "e",
  l: "k",
};

/** What typing or a recogniser does to a word: a letter lost, doubled with its neighbour's place, or hit beside. */
function slip(words: string, random: Random): string {
  const at = 1 + Math.floor(random() * Math.max(1, words.length - 2));
  const letter = words[at] ?? "";
  if (!/[a-z]/.test(letter)) return words;
  const kind = random();
  if (kind < 0.4) return words.slice(0, at) + words.slice(at + 1);
  if (kind < 0.7) return words.slice(0, at) + (words[at + 1] ?? "") + letter + words.slice(at + 2);
  return words.slice(0, at) + (besides[letter] ?? letter) + words.slice(at + 1);
}

/** As it comes out of a recogniser or a keyboard. */
function surface(words: string, row: { acts: string[]; language: Language }, random: Random): string {
  let said = words;
  const complete = row.acts.length === 0 || row.acts.some((act) => asTheyAre.has(act));
  if (!complete && random() < 0.25) said = `${pick(leads[row.language], random)} ${said}`;
  if (!complete && random() < 0.1)
    said = `${said.replace(/[.?!]$/, "")} ${pick(tails[row.language], random)}`;
  if (random() < 0.55) said = said.toLowerCase().replace(/[,.?!¿¡]/g, "");
  if (random() < 0.1 && said.length > 9) said = slip(said.toLowerCase(), random);
  if (row.language === "en" && random() < 0.06)
    said = said.replace(/\byou\b/gi, "u").replace(/\bare\b/gi, "r");
  return said;
}

const everything = Object.keys(askedIds) as Asked[];
/** Acts that mean what they mean only after what was asked. */
const bound = new Set(["affirm", "deny", "inform", "select", "decline", "filler", "dontknow"]);

/** Names are as many as there are people: what gives one has to be seen with many of them. */
function rowCount(line: Line): number {
  if (!line.acts.includes("inform") || !/\{(?:name|first|last)\}/.test(line.words)) {
    return Math.min(mostRows, Math.max(2, Math.ceil(varieties(line.words) ** 0.75)));
  }
  return /^(?:\{\w+\} ?)+$/.test(line.words) ? 80 : 16;
}

/** The rows of a line: always the same for the same line, whatever stands around it. */
function rowsOfLine(line: Line, number: number, slots: Slots): Row[] {
  const random = randomFrom(hashOf(`${line.language}|${line.acts.join()}|${line.words}`));
  const count = rowCount(line);
  const rows = new Map<string, Row>();
  for (let at = 0; at < count; at += 1) {
    const words = surface(fill(line, slots, random), line, random);
    const outOfTurn = random() < 0.2 && !line.acts.some((act) => bound.has(act));
    const asked = outOfTurn ? pick(everything, random) : line.asked[at % line.asked.length]!;
    if (words !== "")
      rows.set(`${asked}|${words}`, { words, asked, acts: line.acts, language: line.language, line: number });
  }
  return [...rows.values()];
}

const joins: Record<Language, string[]> = {
  en: [", ", " and ", ". ", " also ", " oh and ", ", and ", " ", " ", " but ", " by the way ", " so "],
  es: [", ", " y ", ". ", " y también ", " ", " pero ", ", y ", " además ", " oiga "],
};

/** Turns of two acts, made of two single ones as callers join them: an answer or a task first, then a question. */
function joined(rows: Row[], count: number): Row[] {
  const random = randomFrom(4);
  const single = (language: Language, groups: string[]) =>
    rows.filter(
      (row) =>
        row.language === language &&
        row.acts.length === 1 &&
        row.words.length < 70 &&
        groups.includes(acts[row.acts[0] as keyof typeof acts][0]),
    );
  const made: Row[] = [];
  for (const [language, share] of [
    ["en", 0.75],
    ["es", 0.25],
  ] as const) {
    const first = single(language, ["answer", "answer", "task"]);
    const second = single(language, ["ask", "task"]);
    if (first.length === 0 || second.length === 0) continue;
    for (let at = 0; at < count * share; at += 1) {
      const one = pick(first, random);
      const two = pick(second, random);
      if (one.acts[0] === two.acts[0]) continue;
      const words = `${one.words.replace(/[.?!,]$/, "")}${pick(joins[language], random)}${two.words}`;
      made.push({ words, asked: one.asked, acts: [...one.acts, ...two.acts], language, line: one.line });
    }
  }
  return made;
}

/** Each line's own rows. */
export const rowsOf = (lines: Line[], slots: Slots): Row[] =>
  lines.flatMap((line, number) => rowsOfLine(line, number, slots));

/** All rows to train on: each line's own, and joined ones. Deterministic. */
export function expand(lines: Line[], slots: Slots): Row[] {
  const rows = rowsOf(lines, slots);
  return [...rows, ...joined(rows, Math.floor(rows.length * 0.18))];
}

const nameSlots = new Set(["name", "first", "last", "spelled", "town", "street"]);
/** Words that several lines share, less the names that slots fill in. */
export function wordsShared(
  lines: Line[],
  slots: Slots,
  tokensOf: (text: string, language: Language) => string[],
  least = 3,
): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const open = line.words.replace(/\{(\w+)\}/g, (_all, slot: string) =>
      nameSlots.has(slot)
        ? " "
        : ` ${(slots[line.language].get(slot) ?? []).join(" ").replace(/\{\w+\}/g, " ")} `,
    );
    for (const word of new Set(tokensOf(open.replace(/[()|]/g, " "), line.language)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= least).map(([word]) => word));
}
