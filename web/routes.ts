import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [index("home/home.tsx"), route("*", "ui/not-found.tsx")] satisfies RouteConfig;
