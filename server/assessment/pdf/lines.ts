import type { Face, Fonts, Piece } from "./fonts.ts";

/** A run of text in one face, perhaps a link. `\n` breaks the line. */
export interface Run {
  text: string;
  face: Face;
  link?: string;
}
export interface LinePiece extends Piece {
  x: number;
  width: number;
  link?: string;
}
export interface Line {
  pieces: LinePiece[];
  width: number;
}

type Atom = Piece & { link?: string; width: number };
/** What may not be separated: a word, in as many pieces as it has fonts and faces. */
interface Word {
  atoms: Atom[];
  width: number;
  spaceBefore?: Atom;
}

/** Sets runs into lines of at most `width` points. A word that is wider than a line is broken where it must be. */
export function setLines(
  runs: readonly Run[],
  fonts: Fonts,
  { width, size }: { width: number; size: number },
): Line[] {
  return paragraphs(runs).flatMap((paragraph) => fill(wordsOf(paragraph, fonts, size), width, fonts, size));
}

/** The runs of each line that the text itself begins. */
function paragraphs(runs: readonly Run[]): Run[][] {
  const all: Run[][] = [[]];
  for (const run of runs)
    for (const [i, text] of run.text.split("\n").entries()) {
      if (i > 0) all.push([]);
      all.at(-1)?.push({ ...run, text });
    }
  return all;
}

function wordsOf(runs: readonly Run[], fonts: Fonts, size: number): Word[] {
  const words: Word[] = [];
  let word: Word | undefined;
  let space: Atom | undefined;
  for (const { text, face, link } of runs)
    for (const part of text.split(/([ \t]+)/)) {
      if (part === "") continue;
      const atoms = fonts
        .pieces(/^[ \t]+$/.test(part) ? " " : part, face)
        .map((piece) => ({ ...piece, link, width: fonts.width(piece, size) }));
      if (/^[ \t]+$/.test(part)) {
        word = undefined;
        space = atoms[0];
        continue;
      }
      if (!atoms.length) continue;
      if (!word) {
        word = { atoms: [], width: 0, spaceBefore: words.length ? space : undefined };
        words.push(word);
      }
      word.atoms.push(...atoms);
      word.width += atoms.reduce((sum, atom) => sum + atom.width, 0);
    }
  return words;
}

function fill(words: readonly Word[], width: number, fonts: Fonts, size: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  const end = () => {
    lines.push(line);
    line = { pieces: [], width: 0 };
  };
  const add = (atom: Atom) => {
    const last = line.pieces.at(-1);
    if (last && last.font === atom.font && last.link === atom.link) {
      last.text += atom.text;
      last.width += atom.width;
    } else line.pieces.push({ ...atom, x: line.width });
    line.width += atom.width;
  };
  for (const word of words) {
    const gap = line.pieces.length ? (word.spaceBefore?.width ?? 0) : 0;
    if (line.pieces.length && line.width + gap + word.width > width) end();
    else if (line.pieces.length && word.spaceBefore) add(word.spaceBefore);
    if (word.width <= width) word.atoms.forEach(add);
    else
      for (const atom of word.atoms)
        for (const sign of atom.text) {
          const one = { ...atom, text: sign, width: fonts.width({ ...atom, text: sign }, size) };
          if (line.pieces.length && line.width + one.width > width) end();
          add(one);
        }
  }
  if (line.pieces.length || !lines.length) end();
  return lines;
}
