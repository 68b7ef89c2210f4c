import type { Cause, Topic } from "../../content/writing/kinds.ts";
import { telling } from "./passages.ts";
import type { Request } from "./request.ts";

const USUAL = 5;
/**
 * Reasons why people do what is asked about, as many as are wanted, those first that speak of the prompt's own words;
 * absent where there are fewer.
 */
export function causesFor(
  { noun, face, text: asked, items = USUAL }: Request,
  { causes = [] }: Topic,
): readonly Cause[] | undefined {
  if (noun !== "reasons" || face !== "mistake" || causes.length < items) return undefined;
  const words = telling(asked);
  const fit = ({ text }: Cause) => [...telling(text)].filter((word) => words.has(word)).length;
  return causes.toSorted((one, other) => fit(other) - fit(one)).slice(0, items);
}
