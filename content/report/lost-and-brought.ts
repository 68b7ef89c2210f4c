import { listed } from "./words.ts";

/** Why a plan brings more than is lost, or less: what it takes back, and what comes on top of that. */
export const broughtWords = (f: {
  back: boolean;
  /** Where the rest comes from, as noun phrases. */
  kinds: readonly string[];
}): string => {
  const from = f.kinds.length > 0 ? `, from ${listed(f.kinds)}` : "";
  return f.back
    ? `Before costs: {brings}. {lost.back} takes back losses, {lost.top} comes on top${from}.`
    : `Before costs: {brings}, all on top of what is lost now${from}.`;
};

/** How much of what is lost stays, and in which lines: why stands beside each. */
export const stayingWords = (back: boolean, largest: readonly string[]): string =>
  `${back ? "The plan takes back {lost.back} of the {lost}; {lost.stays} stays" : "The plan takes back none of the {lost}"}${largest.length > 0 ? `, most of it ${listed(largest)}: why stands beside ${largest.length === 1 ? "it" : "each"}` : ""}.`;
