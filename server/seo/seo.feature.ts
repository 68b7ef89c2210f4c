import type { Feature } from "../feature.ts";
import { type Published, seoRoutes } from "./seo.routes.ts";

export const seoFeature = {
  name: "seo",
  routes: ({ app }, { news }: { news: Published }) => seoRoutes(app, news),
} satisfies Feature;
