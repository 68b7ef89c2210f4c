import { useEffect } from "react";
import { useLocation } from "react-router";

/** Names that the address may use for a section beside the section's own id. */
const aliases: Record<string, string> = { demo: "voice-demo" };

/** Scrolls to the element that the address's hash names: on load, and when it changes. */
export function HashScroll() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (!id) return;
    const target = document.getElementById(aliases[id] ?? id);
    if (!target) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const frame = requestAnimationFrame(() => target.scrollIntoView({ behavior: still ? "auto" : "smooth" }));
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return null;
}
