import { plain } from "./plain.ts";
import type { Report } from "./report.ts";

/** The report's structure as it leaves the house; money is dollars a month, likely values, before a step's own cost. */
export const reportJson = (r: Report) => {
  const say = (text: string) => plain(text, r.figures);
  return {
    version: 3,
    situation: { ...r.situation, trade: r.situation.trade.id, tradeSuggested: r.tradeSuggested ?? null },
    verdict: { id: r.verdict.id, text: say(`${r.verdict.title}. ${r.verdict.text} ${r.verdict.buy}`).trim() },
    findings: r.findings.map(({ finding, title, means, look }) => ({
      id: finding.id,
      basis: [...finding.basis],
      text: say(`${title}. ${means} ${look}`),
    })),
    questions: [
      ...r.questions.map(({ question, text, why }) => ({
        id: question.id,
        basis: [...question.basis],
        text: `${text} ${why}`,
      })),
      // Asked about the owner's own numbers: they rest on no answer.
      ...(r.odd ?? []).map((text, i) => ({ id: `owners-numbers-${i + 1}`, basis: [], text: say(text) })),
    ],
    streams: r.streams.map(({ stream, factors, title, perMonth }) => ({
      id: stream.id,
      kind: stream.kind,
      title,
      perMonth,
      inputs: [...factors],
    })),
    steps: r.steps.map(({ step, title, closes, perMonth, costPerMonth, setupHours }) => ({
      id: step.id,
      kind: step.kind,
      title,
      closes: closes.map((closed) => ({ stream: closed.stream, perMonth: closed.perMonth })),
      perMonth,
      costPerMonth,
      setupHours,
    })),
    bottlenecks: r.bottlenecks,
    leftovers: r.leftovers.map(({ what, why, start }) => ({ what, why: start ? `${why} ${start}` : why })),
    headline: { perMonth: r.headline.likely, low: r.headline.low, high: r.headline.high },
    breakEven: { needed: r.breakEven.needed, expected: r.breakEven.expected, unit: r.breakEven.unit },
    assumptions: Object.fromEntries(
      Object.values(r.assumptions).map(({ id, label, value, unit, source, from }) => [
        id,
        { value, source, label, unit, from },
      ]),
    ),
    figures: Object.fromEntries(Object.entries(r.figures).map(([id, { value }]) => [id, value])),
  };
};
