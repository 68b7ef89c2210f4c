import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("public-layout.tsx", [index("home/home.tsx"), route("*", "ui/not-found.tsx")]),
] satisfies RouteConfig;
