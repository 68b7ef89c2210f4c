import { Link } from "react-router";
import { isToUs, isWritten, type Mail, NOT_DELIVERED } from "../../../contracts/mails.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";

/** @param outbox no mail server is set: what is said above the list is not lit again in each row */
export function MailsTable({ mails, outbox }: { mails: Mail[]; outbox: boolean }) {
  return (
    <Table columns={["Subject", "To", "Written", "Status"]}>
      {mails.map((mail) => (
        <Row key={mail.id}>
          <RowHead>
            <Link className="opens" to={`/admin/mails/${mail.id}`}>
              {mail.subject}
            </Link>
          </RowHead>
          <Cell className="mail-to">
            {isToUs(mail.kind) && <span className="sr">To us: </span>}
            <span className={isToUs(mail.kind) ? "meta" : undefined} title={mail.to}>
              {mail.to}
            </span>
          </Cell>
          <Cell className="num">
            <Ago at={mail.createdAt} />
          </Cell>
          <Cell className="at-end">
            <span>
              {outbox && isWritten(mail) ? (
                <span className="meta mail-outbox">{NOT_DELIVERED}</span>
              ) : (
                <DeliveryTag of={mail} />
              )}
              {mail.status !== "accepted" && mail.response && (
                <span className="micro fact mail-response">{mail.response}</span>
              )}
              {mail.tries > 1 && <span className="micro fact">{mail.tries} tries</span>}
            </span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
