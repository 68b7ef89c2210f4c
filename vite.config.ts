import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** The bundler explains a `require` in the browser, which nothing of ours reaches, at length and to every visitor. */
const briefRequire: Plugin = {
  name: "brief-require",
  apply: "build",
  renderChunk: (code, { name }) =>
    name === "rolldown-runtime"
      ? { code: code.replace(/ in an environment that doesn't expose [^"]*?more details\.?/, ""), map: null }
      : null,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), briefRequire],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // light-dark() as written: a rewritten one is settled at the root, and a dark section would stay light.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels in one file: one file compresses better than a dozen.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  name: "shell",
                  test: /[\\/](content[\\/]prices|web[\\/](root|entry\.client|public-shell|news[\\/]article-card|ui[\\/](after-paint|anchor-link|bars|error-page|hash-scroll|json-ld|logo|long-date|picture|random-uuid|seo|theme|toast-area|use-hydrated|use-toast)))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
