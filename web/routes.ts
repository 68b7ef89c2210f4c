import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const publicPages = [
  index("home-page.tsx"),
  route("services", "services/services.tsx"),
  route("news", "news/news.tsx"),
  route("news/:slug", "news/article.tsx"),
  route("preview/:token", "news/preview.tsx"),
  route("contact", "contact/contact.tsx"),
  route("assessment", "assessment/assessment.tsx"),
  route("r/:token", "assessment/own.tsx"),
  route("terms-of-use", "legal/terms.tsx"),
  route("privacy-policy", "legal/privacy.tsx"),
  route("*", "ui/not-found.tsx"),
];

const adminPages = [
  index("admin/dashboard/dashboard.tsx", { id: "admin" }),
  route("dashboard", "admin/dashboard/dashboard.tsx", { id: "admin-dashboard" }),
  route("article/:id", "article-editor-page.tsx"),
  route("account", "admin/account/account.tsx"),
  route("audit", "admin/audit/audit.tsx"),
  route("leads", "admin/leads/leads.tsx"),
  route("leads/:id", "admin/leads/lead-page.tsx"),
  route("mails", "admin/mails/mails.tsx"),
  route("mails/:id", "admin/mails/mail-page.tsx"),
  route("assessments", "admin/assessments/assessments.tsx"),
  route("media", "admin/media/library.tsx"),
  route("media/:hash", "admin/media/image-page.tsx"),
];

export default [
  layout("public-layout.tsx", publicPages),
  route("admin", "admin/layout.tsx", [
    route("login", "admin/login/login.tsx"),
    layout("admin/area.tsx", adminPages),
  ]),
] satisfies RouteConfig;
