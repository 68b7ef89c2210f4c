import { anyFrame, type Frame, frames, type Section } from "../../content/writing/outline/frames.ts";
import { capital } from "../../content/capital.ts";
import { doingOf } from "./doing.ts";
import { h2, list, p } from "./html.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { readersOf } from "./readers.ts";
import { isDaily, stretchesOf } from "./skeleton.ts";
import { asks, wantedIn } from "./wanted.ts";

/** The frame of a request, filled with what it is about. */
export interface Filled extends Omit<Frame, "heard"> {
  /** What it is about, for a sentence: 'growing tomatoes', or 'this'. */
  about: string;
}

export function filledFrame(request: Request, readers: string | undefined): Filled {
  const clause = request.clause || wantedIn(request.prompt);
  const { heard: _heard, ...frame } = frames.find(({ heard }) => heard.test(plain(clause))) ?? anyFrame;
  const wanted = wantedIn(request.prompt);
  const noun =
    wanted.split(" ").length < 6 && !asks(wanted) && !/^(?:how|\d|best|should|an? )|,/i.test(wanted)
      ? small(wanted)
      : "this";
  const doing = doingOf(clause) ?? { whole: noun, short: noun };
  const { customers } = readersOf(request).trade;
  const fill = (text: string): string =>
    text
      .replaceAll("{Doing}", capital(doing.whole))
      .replaceAll("{Short}", capital(doing.short))
      .replaceAll("{doing}", doing.whole)
      .replaceAll("{short}", doing.short)
      .replaceAll("{customers}", customers)
      .replaceAll("{for-readers}", readers ? `, for ${readers}` : "")
      .replaceAll("'", "’");
  return {
    id: frame.id,
    about: doing.short,
    opens: fill(frame.opens),
    sections: frame.sections.map(({ head, first, asks: questions }) => ({
      head: fill(head),
      first: fill(first),
      asks: questions.map(fill),
    })),
    facts: frame.facts,
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
  return stretches.flatMap(({ label }, i) => {
    const share = work.slice(
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

/** A view: the claim, three reasons of different kinds, the objection, what follows. */
export function viewOf(claim: string): string[] {
  return [
    p(
      `I hold that ${small(claim).replace(/[.!?]+$/, "")}. I have not always thought so: [the day on which you changed your mind; one scene, with what was said].`,
    ),
    h2("What it costs"),
    p(
      "The first reason can be counted, so let me count it: [hours, money or people in one week of yours, and how you know].",
    ),
    h2("What it says to others"),
    p(
      "The second cannot be counted, and customers notice it first: [what they see or hear of it, in their words].",
    ),
    h2("That it can be done otherwise"),
    p("The third is that I have seen it: [where, by whom, what they do instead, and what became of it]."),
    h2("What speaks against it"),
    p(
      "The best objection that I know goes like this: “[as somebody says it who holds it].” There is something in it: [what you grant]. I hold my view all the same, because [the one thing that the objection leaves out].",
    ),
    h2("What follows"),
    p(
      "You need not agree with me on all of it. Try one thing this week: [what, on which day]. Then tell me that I was wrong.",
    ),
  ];
}

/** Questions for the entries of a list, of each section in turn. */
export function questionsIn({ sections }: Filled): string[] {
  const most = Math.max(...sections.map(({ asks: questions }) => questions.length));
  return Array.from({ length: most }, (_, i) =>
    sections.flatMap(({ asks: questions }) => questions[i] ?? []),
  ).flat();
}
