import { expect, it } from "vitest";
import { plainServerWords } from "./mail-server-words.ts";

it.each([
  ["550 5.1.1 No such user here", "There is no such mailbox."],
  ["550-5.1.1 The email account that you tried to reach does not exist.", "There is no such mailbox."],
  ["550 User unknown", "There is no such mailbox."],
  ["452 4.2.2 Over quota", "The mailbox is full."],
  ["552 Mailbox full", "The mailbox is full."],
  ["552 5.3.4 Message too big", "The email is too large."],
  ["550 5.7.1 Blocked", "The mail server refuses email from here."],
  ["451 4.3.2 Try again later", "The mail server is busy."],
  ["connect ECONNREFUSED 127.0.0.1:25", "The mail server could not be reached."],
  ["535 Authentication failed", "The mail server refused the site’s login."],
])("says what a mail server means by '%s'", (response, words) => {
  expect(plainServerWords(response)).toBe(words);
});

it.each([
  "250 OK: message queued",
  "250 2.0.0 Accepted",
  "554 No",
  "Sent by version 5.1.1-beta",
  "550 5.1.123 odd",
])("leaves '%s' as it is", (response) => {
  expect(plainServerWords(response)).toBeUndefined();
});
