/**
 * The notation of the legal texts, and its parser.
 *
 * A text may hold three things beside plain words:
 *   `[words](address)`  a link; the address starts with `/`, `#`, `https://`, `mailto:` or `tel:`
 *   `**words**`         strong
 *   `{{fact}}`          a fact of the company, filled in from `site.config.ts`; `{{kept.messages}}` and its like are
 *                       how long something is kept, in words
 * They do not nest, save that a fact may stand inside a link or strong words. Whatever does not match
 * is shown as it was written. Facts are put in after parsing, so a company's name can never become markup.
 */
export type RichPart =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "link"; text: string; href: string };

/** What a text may ask for by `{{fact}}`; `site` of `site.config.ts` fits. */
export interface CompanyFacts {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly phone: string;
  /** Days. */
  readonly kept: {
    readonly messages: number;
    readonly assessments: number;
    readonly demoCalls: number;
    readonly analytics: number;
  };
}

const markup = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;
const safeAddress = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Parses one text to its parts and fills in the facts. Throws on a fact that does not exist. */
export function richText(text: string, facts: CompanyFacts): RichPart[] {
  const parts: RichPart[] = [];
  let rest = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, words, address, strong] = match;
    if (address !== undefined && !safeAddress.test(address)) continue;
    pushText(parts, text.slice(rest, match.index), facts);
    if (words !== undefined && address !== undefined)
      parts.push({ kind: "link", text: fillFacts(words, facts), href: fillAddress(address, facts) });
    else parts.push({ kind: "strong", text: fillFacts(strong ?? "", facts) });
    rest = match.index + whole.length;
  }
  pushText(parts, text.slice(rest), facts);
  return parts;
}

/** The same text as plain words: links lose their address, strong words their stars. */
export const plainText = (text: string, facts: CompanyFacts): string =>
  richText(text, facts)
    .map((part) => part.text)
    .join("");

/** Puts the company's facts where `{{name}}` and its like stand. Throws on any other word in double braces. */
export function fillFacts(text: string, facts: CompanyFacts): string {
  return text.replaceAll(/\{\{\s*(\w+(?:\.\w+)?)\s*\}\}/g, (_, word: string) => {
    const [, kept = ""] = word.split("kept.");
    if (isKept(kept)) return periodWords(facts.kept[kept]);
    if (isFact(word)) return facts[word];
    throw new Error(`The text asks for {{${word}}}, which no company has`);
  });
}

/** `2 years`, `90 days` */
export function periodWords(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const keptNames = ["messages", "assessments", "demoCalls", "analytics"] as const;
const isKept = (word: string): word is (typeof keptNames)[number] => keptNames.some((name) => name === word);
const factNames = ["name", "legalName", "email", "phone"] as const satisfies (keyof CompanyFacts)[];
const isFact = (word: string): word is (typeof factNames)[number] => factNames.some((name) => name === word);

function pushText(parts: RichPart[], text: string, facts: CompanyFacts) {
  if (text !== "") parts.push({ kind: "text", text: fillFacts(text, facts) });
}

/** A telephone link wants digits alone: `+1 (555) 010-0134` becomes `+15550100134`. */
function fillAddress(address: string, facts: CompanyFacts): string {
  const filled = fillFacts(address, facts);
  return filled.startsWith("tel:") ? `tel:${filled.slice(4).replaceAll(/[^+\d]/g, "")}` : filled;
}
