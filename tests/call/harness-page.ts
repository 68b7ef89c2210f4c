import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { type BrowserContextOptions, type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { contentSecurityPolicy } from "../../server/page-cache/content-security-policy.ts";
import { voicePolicy } from "../../server/voice/voice-policy.ts";
import { browserFlags, findBrowser } from "../setup/browser.ts";

const page =
  '<!doctype html><html lang="en"><title>Call</title><body><button>Go</button><script type="module" src="/harness.js"></script>';

/** The production policy with a hosted key. */
const HOSTED_CSP = contentSecurityPolicy(
  Buffer.from(page),
  voicePolicy({ hosted: { host: "https://api.vapi.ai", bundleUrl: null }, transcription: false }),
);
/** The production policy without one, where the server writes down what is said. */
export const BUILT_IN_CSP = contentSecurityPolicy(
  Buffer.from(page),
  voicePolicy({ hosted: null, transcription: true }),
);

export interface Chunk {
  fileName: string;
  code: string;
  modules: string[];
  isEntry: boolean;
}

/** The call's modules as production bundles them, with one page that loads the harness. */
export async function bundleHarness(): Promise<Chunk[]> {
  const input = fileURLToPath(new URL("./harness.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("../..", import.meta.url)),
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input, output: { entryFileNames: "harness.js" } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as { output: { type: string }[] };
  return output
    .filter((file) => file.type === "chunk")
    .map((file) => {
      const chunk = file as unknown as {
        fileName: string;
        code: string;
        moduleIds: string[];
        isEntry: boolean;
      };
      return { fileName: chunk.fileName, code: chunk.code, modules: chunk.moduleIds, isEntry: chunk.isEntry };
    });
}

/** Serves the bundle and one empty page under the policy; further files come from `more`. */
export async function serveHarness(
  chunks: Chunk[],
  more: (url: URL, body: Buffer) => Promise<{ type: string; body: Buffer | string } | null> = async () =>
    null,
  csp = HOSTED_CSP,
) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://harness");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const chunk = chunks.find((c) => url.pathname === `/${c.fileName}`);
    if (url.pathname === "/") {
      response.writeHead(200, { "content-type": "text/html", "content-security-policy": csp });
      response.end(page);
      return;
    }
    if (chunk) return void response.writeHead(200, { "content-type": "text/javascript" }).end(chunk.code);
    const extra = await more(url, Buffer.concat(parts));
    if (extra) response.writeHead(200, { "content-type": extra.type }).end(extra.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The harness has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

/** Chromium with a fake microphone, one beep a second unless a WAV file is given. */
export const launch = (wav?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...browserFlags,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      ...(wav ? [`--use-file-for-fake-audio-capture=${wav}%noloop`] : []),
    ],
  });

export const PHONE: BrowserContextOptions = {
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
};
