import { memo } from "react";
import { coverSize, titleCover } from "../../../../rules/title-cover.ts";

/** The cover that readers would see, drawn anew with each letter of the title. Its drawing takes longer than the letter: ask for it with a deferred title. */
export const TitleCover = memo(function TitleCover({ title }: { title: string }) {
  const { ground, bar, hairline, layers } = titleCover(title, "full");
  const { width, height } = coverSize;
  return (
    <svg
      className="title-cover"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={ground} />
      <path d={hairline.d} stroke={hairline.colour} strokeWidth={hairline.width} />
      {layers.map(({ d, colour }) => (
        <g key={colour} fill="none" strokeLinecap="round">
          {/* The ground around each bar: the fine lines end before it. */}
          <path d={d} stroke={ground} strokeWidth={bar + 10} />
          <path d={d} stroke={colour} strokeWidth={bar} />
        </g>
      ))}
    </svg>
  );
});
