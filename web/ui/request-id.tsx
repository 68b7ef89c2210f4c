import { createContext, useContext, useState } from "react";

/** The id of the request that the server answers with this page. Empty in a browser. */
export const RequestId = createContext("");

/** The id under which the server's log tells of a failure: what a visitor can name to whoever looks after the site. */
export function RequestIdLine({ error }: { error: unknown }) {
  const served = useContext(RequestId);
  // The server has written it into the page; for a failure after that the API's answer names its own.
  const [id] = useState(
    () => idOf(error) || served || (typeof document !== "undefined" && writtenId()) || "",
  );
  if (!id) return null;
  return (
    <p className="t-meta soft">
      If you tell us about it, this helps us to find it: <code data-request-id={id}>{id}</code>
    </p>
  );
}

const writtenId = () => document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId;

function idOf(error: unknown): string | undefined {
  const { body } = (error ?? {}) as { body?: { requestId?: unknown } };
  return typeof body?.requestId === "string" ? body.requestId : undefined;
}
