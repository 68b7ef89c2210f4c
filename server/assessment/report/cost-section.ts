import type { AssessmentField } from "../../../contracts/assessment.ts";
import { ASSUMPTION_IDS, type AssumptionId, assumptionText, contactWord } from "./assumptions.ts";
import { type ComputedFigureId, WEEKS_PER_MONTH } from "./figures.ts";
import { type Context, capital, chart, fig, heading, paragraph, text } from "./model.ts";
import type { Block, Section, Text } from "./schema.ts";

type Row = { label: Text; cells: Text[]; total?: boolean };
const row = (label: string, figure: AssumptionId | ComputedFigureId, suffix = "", total = false): Row => ({
  label: [label],
  cells: [suffix ? [fig(figure), suffix] : [fig(figure)]],
  ...(total ? { total } : {}),
});
const table = (basis: AssessmentField[], caption: string, rows: Row[], head?: string[]): Block => ({
  kind: "table",
  basis,
  caption,
  rows,
  ...(head ? { head } : {}),
});

/** A line that the one above is multiplied by. */
const times = (label: string) => `× ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

const ALL: AssessmentField[] = [
  "industry",
  "customerInteractionPercentage",
  "interactionChannels",
  "responseTime",
  "operationalBottlenecks",
  "techComfortLevel",
];

/** The sum: what missed contacts and repeated work may cost, each line shown, each assumption named. */
export const costSection = (c: Context, missedMoment: string): Section => {
  const { answers: a, industry } = c;
  const words = assumptionText(a);
  const visits = contactWord(a) === "visits";
  return {
    id: "cost",
    heading: "What missed and repeated work may cost you",
    blocks: [
      paragraph(
        ["industry", "interactionChannels"],
        `${missedMoment} Your books do not show it. So here is a sum, line by line, that you can check with a pocket calculator. Every number in it that you did not give us is an example.`,
      ),
      heading(visits ? "People who leave" : `${capital(contactWord(a))} that nobody answers in time`),
      table(
        ["industry", "customerInteractionPercentage", "interactionChannels", "responseTime"],
        "Example: the cost of missed contacts",
        [
          row(words.contactsPerWeek.label, "contactsPerWeek"),
          row(times(words.missedShare.label), "missedShare"),
          row("= missed a week", "missedPerWeek"),
          row(times(words.readyShare.label), "readyShare"),
          row("= ready, and missed, a week", "readyPerWeek"),
          row(times(words.goneShare.label), "goneShare"),
          row("= lost a week", "lostPerWeek"),
          row(`× ${WEEKS_PER_MONTH} weeks = lost a month`, "lostPerMonth"),
          row(times(words.customerValue.label), "customerValue"),
          row("= example cost of missed contacts, a month", "missedCostMonth", "", true),
        ],
      ),
      paragraph(
        ["industry", "responseTime"],
        text`In words: ${fig("lostInWords")} lost a month, though ready to ${industry.buy}.`,
      ),
      heading("Work done over and over"),
      table(
        ["industry", "customerInteractionPercentage", "operationalBottlenecks"],
        "Example: the cost of repeated work",
        [
          row(words.tasksPerWeek.label, "tasksPerWeek"),
          row(times(words.minutesPerTask.label), "minutesPerTask"),
          row("÷ 60 = hours a week", "repeatedHoursWeek"),
          row(`× ${WEEKS_PER_MONTH} weeks = hours a month`, "repeatedHoursMonth"),
          row(times(words.hourlyCost.label), "hourlyCost"),
          row("= example cost of repeated work, a month", "repeatedCostMonth", "", true),
        ],
      ),
      heading("Together, and what is in reach"),
      chart(ALL, "cost"),
      paragraph(
        ALL,
        text`Both halves come to ${fig("totalMonth")} a month, or ${fig("totalYear")} in twelve months. ${fig("larger")} Nobody gets all of it back.`,
      ),
      table(ALL, "Example: the part in reach", [
        row("Missed contacts, a month", "missedCostMonth"),
        row(times(words.recoverableShare.label), "recoverableShare"),
        row("= in reach of the missed contacts", "reachMissedMonth"),
        row("Repeated work, a month", "repeatedCostMonth"),
        row(times(words.handoverShare.label), "handoverShare"),
        row("= in reach of the repeated work", "reachRepeatedMonth"),
        row("Both parts: example value in reach, a month", "reachMonth", "", true),
      ]),
      paragraph(
        ALL,
        text`It also hands back ${fig("hoursInWords")} a month to ${industry.team}. Against it stands the price: ${fig("monthlyPrice")} a month, an example until you have a quote. ${fig("balance")} ${fig("breakEven")}`,
      ),
      heading("The numbers we assumed"),
      table(
        ALL,
        "Assumptions of this report, all of them examples",
        ASSUMPTION_IDS.map((id) => ({
          label: [words[id].label],
          cells: [[fig(id)], [`${words[id].source}.`]],
        })),
        ["Assumption", "Number", "Where it comes from"],
      ),
      paragraph(ALL, "Tell us your own numbers, and we work the sum out again with them.", "note"),
    ],
  };
};
