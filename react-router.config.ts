import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // The whole route table ships with the page: no manifest request at the first navigation.
  routeDiscovery: { mode: "initial" },
  // A page's clientLoader, with the query client and the contracts behind it, loads when somebody navigates to it.
  splitRouteModules: true,
} satisfies Config;
