import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";
import { askBeforeLogout, type SESSION_OVER } from "../unsaved-work.ts";

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
  const [logout, setLogout] = useState<{ answer: (leaves: boolean) => void }>();
  useEffect(() => {
    if (!isDirty) return;
    return askBeforeLogout(() => new Promise((answer) => setLogout({ answer })));
  }, [isDirty]);
  const leave = async () => {
    const kept = keepNow();
    blocker.proceed?.();
    setLogout(undefined);
    // Without a session nothing can be kept any more.
    if (logout) await kept;
    logout?.answer(true);
  };
  const stay = () => {
    blocker.reset?.();
    logout?.answer(false);
    setLogout(undefined);
  };
  return (
    <ConfirmDialog
      open={blocker.state === "blocked" || logout !== undefined}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => void leave()}
      onClose={stay}
    >
      <p>
        Your changes are not saved. They are kept for you as a working copy: open the article again to go on
        where you stopped.
      </p>
    </ConfirmDialog>
  );
}
