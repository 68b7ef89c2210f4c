/** What a reason may speak of: the step, what it would leave, and that another line has named it already. */
interface Facts {
  step: string;
  left: string;
  /** What it would win back and take, where the two are about the same. */
  brings: string;
  takes: string;
  /** Of a step of the plan: which one it is, in a word. */
  nth: string;
  /** What was ticked, and stands under that name with words of its own. */
  label: string;
  again: boolean;
}

/** Why the plan leaves a line of money open: a cell beside its sum. */
export const reasonWords: Record<
  | "asked"
  | "planned"
  | "along"
  | "before"
  | "full"
  | "said"
  | "none"
  | "tool"
  | "even"
  | "little"
  | "count"
  | "next"
  | "sooner"
  | "few"
  | "assistant",
  (f: Facts) => string
> = {
  sooner: () => "few of them are new, so the money is small; answer the same day all the same",
  few: () => "few of them are new, so the money is small",
  assistant: () => "takes somebody who picks up: an assistant, if the count says so",
  asked: () => "waits for your answer",
  planned: ({ nth }) => `step ${nth} is for it`,
  along: ({ nth }) => `with step ${nth}, you get back to those who wait`,
  before: ({ nth }) => `step ${nth} begins with what helps`,
  full: () => "no room for more",
  said: ({ label }) => `a habit, under “${label}”`,
  none: () => "we know no step that fits your answers",
  tool: () => "would take a tool, and you would rather have none",
  even: ({ step }) =>
    step === ""
      ? "nothing we know for it earns its time"
      : `not worth it: ${step} costs about as much as it brings`,
  little: ({ step, left }) => `${step} would leave only ${left}`,
  count: ({ step, left, again }) =>
    again ? `count first: ${step}, as above` : `count first: ${step}, ${left} after costs`,
  next: ({ step, left, again }) => (again ? `next: ${step}, as above` : `next: ${step}, ${left} after costs`),
};

/** Its act stands with a step whose sum is for something else. */
export const helpsWords = (nth: string, again: boolean): string =>
  again ? `step ${nth}, too` : `step ${nth}, outside its sum`;
/** It has its week, and no sum yet. */
export const weekWords = (nth: string): string => `week ${nth} is for it, with no sum yet`;

/** Why, from the step that would win back most of it and what that leaves; no sum where none is printed. */
const PASSED = {
  asked: undefined,
  sooner: undefined,
  few: () => "few of them are new, so a round for them would cost more than it brings.",
  assistant: () => "what would take it is an assistant, and when that pays is said below.",
  planned: undefined,
  along: undefined,
  before: undefined,
  full: undefined,
  said: () => "what helps is a habit, which costs nothing and is told at the back.",
  none: () => "none of the steps we know fits your answers.",
  tool: () => "what would help is a tool, and you would rather have none.",
  even: (step) =>
    step === ""
      ? "what would help costs about as much as it brings in."
      : `the best we know for it, ${step}, costs about as much as it brings in.`,
  little: (step, left) =>
    left
      ? `the best we know for it, ${step}, leaves only about ${left} a month.`
      : `the best we know for it, ${step}, costs about as much as it brings in.`,
  count: (step, left) =>
    `${left ? `${step} would leave about ${left} a month` : `it would take ${step}`}, so count for a month first whether that pays.`,
  less: (step, left) =>
    `${step} recovers only part of it${left && `, about ${left} a month`}. It comes after these steps.`,
  next: (step, left) =>
    `${step} comes next, once these are running${left && `, and leaves about ${left} a month`}.`,
} as const satisfies Record<string, ((step: string, left: string) => string) | undefined>;

/** Why the plan passes by the largest loss of all; nothing where a step of it is about that. */
export const passedWords = (
  title: string,
  sum: string,
  why: keyof typeof PASSED,
  step: string,
  left: string,
  /** Beside a step of the plan that leaves less: why that goes first. */
  instead: string | undefined,
): string | undefined => {
  if (instead)
    return `**${title}.** This is the largest loss we found${sum && `, about ${sum} a month`}. ${instead}`;
  const because = PASSED[why]?.(step, left);
  return because === undefined
    ? undefined
    : `**${title}.** This is the largest loss we found${sum && `, about ${sum} a month`}, and ${why === "said" ? "" : "the plan leaves it: "}${because}`;
};
