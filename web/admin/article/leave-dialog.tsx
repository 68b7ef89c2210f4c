import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";
import type { SESSION_OVER } from "./use-kept-words.ts";

/** Asks before unsaved changes are left, within the site and out of it. */
export function LeaveDialog({ editor: { id, isDirty, keepNow } }: { editor: ArticleEditor }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !(nextLocation.state as Partial<typeof SESSION_OVER> | null)?.sessionOver &&
      currentLocation.pathname !== nextLocation.pathname &&
      // A first save goes on under the article's own address.
      nextLocation.pathname !== `/admin/article/${id}`,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      void keepNow();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty, keepNow]);
  const leave = () => {
    void keepNow();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    >
      <p>
        Your changes are not saved. They are kept for you as a working copy: open the article again to go on
        where you stopped.
      </p>
    </ConfirmDialog>
  );
}
