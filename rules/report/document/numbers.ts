import { NOTHING, numberUse, ownersNumberWords } from "../../../content/report/owners-numbers.ts";
import { cap } from "../../../content/report/words.ts";
import { OWNERS_NUMBER_IDS, type OwnersNumberId } from "../../../contracts/assessment-owners-numbers.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { inCustomers } from "../streams.ts";
import { table } from "./blocks.ts";

/** What became of a number: the lines of money that it stands in, what else it was used for, or why it changed nothing. */
const useOf = (id: OwnersNumberId, r: Report): string => {
  const lines = r.streams.filter(({ factors, perMonth }) => perMonth.likely > 0 && factors.includes(id));
  return numberUse[id](r.situation, {
    lines: lines.map(({ title }) => title),
    loses: r.streams.some(({ stream, perMonth }) => inCustomers(stream) && perMonth.likely > 0),
    moves: r.moving?.includes(id) === true,
    told: r.figures["goal.each"] !== undefined || r.steps.some(({ step }) => step.lever),
    contactsKnown: r.assumptions.contactsPerWeek!.from !== "example",
  });
};

/** The owner's own numbers that stand in none of the sums that are `printed`, and where each went. */
export const numbersTable = (r: Report, printed: ReadonlySet<string>): ReportBlock[] => {
  const given = OWNERS_NUMBER_IDS.filter((id) => `n.${id}` in r.figures && !printed.has(id)).flatMap((id) => {
    const use = useOf(id, r);
    // How much room there is stands on the first page.
    return id === "roomPerMonth" && use === NOTHING ? [] : [{ id, use }];
  });
  return given.length === 0
    ? []
    : [
        table(
          { id: "answers.numbers", basis: [] },
          "Where your other numbers went",
          given.map(({ id, use }) => ({
            label: cap(ownersNumberWords[id].short(r.situation, r.situation.trade)),
            cells: [`{n.${id}}`, use],
          })),
          ["Number", "Yours", "What we used it for"],
        ),
      ];
};
