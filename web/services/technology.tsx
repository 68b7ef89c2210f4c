import { technology } from "../../content/technology.ts";
import { bars } from "../ui/bars.ts";

const talk = [
  0, 0, 0, 0, 3, 6, 8, 9, 15, 14, 18, 13, 16, 20, 33, 48, 39, 42, 53, 36, 31, 38, 50, 81, 85, 73, 69, 63, 52,
  25, 52, 63, 41, 59, 36, 29, 21, 16, 9, 10, 12, 9, 5, 4, 2, 1, 0, 0, 0, 0, 1, 3, 5, 6, 7, 5, 10, 21, 21, 39,
  36, 43, 37, 27, 22, 34, 45, 42, 57, 60, 50, 42, 37, 32, 41, 67, 48, 47, 47, 60, 37, 20, 21, 34, 38, 20, 22,
  13, 14, 6, 3, 3, 2, 0, 0, 0, 0, 0, 0, 1, 3, 6, 13, 17, 19, 16, 24, 20, 20, 26, 56, 61, 69, 62, 46, 39, 29,
  50, 58, 55, 75, 48, 59, 49, 37, 24, 31, 44, 37, 51, 46, 29, 20, 13, 11, 12, 12, 11, 8, 4, 2, 0, 0, 0,
];

type Said = readonly [who: string, words: string];

const classes: Record<string, string | undefined> = {
  receptionist: "heard-desk",
  "your calendar": "heard-desk",
  "your answer": "heard-own",
};

/** By the point's id: what it sounds like. */
const examples: Record<string, readonly Said[]> = {
  "natural-conversation": [
    ["caller", "Tuesday at nine. No, wait, Thursday."],
    ["receptionist", "Thursday at nine, then. May I have your name?"],
  ],
  "custom-integration": [
    ["caller", "A cleaning, some morning next week?"],
    ["your calendar", "Wed 10:30, cleaning, 45 min. Booked."],
  ],
  "continuous-learning": [
    ["caller", "Is there a ramp?"],
    ["receptionist", "I haven’t been told that yet. Somebody will call you back today."],
    ["your answer", "Yes, there is a ramp at the side door."],
  ],
};

/** Three things about the voice, under three stretches of it. */
export function Technology() {
  return (
    <section className="night section" aria-labelledby="technology-title">
      <div className="wrap">
        <h2 className="t-1" id="technology-title">
          Our Voice AI Technology
        </h2>
        <svg className="wave tech-wave" viewBox="0 0 1152 96" aria-hidden="true">
          <path d={bars(talk, { mid: 48 })} />
        </svg>
        <div className="three">
          {technology.map(({ id, name, summary }) => (
            <div key={id} id={id}>
              <h3 className="t-3">{name}</h3>
              <p>{summary}</p>
              <ul className="heard" aria-label="An example">
                {examples[id]?.map(([who, words]) => (
                  <li key={words} className={classes[who]}>
                    <span className="micro">{who}</span> {words}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
