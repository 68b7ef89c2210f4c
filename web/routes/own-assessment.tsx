import { useState } from "react";
import { data } from "react-router";
import { site } from "../../site.config.ts";
import { eraseOwnAssessment, type ErasureReceipt, getOwnAssessment } from "../../contracts/assessment-own.ts";
import { call } from "../api/call.ts";
import { apiFrom } from "../api/context.ts";
import { ApiError } from "../api/request.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Moment } from "../ui/moment.tsx";
import { seo } from "../ui/seo.ts";
import { toast } from "../ui/use-toast.ts";
import type { Route } from "./+types/own-assessment.ts";
import "../assessment/assessment.css";
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

export default function OwnAssessment({ loaderData: { own }, params: { token } }: Route.ComponentProps) {
  const [receipt, setReceipt] = useState<ErasureReceipt>();
  if (receipt) return <Receipt receipt={receipt} />;
  if (!own)
    return (
      <div className="wiz own">
        <h1 className="t-1">This link does not work any more</h1>
        <p className="lede">
          It was taken back, or what it led to was erased. Questions? Write to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </div>
    );
  const { answers, report, reportSentAt, businessName, createdAt } = own;
  return (
    <div className="wiz own">
      <h1 className="t-1">{answers ? "Your assessment" : `Report for ${businessName}`}</h1>
      <p className="lede">
        {report && reportSentAt ? (
          <>
            Your report was sent on <Moment at={reportSentAt} />.
          </>
        ) : (
          <>
            We have your answers of <Moment at={createdAt} />. An expert reviews your report before it goes
            out, within 1-2 business days.
          </>
        )}
      </p>
      <div className="row">
        {report && (
          <>
            <a className="btn btn-act" href={`/r/${token}/report.pdf`} download>
              Download as PDF
            </a>
            <button type="button" className="btn" onClick={() => window.print()}>
              Print the report
            </button>
          </>
        )}
        {answers && (
          <a className="btn" href={`/api/own-assessment/${token}/download`} download>
            Download what is stored
          </a>
        )}
      </div>
      {report && (
        // Sanitised by the server when it was stored.
        <div className="own-report report" dangerouslySetInnerHTML={{ __html: report }} />
      )}
      {answers && <Summary answers={answers} />}
      {answers && <Erase token={token} onErased={setReceipt} />}
    </div>
  );
}

function Erase({ token, onErased }: { token: string; onErased: (receipt: ErasureReceipt) => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function erase() {
    setBusy(true);
    try {
      onErased(await call(eraseOwnAssessment, { token }));
      window.scrollTo({ top: 0, behavior: "instant" });
    } catch (error) {
      setBusy(false);
      setAsking(false);
      toast({
        variant: "destructive",
        title: "Nothing was erased",
        description: error instanceof ApiError ? error.reason : "Please try again.",
      });
    }
  }
  return (
    <section className="own-erase" aria-labelledby="erase">
      <h2 className="t-2" id="erase">
        Erase everything
      </h2>
      <p className="soft">
        This erases your answers, your report, the mails about them, and this page. A report that has not been
        sent is then never sent. It cannot be undone.
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          Erase everything
        </button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Erase everything?"
        confirmLabel="Erase"
        destructive
        busy={busy}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      >
        Your answers and your report are gone for good. You get a receipt.
      </ConfirmDialog>
    </section>
  );
}
