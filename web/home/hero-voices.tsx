import { bars } from "../ui/bars.ts";

interface Voice {
  /** `h-a` is the caller, `h-b` the assistant. */
  className: "h-a" | "h-b";
  heights: readonly number[];
  x: number;
  mid: number;
}

/** One voice of the hero's wave, in three paths that breathe at three times. */
export function HeroVoice({ className, heights, x, mid }: Voice) {
  return ([0, 1, 2] as const).map((third) => (
    <path key={third} className={`${className} h${third}`} d={bars(heights, { x, mid, third })} />
  ));
}

/** Bars on their way from sound to appointment: x, y, width, height, opacity. */
type Melting = readonly [x: number, y: number, width: number, height: number, opacity: number];
/** A taken hour: x, y, width, height. */
export type Slot = readonly [x: number, y: number, width: number, height: number];

export function HeroMelt({ blocks }: { blocks: readonly Melting[] }) {
  return blocks.map(([x, y, width, height, opacity]) => (
    <rect
      key={x}
      className="h-m"
      fillOpacity={opacity}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={width / 2}
    />
  ));
}

export function HeroSlots({ slots, radius }: { slots: readonly Slot[]; radius: number }) {
  return slots.map(([x, y, width, height]) => (
    <rect key={`${x} ${y}`} className="h-s" x={x} y={y} width={width} height={height} rx={radius} />
  ));
}

/** The appointment that the call has made. */
export function HeroBooking({ slot: [x, y, width, height], radius }: { slot: Slot; radius: number }) {
  const centre = x + width / 2;
  return (
    <>
      <rect className="h-hot" x={x} y={y} width={width} height={height} rx={radius} />
      <text className="h-l" x={centre} y={y + 50} textAnchor="middle">
        10:30
      </text>
      <text className="h-l2" x={centre} y={y + 68} textAnchor="middle">
        Cleaning
      </text>
    </>
  );
}
