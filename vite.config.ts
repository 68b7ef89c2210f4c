import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // light-dark() as written: a rewritten one is settled at the root, and a dark section would stay light.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
});
