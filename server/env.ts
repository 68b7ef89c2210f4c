import { z } from "zod";
import { isOneOff } from "../rules/one-off.ts";

/**
 * The environment, read here and nowhere else. `--dev` selects development; otherwise the process runs in
 * production mode, and libraries that look at NODE_ENV see the same.
 */
process.env.NODE_ENV ??= process.argv.includes("--dev") ? "development" : "production";

const text = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .regex(/^\P{Cc}*$/u, "must not have a line break or another control character");
const eitherOr = z
  .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
  .transform((value) => ["on", "true", "1"].includes(value));
const onOff = (fallback: boolean) => eitherOr.default(fallback);
const url = (protocols: string[]) =>
  text.superRefine((value, context) => {
    if (!URL.canParse(value)) context.addIssue(`is not a URL (expected ${protocols.join("… or ")}…)`);
    else if (!protocols.includes(`${new URL(value).protocol}//`))
      context.addIssue(`must start with ${protocols.join(" or ")}`);
  });
const port = z.coerce
  .number({ error: "must be a port number" })
  .int("must be a whole number")
  .min(0, "must be 0 to 65535")
  .max(65535, "must be 0 to 65535");
const httpUrl = url(["http://", "https://"]);
const email = text.pipe(z.email("is not an e-mail address"));
/** `name@host` or `Name <name@host>`. */
const mailbox = text.regex(
  /^(?:[^<>\r\n"]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  "must look like name@example.com or Name <name@example.com>",
);

/** As the Standard Webhooks scheme has it. */
const webhookSecret = text.refine((value) => {
  const key = value.replace(/^whsec_/, "");
  const bytes = Buffer.from(key, "base64").length;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(key) && key.length % 4 === 0 && bytes >= 24 && bytes <= 64;
}, "must be 24 to 64 bytes in base64, whsec_ before it or not");

const schema = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"], {
      error: "must be production, development or test",
    }),
    HOST: text.default("127.0.0.1"),
    PORT: port.default(3000),
    DATA_DIR: text.default("./data"),
    DATABASE_URL: url(["postgres://", "postgresql://"]).optional(),
    PUBLIC_URL: httpUrl
      .refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", "must not have a path")
      .refine(
        (value) => !URL.canParse(value) || !/[@?#]/.test(value),
        "must not have a user, a password, ? or #",
      )
      .transform((value) => new URL(value).origin)
      .optional(),
    TRUST_PROXY: onOff(false),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error: "must be fatal, error, warn, info, debug, trace or silent",
      })
      .default("info"),
    ADMIN_USERNAME: text
      .min(3, "must have at least 3 characters")
      .max(100, "must have at most 100 characters")
      .optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(6, "must have at least 6 characters")
      .max(1024, "must have at most 1024 characters")
      .optional(),
    DEMO_CONTENT: onOff(true),
    /** Absent: on with the embedded database, off with a server, whose operator has means of his own. */
    BACKUPS: eitherOr.optional(),
    RATE_LIMITS: onOff(true),
    ANALYTICS: onOff(true),
    SMTP_URL: url(["smtp://", "smtps://"]).optional(),
    MAIL_FROM: mailbox.optional(),
    CONTACT_EMAIL: email.optional(),
    OPENAI_API_KEY: text.optional(),
    OPENAI_BASE_URL: httpUrl.optional(),
    OPENAI_MODEL: text.optional(),
    VAPI_PUBLIC_KEY: text.optional(),
    VAPI_ASSISTANT_ID: text.optional(),
    VAPI_API_URL: httpUrl.default("https://api.vapi.ai"),
    /** Another place for the call library's remote part: a stand-in provider's. */
    VAPI_BUNDLE_URL: httpUrl.optional(),
    SENTRY_DSN: httpUrl.optional(),
    METRICS_TOKEN: text.min(16, "must have at least 16 characters").optional(),
    METRICS_PORT: port.optional(),
    METRICS_HOST: text.default("127.0.0.1"),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default("us-east-1"),
    S3_ENDPOINT: httpUrl.optional(),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    LEADS_WEBHOOK_URL: httpUrl.optional(),
    LEADS_WEBHOOK_SECRET: webhookSecret.optional(),
  })
  .superRefine((env, context) => {
    const both = (one: keyof typeof env, other: keyof typeof env) => {
      if (env[one] !== undefined && env[other] === undefined)
        context.addIssue({ code: "custom", path: [other], message: `is needed when ${one} is set` });
    };
    both("ADMIN_PASSWORD", "ADMIN_USERNAME");
    both("S3_BUCKET", "S3_ACCESS_KEY_ID");
    both("S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY");
    both("LEADS_WEBHOOK_URL", "LEADS_WEBHOOK_SECRET");
  });

export type Env = z.infer<typeof schema>;

/** What is wrong with the environment, one line for each variable. */
export class EnvError extends Error {
  override name = "EnvError";
}

/**
 * Parses the configuration once.
 * @throws EnvError naming each wrong variable and its fault. An empty value counts as absent.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new EnvError(
    result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"),
  );
}

/** A shorter name has too many neighbors that are somebody else's. */
const LONG_NAME = 6;

/** In a sentence each, the variables that nobody reads and whose names are nearly those of settings. */
export function likelySlips(source: Record<string, string | undefined> = process.env): string[] {
  const names = Object.keys(schema.shape);
  return Object.keys(source)
    .filter((given) => given.length >= LONG_NAME && !names.includes(given))
    .flatMap((given) => {
      const meant = names.find((name) => given.toUpperCase() === name || isOneOff(given, name));
      return meant ? [`${given} is no setting: did you mean ${meant}?`] : [];
    });
}
