import type { Desk } from "../../../../content/desks/desk.ts";
import type { Paper } from "../../../../contracts/voice-call.ts";

type Row = Paper["rows"][number];

/** What a memory calls a service, under the name that the receipt and the text to the caller give it. */
const named = ({ services }: Desk, ids: string): string =>
  ids
    .split(" and ")
    .map((id) => services.find((each) => each.id.replaceAll("-", " ") === id)?.name ?? id)
    .join(" and ");

/** Rows as somebody reads them: a wish by the name of its visit, and none that says only that there is nothing. */
export const shownRows = (desk: Desk, rows: readonly Row[]): Row[] =>
  rows
    .filter(({ label, value }) => !(label === "Other side" && value === "none"))
    .map(({ label, value }) => ({
      label,
      value:
        label === "Wanted"
          ? value.replace(/^a visit \(([^)]*)\)/, (_all, ids: string) => named(desk, ids))
          : value,
    }));
