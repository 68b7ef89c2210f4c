import { plain } from "./plain.ts";
import { coreOf } from "./core.ts";

/** What a circumstance leaves open, by how it begins. */
const BLANKS: [RegExp, string][] = [
  [
    /^(?:for|with) (?:an? |our |my |the )?(?:beginner|first|kids?|children|seniors?|customers|guests|small|family)/,
    "[what they need that others do not]",
  ],
  [
    /\b(?:hours?|minutes?|evenings?|mornings?|a day|a week|full[- ]time|part[- ]time)\b/,
    "[what fits into it, and what does not]",
  ],
  [
    /\b(?:winters?|summers?|springs?|falls?|january|february|march|april|may|june|july|august|september|october|november|december|cold|heat|frost|rain|humid\w*)\b/,
    "[what is different then; who says so]",
  ],
  [
    /^(?:after|for|since|that|it's|its|has been|sat)\b.*\b(?:days?|weeks?|months?|years?)\b/,
    "[what this length of time changes]",
  ],
  [/^(?:under|without|with no|on a)\b|\bbudget\b|\$/, "[what it rules out, and what is left]"],
];
const START =
  /(?:^|[ ,])((?:for|with|without|under|in|at|on a|after|before|since|where|while|when|that sat) (?:[\w$'%-]+ ?){2,9})/g;
const TIMED =
  /\b((?:an?|one|two|half|\d+) (?:hours?|minutes?|evenings?|days?)(?: or (?:so|two))?(?: (?:a|each|every|per) \w+)?)/g;

/** Circumstances that a request names, in its words, each with the place that it leaves open; three at most. */
export function limitsIn(prompt: string, title: string): [said: string, blank: string][] {
  const text = plain(coreOf(prompt)).replaceAll(/[()]/g, "");
  const found = [
    ...[...text.matchAll(START)].map(([, said = ""]) => cut(said)),
    ...[...plain(prompt).matchAll(TIMED)].map(([, said = ""]) => said.trim()),
  ];
  const whole = plain(title);
  return [...new Set(found)]
    .filter((said) => said.split(" ").length > 1 && !/^for an? \d|\bplan\b/.test(said) && said.length < 60)
    .flatMap((said): [string, string][] => {
      const blank = BLANKS.find(([heard]) => heard.test(said))?.[1];
      return blank && said !== whole ? [[said, blank]] : [];
    })
    .filter(
      ([said], i, all) =>
        !all.some(([other], k) => k !== i && other.includes(said) && (other !== said || k < i)),
    )
    .slice(0, 3);
}

/** Up to the next clause. */
const cut = (said: string): string =>
  said
    .replace(/[,;:.?!].*$/, "")
    .replace(/(?<=.{6}) (?:and|or|so|but|with|for|before|after|because|that|who|which|in|on|at)\b.*$/, "")
    .trim();
