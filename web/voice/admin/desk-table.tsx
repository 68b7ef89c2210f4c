import { kits } from "../../../content/desks/kits/kits.ts";
import type { ListedDesk } from "../../../contracts/voice-own-desk.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";

const STATES: Record<ListedDesk["state"], string> = {
  on: "On",
  expired: "Run out",
  revoked: "Taken back",
  off: "Switched off",
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
    <Table columns={["Business", "Made", "Status", "Opened", "Called", "Reported", "Actions"]}>
      {desks.map((desk) => (
        <Row key={desk.id}>
          <RowHead>
            {desk.business}
            <span className="micro fact">
              {kits[desk.kit].label}, {desk.email}
            </span>
          </RowHead>
          <Cell className="num">
            <Ago at={desk.createdAt} />
          </Cell>
          <Cell className="at-end">
            <span className={desk.state === "on" ? "tag tag-ok" : "tag"}>{STATES[desk.state]}</span>
          </Cell>
          <Cell label="Opened" className="num">
            {desk.opened}
          </Cell>
          <Cell label="Called" className="num">
            {desk.calls}
          </Cell>
          <Cell label="Reported">
            {desk.reports > 0 ? (
              <span>
                <span className="tag tag-stop">{desk.reports}</span>
                {desk.lastReport && <span className="micro fact">{desk.lastReport}</span>}
              </span>
            ) : (
              0
            )}
          </Cell>
          <Cell className="acts">
            {desk.state === "on" && (
              <button type="button" className="link link-quiet link-stop" onClick={() => onOff(desk)}>
                Switch off<span className="sr"> {desk.business}</span>
              </button>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
