import { site } from "../../../site.config.ts";
import "../../admin/dashboard.css";
import { AssessmentsCard } from "../../assessment/admin/assessments-card.tsx";
import { AssessmentsToday } from "../../assessment/admin/assessments-today.tsx";
import { LeadsCard } from "../../leads/admin/leads-card.tsx";
import { CallsToday, NewLeadsToday } from "../../leads/admin/leads-today.tsx";
import { WeeksCard } from "../../leads/admin/weeks-card.tsx";
import { MailsToday, MailsWarning } from "../../mails/admin/mails-today.tsx";
import { ArticlesSection } from "../../news/admin/list/articles-section.tsx";
import { ArticlesToday } from "../../news/admin/list/articles-today.tsx";
import { CallFaultsCard } from "../../voice/admin/call-faults-card.tsx";

export const meta = () => [{ title: `Admin Dashboard | ${site.name}` }];

/** Today first: what waits, what came, then what is looked after now and then. */
export default function Dashboard() {
  return (
    <>
      <div className="adm-head">
        <h1>Admin Dashboard</h1>
      </div>
      <MailsWarning />
      <section aria-labelledby="today-heading">
        <h2 className="sr" id="today-heading">
          Today
        </h2>
        <ul className="today">
          <AssessmentsToday />
          <NewLeadsToday />
          <MailsToday />
          <ArticlesToday />
          <CallsToday />
        </ul>
      </section>
      <div className="dash">
        <AssessmentsCard />
        <LeadsCard />
        <WeeksCard />
        <CallFaultsCard />
      </div>
      <ArticlesSection newest={5} />
    </>
  );
}
