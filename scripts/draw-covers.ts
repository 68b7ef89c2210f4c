// Draws the covers of the demo articles in both strokes: `node scripts/draw-covers.ts`, then `scripts/render-covers.ts`.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { covers } from "./covers/covers.ts";
import { drawPlate, strokes } from "./covers/draw-plate.ts";

const folder = fileURLToPath(new URL("../server/demo/covers/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [id, plate] of Object.entries(covers)) {
  writeFileSync(`${folder}${id}.svg`, drawPlate(plate, strokes.full));
  writeFileSync(`${folder}${id}-small.svg`, drawPlate(plate, strokes.small));
}
