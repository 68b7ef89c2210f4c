import { type FormEvent, useState } from "react";
import {
  LINK_DAYS,
  type OwnDeskInput,
  revokeOwnDesk,
  shareOwnDesk,
} from "../../../contracts/voice-own-desk.ts";
import { call } from "../../api/call.ts";
import { ApiError } from "../../api/request.ts";
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
  const [copied, setCopied] = useState(false);

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setFault("");
    try {
      await act();
    } catch (error) {
      setFault(error instanceof ApiError ? error.reason : "That did not work. Please try again.");
    } finally {
      setBusy(false);
    }
  }
  const share = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!form.has("consent")) return setFault("Please agree that the desk is stored");
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
        <Field label="Your private link" readOnly value={address} />
        <p className="meta">
          Anyone with the link can call this desk until {longDate(link.expiresAt)}. Search engines never see
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
  return (
    <form className="form own-share" noValidate onSubmit={share}>
      <Field
        label="Your email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="We use it only to find this desk again if you ask us to erase your data."
      />
      <label className="own-check">
        <input type="checkbox" name="consent" />
        <span>Store this desk for {LINK_DAYS} days under a private link.</span>
      </label>
      {fault && (
        <p className="err" role="alert">
          {fault}
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn" disabled={busy} aria-busy={busy}>
          Make a link
        </button>
      </div>
    </form>
  );
}
