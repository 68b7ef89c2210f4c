import { expect, test } from "vitest";
import { undeliveredToday } from "./undelivered.ts";

test.each([
  [{ failed: 0, written: 0, refused: 0 }, "Failed emails", 0, "?status=failed"],
  [
    { failed: undefined, written: undefined, refused: undefined },
    "Failed emails",
    undefined,
    "?status=failed",
  ],
  [{ failed: 2, written: 0, refused: 0 }, "Failed emails", 2, "?status=failed"],
  [{ failed: 0, written: 0, refused: 3 }, "Queued emails", 3, "?status=queued"],
  [{ failed: 0, written: 16, refused: 0 }, "Emails not delivered", 16, "?status=written"],
  [{ failed: 1, written: 16, refused: 3 }, "Emails not delivered", 20, ""],
])("of %j the day shows what has reached nobody", (counts, label, count, query) =>
  expect(undeliveredToday(counts)).toMatchObject({ label, count, to: `/admin/mails${query}` }),
);
