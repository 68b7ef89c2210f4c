import { memo } from "react";
import { ASSESSMENT_STEPS, type AssessmentStepId, QUESTION_STEPS } from "../../contracts/assessment-steps.ts";
import { bars, quiet } from "../ui/bars.ts";

const STEPS = [
  ...QUESTION_STEPS.map(({ id, nav }) => ({ id, nav })),
  { id: "confirmation", nav: "Check and send" },
];
const COUNT = STEPS.length;
const BARS = 20;
/** One voice through all five steps: each shows its part. */
const voice = [
  0, 9, 10, 14, 20, 7, 7, 12, 25, 27, 17, 14, 13, 11, 4, 5, 9, 10, 6, 0, 0, 1, 9, 11, 18, 14, 25, 15, 12, 3,
  5, 7, 9, 13, 19, 21, 14, 9, 0, 0, 0, 7, 6, 10, 4, 6, 7, 9, 21, 26, 23, 20, 17, 4, 12, 16, 23, 11, 8, 0, 0,
  3, 11, 9, 15, 10, 19, 16, 3, 14, 16, 33, 28, 20, 29, 21, 9, 2, 6, 0, 0, 7, 9, 3, 7, 17, 30, 33, 18, 26, 20,
  17, 3, 19, 13, 20, 16, 14, 10, 0,
];
const rest = bars(quiet(BARS), { mid: 20 });
/** A step's part of the voice, so far as it has come: whole once the step is done, half while it is being answered. */
const spoken = (index: number, far: number): string => {
  const from = index * BARS;
  return bars([...voice.slice(from, from + far), ...quiet(BARS - far)], { mid: 20 });
};

/**
 * How far along the visitor is: a wave that fills on wide screens, a bar that says 'Step n of 5' on phones. While
 * questions are answered it stays in sight: under the header, or in it.
 */
export const Progress = memo(function Progress({ step }: { step: AssessmentStepId }) {
  const progress = ASSESSMENT_STEPS.find(({ id }) => id === step)?.progress ?? 0;
  const at = STEPS.findIndex(({ id }) => id === step);
  const stays = at < 0 ? "" : " stays";
  return (
    <>
      <ol className={`steps${stays}`} aria-label={`Progress, ${progress} percent`}>
        {STEPS.map(({ id, nav }, index) => (
          <li
            key={id}
            className={index < at ? "done" : undefined}
            aria-current={index === at ? "step" : undefined}
          >
            <svg className="wave" viewBox="0 0 160 40" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
              <path d={index < at ? spoken(index, BARS) : index === at ? spoken(index, BARS / 2) : rest} />
            </svg>
            <span className="num">{index + 1}</span> {nav}
          </li>
        ))}
      </ol>
      <div className={`step-bar${stays}`}>
        <span>{at < 0 ? `${COUNT} steps` : `Step ${at + 1} of ${COUNT}`}</span>
        <progress max="100" value={progress} aria-label="Progress">
          {progress}%
        </progress>
      </div>
    </>
  );
});
