import { type TodayItem, Work } from "../../admin/today.tsx";
import { WeeksLine } from "./weeks-card.tsx";

interface LeadsCardProps {
  items: readonly TodayItem[];
  isClear: boolean;
  /** Nothing else comes before it. */
  isNext: boolean;
}

/** What visitors have left that nobody has looked at, and the way to all. */
export const LeadsCard = ({ items, isClear, isNext }: LeadsCardProps) => (
  <Work
    title="Contacts &amp; Leads"
    all={{ text: "All leads", to: "/admin/leads" }}
    items={items}
    act="Reply"
    none="No new messages right now."
    isClear={isClear}
    isNext={isNext}
  >
    <WeeksLine />
  </Work>
);
