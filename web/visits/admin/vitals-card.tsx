import type { Visits } from "../../../contracts/visits.ts";

type Name = Visits["vitals"][number]["name"];

/** What each measures, the most that is good at the 75th percentile, and how it is written. */
const kinds: Record<Name, { name: string; good: number; words: (value: number) => string }> = {
  lcp: { name: "Largest content shown (LCP)", good: 2500, words: (ms) => `${(ms / 1000).toFixed(1)} s` },
  inp: { name: "Answer to a press (INP)", good: 200, words: (ms) => `${ms} ms` },
  cls: { name: "Shifts of the layout (CLS)", good: 0.1, words: (shift) => shift.toFixed(2) },
};

/** How quick the pages are for three of four visitors, and whether that is good. */
export const VitalsCard = ({ vitals }: Pick<Visits, "vitals">) => (
  <section className="card vitals" aria-labelledby="vitals-heading">
    <h2 id="vitals-heading">How quick the pages are</h2>
    <p className="micro">Web Vitals at the 75th percentile: three of four visits were at least so quick.</p>
    <ul className="vitals-in">
      {vitals.map(({ name, p75, count }) => {
        const { name: what, good, words } = kinds[name];
        return (
          <li key={name}>
            <h3>{what}</h3>
            {p75 === null ? (
              <p className="soft">Not measured yet</p>
            ) : (
              <p className="row">
                <span className="vital num">{words(p75)}</span>
                <span className={p75 <= good ? "tag tag-ok" : "tag tag-live"}>
                  {p75 <= good ? "Good" : "Could be quicker"}
                </span>
              </p>
            )}
            <p className="micro num">
              Good up to {words(good)}
              {p75 !== null &&
                `, measured ${count.toLocaleString("en-US")} ${count === 1 ? "time" : "times"}`}
            </p>
          </li>
        );
      })}
    </ul>
  </section>
);
