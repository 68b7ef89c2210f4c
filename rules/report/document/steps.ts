import { prices } from "../../../content/prices.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { ChosenStep, Report } from "../report.ts";
import { heading, list, paragraph, rich } from "./blocks.ts";

const price = ({ step, costPerMonth }: ChosenStep, handled: string) =>
  costPerMonth === 0
    ? "costs no money"
    : step.kind === "assistant"
      ? `costs {p.${step.id}.cost} (${costPerMonth >= prices.base ? `{p.${step.id}.base} for the line, ` : ""}{p.${step.id}.usage} for some {p.${step.id}.handled} ${handled}${step.connections ? `, {p.${step.id}.links} for reading and writing in your system` : ""})`
      : `costs {p.${step.id}.cost}`;

const time = ({ step, ownHours }: ChosenStep) =>
  ownHours > 0 ? `, {p.${step.id}.own} hours of yours a month` : "";

const worth = (chosen: ChosenStep, handled: string) =>
  chosen.step.kind === "nothing"
    ? `**Nothing to pay.**`
    : `**Worth {p.${chosen.step.id}} a month, ${price(chosen, handled)}${time(chosen)}, and {p.${chosen.step.id}.hours} ${chosen.setupHours === 1 ? "hour" : "hours"} to set up; the time comes to {p.${chosen.step.id}.time} a month over a year.**`;

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
        paragraph(common("does"), `${worth(chosen, r.situation.contacts)} ${words.does}`),
        list(common("parts"), [
          `**${step.kind === "assistant" ? "Its first day, once rehearsed" : "First day"}:** ${words.dayOne}`,
          `**Needs:** ${words.needs}.`,
          `**Try it first:** ${words.rehearse}`,
          `**Watch one figure:** ${words.watch}.`,
          `**It must never** ${words.never}.`,
        ]),
      ];
    }),
  };
};
