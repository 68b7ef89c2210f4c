import { useEffect } from "react";
import { dismissToast, useToasts } from "../ui/use-toast.ts";

/** As wide as a notice lies over the page. */
const OVER_THE_PAGE = "(max-width: 47.99rem)";
/** A press so soon after it is still the one that caused it. */
const READ_MS = 800;

/** On a phone a notice lies over what comes next: the next press beside it lets it go. A failure stays. */
export function useToastsLetGo(): void {
  const toast = useToasts().find(({ open, variant }) => open && variant !== "destructive");
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const since = performance.now();
    const letGo = ({ target }: MouseEvent) => {
      if (performance.now() - since < READ_MS || !matchMedia(OVER_THE_PAGE).matches) return;
      if (target instanceof Element && target.closest(".toasts")) return;
      dismissToast(id);
    };
    addEventListener("click", letGo, { capture: true });
    return () => removeEventListener("click", letGo, { capture: true });
  }, [id]);
}
