import type { Visits } from "../../../contracts/visits.ts";

type Name = Visits["vitals"][number]["name"];

interface Kind {
  name: string;
  /** The most that is good, and that is no worse than middling, at the 75th percentile. */
  good: number;
  middling: number;
  words: (value: number) => string;
}

/** What each measures, by what it is judged, and how it is written. */
const kinds: Record<Name, Kind> = {
  lcp: {
    name: "Largest Contentful Paint (LCP)",
    good: 2500,
    middling: 4000,
    words: (ms) => `${(ms / 1000).toFixed(1)} s`,
  },
  inp: {
    name: "Interaction to Next Paint (INP)",
    good: 200,
    middling: 500,
    words: (ms) => `${ms} ms`,
  },
  cls: {
    name: "Cumulative Layout Shift (CLS)",
    good: 0.1,
    middling: 0.25,
    words: (shift) => shift.toFixed(2),
  },
};
/** With fewer, one slow phone decides what three of four visits were like. */
const ENOUGH = 20;
const GRADES = [
  { text: "Good", look: "tag tag-ok" },
  { text: "Needs improvement", look: "tag tag-live" },
  { text: "Poor", look: "tag tag-stop" },
] as const;

const TOO_FEW = { text: "Too few to judge", look: "tag" } as const;

/** How quick and steady the pages are for three of four visitors, and whether that is good. */
export const VitalsCard = ({ vitals }: Pick<Visits, "vitals">) => (
  <section className="card vitals" aria-labelledby="vitals-heading">
    <h2 id="vitals-heading">Page speed</h2>
    <p className="micro">
      Core Web Vitals at the 75th percentile: three out of four visits were this good or better.
    </p>
    <ul className="vitals-in">
      {vitals.map(({ name, p75, count }) => {
        const { name: what, good, middling, words } = kinds[name];
        const judged = GRADES[p75 === null || p75 <= good ? 0 : p75 <= middling ? 1 : 2];
        const grade = count < ENOUGH ? TOO_FEW : judged;
        return (
          <li key={name}>
            <h3>{what}</h3>
            {p75 === null ? (
              <p className="soft">No data yet</p>
            ) : (
              <p className="row">
                <span className="vital num">{words(p75)}</span>
                <span className={grade.look}>{grade.text}</span>
              </p>
            )}
            <p className="micro num">
              Good is {words(good)} or less
              {p75 !== null &&
                `, ${count.toLocaleString("en-US")} ${count === 1 ? "measurement" : "measurements"}`}
            </p>
          </li>
        );
      })}
    </ul>
  </section>
);
