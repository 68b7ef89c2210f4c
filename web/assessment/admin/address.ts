import { listAssessments } from "../../../contracts/assessment-api.ts";

const { page, search, status, industry, late, held, numbers, approved, order } = listAssessments.input.shape;

/** What the list shows: filters and page, as the address names them. What cannot be right is left out. */
export function readListQuery(address: URLSearchParams) {
  const asked = status.catch("").parse(address.get("status") ?? undefined);
  return {
    page: page.catch(1).parse(address.get("page") ?? undefined),
    search: search.catch("").parse(address.get("search") ?? undefined),
    status: asked,
    industry: industry.catch("").parse(address.get("industry") ?? undefined),
    late: late.catch("").parse(address.get("late") ?? undefined),
    held: held.catch("").parse(address.get("held") ?? undefined),
    numbers: numbers.catch("").parse(address.get("numbers") ?? undefined),
    // A part of one status: beside another one it would leave nothing.
    approved:
      asked === "" || asked === "Ready for Review"
        ? approved.catch("").parse(address.get("approved") ?? undefined)
        : ("" as const),
    order: order.catch("newest").parse(address.get("order") ?? undefined),
  };
}
export type ListQuery = ReturnType<typeof readListQuery>;

export type AssessmentTab = "list" | "details";
/** The selected assessment, and which tab is open: its details, unless the address says otherwise. */
export function readSelection(address: URLSearchParams): { id: string | undefined; tab: AssessmentTab } {
  const id = address.get("id") || undefined;
  return { id, tab: id && address.get("tab") !== "list" ? "details" : "list" };
}

/** The same address with some values changed; empty ones go. */
export function withValues(address: URLSearchParams, values: Record<string, string | undefined>): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values))
    if (value) next.set(name, value);
    else next.delete(name);
  return `?${next}`;
}
