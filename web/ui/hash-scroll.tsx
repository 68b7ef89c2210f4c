import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Whatever is folded at the place of an address opens. After a link to a place on this page ScrollRestoration has set out
 * for it, and the focus follows, as it does for a plain anchor. First loads, other pages, back and forward are left to
 * the browser and to ScrollRestoration.
 */
export function HashScroll() {
  const location = useLocation();
  const kind = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    const from = last.current;
    last.current = location;
    delete document.documentElement.dataset.glide;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (from.key === location.key || kind === "POP" || from.pathname !== location.pathname) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [location, kind]);
  return null;
}
