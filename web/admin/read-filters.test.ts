import { expect, test } from "vitest";
import { listAudit } from "../../contracts/audit.ts";
import { readFilters } from "./read-filters.ts";

test("the address's filters are read, and wrong ones left out", () => {
  const read = (search: string) => readFilters(listAudit.input, new URLSearchParams(search));
  expect(read("actor=dana&action=logout&from=2026-01-02&to=&before=12")).toEqual({
    actor: "dana",
    action: "logout",
    from: "2026-01-02",
    before: "12",
  });
  expect(read("action=nonsense&from=2026-02-30&before=x&other=1")).toEqual({});
});
