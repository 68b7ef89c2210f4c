import { capital } from "../../content/capital.ts";
import { audiences } from "../../content/writing/audiences/index.ts";
import { coreOf, sentencesIn } from "./core.ts";
import { plain } from "./plain.ts";

/** What a request names beside its main clause, in its own words. */
export interface Named {
  /** Things to be dealt with: 'late fees', 'before opening', 'when to give up'. */
  parts: string[];
  /** What the text has to keep to: length, tone, what it must not contain, for whom it is. */
  limits: string[];
}

const COUNT =
  /^(?:like |about |around |maybe |max )?\d+ (?:\w+ )?(?:questions|tips|items|steps|points|ways|things|options|types|kinds|models|materials|brands|alternatives|choices|varieties|styles|metals|woods|fabrics|colors|breeds|picks)(?: (?:max|total))?$/;
/** How the text is to be, rather than what it is about. */
const MANNER =
  /\b(?:\d[\d,]*[- ]?words?|words|who does what|which (?:one )?(?:is|suits|fits)|tone|humor|funny|friendly|plain english|legal talk|jargon|sentences?|paragraphs?|max|at most|total|items|step by step|(?:week|day) by (?:week|day)|table|short|brief|casual|punchy|warm|snappy|practical|honest|simple|easy|examples?|pros and cons|techy|keep (?:it|each)|make (?:it|fun)|blog|website|page|readers?|(?:our|my|the) (?:[\w'’-]+ ){0,2}newsletter|for (?:an? )?(?:owners?|beginners?|people|someone|somebody|anyone|pet|parents|homeowners|first.?timers?|renters?)|who(?:['’]?s)? (?:has )?never)\b/;
const FOR_WHOM =
  /^(?:(?:explained |told |retold |written )?for (?!how|what)|explained to |each |every one|over the phone)/;
const REFUSED =
  /^(?:no|not|without|don'?t|dont|do not|never|avoid|nothing)\b|\b(?:can'?t|cannot|cant|don'?t|dont|won'?t|hates?)\b|^who is\b/;
const SELF =
  /\b(?:is |are |it's )?(?:killing|driving|drowning) (?:us|me)\b|\b(?:crazy|nuts|insane|a nightmare|going mad)$|^(?:(?:just|only) (?:me|us|one|two|the)|i|we|my|our|im|i'm|we're|were|us|they|it|its|it's|which i)\b/;
const CHATTER =
  /^(?:hi|hello|hey|so|thanks?|thank you|please|pls|ok|etc|opinion(?: piece)?|checklist|q ?& ?a|faq|news announcement|case story|article|blog post|could you|can you|write|i run|we run|i own|we own|we are|we're|i have|maybe)\b/;
const BETWEEN =
  / ?[,;/](?!\d) ?| ?: | - |[()]| (?:and|but|or) (?=(?:can'?t|cant|don'?t|dont|what|when|who|how|where|why|not|no|we|i|somewhere)\b)|,? \b(?:incl\.?|including|such as|especially)\b:? | (?=without (?:\w+ ?){1,4}$)/i;
const WITHIN = / with ((?:her|his|my|our|a|\d+) [\w' -]{3,40}?)(?= (?:who|and|but)\b|[,.;]|$)/i;

/** Reads what stands around the main clause `wanted`; eight parts and eight limits at most. */
export function namedIn(prompt: string, wanted: string): Named {
  const text = prompt.replaceAll(/\s+/g, " ").trim();
  const core = coreOf(prompt);
  const title = new Set(
    plain(wanted)
      .replaceAll("’", "'")
      .split(/[^\w']+/),
  );
  const found: Named = { parts: [], limits: [] };
  const company = WITHIN.exec(text)?.[1];
  if (company && /^(?:her|his|my|our)\b/i.test(company)) found.limits.push(`with ${company}`);
  for (const sentence of prompt
    .split("\n")
    .flatMap((line) => sentencesIn(line.replaceAll(/\s+/g, " ").trim()))) {
    const isCore = sentence.includes(core) || core.includes(sentence.replace(/(?<![.!?])[.!?]+$/, ""));
    for (const raw of sentence.split(BETWEEN)) {
      const said = raw && cleaned(raw);
      if (!said || CHATTER.test(plain(said)) || FORM_ONLY.test(plain(said)) || AUTHOR.test(said)) continue;
      const flat = plain(said);
      const words = flat.split(/[^\w']+/);
      const isTitle = isCore && words.filter((word) => title.has(word)).length > words.length * 0.7;
      const isSame =
        isCore && flat.length > 24 && flat.startsWith(plain(wanted).replaceAll("’", "'").slice(0, 24));
      // 'Wedding florist' after a comma says who reads it.
      const isReader =
        words.length < 4 && audiences.some(({ heard }) => flat.endsWith(heard.exec(flat)?.[0] ?? "-"));
      if (isTitle || isReader || isSame || words.length > 16) continue;
      if (READERS.test(flat)) add(found.limits, `for ${said}`);
      else if (
        COUNT.test(flat) ||
        MANNER.test(flat) ||
        REFUSED.test(flat) ||
        FOR_WHOM.test(flat) ||
        SELF.test(flat)
      )
        add(found.limits, said);
      else if (words.length > 9 || (words.length === 1 && flat.length < 4)) add(found.limits, said);
      else add(found.parts, said);
    }
  }
  return { parts: found.parts.slice(0, 8), limits: found.limits.slice(0, 8) };
}

/** ', practice owners': who reads it. */
const READERS =
  /^(?:(?!for |what |how |who |when |where |why )[\w-]+ ){0,2}(?:owners|managers|beginners|homeowners|readers|newbies|parents|families)$/;
/** ', from a physical therapy clinic': who signs it. */
const AUTHOR =
  /^(?:from|by) (?:an?|our|my|the|your) (?!(?:start|beginning|end|ground|top|bottom|door)\b)(?:[\w'’-]+ ?){1,5}$/i;
const FORM_ONLY =
  /^(?:with |and |in )?(?:a |an |the |my )?(?:(?:clear|short|honest|straight|direct|plain|definite|final|firm|strong) )*(?:answers?|verdict|recommendation|conclusion|summary|stance|thesis|position|comparison|letter|opinion|wife|husband|article|post|piece|guide|checklist|plan|list|pros|cons|costs?|cons and costs|pros and cons|questions and answers|vs|words|examples|short)$/;
const add = (to: string[], said: string) => {
  if (!to.some((each) => plain(each) === plain(said))) to.push(said);
};
const cleaned = (piece: string): string =>
  piece
    .trim()
    .replace(/^(?:and|but|so|like|or|also|plus|maybe|perhaps|as well as|compare) /i, "")
    .replace(/(?: (?:please|pls|thanks|thank you|etc|incl|too|ok|but|and))+[.!?]*$/i, "")
    .replaceAll("'", "’")
    .replace(/[\s.!?:-]{1,9}$/, "")
    .trim();

/** As a heading. */
export const heading = (part: string): string =>
  capital(part.replace(/^(?:the|a|an|some) (?=\w)/i, "").replace(/ is ok$/i, ""));
