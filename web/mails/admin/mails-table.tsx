import { Link } from "react-router";
import { deliveryStatuses, isToUs, isWritten, type Mail } from "../../../contracts/mails.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import { plainServerWords } from "../../../rules/mail-server-words.ts";
import { SelectRow } from "../../admin/selection-bar.tsx";
import type { Selection } from "../../admin/use-selection.ts";
import "./mails.css";

/** To whom, then what: subjects repeat. Copies to the company itself are quiet, unless they reached nobody. */
export function MailsTable({ mails, selection }: { mails: Mail[]; selection?: Selection }) {
  return (
    <Table columns={["To", "Subject", "Written", "Status"]}>
      {mails.map((mail) => {
        const toUs = isToUs(mail.kind);
        const isQuiet = toUs && mail.status === "accepted" && !isWritten(mail);
        return (
          <Row key={mail.id}>
            <Cell className="mail-to">
              {selection && (
                <SelectRow selection={selection} id={mail.id} name={`${mail.subject}, to ${mail.to}`} />
              )}
              <span className={isQuiet ? "meta" : undefined} title={mail.to}>
                {toUs ? "Us" : mail.to}
              </span>
            </Cell>
            <RowHead className={isQuiet ? "mail-subject mail-copy" : "mail-subject"}>
              <Link className="opens" to={`/admin/mails/${mail.id}`} title={mail.subject}>
                {mail.subject}
              </Link>
              {mail.status !== "accepted" && mail.response && (
                <span className="micro fact mail-response" title={mail.response}>
                  {plainServerWords(mail.response) ?? mail.response}
                  {mail.tries > 1 && ` (${mail.tries} tries)`}
                </span>
              )}
            </RowHead>
            <Cell className="num mail-when">
              <Ago at={mail.createdAt} />
            </Cell>
            <Cell className="num mail-status">
              {isQuiet ? (
                <span className="tag">{deliveryStatuses[mail.status]}</span>
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
