import { along, alongTitle } from "../../../content/report/along.ts";
import { asOwnersSay } from "../../../content/report/checked.ts";
import { foldedAt, foldedTime, foldedWords } from "../../../content/report/folded.ts";
import { openHoursTitle } from "../../../content/report/goals.ts";
import { piecesOf } from "../../../content/report/pieces/index.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { isForGoal } from "../put-first.ts";
import type { Report } from "../report.ts";
import { PAGES } from "../by-night.ts";
import { heading, paragraph } from "./blocks.ts";
import { fillsOpenHours } from "./open-hours.ts";
import { isGuessed } from "../word-verdict.ts";
import { undated } from "./left.ts";
import { laterTitle } from "./second-month.ts";
import { inOwnName, quotesOf } from "./quotes.ts";

/** What calling back leaves by the owner's numbers: something, or what pays for it. */
const alongSum = (r: Report): "some" | "unsaid" | { kept: number } =>
  isGuessed(r)
    ? "unsaid"
    : (r.figures["t.along.left"]?.value ?? 0) > 0
      ? "some"
      : r.figures["along.pays"]
        ? { kept: r.figures["along.pays"].value }
        : "unsaid";

/** Whoever reached nobody is called back from the first day, beside the steps: when, by whom, for what, and the trade's own words or those for anybody. */
export const alongBlocks = (r: Report): ReportBlock[] => {
  const step = r.steps.find((one) => one.along)?.step;
  if (!step) return [];
  const s = r.situation;
  const says = r.told?.missed?.say ?? piecesOf("missed-list", s).find((piece) => "says" in piece)?.says;
  const of = (part: string) => ({
    id: `along.${part}`,
    basis: [...step.basis],
    source: { kind: "step" as const, id: step.id },
  });
  return [
    heading(of("title"), alongTitle(s)),
    paragraph(of("does"), along(s, alongSum(r), r.told?.missed)),
    ...(says ? quotesOf(of("words"), inOwnName(says, r.answers)) : []),
  ];
};

/** Who is full says no to whoever is new; those who are customers already are called back. */
export const knownBlocks = (r: Report, at: number): ReportBlock[] => {
  const s = r.situation;
  const { step } = r.steps[at]!;
  if (step.id !== "full-book" || s.missedPart <= 0 || r.steps.some((one) => one.step.missed || one.along))
    return [];
  const of = (part: string) => ({
    id: `known.${part}`,
    basis: [...step.basis],
    source: { kind: "step" as const, id: step.id },
  });
  return [
    heading(of("title"), `For the ${s.trade.customers} you have, when you get back to them`, 4),
    ...quotesOf(of("words"), inOwnName(CALLED_BACK, r.answers)),
  ];
};
const CALLED_BACK =
  "Hi [name], this is [your name] from [business]. You tried to reach me at [hour], and I'm sorry you had to wait. What is it about? If it keeps until your date on [day], it gets done then; if it doesn't, I have [hour] on [other day].";

/** More of them than this make a step longer than a page: they stand at the back then. */
const MOST_WITHIN = 2;
const isAtTheBack = ({ folds = [] }: Report["steps"][number]): boolean => folds.length > MOST_WITHIN;
/** What was checked and is done on a step's way; of many only where they stand. */
export const foldedBlocks = (r: Report, at: number): ReportBlock[] => {
  const { step, folds = [] } = r.steps[at]!;
  return isAtTheBack(r.steps[at]!)
    ? [
        paragraph(
          {
            id: `folded.${step.id}`,
            basis: ["operationalBottlenecks"],
            source: { kind: "step", id: step.id },
          },
          foldedAt(
            folds.map((label) => asOwnersSay[label]),
            laterTitle(r),
          ),
        ),
      ]
    : foldedOf(r, at);
};
export const foldedAtTheBack = (r: Report): ReportBlock[] =>
  r.steps.flatMap((one, at) => (isAtTheBack(one) ? foldedOf(r, at) : []));
/** What is done, how long that takes, and the trade's words for it. */
const foldedOf = (r: Report, at: number): ReportBlock[] => {
  const { step, folds = [] } = r.steps[at]!;
  const s = r.situation;
  return folds.flatMap((label) => {
    const { first, say } = r.told?.[label] ?? {};
    const of = (part: string) => ({
      id: `folded.${label.replaceAll(/\W/g, "-")}.${part}`,
      basis: ["operationalBottlenecks" as const],
      source: { kind: "step" as const, id: step.id },
    });
    const isSaid = say !== undefined && r.steps.every(({ words }) => words.say !== say);
    return [
      heading(of("title"), `${asOwnersSay[label]}${foldedTime(label)}`, 4),
      paragraph(of("does"), foldedWords(label, first && undated(first), step.id, s, s.trade)),
      ...(isSaid ? quotesOf(of("words"), inOwnName(say, r.answers)) : []),
    ];
  });
};

/** Whom a page takes at night some call all the same: what they hear. */
export const nightMessage = (r: Report, at: number): ReportBlock[] => {
  const { step, words } = r.steps[at]!;
  const { first, say } = r.told?.[NIGHT] ?? {};
  const of = (part: string) => ({
    id: `night.${part}`,
    basis: ["operationalBottlenecks" as const],
    source: { kind: "step" as const, id: step.id },
  });
  return r.situation.phone &&
    say &&
    say !== words.say &&
    PAGES.has(step.id) &&
    r.bottlenecks[NIGHT] === step.id
    ? [
        heading(of("title"), asOwnersSay[NIGHT], 4),
        ...(first ? [paragraph(of("does"), undated(first))] : []),
        ...quotesOf(of("words"), inOwnName(say, r.answers)),
      ]
    : [];
};
const NIGHT = "After-Hours Coverage";

/** What is written to those who are customers already, for room that no step fills. */
export const openHours = (r: Report): ReportBlock[] => {
  const says = fillsOpenHours(r);
  const of = (part: string) => ({ id: `room.${part}`, basis: ["primaryGoal" as const] });
  return says === "" || r.later.some(({ step }) => step.lever)
    ? []
    : [
        heading(of("title"), openHoursTitle(r.situation.trade)),
        ...quotesOf(of("words"), inOwnName(says, r.answers)),
      ];
};

/** What serves the goal beside the steps has its words, too. */
export const beyondWords = (r: Report): ReportBlock[] => {
  const s = r.situation;
  const { title, say } = (r.aim && r.told?.[s.goal]) || {};
  const of = (part: string) => ({ id: `beyond.${part}`, basis: ["primaryGoal" as const] });
  return title && say && r.steps.every((step) => !isForGoal(step, s))
    ? [heading(of("title"), title), ...quotesOf(of("words"), inOwnName(say, r.answers))]
    : [];
};
