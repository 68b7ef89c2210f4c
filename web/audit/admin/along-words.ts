import { leadStatuses } from "../../../contracts/leads.ts";
import { type AuditEntry, auditActions } from "../../../contracts/audit.ts";
import { detailWords } from "./detail-words.ts";
import { whoWords } from "./who-words.ts";

/** What came with an act, oldest first: `Lead set to Done, then to Open by mail delivery`. */
export function alongWords(also: readonly AuditEntry[], actor: string): string {
  let said = "";
  for (const entry of also) {
    const { action, details } = entry;
    // The act itself says that it was approved first.
    if (action === "report.approved") continue;
    const to =
      typeof details.to === "string" ? leadStatuses[details.to as keyof typeof leadStatuses] : undefined;
    const words = to
      ? `${said ? "then" : "lead set"} to ${to}`
      : [auditActions[action as keyof typeof auditActions]?.toLowerCase(), detailWords(details)]
          .filter(Boolean)
          .join(", ");
    const by = entry.actor === actor ? "" : ` by ${whoWords(entry.actor)}`;
    said += `${said && ", "}${words}${by}`;
  }
  return said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
