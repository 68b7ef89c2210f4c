import { site } from "../../../site.config.ts";
import { ArticlesSection } from "../../news/admin/list/articles-section.tsx";
import { AssessmentsCard } from "../../assessment/admin/assessments-card.tsx";
import { CallFaultsCard } from "../../voice/admin/call-faults-card.tsx";
import { LeadsCard } from "../../leads/admin/leads-card.tsx";

export const meta = () => [{ title: `Admin Dashboard | ${site.name}` }];

export default function Dashboard() {
  return (
    <>
      <div className="adm-head">
        <h1>Admin Dashboard</h1>
      </div>
      <div className="adm-cards">
        <AssessmentsCard />
        <LeadsCard />
        <CallFaultsCard />
      </div>
      <ArticlesSection />
    </>
  );
}
