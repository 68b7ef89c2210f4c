import type { OutlinePoint } from "../../content/writing/outline/kind.ts";
import type { Matter } from "./outline-kind.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

const USED =
  /\b(?:used|second[- ]?hand|pre-?owned|refurbished) (?!to\b|by\b|for\b|in\b|as\b|it\b|when\b|with\b|at\b|on\b|most\b)[a-z]/;
const BOUGHT =
  /\b(?:buy\w*|purchas\w+|choos\w+|shop(?:ping)? for|look(?:ing)? for|pick\w*|get(?:ting)?|find\w*|worth)\b/;
/** What asks for whoever sells it already. */
const ASKED = /\b(?:buyers are cheated|private seller|who sells it|title in hand)\b/i;

const SELLER: OutlinePoint = [
  "Look at who sells it, and how you pay",
  "Who sells it, is it theirs to sell, and what if it fails?",
  "the name on the invoice beside the serial number; a lien search; three ways to get one priced: a dealer, an auction, a business that closes; what each gives in writing; pictures of its state with the date",
  "Who it is, why it’s sold, what was repaired by whom. A part of the price held back until it has run at your place; the way back, who pays for the trip, and by which day.",
];

/** Of a used thing whoever sells it, and the money, are asked first. */
export function withSeller(matter: Matter, { clause, form }: Pick<Request, "clause" | "form">): Matter {
  const said = plain(clause);
  const known = [...matter.points.flat(), ...matter.around.map(({ heading }) => heading)].join(" ");
  if (!USED.test(said) || !BOUGHT.test(said) || form === "opinion" || ASKED.test(known)) return matter;
  const [first, ...rest] = matter.points;
  return { ...matter, points: [...(first ? [first] : []), SELLER, ...rest] };
}
