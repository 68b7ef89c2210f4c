import { capital } from "../../../content/capital.ts";
import { kinds, anyPolicy, rules } from "../../../content/writing/ready/policies.ts";
import type { Body } from "../body.ts";
import { h2, list, p } from "../html.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { pieces } from "../unwrap-pieces.ts";
import { factsIn } from "./facts.ts";

/** What is bought here has a place on a shelf: of a course of treatments the shop’s rule says nothing. */
const OF_SERVICES =
  /\b(?:packages?|sessions?|treatments?|courses?|memberships?|prepaid|retainers?|tuition|labor)\b/;
/** Terms of its own, which make a rule of the house whatever it is on. */
const hasTerms = ({ clause, include }: Pick<Request, "clause" | "include">): boolean =>
  include.length > 0 || /: .{8,}$/.test(clause);
/** True of a prompt for a rule of the house itself that there is something to say of, and not for advice on rules. */
export const wantsPolicy = (request: Pick<Request, "clause" | "form" | "include">): boolean =>
  isPolicy(request) &&
  (hasTerms(request) ||
    kinds.some(({ heard, isOfGoods, isBlank }) => {
      const said = plain(request.clause);
      return !isBlank && heard.test(said) && !(isOfGoods && OF_SERVICES.test(said));
    }));
/** A telephone that work is done on is another matter than one that lies in a pocket. */
const WORKED_ON = /\b(?:own|personal) (?:cell ?)?phones? (?:for|to)\b|\bwork texts?\b/i;
const isPolicy = ({ clause, form }: Pick<Request, "clause" | "form">): boolean =>
  form !== "comparison" &&
  !WORKED_ON.test(clause) &&
  /^(?:(?:an?|our|the|my|short|simple|clear|friendly|new|written|sample) )*(?:[\w-]+ ){0,4}(?:policy|house rules|terms of service)\b/i.test(
    clause,
  );

/** The policy, with the prompt's own terms in it. */
export function policyOf(request: Request): Body {
  const { customers, place } = factsIn(request);
  const kind = kinds.find(({ heard }) => heard.test(plain(request.clause))) ?? anyPolicy;
  const name =
    /((?:[\w-]{1,40} ){0,3}(?:policy|house rules|terms of service))/i
      .exec(request.clause)?.[1]
      ?.replace(/^(?:(?:an?|our|the|my|short|simple|clear|friendly|new|written|sample) )+/i, "") ?? "policy";
  const [, said = ""] = /: (.+)$/.exec(request.clause) ?? [];
  const on = /polic(?:y|ies)(?: (?:for|to) [^:]{2,30})?(?:: | on | about | regarding )(.+)$/i.exec(
    request.clause,
  )?.[1];
  const listed = pieces(said);
  const terms = [...(listed.length > 1 || /\d/.test(said) ? listed : []), ...request.include];
  const title =
    on && !terms.length
      ? `Our policy on ${on.replace(/ (?:of|at|in) (?:our|the|my) .*$/, "")}`
      : `Our ${name.toLowerCase()}`;
  const fill = (text: string) => text.replaceAll("{customers}", customers).replaceAll("{place}", place);
  const lines = terms.length
    ? terms.map((term) => {
        const rule = rules.find(({ heard }) => heard.test(plain(term)));
        const [value = ""] =
          /\$?\d[\d.,]*(?: ?%| (?:hours?|days?|minutes?|weeks?|dollars))?/.exec(term) ?? [];
        return fill(
          rule && (value || !rule.say.includes("{value}"))
            ? rule.say.replaceAll("{value}", value)
            : `${capital(term)}.`,
        );
      })
    : kind.usual.map(fill);
  return {
    title,
    excerpt: `${title.replace(/^Our/, "The")} of our ${place} in plain words: what applies, when it does not, and whom to ask.`,
    heads: ["what applies", "when it does not apply", "whom to ask"],
    about: name.toLowerCase(),
    content: [
      p(fill(kind.opens)),
      h2("What applies"),
      list("ul", lines),
      h2("When it does not apply"),
      p(fill(kind.except)),
      h2("Questions"),
      p(fill(kind.ends)),
    ],
  };
}
