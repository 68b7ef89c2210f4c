import { z } from "zod";
import { endpoint } from "./endpoint.ts";

// What an administrator does about their own account.

const SHORT_NEW_PASSWORD = "The new password must be at least 8 characters.";
const LONG_PASSWORD = "Password must be at most 1024 characters.";
export const currentPassword = z
  .string({ error: "Please enter your current password." })
  .min(1, "Please enter your current password.")
  .max(1024, LONG_PASSWORD);
const sixDigits = z
  .string({ error: "Please enter the six digits of the code." })
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Please enter the six digits of the code."));

export const newPassword = z
  .string({ error: SHORT_NEW_PASSWORD })
  .min(8, SHORT_NEW_PASSWORD)
  .max(1024, LONG_PASSWORD);

/** The name that clients read where this administrator approves what they get; empty: the company's. */
const displayName = z.object({ displayName: z.string() });
export const getDisplayName = endpoint({
  method: "GET",
  path: "/api/auth/display-name",
  input: z.object({}),
  output: displayName,
});
export const changeDisplayName = endpoint({
  method: "PUT",
  path: "/api/auth/display-name",
  csrf: true,
  input: z.object({
    displayName: z
      .string()
      .transform((text) => text.replace(/[\s\p{C}]+/gu, " ").trim())
      .pipe(z.string().max(80, "The name must be at most 80 characters.")),
  }),
  output: displayName,
});

/** All other sessions of the account end. */
export const changePassword = endpoint({
  method: "PUT",
  path: "/api/auth/password",
  csrf: true,
  input: z.object({ currentPassword, newPassword }),
  output: z.undefined(),
});

export const sessionInfo = z.object({
  id: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
  /** `Chrome on Windows`, as far as the browser says. */
  device: z.string(),
  /** Where the login came from. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** Newest activity first. */
export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  input: z.object({}),
  output: z.object({ sessions: z.array(sessionInfo) }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions/:id",
  csrf: true,
  input: z.object({ id: z.string() }),
  output: z.undefined(),
});

/** Ends all sessions of the account but the one that asks. */
export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  csrf: true,
  input: z.object({}),
  output: z.object({ ended: z.number() }),
});

export const getSecondFactor = endpoint({
  method: "GET",
  path: "/api/auth/second-factor",
  input: z.object({}),
  output: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() }),
});

/** Makes a new secret, which counts from the moment that a code of it is confirmed. */
export const startSecondFactor = endpoint({
  method: "POST",
  path: "/api/auth/second-factor/enrolment",
  csrf: true,
  input: z.object({ currentPassword }),
  output: z.object({
    /** Base32, to be typed where no camera is at hand. */
    secret: z.string(),
    /** `otpauth://totp/…` */
    uri: z.string(),
    /** The address as a picture: an SVG document. */
    qrSvg: z.string(),
  }),
});

/** The recovery codes are shown this once. */
export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/api/auth/second-factor",
  csrf: true,
  input: z.object({ code: sixDigits }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/second-factor/recovery-codes",
  csrf: true,
  input: z.object({ currentPassword }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = endpoint({
  method: "POST",
  path: "/api/auth/second-factor/removal",
  csrf: true,
  input: z.object({ currentPassword }),
  output: z.undefined(),
});
