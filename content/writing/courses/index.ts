import { afterHours } from "./after-hours.ts";
import { fromOldWayByDay } from "./from-mailbox-by-day.ts";
import { fromOldWay } from "./from-old-way.ts";
import { goLive } from "./go-live.ts";
import { hangUps } from "./hang-ups.ts";
import { intake } from "./intake.ts";
import type { Course } from "./kind.ts";
import { missed } from "./missed.ts";
import { noShows } from "./no-shows.ts";
import { phoneSystem } from "./phone-system.ts";
import { seasonReady } from "./season-ready.ts";
import { texting } from "./texting.ts";

/** Plans, by what they are about; the narrower one first. */
export const courses: readonly Course[] = [
  texting,
  seasonReady,
  noShows,
  hangUps,
  intake,
  fromOldWayByDay,
  fromOldWay,
  phoneSystem,
  missed,
  goLive,
  afterHours,
];
