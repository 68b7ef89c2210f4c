import type { Claim } from "../../../contracts/news-generation.ts";
import { plainText } from "../article-html.ts";

const NUMBER_WORD =
  "one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|dozens?|hundreds?|thousands?|millions?";

/** In the order of how much each wants a source. The first that fits names the reason. */
const signs: [Claim["reason"], RegExp][] = [
  [
    "study",
    /\b(stud(y|ies)|survey(s|ed)?|research(ers)?|report(s|ed)? (that|by)|according to|statistics?|experts? (say|agree|recommend)|data shows?|polls?|has been (shown|proven))\b/i,
  ],
  [
    "figure",
    new RegExp(
      `\\d+(\\.\\d+)?\\s?(%|percent|per cent)|[$€£]\\s?\\d|\\b\\d+(\\.\\d+)?x\\b|\\b(${NUMBER_WORD}|\\d+) (out of|in) (${NUMBER_WORD}|\\d+)\\b|\\b((${NUMBER_WORD}|\\d[\\d,.]*) times|\\d[\\d,.]*|twice) (as (many|much)|more|fewer|less|faster|cheaper)\\b|\\b(doubl|tripl|halv)(e|es|ed|ing)\\b|\\b\\d[\\d,]{3,}\\b`,
      "i",
    ),
  ],
  [
    "law",
    /\b(HIPAA|GDPR|illegal|required by law|the law (says|requires|forbids)|compliant|liab(le|ility)|must legally)\b/i,
  ],
  [
    "superlative",
    /\b((is|are|was|were|the world’s|the very) (the )?(best|worst)|fastest|cheapest|largest|leading|most (popular|trusted|advanced|common|effective|important)|number one|the only|never fails?|guaranteed?|every (business|practice|firm|customer))\b/i,
  ],
  [
    "comparison",
    /\b(than (any|most|other|a human|people|competitors?|before)|outperforms?|unlike (other|most)|compared (to|with)|(better|cheaper|faster|safer) than)\b/i,
  ],
];

const BLOCK_END = /<\/(?:p|h\d|li|td|th|blockquote|pre|figcaption)>|<br>/i;
const SENTENCE = /[^.!?]+(?:[.!?]+(?=["”’)]*\s|["”’)]*$)|$)["”’)]*/g;

/** Sentences of an article that a careful reader would ask a source for; at most 20. A mere question is none. */
export function findClaims(html: string): Claim[] {
  const sentences = html.split(BLOCK_END).flatMap((block) => plainText(block).match(SENTENCE) ?? []);
  const found = new Map<string, Claim>();
  for (const raw of sentences) {
    const sentence = raw.trim();
    const reason = signs.find(([, sign]) => sign.test(sentence))?.[0];
    const asks = sentence.endsWith("?") && reason !== "study" && reason !== "figure";
    if (reason && !asks && sentence.length > 10) found.set(sentence, { sentence, reason });
  }
  return [...found.values()].slice(0, 20);
}
