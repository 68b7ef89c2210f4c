import { existsSync, readFileSync } from "node:fs";
import type { DeskKind } from "../../../content/desks/desk.ts";
import { isTelling, rootsOf } from "./words.ts";

/** Puts the plain words of a trade in the place of what callers say for them, in words that are roots. */
export type Lexicon = (words: readonly string[]) => string[];

/** So many words may stand in the place of a `*`. */
const GAP = 3;
/** Stands for up to `GAP` words in a saying. */
const ANY = "*";

interface Saying {
  /** Its telling roots, and `ANY`. */
  parts: readonly string[];
  plain: readonly string[];
}

/**
 * The sayings of a text (content/desks/README.md): 'extraction = pull * tooth / yank'. Words that tell nothing ('a', 'my')
 * may stand anywhere in between.
 * @throws Error with the line's number when a line can't be read
 */
export function readLexicon(text: string): Lexicon {
  const sayings = new Map<string, Saying[]>();
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const [, plain, said] = /^([^=]+) = (.+)$/.exec(line) ?? [];
    if (!plain || !said)
      throw new Error(`line ${at + 1}: expected 'plain word = what is said / what else is said'`);
    for (const phrase of said.split(" / ")) {
      const parts = phrase.split(ANY).flatMap((piece, i) => [...(i > 0 ? [ANY] : []), ...tellingOf(piece)]);
      const [first] = parts;
      if (!first || first === ANY || parts.at(-1) === ANY)
        throw new Error(`line ${at + 1}: '${phrase.trim()}' has no word of its own at an end`);
      const list = sayings.get(first) ?? [];
      list.push({ parts, plain: rootsOf(plain) });
      sayings.set(first, list);
    }
  }
  for (const list of sayings.values()) list.sort((a, b) => b.parts.length - a.parts.length);
  const put = (words: readonly string[]): string[] => {
    const plain: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const found = sayingAt(sayings.get(words[at]!) ?? [], words, at);
      if (!found) plain.push(words[at]!);
      else {
        plain.push(...found.saying.plain, ...found.between);
        at = found.end - 1;
      }
    }
    return plain;
  };
  // Twice: 'pull a molar' is first a tooth that is pulled.
  return (words) => put(put(words));
}

/** The telling roots of a phrase; all of them where none tells anything. */
function tellingOf(phrase: string): string[] {
  const roots = rootsOf(phrase);
  const telling = roots.filter(isTelling);
  return telling.length > 0 ? telling : roots;
}

function sayingAt(sayings: readonly Saying[], words: readonly string[], from: number) {
  for (const saying of sayings) {
    const between: string[] = [];
    let at = from;
    let free = 0;
    const whole = saying.parts.every((part) => {
      if (part === ANY) {
        free = GAP;
        return true;
      }
      while (at < words.length && words[at] !== part && at > from && (free > 0 || !isTelling(words[at]!))) {
        if (isTelling(words[at]!)) free--;
        between.push(words[at++]!);
      }
      free = 0;
      return words[at++] === part;
    });
    if (whole) return { saying, between, end: at };
  }
  return undefined;
}

const made = new Map<DeskKind, Lexicon>();

/** The words of a kind of desk; read when it is first asked something. */
export function lexiconOf(kind: DeskKind): Lexicon {
  let lexicon = made.get(kind);
  if (!lexicon) {
    const file = new URL(`../../../content/desks/words/${kind}.txt`, import.meta.url);
    made.set(kind, (lexicon = readLexicon(existsSync(file) ? readFileSync(file, "utf8") : "")));
  }
  return lexicon;
}
