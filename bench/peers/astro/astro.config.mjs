import node from "@astrojs/node";
import { defineConfig } from "astro/config";

// Production defaults of the standalone server.
export default defineConfig({
  site: "http://localhost:3000",
  output: "server",
  adapter: node({ mode: "standalone" }),
});
