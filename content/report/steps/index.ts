import { absencePage } from "./absence-page.ts";
import { dayAnew } from "./day-anew.ts";
import { onePromise } from "./one-promise.ts";
import { whereCostsHide } from "./where-costs-hide.ts";
import { fullBook } from "./full-book.ts";
import { standingRound } from "./standing-round.ts";
import { bringList } from "./bring-list.ts";
import { arrivalNote } from "./arrival-note.ts";
import { missedList } from "./missed-list.ts";
import type { Step } from "../step-kinds.ts";
import { aiOnNights } from "./ai-on-nights.ts";
import { toldFirst } from "./told-first.ts";
import { twoTimes } from "./two-times.ts";
import { dutyRota } from "./duty-rota.ts";
import { openBook } from "./open-book.ts";
import { formFeed } from "./form-feed.ts";
import { answerPage } from "./answer-page.ts";
import { askFirst } from "./ask-first.ts";
import { betterVoicemail } from "./better-voicemail.ts";
import { bookingPage } from "./booking-page.ts";
import { chatHours } from "./chat-hours.ts";
import { leaveIt } from "./leave-it.ts";
import { countAWeek } from "./count-a-week.ts";
import { counterCard } from "./counter-card.ts";
import { eveningMobile } from "./evening-mobile.ts";
import { expertHours } from "./expert-hours.ts";
import { expertScreen } from "./expert-screen.ts";
import { firstReply } from "./first-reply.ts";
import { fridayList } from "./friday-list.ts";
import { intakeSheet } from "./intake-sheet.ts";
import { nightBackup } from "./night-backup.ts";
import { nightPeople } from "./night-people.ts";
import { nightLine } from "./night-line.ts";
import { nightMessages } from "./night-messages.ts";
import { orderForm } from "./order-form.ts";
import { orderList } from "./order-list.ts";
import { orderSheet } from "./order-sheet.ts";
import { overflowLine } from "./overflow-line.ts";
import { phoneLine } from "./phone-line.ts";
import { quoteChaser } from "./quote-chaser.ts";
import { ownDates, ownLever, ownList, ownNames } from "./own-lever.ts";
import { ownNights } from "./own-nights.ts";
import { papersIn } from "./papers-in.ts";
import { readBack } from "./read-back.ts";
import { typeOnce } from "./type-once.ts";
import { reminderCalls } from "./reminder-calls.ts";
import { reminders } from "./reminders.ts";
import { replyTemplates } from "./reply-templates.ts";
import { statusNotice } from "./status-notice.ts";
import { teachWhatYouHave } from "./teach-what-you-have.ts";
import { textBack } from "./text-back.ts";
import { threeQuestions } from "./three-questions.ts";
import { visitSlots } from "./visit-slots.ts";

/** In the trade's own words a step has its own heading, too: one that tells what its paragraph has them do. */
const asTheTradeNames = (step: Step): Step => {
  const { subject, leads, title, short, already } = step;
  if (subject === undefined || leads) return step;
  return {
    ...step,
    title: (s, t, n, cases) => t.named?.[subject]?.title ?? title(s, t, n, cases),
    short: (s, t) => t.named?.[subject]?.short ?? short(s, t),
    already: (s, t) => t.named?.[subject]?.skip ?? already(s, t),
  };
};

const catalogue: readonly Step[] = [
  nightLine,
  overflowLine,
  phoneLine,
  nightMessages,
  firstReply,
  quoteChaser,
  reminderCalls,
  expertScreen,
  betterVoicemail,
  eveningMobile,
  textBack,
  replyTemplates,
  answerPage,
  bookingPage,
  reminders,
  intakeSheet,
  fridayList,
  threeQuestions,
  orderForm,
  orderList,
  orderSheet,
  readBack,
  papersIn,
  typeOnce,
  statusNotice,
  expertHours,
  counterCard,
  visitSlots,
  teachWhatYouHave,
  aiOnNights,
  formFeed,
  openBook,
  dutyRota,
  ownNights,
  nightBackup,
  nightPeople,
  twoTimes,
  chatHours,
  missedList,
  arrivalNote,
  bringList,
  standingRound,
  absencePage,
  whereCostsHide,
  dayAnew,
  onePromise,
  toldFirst,
  ownDates,
  ownList,
  ownLever,
  ownNames,
  fullBook,
  leaveIt,
  countAWeek,
  askFirst,
];

export const steps: readonly Step[] = catalogue.map(asTheTradeNames);
