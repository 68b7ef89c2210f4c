import { type TodayItem, Work } from "../../admin/today.tsx";

/** What visitors have left that nobody has looked at, and the way to all. */
export const LeadsCard = ({ items }: { items: readonly TodayItem[] }) => (
  <Work title="Contacts &amp; Leads" all={{ text: "Open Inbox", to: "/admin/leads" }} items={items}>
    <p>CRM sync coming soon</p>
  </Work>
);
