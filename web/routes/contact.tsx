import { data } from "react-router";
import { site } from "../../site.config.ts";
import { sendContactMessage } from "../../contracts/contact.ts";
import { call } from "../api/call.ts";
import { apiFrom } from "../api/context.ts";
import { ApiError } from "../api/request.ts";
import { breadcrumbs } from "../ui/json-ld.ts";
import "../ui/toast-beside.css";
import { originOf, seo } from "../ui/seo.ts";
import type { Route } from "./+types/contact.ts";
import { ContactForm, type PlainResult } from "../contact/contact-form.tsx";
import { ContactInfo } from "../contact/contact-info.tsx";
import { telHref } from "../ui/tel-href.ts";
import { contactPage } from "../contact/contact-ld.ts";
import { type ContactValues, emptyValues } from "../contact/draft.ts";

export const headers = () => ({ "page-tags": "contact" });

const description = `Write to ${site.name} or call ${site.phone}. A person reads every message and writes back. Hours: ${site.hours}.`;

export const meta = (args: Route.MetaArgs) => {
  const origin = originOf(args);
  return seo(args, {
    title: "Contact Us",
    description,
    path: "/contact",
    jsonLd: [contactPage(origin, description), breadcrumbs(origin, [{ name: "Contact", path: "/contact" }])],
  });
};

/** The form sent without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const values = Object.fromEntries(
    Object.keys(emptyValues).map((name) => [name, text(name)]),
  ) as unknown as ContactValues;
  try {
    await call(sendContactMessage, { ...values, website: text("website") }, { fetch: apiFrom(context) });
    return { sent: true, values } satisfies PlainResult;
  } catch (error) {
    return data(refusal(error, values), { status: error instanceof ApiError ? error.status : 500 });
  }
}

function refusal(error: unknown, values: ContactValues): PlainResult {
  const found =
    error instanceof ApiError ? (error.body as { errors?: { field: string; message: string }[] }) : null;
  const errors = Object.fromEntries((found?.errors ?? []).map(({ field, message }) => [field, message]));
  const message = found?.errors
    ? "Some fields need another look."
    : "There was a problem sending your message. Please try again.";
  return { sent: false, message, values, errors };
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap page-head contact-head">
        <h1 className="t-1">Contact Us</h1>
        <p className="lede">
          Tell us who calls you and when. A person reads it and writes back, usually the same business day.
        </p>
        <p className="contact-quick">
          <a className="btn" href={telHref(site.phone)}>
            Call <span className="micro">{site.phone}</span>
          </a>
          <a className="btn" href={`mailto:${site.email}`}>
            Email <span className="micro">{site.email}</span>
          </a>
        </p>
      </div>
      <div className="wrap split contact-body">
        <section className="card contact-card" aria-label="Contact form">
          <ContactForm plain={actionData} />
        </section>
        <ContactInfo />
      </div>
    </>
  );
}
