import { useEffect, useState } from "react";
import type { LegalDocument } from "../../content/legal.ts";

/** The id of the numbered section that is being read: the one that stands under the header; null above the first. */
export function useSectionInView({ sections }: LegalDocument): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const read = () => setInView(elements.findLast(hasBegun)?.id ?? null);
    // Called where a section comes to that line or leaves it, and at no scroll in between.
    const seen = new IntersectionObserver(read, { rootMargin: "-33% 0px -67% 0px" });
    for (const each of elements) seen.observe(each);
    return () => seen.disconnect();
  }, [sections]);
  return inView;
}

const hasBegun = (element: Element) => element.getBoundingClientRect().top <= window.innerHeight / 3 + 1;
