import * as Toast from "@radix-ui/react-toast";
import { dismissToast, TOAST_DURATION_MS, useToasts } from "./use-toast.ts";

/** The notification area: one toast, closable, swiped away to the right, reached by F8. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, title, description, variant, action, duration, isShown }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(stays) => stays || dismissToast(id)}
          duration={duration ?? TOAST_DURATION_MS}
          type={variant === "destructive" ? "foreground" : "background"}
          className={`toast${variant === "destructive" ? " toast-stop" : ""}${isShown ? " toast-shown" : ""}`}
        >
          <div>
            <Toast.Title asChild>
              <strong>{title}</strong>
            </Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
            {action && (
              <Toast.Action altText={action.label} className="btn btn-sm" onClick={action.onSelect}>
                {action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className="x" aria-label="Close">
            ×
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={["F8"]} />
    </Toast.Provider>
  );
}
