/** The site's one stroke: bars 4 wide on a pitch of 8, round at the ends, centred on a line. */
const PITCH = 8;

export interface BarsAt {
  /** Where the first bar stands; 4 keeps its round end inside the drawing. */
  x?: number;
  /** The line that the bars are centred on. */
  mid: number;
  /** Draws each third bar only, from this one on: three paths can then move at three times. */
  third?: 0 | 1 | 2;
}

/** The `d` of a path that draws one bar for each height; a height of 0 is a bar at rest, a dot, and null leaves it out. */
export function bars(heights: readonly (number | null)[], { x = 4, mid, third }: BarsAt): string {
  let path = "";
  for (const [index, height] of heights.entries()) {
    if (height === null || (third !== undefined && index % 3 !== third)) continue;
    path += `M${x + index * PITCH} ${mid - height / 2}v${height || 0.01}`;
  }
  return path;
}

/** So many bars at rest: a line on which nobody speaks. */
export const quiet = (count: number): number[] => Array.from({ length: count }, () => 0);

/** The `d` of so many bars at rest as one line, for a path of the class `dots`, which breaks it into them. */
export const dots = (count: number, { x = 4, mid }: Omit<BarsAt, "third">): string =>
  `M${x} ${mid}h${(count - 1) * PITCH + 0.01}`;
