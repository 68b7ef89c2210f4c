import { createContext, useContext } from "react";

/** The id of the request that the server answers with this page. Empty in a browser. */
export const RequestId = createContext("");

/** The id under which the server's log tells of a failure: what a visitor can name to whoever looks after the site. */
export function RequestIdLine({ error }: { error: unknown }) {
  const served = useContext(RequestId);
  // For a failure after the page has come the API's answer names its own; the server wrote the other into the page.
  const { body } = (error ?? {}) as { body?: { requestId?: string } };
  const id = body?.requestId || served || globalThis.document?.querySelector("[data-request]")?.textContent;
  return id ? (
    <p className="soft">
      Reference: <code data-request="">{id}</code>
    </p>
  ) : null;
}
