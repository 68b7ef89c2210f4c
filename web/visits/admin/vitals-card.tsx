import type { Visits } from "../../../contracts/visits.ts";
import { CountsTable } from "./counts-table.tsx";

/** What each measures, what is good at the 75th percentile, and how it is written. */
const kinds = {
  lcp: {
    name: "Largest content shown (LCP)",
    good: "2.5 s",
    words: (value: number) => `${(value / 1000).toFixed(1)} s`,
  },
  inp: { name: "Answer to a press (INP)", good: "200 ms", words: (value: number) => `${value} ms` },
  cls: { name: "Shifts of the layout (CLS)", good: "0.1", words: (value: number) => value.toFixed(2) },
};

/** How quick the pages are for three of four visitors. */
export const VitalsCard = ({ vitals }: Pick<Visits, "vitals">) => (
  <CountsTable
    title="Web Vitals at the 75th percentile"
    columns={["Measure", "p75", "Good up to", "Measured"]}
    rows={vitals.map(({ name, p75, count }) => [
      kinds[name].name,
      p75 === null ? "none" : kinds[name].words(p75),
      kinds[name].good,
      count,
    ])}
  />
);
