import type { Point } from "../../content/writing/kinds.ts";
import { heading } from "./named.ts";
import { telling } from "./passages.ts";
import { plain } from "./plain.ts";

/** Words by which a line belongs under a heading that a prompt names. */
const THEMES: readonly (readonly [heard: RegExp, words: RegExp])[] = [
  [
    /\b(?:people|staff|team|training|roles?|who)\b/,
    /\b(?:name[sd]?|person|people|colleague|somebody|everybody|whoever|who|one of us|two of us|trade|stand-?in)\b/g,
  ],
  [
    /\b(?:phones?|calls?|lines?|telephones?|tech\w*|equipment|setup|set-up)\b/,
    /\b(?:calls?|lines?|rings?|rang|recording|forward\w*|hold|number|telephone|switched|asked once|calendar|booking)\b/g,
  ],
  [
    /\b(?:privacy|data|security|confidential\w*|hipaa|compliance|legal)\b/,
    /\b(?:companies|delet\w+|open it|kept|keeps|counsel|sound|consent|recorded|data|says that an assistant)\b/g,
  ],
  [
    /\b(?:paper\w*|documents?|contracts?|money|costs?|budget|bill\w*)\b/,
    /\b(?:contract|written|page|sheet|offers?|cost|list|price|notice|paper|notes?)\b/g,
  ],
  [
    /\b(?:patients?|clients?|customers?|callers?|guests?|experience|service)\b/,
    /\b(?:patients|clients|customers|callers|guests|hears?|told|asked|offered)\b/g,
  ],
  [/\b(?:e-?mail|web\w*|online|text\w*|signs?)\b/, /\b(?:places|website|map|written|text|door|mail)\b/g],
];

/** Lines under the headings that a prompt names; each where it has most to say, and no heading much fuller than others. */
export function byTheme(
  themes: readonly string[],
  points: readonly Point[],
  said: ReadonlyMap<Point, string>,
): [string, readonly Point[]][] {
  const most = Math.ceil((points.length / themes.length) * 1.5);
  const groups = themes.map((theme): [string, Point[]] => [heading(theme), []]);
  for (const point of points) {
    const line = plain(said.get(point) ?? "");
    const scores = themes.map((theme, i) => {
      const words = THEMES.find(([heard]) => heard.test(plain(theme)))?.[1];
      const own = [...telling(theme)].filter((word) => telling(line).has(word)).length * 3;
      const full = (groups[i]?.[1].length ?? 0) >= most ? -100 : 0;
      return own + (words ? (line.match(words)?.length ?? 0) : 0) + full;
    });
    const best = scores.indexOf(Math.max(...scores));
    groups[best]?.[1].push(point);
  }
  return groups;
}
