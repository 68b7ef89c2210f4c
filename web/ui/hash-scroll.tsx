import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Takes the visitor to the place that a link of this page named: smoothly, and with the focus, as a browser moves it for
 * a plain anchor. First loads, other pages and back and forward are left to the browser and to ScrollRestoration.
 */
export function HashScroll() {
  const location = useLocation();
  const kind = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    const from = last.current;
    last.current = location;
    if (from.key === location.key || kind === "POP") return;
    if (from.pathname !== location.pathname || !location.hash) return;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: still ? "instant" : "smooth" });
  }, [location, kind]);
  return null;
}
