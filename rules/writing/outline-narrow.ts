import type { NarrowKind } from "../../content/writing/outline/kind.ts";
import { narrow } from "../../content/writing/outline/narrow/index.ts";
import { leaseOrBuy } from "../../content/writing/outline/narrow/lease-or-buy.ts";
import { headOf } from "./head.ts";
import { heardOf, hearsModifierOnly } from "./head-noun.ts";
import { wordsOf } from "./outline-neutral.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { isOfDesk } from "./thing-kind.ts";

/** A living thing is only looked at: ‘photograph birds’. */
export const LOOKED_AT = /^(?:how to )?(?:photograph\w*|draw\w*|paint\w*|film\w*|sketch\w*|sculpt\w*)\b/;

/** A subject that a request's own words tell. */
export const narrowIn = (
  { noun, typed, audience, form, face }: Request,
  asked: string,
  whole: string,
): NarrowKind | undefined => {
  // What money is for is not what it is.
  const clause = asked.replace(FOR_WHAT, "$1");
  // ‘… for a mortgage brokerage’ is read there, and is on no mortgage.
  const readers = audience
    ? clause.search(new RegExp(` (?:for|at) (?:an? |our |my |the )?${audience.heard.source}[.?!]*$`))
    : -1;
  // What is only pictured is another matter: a menu that is photographed is no menu that is priced.
  const isPictured = LOOKED_AT.test(clause);
  // Whose deductions they are is not what is deducted.
  const name = OF_MONEY.test(clause) ? (audience?.heard.exec(clause)?.[0] ?? "") : "";
  const isTheirName = (said: string) => said !== "" && name.includes(said.trim());
  // What is counted is what a list is of: what stands behind it says which of them.
  const counted =
    form === "list" && face === "unknown" && noun && clause.includes(noun)
      ? clause.indexOf(noun) + noun.length
      : Infinity;
  // What is asked beside it doesn’t say what it is.
  const head = headOf(whole);
  const isTold = (kind: NarrowKind): boolean => {
    const { heard, not, ofSigns = false } = kind;
    // Whom it is for is not what it is about.
    const at = kind.thing ? clause.search(heard) : heardOf(heard, clause);
    return (
      !(isPictured && kind.id !== "picturing") &&
      !(kind.thing && !kind.atDesk && isOfDesk({ typed: headOf(plain(typed)).replace(PARTED, " ") })) &&
      ofSigns === (noun === "signs") &&
      at >= 0 &&
      at < counted &&
      !(readers >= 0 && at > readers) &&
      !isTheirName(heard.exec(clause)?.[0] ?? "") &&
      kind.with?.test(whole) !== false &&
      not?.test(head) !== true &&
      !hearsModifierOnly(heard, clause, () => wordsOf(kind), "firm")
    );
  };
  const found = narrow.find(isTold);
  // How a thing is paid for comes first, and what has to be known of it behind that.
  const paid =
    found?.id === leaseOrBuy.id ? narrow.find((kind) => kind !== found && isTold(kind)) : undefined;
  return paid?.compared && found?.compared
    ? {
        ...found,
        id: PAID,
        ...(paid.about ? { about: paid.about } : {}),
        points: form === "comparison" ? [...paid.points.slice(0, 2), ...found.points] : found.points,
        compared: {
          decides: found.compared.decides,
          rows: [...found.compared.rows.slice(0, 7), ...paid.compared.rows.slice(0, OF_THE_THING)],
        },
      }
    : found;
};
/** ‘A loan to expand a clinic’. */
const FOR_WHAT =
  /^(.*\b(?:get|find|apply for|ask for) an? (?:[a-z]+ ){0,2}(?:loan|line of credit|grant)) (?:to|for) .*$/;
/** Who is let go is no desk. */
const PARTED =
  /\b(?:fir(?:e|ing)|dismiss(?:ing)?|terminat(?:e|ing)|lay(?:ing)? off|let(?:ting)? go of) (?:an?|the|my|our|your) (?:[a-z-]+ ){0,2}(?:receptionists?|dispatchers?|operators?|front desk (?:person|worker|employee))\b/;
const OF_MONEY =
  /\b(?:tax(?:es)?|deductions?|write[- ]offs?|insurance|loans?|payroll|retirement|bookkeeping|profits?)\b/;
const OF_THE_THING = 4;
/** What is leased or bought and has questions of its own. */
export const PAID = "lease-or-buy-of";
