import { unknownNumbers, unknownTrade } from "../../../content/report/unknowns.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { isGuessed } from "../word-verdict.ts";
import { list, paragraph, rich } from "./blocks.ts";

/** So many times the room that there is are not counted as new ones by anybody. */
const MOST_OF_ROOM = 2;
/** More new ones a year than this nobody has on a list. */
const COUNTABLE = 500;
const isLikely = ({ figures, situation: { room } }: Report): boolean =>
  room === undefined || figures["check.year"]!.value <= MOST_OF_ROOM * figures["room.year"]!.value;

/** The numbers that would change this report most, as questions; none where one question decides all. */
export const unknownsOf = (r: Report): string[] =>
  r.questions.some(({ question }) => question.blocks)
    ? []
    : unknownNumbers(r.situation, {
        guessed: isGuessed(r),
        idle: r.steps.every(({ closes }) => closes.length === 0) && r.steps.some(({ step }) => step.forHours),
        doubt: r.doubt,
        // What the letter asks already is asked once.
        half: r.figures["odd.then"]?.value ?? 0,
        won:
          r.figures["plan.new"]!.value > 0 &&
          r.figures["odd.then"] !== undefined &&
          isLikely(r) &&
          r.figures["check.year"]!.value <= COUNTABLE &&
          !r.odd?.some((line) => line.includes("{check.year}")),
        late: r.figures["f.gone"]!.value > 0,
        swings: (of) => r.swings?.(of) ?? [],
        contactsKnown: r.assumptions.contactsPerWeek!.from !== "example",
      });

/** Where a number is found stands in the letter and on the owner's page. */
const withoutWhere = (line: string): string => line.replace(/ ?Where to find it: .*$/, "");

/** What we do not know of the business: its trade, and what the owner can look up. */
export const unknownSection = (r: Report): ReportSection[] => {
  const trade = unknownTrade(
    r.situation,
    !isGuessed(r) && r.figures["plan.new"]!.value > 0 && r.assumptions.customerValue!.from === "example",
  );
  const numbers = unknownsOf(r);
  return trade === "" && numbers.length === 0
    ? []
    : [
        {
          id: "unknown",
          heading: rich(
            trade
              ? "What would sharpen this"
              : numbers.length > 1
                ? "Two numbers to enter on your private page"
                : "One number to enter on your private page",
          ),
          role: "body",
          blocks: [
            ...(trade ? [paragraph({ id: "unknown.trade", basis: ["industry"] }, trade)] : []),
            ...(numbers.length > 0
              ? [
                  list({ id: "unknown.numbers", basis: ["industry"] }, numbers.map(withoutWhere)),
                  ...(trade && !trade.includes("on your private page")
                    ? [
                        paragraph(
                          { id: "unknown.where", basis: [] },
                          `Enter ${numbers.length > 1 ? "them" : "it"} on your private page.`,
                          "note",
                        ),
                      ]
                    : []),
                ]
              : []),
          ],
        },
      ];
};
