import { titleCase } from "../../../../content/capital.ts";
import { FUNCTION_WORDS, NAME_WORDS, TALK_WORDS } from "./name-words.ts";

/** Letters said one by one, with 'dash' and 'apostrophe' among them. */
const RUN =
  /(?<![\p{L}\p{M}'])\p{L}(?:[\s.,-]+(?:(?:dash|hyphen|apostrophe)[\s.,]+)?\p{L}(?![\p{L}\p{M}'])){1,}/gu;
/** Between a name and its letters. */
const LEADS =
  /(?:[\s,.]+(?:that's|that is|it's|(?:like|as) i (?:just |already )?said|i (?:just |already )?(?:said|told you)(?: that| already)?|ya (?:se lo |le |te )?dije|le dije|spelled|spelt|spelling|is|with|se escribe|by the way|eh|uh|um|y luego|and then|then))+[\s,.]*$/iu;
/** 'T H I B O, no wait, T H I B O D E A U X': the second time counts. */
const AGAIN = /^[\s,.]*(?:(?:no|wait|sorry|hold on|let me|i mean|uh|um|start over)[\s,.]*)+$/iu;

/** Whether a word may stand in a name among others of it. */
export const namesSomebody = (word: string): boolean => {
  const plain = word.toLowerCase().replace(/'s$/, "");
  return (
    /^\p{L}[\p{L}\p{M}'-]+$/u.test(word) &&
    (NAME_WORDS.has(plain) || !(FUNCTION_WORDS.has(plain) || TALK_WORDS.has(plain)))
  );
};

/**
 * A name whose letters are told: the words just before the letters, the one that they spell as it is spelled. Letters
 * without any word before them are the name themselves ('G A R Y, L O M A X').
 */
export function spelledName(words: string): string | undefined {
  const runs = [...words.matchAll(RUN)]
    .flatMap(({ index, 0: run }) => {
      // 'G A R Y, L O M A X' are two words; 'B, E, L, L' is one.
      const parts = / \p{L}(?![\p{L}])/u.test(run.replace(/, /g, ",")) ? run.split(/(?<=,)\s*/) : [run];
      let at = index;
      return parts.map((part) => {
        at = words.indexOf(part, at);
        return { at, end: at + part.length, word: joined(part.replace(/[\s,.-]+$/, "")) };
      });
    })
    .filter(({ word }) => word.replace(/[^\p{L}]/gu, "").length > 2);
  const name: string[] = [];
  let from = 0;
  for (const [number, run] of runs.entries()) {
    const { at, end } = run;
    let { word } = run;
    const between = words.slice(from, at);
    from = end;
    if (number > 0 && AGAIN.test(between)) {
      name.splice(-1, 1, word);
      continue;
    }
    const before = wordsBefore(between, word);
    // 'W A R R I C K I just said that', 'Q U I N T E R O, y el teléfono': the last of them begins the next sentence.
    if (/[iay]$/i.test(word) && before.concat(name).some((each) => plain(each) === plain(word.slice(0, -1))))
      word = word.slice(0, -1);
    const told = before.length > 0 ? -1 : name.findLastIndex((each) => alike(each, word));
    if (told >= 0) {
      name[told] = word;
      continue;
    }
    if (
      number > 0 &&
      before.length === 0 &&
      between.replace(/[\s,.]/g, "") !== "" &&
      !/^\W*and\W*$/i.test(between)
    )
      break;
    const whole = plain(before.join(""));
    if (before.length > 1 && whole === plain(word)) name.push(...before);
    else {
      const spelled = before.findLastIndex((each) => alike(each, word));
      // 'Achterberg, A-C-H-T like eight' spells how it begins.
      const begins = spelled >= 0 && beginsWith(before[spelled]!, word);
      // 'Zúñiga, Z, u, ñ, i, g, a': letters do not say every accent.
      const accented =
        spelled >= 0 && plain(before[spelled]!) === plain(word) && accents(before[spelled]!) > accents(word);
      name.push(
        ...(spelled < 0 ? [...before, word] : begins || accented ? before : before.with(spelled, word)),
      );
    }
  }
  if (name.length === 1) name.push(...wordsBehind(words.slice(from)));
  return name.length > 0 && name.length <= 6 ? name.join(" ") : undefined;
}
/** 'Ines, I-N-E-S, Caballero': what goes on with a capital right behind the letters of one word. */
const wordsBehind = (text: string): string[] => {
  const behind =
    /^[\s,.-]*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?=[.,]|$)/u.exec(text)?.[1]?.split(" ") ?? [];
  return behind.every(namesSomebody) ? behind : [];
};

/** The words of a name at the end of a text: at most four, 'Ana and Luis Vega' among them. */
function wordsBefore(text: string, spelled: string): string[] {
  const said = text
    .replace(LEADS, "")
    .split(/[\s,.]+/)
    .filter(Boolean);
  const found: string[] = [];
  for (let at = said.length - 1; at >= 0 && found.length < 4; at -= 1) {
    const couple =
      /^(?:and|y)$/i.test(said[at]!) && found.length === 2 && at > 0 && /^\p{Lu}/u.test(said[at - 1]!);
    // 'Weeks, W E E K S' is a name, whatever the word means.
    if (!couple && !namesSomebody(said[at]!) && plain(said[at]!) !== plain(spelled)) break;
    found.unshift(said[at]!);
  }
  // 'Okonjo. Ada Okonjo.'
  return found.length > 2 && found[0] === found.at(-1) ? found.slice(1) : found;
}

const joined = (run: string): string => {
  const letters = run
    .replace(/[\s.,]*(?:dash|hyphen)[\s.,]*/giu, "=")
    .replace(/[\s.,]*apostrophe[\s.,]*/giu, "'")
    .replace(/[\s.,-]+/g, "")
    .replaceAll("=", "-")
    .toLowerCase();
  return titleCase(letters);
};
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

const accents = (word: string): number => word.replace(/[\x20-\x7e]/g, "").length;
const beginsWith = (word: string, letters: string): boolean =>
  plain(word).length > plain(letters).length + 1 && plain(word).startsWith(plain(letters));

/** Whether letters may spell a word that was misheard: the same first letter, or most of the same letters. */
function alike(word: string, spelled: string): boolean {
  const [a, b] = [plain(word), plain(spelled)];
  if (a === b) return true;
  const shared = [...new Set(a)].filter((letter) => b.includes(letter)).length;
  return a[0] === b[0] ? shared * 2 >= new Set(b).size : shared * 4 >= new Set([...a, ...b]).size * 3;
}
