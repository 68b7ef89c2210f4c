import { capital } from "../../../content/capital.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { list, paragraph } from "./blocks.ts";

type Common = Parameters<typeof paragraph>[0];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“*])/u);
const COUNTED = /^(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth), (?=[\p{L}“"])/u;
/** So many counted sentences are a list. */
const A_LIST = 3;

/** A paragraph whose sentences are counted, as a list with its numbers: what stands between two of them belongs to the one before. */
const counted = (of: (part: string) => Common, text: string): ReportBlock[] => {
  const sentences = sentencesOf(text);
  const at = sentences.flatMap((sentence, i) => (COUNTED.test(sentence) ? [i] : []));
  if (at.length < A_LIST || !sentences[at[0]!]!.startsWith("First")) return [paragraph(of("more"), text)];
  const last = at.at(-1)!;
  const items = at.map((from, i) =>
    capital(
      sentences
        .slice(from, at[i + 1] ?? last + 1)
        .join(" ")
        .replace(COUNTED, ""),
    ),
  );
  const [before, after] = [sentences.slice(0, at[0]).join(" "), sentences.slice(last + 1).join(" ")];
  return [
    ...(before ? [paragraph(of("more"), before)] : []),
    list(of("parts"), items, true),
    ...(after ? [paragraph(of("after"), after)] : []),
  ];
};

const ELSE = /(\*\*If something else is out:\*\*) /;
/** What the trade does where its head is the one who is missing; then what anybody does before an absence, one act on a line, which is not said twice. */
export const inParts = (of: (part: string) => Common, text: string): ReportBlock[] => {
  const [own = "", heading, general] = text.split(ELSE);
  if (!heading || !general) return counted(of, text);
  const acts = sentencesOf(general.trim()).filter(
    (act) => !(/\bpasswords?\b/i.test(act) && /\bpasswords?\b/i.test(own)),
  );
  return [
    ...(own.trim() ? counted(of, own.trim()) : []),
    ...(acts.length > 0 ? [paragraph(of("else"), heading), list(of("acts"), acts)] : []),
  ];
};
