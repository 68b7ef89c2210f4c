import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const publicPages = [
  index("home/home.tsx"),
  route("contact", "contact/contact.tsx"),
  route("*", "ui/not-found.tsx"),
];

export default [layout("public-layout.tsx", publicPages)] satisfies RouteConfig;
