import { materials } from "../../content/writing/outline/rows-of-materials.ts";
import type { RowSet } from "../../content/writing/outline/rows.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** What has a material in its name and is none. */
const NO_MATERIAL =
  /\b(?:software|services?|insurance|loans?|compan(?:y|ies)|plans?|apps?|systems?|jobs?|leads?|ads?|supplier|cleaning|warranty|delivery)\b/;

/**
 * Rows for what is built in, laid or painted: heard in each of the sides, or in the last, whose noun is all of theirs:
 * ‘vinyl vs. fiberglass windows’.
 */
export const materialsIn = (sides: readonly string[], text: string): RowSet | undefined =>
  sides.length < 2 || NO_MATERIAL.test(sides.join(" "))
    ? undefined
    : materials.find(
        ({ heard, with: also }) =>
          (sides.every((side) => heard.test(side)) || heard.test(sides.at(-1) ?? "")) &&
          also?.test(text) !== false,
      );

const EITHER_FIRST = /^((?:[\w-]+ ){0,2}[\w-]+),? or ((?:[\w-]+ ){0,3}[\w-]+)(?:[:,?]| for | in | on | at )/i;

/** ‘Asphalt or concrete driveways: how to explain it’: the two at its head are held against each other. */
export function materialSides({ typed, form }: Pick<Request, "typed" | "form">): string[] {
  const [, one = "", other = ""] = form === "how-to" ? (EITHER_FIRST.exec(typed) ?? []) : [];
  const sides = [one, other].map((side) => plain(side));
  return one && materialsIn(sides, plain(typed)) ? sides : [];
}

/** ‘Vinyl’ beside ‘fiberglass windows’ is vinyl windows. */
export const withNoun = (sides: readonly string[]): string[] => {
  const [, ...noun] = (sides.at(-1) ?? "").split(" ");
  return sides.map((side) => (noun.length && !side.includes(" ") ? [side, ...noun].join(" ") : side));
};

/** ‘Term life vs key person insurance’: two words without a noun of their own have the last one’s. */
export const isOfLast = (sides: readonly string[]): boolean =>
  sides.length === 2 &&
  /^[a-z-]+(?: [a-z-]+)?$/.test(sides[0] ?? "") &&
  / (?:insurance|cover(?:age)?|polic(?:y|ies)|software|loans?)$/.test(sides[1] ?? "") &&
  !/\b(?:hir|buy|leas|rent|keep|do)\w*\b/.test(sides[0] ?? "");
