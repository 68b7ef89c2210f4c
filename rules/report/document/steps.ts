import { nth } from "../../../content/report/words.ts";
import { prices } from "../../../content/prices.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { ChosenStep, Report } from "../report.ts";
import { heading, list, paragraph, rich } from "./blocks.ts";

/** What an assistant's price is made of. */
const parts = ({ step, costPerMonth }: ChosenStep, handled: string) =>
  step.kind === "assistant"
    ? `, for {p.${step.id}.cost} (${costPerMonth >= prices.base ? `{p.${step.id}.base} for the assistant itself, ` : ""}{p.${step.id}.usage} for some {p.${step.id}.handled} ${handled}${step.connections ? `, {p.${step.id}.links} for reading and writing in your system` : ""})`
    : "";

const worth = (chosen: ChosenStep, handled: string) =>
  chosen.step.kind === "nothing"
    ? ""
    : `**Worth {p.${chosen.step.id}} a month${parts(chosen, handled)}; set up in {p.${chosen.step.id}.hours} ${chosen.setupHours === 1 ? "hour" : "hours"}.** `;

/** What comes before a first day: a rehearsal, or the week that is counted as it is, so that there is a 'before'. */
const firstDay = ({ kind }: ChosenStep["step"], leads: boolean) =>
  kind === "assistant"
    ? "Its first day, once rehearsed"
    : leads && kind !== "nothing"
      ? "First day, once counted"
      : "First day";

export const stepsSection = (r: Report): ReportSection => {
  return {
    id: "steps",
    heading: rich(
      r.steps.length === 1
        ? "The one step"
        : r.steps[0]!.step.kind === "nothing"
          ? "The question first; what holds either way"
          : `The ${nth(r.steps.length)} steps`,
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
        paragraph(common("does"), `${worth(chosen, r.situation.contacts)}${words.does}`),
        list(common("parts"), [
          `**${firstDay(step, chosen === r.steps[0])}:** ${words.dayOne}`,
          `**Needs:** ${words.needs}.`,
          ...(words.rehearse ? [`**Try it first:** ${words.rehearse}`] : []),
          `**Watch:** ${words.watch}.`,
          `**It must never** ${words.never}.`,
        ]),
      ];
    }),
  };
};
