import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:js|mjs|css|svg|json|webmanifest|xml|txt|wasm)$/;
/** Below this a compressed form saves next to nothing. */
const MIN_BYTES = 256;

/** Writes the brotli and gzip forms beside each text file of a folder, where they are smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string) {
  const raw = readFileSync(file);
  if (raw.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
    promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < raw.length) writeWhole(`${file}.br`, br);
  if (gz.length < raw.length) writeWhole(`${file}.gz`, gz);
}

/** The site may be serving the folder already: whoever asks finds all of a file or none of it. */
function writeWhole(file: string, bytes: Buffer) {
  writeFileSync(`${file}.half`, bytes);
  renameSync(`${file}.half`, file);
}
