import { AREA } from "./admin/use-area-user.ts";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const publicPages = [
  index("routes/home.tsx"),
  route("services", "routes/services.tsx"),
  route("news", "routes/news.tsx"),
  route("news/:slug", "routes/article.tsx"),
  route("preview/:token", "routes/preview.tsx"),
  route("contact", "routes/contact.tsx"),
  route("assessment", "routes/assessment.tsx"),
  route("r/:token", "routes/own-assessment.tsx"),
  route("your-desk", "routes/your-desk.tsx"),
  route("desk/:token", "routes/linked-desk.tsx"),
  route("terms-of-use", "routes/terms-of-use.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("*", "routes/not-found.tsx"),
];

const adminPages = [
  index("routes/admin/dashboard.tsx", { id: "admin" }),
  route("dashboard", "routes/admin/dashboard.tsx", { id: "dash" }),
  route("articles", "routes/admin/articles.tsx"),
  route("article/:id", "routes/admin/article-editor.tsx"),
  route("account", "routes/admin/account.tsx"),
  route("audit", "routes/admin/audit.tsx"),
  route("visits", "routes/admin/visits.tsx"),
  route("system", "routes/admin/system.tsx"),
  route("calls", "routes/admin/calls.tsx"),
  route("leads", "routes/admin/leads.tsx"),
  route("leads/:id", "routes/admin/lead.tsx"),
  route("mails", "routes/admin/mails.tsx"),
  route("mails/:id", "routes/admin/mail.tsx"),
  route("assessments", "routes/admin/assessments.tsx"),
  route("desks", "routes/admin/desks.tsx"),
  route("desks/:id", "routes/admin/desk.tsx"),
  route("media", "routes/admin/media.tsx"),
  route("media/:hash", "routes/admin/image.tsx"),
  route("*", "routes/admin/not-found.tsx"),
];

// Short ids: each visitor is sent the list of all routes.
export default [
  layout("routes/public-layout.tsx", { id: "public" }, publicPages),
  route("admin", "routes/admin/layout.tsx", [
    route("login", "routes/admin/login.tsx"),
    layout("routes/admin/area.tsx", { id: AREA }, [
      layout("routes/admin/within-area.tsx", { id: "within" }, adminPages),
    ]),
  ]),
] satisfies RouteConfig;
