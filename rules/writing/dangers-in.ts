import { dangers } from "../../content/writing/dangers.ts";
import { h2, p } from "./html.ts";

/** What has to be said first about a danger that a text names. */
export function dangersIn(html: string): string[] {
  const found = dangers.filter(({ named }) => named.test(html)).slice(0, 1);
  return found.length ? [h2("Danger first"), ...found.map(({ say }) => p(say))] : [];
}
