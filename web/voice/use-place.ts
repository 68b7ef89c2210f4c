import { type RefObject, useEffect, useRef } from "react";

/** Glides, unless the visitor wants stillness. */
export const glideTo = (element: Element | null | undefined, block: ScrollLogicalPosition = "nearest") =>
  element?.scrollIntoView({
    block,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });

/**
 * A call that begins half out of sight comes into view whole; one that is in view does not move. The button that had the
 * focus goes away when a call starts or ends: the focus passes to what stays, and the page stays where it is. In a call
 * that is the field, on a phone what ends it: a field would raise the keyboard. A receipt takes it by itself, before.
 */
export function useCallsPlace(panel: RefObject<HTMLElement | null>, inCall: boolean) {
  const before = useRef(inCall);
  useEffect(() => {
    if (before.current === inCall) return;
    before.current = inCall;
    if (inCall) glideTo(panel.current);
    if (document.activeElement !== document.body) return;
    const next = !inCall ? ".btn-act" : innerWidth > 600 ? ".input" : ".btn-stop";
    panel.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [panel, inCall]);
}

/** Who looks at the panel may press Start next: the call's code comes while nothing else is to be done. */
export function useReachInView(panel: RefObject<HTMLElement | null>, reach: () => void) {
  useEffect(() => {
    const element = panel.current;
    if (!element || !window.IntersectionObserver) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        seen.disconnect();
        (window.requestIdleCallback ?? setTimeout)(reach);
      },
      { threshold: 0.4 },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [panel, reach]);
}
