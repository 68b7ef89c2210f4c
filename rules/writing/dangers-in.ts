import { dangers } from "../../content/writing/dangers.ts";
import { h2, p } from "./html.ts";

/** What has to be said first about a danger that a text names; for those whose callers are animals' owners, the animal comes first. */
export function dangersIn(html: string, ofAnimals = false, most = 2): string[] {
  const named = dangers.filter((danger) => danger.named.test(html));
  const found = (
    ofAnimals
      ? named.toSorted(
          (one, other) => Number(/animal that/.test(other.say)) - Number(/animal that/.test(one.say)),
        )
      : named
  ).slice(0, most);
  return found.length
    ? [
        h2("Danger first"),
        p("Whoever or whatever answers says this before anything else."),
        ...found.map(({ say }) => p(ofAnimals ? forAnimals(say) : say)),
      ]
    : [];
}

const forAnimals = (say: string): string =>
  /swallowed/.test(say)
    ? "An animal that has swallowed something: the nearest emergency animal hospital at once, with its number and address at hand, and [the animal poison line that you trust]. If a person has swallowed it, Poison Help at 1-800-222-1222."
    : say;
