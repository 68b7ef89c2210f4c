import { Link } from "react-router";
import { site } from "../../site.config.ts";
import { telHref } from "../ui/tel-href.ts";
import { bars, quiet } from "../ui/bars.ts";
import { NumberedParts } from "./numbered-parts.tsx";
import { StepTitle } from "./step-title.tsx";
import type { Answers } from "./wizard/steps.ts";

const NEXT = [
  {
    title: "Report generation",
    text: "Your report is written from your answers.",
  },
  { title: "Expert review", text: "A person reads it, and edits it where needed, within 24 hours." },
  { title: "Email delivery", text: "In all, it reaches you within 1-2 business days." },
];
const voice = [
  33, 49, 35, 39, 46, 14, 13, 21, 41, 42, 26, 21, 20, 18, 7, 10, 19, 25, 21, 19, 31, 27, 10, 6, 8, 25,
];
const line = bars([...voice, 16, 20, 9, 12, 6, 9, 4, 5, 2, 3, 1, ...quiet(66)], { mid: 36 });

export function Completed({ answers: { email, businessName: business, industry } }: { answers: Answers }) {
  return (
    <>
      <svg className="wave wiz-done" viewBox="0 0 832 72" aria-hidden="true">
        <path d={line} />
      </svg>
      <StepTitle focus>Assessment Complete</StepTitle>
      <p className="lede">
        Check your inbox: a confirmation is on its way to <strong>{email}</strong>, with the link to your
        private page. Only that link opens it: there you can add your own numbers, and the report counts with
        them.
      </p>
      <NumberedParts parts={NEXT} />
      <div className="row">
        <Link className="btn btn-act" to="/your-desk" state={{ business, industry }}>
          Hear it answer as yours
        </Link>
        <Link className="btn" to="/">
          Return to Homepage
        </Link>
      </div>
      <p className="soft wiz-support">
        Nothing there after ten minutes? Check your spam folder. Wrong address, or a question? Write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a> or call{" "}
        <a href={telHref(site.phone)}>{site.phone}</a>.
      </p>
    </>
  );
}
