import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { inOneLine, spamSigns, VISIBLE } from "./submission.ts";

/** What the contact form asks for. Lengths keep a message a message. */
export const contactFields = z.object({
  name: z
    .string({ error: "Name must be at least 2 characters" })
    .overwrite(inOneLine)
    .min(2, { error: "Name must be at least 2 characters", abort: true })
    .regex(VISIBLE, "Name must be at least 2 characters")
    .max(200, "Name must be at most 200 characters"),
  email: z
    .string({ error: "Please enter a valid email address" })
    .trim()
    .max(254, "Please enter a valid email address")
    .pipe(z.email("Please enter a valid email address")),
  company: z.string().overwrite(inOneLine).max(200, "Company must be at most 200 characters").default(""),
  phone: z.string().overwrite(inOneLine).max(60, "Phone must be at most 60 characters").default(""),
  message: z
    .string({ error: "Message must be at least 10 characters" })
    .trim()
    .min(10, { error: "Message must be at least 10 characters", abort: true })
    .regex(VISIBLE, "Message must be at least 10 characters")
    .max(10_000, "Message must be at most 10,000 characters"),
});
export type ContactFields = z.infer<typeof contactFields>;

/** What is said of a message that has arrived, by the answer and on the page. */
export const CONTACT_SENT = "Your message has been sent successfully! We'll get back to you shortly.";

/** Header `Idempotency-Key` (optional): the same key and the same text are stored once, however often they are sent. */
export const sendContactMessage = endpoint({
  method: "POST",
  path: "/api/contact",
  input: contactFields.extend(spamSigns.shape),
  output: z.object({ id: z.string(), message: z.string() }),
});
