import { aboutTheLine } from "./talk/about-the-line.ts";
import { courtesy } from "./talk/courtesy.ts";
import { notUnderstood } from "./talk/not-understood.ts";
import { oneThenAnother } from "./talk/one-then-another.ts";
import { putRight } from "./talk/put-right.ts";
import { whatHappensNext } from "./talk/what-happens-next.ts";
import { whatIsNoted } from "./talk/what-is-noted.ts";

export { meant } from "./talk/not-understood.ts";
export { CHINESE, otherLanguages } from "./talk/other-languages.ts";

/** What is said between flows. Wordings follow each other: none is said twice in a row. */
export const talk = {
  ...courtesy,
  ...aboutTheLine,
  ...whatHappensNext,
  ...notUnderstood,
  ...whatIsNoted,
  ...putRight,
  ...oneThenAnother,
};
