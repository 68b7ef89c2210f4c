import { fileURLToPath } from "node:url";
import { build } from "vite";

let page: Promise<string> | undefined;

/** A page with one button of React's: what any press takes in this browser, on this machine, at this hour. */
export const controlPage = (): Promise<string> => (page ??= made());

async function made(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("./control-page.ts", import.meta.url)),
        formats: ["iife"],
        name: "control",
      },
    },
  });
  const [built] = Array.isArray(output) ? output : [output];
  if (!built || !("output" in built)) throw new Error("the button was not built");
  return `<!doctype html><meta name="viewport" content="width=device-width"><body><script>${built.output[0].code.replaceAll("</", "<\\/")}</script>`;
}
