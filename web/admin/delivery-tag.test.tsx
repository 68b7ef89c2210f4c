import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DeliveryTag } from "./delivery-tag.tsx";
import { systemQuery } from "./system.query.ts";

const shown = (server: string | null, status: "queued" | "accepted"): string => {
  const client = new QueryClient();
  client.setQueryData(systemQuery.queryKey, { mail: { server } } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DeliveryTag of={{ status, response: null }} />
    </QueryClientProvider>,
  );
};

it("says 'Not delivered' from the first moment where no mail server is set up, and never 'On its way' before", () => {
  expect(shown(null, "queued")).toContain("Not delivered");
  expect(shown("smtp://mail.example", "queued")).toContain("On its way");
  expect(shown("smtp://mail.example", "accepted")).toContain("Sent");
});
