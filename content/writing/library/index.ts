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
import { badReviews } from "./bad-reviews.ts";
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
import { deskFears } from "./desk-fears.ts";
import { lostCallers } from "./lost-callers.ts";
import { missedCost } from "./missed-cost.ts";
import { unreached } from "./unreached.ts";
import { newCallers } from "./new-callers.ts";
import { overload } from "./overload.ts";
import { recall } from "./recall.ts";
import { reminders } from "./reminders.ts";
import { roi } from "./roi.ts";
import { aiNightEmergencies } from "./ai-night-emergencies.ts";
import { aiLunch } from "./ai-lunch.ts";
import { aiSetup } from "./ai-setup.ts";
import { rollout } from "./rollout.ts";
import { aiComplaints } from "./ai-complaints.ts";
import { aiFirstWeek } from "./ai-first-week.ts";
import { aiResults } from "./ai-results.ts";
import { aiScript } from "./ai-script.ts";
import { aiTrust } from "./ai-trust.ts";
import { teamBuyIn } from "./team-buy-in.ts";
import { spanish } from "./spanish.ts";
import { texting } from "./texting.ts";
import { training } from "./training.ts";
import { triage } from "./triage.ts";
import { readiness } from "./readiness.ts";
import { vendorHipaa } from "./vendor-hipaa.ts";
import { vendorAsked } from "./vendor-asked.ts";
import { vendorContract, vendorPrivacy } from "./vendor-questions.ts";
import { voicemail } from "./voicemail.ts";
import { ads } from "./ads.ts";
import { aiAnswers } from "./ai-answers.ts";
import { aiHandoff } from "./ai-handoff.ts";
import { aiJobs } from "./ai-jobs.ts";
import { aiMistakes } from "./ai-mistakes.ts";
import { aiPrivacy } from "./ai-privacy.ts";
import { aiReview } from "./ai-review.ts";
import { billing } from "./billing.ts";
import { booking } from "./booking.ts";
import { crisis } from "./crisis.ts";
import { dentalEmergency } from "./dental-emergency.ts";
import { disclosure } from "./disclosure.ts";
import { forwarding } from "./forwarding.ts";
import { jailCalls } from "./jail-calls.ts";
import { lawAi } from "./law-ai.ts";
import { legalAdvice } from "./legal-advice.ts";
import { locations } from "./locations.ts";
import { onlineAndPhone } from "./online-and-phone.ts";
import { outage } from "./outage.ts";
import { overflow } from "./overflow.ts";
import { phoneMenu } from "./phone-menu.ts";
import { referrals } from "./referrals.ts";
import { replacing } from "./replacing.ts";
import { rush } from "./rush.ts";
import { spam } from "./spam.ts";
import { tradeEmergency } from "./trade-emergency.ts";
import { transfers } from "./transfers.ts";
import { voicemailHipaa } from "./voicemail-hipaa.ts";
import { callersAsk } from "./callers-ask.ts";
import { deskDay } from "./desk-day.ts";
import { baa } from "./baa.ts";
import { results } from "./results.ts";
import { phoneMarketing } from "./phone-marketing.ts";
import { needHelp } from "./need-help.ts";
import { workedCase } from "./worked-case.ts";
import { textBack } from "./text-back.ts";
import { answeringService } from "./answering-service.ts";
import { newOffice } from "./new-office.ts";
import { frequentCallers } from "./frequent-callers.ts";
import { aiIntegrations } from "./ai-integrations.ts";
import { aiVoice } from "./ai-voice.ts";
import { remoteDesk } from "./remote-desk.ts";
import { wholePhone } from "./whole-phone.ts";
import { outsideCallers } from "./outside-callers.ts";
import { callTwice } from "./call-twice.ts";
import { phoneCost } from "./phone-cost.ts";
import { lunchCalls } from "./lunch.ts";
import { holidayPhones } from "./holiday-phones.ts";
import { newPatientScript } from "./new-patient-script.ts";
import { confirming } from "./confirming.ts";
import { voicemailGreeting } from "./voicemail-greeting.ts";
import { intakeSpeed } from "./intake-speed.ts";
import { goLive } from "./go-live.ts";
import { answerRate } from "./answer-rate.ts";
import { onCall } from "./on-call.ts";
import { consultations } from "./consultations.ts";
import { notAFit } from "./not-a-fit.ts";
import { recordsCalls } from "./records.ts";
import { postVisitCalls } from "./post-op.ts";
import { jobIntake } from "./job-intake.ts";
import { cancelCalls } from "./cancel-calls.ts";
import { messagesRound } from "./messages-round.ts";
import { messageTaking } from "./messages.ts";
import { returningCalls } from "./returning-calls.ts";
import { onlineForms } from "./online-forms.ts";
import { cantAfford } from "./cant-afford.ts";
import { cardPayments } from "./card-payments.ts";
import { spamLikely } from "./spam-likely.ts";
import { staffing } from "./staffing.ts";
import { noShowCost } from "./no-show-cost.ts";
import { mondayCalls } from "./monday.ts";
import { listings } from "./listing.ts";
import { dontKnow } from "./dont-know.ts";
import { askForPerson } from "./ask-for-person.ts";
import { serviceQuestions } from "./service-questions.ts";
import { askingReferrals } from "./asking-referrals.ts";
import { callRouting } from "./call-routing.ts";
import { aiOutage } from "./ai-outage.ts";
import { hangUps } from "./hang-ups.ts";
import { closingRoutine } from "./closing-routine.ts";
import { dentalParents } from "./parents-dental.ts";
import { parentCalls } from "./parents.ts";
import { misdirected } from "./misdirected.ts";
import { bookedOut } from "./booked-out.ts";
import { phrases } from "./phrases.ts";
import { tears } from "./tears.ts";
import { aiEmergencies } from "./ai-emergencies.ts";
import { callReview } from "./call-review.ts";
import { holdWords } from "./hold-words.ts";
import { unbooked } from "./unbooked.ts";
import { aiTasks } from "./ai-tasks.ts";
import { liveGreeting } from "./live-greeting.ts";
import { aiNotes } from "./ai-notes.ts";
import { noName } from "./no-name.ts";
import { newProvider } from "./new-provider.ts";
import { portalHelp } from "./portal-help.ts";
import { slowDays } from "./slow-days.ts";
import { aiBookingTests } from "./ai-booking-tests.ts";
import { missedVisits } from "./missed-visits.ts";
import { leads } from "./leads.ts";
import { simpleQuestions } from "./simple-questions.ts";
import { talkative } from "./talkative.ts";
import { foundOut } from "./found-out.ts";
import { upsetMove } from "./upset-move.ts";
import { aiBooking } from "./ai-booking.ts";

/** The narrower ones first: the first that is heard is told. */
export const subjects: readonly Subject[] = [
  leads,
  missedVisits,
  talkative,
  simpleQuestions,
  unreached,
  aiBookingTests,
  foundOut,
  upsetMove,
  vendorHipaa,
  aiLunch,
  lunchCalls,
  holidayPhones,
  newPatientScript,
  confirming,
  voicemailGreeting,
  intakeSpeed,
  teamBuyIn,
  aiComplaints,
  aiTrust,
  aiResults,
  aiFirstWeek,
  aiNightEmergencies,
  aiSetup,
  goLive,
  readiness,
  answerRate,
  onCall,
  aiNotes,
  noName,
  newProvider,
  portalHelp,
  aiBooking,
  consultations,
  notAFit,
  recordsCalls,
  postVisitCalls,
  jobIntake,
  cancelCalls,
  messageTaking,
  returningCalls,
  cardPayments,
  spamLikely,
  staffing,
  noShowCost,
  mondayCalls,
  messagesRound,
  listings,
  dontKnow,
  askForPerson,
  serviceQuestions,
  askingReferrals,
  callRouting,
  aiOutage,
  lostCallers,
  hangUps,
  closingRoutine,
  dentalParents,
  parentCalls,
  misdirected,
  bookedOut,
  phrases,
  tears,
  aiEmergencies,
  callReview,
  holdWords,
  unbooked,
  aiTasks,
  liveGreeting,
  callersAsk,
  workedCase,
  deskDay,
  vendorPrivacy,
  vendorContract,
  vendorAsked,
  baa,
  outsideCallers,
  lawAi,
  aiPrivacy,
  textBack,
  voicemailHipaa,
  replacing,
  disclosure,
  deskFears,
  aiJobs,
  telling,
  aiMistakes,
  aiIntegrations,
  aiScript,
  aiVoice,
  aiHandoff,
  aiReview,
  aiAnswers,
  crisis,
  jailCalls,
  dentalEmergency,
  tradeEmergency,
  legalAdvice,
  treatment,
  slowDays,
  squeeze,
  gaps,
  recall,
  recording,
  texting,
  hipaa,
  results,
  callTwice,
  refills,
  late,
  spanish,
  accessible,
  scripts,
  needHelp,
  remoteDesk,
  goodReceptionist,
  referrals,
  cantAfford,
  onlineForms,
  billing,
  ads,
  phoneMarketing,
  spam,
  phoneMenu,
  outage,
  overflow,
  newOffice,
  locations,
  forwarding,
  transfers,
  vacancy,
  holidayCover,
  reach,
  frequentCallers,
  anxious,
  badReviews,
  reviews,
  insuranceCalls,
  phoneSystem,
  angry,
  choosing,
  roi,
  rollout,
  training,
  hiring,
  intakeLaw,
  intakeCare,
  rush,
  dispatch,
  followUp,
  triage,
  fees,
  phoneCost,
  missedCost,
  prices,
  onlineAndPhone,
  reminders,
  hold,
  voicemail,
  answeringService,
  afterHours,
  alone,
  overload,
  kpis,
  newCallers,
  booking,
  clientUpdates,
  etiquette,
  aiReceptionist,
  wholePhone,
];
