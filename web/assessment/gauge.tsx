const HEIGHTS = [8, 14, 20, 12];

/** Four bars, so many of them speaking: the answer's size at a glance. */
export function Gauge({ level }: { level: number }) {
  return (
    <svg className="gauge" viewBox="0 0 36 24" aria-hidden="true">
      {HEIGHTS.map((height, index) => (
        <path
          key={height}
          d={index < level ? `M${4 + 9 * index} ${12 - height / 2}v${height}` : `M${4 + 9 * index} 12v.01`}
        />
      ))}
    </svg>
  );
}
