import { readFileSync } from "node:fs";

/** An alarm, gravest first: danger to life, self-harm, poison. */
export const alarmActs = ["em.911", "em.crisis", "em.poison"] as const;
export type AlarmAct = (typeof alarmActs)[number];

/** What the lines under one heading say. Patterns match whole words of plain text (`plainOf`). */
export type AlarmKind = {
  act: AlarmAct;
  /** what it is: 'stroke' */
  name: string;
  /** enough to act on */
  sure?: RegExp;
  /** one of them is asked about, two are enough */
  signs?: RegExp;
  /** counts only beside another sign */
  besides?: RegExp;
  /** three of them are asked about */
  weak?: RegExp;
  /** in an answer to the alarm's question, a yes */
  told?: RegExp;
};
export type AlarmLines = {
  kinds: AlarmKind[];
  /** what makes a clause harmless: that it is over (unless `now`), or asked in general */
  past: RegExp;
  now: RegExp;
  /** a matter of law, told as what was done; unless it was threatened */
  case: RegExp;
  threat: RegExp;
  general: RegExp;
  /** somebody is there now, however it is asked about */
  present: RegExp;
  /** taken out before anything is looked for */
  aside: RegExp;
  /** what a list may deny */
  absent: string;
  /** a medicine, somebody's taking it, and a slip with it, unless it was ordered so; two that don't go together; too many */
  dose: Record<(typeof doseParts)[number], RegExp>;
  /** leave that is taken without a name, words that weigh, what a business is called about, and what explains them */
  leave: Record<(typeof leaveParts)[number], RegExp>;
};
const doseParts = ["medicine", "taken", "slip", "mixture", "most", "many", "ordered"] as const;
const leaveParts = [
  "unwanted",
  "final",
  "farewell",
  "burden",
  "weary",
  "hopeless",
  "death",
  "alone",
  "means",
  "calm",
  "given",
  "heavy",
  "errand",
  "explained",
] as const;

/** Turns a written line into a pattern. The README beside the lines says how they are written. */
export function patternOf(line: string, sets: Map<string, string>): string {
  const words = line
    .replace(/\{(\w+)\}/g, (_all, name: string) => {
      const set = sets.get(name);
      if (set === undefined) throw new Error(`There is no set '${name}': ${line}`);
      return `(${set})`;
    })
    .replace(/ ?~(\d+)/g, "(?: \\w+){0,$1}")
    .replace(/(?<![\w\\])_(?!\w)/g, "\\w+")
    .replace(/(?<=(?<!\\)\b\w+)\*/g, "\\w*");
  return closeNots(words).replace(/\((?!\?)/g, "(?:");
}

/** ` !(a|b)` becomes 'not followed by a or b'. */
function closeNots(words: string): string {
  const at = words.indexOf(" !(");
  if (at < 0) return words;
  let depth = 1;
  let end = at + 3;
  for (; depth > 0 && end < words.length; end += 1)
    depth += words[end] === "(" ? 1 : words[end] === ")" ? -1 : 0;
  if (depth > 0) throw new Error(`A bracket is not closed: ${words}`);
  return `${words.slice(0, at)}(?!${` (?:${words.slice(at + 3, end - 1)})\\b`})${closeNots(words.slice(end))}`;
}

const grades = { "? ": "signs", "+ ": "besides", "- ": "weak", "= ": "told" } as const;
type Lists = Record<"sure" | (typeof grades)[keyof typeof grades], string[]>;
const never = "(?!)";
const whole = (patterns: string[], flags = ""): RegExp =>
  new RegExp(`\\b(?:${patterns.length > 0 ? patterns.join("|") : never})\\b`, flags);

const partsOf = <Part extends string>(parts: readonly Part[], lists: Record<string, string[]>) =>
  Object.fromEntries(parts.map((part) => [part, whole(lists[part]!, part === "heavy" ? "g" : "")])) as Record<
    Part,
    RegExp
  >;

/** Reads the files of words of danger; throws with the line that cannot be read. */
export function readAlarmLines(files: (URL | string)[]): AlarmLines {
  const kinds: { act: AlarmAct; name: string; lists: Lists }[] = [];
  const calm: Record<string, string[]> = {
    past: [],
    now: [],
    case: [],
    threat: [],
    general: [],
    present: [],
    aside: [],
    denied: [],
    absent: [],
    ...Object.fromEntries([...doseParts, ...leaveParts].map((part) => [part, []])),
  };
  for (const file of files) {
    const sets = new Map<string, string>();
    let add: (line: string) => void = () => undefined;
    for (const text of readFileSync(file, "utf8").split("\n")) {
      const line = text.trim();
      const set = /^(\w+) = (.+)$/.exec(line);
      if (line === "" || line.startsWith("#")) continue;
      if (set) sets.set(set[1]!, set[2]!);
      else if (line.startsWith("@")) add = heading(line.slice(1).trim().split(" "), sets, kinds, calm);
      else add(line);
    }
  }
  return {
    kinds: kinds.map(({ act, name, lists: { sure, signs, besides, weak, told } }) => ({
      act,
      name,
      ...(sure.length > 0 && { sure: whole(sure) }),
      ...(signs.length > 0 && { signs: whole(signs, "g") }),
      ...(besides.length > 0 && { besides: whole(besides, "g") }),
      ...(weak.length > 0 && { weak: whole(weak, "g") }),
      ...(told.length > 0 && {
        // What stands before is read only where it is told: a look back at each letter takes twenty times as long.
        told: new RegExp(`(?=${whole(told).source})(?<!\\b(?:${calm.denied!.join("|") || never}) )`),
      }),
    })),
    past: whole(calm.past!),
    now: whole(calm.now!),
    case: whole(calm.case!),
    threat: whole(calm.threat!),
    general: whole(calm.general!),
    present: whole(calm.present!),
    aside: whole(calm.aside!, "g"),
    dose: partsOf(doseParts, calm),
    leave: partsOf(leaveParts, calm),
    absent: `(?:${calm.absent!.join("|") || never})`,
  };
}

/** What is done with each line under a heading. */
function heading(
  [title = "", name = ""]: string[],
  sets: Map<string, string>,
  kinds: { act: AlarmAct; name: string; lists: Lists }[],
  calm: Record<string, string[]>,
): (line: string) => void {
  const list = calm[title];
  if (list) return (line) => void list.push(patternOf(line, sets));
  const act = alarmActs.find((known) => known === title);
  if (!act) throw new Error(`There is no alarm '${title}'`);
  const lists: Lists = { sure: [], signs: [], besides: [], weak: [], told: [] };
  kinds.push({ act, name, lists });
  return (line) => {
    const grade = Object.entries(grades).find(([mark]) => line.startsWith(mark))?.[1];
    lists[grade ?? "sure"].push(patternOf(grade ? line.slice(2) : line, sets));
  };
}
