import { isRouteErrorResponse, Link, useRevalidator } from "react-router";

import { RequestIdLine } from "../ui/request-id.tsx";

const words = {
  missing: {
    title: "404 Page Not Found",
    text: "Did you forget to add the page to the router? Or what was here has been deleted, or the address has a slip in it.",
  },
  broken: {
    title: "This page cannot be shown",
    text: "The server did not answer as it should. What you wrote elsewhere is kept. Please try again.",
  },
};

/** What stands in the area instead of a page that is missing or fails; header and menu stay around it. */
export function AreaError({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = isMissing ? words.missing : words.broken;
  return (
    <>
      <title>{title}</title>
      <div className="adm-head">
        <h1>{title}</h1>
      </div>
      <div className={isMissing ? "stack" : "note stack"} role="alert">
        <p>{text}</p>
        {!isMissing && <RequestIdLine error={error} />}
        <div className="row">
          {!isMissing && (
            <button
              type="button"
              className="btn btn-act"
              disabled={state !== "idle"}
              onClick={() => void revalidate()}
            >
              Try Again
            </button>
          )}
          <Link className={isMissing ? "btn btn-act" : "btn"} to="/admin">
            Back to dashboard
          </Link>
        </div>
      </div>
    </>
  );
}
