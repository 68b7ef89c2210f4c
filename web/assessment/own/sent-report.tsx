import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { OwnAssessment, ReportPart } from "../../../contracts/assessment-own.ts";
import { Moment } from "../../ui/moment.tsx";

interface Props {
  own: OwnAssessment & { report: string };
  token: string;
  /** What stands between the report and its appendix. */
  children: ReactNode;
}

/** A report as its owner reads it: one screen first, then the parts with their contents beside them. */
export function SentReport({ own, token, children }: Props) {
  const { parts, businessName, chosen, reportSentAt, updates } = own;
  const cover = parts.filter(({ role }) => role === "cover");
  // What came by the wire without sections is shown as it came.
  const body = parts.length ? parts.filter(({ role }) => role === "body") : [wholeOf(own.report)];
  const appendix = parts.filter(({ role }) => role === "appendix");
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
        {reportSentAt && (
          <p className="meta">
            Sent on <Moment at={reportSentAt} />
          </p>
        )}
      </header>
      <div className="client-cover report">
        {cover.map(({ id, html }) => (
          <Html key={id} html={html} />
        ))}
        <div className="client-acts">
          <Link className="btn btn-act" to="/contact">
            Talk it through with us
          </Link>
          <a href="#your-numbers">Count with your numbers</a>
          <Link to="/your-desk" state={{ business: businessName, industry: chosen.industry }}>
            Hear it answer as yours
          </Link>
          <a href={`/r/${token}/report.pdf`} download>
            Download as PDF
          </a>
          <button type="button" className="link" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </div>
      <div className="client-body">
        <Contents parts={[...body, ...appendix]} />
        <div className="client-parts">
          {updates.map(({ sentAt, report }, i) => (
            <details className="client-update" key={sentAt} open={i === 0}>
              <summary>
                <h2>
                  Update of <Moment at={sentAt} />
                </h2>
              </summary>
              <Html className="report" html={report} />
            </details>
          ))}
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
        </div>
      </div>
    </div>
  );
}

const wholeOf = (html: string): ReportPart => ({ id: "whole", heading: null, role: "body", html });

/** Sanitised by the server when it was stored. */
const Html = ({ html, className = "client-html" }: { html: string; className?: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

function Contents({ parts }: { parts: ReportPart[] }) {
  const named = parts.filter(({ heading }) => heading);
  if (named.length < 2) return null;
  const unfold = (id: string) => {
    const part = document.getElementById(id);
    if (part instanceof HTMLDetailsElement) part.open = true;
  };
  return (
    <nav className="client-contents" aria-label="Contents">
      <ol>
        {named.map(({ id, heading, role }) => (
          <li key={id} className={role === "appendix" ? "soft" : undefined}>
            <a href={`#part-${id}`} onClick={() => unfold(`part-${id}`)}>
              {heading}
            </a>
          </li>
        ))}
        <li>
          <a href="#your-numbers">Your numbers</a>
        </li>
      </ol>
    </nav>
  );
}
