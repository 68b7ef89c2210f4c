import { site } from "../../site.config.ts";
import { breadcrumbs } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Route } from "./+types/assessment.ts";
import "../assessment/assessment.css";
import "../assessment/summary.css";
import "../ui/toast-beside.css";
import { Completed } from "../assessment/completed.tsx";
import { Confirmation } from "../assessment/confirmation.tsx";
import { Intro } from "../assessment/intro.tsx";
import { Progress } from "../assessment/progress.tsx";
import { QuestionStep } from "../assessment/question-step.tsx";
import { useWizard } from "../assessment/wizard/use-wizard.ts";

export const headers = () => ({ "page-tags": "assessment" });

export const meta = (args: Route.MetaArgs) =>
  seo(args, {
    title: "Free AI Business Assessment",
    description: `Answer eleven questions in about 5 minutes. ${site.name} sends you a free report, a $39 value, on what an AI voice assistant could do for your business.`,
    path: "/assessment",
    jsonLd: [breadcrumbs(originOf(args), [{ name: "AI Assessment", path: "/assessment" }])],
  });

export default function Assessment() {
  const wizard = useWizard();
  const { step, phase, answers, moved: focus } = wizard.state;
  const ready = useHydrated();
  return (
    <div className="wiz">
      {phase === "submitted" ? (
        <Completed answers={answers} />
      ) : (
        <>
          <Progress step={step} />
          {step === "intro" ? (
            <Intro key={step} onBegin={wizard.next} ready={ready} focus={focus} />
          ) : step === "confirmation" ? (
            <Confirmation key={step} wizard={wizard} focus={focus} />
          ) : (
            <QuestionStep key={step} step={step} wizard={wizard} focus={focus} />
          )}
        </>
      )}
    </div>
  );
}
