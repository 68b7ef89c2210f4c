import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { site } from "../../site.config.ts";
import { meantAddress } from "../ui/mail-slip.ts";
import { MeantAddress } from "../ui/meant-address.tsx";
import { telHref } from "../ui/tel-href.ts";
import { StepTitle } from "./step-title.tsx";
import { Summary } from "./summary.tsx";
import type { Wizard } from "./wizard/use-wizard.ts";

/** The last look before sending. */
export function Confirmation({ wizard, focus }: { wizard: Wizard; focus: boolean }) {
  const { state, answer, previous, change, submit, setWebsite } = wizard;
  const busy = state.phase === "submitting";
  const waiting = state.phase === "waiting";
  const form = useRef<HTMLFormElement>(null);
  // What is said stands above the buttons: into view with it.
  const said = waiting || state.notice;
  useEffect(() => {
    if (said) form.current?.scrollIntoView({ block: "end" });
  }, [said]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <StepTitle focus={focus}>Is this right?</StepTitle>
      <p className="lede">Read it through once. The report is written from these answers.</p>
      <Summary answers={state.answers} onChange={busy ? undefined : change} />
      {!busy && meantAddress(state.answers.email) && (
        <div className="note wiz-notice">
          <MeantAddress email={state.answers.email} onMeant={(meant) => answer("email", meant)} />
        </div>
      )}
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input
          id="website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => setWebsite(event.target.value)}
        />
      </div>
      {state.notice && (
        <div className="note note-stop wiz-notice wiz-unsent">
          <strong>{state.notice.title}</strong>
          <p>{state.notice.text}</p>
          <p>Your answers are kept on this page and in this browser.</p>
          <p>
            Still stuck? Call{" "}
            <a className="whitespace-nowrap" href={telHref(site.phone)}>
              {site.phone}
            </a>{" "}
            or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </div>
      )}
      <div aria-live="assertive">
        {waiting && (
          <div className="note wiz-notice wiz-waits">
            <strong>You are offline</strong>
            <p>
              Your answers are kept in this browser. Keep this page open: we send them as soon as you are
              connected again.
            </p>
          </div>
        )}
      </div>
      <div className="wiz-nav wiz-nav-end">
        <p className="wiz-consent">
          We send the report by email to the address above and use your answers for nothing else. Your
          information is not shared with third parties for any use of their own. Only companies that work for
          us, such as the one that delivers our email, handle it.{" "}
          <Link to="/privacy-policy#sharing">Privacy Policy</Link>
        </p>
        <button type="button" className="btn" onClick={previous} disabled={busy}>
          {busy ? "Processing..." : "Previous"}
        </button>
        <button type="submit" className="btn btn-act" disabled={busy || waiting} aria-busy={busy}>
          {busy ? "Processing..." : waiting ? "Waiting for a connection" : "Submit Assessment"}
        </button>
      </div>
    </form>
  );
}
