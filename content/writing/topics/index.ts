import type { Topic } from "../kinds.ts";
import { afterHours } from "./after-hours.ts";
import { booking } from "./booking.ts";
import { choosing } from "./choosing.ts";
import { complaints } from "./complaints.ts";
import { counting } from "./counting.ts";
import { desk } from "./desk.ts";
import { followup } from "./followup.ts";
import { greeting } from "./greeting.ts";
import { handover } from "./handover.ts";
import { hipaa } from "./hipaa.ts";
import { hold } from "./hold.ts";
import { intake } from "./intake.ts";
import { languages } from "./languages.ts";
import { privacy } from "./privacy.ts";
import { questions } from "./questions.ts";
import { reminders } from "./reminders.ts";
import { reviews } from "./reviews.ts";
import { callback } from "./callback.ts";
import { prices } from "./prices.ts";
import { spam } from "./spam.ts";
import { distress } from "./distress.ts";
import { onlineBooking } from "./online-booking.ts";
import { telling } from "./telling.ts";
import { texting } from "./texting.ts";
import { training } from "./training.ts";
import { missed } from "./missed.ts";
import { orders } from "./orders.ts";
import { seasons } from "./seasons.ts";
import { starting } from "./starting.ts";
import { telephone } from "./telephone.ts";
import { voicemail } from "./voicemail.ts";
import { written } from "./writing.ts";

/** In the order in which a prompt is asked for them: what is narrow stands before what is wide. */
export const topics: readonly Topic[] = [
  spam,
  telling,
  distress,
  onlineBooking,
  hold,
  reviews,
  reminders,
  voicemail,
  complaints,
  languages,
  hipaa,
  privacy,
  training,
  prices,
  orders,
  callback,
  starting,
  seasons,
  counting,
  afterHours,
  missed,
  intake,
  followup,
  questions,
  handover,
  greeting,
  booking,
  texting,
  written,
  choosing,
  desk,
];
export { telephone };
