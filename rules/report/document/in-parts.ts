import { capital } from "../../../content/capital.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { list, paragraph } from "./blocks.ts";

/** It leans on the sentence before it: it begins no paragraph. */
export const LEANS =
  /^(?:(?:From|With|On|In|At|To|For|By|Of) (?:that|this|those|these|it|them)\b|Only then|[A-Z]\w+ (?:\w+ )?of them|It(?!['’]s (?:the|an?|some\w+) )|Its|That|This(?! is what)|These|Those|They|Their|Them|Then|Both|Neither|Either|Each of (?:them|these|those)|Such|He|She|So|But|And|Or|Otherwise|After that|Before that|If (?:it|they|not|none))\b/;

type Common = Parameters<typeof paragraph>[0];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“*])/u);
const COUNTED = /^(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth), (?=[\p{L}“"])/u;
/** So many counted sentences are a list. */
const A_LIST = 3;

/** A paragraph of about so many words is read at once. */
const AT_ONCE = 55;
/** A last one of fewer words stays with the one before it. */
const LEAST = 12;
const wordsIn = (text: string) => text.split(/\s+/).length;
/** A text in paragraphs, none of which begins with a sentence that leans on the one before. */
const paragraphsOf = (text: string): string[] => {
  const all: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = all.at(-1);
    if (last === undefined) all.push(sentence);
    else if (LEANS.test(sentence) || wordsIn(last) + wordsIn(sentence) <= AT_ONCE)
      all[all.length - 1] = `${last} ${sentence}`;
    else all.push(sentence);
  }
  const last = all.length > 1 && wordsIn(all.at(-1)!) < LEAST ? all.pop()! : "";
  return last ? [...all.slice(0, -1), `${all.at(-1)!} ${last}`] : all;
};
const inParagraphs = (of: (part: string) => Common, part: string, text: string): ReportBlock[] =>
  paragraphsOf(text).map((one, i) => paragraph(of(i === 0 ? part : `${part}.${i + 1}`), one));

/** A paragraph whose sentences are counted, as a list with its numbers: what stands between two of them belongs to the one before. */
const counted = (of: (part: string) => Common, text: string): ReportBlock[] => {
  const sentences = sentencesOf(text);
  const at = sentences.flatMap((sentence, i) => (COUNTED.test(sentence) ? [i] : []));
  if (at.length < A_LIST || !sentences[at[0]!]!.startsWith("First")) return inParagraphs(of, "does", text);
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
    ...(before ? inParagraphs(of, "does", before) : []),
    list(of("counted"), items, true),
    ...(after ? inParagraphs(of, "after", after) : []),
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
