import type { Subject } from "./kinds.ts";
import { aiReceptionist } from "./ai-receptionist.ts";
import { anxious } from "./anxious.ts";
import { gaps } from "./gaps.ts";
import { hold } from "./hold.ts";
import { insuranceCalls } from "./insurance.ts";
import { kpis } from "./kpis.ts";
import { phoneSystem } from "./phone-system.ts";
import { prices } from "./prices.ts";
import { recording } from "./recording.ts";
import { reviews } from "./reviews.ts";
import { alone } from "./alone.ts";
import { dispatch } from "./dispatch.ts";
import { intakeCare } from "./intake-care.ts";
import { late } from "./late.ts";
import { refills } from "./refills.ts";
import { telling } from "./telling.ts";
import { treatment } from "./treatment.ts";
import { vacancy } from "./vacancy.ts";
import { accessible } from "./accessible.ts";
import { goodReceptionist } from "./good-receptionist.ts";
import { reach } from "./reach.ts";
import { scripts } from "./scripts.ts";
import { squeeze } from "./squeeze.ts";
import { afterHours } from "./after-hours.ts";
import { angry } from "./angry.ts";
import { choosing } from "./choosing.ts";
import { clientUpdates } from "./client-updates.ts";
import { etiquette } from "./greeting.ts";
import { fees } from "./fees.ts";
import { followUp } from "./follow-up.ts";
import { hipaa } from "./hipaa.ts";
import { hiring } from "./hiring.ts";
import { holidayCover } from "./holidays.ts";
import { intakeLaw } from "./intake-law.ts";
import { missedCost } from "./missed-cost.ts";
import { newCallers } from "./new-callers.ts";
import { overload } from "./overload.ts";
import { recall } from "./recall.ts";
import { reminders } from "./reminders.ts";
import { roi } from "./roi.ts";
import { rollout } from "./rollout.ts";
import { spanish } from "./spanish.ts";
import { texting } from "./texting.ts";
import { training } from "./training.ts";
import { triage } from "./triage.ts";
import { vendorContract, vendorPrivacy } from "./vendor-questions.ts";
import { voicemail } from "./voicemail.ts";

/** The narrower ones first: the first that is heard is told. */
export const subjects: readonly Subject[] = [
  vendorPrivacy,
  vendorContract,
  telling,
  treatment,
  recall,
  recording,
  hipaa,
  refills,
  late,
  spanish,
  accessible,
  squeeze,
  scripts,
  goodReceptionist,
  reach,
  anxious,
  reviews,
  insuranceCalls,
  phoneSystem,
  angry,
  choosing,
  roi,
  rollout,
  vacancy,
  hiring,
  training,
  intakeLaw,
  intakeCare,
  dispatch,
  followUp,
  triage,
  fees,
  missedCost,
  prices,
  gaps,
  reminders,
  hold,
  voicemail,
  afterHours,
  holidayCover,
  alone,
  overload,
  kpis,
  newCallers,
  texting,
  clientUpdates,
  etiquette,
  aiReceptionist,
];
