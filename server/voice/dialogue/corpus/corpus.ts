import { booking } from "./booking.ts";
import { otherDesks } from "./other-desks.ts";
import { secondBatch } from "./second-batch.ts";
import { talk } from "./talk.ts";
import { thirdBatch } from "./third-batch.ts";

/** The calls that the engine was made with. */
export const tuned = [...booking, ...talk, ...otherDesks, ...secondBatch, ...thirdBatch];
