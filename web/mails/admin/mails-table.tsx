import { Link } from "react-router";
import { deliveryStatuses, isToUs, isWritten, type Mail } from "../../../contracts/mails.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import "./mails.css";

/** What goes to others stands out from the copies to the company itself; what reached nobody stands out in both. */
export function MailsTable({ mails }: { mails: Mail[] }) {
  return (
    <Table columns={["Subject", "To", "Written", "Status"]}>
      {mails.map((mail) => {
        const toUs = isToUs(mail.kind);
        const isQuiet = toUs && mail.status === "accepted" && !isWritten(mail);
        return (
          <Row key={mail.id}>
            <RowHead className={toUs ? "mail-copy" : undefined}>
              <Link className="opens" to={`/admin/mails/${mail.id}`}>
                {mail.subject}
              </Link>
              {mail.status !== "accepted" && mail.response && (
                <span className="micro fact mail-response">
                  {mail.response}
                  {mail.tries > 1 && `, ${mail.tries} tries`}
                </span>
              )}
            </RowHead>
            <Cell className="mail-to">
              <span className={toUs ? "meta" : undefined} title={mail.to}>
                {toUs ? "Us" : mail.to}
              </span>
            </Cell>
            <Cell className="num">
              <Ago at={mail.createdAt} />
            </Cell>
            <Cell className="num at-end">
              {isQuiet ? (
                <span className="meta">{deliveryStatuses[mail.status]}</span>
              ) : (
                <DeliveryTag of={mail} />
              )}
            </Cell>
          </Row>
        );
      })}
    </Table>
  );
}
