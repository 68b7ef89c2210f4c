import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { sendTestMail, type SystemState } from "../../../contracts/system.ts";
import { EmailAddress } from "../../admin/email-address.tsx";
import { useActKey } from "../../admin/use-act-key.ts";
import { call } from "../../api/call.ts";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/use-toast.ts";
import "../../admin/fold.css";
import { Facts } from "./facts.tsx";
import { PartCard } from "./part-card.tsx";
import { useSystemAct } from "./use-system-act.ts";

export function MailCard({ part }: { part: SystemState["mail"] }) {
  const key = useActKey("test-mail");
  const test = useSystemAct((to: string) => call(sendTestMail, { key: key.keyOf({ to }) }), {
    refusal: "Not sent",
    done: (_sent, to) => {
      key.done();
      const sends = "unreadable" in part || part.server;
      toast({
        title: "Test Email Queued",
        description: sends
          ? `It is on its way to ${to}.`
          : "No mail server is set up, so it will be saved as a file.",
      });
    },
  });
  return (
    <PartCard
      title="Email"
      id="mail"
      part={part}
      faultOf={({ server, failed, refused }) => {
        if (server === null) return "No mail server";
        if (refused) return "Server does not take mail";
        return failed ? `${failed} failed` : "";
      }}
    >
      {({ server, recipient, queued, oldest, accepted, written, failed }) => (
        <>
          <Facts
            of={[
              ...(server ? ([["Server", server]] as const) : []),
              ["Notifications", <EmailAddress key="to" of={recipient} />],
              ["Queued", oldest ? <Waiting key="waiting" count={queued} since={oldest} /> : "None"],
              [
                "Last 7 days",
                [
                  ...(server || accepted ? [`${accepted} accepted`] : []),
                  ...(!server || written ? [`${written} not delivered`] : []),
                  `${failed} failed`,
                ].join(", "),
              ],
            ]}
          />
          {!server && <MailSetUp />}
          <div className="row">
            <button
              type="button"
              className="btn"
              disabled={test.isPending}
              onClick={() => test.mutate(recipient)}
            >
              Send a test email
            </button>
            <Link className="link" to="/admin/mails">
              All emails
            </Link>
          </div>
        </>
      )}
    </PartCard>
  );
}

const Waiting = ({ count, since }: { count: number; since: string }) => (
  <>
    {count}, since <Moment at={since} />
  </>
);

/** Opens what a link on this page or another leads to. */
function useOpenAt(place: string) {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash === place && details.current) details.current.open = true;
  }, [hash, place]);
  return details;
}

const MailSetUp = () => (
  <details className="looks sys-set-up" ref={useOpenAt("#mail")}>
    <summary>Set up email</summary>
    <ol>
      <li>
        Set <code>SMTP_URL</code> to your mail server, as in{" "}
        <code>
          smtps://user:password@
          <wbr />
          mail.example
        </code>
        .
      </li>
      <li>
        Set <code>MAIL_FROM</code> to the address your emails come from.
      </li>
      <li>Restart the site, then send a test email from here.</li>
    </ol>
  </details>
);
