import type { Visits } from "../../../contracts/visits.ts";

type Name = Visits["vitals"][number]["name"];

interface Kind {
  name: string;
  /** The most that is good, and that is no worse than middling, at the 75th percentile. */
  good: number;
  middling: number;
  /** Of good, middling, poor. */
  verdicts: readonly [string, string, string];
  words: (value: number) => string;
}

/** What each measures, by what it is judged, and how it is written. */
const kinds: Record<Name, Kind> = {
  lcp: {
    name: "Largest content shown (LCP)",
    good: 2500,
    middling: 4000,
    verdicts: ["Quick", "Could be quicker", "Slow"],
    words: (ms) => `${(ms / 1000).toFixed(1)} s`,
  },
  inp: {
    name: "Answer to a press (INP)",
    good: 200,
    middling: 500,
    verdicts: ["Quick", "Could be quicker", "Slow"],
    words: (ms) => `${ms} ms`,
  },
  cls: {
    name: "Shifts of the layout (CLS)",
    good: 0.1,
    middling: 0.25,
    verdicts: ["Steady", "Jumps a little", "Jumps"],
    words: (shift) => shift.toFixed(2),
  },
};
const LOOKS = ["tag tag-ok", "tag tag-live", "tag tag-stop"];

/** How quick and steady the pages are for three of four visitors, and whether that is good. */
export const VitalsCard = ({ vitals }: Pick<Visits, "vitals">) => (
  <section className="card vitals" aria-labelledby="vitals-heading">
    <h2 id="vitals-heading">How quick and steady the pages are</h2>
    <p className="micro">Web Vitals at the 75th percentile: three of four visits were at least so good.</p>
    <ul className="vitals-in">
      {vitals.map(({ name, p75, count }) => {
        const { name: what, good, middling, verdicts, words } = kinds[name];
        const grade = p75 === null || p75 <= good ? 0 : p75 <= middling ? 1 : 2;
        return (
          <li key={name}>
            <h3>{what}</h3>
            {p75 === null ? (
              <p className="soft">Not measured yet</p>
            ) : (
              <p className="row">
                <span className="vital num">{words(p75)}</span>
                <span className={LOOKS[grade]}>{verdicts[grade]}</span>
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
