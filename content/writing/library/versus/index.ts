import type { Versus } from "../kinds.ts";
import { adsOrAnswering } from "./ads-or-answering.ts";
import { bookingWays } from "./booking.ts";
import { chatOrPhone } from "./chat.ts";
import { remindingWays } from "./reminding.ts";
import { secondPerson } from "./second-person.ts";
import { serviceOrAi } from "./service.ts";

/** The narrower ones first. */
export const versus: readonly Versus[] = [
  adsOrAnswering,
  remindingWays,
  bookingWays,
  serviceOrAi,
  secondPerson,
  chatOrPhone,
];
