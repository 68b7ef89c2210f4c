import { z } from "zod";
import { defineJob } from "../jobs/job.ts";

/** Draws the picture that share cards of an article show. */
export const drawShareCard = defineJob({
  name: "news.share-card",
  data: z.object({ articleId: z.uuid(), version: z.number().int() }),
  options: { retryLimit: 5, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 15, expireInSeconds: 120 },
});
