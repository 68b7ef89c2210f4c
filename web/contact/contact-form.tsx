import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { site } from "../../site.config.ts";
import { CONTACT_SENT } from "../../contracts/contact.ts";
import { Fault, Field } from "../ui/field.tsx";
import { MeantAddress } from "../ui/meant-address.tsx";
import { staysPut } from "../ui/stays-put.ts";
import { telHref } from "../ui/tel-href.ts";
import { type ContactValues, emptyValues } from "./draft.ts";
import { useContactForm } from "./use-contact-form.ts";

/** What the server said to a form sent without JavaScript. */
export interface PlainResult {
  sent: boolean;
  message?: string;
  values?: ContactValues;
  errors?: Partial<Record<keyof ContactValues, string>>;
}

export function ContactForm({ plain }: { plain?: PlainResult }) {
  const { form, send, sent, again, trap, open, about } = useContactForm(plain?.values ?? emptyValues);
  const { errors, isSubmitting, touchedFields } = form.formState;
  const [name, email, words] = form.watch(["name", "email", "message"]);
  const typed: Partial<ContactValues> = { name, email, message: words };
  const field = (of: keyof ContactValues) => {
    const rule = errors[of]?.message ?? plain?.errors?.[of];
    const value = (errors[of] ? typed : plain?.values)?.[of] ?? "";
    return {
      ...form.register(of),
      defaultValue: plain?.values?.[of] ?? "",
      error: rule && value.trim() === "" ? <Fault help="Please fill this in." rule={rule} /> : rule,
    };
  };
  const message = errors.root?.message ?? plain?.message;
  if (sent || plain?.sent) return <ThankYou sent={sent ?? plain?.values} onAgain={again} />;
  return (
    <>
      <h2 className="t-3" id="help">
        How Can We Help?
      </h2>
      {about && <p className="contact-about soft">{about}</p>}
      <form className="form" method="post" noValidate onSubmit={send} aria-labelledby="help">
        <div className="pair">
          <Field label="First & Last Name" required autoComplete="name" {...field("name")} />
          <Field
            label="Email Address"
            required
            type="email"
            autoComplete="email"
            question={
              touchedFields.email && (
                <MeantAddress
                  email={email ?? ""}
                  onMeant={(meant) => form.setValue("email", meant, { shouldValidate: true })}
                />
              )
            }
            {...field("email")}
          />
        </div>
        <div className="pair">
          <Field label="Company" autoComplete="organization" {...field("company")} />
          <Field label="Phone" type="tel" autoComplete="tel" {...field("phone")} />
        </div>
        <Field label="Your Message" required multiline {...field("message")} />
        <div className="contact-trap" aria-hidden="true">
          <label htmlFor="website">Leave this empty</label>
          <input id="website" name="website" ref={trap} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="row">
          <button
            className="btn btn-act"
            type="submit"
            disabled={isSubmitting}
            aria-busy={isSubmitting}
            {...staysPut}
          >
            {isSubmitting ? "Sending..." : "Send Message"}
          </button>
          {/* Beside what was pressed, in the place of what is always said there: nothing moves. */}
          {open ? (
            <p className="err" role="alert">
              {open}
            </p>
          ) : (
            <p className="micro">
              <span className="req">*</span> We need these to answer you.{" "}
              <Link to="/privacy-policy">What happens with them</Link>
            </p>
          )}
        </div>
        {/* Under what was pressed: above the fields a phone would not show it. */}
        {message && (
          <p className="note note-stop" role="alert" ref={errors.root && comeIntoView}>
            {message}
          </p>
        )}
      </form>
    </>
  );
}

const comeIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

function ThankYou({ sent, onAgain }: { sent?: ContactValues; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // What was sent was higher: its answer stands at the head of the page, whole.
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div className="thanks">
      <h2 className="t-2" ref={heading} tabIndex={-1}>
        Thank You!
      </h2>
      <p>{CONTACT_SENT}</p>
      <p className="soft">
        {sent && (
          <>
            A person reads it and answers at <b className="wrap-anywhere">{sent.email}</b>, usually the same
            business day.{" "}
          </>
        )}
        In a hurry? Call{" "}
        <a className="whitespace-nowrap" href={telHref(site.phone)}>
          {site.phone}
        </a>
        .
      </p>
      {sent && (
        <details className="thanks-words">
          <summary>What you wrote</summary>
          <p className="whitespace-pre-line">{sent.message}</p>
        </details>
      )}
      <p className="thanks-next">
        Until then: give it your business’s name, call it, and hear what your callers would.
      </p>
      <div className="row">
        <Link className="btn btn-act" to="/your-desk">
          Hear it answer as yours
        </Link>
        {/* A form, since it is a button without scripts, too. */}
        <form action="/contact" onSubmit={(event) => (event.preventDefault(), onAgain())}>
          <button type="submit" className="btn">
            Send Another Message
          </button>
        </form>
      </div>
    </div>
  );
}
