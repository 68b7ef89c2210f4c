import { Link } from "react-router";
import { kits } from "../../../content/desks/kits/kits.ts";
import type { ListedDesk } from "../../../contracts/voice-own-desk.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const STATES: Record<Exclude<ListedDesk["state"], "on">, string> = {
  expired: "Expired",
  revoked: "Withdrawn",
  off: "Turned off",
};

/** Visitors' desks under links; their words as text and nothing else. */
export function DeskTable({
  desks,
  onOff,
}: {
  desks: readonly ListedDesk[];
  onOff: (desk: ListedDesk) => void;
}) {
  return (
    <Table columns={["Business", "Created", "Status", "Opens", "Calls", "Actions"]}>
      {desks.map((desk) => (
        <Row key={desk.id}>
          <RowHead className="desk">
            <Link className="opens" to={`/admin/desks/${desk.id}`}>
              {desk.business}
            </Link>
            <span className="micro fact">{kits[desk.kit].label}</span>
            <span className="micro fact desk-of" title={desk.email}>
              {desk.email}
            </span>
            <DeskReports of={desk} />
          </RowHead>
          <Cell className="num">
            <Ago at={desk.createdAt} />
          </Cell>
          <Cell className="at-end">
            <DeskState of={desk} />
          </Cell>
          <Cell label="Opens" className="num">
            {desk.opened}
          </Cell>
          <Cell label="Calls" className="num">
            {desk.calls}
          </Cell>
          <Cell className="acts">
            {/* The row's link lies over it. */}
            <span className="link" aria-hidden="true">
              Listen
            </span>
            {desk.state === "on" && (
              <button type="button" className="link link-stop link-quiet" onClick={() => onOff(desk)}>
                Turn off<span className="sr"> {desk.business}</span>
              </button>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Whether its link works, and until when. */
export const DeskState = ({ of: { state, expiresAt } }: { of: ListedDesk }) =>
  state === "on" ? (
    <span className="tag tag-ok">
      <span>
        Active until <time dateTime={expiresAt}>{day.format(new Date(expiresAt))}</time>
      </span>
    </span>
  ) : (
    <span className="tag">{STATES[state]}</span>
  );

/** That somebody who opened the link says something is wrong with it, and the newest reason; nothing while nobody does. */
export const DeskReports = ({ of: { reports, lastReport } }: { of: ListedDesk }) =>
  reports > 0 ? (
    <span className="desk-reports">
      <span className="tag tag-stop">
        {reports === 1 ? "Reported by a caller" : `Reported ${reports.toLocaleString("en-US")} times`}
      </span>
      {lastReport && <span className="micro"> “{lastReport}”</span>}
    </span>
  ) : null;
