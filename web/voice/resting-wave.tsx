import { bars } from "../ui/bars.ts";

const breath = [
  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 6, 6, 6, 8, 10, 12, 11, 10, 13, 16, 17, 17, 14,
  14, 18, 20, 19, 16, 12, 15, 16, 15, 13, 9, 9, 10, 9, 8, 6, 5, 5, 4, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2,
];

/** The panel's wave while nobody speaks. */
export function RestingWave() {
  return (
    <svg className="wave" viewBox="0 0 560 112" aria-hidden="true">
      <path d={bars(breath, { mid: 56 })} />
    </svg>
  );
}
