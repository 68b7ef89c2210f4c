import { expect, test } from "vitest";
import { readListQuery, readSelection, withValues } from "./address.ts";

test("the address names filters, page and the selected assessment; nonsense is left out", () => {
  const address = new URLSearchParams("page=3&search= bell &status=Sent&industry=Legal&id=abc");
  const plain = { approved: "", late: "", held: "", numbers: "", order: "newest" };
  const asked = { page: 3, search: "bell", status: "Sent", industry: "Legal" };
  expect(readListQuery(address)).toEqual({ ...plain, ...asked });
  expect(readListQuery(new URLSearchParams("page=0&status=Gone&industry=Piracy"))).toEqual({
    ...plain,
    page: 1,
    search: "",
    status: "",
    industry: "",
  });
  const late = new URLSearchParams("late=1&order=oldest");
  expect(readListQuery(late)).toMatchObject({ late: "1", order: "oldest" });
  expect(readSelection(address)).toEqual({ id: "abc", tab: "details" });
  expect(readSelection(new URLSearchParams("id=abc&tab=list"))).toEqual({ id: "abc", tab: "list" });
  expect(readSelection(new URLSearchParams("tab=details"))).toEqual({ id: undefined, tab: "list" });
  expect(withValues(address, { id: undefined, page: "4" })).toBe(
    "?page=4&search=+bell+&status=Sent&industry=Legal",
  );
});
