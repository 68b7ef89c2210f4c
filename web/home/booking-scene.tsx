import { Scene } from "./scene.tsx";

const days = ["Mon", "Tue", "Wed", "Thu"];
const taken = [
  [0, 0, 40],
  [0, 64, 28],
  [62, 20, 28],
  [62, 104, 36],
  [124, 12, 56],
  [124, 96, 28],
  [186, 36, 44],
] as const;

/** The week, with the appointment that Dana’s call has made. */
export function BookingScene() {
  return (
    <Scene caller={[0, 0, 4, 10, 18, 8]} assistant={[6, 20, 32, 26, 38, 30, 16, 24, 34, 18, 10, 4]}>
      <svg
        className="week"
        viewBox="0 0 238 168"
        role="img"
        aria-label="A week of appointments; Tuesday 10:30 has just been booked for Dana"
      >
        {taken.map(([x, y, height]) => (
          <rect key={`${x} ${y}`} className="taken" x={x} y={y} width="52" height={height} rx="10" />
        ))}
        <rect className="h-hot" x="62" y="56" width="52" height="42" rx="10" />
        <text className="h-l" x="88" y="74" textAnchor="middle">
          10:30
        </text>
        <text className="h-l2" x="88" y="90" textAnchor="middle">
          Dana
        </text>
        {days.map((day, index) => (
          <text key={day} className="h-t" x={26 + index * 62} y="163" textAnchor="middle">
            {day}
          </text>
        ))}
      </svg>
    </Scene>
  );
}
