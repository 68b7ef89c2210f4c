import { capital } from "../../../content/capital.ts";
import { letters } from "../../../content/writing/ready/letters.ts";
import { lettersOnHow } from "../../../content/writing/ready/letters-on-how.ts";
import type { Body } from "../body.ts";
import { h2, list, p } from "../html.ts";
import { plain } from "../plain.ts";
import { firstSentence } from "../subject.ts";
import type { Request } from "../request.ts";

const TO =
  /^(?:(?:please|pls|can you|could you) )*(?:(?:write|draft|create|make|prepare) )?(?:me |us )?(?:an? |the |our |my )?(?:[\w-]+ ){0,3}?(?:letter|e-?mail|note|handout|leaflet|instructions|message) (?:to|for) (?:all |our |my |the |your |new )*(?:[\w-]+ )?(patients|parents|families|clients|customers|guests|members|tenants|residents|students|pet owners|owners|homeowners)\b,? ?(?:(?:about|on|with|that|who|explaining|telling them|saying|of|:) ?)*/;
const HOW =
  /\b(?:how (?:to|they|you|we)|what (?:to|they|you|happens)|before|after|prepar\w+|get(?:ting)? ready|instructions|care (?:of|for)|aftercare|recover\w*)\b/;

/** What a letter is to tell, in the prompt's own clauses: 'how to get ready for a root canal', 'what to eat after'. */
function partsOf({ typed }: Request): string[] {
  const said = firstSentence(typed.replaceAll(/\s+/g, " ").replaceAll("’", "'").trim());
  const to = TO.exec(plain(said));
  return (to ? said.slice(to[0].length) : "")
    .split(/,? and (?=(?:what|how|when|who|where|why|which)\b)|[,;] (?:and )?/i)
    .map((part) =>
      part.trim().replaceAll(/\b(?:their|they)\b/gi, (word) => (word.length > 4 ? "your" : "you")),
    )
    .filter((part) => part.length > 3);
}

/** True of a letter that tells people how something is done, where there is no letter on that matter. */
export const wantsGuideLetter = (request: Request): boolean =>
  TO.test(request.text) &&
  HOW.test(plain(partsOf(request).join(", "))) &&
  !letters.some(({ heard }) => heard.test(plain(request.clause)));

const HEALTH =
  /\b(?:patients?|dent\w+|orthodont\w+|doctors?|clinics?|medical|pediatric\w*|surg\w+|root canals?|crowns?|implants?|extractions?|teeth|tooth|wisdom|vaccin\w+|shots?|colonoscop\w+|procedures?|anesthe\w+|scans?|blood (?:tests?|draws?)|tonsils?|exams?|fever|wounds?|stitches|injections?|pregnan\w+|therapy|vets?|veterinar\w+|spay\w*|neuter\w*)\b/;

/** A letter with the asked parts as its headings; what only its writer knows has a place of its own. */
export function guideLetterOf(request: Request): Body {
  const readers = TO.exec(request.text)?.[1] ?? "customers";
  const parts = partsOf(request);
  const isHealth = HEALTH.test(request.text);
  const expert = !isHealth
    ? "whoever does this every day"
    : /\b(?:dent\w+|root canal|tooth|teeth|crown|implant|extraction|wisdom)/.test(request.text)
      ? "the dentist"
      : /\b(?:vets?|veterinar\w+|pets?|spay\w*|neuter\w*)\b/.test(request.text)
        ? "the veterinarian"
        : "the doctor";
  const say = (text: string): string => text.replaceAll("{expert}", expert);
  const titled = parts.slice(0, 2).join(", and ");
  return {
    title: capital(titled.replaceAll("'", "’")),
    excerpt: `A letter to our ${readers}: ${titled.replaceAll("'", "’")}.`,
    heads: parts,
    about: `a letter to ${readers}`,
    content: [
      p(
        `(A note for the editor: this site knows phones, and nothing about this first-hand. The letter asks what yours has to say; what stands in square brackets comes from ${expert}, and from nobody else.)`,
      ),
      p(`Dear ${readers},`),
      p(
        `Here is what you need to know, on one page. [One sentence that says the most important thing first.]${isHealth ? ` If ${expert} told you something else in person, go by that.` : ""}`,
      ),
      ...parts.flatMap((part) => {
        const lines =
          lettersOnHow.find(({ heard, health }) => health === isHealth && heard.test(plain(part)))?.lines ??
          lettersOnHow.find(({ heard }) => heard.test(plain(part)))?.lines ??
          [];
        return [h2(capital(part.replaceAll("'", "’"))), list("ul", lines.map(say))];
      }),
      h2(isHealth ? "When to call us" : "If something is not clear"),
      p(
        isHealth
          ? say(
              "Call us at [number] if [the signs {expert} wants to hear about, each in plain words, and by when]. When we are closed, call [number, and who answers there].",
            )
          : "Call [name] at [number], [days and hours].",
        ...(isHealth && expert !== "the veterinarian" ? ["In an emergency, call 911 and not us."] : []),
      ),
      p("[Your name], for everybody at [name of the business]"),
    ],
  };
}
