import { asksOthers } from "../../content/report/names-asked.ts";
import { nth } from "../../content/report/words.ts";
import { isHourly } from "../../content/report/rounds.ts";
import type { StepId } from "../../content/report/cures.ts";
import type { Advice, Playbook, Subject } from "../../content/report/playbook.ts";
import { ownCall } from "../../content/report/steps/usual-call.ts";
import { adviceOn, allAdvice, fitted } from "./advice-on.ts";
import { wordVerdict } from "./word-verdict.ts";
import { inAll } from "./half-as-many.ts";
import { toldSetup } from "./step-hours.ts";
import type { Report, StepWords } from "./report.ts";

/** A first act that speaks of something which its paragraph says: 'Send that line', 'those three lists'. */
const POINTS_AT_STEP =
  /\b(?:those|these) (?:\w+ ){0,2}(?:questions|pictures|columns|lists|sentences|words|doors|groups)\b|\b(?:write|send|make|save|put|record|hang|fill in) (?:\w+ )?that (?:line|page|list|card)\b|\b(?:those|these) (?:two|three|four|five)(?= on\b)/i;
/** The same where it is read without the paragraph: in the letter and in its week. */
const whereSaid = (first: string, step: string): string =>
  POINTS_AT_STEP.test(first) ? first.replace(/\.$/, ` (see ${step}).`) : first;

const WITHIN_THE_HOUR = /\bwithin (?:(?:the|an|one) hour|[a-z-]+ minutes)\b/;

/** Who takes up what nobody answered, and in which order, as the trade does it. */
const handled = (
  { handled: ways }: Report["steps"][number]["step"],
  words: StepWords,
  { situation: s }: Report,
  { say, first, watch, when, who, how }: Advice,
): StepWords => {
  if (!ways || !how) return words;
  const { general, own } = ways(s, s.trade, { when, who, how });
  return {
    ...words,
    does: words.does.replace(general, () => own),
    dayOne: first ?? words.dayOne,
    // Who looks a few times a day cannot be held to the hour.
    watch: watch && (isHourly(s) || !WITHIN_THE_HOUR.test(watch)) ? watch : words.watch,
    ...(say ? { say } : {}),
  };
};

/** What an assistant does with the call that it takes most in the trade, in place of what it asks anybody. */
const answered = (
  { call }: Report["steps"][number]["step"],
  words: StepWords,
  { situation: s }: Report,
  { assistant }: Playbook,
): StepWords | undefined => {
  const own = call && assistant && fitted(assistant.text, s);
  return own ? { ...words, does: words.does.replace(call(s, s.trade), () => ownCall(own)) } : undefined;
};

/** Whoever is told of there decides before the morning. */
const DARK =
  /\b(?:tonight|(?:at|in the|all|that) night|after dark|midnight|(?:at|past) (?:nine|ten|eleven) in the evening|after (?:supper|dinner|closing|bedtime)|before bedtime|turn out the light|by (?:the )?(?:morning|bedtime))\b/i;
/** A look by day comes too late for whoever decides in the dark: such a scene belongs to what answers at night. */
const isTooLate = (scene: string, { closes }: Report["steps"][number]["step"]): boolean =>
  closes["after-hours"] === undefined && DARK.test(scene);

const DATES = "Appointment Scheduling";
/** Another step of the plan makes dates in the trade's own words. */
const isMade = ({ steps }: Report): boolean => steps.some(({ step }) => step.subject === DATES);
/** What a trade says when it makes a date has its first question in it: what to bring, what happens in rain. */
const dated = (words: StepWords, r: Report, playbook: Playbook): StepWords => {
  const say = isMade(r) ? undefined : adviceOn(DATES, r.situation, playbook)?.say;
  return say ? { ...words, dated: say } : words;
};

const wordsOf = ({ step, words }: Report["steps"][number], r: Report, playbook: Playbook): StepWords => {
  const at = r.steps.findIndex((one) => one.step === step);
  const which = r.steps.length === 1 ? "the step" : `step ${nth(at + 1)}`;
  const taken = answered(step, words, r, playbook);
  if (taken) return taken;
  if (step.missed) {
    const scene = adviceOn("missed", r.situation, playbook);
    if (!scene) return words;
    const own = handled(step, words, r, scene);
    return isTooLate(scene.text, step)
      ? own
      : { ...own, scene: scene.text, does: `${scene.text} ${own.does}` };
  }
  if (step.closes["no-shows"] && step.subject === undefined && step.kind === "cheaper-fix")
    return dated(words, r, playbook);
  const advice = step.subject && adviceOn(step.subject, r.situation, playbook);
  return advice
    ? {
        ...words,
        does: step.leads ? `${advice.text} **If something else is out:** ${words.does}` : advice.text,
        dayOne: advice.first ? whereSaid(advice.first, which) : words.dayOne,
        watch: (step.leads ? undefined : advice.watch) ?? words.watch,
        // What the general words need is not what these do.
        needs: "",
        ...(advice.say ? { say: advice.say } : {}),
        ...(advice.later ? { later: advice.later } : {}),
        ofTrade: true,
      }
    : words;
};

/** Steps that take the simple dates: how the trade makes the others is told with them. */
const SIMPLE: ReadonlySet<StepId> = new Set(["booking-page", "open-book"]);
const sentenceOf = (text: string) => /^[^.?!]+/.exec(text)![0];
const withOthers = (
  chosen: Report["steps"][number],
  words: StepWords,
  r: Report,
  playbook: Playbook,
): StepWords => {
  const takes = SIMPLE.has(chosen.step.id) && r.bottlenecks[DATES] === chosen.step.id && !isMade(r);
  const advice = takes ? adviceOn(DATES, r.situation, playbook) : undefined;
  return advice
    ? {
        ...words,
        others: advice.first ?? `${advice.title ?? sentenceOf(advice.text)}.`,
        ...(advice.say ? { dated: advice.say } : {}),
      }
    : words;
};

/** From where on a goal's words say where the rest of it is to be looked for, in general. */
const LOOK =
  / ?\*\*(?:(?:Where costs hide|Where the hours go) in a business like yours|What our numbers leave out):\*\*.*$/s;

/** So many times what the plan wins is room that it does not fill. */
const UNFILLED = 4;
/** What the trade does first for the room that these steps leave. */
const toFill = ({ situation: s, steps, figures, goal }: Report, playbook: Playbook): string => {
  const open = s.goal === "growth" && s.room ? 12 * s.room > UNFILLED * figures["won"]!.value : false;
  const first =
    open && !steps.some(({ step }) => step.lever || step.subject === "growth")
      ? adviceOn("growth", s, playbook)?.first
      : undefined;
  return first ? ` ${asksOthers(goal) ? "Also" : "For the rest"}: ${first}` : "";
};

/** The same report with this in it: what it tells late is still told to nobody who does not ask. */
const changed = (r: Report, more: Partial<Report>): Report =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(r), ...Object.getOwnPropertyDescriptors(more) },
  ) as Report;

/**
 * The report with what the trade's playbook tells in place of what holds for any business of the kind. Choice and sums
 * stay as they are.
 */
export const inTheTradesWords = (r: Report, playbook: Playbook | undefined): Report => {
  if (!playbook) return r;
  const steps = r.steps.map((chosen) => {
    const words = withOthers(chosen, wordsOf(chosen, r, playbook), r, playbook);
    const days = toldSetup(words.does);
    return {
      ...chosen,
      words,
      // What takes days to set up is more than a page.
      title:
        days > 0
          ? chosen.title.replace(/^One page for the day/, "A stand-in plan for the day")
          : chosen.title,
      setupHours: Math.max(chosen.setupHours, days),
    };
  });
  // A step that says it leaves nothing to tell beside the plan.
  const { figures } = r;
  const told = changed(r, { steps });
  const taken = changed(told, { figures: { ...figures, ...inAll(told) } });
  const isTold = steps.some(({ step, words }) => words.ofTrade && step.subject === r.situation.goal);
  const knows = playbook.knowledge && fitted(playbook.knowledge.text, r.situation);
  const aim = isTold ? "" : adviceOn(r.situation.goal, r.situation, playbook)?.text;
  return changed(taken, {
    // Its hours are those of the trade's words.
    verdict: wordVerdict(taken),
    told: allAdvice(playbook, r.situation),
    ...(knows && { knows }),
    leftovers: r.leftovers.map((leftover) => {
      const advice =
        leftover.what in r.bottlenecks && leftover.start !== undefined
          ? adviceOn(leftover.what as Subject, r.situation, playbook)
          : undefined;
      return advice
        ? { ...leftover, start: advice.text, ...(advice.first ? { first: advice.first } : {}) }
        : leftover;
    }),
    ...(aim === undefined ? {} : { aim, goal: `${r.goal.replace(LOOK, "")}${toFill(r, playbook)}` }),
  });
};
