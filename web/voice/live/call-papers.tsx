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
  const answers = kind === "questions" ? papers.filter(isAnswer) : [];
  const open = papers.filter((paper) => !answers.includes(paper));
  return (
    <div className="gets">
      <div className={`ticket ${TONES[kind]}`}>
        {caller && <h4>{officeGets(scenario)}</h4>}
        {/* What is left to do comes before what was done. */}
        {open.map((paper) => (
          <PaperOf key={`${paper.title} ${paper.large}`} {...paper} />
        ))}
        {answers.length > 1 ? (
          <Answers of={answers} title={`${answers.length} ${open.length > 0 ? "answered" : "questions"}`} />
        ) : (
          answers.map((paper) => <PaperOf key={paper.large} {...paper} />)
        )}
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

const isAnswer = ({ large, rows, asks, quotes }: Paper): boolean =>
  Boolean(large) && rows.length > 0 && asks.length + quotes.length === 0;
/** More are unfolded: what there is to do next stays in sight. */
const IN_SIGHT = 3;

/** What was asked, a line each with its answer. */
function Answers({ of: papers, title }: { of: readonly Paper[]; title: string }) {
  const [first, rest] = [papers.slice(0, IN_SIGHT), papers.slice(IN_SIGHT)];
  return (
    <div className="paper">
      <strong>{title}</strong>
      <AnswerList of={first} />
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length} more {rest.length === 1 ? "question" : "questions"}
          </summary>
          <AnswerList of={rest} />
        </details>
      )}
    </div>
  );
}
const AnswerList = ({ of: papers }: { of: readonly Paper[] }) => (
  <ul className="paper-answers">
    {papers.map(({ large, rows }) => (
      <li key={large}>
        <b>{unbroken(large ?? "")}</b>
        {rows.map(({ label, value }, i) => (
          <span key={label}>{i === 0 ? value : `${label}: ${value}`}</span>
        ))}
      </li>
    ))}
  </ul>
);

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
