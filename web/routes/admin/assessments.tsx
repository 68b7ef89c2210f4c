import { useNavigate, useSearchParams } from "react-router";
import { site } from "../../../site.config.ts";
import { apiFrom } from "../../api/context.ts";
import { requireUser } from "../../admin/session.ts";
import type { Route } from "./+types/assessments.ts";
import { readSelection, withValues } from "../../assessment/admin/address.ts";
import { AssessmentDetails } from "../../assessment/admin/assessment-details.tsx";
import { AssessmentList } from "../../assessment/admin/assessment-list.tsx";
import { AssessmentNumbers } from "../../assessment/admin/assessment-numbers.tsx";
import "../../ui/report.css";
import "../../assessment/admin/assessments.css";
import { SessionEnded } from "../../assessment/admin/session-ended.tsx";
import { TabList } from "../../assessment/admin/tab-list.tsx";
import { useSessionEnd } from "../../assessment/admin/use-session-end.ts";

export const meta = () => [{ title: `Assessments | ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  await requireUser(apiFrom(context));
  return null;
}
/** The page reads its own data, again and again; a session that ends meanwhile is its own to tell. */
export const clientLoader = () => null;

/** Assessments and their reports: the list, and one of them to review. All of it stands in the address. */
export default function Assessments() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { id, tab } = readSelection(address);
  const ended = useSessionEnd();
  return (
    <>
      <div className="adm-head adm-tabbed">
        {/* The name stays in its place; of one assessment its business is the page's heading. */}
        {tab === "list" ? <h1>Assessments</h1> : <p className="display area-name">Assessments</p>}
        <TabList
          open={tab}
          tabs={[
            { tab: "list", label: "Assessment List" },
            { tab: "details", label: "Assessment Details", disabled: !id },
          ]}
          onOpen={(next) =>
            void navigate(withValues(address, { tab: next === "list" && id ? "list" : undefined }))
          }
        />
      </div>
      {ended && <SessionEnded />}
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === "details" && id ? (
          <AssessmentDetails key={id} id={id} />
        ) : (
          <AssessmentList>
            <AssessmentNumbers />
          </AssessmentList>
        )}
      </div>
    </>
  );
}
