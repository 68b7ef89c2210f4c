import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AssessmentField, emptyAssessment } from "../../../contracts/assessment.ts";
import type { CountedStep } from "../../../contracts/assessment-api.ts";
import type { AssessmentStepId } from "../../../contracts/assessment-steps.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { toast } from "../../ui/use-toast.ts";
import { assessmentDraft } from "./draft.ts";
import { initialState, INVALID_EMAIL, reduce } from "./reducer.ts";
import { type Answers, faultOf, isStep, stepAfter, stepBefore, stepsTo } from "./steps.ts";
import { causeOf, count, isOffline, reasonOf, send } from "./submit.ts";

/** Where a step stands in the browser's history: an entry for each, without an address of its own. */
interface StepEntry {
  step?: AssessmentStepId;
  from?: AssessmentStepId;
  /** The answers have been sent: a reload says so again, and asks nothing. */
  sent?: Answers;
}
/** What a page that leads here may know already: an industry's display label. */
interface Prefill {
  industry?: unknown;
}

export type Wizard = ReturnType<typeof useWizard>;

export function useWizard() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const location = useLocation();
  const navigate = useNavigate();
  const entry = (location.state ?? {}) as StepEntry & Prefill;
  const website = useRef("");
  const begun = useRef(false);
  const arrived = useRef(entry.step);
  const sentBefore = useRef(entry.sent);
  const counted = useRef(new Set<CountedStep>());

  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  /** Steps that are shown and not in the history yet. */
  const ahead = useRef(0);
  const go = useCallback(
    async (step: AssessmentStepId, from?: AssessmentStepId) => {
      dispatch({ type: "moved", step });
      ahead.current++;
      // The step is shown first: the router takes as long for its entry as the step itself.
      await afterPaint();
      ahead.current--;
      if (here.current)
        await navigate(".", { state: { step, from } satisfies StepEntry, preventScrollReset: true });
    },
    [navigate],
  );

  // A reload, or a tab opened again: on where it was left.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (sentBefore.current) {
      counted.current.add("intro").add("submitted");
      return dispatch({ type: "was-submitted", answers: { ...emptyAssessment, ...sentBefore.current } });
    }
    const draft = assessmentDraft.read();
    // The answers are sent or too old: the history may still name a step.
    if (!draft) {
      if (arrived.current) void navigate(".", { state: null, replace: true, preventScrollReset: true });
      return;
    }
    for (const step of stepsTo(draft.step)) counted.current.add(step);
    dispatch({ type: "resumed", ...draft });
    void navigate(".", {
      state: { step: draft.step } satisfies StepEntry,
      replace: true,
      preventScrollReset: true,
    });
  }, [navigate]);

  const { industry } = entry;
  useEffect(() => {
    if (industry) dispatch({ type: "prefilled", industry });
  }, [industry]);

  // What the history says is shown: the browser's back and forward come in here.
  const wanted = isStep(entry.step) ? entry.step : "intro";
  const entryKey = location.key;
  useEffect(() => {
    if (entryKey && ahead.current === 0) dispatch({ type: "moved", step: wanted });
  }, [wanted, entryKey]);

  const { step, answers, phase } = state;
  useEffect(() => {
    if (phase === "submitted") return assessmentDraft.clear();
    const empty = Object.values(answers).every((value) => value.length === 0);
    if (step === "intro" && empty) return;
    let isDue = true;
    const keep = () => {
      if (!isDue) return;
      isDue = false;
      const kept = assessmentDraft.read();
      const startedAt = kept?.startedAt ?? Date.now();
      assessmentDraft.write({ answers, step, startedAt, sentAs: kept?.sentAs });
    };
    // An answer is shown before it is kept; a page that is left before that keeps it all the same.
    void afterPaint().then(keep);
    window.addEventListener("pagehide", keep);
    return () => {
      isDue = false;
      window.removeEventListener("pagehide", keep);
    };
  }, [step, answers, phase]);

  useEffect(() => {
    const reached = phase === "submitted" ? "submitted" : step;
    if (counted.current.has(reached)) return;
    counted.current.add(reached);
    void afterPaint().then(() => count(reached));
  }, [step, phase]);

  const trySend = useCallback(async () => {
    dispatch({ type: "submitting" });
    if (faultOf("email", answers)) {
      toast({ variant: "destructive", title: INVALID_EMAIL.title, description: INVALID_EMAIL.text });
      return;
    }
    await afterPaint();
    try {
      await send(answers, website.current);
    } catch (error) {
      if (isOffline(error)) return dispatch({ type: "waiting" });
      // Seen once: the notice stands at the button, and the toast beside it is for who hears the page.
      dispatch({ type: "failed", notice: { title: "Submission Error", text: causeOf(error) } });
      toast({ variant: "destructive", title: "Submission Error", description: reasonOf(error) });
      return;
    }
    dispatch({ type: "submitted" });
    toast({ title: "Assessment Submitted" });
    void navigate(".", { state: { sent: answers }, replace: true, preventScrollReset: true });
  }, [answers, navigate]);

  // The visitor has pressed Submit and is told that it waits for the connection.
  useEffect(() => {
    if (phase !== "waiting") return;
    const online = () => void trySend();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, [phase, trySend]);

  // The same from one drawing to the next: what an answer changes is its own question.
  const answer = useCallback(
    (field: AssessmentField, value: string) => dispatch({ type: "answered", field, value }),
    [],
  );
  const tick = useCallback(
    (field: AssessmentField, option: string, on: boolean) => dispatch({ type: "ticked", field, option, on }),
    [],
  );
  const leave = useCallback((field: AssessmentField) => dispatch({ type: "left", field }), []);

  return {
    state,
    answer,
    tick,
    leave,
    next: () => void go(stepAfter(step), step),
    previous() {
      const before = stepBefore(step);
      if (entry.from === before) void navigate(-1);
      else void go(before);
    },
    change: (to: AssessmentStepId) => void go(to),
    startOver() {
      assessmentDraft.clear();
      dispatch({ type: "started-over" });
      void go("intro");
    },
    submit: () => void trySend(),
    setWebsite(value: string) {
      website.current = value;
    },
  };
}
