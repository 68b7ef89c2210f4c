import { answeredCalls } from "./sayings/answered-calls.ts";
import { appointmentsAndOrders } from "./sayings/appointments-and-orders.ts";
import { unansweredCalls } from "./sayings/unanswered-calls.ts";
import { upsetCallers } from "./sayings/upset-callers.ts";
import type { Sayings } from "./sayings/saying.ts";

/** For prompts that ask for words, by topic. */
export const sayings: Sayings = {
  ...answeredCalls,
  ...unansweredCalls,
  ...upsetCallers,
  ...appointmentsAndOrders,
};
