import { useEffect, useState } from "react";

/** All that is above a line at a third of the window, however far up. */
const BEGUN = "1000000px 0px -67% 0px";

/** The id of the section that is being read, of these in their order: the last that has begun; null above the first. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    const elements = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const begun = new Set<Element>();
    // Called where a section comes to that line or leaves it, and at no scroll in between.
    const seen = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) begun[isIntersecting ? "add" : "delete"](target);
        setInView(elements.findLast((each) => begun.has(each))?.id ?? null);
      },
      { rootMargin: BEGUN },
    );
    for (const each of elements) seen.observe(each);
    return () => seen.disconnect();
  }, [all]);
  return inView;
}

/** Moves a list, and nothing around it, so that one of its entries stands in its middle. */
export function showWithin(list: HTMLElement, entry: HTMLElement): void {
  list.scrollTo(
    entry.offsetLeft + (entry.offsetWidth - list.clientWidth) / 2,
    entry.offsetTop + (entry.offsetHeight - list.clientHeight) / 2,
  );
}
