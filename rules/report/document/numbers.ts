import { numberUse, ownersNumberWords } from "../../../content/report/owners-numbers.ts";
import { cap } from "../../../content/report/words.ts";
import { OWNERS_NUMBER_IDS, type OwnersNumberId } from "../../../contracts/assessment-owners-numbers.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { table } from "./blocks.ts";

const MONEY: ReadonlySet<OwnersNumberId> = new Set(["contactsPerWeek", "missedPerWeek", "noShowsPerWeek"]);

/** What became of a number: the lines of money that it stands in, or what else it was used for. */
const useOf = (id: OwnersNumberId, r: Report): string => {
  const lines = r.streams.filter(({ factors, perMonth }) => perMonth.likely > 0 && factors.includes(id));
  return numberUse[id](
    r.situation,
    MONEY.has(id) ? lines.map(({ title }) => title) : [],
    r.streams.some(({ stream, perMonth }) => stream.kind === "lost" && perMonth.likely > 0),
  );
};

/** The owner's own numbers that stand in none of the sums that are `printed`, and where each went. */
export const numbersTable = (r: Report, printed: ReadonlySet<string>): ReportBlock[] => {
  const given = OWNERS_NUMBER_IDS.filter(
    (id) => `n.${id}` in r.figures && !printed.has(id) && useOf(id, r) !== "",
  );
  return given.length === 0
    ? []
    : [
        table(
          { id: "answers.numbers", basis: [] },
          "Where your other numbers went",
          given.map((id) => ({
            label: cap(ownersNumberWords[id].short(r.situation, r.situation.trade)),
            cells: [`{n.${id}}`, useOf(id, r)],
          })),
          ["Number", "Yours", "What we used it for"],
        ),
      ];
};
