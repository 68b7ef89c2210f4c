import { capital } from "../../../content/capital.ts";
import type { OutlineKind, OutlinePoint } from "../../../content/writing/outline/kind.ts";
import { kinds } from "../../../content/writing/outline/kinds.ts";
import { anyMatter } from "../../../content/writing/ready/letters-on-how.ts";
import type { Body } from "../body.ts";
import { h2, p } from "../html.ts";
import { plain } from "../plain.ts";
import { firstSentence } from "../subject.ts";
import type { Request } from "../request.ts";

const TO =
  /^(?:(?:please|pls|can you|could you|i need|we need|need) )*(?:(?:write|draft|create|make|prepare) )?(?:me |us )?(?:an? |the |our |my )?(?:[\w-]+,? ){0,3}?(?:letter|e-?mail|note|handout|leaflet|instructions|message|memo|flyer|reminder) (?:to|for) (?:all |our |my |the |your |new |of )*(?:[\w-]+ )??(patients|parents|families|clients|customers|guests|members|tenants|residents|students|pet owners|owners|homeowners|buyers|sellers|staff|team|employees)\b(?: (?:of|at|from) (?:an?|our|the|my) (?:[\w&'/-]+ ){1,7}?(?=(?:about|on|explaining|telling|that|reminding|asking|saying|announcing|introducing)\b))?,? ?((?:(?:about|on|with|that|who|explaining|telling them|reminding them|asking them|saying|announc(?:e|ing)|introduc(?:e|ing)|explain|let(?:ting)? (?:them|everyone|everybody) know|inform them|tell them|remind them|of|to) ?)*)/;

/** What a letter is to tell, in the prompt's own clauses: 'how to get ready for a root canal', 'what to eat after'. */
function partsOf({ typed, limits, audience }: Pick<Request, "typed" | "limits" | "audience">): string[] {
  const said = firstSentence(typed.replaceAll(/\s+/g, " ").replaceAll("’", "'").trim());
  const to = TO.exec(plain(said));
  return (to ? said.slice(to[0].length) : "")
    .split(/,? and (?=(?:what|how|when|who|where|why|which)\b)|[,;] (?:and )?/i)
    .map((part) =>
      part.trim().replaceAll(/\b(?:their|they)\b/gi, (word) => (word.length > 4 ? "your" : "you")),
    )
    .filter(
      (part) =>
        part.length > 3 &&
        !limits.some((limit) => plain(limit) === plain(part)) &&
        // Who sends it.
        plain(part)
          .replace(audience?.heard ?? /(?!)/, "")
          .trim() !== "",
    );
}

/** True of a letter that is no news of the business: it tells people about a matter, or how something is done. */
export const wantsGuideLetter = (request: Request): boolean =>
  TO.test(request.text) && !/^[^.,]{0,60}: /.test(request.text) && partsOf(request).length > 0;

const HEALTH =
  /\b(?:patients?|dent\w+|orthodont\w+|doctors?|clinics?|medical|pediatric\w*|surg\w+|root canals?|crowns?|implants?|extractions?|teeth|tooth|wisdom|vaccin\w+|shots?|colonoscop\w+|procedures?|anesthe\w+|scans?|blood (?:tests?|draws?)|tonsils?|exams?|fever|wounds?|stitches|injections?|pregnan\w+|therapy|vets?|veterinar\w+|spay\w*|neuter\w*)\b/;
const kindOf = (text: string): OutlineKind | undefined =>
  kinds.find(({ heard, toCustomers }) => toCustomers && heard.test(text));

const NARROW = /\b(?:eat|drink|food|medicines?|medications?|pain|costs?|pay|bring|clean|wash)\b/;
const costed = (part: string): string =>
  plain(part).replace(/\b(?:fees?|retainers?|prices?|charges?)\b/, "costs");
/** Of a kind's points those that a part names ('what to eat'), else all. */
function pointsOf({ points }: OutlineKind, part: string): readonly OutlinePoint[] {
  const meant = NARROW.exec(costed(part))?.[0].slice(0, 4);
  const named = points.filter(([, question]) => meant && plain(question).includes(meant));
  return named.length ? named : points;
}

/** A letter with the asked parts as its headings; what only its writer knows has a place of its own. */
export function guideLetterOf(request: Request): Body {
  const readers = TO.exec(request.text)?.[1] ?? "customers";
  const parts = partsOf(request);
  const isHealth = HEALTH.test(request.text);
  const expert = isHealth ? "the clinician" : "whoever does this every day";
  const titled = parts.slice(0, 2).join(", and ").replaceAll("'", "’");
  const told = new Set<OutlinePoint>();
  const sections = parts.map((part) => {
    // 'And what to eat after' is about what the part before it names.
    const own = kindOf(plain(part));
    const kind = own ?? (NARROW.test(costed(part)) ? kindOf(plain(parts.join(" "))) : undefined);
    const points = kind ? pointsOf(kind, part).filter((point) => !told.has(point)) : [];
    for (const point of points) told.add(point);
    return points.length ? points.map(([, , , says = ""]) => says) : [...anyMatter];
  });
  const isOther = sections.every((lines) => lines[0] === anyMatter[0]);
  const lines = sections.flat();
  return {
    title: capital(titled),
    excerpt: `A letter to our ${readers}: ${titled}.`,
    heads: parts,
    about: `a letter to ${readers}`,
    content: [
      p(
        `(A note for the editor: this site knows phones, and nothing about this first-hand. Fill the brackets with ${expert}, have them read every line, and cross out what doesn’t apply.)`,
      ),
      p(`Dear ${readers},`),
      p(
        isOther
          ? {
              wish: `Please ${titled.replace(/^please /i, "")}.`,
              news: `${capital(titled)}.`,
              matter: `We’re writing about ${titled}.`,
            }[saidAs(TO.exec(request.text)?.[2]?.trim() ?? "", plain(titled))]
          : "Here is what you need to know, on one page.",
        ...(isHealth && !isOther ? [`If ${expert} told you something else in person, go by that.`] : []),
      ),
      ...(isOther
        ? anyMatter.map((line) => p(line))
        : parts.flatMap((part, i) => [
            ...(parts.length > 1 ? [h2(capital(part.replaceAll("'", "’")))] : []),
            ...(sections[i] ?? []).map((line) => p(line)),
          ])),
      p(
        "If something isn’t clear, call [name] at [number], [days and hours].",
        ...(isHealth &&
        !isOther &&
        !/\b(?:pets?|dogs?|cats?|vets?|veterinar\w+)\b/.test(request.text) &&
        !lines.some((line) => line.includes("911"))
          ? ["In an emergency, call 911."]
          : []),
      ),
      p("[Your name], for everybody at [name of the business]"),
    ],
  };
}
/** By the words before the matter: 'to bring …' is a wish, 'that the water will be off' is the news itself, all else a matter. */
const saidAs = (by: string, matter: string): "wish" | "news" | "matter" => {
  if (/\bto$/.test(by) && !/^(?:our|the|all|my) /.test(matter)) return "wish";
  const isAsked = /^(?:how|what|when|where|who|why|which) /.test(matter);
  return /\b(?:that|saying|them|know)$/.test(by) && !isAsked ? "news" : "matter";
};
