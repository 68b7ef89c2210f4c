import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { site } from "../../../site.config.ts";
import "../../admin/dashboard.css";
import { Counts, isAllDone } from "../../admin/today.tsx";
import { AssessmentsCard } from "../../assessment/admin/assessments-card.tsx";
import { useAssessmentsToday } from "../../assessment/admin/use-assessments-today.tsx";
import { LeadsCard } from "../../leads/admin/leads-card.tsx";
import { useCallsToday, useLeadsToday } from "../../leads/admin/use-leads-today.tsx";
import { WeeksCard } from "../../leads/admin/weeks-card.tsx";
import { useMailsToday } from "../../mails/admin/mails-today.tsx";
import { newCopiesQuery } from "../../news/admin/list/articles.queries.ts";
import { ArticlesSection } from "../../news/admin/list/articles-section.tsx";
import { useArticlesToday } from "../../news/admin/list/use-articles-today.ts";
import { useFaultsToday } from "../../voice/admin/use-faults-today.ts";

export const meta = () => [{ title: `Admin Dashboard | ${site.name}` }];

/** So long a read may hold the others back, in milliseconds. */
const TOGETHER_MS = 4000;

/** What is to be done first, then what is looked after now and then. */
export default function Dashboard() {
  const reports = useAssessmentsToday();
  const leads = useLeadsToday();
  const mails = useMailsToday();
  const articles = useArticlesToday();
  const calls = useCallsToday();
  const faults = useFaultsToday();
  const begun = useQuery(newCopiesQuery);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, []);
  const head = (
    <div className="adm-head">
      <h1>Admin Dashboard</h1>
    </div>
  );
  // All at once: what comes piece by piece moves what is being read and pressed. One that hangs hides nothing.
  const isRead =
    !begun.isPending && [...reports, leads, mails, calls].every(({ count }) => count !== undefined);
  if (!isLate && !isRead)
    return (
      <>
        {head}
        <div className="dash-skel" aria-busy="true">
          <div className="skel" />
          <div className="skel" />
          <div className="skel" />
        </div>
      </>
    );
  const isClear = isAllDone([...reports, leads, calls, { ...mails, waits: true }, faults]);
  const isBad = Boolean(mails.isBad && mails.count);
  return (
    <>
      {head}
      <section aria-labelledby="today-heading">
        <h2 id="today-heading" className="today-head">
          To do
        </h2>
        <div className="card works">
          {/* While the mail server refuses what is sent, the rest is in vain. */}
          {isBad && (
            <div className="works-also works-bad">
              <Counts items={faults.count ? [mails, faults] : [mails]} />
              {mails.why}
            </div>
          )}
          <AssessmentsCard items={reports} isClear={isClear} />
          <LeadsCard items={[leads, calls]} isClear={isClear} isNext={!reports.some(({ count }) => count)} />
          <div className="works-also">
            <Counts
              items={isBad ? (faults.count ? [articles] : [faults, articles]) : [mails, faults, articles]}
            />
            {!isBad && mails.why}
          </div>
        </div>
      </section>
      <WeeksCard />
      <ArticlesSection newest={3} />
      {/* How it all goes together: known after the first day, so beneath all that is to be done. */}
      <div className="dash-foot micro">
        <ol className="flow" aria-label="How a report comes about">
          <li>Client completes assessment</li>
          <li>AI generates report</li>
          <li>Admin reviews and edits</li>
          <li>Admin approves and sends</li>
        </ol>
        <p>CRM sync coming soon</p>
      </div>
    </>
  );
}
