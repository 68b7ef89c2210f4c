import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { isAllDone, Work } from "./today.tsx";

const shown = (count: number | null | undefined, held = 0) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Work
        title="Leads"
        all={{ text: "All leads", to: "/admin/leads" }}
        items={[
          {
            label: "New leads",
            count,
            to: "/admin/leads?status=new",
            next: { label: "New leads", of: [], more: undefined },
          },
          { label: "On hold", count: held, to: "/admin/assessments?held=1", waits: true },
          { label: "Saved calls this week", count, to: "/admin/calls" },
        ]}
        act="Reply"
        none="No new messages right now."
        isClear={count === 0 && held === 0}
        isNext={false}
      >
        soon
      </Work>
    </MemoryRouter>,
  );

test("that nothing waits is said only when it is known", () => {
  expect(shown(0)).toContain("You’re all caught up.");
  for (const count of [null, undefined, 5]) expect(shown(count)).not.toContain("Nothing waits");
  expect(shown(null)).toContain("couldn’t be loaded");
});

test("who has something on hold, or an email that reached nobody, is not told that all is done", () => {
  expect(shown(0, 1)).toContain("On hold");
  expect(shown(0, 1)).not.toContain("caught up");
  const of = (count: number | null | undefined) => [
    { label: "New leads", count: 0, to: "/a", waits: true },
    { label: "Emails not delivered", count, to: "/b", isBad: true },
    { label: "Saved calls this week", count: 9, to: "/c" },
  ];
  expect(isAllDone(of(0))).toBe(true);
  for (const count of [4, null, undefined]) expect(isAllDone(of(count))).toBe(false);
});

test("none is a number where one looks for what waits, and else not worth a place", () => {
  expect(shown(0)).toContain("New leads");
  expect(shown(0)).not.toContain("Saved calls this week");
  for (const count of [null, undefined, 5]) expect(shown(count)).toContain("Saved calls this week");
});
