import { plain } from "../plain.ts";
import type { Request } from "../request.ts";

/** Work by which one trade of a family is told from the others. */
const WORK: readonly RegExp[] = [
  /\b(?:plumb\w*|sewage|shutoff|water (?:heaters?|mains?)|drains?|toilets?|no water)\b/,
  /\b(?:hvac|heating|cooling|furnaces?|air condition\w*|tune-?ups?|thermostats?|heat pumps?|attics?)\b/,
  /\b(?:electric\w*|breakers?|panels?|outlets?)\b/,
  /\b(?:roof\w*|shingles?|gutters?|tarps?)\b/,
  /\b(?:lawns?|landscap\w*|mow\w*|leaves)\b/,
  /\b(?:vet\w*|dogs?|cats?|pets?|animals?)\b/,
];

/** False of an example from the work of another trade than the one that a request names. */
export function isOfTheirs(
  text: string,
  { audience, text: asked }: Pick<Request, "audience" | "text">,
): boolean {
  const theirs = WORK.filter((work) => work.test(`${asked} ${audience?.one ?? ""}`.toLowerCase()));
  const said = plain(text);
  const its = WORK.filter((work) => work.test(said));
  return !theirs.length || !its.length || its.some((work) => theirs.includes(work));
}
