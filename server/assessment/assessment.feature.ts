import { openAiOf } from "../ai/language-model.ts";
import { type Audit, byMail } from "../audit/audit.service.ts";
import type { Feature, Ground } from "../feature.ts";
import type { Guards } from "../http/protect.ts";
import { gatherLeads } from "../leads/gathering.service.ts";
import type { LeadsService } from "../leads/leads.service.ts";
import type { PersonsService } from "../leads/persons.service.ts";
import type { Mails } from "../mails/mails.service.ts";
import { assessmentJobs, writeReport } from "./assessment.jobs.ts";
import { assessmentLeads } from "./assessment.lead.ts";
import { assessmentRoutes } from "./assessment.routes.ts";
import { buildAssessments } from "./build-assessments.ts";
import { ownAssessmentRoutes } from "./own-assessment.routes.ts";
import { reportPdfRoutes } from "./review/pdf.routes.ts";
import { REPORT_MAILS } from "./review/report.mail.ts";
import { reviewRoutes } from "./review/review.routes.ts";

type Needs = Ground & { audit: Audit; mails: Mails; leads: LeadsService; persons: PersonsService };
type Built = ReturnType<typeof build>;

const build = ({ env, db, meter, queue, audit, mails, leads, persons, address, recipient }: Needs) =>
  buildAssessments({
    db,
    queue,
    audit,
    mails,
    spamChecks: env.RATE_LIMITS,
    openai: openAiOf(env, { use: "assessment", meter }),
    recipient,
    addLead: leads.add,
    siteAddress: address.visited,
    eraseElsewhere: persons.eraseElsewhere,
    unmarkLead: (tx, id, origin) => leads.unmark(tx, "assessment", id, origin),
    finishLead: (tx, id, origin) => leads.finish(tx, "assessment", id, origin),
  });

export const assessmentFeature = {
  name: "assessment",
  build,
  routes({ app, bind }, deps: Needs & Built & { guards: Guards }) {
    assessmentRoutes(bind, deps);
    ownAssessmentRoutes(bind, deps);
    reviewRoutes(bind, deps);
    reportPdfRoutes(app, deps);
  },
  jobKinds: [writeReport],
  jobs: (deps: Built) => assessmentJobs(deps),
  /** Who got no report is not done with, and is once it has been delivered after all. */
  mailTried:
    ({ leads }: Needs) =>
    async (tx, { kind, subjectId, reached }) => {
      if (REPORT_MAILS.includes(kind))
        await leads[reached ? "finish" : "reopen"](tx, "assessment", subjectId, byMail);
    },
  sweep: ({ writing }: Built) => writing.sweep,
  leadSource: ({ assessments }: Built) => assessmentLeads(assessments.release),
  seeds: {
    assessments: {
      async seed(db, count, progress) {
        // The consultant's rules: nothing else of this thread needs them.
        const { seedAssessments } = await import("./assessment.seed.ts");
        await seedAssessments(db, count, progress);
        await gatherLeads(db);
      },
      tags: [],
    },
  },
} satisfies Feature;
