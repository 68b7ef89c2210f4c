import { bars, quiet } from "../ui/bars.ts";

/** Bars of the panel's wave. */
export const BARS = 70;

const breath = [
  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 6, 6, 6, 8, 10, 12, 11, 10, 13, 16, 17, 17, 14,
  14, 18, 20, 19, 16, 12, 15, 16, 15, 13, 9, 9, 10, 9, 8, 6, 5, 5, 4, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2,
];
const RESTING = bars(breath, { mid: 56 });
const STILL = bars(quiet(BARS), { mid: 56 });

/** The panel's wave while nobody speaks. @param still no breath in it: there is no line */
export function RestingWave({ still = false }: { still?: boolean }) {
  return (
    <svg className="wave" viewBox="0 0 560 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={still ? STILL : RESTING} />
    </svg>
  );
}
