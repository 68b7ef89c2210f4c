import { coverColours, coverGrounds } from "../../rules/cover-colours.ts";
import type { Plate } from "./draw-plate.ts";
import { both, ellipse, grain, minus, polygon, rect, type Shape, union, voice, wave } from "./shape.ts";

const { ink, amber, paper, blue, brown, green, plum } = coverColours;
const grounds = coverGrounds;

const ease = (from: number, to: number, x: number) => {
  const t = Math.min(Math.max((x - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
};
const between =
  (left: number, right: number, shape: Shape): Shape =>
  (x, y) =>
    x >= left && x <= right && shape(x, y);
/** Bell: dome, knob and rim, `size` wide, its rim's lower edge at `bottom`. */
const bell = (cx: number, bottom: number, size: number): Shape =>
  union(
    both(ellipse(cx, bottom - size * 0.2, size * 0.38, size * 0.62), rect(0, 0, 960, bottom - size * 0.22)),
    rect(cx - size * 0.5, bottom - size * 0.13, cx + size * 0.5, bottom, size * 0.06),
    rect(cx - size * 0.08, bottom - size * 0.96, cx + size * 0.08, bottom - size * 0.7),
  );
const bubble = (left: number, top: number, right: number, bottom: number, tail: [number, number, number]) =>
  union(
    rect(left, top, right, bottom, 92),
    polygon([tail[0], bottom - 40], [tail[1], bottom - 40], [tail[2], bottom + 92]),
  );

/** The covers of the demo articles, by id. */
export const covers: Record<string, Plate> = {
  "after-hours": {
    ...grounds.night,
    title: "A crescent moon above a row of sound bars that grow quiet",
    layers: () => [
      {
        colour: amber,
        shape: union(
          minus(ellipse(648, 214, 146), ellipse(706, 164, 132)),
          wave(508, (x) => 14 + (voice(3, 78, 20)(x) - 8) * (1.05 - 0.95 * ease(80, 900, x))),
        ),
      },
    ],
  },
  greeting: {
    ...grounds.amber,
    title: "A speech bubble drawn in upright bars, a voice cut out of it",
    layers: () => [
      {
        colour: ink,
        shape: minus(
          bubble(192, 106, 768, 426, [330, 450, 334]),
          between(
            292,
            672,
            wave(266, (x) => 16 + 62 * Math.abs(Math.sin(((x - 292) / 380) * Math.PI * 2.5)) ** 1.4),
          ),
        ),
      },
    ],
  },
  calendar: {
    ...grounds.lilac,
    title: "A week of appointments drawn as upright bars, one of them filled in",
    layers: () => {
      const slots: [number, number, number][] = [
        [0, 150, 224],
        [0, 330, 450],
        [1, 190, 350],
        [1, 424, 494],
        [2, 118, 180],
        [2, 246, 356],
        [3, 172, 236],
        [3, 390, 500],
        [4, 138, 264],
        [4, 332, 404],
      ];
      const slot = ([column, top, bottom]: [number, number, number]) =>
        rect(96 + column * 160, top, 224 + column * 160, bottom, 26);
      return [
        { colour: blue, shape: union(...slots.map(slot)) },
        { colour: ink, shape: slot([2, 396, 512]) },
      ];
    },
  },
  "hand-over": {
    ...grounds.mint,
    title: "One wave fades as a second takes over",
    layers: () => [
      {
        colour: paper,
        shape: between(
          0,
          590,
          wave(244, (x) => 12 + voice(5, 128, 26)(x) * (1 - ease(330, 600, x))),
        ),
      },
      {
        colour: green,
        shape: between(
          368,
          960,
          wave(370, (x) => 12 + voice(8, 134, 30)(x) * ease(370, 640, x)),
        ),
      },
    ],
  },
  "front-desk": {
    ...grounds.rose,
    title: "A desk bell drawn in upright bars",
    layers: () => [
      {
        colour: paper,
        shape: both(
          minus(ellipse(480, 420, 350), ellipse(480, 420, 300)),
          union(rect(180, 70, 390, 262), rect(570, 70, 780, 262)),
        ),
      },
      {
        colour: brown,
        shape: union(
          both(ellipse(480, 404, 226, 234), rect(0, 0, 960, 398)),
          rect(448, 124, 512, 158),
          rect(192, 412, 768, 470, 28),
          rect(144, 490, 816, 700),
        ),
      },
    ],
  },
  questions: {
    ...grounds.sand,
    title: "A keyhole in a door of upright bars",
    layers: () => [
      { colour: plum, shape: rect(224, 40, 736, 700, 36) },
      {
        colour: amber,
        shape: union(ellipse(480, 232, 100), polygon([446, 300], [514, 300], [558, 492], [402, 492])),
      },
    ],
  },
  reminders: {
    ...grounds.mint,
    title: "A row of equal bars with a gap, and a small bell above the gap",
    layers: () => {
      const seats = [0, 1, 2, 4, 5, 6].map((i) => rect(34 + i * 128, 376, 128 + i * 128, 700, 20));
      return [
        { colour: green, shape: union(...seats) },
        { colour: amber, shape: union(bell(464, 330, 224), rect(440, 348, 488, 372)) },
        { colour: "#8FC3A4", shape: rect(418, 512, 512, 548) },
      ];
    },
  },
  intake: {
    ...grounds.night,
    title: "A balance in upright bars, a voice in one pan and facts in the other",
    layers: (pitch) => [
      {
        colour: "#A99CA9",
        shape: union(
          rect(464, 96, 496, 506),
          rect(368, 506, 592, 544, 16),
          rect(192, 130, 768, 158, 12),
          rect(96, 402, 384, 440, 18),
          rect(576, 402, 864, 440, 18),
          rect(226, 150, 254, 196),
          rect(706, 150, 734, 196),
        ),
      },
      {
        colour: amber,
        shape: between(
          128,
          352,
          wave(302, (x) => 12 + 76 * Math.sin(((x - 128) / 224) * Math.PI) * (0.35 + 0.65 * grain(x, 11))),
        ),
      },
      {
        colour: paper,
        shape: (x, y) => y > 250 && y < 388 && (x - 608) % (pitch * 2) < pitch && x > 608 && x < 832,
      },
    ],
  },
  privacy: {
    ...grounds.plum,
    title: "A padlock in upright bars, closed around a sound wave",
    layers: () => [
      {
        colour: amber,
        shape: between(
          0,
          336,
          wave(388, (x) => 8 + voice(2, 112, 34)(x) * (1 - 0.35 * ease(200, 336, x))),
        ),
      },
      {
        colour: "#F3C9BD",
        shape: union(
          minus(rect(352, 262, 736, 530, 40), union(ellipse(544, 366, 42), rect(526, 366, 562, 462))),
          both(minus(ellipse(544, 250, 150, 176), ellipse(544, 250, 86, 112)), rect(0, 0, 960, 246)),
        ),
      },
      {
        colour: "#7D6A86",
        shape: between(
          736,
          960,
          wave(388, () => 3),
        ),
      },
    ],
  },
  "one-week": {
    ...grounds.paper,
    title: "Seven groups of tally bars, one for each day of a week",
    layers: (pitch) => {
      const levels = [118, 66, 88, 40, 96, 22, 0];
      const group = (i: number): Shape => {
        const left = 32 + i * 128;
        const top = 300 - (levels[i] as number) * 1.5;
        const bottom = 452 - (levels[i] as number) * 0.6;
        const slant = (x: number) => top + (bottom - top) * (0.78 - 0.56 * ((x - left) / 96));
        return minus(rect(left, top, left + 96, bottom), (x, y) => Math.abs(y - slant(x)) < pitch * 0.45);
      };
      return [
        { colour: plum, shape: union(...[1, 2, 3, 4, 5, 6].map(group)) },
        { colour: amber, shape: group(0) },
        {
          colour: "#B9ABB9",
          shape: (x, y) => Math.abs(y - 520) < 7 && (x - 32) % 128 < 96 && x > 32 && x < 928,
        },
      ];
    },
  },
  seasons: {
    ...grounds.sand,
    title: "A year as a landscape of bars with two high crests",
    layers: () => {
      const crest = (x: number, at: number, wide: number) => Math.exp(-(((x - at) / wide) ** 2));
      const land: Shape = (x, y) =>
        y > 540 - 250 * crest(x, 232, 118) - 300 * crest(x, 720, 128) - 40 * grain(x, 4) - 26;
      const bands: [number, number, string][] = [
        [-10, 176, "#E08A1E"],
        [176, 384, "#B4532A"],
        [384, 576, "#5E7D55"],
        [576, 768, "#2F6B7C"],
        [768, 970, blue],
      ];
      return [
        ...bands.map(([left, right, colour]) => ({ colour, shape: between(left, right, land) })),
        { colour: amber, shape: ellipse(232, 126, 74) },
        {
          colour: paper,
          shape: union(
            ...(
              [
                [624, 96],
                [688, 152],
                [720, 70],
                [784, 118],
                [848, 82],
                [880, 178],
                [592, 190],
              ] as [number, number][]
            ).map(([x, y]) => rect(x - 17, y - 9, x + 15, y + 9)),
          ),
        },
      ];
    },
  },
  "two-languages": {
    ...grounds.rose,
    title: "Two speech bubbles of sound bars that overlap",
    layers: () => {
      const left = bubble(96, 92, 576, 360, [190, 310, 188]);
      const right = bubble(384, 196, 864, 464, [672, 792, 794]);
      return [
        { colour: brown, shape: left },
        { colour: paper, shape: right },
        { colour: amber, shape: both(left, right) },
      ];
    },
  },
  "first-30-days": {
    ...grounds.blue,
    title: "Thirty bars that rise and grow steadier from left to right",
    layers: () => {
      const top = (x: number) => {
        const day = Math.floor(x / 32);
        const tremble = 150 * (grain(day * 16 + 8, 6) - 0.5) * (1 - ease(2, 22, day));
        return 486 - day * 10.5 + tremble;
      };
      const day = (from: number, to: number): Shape =>
        between(from * 32, to * 32, (x, y) => y > top(x) && y < 548);
      return [
        { colour: "#C9D2FF", shape: day(0, 29) },
        { colour: amber, shape: day(29, 30) },
      ];
    },
  },
  voicemail: {
    ...grounds.card,
    title: "A tape cassette in upright bars, its tape running out into dots",
    layers: (pitch) => {
      const reel = (cx: number) => minus(ellipse(cx, 262, 80), ellipse(cx, 262, 30));
      return [
        {
          colour: "#5A4738",
          shape: minus(
            rect(160, 96, 800, 452, 36),
            union(rect(224, 168, 736, 356, 30), polygon([288, 412], [672, 412], [704, 470], [256, 470])),
          ),
        },
        { colour: "#5A4738", shape: union(reel(336), reel(624), rect(416, 330, 544, 346)) },
        { colour: "#8C765F", shape: (x, y) => Math.abs(y - 522) < 7 && x > 288 && x < 960 - pitch * 2 },
        { colour: amber, shape: rect(960 - pitch * 2, 512, 960 - pitch, 532) },
      ];
    },
  },
};
