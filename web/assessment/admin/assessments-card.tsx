import { type TodayItem, Work } from "../../admin/today.tsx";

/** The reports that wait, and the way to all. */
export const AssessmentsCard = ({ items, isClear }: { items: readonly TodayItem[]; isClear: boolean }) => (
  <Work
    title="AI Assessments"
    all={{ text: "Manage Reports", to: "/admin/assessments" }}
    items={items}
    act="Review"
    none="No reports to review right now."
    isClear={isClear}
    isNext
  />
);
