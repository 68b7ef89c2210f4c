import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ActId, acts } from "../../content/understanding/acts.ts";
import { type Asked, asked } from "../../content/understanding/asked.ts";

export type Language = "en" | "es";
/** One written line: what it means, when it is said, and its words with alternations and slots still in them. */
export type Line = {
  acts: ActId[];
  asked: Asked[];
  language: Language;
  words: string;
  from: string;
  /** Teaches what danger sounds like, and nothing about any other act. */
  dangerOnly?: true;
};

const languages: Language[] = ["en", "es"];
const listed = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** `none` stands for a line that means nothing to a desk: out of scope. */
function head(text: string, from: string): { acts: ActId[]; asked: Asked[] } {
  const [meant = "", said = "nothing, anything-else"] = text.split("|");
  const ids = listed(meant).filter((id) => id !== "none");
  const asks = said.trim() === "any" ? Object.keys(asked) : listed(said);
  for (const id of ids) if (!Object.hasOwn(acts, id)) throw new Error(`${from}: there is no act '${id}'`);
  for (const ask of asks) if (!Object.hasOwn(asked, ask)) throw new Error(`${from}: nothing asks '${ask}'`);
  return { acts: ids as ActId[], asked: asks as Asked[] };
}

/**
 * The written lines of `content/understanding/lines`. A line that starts with `@` says what the lines below it mean, and
 * after `|` what had just been asked; `meaning | asked :: words` says it for one line alone; `#` starts a remark.
 */
export function readLines(dir: string): Line[] {
  const lines: Line[] = [];
  for (const language of languages)
    for (const file of readdirSync(join(dir, language)).sort()) {
      let running: { acts: ActId[]; asked: Asked[] } | undefined;
      readFileSync(join(dir, language, file), "utf8")
        .split("\n")
        .forEach((text, at) => {
          const from = `${language}/${file}:${at + 1}`;
          const line = text.trim();
          if (line === "" || line.startsWith("#")) return;
          if (line.startsWith("@")) {
            running = head(line.slice(1), from);
            return;
          }
          const own = line.indexOf(" :: ");
          const meaning = own >= 0 ? head(line.slice(0, own), from) : running;
          if (!meaning) throw new Error(`${from}: nothing above says what this line means`);
          lines.push({
            ...meaning,
            language,
            words: own >= 0 ? line.slice(own + 4).trim() : line,
            from,
            ...(file.startsWith("danger") && { dangerOnly: true }),
          });
        });
    }
  return lines;
}

/** The fillings of slots: `name = one | another`, one slot a line. */
export function readSlots(dir: string): Record<Language, Map<string, string[]>> {
  const read = (language: Language) =>
    new Map(
      readFileSync(join(dir, `${language}.txt`), "utf8")
        .split("\n")
        .filter((line) => line.includes("=") && !line.startsWith("#"))
        .map((line) => {
          const at = line.indexOf("=");
          const fillings = line
            .slice(at + 1)
            .split("|")
            .map((part) => part.trim());
          return [line.slice(0, at).trim(), fillings] as const;
        }),
    );
  return { en: read("en"), es: read("es") };
}

/** A turn of a frozen file: `asked | language | must | may :: words`; `-` in `may`: hearing nothing is right too. */
export type FrozenTurn = {
  asked: Asked;
  language: Language;
  must: ActId[];
  may: ActId[];
  nothing: boolean;
  words: string;
};

export function readFrozen(file: string): FrozenTurn[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes(" :: ") && !line.startsWith("#"))
    .map((line) => {
      const at = line.indexOf(" :: ");
      const [ask = "", language = "", must = "", may = ""] = line.slice(0, at).split("|");
      const meant = head(`${must}|${ask}`, line);
      const maybe = listed(may);
      const scope = head(`${maybe.filter((id) => id !== "-" && id !== "oos").join(",")}|${ask}`, line);
      return {
        asked: meant.asked[0]!,
        language: language.trim() as Language,
        must: meant.acts,
        may: scope.acts,
        nothing: maybe.includes("-") || meant.acts.length === 0,
        words: line.slice(at + 4),
      };
    });
}
