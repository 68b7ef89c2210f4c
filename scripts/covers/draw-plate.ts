import type { CoverStroke } from "../../contracts/news-cover.ts";
import { coverSize, coverStrokes } from "../../rules/title-cover.ts";
import type { Shape } from "./shape.ts";

export interface Layer {
  colour: string;
  shape: Shape;
}
export interface Plate {
  /** What the drawing shows, for its title. */
  title: string;
  ground: string;
  hairline: string;
  /** Back to front; `pitch` tells a drawing that must count bars how wide they stand. */
  layers: (pitch: number) => Layer[];
}
const STEP = 2;

/** Draws the silhouettes of a plate in upright bars over hairlines, as an SVG document. */
export function drawPlate(plate: Plate, stroke: CoverStroke): string {
  const { pitch, bar, hairline } = coverStrokes[stroke];
  const layers = plate.layers(pitch);
  const paths = layers.map(() => [] as string[]);
  const hairs: string[] = [];
  const clear = bar / 2 + 5;
  for (let x = pitch / 2; x < coverSize.width; x += pitch) {
    let from = -20;
    for (const run of runsOf(layers, x, coverSize.height)) {
      const middle = (run.top + run.bottom) / 2;
      if (run.bottom - run.top < bar * 0.3) continue;
      const half = Math.max((run.bottom - run.top - bar) / 2, 0.05);
      (paths[run.layer] as string[]).push(`M${x} ${round(middle - half)}V${round(middle + half)}`);
      const until = middle - half - clear;
      if (until > from) hairs.push(`M${x} ${from}V${round(until)}`);
      from = round(middle + half + clear);
    }
    if (from < coverSize.height) hairs.push(`M${x} ${from}V${coverSize.height + 20}`);
  }
  const path = (d: string[], colour: string, width: number) =>
    d.length
      ? `<path d="${d.join("")}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`
      : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}" width="${coverSize.width}" height="${coverSize.height}" role="img">`,
    `<title>${plate.title}</title><rect width="${coverSize.width}" height="${coverSize.height}" fill="${plate.ground}"/>`,
    path(hairs, plate.hairline, hairline),
    ...layers.map((layer, i) => path(paths[i] as string[], layer.colour, bar)),
    "</svg>\n",
  ].join("");
}

interface Run {
  layer: number;
  top: number;
  bottom: number;
}

/** What one column meets from top to bottom; the front layer wins, and two that touch keep a small distance. */
function runsOf(layers: Layer[], x: number, height: number): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  for (let y = -40; y <= height + 40; y += STEP) {
    const layer = layers.findLastIndex(({ shape }) => shape(x, y));
    if (current && layer === current.layer) current.bottom = y;
    else if (layer === -1) current = undefined;
    else {
      const touches = current !== undefined;
      if (current) current.bottom -= 3;
      current = { layer, top: touches ? y + 3 : y, bottom: y };
      runs.push(current);
    }
  }
  return runs;
}

const round = (n: number) => Math.round(n * 10) / 10;
