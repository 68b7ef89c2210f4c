import { useState } from "react";
import {
  type GrowingArticle,
  type WritingStage,
  writingStages,
} from "../../../../contracts/news-generation.ts";

const NAMES = {
  reading: "Read the prompt",
  sources: "Search published articles",
  writing: "Write the draft",
  checking: "Check structure and claims",
} satisfies Record<WritingStage["stage"], string>;

interface WritingStagesProps {
  /** Undefined until the server has said the first. */
  at: WritingStage | undefined;
  growing: GrowingArticle | undefined;
  /** Since the beginning. */
  seconds: number;
}

/** Its press is answered where one looks, whatever stood above it. */
const intoSight = (progress: HTMLElement | null) => progress?.scrollIntoView({ block: "nearest" });

/** How far the writer has come, as it says itself. */
export function WritingStages({ at, growing, seconds }: WritingStagesProps) {
  const now = at ? writingStages.indexOf(at.stage) : 0;
  const far = howFar(at, growing);
  const [since, setSince] = useState({ now, seconds });
  if (since.now !== now) setSince({ now, seconds });
  const sections = at?.stage === "writing" ? at.sections : undefined;
  return (
    <div className="progress" ref={intoSight}>
      {/* Measured from the start: whole stages, and of the present one its sections, or what its time lets one guess. */}
      <progress
        aria-label="Writing the article"
        max={writingStages.length}
        value={now + (at?.sections ? (at.whole ?? 0) / at.sections : guessed(seconds - since.seconds))}
      />
      <ol className="stages" aria-label="Stages">
        {writingStages.map((stage, i) => (
          <li
            key={stage}
            className={i < now ? "stage-done" : ""}
            aria-current={i === now ? "step" : undefined}
          >
            {NAMES[stage]}
            {i < now && <span className="sr">, done</span>}
            {i === now && far && <span className="soft">: {far}</span>}
          </li>
        ))}
      </ol>
      <p className="meta">
        {seconds} s.{" "}
        {sections
          ? "Long articles are written section by section and may take three minutes."
          : "Usually a few seconds; with a long queue up to a minute."}
      </p>
      <output className="sr">
        {[NAMES[writingStages[now] ?? "reading"], far].filter(Boolean).join(": ")}
      </output>
    </div>
  );
}

/** How much of a stage may be done after so many seconds: it moves on, ever slower, and is never whole. */
const guessed = (seconds: number): number => (0.9 * seconds) / (seconds + 5);

/** Where in the writing: whole sections of a long article, the section that is being written of a short one. */
function howFar(at: WritingStage | undefined, growing: GrowingArticle | undefined): string {
  if (at?.stage !== "writing") return "";
  if (at.sections) return `${at.whole ?? 0} of ${at.sections} sections`;
  const section = growing?.content?.match(/<h2\b/g)?.length;
  return section ? `section ${section}` : "";
}
