import { describe, expect, test } from "vitest";
import { EnvError, likelySlips, readEnv } from "./env.ts";

const faultOf = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  return undefined;
};
const base = { NODE_ENV: "production" };

describe("the environment", () => {
  test("needs nothing: every variable has a default or may be absent", () => {
    expect(readEnv(base)).toMatchObject({
      HOST: "127.0.0.1",
      PORT: 3000,
      DATA_DIR: "./data",
      TRUST_PROXY: false,
      LOG_LEVEL: "info",
      DEMO_CONTENT: true,
      RATE_LIMITS: true,
      VAPI_API_URL: "https://api.vapi.ai",
    });
    expect(readEnv(base).DATABASE_URL).toBeUndefined();
  });

  test.each([
    ["NODE_ENV", "staging", "must be production, development or test"],
    ["ADMIN_USERNAME", "da\nna", "must not have a line break or another control character"],
    ["PORT", "eighty", "must be a port number"],
    ["PORT", "80.5", "must be a whole number"],
    ["PORT", "65536", "must be 0 to 65535"],
    ["PORT", "-1", "must be 0 to 65535"],
    ["METRICS_PORT", "metrics", "must be a port number"],
    ["METRICS_TOKEN", "guess me", "must have at least 16 characters"],
    ["DATABASE_URL", "mysql://db", "must start with postgres:// or postgresql://"],
    ["DATABASE_URL", "db", "is not a URL (expected postgres://… or postgresql://…)"],
    ["PUBLIC_URL", "ringwell.example", "is not a URL (expected http://… or https://…)"],
    ["PUBLIC_URL", "https://ringwell.example/site", "must not have a path"],
    ["PUBLIC_URL", "https://user:word@ringwell.example", "must not have a user, a password, ? or #"],
    ["TRUST_PROXY", "yes please", "must be on or off"],
    ["LOG_LEVEL", "loud", "must be fatal, error, warn, info, debug, trace or silent"],
    ["DEMO_CONTENT", "maybe", "must be on or off"],
    ["BACKUPS", "weekly", "must be on or off"],
    ["RATE_LIMITS", "none", "must be on or off"],
    ["SMTP_URL", "mail.example:25", "must start with smtp:// or smtps://"],
    ["MAIL_FROM", "Ringwell", "must look like name@example.com or Name <name@example.com>"],
    ["MAIL_FROM", "A <a@b.example>\r\nBcc: c@d.example", "must look like"],
    ["CONTACT_EMAIL", "owner", "is not an e-mail address"],
    ["ADMIN_USERNAME", "ab", "must have at least 3 characters"],
    ["OPENAI_BASE_URL", "localhost", "is not a URL"],
    ["VAPI_API_URL", "ftp://api.example", "must start with http:// or https://"],
    ["SENTRY_DSN", "abc", "is not a URL"],
    ["S3_ENDPOINT", "bucket", "is not a URL"],
    ["LEADS_WEBHOOK_URL", "hook", "is not a URL"],
  ])("%s=%s is refused, and the fault names it", (name, value, fault) => {
    const message = faultOf({ ...base, [name]: value });
    expect(message?.split("\n")[0]).toMatch(new RegExp(`^${name} `));
    expect(message).toContain(`${name} ${fault}`);
  });

  test.each([
    [{ ADMIN_PASSWORD: "correct horse" }, "ADMIN_USERNAME is needed when ADMIN_PASSWORD is set"],
    [{ S3_BUCKET: "media" }, "S3_ACCESS_KEY_ID is needed when S3_BUCKET is set"],
    [
      { S3_BUCKET: "media", S3_ACCESS_KEY_ID: "key" },
      "S3_SECRET_ACCESS_KEY is needed when S3_ACCESS_KEY_ID is set",
    ],
    [
      { LEADS_WEBHOOK_URL: "https://hook.example" },
      "LEADS_WEBHOOK_SECRET is needed when LEADS_WEBHOOK_URL is set",
    ],
  ])("%j lacks its other half", (source, fault) => {
    expect(faultOf({ ...base, ...source })).toBe(fault);
  });

  test("names every wrong variable, one line each", () => {
    expect(faultOf({ ...base, PORT: "x", LOG_LEVEL: "y" })?.split("\n")).toHaveLength(2);
  });

  test("counts an empty value as absent", () => {
    expect(readEnv({ ...base, PORT: "", DATABASE_URL: " ", PUBLIC_URL: "" })).toMatchObject({ PORT: 3000 });
    expect(readEnv({ ...base, DATABASE_URL: " " }).DATABASE_URL).toBeUndefined();
  });

  test.each([
    ["on", true],
    ["true", true],
    ["1", true],
    ["off", false],
    ["false", false],
    ["0", false],
  ])("reads the switch %s as %s", (value, is) => {
    expect(readEnv({ ...base, TRUST_PROXY: value }).TRUST_PROXY).toBe(is);
  });

  test("keeps of PUBLIC_URL what links begin with", () => {
    expect(readEnv({ ...base, PUBLIC_URL: "HTTPS://Ringwell.example:443/" }).PUBLIC_URL).toBe(
      "https://ringwell.example",
    );
  });
});

test("a name that is nearly a setting's is asked about, and nobody else's is", () => {
  expect(likelySlips({ PUBLC_URL: "https://a.example", SMTP_ULR: "smtp://a", Data_Dir: "./x" })).toEqual([
    "PUBLC_URL is no setting: did you mean PUBLIC_URL?",
    "SMTP_ULR is no setting: did you mean SMTP_URL?",
    "Data_Dir is no setting: did you mean DATA_DIR?",
  ]);
  const others = { HOSTNAME: "a", PATH: "/bin", POST: "1", USER: "a", NODE_OPTIONS: "", DATABASE_URL: "x" };
  expect(likelySlips(others)).toEqual([]);
});
