import { expect, test } from "vitest";
import { addressOf } from "./link-address.ts";

test.each([
  ["https://example.com/a?b=1#c", "https://example.com/a?b=1#c"],
  ["example.com/prices", "https://example.com/prices"],
  ["//example.com", "https://example.com"],
  ["localhost:3000/x", "https://localhost:3000/x"],
  ["/contact", "/contact"],
  ["#prices", "#prices"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["someone@b.example", "mailto:someone@b.example"],
  ["tel:+15550100134", "tel:+15550100134"],
  ["  ", ""],
])("%s leads to %s", (typed, address) => expect(addressOf(typed)).toBe(address));

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://files.example",
  "exa mple",
  "https://",
  "mailto:",
])("no link leads to %s", (typed) => expect(addressOf(typed)).toBeUndefined());
