import { booking } from "./booking.ts";
import { fifthBatch } from "./fifth-batch.ts";
import { fourthBatch } from "./fourth-batch.ts";
import { otherDesks } from "./other-desks.ts";
import { secondBatch } from "./second-batch.ts";
import { seventhBatch } from "./seventh-batch.ts";
import { sixthBatch } from "./sixth-batch.ts";
import { talk } from "./talk.ts";
import { thirdBatch } from "./third-batch.ts";

/** The calls that the engine was made with. */
export const tuned = [
  ...booking,
  ...talk,
  ...otherDesks,
  ...secondBatch,
  ...thirdBatch,
  ...fourthBatch,
  ...fifthBatch,
  ...sixthBatch,
  ...seventhBatch,
];
