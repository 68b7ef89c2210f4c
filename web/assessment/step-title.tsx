import { type ReactNode, useLayoutEffect, useRef } from "react";

/** A step's heading. It takes the focus when the step was moved to, so that a screen reader begins there. */
export function StepTitle({ focus, children }: { focus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before anybody sees the step: no key that is pressed at its sight goes elsewhere.
  useLayoutEffect(() => {
    if (!focus) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <h1 className="t-1" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
