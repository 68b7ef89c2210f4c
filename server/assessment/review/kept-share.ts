import { diffArrays } from "diff";
import { renderText } from "../report/render-text.ts";

const words = (html: string) => renderText(html).split(/\s+/).filter(Boolean);

/**
 * The share of the written words that are still there, in their order: 0 to 1. Pass the written text with the present
 * assumptions applied, so that a changed number is no changed text.
 */
export function keptShare(written: string, sent: string): number {
  const before = words(written);
  if (!before.length) return 0;
  const kept = diffArrays(before, words(sent))
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  return kept / before.length;
}
