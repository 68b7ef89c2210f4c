import type { AssessmentAnswers, AssessmentField } from "../../../contracts/assessment.ts";
import { industryOf } from "./industry/knowledge.ts";

/** One part of the score. `why` says in a sentence or two what the points stand for and what would add some. */
export interface ReadinessPart {
  id: "comfort" | "experience" | "channels" | "answering" | "repetition" | "knowledge";
  label: string;
  points: number;
  max: number;
  why: string;
  basis: AssessmentField[];
}
export interface Readiness {
  /** 0 to 100, the sum of the parts. */
  score: number;
  parts: ReadinessPart[];
  verdict: string;
}

type Graded<T extends string> = Record<T, readonly [points: number, why: string]>;

const COMFORT: Graded<AssessmentAnswers["techComfortLevel"]> = {
  "very-comfortable": [20, "New tools do not scare you. You can try, judge and drop one without help."],
  comfortable: [15, "You take to new tools when they earn it. A clear test at the start is all you need."],
  "somewhat-comfortable": [
    9,
    "You prefer to see a thing work first. So the plan shows it to you before anybody else meets it.",
  ],
  "not-comfortable": [
    4,
    "New tools are not your thing, and need not be. In this plan somebody else does the setting up.",
  ],
};
const EXPERIENCE: Graded<AssessmentAnswers["previousAiExperience"]> = {
  "currently-using": [15, "You use AI already. You know where it helps and where it talks nonsense."],
  "explored-not-implemented": [
    11,
    "You have looked at AI and not put it to use. What stopped you then is the first thing to clear up now.",
  ],
  "limited-knowledge": [
    7,
    "You know a little about AI. Half an hour of listening to a real example adds the most here.",
  ],
  "no-experience": [4, "AI would be new to you. A small start adds these points faster than reading does."],
};
const ANSWERING: Graded<AssessmentAnswers["responseTime"]> = {
  "within-1-hour": [
    15,
    "People hear back within the hour. An assistant must match a habit that you already have.",
  ],
  "same-day": [
    11,
    "People hear back the same day. The points that are missing lie in the evening and in the first hour.",
  ],
  "24-48-hours": [
    7,
    "People wait a day or two. Before an assistant promises a call back, somebody must keep it.",
  ],
  "more-than-48-hours": [
    3,
    "People wait more than two days. Agree first who reads what the assistant takes down, and when.",
  ],
};
const KNOWLEDGE: Graded<AssessmentAnswers["cloneExpertiseValue"]> = {
  "extremely-valuable": [
    10,
    "Much hangs on what you know. Written down, it serves you even on the days you are away.",
  ],
  "very-valuable": [8, "A good part of the answers is in your head. Each page you write down adds to this."],
  "somewhat-valuable": [5, "Some answers need you, many do not. The many are the place to begin."],
  "not-valuable": [
    3,
    "A copy of your expertise would not help you, you said. So the plan does not build on one.",
  ],
};
const TALK = { "less-than-25": 4, "25-50": 8, "51-75": 10, "more-than-75": 12 } as const;
const CHANNEL_POINTS = {
  "Phone Calls": 7,
  Email: 5,
  "Live Chat": 5,
  "In-Person": 2,
  "Social Media": 4,
  "Text/SMS": 5,
  "Voice Assistants": 4,
  "Web Forms": 5,
} as const;

const sum = (ns: number[]) => ns.reduce((a, b) => a + b, 0);

const channels = (a: AssessmentAnswers): ReadinessPart => {
  const points = Math.min(20, sum(a.interactionChannels.map((c) => CHANNEL_POINTS[c])));
  const helpful = a.interactionChannels.filter((c) => c !== "In-Person");
  const { customers } = industryOf(a.industry);
  const why =
    helpful.length === 0
      ? `Your ${customers} come in person. There an assistant can only work around you: before the visit, and after it.`
      : helpful.length === 1
        ? `An assistant can join one of your channels: ${helpful[0]}. One is enough to begin, and easy to watch.`
        : `An assistant can join ${helpful.length} of your channels. Begin with one of them all the same.`;
  return {
    id: "channels",
    label: "Channels it can join",
    points,
    max: 20,
    why,
    basis: ["interactionChannels"],
  };
};

const repetition = (a: AssessmentAnswers): ReadinessPart => {
  const named = a.operationalBottlenecks.length;
  const points = TALK[a.customerInteractionPercentage] + Math.min(8, named * 2);
  const { customers } = industryOf(a.industry);
  const day = {
    "less-than-25": `Talking with ${customers} fills less than a quarter of your day, so there is less to hand over.`,
    "25-50": `Talking with ${customers} fills up to half of your day.`,
    "51-75": `Talking with ${customers} fills more than half of your day.`,
    "more-than-75": `Talking with ${customers} fills most of your day. There is much to hand over, and much that must not break.`,
  }[a.customerInteractionPercentage];
  const places =
    named === 1
      ? "You named one bottleneck, which keeps the aim clear."
      : `You named ${named} bottlenecks; the plan takes them one at a time.`;
  return {
    id: "repetition",
    label: "Work worth handing over",
    points,
    max: 20,
    why: `${day} ${places}`,
    basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  };
};

/** From when on which sentence holds. */
const VERDICTS = [
  [
    80,
    "You are ready for more than a first step. Set the pace by what you can check, not by what is possible.",
  ],
  [60, "You are ready. Begin with one job, check it for two weeks, then add the next."],
  [40, "You are ready for a small start. One job, one channel, one person who watches it."],
  [
    0,
    "Prepare a little before you begin: one page of answers, and one name for what the assistant hands over. Then start small.",
  ],
] as const;

/** How ready a business is, by our own rule: six parts, each from one or two answers. */
export const assessReadiness = (a: AssessmentAnswers): Readiness => {
  const graded = (
    id: ReadinessPart["id"],
    label: string,
    max: number,
    [points, why]: readonly [number, string],
    field: AssessmentField,
  ): ReadinessPart => ({ id, label, points, max, why, basis: [field] });
  const parts = [
    graded("comfort", "Comfort with new tools", 20, COMFORT[a.techComfortLevel], "techComfortLevel"),
    graded("experience", "AI so far", 15, EXPERIENCE[a.previousAiExperience], "previousAiExperience"),
    channels(a),
    graded("answering", "How soon people hear back", 15, ANSWERING[a.responseTime], "responseTime"),
    repetition(a),
    graded("knowledge", "Knowledge to pass on", 10, KNOWLEDGE[a.cloneExpertiseValue], "cloneExpertiseValue"),
  ];
  const score = sum(parts.map((p) => p.points));
  return { score, parts, verdict: VERDICTS.find(([from]) => score >= from)![1] };
};
