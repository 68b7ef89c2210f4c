import { site } from "../../site.config.ts";
import { cachedPages } from "../cached-pages.ts";
import type { Feature, Ground } from "../feature.ts";
import type { Guards } from "../http/protect.ts";
import type { NewsService } from "../news/news.service.ts";
import { deleteBefore } from "./visits.store.ts";
import { visitsRoutes } from "./visits.routes.ts";
import { type VisitsService, visitsService } from "./visits.service.ts";
import { DAY_MS, dayOf } from "../days.ts";

export const visitsFeature = {
  name: "visits",
  build: ({ env, db, news }: Ground & { news: NewsService }) => ({
    visits: visitsService({
      db,
      pages: cachedPages,
      isArticle: async (slug) => (await news.findPublished(slug)) !== undefined,
      on: env.ANALYTICS,
    }),
  }),
  routes: (
    { app, bind },
    { visits, limits, env, guards }: Ground & { visits: VisitsService; guards: Guards },
  ) => visitsRoutes(app, bind, { visits, limits, on: env.ANALYTICS, findUser: guards.findUser }),
  sweep:
    ({ db }: Ground) =>
    (now) =>
      deleteBefore(db, dayOf(now.getTime() - site.kept.analytics * DAY_MS)),
} satisfies Feature;
