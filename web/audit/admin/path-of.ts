import type { AuditEntry } from "../../../contracts/audit.ts";

const PATHS: readonly (readonly [kind: string, detail: string, path: (id: string) => string])[] = [
  ["lead.", "id", (id) => `/admin/leads/${id}`],
  ["report.", "id", (id) => `/admin/assessments?id=${id}`],
  ["article.", "id", (id) => `/admin/article/${id}`],
  ["image.", "hash", (hash) => `/admin/media/${hash}`],
];

/** The page of what an entry is about; none where it has none, or is gone. */
export function pathOf({ action, details }: Pick<AuditEntry, "action" | "details">): string | undefined {
  if (action.endsWith(".deleted")) return undefined;
  for (const [kind, detail, path] of PATHS) {
    const id = details[detail];
    if (action.startsWith(kind) && typeof id === "string" && /^[\w-]+$/.test(id)) return path(id);
  }
  return undefined;
}
