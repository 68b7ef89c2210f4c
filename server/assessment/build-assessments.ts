import { type AssessmentDeps, assessmentService } from "./assessment.service.ts";
import { type LinksDeps, linksService } from "./links.service.ts";
import { type WritingDeps, writingService } from "./writing.service.ts";

/** Puts the feature together. */
export function buildAssessments(deps: WritingDeps & LinksDeps & Omit<AssessmentDeps, "writing" | "links">) {
  const writing = writingService(deps);
  const links = linksService(deps);
  return {
    writing,
    assessmentLinks: links,
    assessments: assessmentService({ ...deps, writing, links }),
  };
}
