import { answerBeforeAds } from "./ads.ts";
import { fewerReviewRequests, noOnlineBooking, noReminderTexts, textBackOverrated } from "./against.ts";
import {
  closedHours,
  everyCall,
  noScript,
  noVoicemail,
  withinFiveMinutes,
  withinTheHour,
} from "./answering.ts";
import { badReviews, fairFees, letThemText, noFees, publishedPrices } from "./customers.ts";
import { bookOnlineToo, callDontText, phoneBesideBooking } from "./booking.ts";
import { followUpSooner } from "./estimates.ts";
import type { Stand } from "./kind.ts";
import { againstAi, forMenus, noMenus, sayItsAi, tryAi } from "./machines.ts";
import { musicOverSilence, saysNothing, silenceOverMusic } from "./on-hold.ts";
import { deskWithoutPhone, frontDesk, noAbuse, ownersTurn, realPerson } from "./people.ts";
import { waitingNotRobots } from "./waiting.ts";

/** Views that can be held, the narrower one first. */
export const stands: readonly Stand[] = [
  fewerReviewRequests,
  noReminderTexts,
  textBackOverrated,
  followUpSooner,
  callDontText,
  phoneBesideBooking,
  noOnlineBooking,
  bookOnlineToo,
  noFees,
  fairFees,
  publishedPrices,
  badReviews,
  noAbuse,
  deskWithoutPhone,
  saysNothing,
  musicOverSilence,
  silenceOverMusic,
  waitingNotRobots,
  sayItsAi,
  againstAi,
  realPerson,
  tryAi,
  forMenus,
  noMenus,
  answerBeforeAds,
  withinFiveMinutes,
  withinTheHour,
  everyCall,
  noVoicemail,
  closedHours,
  noScript,
  ownersTurn,
  frontDesk,
  letThemText,
];
