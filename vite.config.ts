import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    compression({ algorithms: ["brotliCompress", "gzip"], threshold: 512, skipIfLargerOrEqual: true }),
  ],
  build: { assetsInlineLimit: 0 },
});
