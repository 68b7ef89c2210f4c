import type { ReactNode } from "react";
import { Link } from "react-router";

/** Each with the height of its bar: short ones are quick to say. */
const questions = [
  { text: "What you need", bar: "ask-1" },
  { text: "Which day suits you", bar: "ask-2" },
  { text: "Morning or afternoon", bar: "ask-3" },
  { text: "Your name", bar: "ask-2" },
  { text: "A number to confirm to", bar: "ask-1" },
];

/**
 * The voice demo's place on the home page: on phones the panel comes before what it will ask.
 * @param children the panel, and the receipt of a call
 */
export function DemoSection({ children }: { children: ReactNode }) {
  return (
    <section className="night section" id="voice-demo" aria-labelledby="voice-demo-title">
      {/* Links from other pages and from outside say /#demo. */}
      <span id="demo" className="anchor" />
      <div className="wrap demo">
        <div className="demo-copy">
          <h2 className="t-1" id="voice-demo-title">
            Experience Our Voice AI Technology
          </h2>
          <p className="lede">
            Call the front desk of Larkspur Family Dental, our example practice. Talk the way you talk on the
            phone. Interrupt it if you like.
          </p>
        </div>
        {children}
        <div className="demo-copy demo-asks">
          <div>
            <p className="label">It will ask for five things</p>
            <ul className="ask soft">
              {questions.map(({ text, bar }) => (
                <li key={text} className={bar}>
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <p className="soft">No microphone? Type. It is the same conversation.</p>
          <p>
            <Link className="go" to="/your-desk">
              Hear it answer as yours
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
