import { useState } from "react";
import { data } from "react-router";
import { site } from "../../site.config.ts";
import { type ErasureReceipt, getOwnAssessment } from "../../contracts/assessment-own.ts";
import { call } from "../api/call.ts";
import { apiFrom } from "../api/context.ts";
import { ApiError } from "../api/request.ts";
import { afterBusinessDays } from "../ui/business-days.ts";
import { longDate } from "../ui/long-date.ts";
import { seo } from "../ui/seo.ts";
import type { Route } from "./+types/own-assessment.ts";
import "../assessment/assessment.css";
import "../assessment/summary.css";
import "../ui/report.css";
import "../assessment/own/own.css";
import "../assessment/own/cover.css";
import { Erase } from "../assessment/own/erase.tsx";
import { OwnersNumbers } from "../assessment/own/owners-numbers.tsx";
import { SentReport } from "../assessment/own/sent-report.tsx";
import { Receipt } from "../assessment/receipt.tsx";
import { Summary } from "../assessment/summary.tsx";

/** Private: kept by nobody, found by nobody, and its address told to nobody. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
});

export const meta = (args: Route.MetaArgs) =>
  seo(args, {
    title: "Your assessment",
    description: `Your private page at ${site.name}: your answers, your report, and the way to erase both.`,
    path: "/assessment",
    hidden: true,
  });

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  try {
    return data({ own: await call(getOwnAssessment, { token }, { fetch: apiFrom(context) }) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data({ own: null }, { status: 404 });
    throw error;
  }
}
export const shouldRevalidate = () => false;

const TAGS = { Done: "tag-ok", Now: "tag-live", Next: "" };
/** What has happened, and what comes when. */
const nextOf = (createdAt: string): { state: keyof typeof TAGS; title: string; text: string }[] => [
  { state: "Done", title: "Answers received", text: `On ${longDate(createdAt)}.` },
  {
    state: "Now",
    title: "Expert review",
    text: `A person at ${site.name} reads your report, within 24 hours.`,
  },
  {
    state: "Next",
    title: "Your report, here and by email",
    text: `Within 1-2 business days: by ${longDate(afterBusinessDays(createdAt, 2))}.`,
  },
];

export default function OwnAssessment({
  loaderData: { own: loaded },
  params: { token },
}: Route.ComponentProps) {
  const [receipt, setReceipt] = useState<ErasureReceipt>();
  const [own, setOwn] = useState(loaded);
  if (receipt) return <Receipt receipt={receipt} />;
  if (!own)
    return (
      <div className="wiz own">
        <h1 className="t-1">This link no longer works</h1>
        <p className="lede">
          It was turned off, or the answers and the report behind it were erased. If you still need them,
          write to <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </div>
    );
  const { answers, report } = own;
  const numbers = <OwnersNumbers own={own} token={token} onSaved={setOwn} />;
  const stored = answers && (
    <section className="client-stored" aria-labelledby="stored">
      <h2 className="t-2" id="stored">
        Your answers
      </h2>
      <Summary answers={answers} heading="h3" />
      <p className="client-keep">
        <a className="btn" href={`/api/own-assessment/${token}/download`} download>
          Download everything we store
        </a>
      </p>
      <Erase token={token} onErased={setReceipt} />
    </section>
  );
  if (report !== null)
    return (
      <SentReport own={{ ...own, report }} token={token} stored={stored}>
        {numbers}
      </SentReport>
    );
  return (
    <div className="wiz">
      <h1 className="t-1 wrap-anywhere">
        Assessment of <bdi>{own.businessName}</bdi>
      </h1>
      <ol className="first client-next">
        {nextOf(own.createdAt).map(({ title, text, state }) => (
          <li key={title} aria-current={state === "Now" ? "step" : undefined}>
            <div>
              <h2 className="t-3">
                {title} <span className={`tag ${TAGS[state]}`}>{state}</span>
              </h2>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {numbers}
      {stored}
    </div>
  );
}
