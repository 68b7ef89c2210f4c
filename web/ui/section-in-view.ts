import { useEffect, useState } from "react";

/** The id of the section that is being read, of these in their order: the one under the header; null above the first. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    const elements = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const read = () => setInView(elements.findLast(hasBegun)?.id ?? null);
    // Called where a section comes to that line or leaves it, and at no scroll in between.
    const seen = new IntersectionObserver(read, { rootMargin: "-33% 0px -67% 0px" });
    for (const each of elements) seen.observe(each);
    return () => seen.disconnect();
  }, [all]);
  return inView;
}

const hasBegun = (element: Element) => element.getBoundingClientRect().top <= window.innerHeight / 3 + 1;

/** Moves a list, and nothing around it, so that one of its entries stands in its middle. */
export function showWithin(list: HTMLElement, entry: HTMLElement): void {
  list.scrollTo(
    entry.offsetLeft + (entry.offsetWidth - list.clientWidth) / 2,
    entry.offsetTop + (entry.offsetHeight - list.clientHeight) / 2,
  );
}
