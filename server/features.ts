import { accountFeature } from "./account/account.feature.ts";
import { assessmentFeature } from "./assessment/assessment.feature.ts";
import { auditFeature } from "./audit/audit.feature.ts";
import { contactFeature } from "./contact/contact.feature.ts";
import { demoFeature } from "./demo/demo.feature.ts";
import type { Feature, Ground } from "./feature.ts";
import { leadsFeature } from "./leads/leads.feature.ts";
import { mailsFeature } from "./mails/mails.feature.ts";
import { maintenanceFeature } from "./maintenance/maintenance.feature.ts";
import { mediaFeature } from "./media/media.feature.ts";
import { newsFeature } from "./news/news.feature.ts";
import { seoFeature } from "./seo/seo.feature.ts";
import { systemFeature } from "./system/system.feature.ts";
import { visitsFeature } from "./visits/visits.feature.ts";
import { voiceFeature } from "./voice/voice.feature.ts";

/** Every feature of the site. Each is built of the ground and of those above it. */
const list = [
  auditFeature,
  mailsFeature,
  accountFeature,
  leadsFeature,
  contactFeature,
  newsFeature,
  mediaFeature,
  voiceFeature,
  assessmentFeature,
  visitsFeature,
  seoFeature,
  demoFeature,
  maintenanceFeature,
  systemFeature,
] as const;

type Parts<F> = F extends { build: (ground: never) => infer P } ? P : never;
type All<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;

/** The ground and what all features offer. */
export type Site = Ground & All<Parts<(typeof list)[number]>>;

/** The compiler sees here that what each feature needs is offered by some other. */
export const features: readonly Feature<Site>[] = list;

/** Every kind of job there is. */
export const jobKinds = features.flatMap((feature) => feature.jobKinds ?? []);
