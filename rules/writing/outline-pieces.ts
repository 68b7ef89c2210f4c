import type { OutlinePoint } from "../../content/writing/outline/kind.ts";
import { h2, list, p } from "./html.ts";
import type { Head } from "./outline-facets.ts";
import type { Matter } from "./outline-kind.ts";
import { small } from "./phrases.ts";

/** What has to be found out before a sentence can be finished, and from whom. */
export const toFill = (find: string): string =>
  // A name keeps its capital.
  `To find out: ${/^(?:[A-Z][\w&-]* ){2}/.test(find) ? find : small(find)}`;
/** What is only for a letter to those who read it has places to fill, and is no advice to a writer. */
export const saysOf = ([, , , says = ""]: OutlinePoint): string => (says.includes("[") ? "" : says);
/** A heading, what belongs under it, and where that is found. */
export const section = (head: string, point: OutlinePoint, asked?: string): string[] => [
  h2(head),
  p([asked, saysOf(point), toFill(point[2])].filter(Boolean).join(" ")),
];
/** What a reader asks stands under an order, where it is of the matter itself. */
export const askedOf = ({ kind }: Pick<Matter, "kind">, [, question]: OutlinePoint): string | undefined =>
  kind.thing && !kind.byQuestion ? question : undefined;
export const headOf = ({ kind }: Matter, [step, question]: OutlinePoint): string =>
  kind.byQuestion ? question : step;

export const sectionsOf = (heads: readonly Head[]): string[] =>
  heads.flatMap(({ heading: text, asks }) => [h2(text), list("ul", asks)]);

export const entryOf = ({ kind: { entry = [] } }: Matter): string[] =>
  entry.length ? [h2("What each entry says"), list("ul", entry)] : [];
