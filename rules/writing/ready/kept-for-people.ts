import { keptForPeople } from "../../../content/writing/kept-for-people.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { h2, p } from "../html.ts";
import { inWords, plain } from "../plain.ts";
import { readersOf } from "../readers.ts";
import type { Request } from "../request.ts";

const AI = /\b(?:ai|bots?|assistants?|automat\w+|machines?|virtual receptionists?)\b/;
const KEPT =
  /\b(?:calls|conversations|things|questions|requests|tasks|jobs)\b[^.?!]{0,60}\b(?:(?:should|must|can|may) (?:never|not)|shouldn'?t|never|not to|don'?t|keep\w* (?:away|for|with|from|out of)|away from|off[- ]limits|stay with|too (?:important|sensitive))\b/;
const GIVEN =
  /\b(?:keep\w*|give\w*|hand\w*|leave|left|let\w*|go(?:es)? to|tak(?:e|en)|handle\w*|answer\w*|trust\w*|automate\w*)\b/;

/** The same said of the people who get them. */
const TO_PEOPLE =
  /\bcalls\b[^.?!]{0,60}\b(?:always|only|straight|right away|directly|immediately)\b[^.?!]{0,30}\b(?:to|by|with|for) (?:an? )?(?:(?:real|live|human) )?(?:persons?|people|humans?|staff|doctors?|vets?|lawyers?|attorneys?)\b|\bcalls\b[^.?!]{0,50}\b(?:need|needs|require|want) an? (?:(?:real|live|human) )?(?:person|human)\b/;

/** True of a list of calls that an assistant is not to get; what it can take is its opposite. */
export const wantsKept = ({ form, clause, items }: Pick<Request, "form" | "clause" | "items">): boolean =>
  (form === "list" || form === "how-to") &&
  (TO_PEOPLE.test(plain(clause)) ||
    (AI.test(plain(clause)) && KEPT.test(plain(clause)) && GIVEN.test(plain(clause)))) &&
  !/\b(?:says?|promises?)\b/.test(plain(clause)) &&
  (items ?? 0) <= keptForPeople.length;

export function keptOf(request: Request, say: Say): Body {
  // Who is of no trade has no judgments of one.
  const all = request.audience ? keptForPeople : keptForPeople.slice(4);
  const chosen = all.slice(0, request.items ?? 8);
  const heads = chosen.map(([call]) => say(call));
  const title = capital(
    request.clause
      .replaceAll(/\b(?:our|my)\b/gi, "your")
      .replaceAll("'", "’")
      .replace(/[.?!]+$/, ""),
  );
  const { many } = readersOf(request);
  const count = capital(inWords(chosen.length));
  return {
    title,
    excerpt: `${count} calls that stay with people at ${many}, each with the reason and with what an assistant says instead.`,
    description: `${count} kinds of calls that no assistant should keep at ${many}: why each is for a person, and the sentence that hands it over.`,
    about: "calls for people and not for an assistant",
    heads,
    noSheet: true,
    content: [
      p(
        "An assistant may take whatever follows a rule. What needs a judgment, a promise or comfort stays with people, and so does whatever you’d be ashamed to have had answered by a machine. Below, each with the sentence that hands it over. (The publisher of this page sells AI receptionists.)",
      ),
      ...chosen.flatMap(([, why, instead], i) => [
        h2(`${i + 1}. ${heads[i]}`),
        p(say(why), `What it says instead: ${say(instead)}`),
      ]),
      p("Call it with each of them before it answers anybody else, and once more a month later."),
    ],
  };
}
