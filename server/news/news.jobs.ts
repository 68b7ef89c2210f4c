import { z } from "zod";
import { defineJob, type Job, job } from "../jobs/job.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import type { NewsService } from "./news.service.ts";
import { dropShareImage, keepShareImage } from "./share-images.ts";

/** Draws the picture that share cards of an article show. */
export const drawShareImage = defineJob({
  name: "news.share-image",
  data: z.object({ articleId: z.uuid() }),
  options: { retryLimit: 5, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 15, expireInSeconds: 120 },
});

export interface NewsJobDeps {
  news: Pick<NewsService, "find" | "setShareImage">;
  storage: ObjectStorage;
  /** A title in, a PNG of 1200 x 630 out. */
  draw: (title: string) => Promise<Uint8Array>;
}

export function newsJobs({ news, storage, draw }: NewsJobDeps): Job[] {
  return [
    job(drawShareImage, async ({ articleId }) => {
      const article = await news.find(articleId);
      if (!article?.published) return; // taken back meanwhile
      const path = await keepShareImage(storage, articleId, await draw(article.title));
      if (path === article.shareImage) return;
      await news.setShareImage(articleId, path);
      if (article.shareImage) await dropShareImage(storage, article.shareImage);
    }),
  ];
}
