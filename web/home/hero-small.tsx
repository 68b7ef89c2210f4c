import { site } from "../../site.config.ts";
import { bars } from "../ui/bars.ts";
import { HeroBooking, HeroMelt, HeroSlots, HeroVoice } from "./hero-voices.tsx";

const MID = 146;
const rest = bars([0], { x: 116, mid: MID });

/** The hero's drawing on phones. */
export function HeroSmall() {
  return (
    <svg
      className="hero-art hero-small"
      viewBox="-7 16 397 280"
      width="397"
      height="280"
      role="img"
      aria-label="A call becomes an appointment: two voices as a sound wave whose bars settle into a calendar. Tuesday 10:30 is taken by a cleaning."
    >
      <path className="h-rest" d={rest} />
      <HeroVoice
        className="h-a"
        heights={[72, 92, 79, 57, 18, 102, 91, 118, 132, 80, 95, 79, 12]}
        x={12}
        mid={MID}
      />
      <HeroVoice
        className="h-b"
        heights={[35, 83, 133, 182, 186, 175, 129, 79, 72, 75, 36]}
        x={124}
        mid={MID}
      />
      <HeroMelt
        blocks={[
          [208, 111, 6, 70, 1],
          [216.5, 91, 9, 110, 0.7],
          [229, 112, 12, 80, 0.4],
        ]}
      />
      <HeroSlots
        slots={[
          [250, 40, 58, 56],
          [250, 122, 58, 70],
          [250, 216, 58, 36],
          [316, 30, 58, 40],
          [316, 208, 58, 48],
        ]}
        radius={11}
      />
      <text className="h-t" x="10" y="36">
        7:04 pm
      </text>
      <text className="h-t" x="122" y="36">
        {site.name} answers
      </text>
      <text className="h-t" x="279" y="288" textAnchor="middle">
        Mon
      </text>
      <text className="h-t" x="345" y="288" textAnchor="middle">
        Tue
      </text>
      <HeroBooking slot={[316, 86, 58, 104]} radius={11} />
    </svg>
  );
}
