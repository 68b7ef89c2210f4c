import { article } from "../../content/report/words.ts";
import { facets } from "../../content/writing/outline/facets.ts";
import type { Request } from "./request.ts";

/** A heading with the questions whose answers make its paragraph. */
export interface Head {
  heading: string;
  asks: readonly string[];
}

const WHO = "When it’s ";

/** So many of a request's own words are asked about by themselves. */
export const FACETS_MAX = 3;

/** The questions that a request's own words bring, in the order in which it has them. */
export function facetsOf({ typed }: Request, isNarrow: boolean, byNature: boolean, isThing: boolean): Head[] {
  return (
    facets
      // What has a kind of its own is asked about places and numbers, and not once more about itself.
      .filter(({ always }) => !(isThing && always))
      .filter(({ heading, always }) => !isNarrow || (always && !byNature) || heading.includes("{"))
      .flatMap((facet) => {
        const found = facet.with?.test(typed) === false ? null : facet.heard.exec(typed);
        return found ? [{ facet, found }] : [];
      })
      .toSorted((one, other) => one.found.index - other.found.index)
      .slice(0, FACETS_MAX)
      .map(({ facet: { heading, asks }, found: { groups = {} } }) => {
        const fill = (text: string) =>
          text
            .replace(/\ba \{(\w+)\}/, (_, name: string) => article(groups[name] ?? ""))
            .replaceAll(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? "");
        return { heading: fill(heading), asks: asks.map(fill) };
      })
      // Who is hired is one, however many of its words say so.
      .filter(
        ({ heading }, i, all) =>
          !heading.startsWith(WHO) || all.findIndex((one) => one.heading.startsWith(WHO)) === i,
      )
  );
}
