import type { OwnersNumbers } from "../../../contracts/assessment-owners-numbers.ts";
import type { ReviewChoices } from "../../../contracts/assessment-review-choices.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { capital } from "../../../content/capital.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { TEAMS } from "./written-for.tsx";

interface Decided {
  choices: ReviewChoices | null;
  numbers: OwnersNumbers | null;
}
export interface ChangedChoice {
  what: string;
  /** Empty where nothing stood there. */
  before: string;
  after: string;
}

type Beside = Pick<ReportReview, "assumptions" | "consultation">;

/** What differs in what two versions were drawn from: each number, finding, step, trade and team by its name. */
export function changedChoices(review: Beside, before: Decided, after: Decided): ChangedChoice[] {
  // Of older versions it was not kept.
  if (!before.choices || !after.choices) return [];
  return [...numbersOf(review, before, after), ...decisionsOf(review, before, after)].filter(
    (each) => each.before !== each.after,
  );
}

function numbersOf({ assumptions }: Beside, before: Decided, after: Decided): ChangedChoice[] {
  // What the owner told counts but where the reviewer keeps a number over it; where nobody has given one, the example does.
  const said = (of: Decided, id: string): number | undefined => {
    const theirs = (of.numbers as Record<string, number | undefined> | null)?.[id];
    const ours = of.choices?.assumptions?.[id];
    return of.choices?.overOwners?.includes(id) ? (ours ?? theirs) : (theirs ?? ours);
  };
  return assumptions.map(({ id, label, unit, example }) => {
    const words = (of: Decided) => {
      const value = said(of, id);
      if (value !== undefined) return figureText({ value, unit });
      // Of what nobody has counted there is an estimate of another kind.
      return example === 0 ? "estimated" : `our example, ${figureText({ value: example, unit })}`;
    };
    return { what: capital(label), before: words(before), after: words(after) };
  });
}

function decisionsOf({ consultation }: Beside, before: Decided, after: Decided): ChangedChoice[] {
  const { findings, dropped, steps, possibleSteps, trades } = consultation;
  const findingWords = (of: Decided, id: string) =>
    of.choices?.dropFindings?.includes(id) ? "dropped" : "kept";
  const stepWords = (of: Decided) =>
    of.choices?.steps
      ?.map((id) => [...steps, ...possibleSteps].find((step) => step.id === id)?.title ?? id)
      .join("; ") ?? "as suggested";
  const tradeWords = (of: Decided) => {
    const id = of.choices?.trade ?? of.numbers?.trade;
    return trades.find((trade) => trade.id === id)?.label ?? "as suggested";
  };
  const teamWords = (of: Decided) => TEAMS[of.choices?.team ?? "unknown"];
  const line = (what: string, words: (of: Decided) => string) => ({
    what,
    before: words(before),
    after: words(after),
  });
  return [
    ...[...findings, ...dropped].map(({ id, title }) =>
      line(`Finding: ${title}`, (of) => findingWords(of, id)),
    ),
    line("Steps", stepWords),
    line("Trade", tradeWords),
    line("Team size", teamWords),
  ];
}
