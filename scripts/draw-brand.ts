// Makes the favicons and the default social image under public/: `node scripts/draw-brand.ts`.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawShareCard } from "../server/media/share-card.ts";
import { site } from "../site.config.ts";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
mkdirSync(folder, { recursive: true });

const ground = "#1F1523";
/** The bell in three bars and its clapper, which the smallest sizes can still show. On a grid of 16. */
const smallBell = `<path d="M4 7V9M8 3.5V9M12 7V9" stroke="#F7F3EC" stroke-width="2.4" stroke-linecap="round"/><circle cx="8" cy="12.7" r="1.5" fill="#F2A83B"/>`;
/** The bell of the logo, in five bars. On a grid of 32. */
const bell = `<path d="M7.5 21.4v.6M11.8 12.5V22M16 8.5V22M20.2 12.5V22M24.5 21.4v.6" stroke="#F7F3EC" stroke-width="2.8" stroke-linecap="round"/><circle cx="16" cy="26" r="1.9" fill="#F2A83B"/>`;

const small = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="${radius}" fill="${ground}"/>${smallBell}</svg>\n`;
const large = (scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${16 - 16 * scale} ${16 - 16.9 * scale}) scale(${scale})">${bell}</g></svg>`;
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An icon file that holds PNGs: a directory of 16 bytes for each, then the pictures. */
function icon(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [i, { size, bytes }] of pictures.entries()) {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const files: Record<string, string | Buffer> = {
  "favicon.svg": small(4),
  "favicon.ico": icon(
    await Promise.all([16, 32].map(async (size) => ({ size, bytes: await png(small(4), size) }))),
  ),
  "apple-touch-icon.png": await png(large(1.12), 180),
  "icon-192.png": await png(large(1.12), 192),
  "icon-512.png": await png(large(1.12), 512),
  // Launchers cut it to a circle of 80%.
  "icon-maskable-512.png": await png(large(0.92), 512),
  "social.png": await drawShareCard({ title: site.tagline, siteName: site.name }),
};
for (const [name, content] of Object.entries(files)) writeFileSync(folder + name, content);
