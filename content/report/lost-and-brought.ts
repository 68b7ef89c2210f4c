import { listed } from "./words.ts";

/** Why a plan brings more than is lost, or less: what it takes back, and what comes on top. */
export const broughtWords = (f: {
  back: boolean;
  top: boolean;
  /** It brings more than all that is lost. */
  more: boolean;
  /** Where the rest comes from, as noun phrases. */
  kinds: readonly string[];
}): string => {
  const from = f.kinds.length > 0 ? `, from ${listed(f.kinds)}` : "";
  return !f.back
    ? `Before costs that is {brings} a month. None of it takes back what you lose now ({lost}): it comes on top${from}.`
    : f.top
      ? `Before costs that is {brings} a month: {lost.back} takes back ${f.more ? "what you lose now" : "part of the {lost} that you lose now"}, {lost.top} comes on top${from}.`
      : `Before costs that is {brings} a month, taken back from the {lost} that you lose now; why the rest stays stands with the sums.`;
};

/** How much of what is lost stays, and in which lines: why stands beside each. */
export const stayingWords = (back: boolean, largest: readonly string[]): string =>
  `${back ? "The plan takes back {lost.back} of the {lost}; {lost.stays} stays" : "The plan takes back none of the {lost}"}${largest.length > 0 ? `, most of it ${listed(largest)}: why stands beside ${largest.length === 1 ? "it" : "each"}` : ""}.`;
