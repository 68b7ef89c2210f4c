import { bars, dots } from "./bars.ts";

const voice = [34, 14, 5, 28, 9, 30, 35, 22, 2, 15, 23, 12, 4, 2];
const line = bars(voice, { mid: 32 });
/** Longer than the drawing: screens wider than it get more of the quiet. */
const rest = dots(425, { x: 4 + voice.length * 8, mid: 32 });

/** The footer's line: a voice going quiet. */
export function FootWave() {
  return (
    <svg
      className="wave foot-wave"
      viewBox="0 0 1440 64"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={line} />
      <path className="dots" d={rest} />
    </svg>
  );
}
