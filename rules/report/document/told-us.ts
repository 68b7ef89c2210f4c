import { aiAtHand } from "../../../content/report/ai-at-hand.ts";
import { aiBefore, KNOWN, whatOnlyYouKnow } from "../../../content/report/answered.ts";
import type { StepId } from "../../../content/report/cures.ts";
import type { Field } from "../../../content/report/kinds.ts";
import { nth } from "../../../content/report/words.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { isWaiting } from "../plan.ts";
import { OWN_AI } from "../plan.ts";
import type { Report } from "../report.ts";
import { paragraph } from "./blocks.ts";
import { upToWords } from "./up-to-words.ts";

/** 'Somewhat valuable', 'very' and 'extremely'. */
const SOMEWHAT = 1;
const VALUED = 2;
const MOST = 3;
/** Steps by which what one person knows gets onto paper. */
const KNOWS: ReadonlySet<StepId> = new Set(["expert-hours", "expert-screen", "absence-page", "answer-page"]);

/** What only the owner knows is told here, and in no line of what is left alone. */
export const tellsKnown = (r: Report): boolean =>
  !isWaiting(r.steps) &&
  (r.knows === undefined
    ? r.situation.clone >= MOST && !r.situation.onlySpeakers
    : r.situation.clone >= VALUED);

const known = (r: Report): string => {
  const s = r.situation;
  const at = r.steps.findIndex(({ step }) => KNOWS.has(step.id));
  return tellsKnown(r)
    ? whatOnlyYouKnow(s, s.trade, {
        at: at < 0 ? "" : nth(at + 1),
        own: r.knows,
        named: r.verdict.text.includes(s.trade.expert.replace(/^if /, "")),
      })
    : s.clone === SOMEWHAT && r.knows && !isWaiting(r.steps)
      ? `**${KNOWN}.** ${upToWords(r.knows, IN_SHORT)[0]}`
      : "";
};
/** Who called it somewhat valuable reads how it is begun, and no more. */
const IN_SHORT = 26;

const ofAi = (r: Report): string => {
  const s = r.situation;
  if (isWaiting(r.steps)) return "";
  const assistant = r.steps.findIndex(({ step }) => step.kind === "assistant");
  if (s.ai === "using")
    return r.steps.some(({ step }) => OWN_AI.has(step.id)) ||
      r.questions.some(({ question }) => question.id === "which-ai")
      ? ""
      : aiAtHand(s, s.trade, { assistant: assistant < 0 ? "" : nth(assistant + 1) });
  return s.ai === "explored" && assistant < 0 ? aiBefore(s.trade) : "";
};

/** What was said of one's own knowledge and of AI, with what to do about it: behind the steps. */
export const toldUsBlocks = (r: Report): ReportBlock[] => {
  const say = (id: string, basis: Field, text: string): ReportBlock[] =>
    text ? [paragraph({ id, basis: [basis] }, text)] : [];
  return [
    ...say("told.knowledge", "cloneExpertiseValue", known(r)),
    ...say("ai.at-hand", "previousAiExperience", ofAi(r)),
  ];
};
