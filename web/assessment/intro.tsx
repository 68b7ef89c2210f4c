import { site } from "../../site.config.ts";
import { ReportDrawing } from "./report-drawing.tsx";
import { StepTitle } from "./step-title.tsx";

const PARTS = [
  {
    title: "What not to buy",
    text: "What an assistant costs, what it must bring to be worth it, and what else could do its work.",
  },
  {
    title: "Words to use",
    text: "What to say or to send, written out for your trade, and a first month week by week.",
  },
  {
    title: "Sums you can check",
    text: "The sum behind each step is written out. Its numbers are examples until you put in your own, on your private page.",
  },
];

/** What the visitor gets, before the first question; readable without JavaScript. */
export function Intro({ onBegin, ready, focus }: { onBegin: () => void; ready: boolean; focus: boolean }) {
  return (
    <>
      <div className="wiz-intro">
        <div>
          <StepTitle focus={focus}>Free AI business assessment</StepTitle>
          <p className="lede">
            Answer eleven short questions about your business: it takes about 5 minutes. You get a free
            report, a $39 value, on what an AI voice assistant could do for you.
          </p>
          <button
            type="button"
            className="btn btn-act wiz-begin needs-script"
            onClick={onBegin}
            disabled={!ready}
          >
            Begin
          </button>
          <noscript>
            <p className="note my-7">
              The questions need JavaScript. Without it, write to{" "}
              <a href={`mailto:${site.email}`}>{site.email}</a> and we ask them by email.
            </p>
          </noscript>
          <p className="soft">
            {`A person at ${site.name} checks every report before it goes out. It comes by email within `}
            <span className="whitespace-nowrap">1-2 business days</span>, and you need no account.
          </p>
        </div>
        <ReportDrawing />
      </div>
      <section className="in-report" aria-labelledby="in-report">
        <h2 className="t-2" id="in-report">
          In your report
        </h2>
        <ul className="first">
          {PARTS.map(({ title, text }) => (
            <li key={title}>
              <h3 className="t-3">{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
