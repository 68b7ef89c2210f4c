import type { CallSummary, ShownScenario } from "../../../contracts/voice-call.ts";

/** What somebody would have after the call, as a card. */
export interface Card {
  /** 'The practice would get'. */
  who: string;
  title: string;
  /** The line that matters most. */
  large?: string;
  lines: string[];
  /** Where it is not the page's. */
  language?: string;
}

const OFFICES: Record<ShownScenario["id"], string> = {
  dental: "The practice",
  medical: "The office",
  law: "The firm",
  ringwell: "We",
  own: "The business",
};

/** What the called and the caller would get of a real call; nothing where there is nothing to file. */
export function whatEachGets(
  { title, lines, caller }: CallSummary,
  { id }: ShownScenario,
): [Card, Card] | null {
  if (!caller) return null;
  const [large, ...rest] = lines;
  return [{ who: `${OFFICES[id]} would get`, title, large, lines: rest }, caller];
}
