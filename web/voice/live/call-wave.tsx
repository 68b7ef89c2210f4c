import { site } from "../../../site.config.ts";
import { bars } from "../../ui/bars.ts";
import type { ShapeBar } from "../call/call-shape.ts";

const MID = 56;

/** A whole call printed as a wave: amber is the assistant, the other colour is the visitor, dots are silence. */
export function CallWave({ shape }: { shape: readonly ShapeBar[] }) {
  const of = (speaker: ShapeBar["who"]) =>
    bars(
      shape.map(({ who, level }) => (who === speaker ? level * MID * 1.88 : null)),
      { mid: MID },
    );
  return (
    <svg
      className="wave wave-call"
      viewBox="0 0 560 112"
      role="img"
      aria-label={`The whole call as a wave: amber is ${site.name}, white is you`}
    >
      <path d={of(null)} />
      <path className="is-user" d={of("user")} />
      <path className="is-assistant" d={of("assistant")} />
    </svg>
  );
}
