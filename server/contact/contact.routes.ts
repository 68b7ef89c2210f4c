import { IDEMPOTENCY_KEY, sendContactMessage } from "../../contracts/contact.ts";
import { AppError } from "../errors.ts";
import { type Bind, created } from "../http/bind.ts";
import type { Limits } from "../http/limits.ts";
import type { ContactService } from "./contact.service.ts";

/** Enough for a person with several questions, and for an office behind one address. */
const perAddress = { name: "contact", points: 8, seconds: 600 };
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The header's value, or undefined when there is none. @throws AppError invalid */
export function idempotencyKey(value: string | undefined): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (!KEY.test(value))
    throw new AppError("invalid", `${IDEMPOTENCY_KEY} must be 1 to 200 visible characters`);
  return value;
}

export function contactRoutes(bind: Bind, { contact, limits }: { contact: ContactService; limits: Limits }) {
  bind(sendContactMessage, {}, async ({ website, elapsedMs, ...fields }, { address, header }) => {
    const key = idempotencyKey(header(IDEMPOTENCY_KEY));
    await limits.consume(perAddress, address);
    const { id } = await contact.submit({ fields, website, elapsedMs, idempotencyKey: key });
    return created({ id, message: "Your message has been sent successfully!" });
  });
}
