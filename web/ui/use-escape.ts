import { type RefObject, useEffect } from "react";

/** While it is open, Escape closes it, and what opened it has the focus again. */
export function useEscape(open: boolean, close: () => void, opener: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      opener.current?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open, close, opener]);
}
