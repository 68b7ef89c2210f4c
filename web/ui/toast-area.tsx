import { type ComponentType, useEffect, useState } from "react";
import { dismissToast, type ToastRecord, useToasts } from "./use-toast.ts";

/** Fetches what draws notifications. Call it early where one may have to say that the network is gone. */
export const fetchToaster = async (): Promise<ComponentType | undefined> => {
  try {
    return (await import("./toaster.tsx")).Toaster;
  } catch {
    return undefined;
  }
};

/**
 * The notification area, fetched when somebody begins to fill in something, or when there is something to notify about.
 * Where it cannot be fetched, a notification is shown all the same, plainly.
 */
export function ToastArea() {
  const toasts = useToasts();
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isOutOfReach, setOutOfReach] = useState(false);
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
    const load = async () => {
      const component = await fetchToaster();
      if (component) setToaster(() => component);
      setOutOfReach(!component);
    };
    void load();
    // It was out of reach: what is to be said is said as soon as it is not.
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [Toaster, isNeeded, isWriting, toasts]);
  if (Toaster) return isNeeded ? <Toaster /> : null;
  return isOutOfReach ? <PlainToasts toasts={toasts} /> : null;
}

const PlainToasts = ({ toasts }: { toasts: readonly ToastRecord[] }) => (
  <div className="toasts" role="alert">
    {toasts
      .filter(({ open }) => open)
      .map(({ id, title, description, variant }) => (
        <div key={id} className={variant === "destructive" ? "toast toast-stop" : "toast"}>
          <div>
            <strong>{title}</strong>
            <div>{description}</div>
          </div>
          <button type="button" className="x" aria-label="Close" onClick={() => dismissToast(id)}>
            ×
          </button>
        </div>
      ))}
  </div>
);
