import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { timeZoneNamed } from "./voice-time-zone.ts";
import { shownScenario } from "./voice-call.ts";

/** A desk of the visitor's own: a business as its owner describes it, and what the demo answers as. */

/** All that a visitor may give, as JSON. Bytes. */
export const OWN_DESK_BYTES = 16 * 1024;
export const SERVICES_MAX = 10;
export const ANSWERS_MAX = 24;
export const ANSWER_MAX = 240;
/** A private link lives so long. Days. */
export const LINK_DAYS = 30;

export const KIT_IDS = ["dental", "medical", "law", "trades", "salon"] as const;
export const kitId = z.enum(KIT_IDS);
export type KitId = z.infer<typeof kitId>;

/**
 * One line of a visitor's words. Control characters go, and so do braces: the hosted provider and the greeting fill in
 * what stands in braces, and a name must never be filled in.
 */
const line = (label: string, min: number, max: number, missing = `${label} is missing`) =>
  z
    .string({ error: missing })
    .max(4 * max, `${label} must be at most ${max} characters`)
    .transform((text) =>
      text
        .toWellFormed()
        .normalize("NFC")
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}{}]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(Math.min(min, 1), missing)
        .min(min, `${label} must be at least ${min} characters`)
        .max(max, `${label} must be at most ${max} characters`),
    );

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please give a time such as 08:30");
const spans = z
  .array(z.tuple([clock, clock]))
  .max(2)
  .refine(
    (all) => all.flat().every((time, i, times) => i === 0 || times[i - 1]! < time),
    "Each closing time must be after its opening time",
  );
export const ownDesk = z.strictObject({
  kit: kitId,
  business: line("The name of the business", 2, 80, "Please enter the name of the business"),
  timeZone: z
    .string()
    .max(60)
    .refine((zone) => timeZoneNamed(zone) !== undefined, "Unknown time zone"),
  hours: z.strictObject({
    mon: spans,
    tue: spans,
    wed: spans,
    thu: spans,
    fri: spans,
    sat: spans,
    sun: spans,
  }),
  services: z
    .array(
      z.strictObject({
        name: line("The name of a service", 2, 60, "Please enter a name for this service"),
        minutes: z.number().int().min(5, "At least 5 minutes").max(480, "At most 480 minutes"),
        /** Dollars; null: not told on the telephone. */
        price: z.number().int().min(0).max(100_000, "At most 100,000 dollars").nullable(),
        /** True when the price is where it starts. */
        from: z.boolean(),
      }),
    )
    .min(1, "Please give at least one service")
    .max(SERVICES_MAX),
  /** What the owner gave or confirmed, by the question's id in the kit. Nothing else of a kit is said of anybody. */
  answers: z
    .array(
      z.strictObject({
        id: z.string().max(40),
        text: line("An answer", 2, ANSWER_MAX, "Please write an answer, or clear its checkbox"),
      }),
    )
    .max(ANSWERS_MAX),
  /** Who is called for what cannot wait; empty: nobody. */
  urgentPhone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[\d\s()+.-]*$/, "Please give a telephone number"),
});
export type OwnDesk = z.infer<typeof ownDesk>;
/** As the form holds it. */
export type OwnDeskInput = z.input<typeof ownDesk>;

/** A desk ready to be called: what the panel shows, and what travels with each turn. */
const callable = z.object({
  sealed: z.string(),
  shown: shownScenario,
  /** The same for the hosted provider's assistant: hours, services and answers as text. */
  variables: z.record(z.string(), z.string()),
});
export type CallableDesk = z.infer<typeof callable>;

/** Checks a desk and seals it. Nothing is stored. */
export const sealOwnDesk = endpoint({
  method: "POST",
  path: "/api/own-desks/seal",
  input: z.object({ desk: ownDesk }),
  output: callable,
});

/** Puts a desk on the server under a private link, with the owner's consent. */
export const shareOwnDesk = endpoint({
  method: "POST",
  path: "/api/own-desks",
  input: z.object({
    desk: ownDesk,
    email: z
      .string()
      .trim()
      .max(254, "Please enter a valid email address")
      .pipe(z.email("Please enter a valid email address")),
    consent: z.literal(true, { error: "Please agree that the desk is stored" }),
  }),
  output: z.object({
    /** The link's path. */
    path: z.string(),
    /** Takes the link back; only the maker gets it. */
    ownerKey: z.string(),
    expiresAt: z.string(),
  }),
});

const token = z.string().regex(/^[\w-]{22}$/);
export const deskPath = (of: string): string => `/desk/${of}`;

/** A linked desk, for whoever has the link. 404 when it is gone, taken back or switched off: which, is not told. */
export const openOwnDesk = endpoint({
  method: "GET",
  path: "/api/own-desks/linked/:token",
  input: z.object({ token }),
  output: callable.extend({ expiresAt: z.string() }),
});

export const revokeOwnDesk = endpoint({
  method: "POST",
  path: "/api/own-desks/revoke",
  input: z.object({ ownerKey: token }),
  output: z.undefined(),
});

export const reportOwnDesk = endpoint({
  method: "POST",
  path: "/api/own-desks/report",
  input: z.object({ token, why: line("A reason", 0, 300).default("") }),
  output: z.undefined(),
});

/** A linked desk as administrators see it. */
export const listedDesk = z.object({
  id: z.uuid(),
  business: z.string(),
  kit: kitId,
  email: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(["on", "expired", "revoked", "off"]),
  /** Times that the link was opened, by whomever. */
  opened: z.number().int(),
  calls: z.number().int(),
  reports: z.number().int(),
  /** The newest reason that was given. */
  lastReport: z.string(),
});
export type ListedDesk = z.infer<typeof listedDesk>;

export const listOwnDesks = endpoint({
  method: "GET",
  path: "/api/own-desks",
  input: z.object({}),
  output: z.object({
    desks: z.array(listedDesk),
    /** All that were ever made and shared, with those that are gone. */
    made: z.number().int(),
  }),
});

/** A desk as its callers hear it, for an administrator, and what its maker set up; it is opened and called without being counted, also when it is off. */
export const hearOwnDesk = endpoint({
  method: "GET",
  path: "/api/own-desks/:id",
  input: z.object({ id: z.string() }),
  output: callable.extend({ listed: listedDesk, desk: ownDesk }),
});

/** Switches one desk off, or all that are on. */
export const switchOffDesks = endpoint({
  method: "POST",
  path: "/api/own-desks/off",
  csrf: true,
  input: z.object({ id: z.union([z.uuid(), z.literal("all")]) }),
  output: z.object({ switchedOff: z.number().int() }),
});
