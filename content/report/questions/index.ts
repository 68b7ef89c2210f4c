import type { Question } from "../kinds.ts";
import { afterHoursInPerson } from "./after-hours-in-person.ts";
import { aiAndDiscomfort } from "./ai-and-discomfort.ts";
import { chatButDays } from "./chat-but-days.ts";
import { cloneWorthNothingButOnlyYou } from "./clone-worth-nothing-but-only-you.ts";
import { littleTalkMuchTrouble } from "./little-talk-much-trouble.ts";
import { noDatesInThisTrade } from "./no-dates-in-this-trade.ts";
import { noOrdersInThisTrade } from "./no-orders-in-this-trade.ts";
import { onlyInPerson } from "./only-in-person.ts";
import { onlyThroughASpeaker } from "./only-through-a-speaker.ts";
import { paidAnyway } from "./paid-anyway.ts";
import { slowInPerson } from "./slow-in-person.ts";
import { talkAllDayNobodyThere } from "./talk-all-day-nobody-there.ts";
import { whichAi } from "./which-ai.ts";
import { withinTheHourAndEverythingSlow } from "./within-the-hour-and-everything-slow.ts";

export const questions: readonly Question[] = [
  onlyThroughASpeaker,
  slowInPerson,
  afterHoursInPerson,
  onlyInPerson,
  whichAi,
  littleTalkMuchTrouble,
  aiAndDiscomfort,
  noOrdersInThisTrade,
  noDatesInThisTrade,
  chatButDays,
  withinTheHourAndEverythingSlow,
  cloneWorthNothingButOnlyYou,
  talkAllDayNobodyThere,
  paidAnyway,
];
