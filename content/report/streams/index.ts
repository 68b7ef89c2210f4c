import type { Stream } from "../kinds.ts";
import { afterHours } from "./after-hours.ts";
import { brokenOff } from "./broken-off.ts";
import { busy } from "./busy.ts";
import { coldLeads } from "./cold-leads.ts";
import { expertTime } from "./expert-time.ts";
import { noShows } from "./no-shows.ts";
import { openPlans } from "./open-plans.ts";
import { orderTime } from "./order-time.ts";
import { questionTime } from "./question-time.ts";
import { schedulingTime } from "./scheduling-time.ts";
import { slowReplies } from "./slow-replies.ts";
import { sortingTime } from "./sorting-time.ts";
import { statusTime } from "./status-time.ts";
import { unanswered } from "./unanswered.ts";
import { typingTime } from "./typing-time.ts";

/** In the order in which they are shown. */
export const streams: readonly Stream[] = [
  afterHours,
  busy,
  unanswered,
  slowReplies,
  coldLeads,
  brokenOff,
  openPlans,
  noShows,
  schedulingTime,
  questionTime,
  statusTime,
  orderTime,
  typingTime,
  sortingTime,
  expertTime,
];
