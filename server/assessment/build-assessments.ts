import { languageModel, type OpenAi } from "../ai/language-model.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import { type AssessmentDeps, assessmentService } from "./assessment.service.ts";
import { type Consultant, consultant as ownConsultant } from "./consultant-apart.ts";
import { type LinksDeps, linksService } from "./links.service.ts";
import { createModelWriter } from "./model/model-writer.ts";
import { drawApart } from "./pdf/draw-apart.ts";
import { pdfsService } from "./pdf/pdfs.service.ts";
import { numbersService } from "./numbers.service.ts";
import { reviewService } from "./review/review.service.ts";
import { type SendingDeps, sendingService } from "./review/sending.service.ts";
import { type WritingDeps, writingService } from "./writing.service.ts";

export type AssessmentsOptions = Omit<WritingDeps, "modelWriter" | "links" | "consultant"> &
  LinksDeps &
  Omit<AssessmentDeps, "writing" | "links" | "mailbox"> &
  Pick<SendingDeps, "finishLead"> & {
    /** Who is told of new assessments and numbers. */
    recipient: string;
    /** An OpenAI-compatible server that writes; without one the built-in consultant does. */
    openai?: OpenAi;
    consultant?: Consultant;
  };

/** Puts the feature together. */
export function buildAssessments({
  openai,
  recipient,
  consultant = ownConsultant,
  ...deps
}: AssessmentsOptions) {
  const model = languageModel(openai);
  const modelWriter = model && createModelWriter(model, consultant);
  const links = linksService(deps);
  const writing = writingService({ ...deps, modelWriter, links, consultant });
  const mailbox: CompanyMailbox = { recipient, siteAddress: deps.siteAddress };
  const pdfs = pdfsService({ db: deps.db, draw: drawApart() });
  return {
    writing,
    consultant,
    pdfs,
    assessmentLinks: links,
    assessments: assessmentService({ ...deps, writing, links, mailbox }),
    numbers: numbersService({ ...deps, mailbox, consultant }),
    review: reviewService({ ...deps, consultant, sectionWriter: modelWriter }),
    sending: sendingService({ ...deps, consultant, links, pdfs }),
  };
}
