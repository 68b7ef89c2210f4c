import { expect, test } from "vitest";
import { hashPassword, randomPassword, verifyPassword } from "./passwords.ts";

test("a password matches its own hash only, which is argon2id and never the same twice", async () => {
  const stored = await hashPassword("correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword("correct horse")).not.toBe(stored);
  expect(await verifyPassword(stored, "correct horse")).toBe(true);
  expect(await verifyPassword(stored, "Correct horse")).toBe(false);
  expect(await verifyPassword(undefined, "correct horse")).toBe(false);
});

test("an account that does not exist costs as much time as one that does", async () => {
  const stored = await hashPassword("correct horse");
  const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  const measure = async (name: keyof typeof fastest, hash: string | undefined) => {
    const start = performance.now();
    await verifyPassword(hash, "wrong");
    fastest[name] = Math.min(fastest[name], performance.now() - start);
  };
  // The least of many: beside other work, eight of one kind can all have been held up.
  for (let i = 0; i < 200 && (i < 8 || fastest.unknown <= fastest.known / 2); i++) {
    await measure("known", stored);
    await measure("unknown", undefined);
  }
  expect(fastest.unknown).toBeGreaterThan(fastest.known / 2);
});

test("made-up passwords are long, easy to type, and differ", () => {
  const some = new Set(Array.from({ length: 50 }, randomPassword));
  expect(some.size).toBe(50);
  for (const each of some) expect(each).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
});
