import { languageModel, type OpenAi } from "../ai/language-model.ts";
import { type AssessmentDeps, assessmentService } from "./assessment.service.ts";
import { type LinksDeps, linksService } from "./links.service.ts";
import { createModelWriter } from "./model/model-writer.ts";
import { drawPdf } from "./report/pdf/draw-pdf.ts";
import { reviewService } from "./review/review.service.ts";
import { sendingService } from "./review/sending.service.ts";
import { type WritingDeps, writingService } from "./writing.service.ts";

export type AssessmentsOptions = Omit<WritingDeps, "modelWriter" | "links"> &
  LinksDeps &
  Omit<AssessmentDeps, "writing" | "links"> & {
    /** An OpenAI-compatible server that writes; without one the built-in consultant does. */
    openai?: OpenAi | undefined;
  };

/** Puts the feature together. */
export function buildAssessments({ openai, ...deps }: AssessmentsOptions) {
  const model = languageModel(openai);
  const modelWriter = model && createModelWriter(model);
  const links = linksService(deps);
  const writing = writingService({ ...deps, modelWriter, links });
  return {
    writing,
    assessmentLinks: links,
    assessments: assessmentService({ ...deps, writing, links }),
    review: reviewService({ ...deps, sectionWriter: modelWriter }),
    sending: sendingService({ ...deps, links, drawPdf }),
  };
}
