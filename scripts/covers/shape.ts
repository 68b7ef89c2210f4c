/** Whether a point of the plate (0..960 by 0..600, y downwards) belongs to a shape. */
export type Shape = (x: number, y: number) => boolean;

export const rect =
  (left: number, top: number, right: number, bottom: number, radius = 0): Shape =>
  (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return false;
    const dx = Math.max(left + radius - x, x - (right - radius), 0);
    const dy = Math.max(top + radius - y, y - (bottom - radius), 0);
    return dx * dx + dy * dy <= radius * radius || radius === 0;
  };

export const ellipse =
  (cx: number, cy: number, rx: number, ry = rx): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

/** A filled outline through the points, in order. */
export const polygon =
  (...points: [number, number][]): Shape =>
  (x, y) => {
    let inside = false;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [xi, yi] = points[i] as [number, number];
      const [xj, yj] = points[j] as [number, number];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  };

/** Sound: half its height at `x` is given by `height`, its line lies at `centre`. */
export const wave =
  (centre: number, height: (x: number) => number): Shape =>
  (x, y) =>
    Math.abs(y - centre) <= height(x);

export const union =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));
export const both =
  (a: Shape, b: Shape): Shape =>
  (x, y) =>
    a(x, y) && b(x, y);
export const minus =
  (a: Shape, b: Shape): Shape =>
  (x, y) =>
    a(x, y) && !b(x, y);

/** 0..1, the same for the same 16 units of width and seed in every run: the unevenness of a voice. */
export function grain(x: number, seed: number): number {
  const n = Math.sin(Math.floor(x / 16) * 12.9898 + seed * 78.233) * 43758.5453;
  return n - Math.floor(n);
}

/** Half heights of a voice: syllables that swell and sink, at most `peak`, never under `floor`. */
export const voice =
  (seed: number, peak: number, floor = 8) =>
  (x: number): number => {
    const syllable = 0.5 + 0.5 * Math.sin(x / 29 + seed * 1.7) * Math.sin(x / 67 + seed);
    return floor + (peak - floor) * syllable * (0.55 + 0.45 * grain(x, seed));
  };
