import { describe, expect, it } from "vitest";
import { readableText, readFault } from "./fault.ts";
import { faultReport } from "./fault-report.ts";
import { microphoneTrouble } from "./microphone-trouble.ts";

describe("what an error says to the visitor", () => {
  it.each([
    ["Plain words", "Plain words"],
    [new Error("Plain words"), "Plain words"],
    [{ type: "x", error: { message: "Plain words" } }, "Plain words"],
    [
      { error: { message: { message: ["First.", "Second."], error: "Forbidden", statusCode: 403 } } },
      "First. Second.",
    ],
    [{ error: { message: {}, error: "Forbidden" } }, "Forbidden"],
    [{ error: { errorMsg: { errorMsg: "Device gone" } } }, "Device gone"],
    [{}, null],
    [undefined, null],
    [{ error: { message: {} } }, null],
    [{ error: { message: "<html><body>502</body></html>" } }, null],
    [{ error: { message: '{"a":1}' } }, null],
    [{ error: { message: "[object Object]" } }, null],
    [{ error: { name: "SyntaxError", message: "Unexpected token '<'" } }, null],
  ])("%j reads %j", (error, text) => expect(readableText(error)).toBe(text));

  it("finds the status of the start-call request", () => {
    expect(
      readFault({ type: "start-method-error", error: { message: { message: "No.", statusCode: 403 } } }),
    ).toMatchObject({
      kind: "fatal",
      status: 403,
      message: "No.",
    });
  });

  it("survives an error that holds itself", () => {
    const error: Record<string, unknown> = {};
    error.error = error;
    expect(readFault(error)).toMatchObject({ kind: "fatal", message: null });
  });
});

it("reports of a long message its beginning, scrubbed", () => {
  const fault = readFault({ type: "daily-error", error: `refused for ann@example.com ${"x ".repeat(500)}` });
  const { message } = faultReport("hosted", fault, true);
  expect(message).toHaveLength(200);
  expect(message).toMatch(/^refused for \[e-mail\] x/);
});

describe("microphone trouble", () => {
  it.each([
    [
      "blocked",
      { errorName: "NotAllowedError", isSecureContext: true, policyAllows: true, permission: "denied" },
    ],
    ["blocked", { errorName: "permissions" }],
    ["none", { errorName: "NotFoundError", isSecureContext: true }],
    ["none", { errorName: "not-found" }],
    ["none", { permission: "granted", inputs: 0 }],
    ["busy", { errorName: "NotReadableError", permission: "granted" }],
    ["busy", { errorName: "mic-in-use" }],
    ["insecure", { errorName: "TypeError", isSecureContext: false }],
    ["policy", { errorName: "NotAllowedError", isSecureContext: true, policyAllows: false }],
    ["policy", { errorName: "NotAllowedError", errorMessage: "Permissions policy violation" }],
    [null, { errorName: "TypeError", isSecureContext: true, inputs: 1 }],
  ] as const)("%s from %j", (trouble, facts) => expect(microphoneTrouble(facts)).toBe(trouble));
});
