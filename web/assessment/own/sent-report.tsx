import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { OwnAssessment, ReportPart } from "../../../contracts/assessment-own.ts";
import { choiceLabel } from "../../../contracts/assessment-options.ts";
import { longDate } from "../../ui/long-date.ts";
import { CopyWords } from "./copy-words.tsx";
import { Contents } from "./contents.tsx";
import { FIGURE_IS, ReportFigure } from "./report-figure.tsx";

interface Props {
  own: OwnAssessment & { report: string };
  token: string;
  /** What stands between the report and its appendix. */
  children: ReactNode;
  /** What stands at the end. */
  stored: ReactNode;
}

/** A report as its owner reads it: one screen first, then the parts; the contents stay, and mark where one is. */
export function SentReport({ own, token, children, stored }: Props) {
  const { parts, businessName, chosen, figure, reportSentAt, earlier } = own;
  const cover = parts.filter(({ role }) => role === "cover");
  // What came by the wire without sections is shown as it came.
  const body = parts.length ? parts.filter(isRead) : [wholeOf(own.report)];
  const appendix = parts.filter((part) => part.role === "appendix" && !isRead(part));
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const unfold = () => {
      for (const each of all.current?.querySelectorAll("details") ?? []) each.open = true;
    };
    window.addEventListener("beforeprint", unfold);
    return () => window.removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <div className="client" ref={all}>
      <header className="client-top">
        <h1>
          Report for <bdi>{businessName}</bdi>
        </h1>
        <p className="meta">
          <span>
            Your goal: <b>{choiceLabel("primaryGoal", chosen.primaryGoal)}</b>
          </span>
          {reportSentAt && (
            <span>
              {earlier.length > 0 ? "Updated with your numbers on" : "Sent on"} {longDate(reportSentAt)}
            </span>
          )}
        </p>
      </header>
      <div className="client-cover report">
        {figure && (
          <ReportFigure {...figure}>
            {isSince(own) ? (
              <SinceThen counted={own.counted} />
            ) : (
              <a href="#your-numbers">Count with your numbers</a>
            )}
          </ReportFigure>
        )}
        {cover.map(({ id, html }) => (
          <Html key={id} html={html} />
        ))}
        <div className="client-acts">
          <div className="client-talk">
            <Link className="btn btn-act" to="/contact" state={aboutReport(own)}>
              Talk it through with us
            </Link>
          </div>
          <p>
            {!figure && <a href="#your-numbers">Count with your numbers</a>}
            <Link to="/your-desk" state={{ business: businessName, industry: chosen.industry }}>
              Hear it answer as yours
            </Link>
            <a href={`/r/${token}/report.pdf`} download>
              Download as PDF
            </a>
          </p>
        </div>
      </div>
      <Contents body={body} appendix={appendix} />
      <div className="client-parts">
        <div className="report">
          {body.map(({ id, heading, html }) => (
            <section key={id} id={`part-${id}`}>
              {heading && <h2>{heading}</h2>}
              <Html html={html} />
            </section>
          ))}
        </div>
        {children}
        <div className="report client-appendix">
          {appendix.map(({ id, heading, html }) => (
            <details key={id} id={`part-${id}`}>
              <summary>
                <h2>{heading}</h2>
              </summary>
              <Html html={html} />
            </details>
          ))}
        </div>
        {earlier.map(({ sentAt, report }) => (
          <details className="client-update" key={sentAt}>
            <summary>
              <h2>Before the update: as sent on {longDate(sentAt)}</h2>
            </summary>
            <Html className="report" html={report} />
          </details>
        ))}
        {stored}
      </div>
      <CopyWords within={all} />
    </div>
  );
}

/** True where numbers were saved that no report counts yet. */
const isSince = ({ numbersAt, reportSentAt }: OwnAssessment): boolean =>
  numbersAt !== null && reportSentAt !== null && numbersAt > reportSentAt;

/** What the sum is with the owner's numbers, beside the one that a person reviewed. */
const SinceThen = ({ counted }: Pick<OwnAssessment, "counted">) => (
  <p className="client-since">
    {counted ? (
      <>
        With your numbers, not reviewed: {FIGURE_IS[counted.of]} <b className="num">{counted.likely}</b>
      </>
    ) : (
      "Your numbers are saved, not reviewed."
    )}{" "}
    <a href="#your-numbers">See what they change</a>
  </p>
);

/** The steps stand behind the summary, and are read: only what is looked up is folded. */
const isRead = ({ role, id }: ReportPart): boolean => role === "body" || id === "steps";

/** What the contact form need not ask whoever comes from a report. */
function aboutReport({ businessName, answers, reportSentAt }: Props["own"]) {
  const report = reportSentAt ? `report of ${longDate(reportSentAt)}` : "report";
  return {
    about: `About your ${report}: whoever answers has read it.`,
    company: businessName,
    email: answers?.email ?? "",
    message: `I would like to talk through my ${report}.`,
  };
}

const wholeOf = (html: string): ReportPart => ({ id: "whole", heading: null, role: "body", html });

/** Sanitised by the server when it was stored. */
const Html = ({ html, className = "client-html" }: { html: string; className?: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
