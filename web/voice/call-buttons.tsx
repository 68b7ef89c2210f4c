import type { MouseEvent } from "react";
import { BarsIcon } from "../ui/bars-icon.tsx";
import type { CallState } from "./call/machine/call-state.ts";
import { muteLabel, visibleButtons } from "./call/machine/selectors.ts";
import { END_LABEL, START_LABEL } from "./call/texts.ts";

interface Props {
  call: CallState;
  onReach: () => void;
  onStart: () => void;
  onEnd: () => void;
  onMute: () => void;
}

export function CallButtons({ call, onReach, onStart, onEnd, onMute }: Props) {
  const shows = visibleButtons(call);
  // The second half of a double click on Start must not press what has taken its place.
  const once = (act: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) act();
  };
  return (
    <div className="row">
      {shows.start && (
        <button
          className="btn btn-act"
          type="button"
          onPointerEnter={onReach}
          onPointerDown={onReach}
          onFocus={onReach}
          onClick={onStart}
        >
          <BarsIcon />
          {START_LABEL}
        </button>
      )}
      {shows.mute && (
        <button className="btn" type="button" aria-pressed={call.muted} onClick={once(onMute)}>
          <MicrophoneIcon />
          {muteLabel(call)}
        </button>
      )}
      {shows.end && (
        <button className="btn btn-stop" type="button" onClick={once(onEnd)}>
          {END_LABEL}
        </button>
      )}
    </div>
  );
}

const MicrophoneIcon = () => (
  <svg className="mic" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path d="M9 2.2a2.4 2.4 0 0 1 2.4 2.4v4a2.4 2.4 0 0 1-4.8 0v-4A2.4 2.4 0 0 1 9 2.2ZM3.8 8.6a5.2 5.2 0 0 0 10.4 0M9 13.8v2.4" />
  </svg>
);
