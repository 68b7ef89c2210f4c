import { passedWords } from "../../content/report/reasons.ts";
import { withoutFigures } from "../../content/report/words.ts";
import { leaves } from "./choose.ts";
import { inCustomers } from "./streams.ts";
import type { Report } from "./report.ts";

/** Of less than so many dollars a month nobody asks why the plan leaves it. */
const SMALL = 100;

/** The largest loss of all where no step of the plan touches it, and why; nothing where one does, where it is time that nobody named, and before a question that decides all. */
export const passedBy = (
  { streams, steps, reasons, questions, leftovers, situation: s }: Report,
  printsSum: boolean,
): { stream: string; text: string } | undefined => {
  const [largest, ...others] = streams.toSorted((a, b) => b.perMonth.likely - a.perMonth.likely);
  const id = largest?.stream.id ?? "";
  const reason = reasons[id];
  if (!largest || !reason || s.room === 0 || questions.some(({ question }) => question.blocks))
    return undefined;
  // Two that are as large as each other: the plan takes one of them.
  if (
    others.some(({ stream, perMonth }) => !reasons[stream.id] && perMonth.likely >= largest.perMonth.likely)
  )
    return undefined;
  if (largest.perMonth.likely < SMALL) return undefined;
  if (!inCustomers(largest.stream) && !largest.stream.of.some((label) => s.labels.includes(label)))
    return undefined;
  if (reason.why === "planned" || reason.why === "along") return undefined;
  const { why, step, left = 0 } = reason;
  const least = Math.min(...steps.filter(({ closes }) => closes.length > 0).map(leaves));
  const said =
    why === "next" && left > least ? leftovers.find(({ would }) => would?.step === step?.id) : undefined;
  const text = passedWords(
    largest.title,
    printsSum ? `{s.${id}}` : "",
    why === "next" && left <= least ? "less" : why,
    step?.short(s, s.trade) ?? "",
    printsSum && left > 0 ? `{r.${id}.left}` : "",
    said && (printsSum ? said.why : withoutFigures(said.why)),
  );
  return text === undefined ? undefined : { stream: id, text };
};
