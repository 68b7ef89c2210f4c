import type { CoverStroke } from "../contracts/news-cover.ts";
import { plates, type Plate } from "./cover-colours.ts";
import { titleVoice } from "./title-voice.ts";

/** The field that covers are drawn on, in units of their own. */
export const coverSize = { width: 960, height: 600 };
/** Bars for wide places, and half as many, twice as wide, for small ones: closer they would run together. */
export const coverStrokes = {
  full: { pitch: 16, bar: 10, hairline: 2 },
  small: { pitch: 32, bar: 20, hairline: 3 },
} satisfies Record<CoverStroke, object>;

export interface TitleCover {
  ground: string;
  bar: number;
  hairline: { d: string; colour: string; width: number };
  /** Bars, back to front. */
  layers: { d: string; colour: string }[];
}

/** Upright bars, each from its top to its bottom. */
type Bars = { x: number; top: number; bottom: number }[];
/** What a title says, from column `from` on so many columns, around the height `mid`. */
type Say = (from: number, columns: number, mid: number, peak: number, words?: "first" | "last") => Bars;

/**
 * A cover for an article without a picture: its title as a voice, in one of four arrangements and one of the site's
 * colours, all chosen by the title alone.
 */
export function titleCover(title: string, stroke: CoverStroke): TitleCover {
  const { pitch, bar, hairline } = coverStrokes[stroke];
  const columns = coverSize.width / pitch;
  const number = hash(title);
  const plate = plates[number % plates.length] as Plate;
  const arrange = arrangements[Math.floor(number / plates.length) % arrangements.length] as Arrange;
  const x = (column: number) => (column + 0.5) * pitch;
  const words = title.trim().split(/\s+/);
  const half = Math.floor(words.length / 2);
  const say: Say = (from, count, mid, peak, part) => {
    const text = part === "first" ? words.slice(0, half || 1) : part === "last" ? words.slice(half) : words;
    return titleVoice(text.join(" "), count).map((loud, i) => ({
      x: x(from + i),
      top: mid - loud * peak,
      bottom: mid + loud * peak,
    }));
  };
  const [back, front] = arrange({ columns, x, say });
  const standing = Array.from({ length: columns }, (_, i) => `M${x(i)} -20V${coverSize.height + 20}`);
  return {
    ground: plate.ground,
    bar,
    hairline: { d: standing.join(""), colour: plate.hairline, width: hairline },
    layers: [
      { d: pathOf(back, bar), colour: plate.main },
      { d: pathOf(front, bar), colour: plate.accent },
    ],
  };
}

interface Room {
  columns: number;
  /** The middle of a column. */
  x: (column: number) => number;
  say: Say;
}
/** Two layers of bars, the second in the accent. */
type Arrange = (room: Room) => [Bars, Bars];

const disc = ({ columns, x }: Room, cx: number, cy: number, radius: number): Bars =>
  Array.from({ length: columns }, (_, i) => x(i))
    .filter((at) => Math.abs(at - cx) < radius)
    .map((at) => {
      const half = Math.sqrt(radius ** 2 - (at - cx) ** 2);
      return { x: at, top: cy - half, bottom: cy + half };
    });

const arrangements: Arrange[] = [
  // One voice across the whole width, and where it comes from.
  (room) => {
    const from = Math.round(room.columns * 0.2);
    return [
      room.say(from, room.columns - from - 1, 300, 220),
      disc(room, room.x(room.columns * 0.1), 300, 52),
    ];
  },
  // A call and its answer.
  ({ columns, say }) => {
    const wide = Math.round(columns * 0.62);
    return [say(1, wide, 192, 132, "first"), say(columns - wide - 1, wide, 408, 132, "last")];
  },
  // Said within a speech bubble.
  ({ columns, x, say }) => {
    const from = Math.round(columns * 0.14);
    const count = columns - 2 * from;
    const inset = Math.round(count * 0.14);
    const voice = say(from + inset, count - 2 * inset, 266, 104);
    const bubble = Array.from({ length: count }, (_, i) => {
      const edge = Math.min(i, count - 1 - i) / count;
      const curve = 150 * Math.sqrt(1 - (1 - Math.min(edge / 0.16, 1)) ** 2);
      const tail = i / count > 0.2 && i / count < 0.36 ? (0.36 - i / count) * 700 : 0;
      const top = 266 - 28 - curve;
      const bottom = 266 + 28 + curve + tail;
      const said = voice[i - inset];
      if (!said) return [{ x: x(from + i), top, bottom }];
      // The voice stands in an opening of its own shape.
      const gap = 26;
      return [
        { x: x(from + i), top, bottom: said.top - gap },
        { x: x(from + i), top: said.bottom + gap, bottom },
      ];
    });
    return [bubble.flat(), voice];
  },
  // Low on the horizon, a sun or a moon above.
  (room) => [room.say(1, room.columns - 2, 446, 118), disc(room, 660, 196, 122)],
];

const pathOf = (bars: Bars, bar: number): string =>
  bars
    .map(({ x, top, bottom }) => {
      const half = Math.max((bottom - top - bar) / 2, 0.05);
      const mid = (top + bottom) / 2;
      return `M${x} ${round(mid - half)}V${round(mid + half)}`;
    })
    .join("");
const round = (n: number) => Math.round(n * 10) / 10;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text.trim()) value = Math.imul(value ^ (sign.codePointAt(0) as number), 0x01000193);
  return value >>> 0;
}
