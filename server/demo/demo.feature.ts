import type { Feature, Ground } from "../feature.ts";
import type { MediaService } from "../media/media.service.ts";
import type { NewsService } from "../news/news.service.ts";
import { claimSetting, readSetting } from "../settings/settings.store.ts";
import { loadDemoContent } from "./demo.ts";

/** Under this name the database remembers that it was filled. */
const DONE = "demo-content";

export const demoFeature = {
  name: "demo",
  firstContent: ({ db, log, news, media }: Ground & { news: NewsService; media: MediaService }) =>
    loadDemoContent({
      db,
      log,
      news,
      media,
      once: {
        isDone: async () => (await readSetting(db, DONE)) !== undefined,
        claim: (tx) => claimSetting(tx, DONE, true),
      },
    }),
} satisfies Feature;
