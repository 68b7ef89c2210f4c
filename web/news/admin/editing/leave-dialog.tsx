import { useEffect, useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";
import { askBeforeLeaving } from "../../../admin/unsaved-work.ts";

/** Asks before unsaved changes are left, within the site and out of it. */
export function LeaveDialog({ editor: { id, isDirty, keepNow } }: { editor: ArticleEditor }) {
  const [asked, setAsked] = useState<{ endsSession: boolean; answer: (leaves: boolean) => void }>();
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      void keepNow();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty, keepNow]);
  useEffect(() => {
    if (!isDirty) return;
    return askBeforeLeaving(
      ({ endsSession }) => new Promise((answer) => setAsked({ endsSession, answer })),
      // A first save goes on under the article's own address.
      (pathname) => pathname === `/admin/article/${id}`,
    );
  }, [id, isDirty]);
  const leave = async () => {
    setAsked(undefined);
    const kept = keepNow();
    if (asked?.endsSession) await kept;
    asked?.answer(true);
  };
  const stay = () => {
    asked?.answer(false);
    setAsked(undefined);
  };
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => void leave()}
      onClose={stay}
    >
      <p>
        Your changes aren’t saved to the article, but we’ll keep them as a working copy. Open it again to pick
        up where you left off.
      </p>
    </ConfirmDialog>
  );
}
