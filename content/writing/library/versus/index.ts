import type { Versus } from "../kinds.ts";
import { bookingWays } from "./booking.ts";
import { chatOrPhone } from "./chat.ts";
import { remindingWays } from "./reminding.ts";
import { secondPerson } from "./second-person.ts";
import { serviceOrAi } from "./service.ts";

/** The narrower ones first. */
export const versus: readonly Versus[] = [remindingWays, bookingWays, serviceOrAi, secondPerson, chatOrPhone];
