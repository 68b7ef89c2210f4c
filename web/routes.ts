import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const publicPages = [
  index("home/home.tsx"),
  route("contact", "contact/contact.tsx"),
  route("news", "news/news.tsx"),
  route("news/:slug", "news/article.tsx"),
  route("*", "ui/not-found.tsx"),
];

export default [layout("public-layout.tsx", publicPages)] satisfies RouteConfig;
