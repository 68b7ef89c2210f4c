import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { ChosenStep, Report } from "../report.ts";
import { heading, list, paragraph, rich } from "./blocks.ts";

const price = ({ step, costPerMonth }: ChosenStep) =>
  costPerMonth > 0 ? `costs {p.${step.id}.cost}` : "costs no money";

const worth = (chosen: ChosenStep) =>
  chosen.step.kind === "nothing"
    ? `**One hour, once, and nothing to pay.**`
    : `**Worth {p.${chosen.step.id}} a month, ${price(chosen)}, takes {p.${chosen.step.id}.hours} ${chosen.setupHours === 1 ? "hour" : "hours"} to set up.**`;

export const stepsSection = (r: Report): ReportSection => {
  return {
    id: "steps",
    heading: rich(
      r.steps.length === 1
        ? "The one step"
        : `The ${["", "", "two", "three", "four", "five"][r.steps.length] ?? ""} steps`,
    ),
    role: "body",
    blocks: r.steps.flatMap((chosen): ReportBlock[] => {
      const { step, words } = chosen;
      const common = (part: string) => ({
        id: `step.${step.id}.${part}`,
        basis: step.basis,
        source: { kind: "step" as const, id: step.id },
      });
      return [
        heading(common("title"), chosen.title),
        paragraph(common("does"), `${worth(chosen)} ${words.does}`),
        list(common("parts"), [
          `**Day one:** ${words.dayOne}`,
          `**Needs:** ${words.needs}.`,
          `**Try it first:** ${words.rehearse}`,
          `**Watch one figure:** ${words.watch}.`,
          `**It must never** ${words.never}.`,
        ]),
      ];
    }),
  };
};
