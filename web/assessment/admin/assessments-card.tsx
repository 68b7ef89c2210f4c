import { type TodayItem, Work } from "../../admin/today.tsx";

/** The reports that wait, the way to all, and how one comes about. */
export const AssessmentsCard = ({ items, isClear }: { items: readonly TodayItem[]; isClear: boolean }) => (
  <Work
    title="AI Assessments"
    all={{ text: "Manage Reports", to: "/admin/assessments" }}
    items={items}
    act="Review"
    none="No reports to review right now."
    isClear={isClear}
    isNext
  >
    <ol className="flow">
      <li>Client completes assessment</li>
      <li>AI generates report</li>
      <li>Admin reviews and edits</li>
      <li>Admin approves and sends</li>
    </ol>
  </Work>
);
