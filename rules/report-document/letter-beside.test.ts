import { describe, expect, it } from "vitest";
import { DOCUMENT_VERSION, type ReportBlock, type ReportDocument } from "../../contracts/report-document.ts";
import { letterBeside } from "./letter-beside.ts";

const paragraph = (id: string, text: string, source?: ReportBlock["source"]): ReportBlock => ({
  kind: "paragraph",
  id,
  basis: [],
  text: [text],
  ...(source && { source }),
});
const verdict = { kind: "verdict", id: "pays" } as const;
const TITLE = "Hand off routine booking calls. There is nothing to buy.";
const LEDE = "The plan leaves you about $1,060 a month, or $400 if fewer people call than we think.";
const drawn: ReportDocument = {
  version: DOCUMENT_VERSION,
  sections: [
    {
      id: "cover",
      role: "cover",
      blocks: [paragraph("verdict.title", TITLE), paragraph("verdict.lede", LEDE)],
    },
  ],
  letter: [
    paragraph(
      "letter.verdict",
      "If this were our practice, we'd start with a reminder before each visit.",
      verdict,
    ),
    paragraph("letter.worth", "That leaves you about $1,060 a month after costs.", verdict),
    paragraph("letter.number", "The number that would help us most: no-shows a week."),
  ],
  figures: {},
  assumptions: {},
};
const beside = (title: string, lede = LEDE) =>
  letterBeside(drawn, [
    {
      id: "cover",
      role: "cover",
      blocks: [
        { ...paragraph("verdict.title", title), by: title === TITLE ? undefined : "person" },
        { ...paragraph("verdict.lede", lede), by: lede === LEDE ? undefined : "person" },
      ],
    },
  ]).map(({ id }) => id.replace("letter.", ""));

describe("a cover letter beside an edited first screen", () => {
  it.each([
    ["Hand off routine booking calls today. There is nothing to buy."],
    ["Hand off your routine booking calls. There is nothing to buy."],
    ["Please hand off routine booking calls. There is nothing to buy."],
    ["Hand off simple booking calls. There is nothing to buy."],
    ["Hand off routine booking calls, Dana. There is nothing to buy."],
    ["Hand over routine booking calls. There is nothing to buy."],
    ["Hand off routine booking calls. There is nothing to purchase."],
    ["Hand off routine appointment calls. There is nothing to buy."],
    ["Hand off routine booking calls: there is nothing to buy"],
    ["Hand off routine booking calls and breathe. There is nothing to buy yet."],
  ])("keeps what a word more or another one in the heading does not touch: %s", (title) => {
    expect(beside(title)).toEqual(["verdict", "worth", "number"]);
  });

  it.each([
    ["Hand off routine booking calls. There is something to buy."],
    ["Do not hand off routine booking calls. There is nothing to buy."],
    ["Don’t hand off routine booking calls. There is nothing to buy."],
    ["Never hand off routine booking calls. There is nothing to buy."],
    ["Hand off no routine booking calls. There is nothing to buy."],
    ["Ask patients how they are"],
    ["Buy the assistant this week, and let it answer everything."],
    ["Hire somebody."],
  ])("says nothing of a verdict that is turned round or another one: %s", (title) => {
    expect(beside(title)).toEqual(["number"]);
  });

  it.each([
    [
      "The plan leaves you about $900 a month, or $400 if fewer people call than we think.",
      ["verdict", "number"],
    ],
    [
      "The plan leaves you about $2,060 a month, or $400 if fewer people call than we think.",
      ["verdict", "number"],
    ],
    [
      "The plan leaves you about $1,060 a month, or $300 if fewer people call than we think.",
      ["verdict", "worth", "number"],
    ],
    [
      "The plan leaves you about $1,060 a month, or $400 if fewer patients call than we think.",
      ["verdict", "worth", "number"],
    ],
  ])("leaves out what repeats a sum that was changed, and that alone: %s", (lede, left) => {
    expect(beside(TITLE, lede)).toEqual(left);
  });
});
