import { expect, it } from "vitest";
import { renderText } from "../report-document/render-text.ts";
import { asItIsSent as read } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "./document-of.ts";
import type { Report } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";

/**
 * Twelve reports as their owners read them, once from the answers alone and once with the owner's numbers. A change
 * here is read by a person before it is committed: `npx vitest run rules/report/golden.test.ts -u` writes them anew.
 */
it.each(twelve)("$id reads as it was read and found good", async ({ id, answers, numbers }) => {
  const letter = (r: Report) => {
    const document = documentOf(r);
    return renderText({ ...document, sections: [{ id: "letter", role: "body", blocks: document.letter }] });
  };
  const alone = read({ answers });
  const told = read({ answers, numbers });
  await expect(`${letter(alone)}\n----------\n\n${renderText(documentOf(alone))}`).toMatchFileSnapshot(
    `golden/${id}.txt`,
  );
  await expect(`${letter(told)}\n----------\n\n${renderText(documentOf(told))}`).toMatchFileSnapshot(
    `golden/${id}-with-numbers.txt`,
  );
});
