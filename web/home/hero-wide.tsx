import { bars, quiet } from "../ui/bars.ts";
import { HeroBooking, HeroMelt, HeroSlots, HeroVoice, type Slot } from "./hero-voices.tsx";

const MID = 156;
const caller = [
  22, 47, 50, 96, 114, 73, 49, 14, 76, 91, 118, 101, 138, 168, 128, 86, 14, 116, 92, 230, 183, 187, 143, 89,
  35, 27, 53, 57, 61, 124, 108, 79, 60, 25, 68, 70, 76, 185, 103, 129, 99, 48, 6, 22,
];
const assistant = [
  32, 61, 92, 99, 102, 87, 66, 85, 124, 156, 179, 177, 152, 112, 87, 140, 176, 208, 219, 188, 148, 96, 116,
  157, 197, 199, 196, 157, 107, 80, 113, 130, 144, 134, 116, 80, 46, 51, 53, 40,
];
const rest = bars(quiet(12), { mid: MID }) + bars(quiet(5), { x: 452, mid: MID });
const days = ["Mon", "Tue", "Wed", "Thu"];
const slots: Slot[] = [
  [990, 44, 74, 56],
  [990, 128, 74, 76],
  [990, 232, 74, 40],
  [1080, 30, 74, 44],
  [1080, 214, 74, 58],
  [1170, 56, 74, 96],
  [1170, 180, 74, 48],
  [1260, 36, 74, 40],
  [1260, 104, 74, 60],
  [1260, 192, 74, 74],
];

/** The hero's drawing on tablets and desks: two voices that settle into a week of appointments. */
export function HeroWide() {
  return (
    <svg
      className="hero-art hero-wide"
      viewBox="0 0 1440 320"
      width="1440"
      height="320"
      role="img"
      aria-label="A call becomes an appointment: two voices as a sound wave whose bars settle into a calendar. Tuesday 10:30 is taken by a cleaning."
    >
      <path className="h-rest" d={rest} />
      <HeroVoice className="h-a" heights={caller} x={100} mid={MID} />
      <HeroVoice className="h-b" heights={assistant} x={492} mid={MID} />
      <HeroMelt
        blocks={[
          [819.5, 124, 5, 64, 1],
          [832, 108, 6, 96, 0.9],
          [846, 130, 8, 52, 0.8],
          [862.5, 98, 11, 116, 0.6],
          [882.5, 124, 15, 72, 0.5],
          [907, 86, 20, 128, 0.4],
          [936, 124, 28, 84, 0.3],
        ]}
      />
      <HeroSlots slots={slots} radius={14} />
      {days.map((day, index) => (
        <text key={day} className="h-t" x={1027 + index * 90} y="306" textAnchor="middle">
          {day}
        </text>
      ))}
      <HeroBooking slot={[1080, 92, 74, 104]} radius={14} />
    </svg>
  );
}
