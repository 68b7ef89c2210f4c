import { expect, it } from "vitest";
import { scrub } from "./scrub.ts";

it("takes addresses, tokens, mail addresses and telephone numbers out of what is reported", () => {
  expect(
    scrub(
      "wss://a.wss.daily.co/x eyJhbGciOiJIUzI1NiJ9abcdefgh.abc ann@example.com +1 (555) 010-0134 refused",
    ),
  ).toBe("[address] [token] [e-mail] +[number] refused");
});
