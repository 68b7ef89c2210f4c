import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { systemQuery } from "../../admin/system.query.ts";
import { UndeliveredNote } from "./undelivered-note.tsx";

const shown = (mail: object): string => {
  const client = new QueryClient();
  client.setQueryData(systemQuery.queryKey, { mail } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UndeliveredNote />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("says before a report is sent for good that nothing is delivered, where that is so, and nothing where it is not", () => {
  expect(shown({ server: null })).toContain("not delivered");
  expect(shown({ server: "smtp://mail.example" })).toBe("");
  expect(shown({ unreadable: "The disk is full" })).toBe("");
});
