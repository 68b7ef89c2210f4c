import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownScenario } from "../../contracts/voice-call.ts";

/**
 * The voice demo's place on the home page: under its heading the panel, which fills a phone's window, then what it asks.
 * @param children the panel, the receipt of a call, and what stands beside them
 */
export function DemoSection({ children }: { children: ReactNode }) {
  return (
    <section className="night section" id="voice-demo" aria-labelledby="voice-demo-title">
      {/* Links from other pages and from outside say /#demo. */}
      <span id="demo" className="anchor" />
      <div className="wrap demo">
        <h2 className="t-1" id="voice-demo-title">
          Experience Our Voice AI Technology
        </h2>
        {children}
      </div>
    </section>
  );
}

/** After the first, which each desk words in its own way. */
const QUESTIONS = ["Which day suits you", "Morning or afternoon", "Your name", "A number to confirm to"];

/** Who answers, and the first of the things that it asks. */
const CALLED: Record<ShownScenario["id"], { call: (name: string) => string; what: string | null }> = {
  dental: {
    call: (name) => `Call the front desk of ${name}, our example practice.`,
    what: "What you need",
  },
  medical: {
    call: (name) => `Call the front desk of ${name}, our example medical office.`,
    what: "What the visit is for",
  },
  law: {
    call: (name) => `Call the front desk of ${name}, our example law firm.`,
    what: "What kind of matter it is",
  },
  ringwell: {
    call: (name) => `Ask ${name} about itself, or have it book an introduction.`,
    what: null,
  },
  own: { call: (name) => `Call ${name}.`, what: "What you need" },
};

/** Beside the panel: who is called and what it will ask, of the desk that is chosen. */
export function BesideDemo({ desk }: { desk: ShownScenario }) {
  const { call, what } = CALLED[desk.id];
  return (
    <div className="demo-copy">
      <p className="lede">{call(desk.name)} Talk the way you talk on the phone. Interrupt it if you like.</p>
      {what && (
        <div>
          <p className="label">To book a time it asks for five things</p>
          <ul className="ask soft">
            {[what, ...QUESTIONS].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="soft">No microphone? Type. It is the same conversation.</p>
      <p>
        <Link className="go" to="/your-desk">
          Hear it answer as yours
        </Link>
      </p>
    </div>
  );
}
