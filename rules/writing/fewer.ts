import { p } from "./html.ts";
import { inWords } from "./plain.ts";

/** A number that a prompt asks for, in figures or in words. */
export const numberIn = (asked: number): RegExp => new RegExp(`\\b(?:${asked}|${inWords(asked)})\\b`, "i");

/** What is said where there are fewer than were asked for. */
export const fewerThan = (asked: number, has: number): string =>
  p(
    `(A note for the editor: you asked for ${asked}. This site has ${inWords(has)} that do not repeat each other; add those that only you know.)`,
  );
