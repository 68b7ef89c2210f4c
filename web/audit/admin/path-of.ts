import type { AuditEntry } from "../../../contracts/audit.ts";

const PATHS: readonly (readonly [kind: string, detail: string, path: (id: string) => string])[] = [
  ["lead.", "id", (id) => `/admin/leads/${id}`],
  ["report.", "id", (id) => `/admin/assessments?id=${id}`],
  ["article.", "id", (id) => `/admin/article/${id}`],
  ["system.mail-tested", "mail", (id) => `/admin/mails/${id}`],
  ["mail.", "again", (id) => `/admin/mails/${id}`],
  ["image.", "hash", (hash) => `/admin/media/${hash}`],
];

/**
 * The page of what an entry is about; none where it has none, and none of a lead that is gone or at the deletion of
 * anything. Earlier entries of an article or an image that was deleted lead to a page that says so.
 */
export function pathOf({
  action,
  details,
  gone,
}: Pick<AuditEntry, "action" | "details" | "gone">): string | undefined {
  if (gone || action.endsWith(".deleted")) return undefined;
  for (const [kind, detail, path] of PATHS) {
    const id = details[detail];
    if (action.startsWith(kind) && typeof id === "string" && /^[\w-]+$/.test(id)) return path(id);
  }
  return undefined;
}
