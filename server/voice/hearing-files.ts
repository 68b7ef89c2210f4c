import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Hono } from "hono";
import { HEARING_FILES_PATH } from "../../contracts/voice-call.ts";
import { notFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { pickEncoding } from "../page-cache/rules.ts";

const require = createRequire(import.meta.url);
const inPackage = (entry: string, file: string) => join(dirname(require.resolve(entry)), file);

const JAVASCRIPT = "text/javascript; charset=utf-8";
/** The browser's voice detector loads these by name from one folder; they come as their packages ship them. */
const files: Record<string, { entry: string; type: string }> = {
  "silero_vad_v5.onnx": { entry: "@ricky0123/vad-web", type: "application/octet-stream" },
  "vad.worklet.bundle.min.js": { entry: "@ricky0123/vad-web", type: JAVASCRIPT },
  "ort-wasm-simd-threaded.mjs": { entry: "onnxruntime-web/wasm", type: JAVASCRIPT },
  "ort-wasm-simd-threaded.wasm": { entry: "onnxruntime-web/wasm", type: "application/wasm" },
};
const compress = promisify(brotliCompress);

/**
 * Serves the voice detector's files; each is read and compressed once, at its first request. A read that failed is
 * not kept: the next request tries again.
 */
export function hearingFiles(
  app: Hono<AppEnv>,
  readBytes: (path: string) => Promise<Buffer> = readFile,
): void {
  const held = new Map<string, Promise<{ plain: Buffer; brotli: Buffer }>>();
  async function read(name: string, entry: string) {
    const plain = await readBytes(inPackage(entry, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { plain, brotli: await compress(plain, { params }) };
  }
  app.get(`${HEARING_FILES_PATH}:name`, async (c) => {
    const name = c.req.param("name");
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) throw notFound();
    const reading = held.get(name) ?? read(name, file.entry);
    held.set(name, reading);
    reading.catch(() => held.delete(name));
    const { plain, brotli } = await reading;
    const small = pickEncoding(c.req.header("accept-encoding")) === "br";
    return c.body(new Uint8Array(small ? brotli : plain), 200, {
      "content-type": file.type,
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      vary: "accept-encoding",
      ...(small && { "content-encoding": "br" }),
    });
  });
}
