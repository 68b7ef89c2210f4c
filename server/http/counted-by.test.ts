import { expect, test } from "vitest";
import { counterOf, mailbox, network } from "./counted-by.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("a client at %s counts as %s", (address, counted) => {
  expect(network(address)).toBe(counted);
  expect(counterOf({ address })).toBe(counted);
});

test.each([
  ["Dana@Practice.example", "dana@practice.example"],
  ["dana+one@practice.example", "dana@practice.example"],
  ["dana+one+two@practice.example", "dana@practice.example"],
  ["d.a.n.a+x@gmail.com", "dana@gmail.com"],
  ["dana@googlemail.com", "dana@gmail.com"],
  ["d.ana@practice.example", "d.ana@practice.example"],
  ["+dana@practice.example", "+dana@practice.example"],
])("mail to %s ends up at %s", (email, where) => {
  expect(mailbox(email)).toBe(where);
});

test("a counter shows nobody's address", () => {
  expect(counterOf({ mailbox: "dana@practice.example" })).toMatch(/^[0-9a-f]{64}$/);
});
