import type { Finding } from "../kinds.ts";
import { noRoom } from "./no-room.ts";
import { missedCounted } from "./missed-counted.ts";
import { promptButMissed } from "./prompt-but-missed.ts";
import { aiButNights } from "./ai-but-nights.ts";
import { alreadyQuick } from "./already-quick.ts";
import { askedTwice } from "./asked-twice.ts";
import { boughtAndNotUsed } from "./bought-and-not-used.ts";
import { brokenIntoPieces } from "./broken-into-pieces.ts";
import { busyHands } from "./busy-hands.ts";
import { chatAnsweredTomorrow } from "./chat-answered-tomorrow.ts";
import { allInOnePlace } from "./all-in-one-place.ts";
import { oneWayIn } from "./one-way-in.ts";
import { continuityAtClosing } from "./continuity-at-closing.ts";
import { costInTheWrongPlace } from "./cost-in-the-wrong-place.ts";
import { costOfRepeats } from "./cost-of-repeats.ts";
import { counterAgainstPhone } from "./counter-against-phone.ts";
import { datesByPhone } from "./dates-by-phone.ts";
import { datesInWriting } from "./dates-in-writing.ts";
import { datesOnlyByDay } from "./dates-only-by-day.ts";
import { everythingAtOnce } from "./everything-at-once.ts";
import { expertIsTheQueue } from "./expert-is-the-queue.ts";
import { exploredAndAble } from "./explored-and-able.ts";
import { factsNotJudgment } from "./facts-not-judgment.ts";
import { fastToEverybody } from "./fast-to-everybody.ts";
import { followUpAndSlow } from "./follow-up-and-slow.ts";
import { formsIntoSilence } from "./forms-into-silence.ts";
import { howItStands } from "./how-it-stands.ts";
import { judgmentIsRare } from "./judgment-is-rare.ts";
import { leadsGoCold } from "./leads-go-cold.ts";
import { lineIsTaken } from "./line-is-taken.ts";
import { newAndKnownInOneQueue } from "./new-and-known-in-one-queue.ts";
import { nearlyFull } from "./nearly-full.ts";
import { nightAndSlow } from "./night-and-slow.ts";
import { nothingToAnswer } from "./nothing-to-answer.ts";
import { oneHead } from "./one-head.ts";
import { oneThing } from "./one-thing.ts";
import { ordersByVoice } from "./orders-by-voice.ts";
import { ordersInProse } from "./orders-in-prose.ts";
import { ownLeverFinding } from "./own-lever.ts";
import { phoneAndWritingBothSlow } from "./phone-and-writing-both-slow.ts";
import { quickByDayLostAtNight } from "./quick-by-day-lost-at-night.ts";
import { quietHouse } from "./quiet-house.ts";
import { sameDayIsFine } from "./same-day-is-fine.ts";
import { sameDayStopsAtClosing } from "./same-day-stops-at-closing.ts";
import { sameQuestionEverywhere } from "./same-question-everywhere.ts";
import { secondWordMissing } from "./second-word-missing.ts";
import { sortingByReading } from "./sorting-by-reading.ts";
import { speakerListing } from "./speaker-listing.ts";
import { stoppedOnce } from "./stopped-once.ts";
import { textsWait } from "./texts-wait.ts";
import { typedAtTheDesk } from "./typed-at-the-desk.ts";
import { typedFromForms } from "./typed-from-forms.ts";
import { typedFromMail } from "./typed-from-mail.ts";
import { typedFromTalk } from "./typed-from-talk.ts";
import { writingWaits } from "./writing-waits.ts";

export const findings: readonly Finding[] = [
  noRoom,
  nearlyFull,
  ownLeverFinding,
  promptButMissed,
  missedCounted,
  quickByDayLostAtNight,
  nightAndSlow,
  sameDayStopsAtClosing,
  phoneAndWritingBothSlow,
  writingWaits,
  alreadyQuick,
  sameDayIsFine,
  busyHands,
  counterAgainstPhone,
  lineIsTaken,
  expertIsTheQueue,
  judgmentIsRare,
  factsNotJudgment,
  boughtAndNotUsed,
  aiButNights,
  stoppedOnce,
  exploredAndAble,
  typedFromForms,
  typedFromTalk,
  typedFromMail,
  typedAtTheDesk,
  leadsGoCold,
  secondWordMissing,
  followUpAndSlow,
  fastToEverybody,
  sortingByReading,
  chatAnsweredTomorrow,
  nothingToAnswer,
  speakerListing,
  datesInWriting,
  datesOnlyByDay,
  datesByPhone,
  ordersByVoice,
  ordersInProse,
  sameQuestionEverywhere,
  newAndKnownInOneQueue,
  askedTwice,
  howItStands,
  quietHouse,
  everythingAtOnce,
  oneThing,
  costInTheWrongPlace,
  costOfRepeats,
  oneHead,
  continuityAtClosing,
  oneWayIn,
  allInOnePlace,
  brokenIntoPieces,
  textsWait,
  formsIntoSilence,
];
