import { readFileSync } from "node:fs";

/** One class of English words that are used alike a line. `scripts/word-classes.ts` makes it. */
export const classesFile = new URL("../../../content/understanding/word-classes.txt", import.meta.url);
let classes: Map<string, string> | undefined;

const theClasses = (): Map<string, string> =>
  (classes ??= new Map(
    readFileSync(classesFile, "utf8")
      .trim()
      .split("\n")
      .flatMap((line, number) => line.split(" ").map((each) => [each, `~${number}`] as const)),
  ));

/** The class of an English word: 'plumber' and 'electrician' have one in common. Function words have none. */
export const classOf = (word: string): string | undefined => theClasses().get(word);

/** English words that callers use. */
export const classedWords = (): Iterable<string> => theClasses().keys();
