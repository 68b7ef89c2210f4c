import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { ChosenStep, Report } from "../report.ts";
import { heading, list, paragraph, rich } from "./blocks.ts";

const price = ({ step, costPerMonth }: ChosenStep) =>
  costPerMonth > 0 ? `costs {p.${step.id}.cost}` : "costs nothing a month";

const worth = (chosen: ChosenStep) =>
  chosen.step.kind === "nothing"
    ? `**One hour, once, and nothing to pay.**`
    : `**Worth {p.${chosen.step.id}} a month, ${price(chosen)}, takes {p.${chosen.step.id}.hours} ${chosen.setupHours === 1 ? "hour" : "hours"} to set up.**`;

export const stepsSection = (r: Report): ReportSection => {
  const s = r.situation;
  const t = s.trade;
  return {
    id: "steps",
    heading: rich(
      r.steps.length === 1
        ? "The one step"
        : `The ${["", "", "two", "three", "four", "five"][r.steps.length] ?? ""} steps`,
    ),
    role: "body",
    blocks: r.steps.flatMap((chosen, n): ReportBlock[] => {
      const { step } = chosen;
      const common = (part: string) => ({
        id: `step.${step.id}.${part}`,
        basis: step.basis,
        source: { kind: "step" as const, id: step.id },
      });
      return [
        heading(common("title"), chosen.title),
        paragraph(common("does"), `${worth(chosen)} ${step.does(s, t)}`),
        list(common("parts"), [
          `**Day one:** ${step.dayOne(s, t)}`,
          `**Needs:** ${step.needs(s, t)}.`,
          `**Try it first:** ${step.rehearse(s, t, n)}`,
          `**Watch one figure:** ${step.watch(s, t)}.`,
          `**It must never** ${step.never(s, t, n)}.`,
        ]),
      ];
    }),
  };
};
