import { anyNotice, ending, wish } from "./any.ts";
import { graveNotices } from "./grave.ts";
import { closedDays, closedWeekday, longerHours } from "./hours.ts";
import type { Notice } from "./kind.ts";
import { award, event, joining, leaving, onLeave, service, sorry, thanks } from "./people.ts";
import { afterHours, assistant, newNumber, online, phoneSystem, spanish, texts } from "./phone.ts";
import { moving, secondPlace, works } from "./place.ts";
import { noShow, payment, prices, rent, rule } from "./terms.ts";

/** By what a piece of news is about; the narrower one first, the last one for any other. */
export const notices: readonly Notice[] = [
  ...graveNotices,
  sorry,
  spanish,
  assistant,
  rent,
  prices,
  noShow,
  secondPlace,
  moving,
  newNumber,
  phoneSystem,
  works,
  onLeave,
  leaving,
  joining,
  award,
  closedDays,
  closedWeekday,
  thanks,
  online,
  texts,
  afterHours,
  event,
  longerHours,
  payment,
  service,
  rule,
  ending,
  wish,
  anyNotice,
];
