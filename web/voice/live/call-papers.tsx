import type { CallSummary, Paper, ShownScenario } from "../../../contracts/voice-call.ts";
import { officeGets } from "./gets.ts";

/** Amber is for what came out of the call, red for an emergency. */
const TONES: Record<CallSummary["kind"], string> = {
  booking: "ticket-live",
  message: "ticket-live",
  handover: "ticket-live",
  questions: "ticket-live",
  emergency: "ticket-stop",
  nothing: "",
};

/** What a call would leave: a paper for each matter, what is known as rows and the rest as the caller said it. */
export function CallPapers({
  summary,
  scenario,
  at,
}: {
  summary: CallSummary;
  scenario: ShownScenario;
  at: string;
}) {
  const { kind, papers: found, caller } = summary;
  const papers = kind === "emergency" ? found.map((paper) => asEmergency(paper, at)) : found;
  return (
    <div className="gets">
      <div className={`ticket ${TONES[kind]}`}>
        {caller && <h4>{officeGets(scenario)}</h4>}
        {papers.map((paper) => (
          <PaperOf key={`${paper.title} ${paper.large}`} {...paper} />
        ))}
      </div>
      {caller && (
        <div className="ticket" lang={caller.language}>
          <h4>{caller.who}</h4>
          <span>{caller.title}</span>
          {caller.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whoever reads it was told nothing: the caller was, and when counts. */
const asEmergency = (paper: Paper, at: string): Paper =>
  paper.large?.startsWith(TOLD)
    ? {
        ...paper,
        title: `${paper.title} at ${unbroken(at)}`,
        large: `The caller was told${paper.large.slice(TOLD.length)}`,
      }
    : paper;
const TOLD = "Told";

/** '10 am' stays on one line. */
const unbroken = (when: string): string => when.replace(/ (?=[ap]m\b)/g, "\u00a0");

function PaperOf({ title, large, rows, asks, quotes }: Paper) {
  return (
    <div className="paper">
      {large ? (
        <>
          <span>{title}</span>
          <strong>{unbroken(large)}</strong>
        </>
      ) : (
        <strong>{title}</strong>
      )}
      {(rows.length > 0 || asks.length > 0) && (
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label + value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {asks.length > 0 && (
            <div>
              <dt>Asks</dt>
              <dd>
                {asks.map((each) => (
                  <p key={each}>{each}</p>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
      {quotes.length > 0 && (
        <figure>
          <figcaption>In their words</figcaption>
          <blockquote>
            {quotes.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </blockquote>
        </figure>
      )}
    </div>
  );
}
