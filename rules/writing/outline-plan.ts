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
import { isOfDays, isDaily, stretchesOf } from "./stretches.ts";

const HIRE_AND_TRAIN = /\b(?:hir(?:e|ing)|recruit\w*|find(?:ing)?) (?:and|&|then) (?:train|onboard)\w*/;
/** What somebody new is taught, by the weeks there are for it. */
const taughtIn = (weeks: number): readonly OutlinePoint[] => {
  const chosen = weeks > 1 ? [0, 2, 5, 6, 7].slice(0, weeks * 2) : [0, 2, 6];
  return onboarding.points.filter((_, n) => chosen.includes(n));
};
const HIRE = /\b(?:hir(?:e|ing)|recruit(?:ing)?)\b/;
const STAGES = [
  /\b(?:whether|need|write down|describe|split|task|week|license|record|what’s yours|conflicts?)\b/i,
  /\b(?:pay|hours|days off|ad|first two lines|rung|what’s theirs)\b/i,
  /\b(?:look where|stand where|go where|already (?:are|work)|schools?|who knows|people you already know|ask around)\b/i,
  /\b(?:answer within|talk within|meet within|how fast)\b/i,
  /\b(?:ask every(?:body|one)|same five|see (?:them|three|one)|trial|paid piece|pay for half|half a day|working interview|how do we tell|watch them|prove)\b/i,
  /\b(?:check before|offer|references?|log-ins|they worked for|supervisors)\b/i,
  /\b(?:first (?:day|week|two weeks|month)|work alone|look again)\b/i,
];
/** The latest stage that a step names is its own: ‘have the first week ready’ is no writing down of a week. */
const stageOf = ([step]: OutlinePoint): number => STAGES.findLastIndex((heard) => heard.test(step));
const OFFER: OutlinePoint = [
  "Make the offer, in writing, and have the papers ready",
  "What has to be signed before the first day?",
  "Your payroll provider’s list for your state: Form I-9 within three business days, W-4, the new-hire report, workers’ compensation; two former supervisors; a background check with the signed form.",
  "One page: pay, hours, first day, and what the offer depends on. A call on the day you decide, and a word to everybody else.",
];
function hiredInOrder(points: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const all = points.some(([step]) => /\boffer\b/i.test(step)) ? points : [...points, OFFER];
  return all.toSorted((one, other) => Math.max(0, stageOf(one)) - Math.max(0, stageOf(other)));
}
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
  const isHire = HIRE.test(request.text) && !HIRE_AND_TRAIN.test(request.text);
  // Who is hired is decided on, advertised for, seen and taken, in this order, and nothing of it is left out.
  const first = isHire
    ? hiredInOrder(points)
    : points.slice(0, Math.max(count, Math.min(points.length, count * 2)));
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
        h2(
          [
            isOfDays(request) ? label.replace(/ \((.*)\)$/, ", $1") : label.replace(/ \(.*$/, ""),
            ...(share[0] ? [small(headOf(matter, share[0]))] : []),
          ].join(": "),
        ),
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
