import { askedByCustomers } from "../../content/writing/asked-by-customers.ts";
import {
  beforeBreak,
  deskDay,
  firstHour,
  lastHour,
  lunchHour,
  walkIns,
} from "../../content/writing/desk-day.ts";
import { trainingWeek } from "../../content/writing/training-week.ts";
import { capital } from "../../content/capital.ts";
import { type Body, head, type Say } from "./body.ts";
import type { DraftParts } from "./draft.ts";
import { h2, list, p } from "./html.ts";
import { isPost, postOf } from "./post.ts";
import { asksCallers, asksFields } from "./sayings.ts";
import { noting } from "./noting.ts";
import { small } from "./phrases.ts";
import { inWords } from "./plain.ts";
import { titleFrom } from "./title.ts";
import { scriptsOf, wantsScripts } from "./scripts.ts";
import type { Request } from "./request.ts";
import { wantedIn } from "./wanted.ts";
import { customersNamed, forTheirCustomers } from "./readers.ts";

/** True of a prompt for a day at the front desk. */
const wantsDay = ({ text, form }: Pick<Request, "text" | "form">): boolean =>
  form === "checklist" &&
  /\b(front desk|reception(ist)?)\b/.test(text) &&
  /\b(open(ing)?|clos(e|ing)|daily|every day|morning|end of (the )?day)\b/.test(text);

const IN_A_WEEK =
  /^how (?:to|do (?:i|we)|can (?:i|we)) (?:train|teach|onboard)\b.{5,120} in (?:an?|one|1|their first) (?:\w+ )?week\b/;
const OF_A_WEEK =
  /\b(?:one|an?|1|first|5|five|7|seven)[- ](?:full |work(?:ing)? )?(?:week|days?)\b(?=.{0,80}\bnew (?:hires?|receptionists?|front[- ]desk (?:persons?|people|staff|employees?|hires?))\b)|\bnew (?:hires?|receptionists?|front[- ]desk (?:persons?|people|staff|employees?|hires?))\b(?=.{0,80}\b(?:one|an?|1|first|5|five|7|seven)[- ](?:full |work(?:ing)? )?(?:week|days?)\b)/;
const LONGER =
  /\b(?:two|three|four|six|eight|2|3|4|6|8)[- ]weeks?\b|\b(?:10|14|15|20|21|28|30|45|60|90|ten|thirty)[- ]days?\b|\bmonths?\b/;
/** True of a prompt for the first week of somebody new at the desk. */
const wantsWeek = ({ text, form, occasions }: Pick<Request, "text" | "form" | "occasions">): boolean =>
  // ‘In one week’ has the days of that week.
  (form === "checklist" ||
    (form === "plan" && (IN_A_WEEK.test(text) || (OF_A_WEEK.test(text) && !LONGER.test(text))))) &&
  !occasions.length &&
  /\b(?:train\w*|onboard\w*|new (?:hires?|receptionists?|employees?|staff|person)|first (?:week|days?))\b/.test(
    text,
  ) &&
  /\b(?:front desk|reception\w*|phones?)\b/.test(text) &&
  !/\bassistants?\b|\bai\b/.test(text);

const HAPPENS = /\bwhat (?:happens|to expect) when (?:you|they) (?:call|ring|phone)\b/;
/** The topic of such a text, for its name and keywords. */
export const servedTopic = (request: Request): string | undefined => {
  if (wantsScripts(request)) return "greeting";
  if (
    forTheirCustomers(request) &&
    (request.form === "questions" || HAPPENS.test(request.text)) &&
    /\b(calls?|calling|phones?)\b/.test(request.text)
  )
    return "questions";
  if (asksFields(request) && (asksCallers(request) || /\b(?:phone|calls?|callers?)\b/.test(request.text)))
    return "intake";
  if (wantsWeek(request)) return "training";
  return wantsDay(request) ? "desk" : undefined;
};

/** Questions as customers ask them, for the business's own page. */
function forCustomers({ request, readers }: DraftParts): Body {
  const [time] = request.occasions;
  const when = time?.at ?? "after hours";
  const chosen = askedByCustomers
    .slice(0, request.items ?? 7)
    .map(
      ([question, answer]) =>
        [question.replaceAll("{when}", when), answer.replaceAll("{when}", when)] as const,
    );
  const who = customersNamed(request);
  return {
    title: `What happens when you call us ${when}? ${capital(inWords(chosen.length))} questions and answers`,
    excerpt: `${capital(inWords(chosen.length))} questions ${who} ask about calling ${when}, for the website of ${readers.one}. What only you know is in square brackets.`,
    heads: chosen.map(([question]) => question),
    about: `questions about calling ${when}`,
    content: [
      p(`Nobody likes to call ${when} without knowing who will pick up. Here is what happens when you do.`),
      ...chosen.flatMap(([question, answer]) => [h2(question), p(answer)]),
      p("Save our number before you need it: [number]. If you aren’t sure, call."),
    ],
  };
}

/** The parts of the day that the prompt is about: all of it, or its beginning or end with the hour beside it. */
function deskParts(text: string): typeof deskDay {
  const opens = /\b(?:open(?:ing)?|morning|before the first)\b/.test(text);
  const closes = /\b(?:clos(?:e|ing)|end of (?:the )?day|evening)\b/.test(text);
  const noon = LUNCH.test(text) ? [lunchHour] : [];
  const named = [opens, LUNCH.test(text), closes].filter(Boolean).length;
  // Of a day told in its parts only those parts are wanted.
  if (noon.length && named > 1)
    return [
      ...(opens ? [deskDay[0] as (typeof deskDay)[0]] : []),
      ...noon,
      ...(closes ? [deskDay.at(-1) as (typeof deskDay)[0]] : []),
    ];
  const rest = BREAK.test(text) ? [beforeBreak] : [];
  if (opens === closes || /\bshift\b|\bdaily\b|\bevery day\b/.test(text)) return deskDay;
  return opens
    ? [deskDay[0] as (typeof deskDay)[0], firstHour]
    : [...rest, lastHour, deskDay.at(-1) as (typeof deskDay)[0]];
}
const LUNCH = /\b(?:lunch|noon|midday)\b/;
const BREAK = /\b(?:long weekends?|holidays?|vacation|christmas|thanksgiving|break|new year)\b/;

const WALK_INS = /\bwalk-?ins?\b/;
/** The prompt's own name for the day or shift. */
function dayTitle({ prompt }: Request): string | undefined {
  const wanted = capital(wantedIn(prompt, 90).replaceAll(/\b(?:my|our)\b/g, "the"));
  return /^(?:[\w-]+ ){0,4}checklist for the \w+/i.test(wanted)
    ? wanted.replace(/, [^,]{2,24}$/, "")
    : undefined;
}

/** A text whose shape follows from what is asked rather than from a topic; absent for all others. */
export function servedBy(parts: DraftParts, say: Say): Body | undefined {
  const { readers, request } = parts;
  if (isPost(request)) return postOf(parts, say);
  if (wantsScripts(request)) return scriptsOf(parts, say);
  if (forTheirCustomers(request) && (request.form === "questions" || HAPPENS.test(request.text)))
    return forCustomers(parts);
  if (wantsDay(request)) {
    const shown = deskParts(request.text);
    const heads = shown.flatMap(([, lines]) => lines);
    return {
      title:
        dayTitle(request) ??
        (shown === deskDay
          ? `A checklist for ${head(parts)}: from opening to closing`
          : shown.includes(lunchHour)
            ? `A checklist for ${head(parts)}: ${[...shown.map(([part]) => (part === "Before opening" ? "opening" : small(part)))].join(", ").replace(/, (?=[^,]*$)/, " and ")}`
            : `${shown.includes(lastHour) ? "Closing" : "Opening"} checklist for ${head(parts)}${shown.includes(beforeBreak) ? " before days off" : ""}`),
      excerpt: `${capital(inWords(heads.length))} lines for ${readers.many}, for the phone and the desk: ${shown
        .map(([part]) => small(part))
        .join(", ")
        .replace(/, (?=[^,]*$)/, " and ")}.`,
      heads,
      content: [
        p(
          "Each line is true or it isn’t. It covers the phone and the people at the desk. Add your own lines for rooms, machines and cleaning, and cross one out for each you add, so that it still fits on a page.",
        ),
        ...(WALK_INS.test(request.text)
          ? [
              h2("Walk-ins"),
              list(
                "ul",
                walkIns.map((line) => `☐ ${say(line)}`),
              ),
            ]
          : []),
        ...deskParts(request.text).flatMap(([part, lines]) => [
          h2(
            /\b(?:morning|early) shift\b/.test(request.text) && part === "Closing"
              ? "Handing over, or closing"
              : part,
          ),
          list(
            "ul",
            lines.map((line) => `☐ ${say(line)}`),
          ),
        ]),
      ],
    };
  }
  if (wantsWeek(request)) {
    const heads = trainingWeek.flatMap(([, lines]) => lines.map(say));
    return {
      title: titleFrom(request) ?? `First-week checklist for a new person at ${head(parts)}`,
      excerpt: `${capital(inWords(heads.length))} lines for the first five days at ${readers.many}: listening, the desk, easy calls, hard calls, and working alone.`,
      heads,
      content: [
        p(
          "Check a line off when you have both seen it happen. Add your own lines for software and insurance.",
        ),
        ...trainingWeek.flatMap(([part, lines]) => [
          h2(part),
          list(
            "ul",
            lines.map((line) => `☐ ${say(line)}`),
          ),
        ]),
      ],
    };
  }
  return noting(parts, say);
}
