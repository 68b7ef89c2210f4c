import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import {
  LINK_DAYS,
  type OwnDeskInput,
  revokeOwnDesk,
  shareOwnDesk,
} from "../../../contracts/voice-own-desk.ts";
import { call } from "../../api/call.ts";
import { ApiError, saidOr } from "../../api/request.ts";
import { Field } from "../../ui/field.tsx";
import { longDate } from "../../ui/long-date.ts";
import type { DeskDraft } from "./draft.ts";

interface Props {
  desk: OwnDeskInput;
  link: DeskDraft["link"];
  onLink: (link: DeskDraft["link"]) => void;
}

/** The private link: made with consent alone, and taken back by whoever made it. */
export function ShareDesk({ desk, link, onLink }: Props) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [missing, setMissing] = useState<{ email?: boolean; consent?: boolean }>({});
  const [copied, setCopied] = useState(false);
  const [open, setOpen] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const asks = useId();
  // Whoever pressed the button that was here goes on in the form.
  useEffect(() => {
    if (open) email.current?.focus();
  }, [open]);

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setFault("");
    try {
      await act();
    } catch (error) {
      setFault(saidOr(error, "That did not work. Please try again."));
    } finally {
      setBusy(false);
    }
  }
  const share = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // Every one at its place, at once; the first has the focus.
    const wrong = [...event.currentTarget.querySelectorAll("input")].filter((one) => !one.checkValidity());
    setMissing(Object.fromEntries(wrong.map(({ name }) => [name, true])));
    wrong[0]?.focus();
    if (wrong.length > 0) return;
    void attempt(async () =>
      onLink(await call(shareOwnDesk, { desk, email: String(form.get("email") ?? ""), consent: true })),
    );
  };
  const revoke = (ownerKey: string) =>
    void attempt(async () => {
      await call(revokeOwnDesk, { ownerKey }).catch((error: unknown) => {
        // Gone already: that is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onLink(undefined);
    });

  if (link) {
    const address = `${location.origin}${link.path}`;
    return (
      <div className="own-share stack">
        <Field label="Your private link" multiline rows={2} readOnly value={address} />
        <p className="meta">
          Anyone with the link can call this line until {longDate(link.expiresAt)}. Search engines never see
          it. If you change the form later, make a new link.
        </p>
        <div className="row">
          <button
            type="button"
            className="btn btn-act btn-sm"
            onClick={() =>
              void navigator.clipboard.writeText(address).then(
                () => setCopied(true),
                () => {},
              )
            }
          >
            {copied ? "Copied" : "Copy the link"}
          </button>
          <a className="btn btn-sm" href={link.path}>
            Open it
          </a>
          <button
            type="button"
            className="btn btn-sm btn-bare"
            disabled={busy}
            onClick={() => revoke(link.ownerKey)}
          >
            Take it back
          </button>
        </div>
        {fault && <p className="err">{fault}</p>}
      </div>
    );
  }
  if (!open)
    return (
      <p className="own-share-first">
        <button type="button" className="btn" onClick={() => setOpen(true)} aria-describedby={asks}>
          Make a private link
        </button>
        <span className="micro" id={asks}>
          We ask for your email address and your consent first.
        </span>
      </p>
    );
  return (
    <form
      className="form own-share"
      noValidate
      onSubmit={share}
      onInput={({ target }) => setMissing({ ...missing, [(target as HTMLInputElement).name]: false })}
    >
      <Field
        label="Your email address"
        name="email"
        type="email"
        autoComplete="email"
        ref={email}
        required
        error={missing.email ? "Please enter a valid email address" : undefined}
        hint="So that we can find and erase the line if you lose its link. We use it for nothing else."
      />
      <div>
        <label className="own-check">
          <input
            type="checkbox"
            name="consent"
            required
            aria-invalid={missing.consent || undefined}
            aria-describedby={missing.consent ? "consent-missing" : undefined}
          />
          <span>
            Store this line for {LINK_DAYS} days under a private link. <span className="req">*</span>
          </span>
        </label>
        {missing.consent && (
          <p className="err" id="consent-missing" role="alert">
            Please check this box to make a link
          </p>
        )}
      </div>
      {fault && (
        <p className="err" role="alert">
          {fault}
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn btn-act" disabled={busy} aria-busy={busy}>
          Make a link
        </button>
      </div>
    </form>
  );
}
