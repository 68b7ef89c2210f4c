import { languageModel, openAiOf } from "../ai/language-model.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { Feature, Ground } from "../feature.ts";

import { editingJobs, publishDue } from "./editing/editing.jobs.ts";
import { editingRoutes } from "./editing/editing.routes.ts";
import { editingService } from "./editing/editing.service.ts";
import { generationRoutes } from "./generation/generation.routes.ts";
import { generationService } from "./generation/generation.service.ts";
import { findImageUses } from "./image-uses.store.ts";
import { drawShareImage, newsJobs } from "./news.jobs.ts";
import { newsRoutes } from "./news.routes.ts";
import { seedArticles } from "./news.seed.ts";
import { newsService } from "./news.service.ts";
import { shareImageRoutes } from "./share-images.ts";
import { titleCoverRoutes } from "./title-covers.ts";

type Built = ReturnType<typeof build>;
type DrawTitle = (title: string) => Promise<Buffer>;

function build({ env, db, meter, queue, changes, secret, audit }: Ground & { audit: Audit }) {
  const news = newsService({ db, queue, changes });
  return {
    news,
    editing: editingService({ db, news, audit, queue, secret }),
    generation: generationService({ db, audit, model: languageModel(openAiOf(env, { use: "news", meter })) }),
    findImageUses,
  };
}

export const newsFeature = {
  name: "news",
  build,
  routes({ app, bind }, deps: Ground & Built) {
    newsRoutes(bind, deps);
    shareImageRoutes(app, deps.storage);
    titleCoverRoutes(app);
    editingRoutes(bind, deps);
    generationRoutes(bind, deps);
  },
  jobKinds: [drawShareImage, publishDue],
  jobs: ({ news, editing, storage, drawTitle }: Ground & Built & { drawTitle: DrawTitle }) => [
    ...newsJobs({ news, storage, draw: drawTitle }),
    ...editingJobs(editing),
  ],
  sweep: ({ editing }: Built) => editing.sweep,
  seeds: { articles: { seed: seedArticles, tags: ["news", "home"] } },
} satisfies Feature;
