import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { TimelineEvent } from "../../../contracts/leads.ts";
import { LastEmail } from "./last-email.tsx";

const mail = (changes: Partial<TimelineEvent>): TimelineEvent => ({
  at: "2026-11-28T10:00:00.000Z",
  type: "mail",
  id: "m1",
  title: "Re: your message",
  text: "Tuesday at ten?",
  page: null,
  delivery: "accepted",
  response: "250 OK",
  author: null,
  ...changes,
});
const shown = (...events: TimelineEvent[]): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LastEmail events={events} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const failed = mail({ delivery: "failed", response: "550 5.1.1 No such user here" });

it("says above a reply that the last email reached nobody, why, and where it can be sent again", () => {
  expect(shown(failed)).toContain("The last email didn’t reach them.");
  expect(shown(failed)).toContain("There is no such mailbox.");
  expect(shown(failed)).toContain('href="/admin/mails/m1"');
});

it("says nothing where the last one arrived, whatever became of those before it: an empty reply must not read as sent", () => {
  expect(shown(mail({}), failed)).toBe("");
  expect(shown(mail({ type: "note", delivery: null }))).toBe("");
});
