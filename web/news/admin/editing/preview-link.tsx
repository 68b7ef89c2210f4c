import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { createPreviewLink, PREVIEW_LINK_DAYS } from "../../../../contracts/news-editing.ts";
import { call } from "../../../api/call.ts";
import { toast } from "../../../ui/use-toast.ts";
import { reasonOf } from "../../../admin/form-errors.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Makes a link that shows the saved article to whoever has it, and copies it. */
export function PreviewLink({ editor, id }: { editor: ArticleEditor; id: string }) {
  const label = useId();
  const make = useMutation({
    meta: { on401: "page" },
    mutationFn: () => call(createPreviewLink, { id }),
    onSuccess: async ({ url }) => {
      const copied = await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      );
      toast({ title: copied ? "Preview Link Copied" : "Preview Link Ready" });
    },
    onError: (error) => {
      if (!editor.leaveOn401(error))
        toast({ variant: "destructive", title: "No Preview Link", description: reasonOf(error) });
    },
  });
  return (
    <div className="stack">
      <button type="button" className="btn" disabled={make.isPending} onClick={() => make.mutate()}>
        Copy preview link
      </button>
      {make.data && (
        <div>
          <label className="sr" htmlFor={label}>
            Link to share
          </label>
          <input
            id={label}
            className="input"
            readOnly
            value={make.data.url}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <p className="micro">
        Anyone with the link can see the saved version for {PREVIEW_LINK_DAYS} days, published or not.
      </p>
    </div>
  );
}
