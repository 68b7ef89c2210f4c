import { type CoverStroke, coverSize, titleCover } from "../../rules/title-cover.ts";

/** What stands for the picture of an article that has none: its title, drawn as a voice. Seen, not read. */
export function TitleCover({ title, stroke = "full" }: { title: string; stroke?: CoverStroke }) {
  const { ground, bar, hairline, layers } = titleCover(title, stroke);
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
}
