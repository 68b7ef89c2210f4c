import { type ComponentType, useEffect, useState } from "react";
import { useToasts } from "./use-toast.ts";

/** Fetches what draws notifications. Call it early where one may have to say that the network is gone. */
export const fetchToaster = async (): Promise<ComponentType | undefined> => {
  try {
    return (await import("./toaster.tsx")).Toaster;
  } catch {
    return undefined;
  }
};

/** The notification area, fetched when somebody begins to fill in something, or when there is something to notify about. */
export function ToastArea() {
  const toasts = useToasts();
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isWriting, setWriting] = useState(false);
  const isNeeded = toasts.length > 0;
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches("input, textarea, select")) setWriting(true);
    };
    window.addEventListener("focusin", listen);
    return () => window.removeEventListener("focusin", listen);
  }, []);
  useEffect(() => {
    if (Toaster || (!isNeeded && !isWriting)) return;
    const load = () => void fetchToaster().then((component) => component && setToaster(() => component));
    load();
    // It was out of reach: what is to be said is said as soon as it is not.
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [Toaster, isNeeded, isWriting, toasts]);
  return Toaster && isNeeded ? <Toaster /> : null;
}
