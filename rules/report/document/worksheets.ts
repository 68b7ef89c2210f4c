import { dialing, leaving } from "../../../content/report/words.ts";
import { periodOf } from "../bar.ts";
import { isForMissed } from "../plan.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { waitsForCount } from "../word-verdict.ts";
import { worksheet } from "./blocks.ts";
import type { Step } from "../../../content/report/step-kinds.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const callSheet = (r: Report): ReportBlock => {
  const s = r.situation;
  const t = s.trade;
  return worksheet(
    { id: "sheet.calls", basis: ["interactionChannels"] },
    s.onlyInPerson ? `One week at your ${t.place}` : `One week of ${s.contacts}`,
    `One line for each ${t.customer}, the ones who got away included.`,
    ["When", "New or known", "What about", "Answered?", "What came of it"],
    [["Mon, ten past nine", "new", t.tests[0], s.onlyInPerson ? "waited" : "no", "never heard back"]],
    14,
  );
};

const twoPhones = (r: Report, trial: Step["trial"]): ReportBlock => {
  const s = r.situation;
  const t = s.trade;
  if (trial)
    return worksheet(
      { id: "sheet.test", basis: ["interactionChannels"] },
      "The test on yourself",
      `Put your own name on its list. No ${t.customer} hears from it before all lines are right.`,
      ["You say", "It should", "It did", "Put right on"],
      trial.map(([says, should]) => [says, should, "", ""]),
      3,
    );
  return worksheet(
    { id: "sheet.test", basis: ["interactionChannels"] },
    s.phone ? "The two-phone test" : "The three-message test",
    s.phone
      ? `One phone calls, the other is yours and must ring when it should. No ${t.customer} hears it before all lines are right.`
      : "Send each from a private account, at the hour at which the assistant works.",
    ["You say", "It should", "It did", "Put right on"],
    [
      [t.tests[0], "answer from its page, or write it down", "", ""],
      [t.tests[1], "offer a person for the rest", "", ""],
      [
        t.tests[2],
        leaving(t) || dialing(t)
          ? "say 911 where it must, and get a person at once for the rest"
          : "get a person at once",
        "",
        "",
      ],
    ],
    3,
  );
};

/** What an assistant waits for: everybody whom nobody answered, for as long as the plan says. */
const missedDiary = (r: Report): ReportBlock => {
  const { phone, email } = r.situation;
  return worksheet(
    { id: "sheet.missed", basis: ["operationalBottlenecks"] },
    "The diary of what nobody answered",
    `One sheet a week, for ${periodOf(r.breakEven)}. The ${phone ? "call log" : email ? "inbox" : "list of messages"} has the counts; you'll learn who went elsewhere when you ${phone ? "call back" : "answer"}.`,
    [
      "Day",
      phone ? "By day: nobody picked up" : "By day: still waiting at closing",
      "After closing",
      "New to you",
      "Went elsewhere",
    ],
    DAYS.map((day) => [day, "", "", "", ""]),
    0,
  );
};

/** What decides about an assistant is counted, by everybody who went elsewhere: that has its sheet. */
const asksForDiary = (r: Report): boolean =>
  waitsForCount(r) === "diary" || r.steps.some((one) => one.uncounted && isForMissed(one));

/** Only the sheets that this plan needs; often none. */
export const worksheetsOf = (r: Report): ReportBlock[] => {
  const assistant = r.steps.find(({ step }) => step.kind === "assistant")?.step;
  return [
    ...(r.steps.some(({ step }) => step.id === "count-a-week") ? [callSheet(r)] : []),
    ...(assistant ? [twoPhones(r, assistant.trial)] : []),
    ...(asksForDiary(r) ? [missedDiary(r)] : []),
  ];
};
