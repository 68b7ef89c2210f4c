import { useEffect, useState } from "react";

/** The window's uppermost part, about half as high as the header. */
const TOP = "0px 0px -96% 0px";

/** Whether a dark section stands beneath the header now. @param page changes with the page that is shown */
export function useOverNight(page: string): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const beneath = new Set<Element>();
    const seen = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) beneath[isIntersecting ? "add" : "delete"](target);
        setOver(beneath.size > 0);
      },
      { rootMargin: TOP },
    );
    for (const section of document.querySelectorAll("main > .night")) seen.observe(section);
    return () => {
      seen.disconnect();
      setOver(false);
    };
  }, [page]);
  return over;
}
