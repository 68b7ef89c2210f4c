import type { ReactNode } from "react";
import { bars, dots } from "../ui/bars.ts";

interface SceneProps {
  /** The evening's line under the picture; the next picture goes on where this one ends. */
  caller: readonly number[];
  assistant: readonly number[];
  children: ReactNode;
}

const MID = 24;
/** Longer than any card is wide: the line is cut where the card ends. */
const LINE = 120;

/** One picture of the evening, over the piece of its line that belongs to it. */
export function Scene({ caller, assistant, children }: SceneProps) {
  const spoken = caller.length + assistant.length;
  const from = 4 + caller.length * 8;
  return (
    <div className="vig">
      <div className="vig-in">{children}</div>
      <svg
        className="wave vig-line"
        viewBox="0 0 960 48"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        <path d={bars(caller, { mid: MID })} />
        <path className="heard" d={bars(assistant, { x: from, mid: MID })} />
        <path className="rest dots" d={dots(LINE - spoken, { x: 4 + spoken * 8, mid: MID })} />
      </svg>
    </div>
  );
}
