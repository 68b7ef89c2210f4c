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
