import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Work } from "./today.tsx";

const shown = (count: number | null | undefined, none?: string) =>
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
            next: { label: "New leads", of: [], more: undefined, none },
          },
          { label: "Saved calls this week", count, to: "/admin/calls" },
        ]}
        act="Reply"
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
  // What waits is listed in another part.
  expect(shown(5, "They stand beside.")).toContain("They stand beside.");
  expect(shown(0, "They stand beside.")).toContain("You’re all caught up.");
});

test("none is a number where one looks for what waits, and else not worth a place", () => {
  expect(shown(0)).toContain("New leads");
  expect(shown(0)).not.toContain("Saved calls this week");
  for (const count of [null, undefined, 5]) expect(shown(count)).toContain("Saved calls this week");
});
