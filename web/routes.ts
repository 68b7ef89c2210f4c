import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const publicPages = [
  index("home-page.tsx"),
  route("services", "services/services.tsx"),
  route("news", "news/news.tsx"),
  route("news/:slug", "news/article.tsx"),
  route("contact", "contact/contact.tsx"),
  route("terms-of-use", "legal/terms.tsx"),
  route("privacy-policy", "legal/privacy.tsx"),
  route("*", "ui/not-found.tsx"),
];

export default [layout("public-layout.tsx", publicPages)] satisfies RouteConfig;
