import type { Versus } from "../kinds.ts";
import { adsOrAnswering } from "./ads-or-answering.ts";
import { bookingWays } from "./booking.ts";
import { chatOrPhone } from "./chat.ts";
import { remindingWays } from "./reminding.ts";
import { secondPerson } from "./second-person.ts";
import { walkInsOrAppointments } from "./walk-ins-or-appointments.ts";
import { textOrEmail } from "./text-or-email.ts";
import { serviceOrAi } from "./service.ts";

/** The narrower ones first. */
export const versus: readonly Versus[] = [
  adsOrAnswering,
  textOrEmail,
  walkInsOrAppointments,
  remindingWays,
  bookingWays,
  serviceOrAi,
  secondPerson,
  chatOrPhone,
];
