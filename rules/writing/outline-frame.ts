import { anyFrame, type Frame, frames, type Section } from "../../content/writing/outline/frames.ts";
import {
  courseFrame,
  narrowFrames,
  procedureFrame,
  tickFrame,
} from "../../content/writing/outline/frames-narrow.ts";
import { capital } from "../../content/capital.ts";
import { matterOf } from "./matter.ts";
import { h2, list, p } from "./html.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { readersOf } from "./readers.ts";
import { isDaily, stretchesOf } from "./skeleton.ts";
import { wantedIn } from "./wanted.ts";

/** The frame of a request, filled with what it is about. */
export interface Filled extends Omit<Frame, "heard"> {
  /** What it is about, for a sentence: 'growing tomatoes', or 'this'. */
  about: string;
  /** What it is done to: 'tomatoes', or 'it'. */
  object: string;
}

/** What is done at home or in the garden is not what a business does with the same verb. */
const OF_HOMES = new Set(["living", "making", "mending", "event", "learning", "choosing"]);
const IN_FIRMS =
  /\b(?:customers?|clients?|patients?|guests?|tenants?|staff|employees?|receptionists?|front desk|owners?|practices?|clinics?|compan(?:y|ies)|firms?|offices?|salons?|shops?|stores?|restaurants?|hotels?|jobs?|business(?:es)?|contractors?)\b/;

/** What is done with words or over a long time has no steps with tools. */
const OF_TALK =
  /^(?:asking|telling|talking|speaking|saying|dealing|handling|negotiating|explaining|writing|covering|managing|running|getting|keeping|being|becoming|deciding|setting|improving|reducing|increasing|finding|saving|making (?:more|sure|time|money|people)|helping|working|using|understanding|avoiding|responding|answering|calling)\b/;

export function filledFrame(request: Request, readers: string | undefined): Filled {
  const clause = request.clause || wantedIn(request.prompt);
  const doing = matterOf(clause, wantedIn(request.prompt));
  const said = plain(clause);
  const fitting = [...narrowFrames, ...frames].filter(
    ({ id, heard }) =>
      heard.test(said) &&
      (!OF_HOMES.has(id) || !IN_FIRMS.test(plain(doing.short === "this" ? said : doing.short))),
  );
  // What is done says more than what it is done to: 'choosing' on a small budget is choosing.
  const { heard: _heard, ...frame } =
    fitting.find(({ verbs }) => verbs?.test(doing.short)) ??
    fitting.find(({ verbs }) => !verbs) ??
    (/^\w+ing\b/.test(doing.short) ? undefined : fitting[0]) ??
    (request.form === "plan"
      ? courseFrame
      : request.form === "checklist"
        ? tickFrame
        : request.form === "how-to" && /^\w+ing\b/.test(doing.short) && !OF_TALK.test(doing.short)
          ? procedureFrame
          : anyFrame);
  const { customers } = readersOf(request).trade;
  const fill = (text: string): string =>
    text
      .replaceAll("{Doing}", capital(doing.whole))
      .replaceAll("{Short}", capital(doing.short))
      .replaceAll("{doing}", doing.whole)
      .replaceAll("{short}", doing.short)
      .replaceAll("{Object}", doing.object === "it" ? "The matter" : capital(doing.object))
      .replaceAll("{object}", doing.object)
      .replaceAll("{customers}", customers)
      .replaceAll("{for-readers}", readers ? `, for ${readers}` : "")
      .replaceAll("'", "’");
  return {
    id: frame.id,
    about: doing.short,
    object: doing.object,
    opens: fill(frame.opens),
    sections: frame.sections.map(({ head, ask, first, asks: questions }) => ({
      head: fill(head),
      ...(ask ? { ask: fill(ask) } : {}),
      first: fill(first),
      asks: questions.map(fill),
    })),
    facts: frame.facts.map(([fact, where]) => [fill(fact), where] as const),
  };
}

/** How long each of so many sections may be, where the prompt says how long the whole is. */
export const shareOfWords = (words: number | undefined, sections: number): string =>
  words && sections > 1
    ? `about ${Math.max(20, Math.round((words * 0.85) / sections / 10) * 10)} words each`
    : "";

export const sectionsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ head, first, asks: questions }) => [h2(head), p(first), list("ul", questions)]);

/** Its sections over the days or weeks of a plan: every one has something to settle. */
export function planOf(request: Request, { sections }: Filled, parts: readonly string[]): string[] {
  const days = request.days ?? 28;
  const daily = isDaily(request);
  // Of a week that is planned by the day five days are working days.
  const stretches = stretchesOf(daily && days % 7 === 0 ? (days / 7) * 5 : days, [], daily);
  const work = sections.flatMap(({ head, first, asks: questions }) =>
    questions.map((question, i) => ({ head, first: i === 0 ? first : undefined, question })),
  );
  // Whole sections where there are about as many as weeks: the last week takes what is left.
  const over = sections.length - stretches.length;
  return stretches.flatMap(({ label }, i) => {
    const share =
      over >= 0 && over < 3
        ? work.filter(({ head }) => {
            const at = sections.findIndex((section) => section.head === head);
            return at === i || (i === stretches.length - 1 && at > i);
          })
        : work.slice(
            Math.floor((i * work.length) / stretches.length),
            Math.floor(((i + 1) * work.length) / stretches.length),
          );
    const unit = (label.split(" ")[0] ?? "Week").toLowerCase();
    const own = parts.length ? parts[i % parts.length] : undefined;
    return [
      h2(share[0] && stretches.length <= sections.length ? `${label}: ${share[0].head}` : label),
      ...(share[0]?.first ? [p(share[0].first)] : []),
      list("ul", [
        ...share.map(({ question }) => question),
        ...(own ? [`${capital(own)}: [what is done in ${unit} ${i + 1}]`] : []),
        ...(share.length
          ? []
          : [`Repeat what was hardest in ${unit} ${i}: [what, how often; what is different now]`]),
        `${capital(unit)} ${i + 1} is over when [one thing that can be seen or counted]`,
      ]),
    ];
  });
}

/** A view: the claim, three reasons of different kinds, the objection, what follows; `complaint` is what brought the writer to it. */
export function viewOf(
  claim: string,
  complaint: string | undefined,
  customers: string,
  apiece: string,
): string[] {
  const held = small(claim).replace(/(?<![.!?])[.!?]+$/, "");
  const [, not, action] = /\bshould (not |never |stop )?(.+)$/i.exec(held) ?? [];
  const done = action?.replace(/\btheir\b/g, "your");
  const habit = /^stop /i.test(not ?? "") && /^\w+ing\b/.test(action ?? "") ? action : undefined;
  const size = apiece ? ` (${apiece.replace(" each", "")})` : "";
  return [
    p(
      ...(complaint ? [`${complaint.replace(/(?<![.!?])[.!?]+$/, "")}. There, it is said.`] : []),
      `I hold that ${held}. [The day on which you saw it most clearly: who was there, what was said${size}.]`,
    ),
    h2(
      action && !not
        ? `What it costs not to ${done}`
        : habit
          ? `What ${habit} really costs`
          : "What it costs to go on like this",
    ),
    p(
      `The first reason can be counted, so let me count it: [hours, money or people in one week of yours, and how you know${size}].`,
    ),
    h2(habit ? `What ${habit} says to ${customers}` : "What it says to others"),
    p(
      `The second cannot be counted, and ${customers} notice it first: [what they see or hear of it, in their words${size}].`,
    ),
    h2(
      action && !not ? `That others ${action}, and are still there` : "That it can be done otherwise, and is",
    ),
    p(
      `The third is that I have seen it: [where, by whom, what they do instead, and what became of it${size}].`,
    ),
    h2("What speaks against it"),
    p(
      `The best objection that I know goes like this: “[as somebody says it who holds it].” There is something in it: [what you grant]. I hold my view all the same, because [the one thing that the objection leaves out${size}].`,
    ),
    h2("What follows"),
    p(
      `You need not agree with me on all of it. Try one thing this week: ${action && !not ? `${done}, with one of your ${customers}` : "[what, on which day]"}. Then tell me that I was wrong.`,
    ),
  ];
}

/** Questions for the entries of a list, of each section in turn. */
export function questionsIn({ sections }: Filled, withHeads = false): string[] {
  const most = Math.max(...sections.map(({ asks: questions }) => questions.length));
  return Array.from({ length: most }, (_, i) =>
    sections.flatMap(({ head, asks: questions }) => {
      const question = questions[i];
      if (!question) return [];
      return withHeads ? `${head.replace(/[?.]$/, "")}: ${small(question)}` : question;
    }),
  ).flat();
}
