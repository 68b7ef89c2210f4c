import { site } from "../../../site.config.ts";
import { ArticlesSection } from "../articles/articles-section.tsx";
import { AssessmentsCard } from "./assessments-card.tsx";
import { CallFaultsCard } from "./call-faults-card.tsx";
import { LeadsCard } from "./leads-card.tsx";

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
