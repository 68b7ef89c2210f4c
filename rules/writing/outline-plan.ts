import { onboarding } from "../../content/writing/outline/kinds-people.ts";
import type { OutlinePoint } from "../../content/writing/outline/kind.ts";
import { h2, list } from "./html.ts";
import type { Matter } from "./outline-kind.ts";
import { partOf } from "./outline-parts.ts";
import { spreadOver } from "./outline-spread.ts";
import { headOf, saysOf, sectionsOf, toFill } from "./outline-pieces.ts";
import { heading } from "./named.ts";
import { small } from "./phrases.ts";
import { calendarIn, calendarOf } from "./outline-calendar.ts";
import type { Request } from "./request.ts";
import { isDaily, stretchesOf } from "./stretches.ts";

const HIRE_AND_TRAIN = /\b(?:hir(?:e|ing)|recruit\w*|find(?:ing)?) (?:and|&|then) (?:train|onboard)\w*/;
/** What somebody new is taught, by the weeks there are for it. */
const taughtIn = (weeks: number): readonly OutlinePoint[] => {
  const chosen = weeks > 1 ? [0, 2, 5, 6, 7].slice(0, weeks * 2) : [0, 2, 6];
  return onboarding.points.filter((_, n) => chosen.includes(n));
};
/** What comes once somebody has begun. */
const LATER =
  /\b(?:do alone on which day|first (?:day|week|month)s?\b(?! of the plan)|look again|work alone|before you let them)\b/i;

/** Its points over the days or weeks of a plan. */
export function planOf(request: Request, matter: Matter, parts: readonly string[]): string[] {
  const posts = calendarIn(request);
  if (posts) return calendarOf(posts);
  const { points, around } = matter;
  const days = request.days ?? 28;
  const daily = isDaily(request);
  // Of a week that is planned by the day five days are working days.
  const stretches = stretchesOf(days, [], daily);
  const count = stretches.length;
  const first = points.slice(0, Math.max(count, Math.min(points.length, count * 2)));
  // Who is hired and trained is found in the first half, and taught in the second.
  const half = Math.ceil(count / 2);
  const chosen =
    count > 1 && HIRE_AND_TRAIN.test(request.text)
      ? [...first.filter(([step]) => !LATER.test(step)).slice(0, half * 2), ...taughtIn(count - half)]
      : first;
  // Nobody works alone before they were found.
  const inOrder = [
    ...chosen.filter(([step]) => !LATER.test(step)),
    ...chosen.filter(([step]) => LATER.test(step)),
  ];
  const own = spreadOver(inOrder, count);
  const at = (n: number) => Math.round((n * own.length) / count);
  return [
    ...sectionsOf(around),
    ...stretches.flatMap(({ label }, i) => {
      const share = own.slice(at(i), at(i + 1));
      // Each named part has its own stretch: in all of them it would say nothing.
      const mine = parts.filter((_, n) => Math.floor((n * count) / parts.length) === i);
      return [
        h2([label.replace(/ \(.*$/, ""), ...(share[0] ? [small(headOf(matter, share[0]))] : [])].join(": ")),
        list("ul", [
          ...share.map((point, n) => {
            const head =
              n > 0 ? `${headOf(matter, share[n] as OutlinePoint)}${matter.kind.byQuestion ? "" : "."} ` : "";
            return `${head}${[saysOf(point), point[2] && toFill(point[2])].filter(Boolean).join(" ")}`;
          }),
          ...mine.flatMap((part) => partOf(part).asks.map((ask) => `${heading(part)}: ${small(ask)}`)),
          ...(share.length || mine.length ? [] : ["Count again, and write down what changed: …"]),
        ]),
      ];
    }),
  ];
}
