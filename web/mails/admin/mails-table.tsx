import { Link } from "react-router";
import { deliveryStatuses, isToUs, isWritten, type Mail, NOT_DELIVERED } from "../../../contracts/mails.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import "./mails.css";

/**
 * What goes to others stands out from the copies to the company itself, whose delivery is told where it is not as it
 * should be. @param outbox no mail server is set: what is said above the list is not lit again in each row
 */
export function MailsTable({ mails, outbox }: { mails: Mail[]; outbox: boolean }) {
  return (
    <Table columns={["Subject", "To", "Written", "Status"]}>
      {mails.map((mail) => {
        const toUs = isToUs(mail.kind);
        const isQuiet = outbox ? isWritten(mail) : toUs && mail.status === "accepted";
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
                <span className="meta">
                  {isWritten(mail) ? NOT_DELIVERED : deliveryStatuses[mail.status]}
                </span>
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
