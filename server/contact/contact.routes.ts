import { CONTACT_SENT, sendContactMessage } from "../../contracts/contact.ts";
import { type Bind, created } from "../http/bind.ts";
import type { Limits } from "../http/limits.ts";
import { idempotencyKey } from "../http/submission.ts";
import type { ContactService } from "./contact.service.ts";

/** Enough for a person with several questions, and for an office behind one address. */
const perAddress = { name: "contact", points: 8, seconds: 600 };
export function contactRoutes(bind: Bind, { contact, limits }: { contact: ContactService; limits: Limits }) {
  bind(sendContactMessage, {}, async ({ website, elapsedMs, ...fields }, { address, header }) => {
    const key = idempotencyKey(header);
    await limits.consume(perAddress, { address });
    const { id } = await contact.submit({ fields, website, elapsedMs, idempotencyKey: key });
    return created({ id, message: CONTACT_SENT });
  });
}
