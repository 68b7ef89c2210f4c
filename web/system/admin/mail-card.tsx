import { useEffect, useRef } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { sendTestMail, type SystemState } from "../../../contracts/system.ts";
import { EmailAddress } from "../../admin/email-address.tsx";
import { useActKey } from "../../admin/use-act-key.ts";
import { CopiedLines } from "../../admin/copied-lines.tsx";
import { call } from "../../api/call.ts";
import { site } from "../../../site.config.ts";
import { Moment } from "../../ui/moment.tsx";
import "../../admin/fold.css";
import { Facts } from "./facts.tsx";
import { PartCard } from "./part-card.tsx";
import { useSystemAct } from "./use-system-act.ts";

/** While a test email is on its way its delivery is asked for so often, in milliseconds. */
const AGAIN_MS = 2000;

export function MailCard({ part }: { part: SystemState["mail"] }) {
  const key = useActKey("test-mail");
  const test = useSystemAct((to: string) => call(sendTestMail, { key: key.keyOf({ to }) }), {
    refusal: "Not sent",
    done: key.done,
  });
  const isUnderWay = "queued" in part && part.queued > 0;
  const { revalidate } = useRevalidator();
  // How it ended is told where one looks, without a reload.
  useEffect(() => {
    if (!test.isSuccess || !isUnderWay) return;
    const timer = setInterval(() => void revalidate(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [test.isSuccess, isUnderWay, revalidate]);
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
              [
                "Last 7 days",
                <>
                  {[
                    ...(server || accepted ? [`${accepted} sent`] : []),
                    ...(!server || written ? [`${written} not delivered`] : []),
                    `${failed} failed`,
                  ].join(", ")}
                  {/* In a place that is there: nothing moves when it comes and goes. */}
                  {oldest && (
                    <>
                      , {queued} on the way since <Moment at={oldest} />
                    </>
                  )}
                </>,
              ],
              ["Notifications", <EmailAddress key="to" of={recipient} />],
            ]}
          />
          <div className="row">
            {server && (
              <button
                type="button"
                className="btn"
                disabled={test.isPending}
                onClick={() => test.mutate(recipient)}
              >
                Send a test email
              </button>
            )}
            <Link className="link" to="/admin/mails">
              All emails
            </Link>
            <output className="micro">
              {test.isSuccess &&
                (isUnderWay ? "The test email is on its way …" : "The test email has gone out.")}
            </output>
          </div>
          {!server && <MailSetUp recipient={recipient} />}
        </>
      )}
    </PartCard>
  );
}

/** Opens what a link on this page or another leads to. */
function useOpenAt(place: string) {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash === place && details.current) details.current.open = true;
  }, [hash, place]);
  return details;
}

const MailSetUp = ({ recipient }: { recipient: string }) => (
  <details className="looks sys-set-up" ref={useOpenAt("#mail")}>
    <summary>Set up email</summary>
    <div className="stack">
      <p>
        Email is set up where the site runs. If someone else runs the server for you, send them these lines
        with your mail provider’s host, user name, and password filled in.
      </p>
      <CopiedLines
        label="Settings for email"
        of={[
          "SMTP_URL=smtps://USER:PASSWORD@HOST:465",
          `MAIL_FROM=${site.name} <${site.email}>`,
          `CONTACT_EMAIL=${recipient}`,
        ]}
      />
      <ol>
        <li>Add them to the site’s environment, next to its other settings.</li>
        <li>Restart the site.</li>
        <li>Send a test email from here, then deliver the emails that were saved as files.</li>
      </ol>
    </div>
  </details>
);
