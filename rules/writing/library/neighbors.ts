import { subjects } from "../../../content/writing/library/index.ts";
import type { Family, Subject, Told } from "../../../content/writing/library/kinds.ts";
import { neighborhoods } from "../../../content/writing/library/neighborhoods.ts";
import { isFor } from "./parts.ts";

/** Subjects beside one, those that it names itself first. */
export function besideOf({ id, near = [] }: Pick<Subject, "id" | "near">, family: Family): Subject[] {
  const ids = new Set([...near, ...neighborhoods.filter((each) => each.includes(id)).flat()]);
  ids.delete(id);
  return [...ids].flatMap(
    (each) => subjects.find((other) => other.id === each && (!other.of || other.of.includes(family))) ?? [],
  );
}

/** Passages of subjects beside one, the first of each subject before the second of any. */
export function neighborsOf(subject: Pick<Subject, "id" | "near">, family: Family): Told[] {
  // Somebody in despair is no neighbor of a leak.
  const beside = besideOf(subject, family).filter(({ id }) => family !== "trades" || id !== "crisis");
  const lists = beside.map(({ passages }) => passages.filter((told) => isFor(told, family) && !told.extra));
  const longest = Math.max(0, ...lists.map((each) => each.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((each) => each[i] ?? [])).flat();
}

/** Of what stands beside a subject no more than the subject has of its own. */
export const filledUp = <T>(own: readonly T[], others: readonly T[], count: number): T[] =>
  own.length >= count
    ? [...own]
    : [
        ...own,
        ...others.filter((other) => !own.includes(other)).slice(0, Math.min(count - own.length, own.length)),
      ];
