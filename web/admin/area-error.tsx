import type { ReactNode } from "react";
import { isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { RequestIdLine } from "../ui/request-id.tsx";
import type { MissingRecord } from "./read-or-not-found.ts";

const DASHBOARD = { to: "/admin", name: "dashboard" };

/** What stands in the area instead of a page that is missing or fails; header and menu stay around it. */
export function AreaError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <BrokenPage error={error} />;
  const record = error.data as Partial<MissingRecord> | null;
  const { to, name } = record?.list ?? DASHBOARD;
  return (
    <Instead title={record?.what ? `${record.what} not found` : "404 Page Not Found"}>
      <p>
        {record?.what
          ? "It may have been deleted, or the link may be wrong."
          : "There is no page at this address. It may have moved, or the link may be wrong."}
      </p>
      <Link className="btn btn-act" to={to}>
        Back to {name}
      </Link>
    </Instead>
  );
}

function BrokenPage({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Instead title="This page couldn’t load">
      <p>Something went wrong on the server. Anything you were writing on other pages is safe.</p>
      <RequestIdLine error={error} />
      <div className="row">
        <button
          type="button"
          className="btn btn-act"
          disabled={state !== "idle"}
          onClick={() => void revalidate()}
        >
          Try Again
        </button>
        <Link className="btn" to={DASHBOARD.to}>
          Back to {DASHBOARD.name}
        </Link>
      </div>
    </Instead>
  );
}

/** Why something is not shown, and a way on. */
export const Instead = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <title>{title}</title>
    <div className="adm-head">
      <h1>{title}</h1>
    </div>
    <div className="note stack" role="alert">
      {children}
    </div>
  </>
);
