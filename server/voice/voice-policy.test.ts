import { describe, expect, it } from "vitest";
import { securityHeaders } from "../http/security-headers.ts";
import { contentSecurityPolicy } from "../page-cache/content-security-policy.ts";
import { voicePolicy } from "./voice-policy.ts";

/** The sources of one directive. */
const sources = (directive: string, options: Parameters<typeof voicePolicy>[0]) =>
  contentSecurityPolicy(Buffer.from("<!doctype html><title>Page</title>"), voicePolicy(options))
    .split("; ")
    .find((line) => line.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1);

describe("what a page may reach for the demo call", () => {
  it("is nothing but this site without a key", () => {
    const none = { hosted: null, transcription: false };
    expect(sources("script-src", none)).toEqual(["'self'"]);
    expect(sources("connect-src", none)).toEqual(["'self'"]);
  });

  it("is WebAssembly alone where the server writes down what is said", () => {
    const keyed = { hosted: null, transcription: true };
    expect(sources("script-src", keyed)).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(sources("connect-src", keyed)).toEqual(["'self'"]);
  });

  it("is the hosted provider's hosts, and no other, with its key", () => {
    const hosted = { hosted: { host: "https://api.vapi.ai", bundleUrl: null }, transcription: false };
    expect(sources("script-src", hosted)).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      "https://c.daily.co",
      "blob:",
    ]);
    expect(sources("connect-src", hosted)).toEqual([
      "'self'",
      "https://api.vapi.ai",
      "https://*.daily.co",
      "wss://*.wss.daily.co",
      "wss://*.daily.co",
      "https://*.pluot.blue",
      "https://o77906.ingest.sentry.io",
    ]);
    expect(sources("worker-src", hosted)).toEqual(["'self'", "blob:"]);
    expect(sources("object-src", hosted)).toEqual(["'none'"]);
    expect(sources("base-uri", hosted)).toEqual(["'none'"]);
  });

  it("is the provider's own address where another is set", () => {
    const own = {
      hosted: { host: "https://voice.example/api", bundleUrl: "https://cdn.example/x.js" },
      transcription: false,
    };
    expect(sources("connect-src", own)).toContain("https://voice.example");
    expect(sources("script-src", own)).toContain("https://cdn.example");
  });

  it("includes the microphone and sound for this site alone, and no camera, screen or place", () => {
    expect(securityHeaders["permissions-policy"]).toMatch(
      /^microphone=\(self\), autoplay=\(self\), camera=\(\), display-capture=\(\), geolocation=\(\)/,
    );
  });
});
