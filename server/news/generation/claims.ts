import type { Claim } from "../../../contracts/news-generation.ts";
import { plainText } from "../article-html.ts";

const NUMBER_WORD =
  "one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|dozens?|hundreds?|thousands?|millions?";
const MOST = "popular|trusted|advanced|common|effective|important|often|likely";
const MEASURE = "percent|per cent|dollars?|cents?|thirds|quarters|times|customers|callers|patients|clients";

/** In the order of how much each wants a source. The first that fits names the reason. */
const signs: [Claim["reason"], RegExp][] = [
  [
    "study",
    /\b(stud(y|ies)|survey(s|ed)?|research(ers)?|report(s|ed)? (that|by)|according to|statistics?|experts? (say|agree|recommend)|data shows?|polls?|has been (shown|proven))\b/i,
  ],
  [
    "figure",
    new RegExp(
      [
        "\\d",
        `\\b(${NUMBER_WORD}) (out of|in) (${NUMBER_WORD}|\\d+)\\b`,
        `\\b(${NUMBER_WORD}) (${MEASURE})\\b`,
        "\\btwice as\\b",
        "\\b(doubl|tripl|halv)(es|ed|ing)\\b|\\b(double|triple|halve) (the|your|our|their)\\b",
        `\\b(the majority|the bulk|nearly all|almost all|the average|most (?!${MOST})) ?(of )?(the |our |your )?[a-z]+`,
      ].join("|"),
      "i",
    ),
  ],
  [
    "law",
    /\b(HIPAA|GDPR|illegal|required by law|the law (says|requires|forbids)|compliant|liab(le|ility)|must legally)\b/i,
  ],
  [
    "superlative",
    new RegExp(
      `\\b((is|are|was|were|the world’s|the very) (the )?(best|worst)|fastest|cheapest|largest|biggest|highest|lowest|easiest|safest|quickest|smartest|strongest|greatest|oldest|newest|leading|most (${MOST})|number one|the only|never fails?|guaranteed?|always works?|every (business|practice|firm|customer))\\b`,
      "i",
    ),
  ],
  [
    "comparison",
    /\b(than (any|most|other|a human|people|competitors?|before)|outperforms?|unlike (other|most)|compared (to|with)|(better|cheaper|faster|safer) than)\b/i,
  ],
];

/** Numbers that claim nothing: of an entry, of a stretch of a plan, of the emergency line, around the clock. */
const MERE_NUMBERS =
  /^\d+[.)] |\b(?:days?|weeks?|months?|steps?) \d+(?: to \d+)?\b|\b(?:911|988|24\/7|9-1-1)\b/gi;
const BLOCK_END = /<\/(?:p|h\d|li|td|th|blockquote|pre|figcaption)>|<br>/i;
const SENTENCE = /[^.!?]+(?:[.!?]+(?=["”’)]*\s|["”’)]*$)|$)["”’)]*/g;

/** Sentences of an article that a careful reader would ask a source for; at most 20. A mere question is none. */
export function findClaims(html: string): Claim[] {
  const sentences = html.split(BLOCK_END).flatMap((block) => plainText(block).match(SENTENCE) ?? []);
  const found = new Map<string, Claim>();
  for (const raw of sentences) {
    const sentence = raw.trim();
    const claiming = sentence.replaceAll(MERE_NUMBERS, " ");
    const reason = signs.find(([, sign]) => sign.test(claiming))?.[0];
    const asks = sentence.endsWith("?") && reason !== "study" && reason !== "figure";
    if (reason && !asks && sentence.length > 10) found.set(sentence, { sentence, reason });
  }
  return [...found.values()].slice(0, 20);
}
