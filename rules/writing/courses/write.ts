import { courses } from "../../../content/writing/courses/index.ts";
import type { Course, Doer, Old, Stage, Task } from "../../../content/writing/courses/kind.ts";
import type { Family } from "../../../content/writing/library/kinds.ts";
import { themesOf } from "../../../content/writing/scenes/where.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { type Readers, speaker } from "../fill.ts";
import { h2, list, p } from "../html.ts";
import { familyOf } from "../library/parts.ts";
import { mustHavesOf } from "../library/must-haves.ts";
import { ownIn, toldOf } from "../library/scenes.ts";
import { small } from "../phrases.ts";
import { missedIn, missedSum } from "../missed-sum.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { dayIn, isDaily, isOfDays, stretchesOf, weekdayIn } from "../stretches.ts";
import { roleIn } from "../role.ts";
import { titleFrom } from "../title.ts";
import { COURSE_OF, ONE_A_WEEK } from "../form.ts";
import { roomOf, type Share, spread, whenIn } from "./spread.ts";

/** True of a prompt that wants a plan, and does not only name a time. */
export const wantsPlan = ({ form, text }: Pick<Request, "form" | "text">): boolean =>
  form === "plan" &&
  (ONE_A_WEEK.test(text) ||
    COURSE_OF.test(text) ||
    /\bfirst (?:\w+ )?(?:\d+ )?(?:days|weeks|months?)\b|\b(?:plan|roadmap|schedule|timeline|program|calendar|weeks?[- ]by|days?[- ]by|months?[- ]by|step by step)\b/.test(
      text,
    ));

/** Made-up numbers, which give way to the prompt’s own. */
const EXAMPLE = /An example: 30 in two weeks [^.]{0,90}\./;

/** Who is rung, and when: what makes a plan safe. */
const SAFE = /\b(?:911|988|on call|on-call|urgent|emergenc\w+|[Tt]onight)\b/;

const AGREED = /\bbusiness associate agreement\b/;
const CHOSEN_LATER = /^If an assistant is on the list/;
/** What only these readers have stands first, and what rests on a choice behind that choice. */
const withThird = (tasks: readonly Task[], own: readonly Task[]): Task[] => {
  const later = own.filter(([name]) => CHOSEN_LATER.test(name));
  return [...own.filter((task) => !later.includes(task)), ...tasks.slice(0, 2), ...later, ...tasks.slice(2)];
};
/** The work that only such readers have: what makes it safe before anything else, the rest in the second stage and in the fourth. */
const withOwn = (course: Course, request: Request): Course => {
  const { before, after } = course;
  // What a stage has signed is not asked for once more beside it.
  const isSigned = before.some(({ tasks }) => tasks.some(([, does]) => AGREED.test(does)));
  const own = toldOf(request, themesOf(course.id)).map(
    ({ does, says: [says = ""] }): Task => [
      // Where nothing has been chosen yet, what takes calls is one of the choices.
      /assistant|receptionist/.test(course.lead)
        ? does
        : does.replace(
            /^(Let|Teach|Have) (?:it|an assistant) /,
            (_, verb: string) => `If an assistant is on the list, ${verb.toLowerCase()} it `,
          ),
      says
        .split(/(?<=[.?!]”?) (?=[A-Z“])/)
        .filter((sentence) => !(isSigned && AGREED.test(sentence)))
        .join(" "),
      "all",
    ],
  );
  const musts = course.byDay ? mustHavesOf(request).flatMap(({ tasks = [] }) => tasks.slice(0, 1)) : [];
  const settled: Task[] = musts.length ? [["Settle what mustn’t go wrong", musts.join(" "), "all"]] : [];
  const isSafe = before.some(({ safe }) => safe);
  const night = toldOf(request, ["night"]).map(({ does }) => does);
  const safe = isSafe ? own.filter(([name, does]) => night.includes(name) && SAFE.test(does)) : [];
  const rest = own.filter((task) => !safe.includes(task));
  const add = (stages: readonly Stage[], from: number): Stage[] =>
    stages.map((stage, i) => ({
      ...stage,
      tasks: [
        ...(stage.safe ? safe : []),
        ...withThird(
          stage.safe && course.byDay
            ? [...stage.tasks.slice(0, 1), ...settled, ...stage.tasks.slice(1)]
            : stage.safe
              ? stage.tasks.slice(safe.length)
              : stage.tasks,
          rest.filter((_, n) => i + from === n * 2 + 1),
        ),
      ],
    }));
  return { ...course, before: add(before, 0), after: add(after, before.length) };
};

/** Trades of the family of all others that somebody is on call for. */
const NIGHTS = /^(?:therapy|funeral|hotel|lettings|hospice|home-care)$/;
const isByDay = (request: Request, { trade }: Readers): boolean =>
  familyOf(request) === "other" && request.audience !== undefined && !trade.nights && !NIGHTS.test(trade.id);

const courseFor = (request: Request, readers: Readers): Course | undefined => {
  const matter = plain(`${request.label} ${request.clause}`);
  return courses.find(
    ({ heard, not, byDay }) =>
      heard.test(matter) && !not?.test(matter) && (!byDay || isByDay(request, readers)),
  );
};

const WHO = /\bwho (?:does|is responsible|should do)\b|\bresponsib\w+|\broles\b|\bassign\w*/;
/** What isn’t for whoever runs the office to settle alone. */
const OTHERS: Record<Family, string> = {
  dental: "What’s clinical isn’t: a dentist reads and signs the list of what can’t wait.",
  medical: "What’s clinical isn’t: the clinicians read and sign the list of what can’t wait.",
  vet: "What’s clinical isn’t: a veterinarian reads and signs the list of what can’t wait.",
  law: "What may be promised to a caller isn’t: a lawyer reads every line that comes near advice or a deadline.",
  trades: "What costs money isn’t: the owner signs prices, the on-call pay and the contract.",
  other: "What costs money isn’t: the owner signs prices and the contract.",
};
const CALLED: Record<Doer, string> = { desk: "Front desk", owner: "Owner or manager", all: "All of you" };

/** The course with the work that such readers have. */
const forFamily = (course: Course, family: Family, from: Old): Course => {
  const own = (stage: Stage): Stage => ({
    ...stage,
    tasks: stage.tasks.filter(
      ([, , , of, leaving = from]) => (!of || of.includes(family)) && leaving === from,
    ),
  });
  const { before, event, after } = course;
  return {
    ...course,
    before: before.map(own),
    ...(event ? { event: own(event) } : {}),
    after: after.map(own),
  };
};

/** What is left behind, as the prompt calls it: 'the answering service', and voicemail without an article. */
const oldWay = ({ replaces }: Course, { text }: Request): string => {
  const said = (replaces?.exec(text)?.[0] ?? "").replace(/(?<=service|center|machine)s$/, "");
  return /^voice ?mail$/.test(said) ? "voicemail" : `the ${said}`;
};

/** Whoever counts in days reads them where the last week has more of them than seven. */
const labelOf = (label: string, request: Pick<Request, "text" | "days">, isLast: boolean): string => {
  const { days = 28 } = request;
  return isOfDays(request) || (isLast && days > 14 && days % 7)
    ? label.replace(/ \((.*)\)$/, ", $1")
    : label.replace(/ \(.*$/, "");
};

/** Where a plan turns on one day, that day lies in this stretch unless the prompt says otherwise. */
const turnsAt = (count: number): number => Math.min(Math.max(2, Math.ceil(count * 0.6)), 5);

/** A plan whose stretches build on each other, where there is a course for it; absent for any other prompt. */
export function courseBody(request: Request, readers: Readers): Body | undefined {
  const found = wantsPlan(request) && !request.phases.length ? courseFor(request, readers) : undefined;
  if (!found) return undefined;
  const old = oldWay(found, request);
  const from: Old = /\b(?:voicemail|machine)$/.test(old) ? "mailbox" : "hired";
  const part = from === "mailbox" ? `keep ${old} as the net` : `let ${old} go`;
  const course = withOwn(forFamily(found, familyOf(request), from), request);
  const stretches = stretchesOf(request.days ?? 28, [], isDaily(request));
  const count = stretches.length;
  if (count > roomOf(course)) return undefined;
  const unit = (stretches[0]?.label ?? "Week 1").split(" ")[0] as string;
  const when = whenIn(request.text, unit, request.days ?? 28);
  const { event } = course;
  const at = event ? Math.min(when.at ?? turnsAt(count), count) : 0;
  const on = when.on ? `On ${when.on}` : unit === "Day" ? "That day" : "On Monday";
  const speak = speaker(readers);
  const say: Say = (text) =>
    speak(text.replaceAll("{On}", on).replaceAll("{old}", old).replaceAll("{part}", part));
  const shares: Share[] = event
    ? [
        ...spread(course.before, at - 1),
        { name: `${event.name}${when.on ? ` on ${when.on}` : ""}`, tasks: event.tasks, ends: [event] },
        ...spread(course.after, count - at),
      ]
    : spread(course.after, count);
  if (shares.length < count) return undefined;
  const named = WHO.test(request.text);
  // What has to be done before the first day of a plan that begins with it.
  const ahead = event && at === 1 ? spread(course.before, 1)[0] : undefined;
  const lineOf = ([name, does, by]: Task) =>
    `${say(name)}${named ? ` (${CALLED[by].toLowerCase()})` : ""}: ${small(ofTheirs(say(does)))}`;
  // The heading has said what a single one is.
  const lines = ({ tasks }: Share, stretch = -1) =>
    tasks.length === 1 && !named
      ? p(say(tasks[0]?.[1] ?? ""))
      : list(
          "ul",
          tasks.map((task, at) => {
            const day = dayOf(stretch, at, tasks.length);
            const on =
              day !== undefined
                ? `Day ${day}`
                : stretch >= 0 && unit === "Week"
                  ? weekdayIn(count, at, tasks.length)
                  : undefined;
            return on ? `${on}: ${lineOf(task)}` : lineOf(task);
          }),
        );
  const dayOf = (stretch: number, at: number, tasks: number) =>
    stretch < 0 || unit !== "Week" ? undefined : dayIn(request, count, stretch, at, tasks);
  const hasDays = dayOf(0, 0, 1) !== undefined;
  const heads = shares.map(({ name }) => capital(say(name)));
  const sum = missedSum(request.typed);
  const given = missedIn(request.typed);
  const ofTheirs = (text: string): string =>
    given
      ? text.replace(
          EXAMPLE,
          `With yours: ${given.said} are about ${given.month.toLocaleString("en-US")} a month; if one in eight was somebody new, that’s about ${Math.round(given.month / 8)}.`,
        )
      : text;
  const byIn = (stretch: number): string =>
    hasDays
      ? `day ${stretch === count - 1 ? (request.days ?? 28) : (stretch + 1) * 7}`
      : unit === "Day"
        ? "the evening"
        : unit === "Week"
          ? "Friday"
          : "the end of the month";
  const title = titleFrom(request);
  const role = roleIn(request.text);
  const body: Body = {
    title: `${title ?? say(course.title.replace("{who}", readers.one))}${role && !title?.includes(role) ? `, for the ${role}` : ""}`,
    excerpt: "",
    heads,
    about: course.name,
    content: [
      p(...[capital(say(course.lead)), ...(sum ? [sum] : [])]),
      ...(role
        ? [
            p(
              `If you’re the ${role}, the dates, the lists and each decision are yours. ${OTHERS[familyOf(request)]}`,
            ),
          ]
        : []),
      ...(ahead ? [h2("Before it starts"), lines(ahead)] : []),
      ...shares.flatMap((share, i) => [
        h2(`${labelOf(stretches[i]?.label ?? "", request, i === count - 1)}: ${say(share.name)}`),
        lines(share, i),
        ...(share.ends.length
          ? [
              p(
                `${hasDays ? `${capital(byIn(i))}, to look back. ` : ""}What you can see by ${hasDays ? "then" : byIn(i)}: ${share.ends.map(({ see }, n) => (n ? capital(say(see)) : say(see))).join(" ")}`,
              ),
              p(
                `What you decide: ${share.ends
                  .slice(-1)
                  .map(({ decide }) => say(decide))
                  .join(" ")}`,
              ),
            ]
          : []),
      ]),
    ],
    close: p(
      ...(given?.goal
        ? [
            `The goal is under ${given.goal}. Hold the worst day of the last week against it, and not the average; if that one still misses it, say by how many and which hour they fell in, because that hour is all you still have to pay for.`,
          ]
        : []),
      capital(say(course.close)),
    ),
  };
  return { ...body, ...ownIn(body, request) };
}
