import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type ArticleRow, deleteArticle, listAllArticles } from "../../../../contracts/news-editing.ts";
import { call } from "../../../api/call.ts";
import { ApiError } from "../../../api/request.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/use-toast.ts";
import { isUnauthenticated } from "../../../admin/query-client.ts";

interface DeleteArticleProps {
  /** The one to delete; undefined while nobody wants to. */
  article: ArticleRow | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteArticle({ article, onClose, onDeleted }: DeleteArticleProps) {
  const client = useQueryClient();
  // The dialog keeps its words while it closes.
  const [shown, setShown] = useState(article);
  if (article && article !== shown) setShown(article);

  const remove = useMutation({
    mutationFn: async ({ id }: ArticleRow) => {
      try {
        await call(deleteArticle, { id });
      } catch (error) {
        // Gone already: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listAllArticles.path] });
      toast({ title: "Article Deleted" });
      // Closed at once: an open dialog keeps everything else from taking the focus.
      flushSync(onClose);
      onDeleted();
    },
    onError: (error) => {
      onClose();
      if (isUnauthenticated(error)) return;
      toast({
        variant: "destructive",
        title: "Delete Failed",
        description: "There was a problem deleting the article.",
      });
    },
  });
  return (
    <ConfirmDialog
      open={article !== undefined}
      title="Delete this article?"
      confirmLabel="Delete"
      destructive
      busy={remove.isPending}
      onConfirm={() => article && remove.mutate(article)}
      onClose={onClose}
    >
      <p>This cannot be undone. It permanently deletes “{shown?.title}”, its revisions and its address.</p>
    </ConfirmDialog>
  );
}
