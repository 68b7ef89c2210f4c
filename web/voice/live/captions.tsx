import { useEffect, useRef } from "react";
import type { CallState } from "../call/machine/call-state.ts";
import { asWritten } from "../../ui/as-written.ts";

/**
 * The call in words: each final line as 'role: transcript', and the words that are still arriving. The role is in the
 * text; what is drawn of it is who that is.
 */
export function Captions({ call }: { call: CallState }) {
  const { transcript, partial, status } = call;
  const log = useRef<HTMLDivElement>(null);
  // Where the box stood last, and whether that is its end: only who scrolls up leaves it.
  const seen = useRef({ top: 0, follows: true });
  const onScroll = () => {
    const box = log.current;
    if (!box) return;
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 4;
    seen.current = {
      top: box.scrollTop,
      follows: atEnd || (seen.current.follows && box.scrollTop >= seen.current.top),
    };
  };
  useEffect(() => {
    // The newest turn stays in view, unless the visitor reads further up; other bands give and take room.
    const box = log.current;
    if (!box) return;
    const follow = () => {
      // A turn that is higher than the box is read from its beginning; beneath the end there is nothing to scroll to.
      const newest = box.lastElementChild as HTMLElement | null;
      if (seen.current.follows && newest) box.scrollTop = newest.offsetTop - box.offsetTop - 16;
      seen.current.top = box.scrollTop;
    };
    follow();
    const resized = new ResizeObserver(follow);
    resized.observe(box);
    return () => resized.disconnect();
  }, [transcript, partial]);
  return (
    <div
      className="talk talk-call"
      role="log"
      aria-label="Captions"
      aria-relevant="additions"
      lang={call.language}
      tabIndex={0}
      ref={log}
      onScroll={onScroll}
    >
      {status !== "active" && transcript.length === 0 && (
        <p className="line r now">
          <span className="yet">Picking up…</span>
        </p>
      )}
      {transcript.map((line, index) => (
        // Lines are only ever added at the end.
        <Line key={index} line={line} now={!partial && index === transcript.length - 1} />
      ))}
      {partial && (
        <p className={partial.role === "assistant" ? "line r now" : "line now"}>
          <b data-who={WHO[partial.role]}>{partial.role}:</b>{" "}
          <span className="yet">{asWritten(partial.text)}</span>
        </p>
      )}
    </div>
  );
}

/** A call that is over, in words. */
export const Words = ({ lines }: { lines: readonly { role: string; text: string }[] }) => (
  <div className="receipt-talk">
    {lines.map(({ role, text }, index) => (
      <Line key={index} line={`${role}: ${text}`} now={false} />
    ))}
  </div>
);

/** A telephone number stays on one line. */
const NUMBER = /(\(\d{3}\)\s\d{3}-\d{4})/;
const unbroken = (words: string) =>
  words.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The words of a line never change.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

const WHO: Record<string, string> = { user: "You", assistant: "Assistant" };

function Line({ line, now }: { line: string; now: boolean }) {
  const [role = "", ...rest] = line.split(": ");
  return (
    <p className={`line${role === "assistant" ? " r" : ""}${now ? " now" : ""}`}>
      <b data-who={WHO[role]}>{role}:</b> <span>{unbroken(asWritten(rest.join(": ")))}</span>
    </p>
  );
}
