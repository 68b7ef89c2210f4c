import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { OwnersNumbersNote } from "./owners-numbers-note.tsx";

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));

const shown = (choices: ReportReview["choices"], sent?: ReportReview["numbers"]): string => {
  const assumption = (id: string, example: number) => ({ id, label: id, unit: "count", example });
  const review = {
    numbersAt: "2026-11-30T10:00:00.000Z",
    numbers: { contactsPerWeek: 90, missedPerWeek: 10, people: 3 },
    sentNumbers: sent ?? null,
    choices,
    consultation: { trades: [] },
    assumptions: [assumption("contactsPerWeek", 60), assumption("missedPerWeek", 10)],
    versions: [],
  } as unknown as ReportReview;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OwnersNumbersNote id="1" review={review} isSent={sent !== undefined} onReviewUpdate={() => {}} />
    </QueryClientProvider>,
  );
  return html.replace(/<(?!\/?b>)[^>]*>/g, " ").replace(/\s+/g, " ");
};

it("shows each number that the client gave, also one like our example or without any", () => {
  expect(shown({})).toContain("The report counts with them.");
  expect(shown({})).toMatch(
    /People who answer not assumed <b>3<\/b> .*ContactsPerWeek 60 <b>90<\/b> .*MissedPerWeek 10 <b>10<\/b>/,
  );
});

it("shows the reviewer's number beside the client's, and which of them counts", () => {
  const assumptions = { contactsPerWeek: 120 };
  expect(shown({ assumptions })).toMatch(/Keep yours, 120 .*60 120 <b>90<\/b> .*/);
  const kept = shown({ assumptions, overOwners: ["contactsPerWeek"] });
  expect(kept).toMatch(/Count with the client’s 90 .*60 <b>120<\/b> 90/);
  expect(kept).toContain("The report counts with 2 of them. In place of the other you chose yours.");
});

it("names what is new since the report that they have, and says that the rest is in it", () => {
  const again = shown({}, { contactsPerWeek: 60, missedPerWeek: 10, people: 3 });
  expect(again).toContain("A new number from the client");
  expect(again).toContain("One of the 3 has changed. The report they have counts with the others.");
  expect(again).toMatch(/ContactsPerWeek Changed, was 60 /);
  expect(again.match(/Changed, was|New /g)).toHaveLength(1);
  expect(shown({}, { contactsPerWeek: 90, missedPerWeek: 10 })).toMatch(/People who answer New /);
});
