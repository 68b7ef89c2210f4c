import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { cleanContent } from "../../../../contracts/news-editing.ts";
import { call } from "../../../api/call.ts";
import { afterPaint } from "../../../ui/after-paint.ts";
import type { ShownArticle } from "../../article-view.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Draws an article as the public sees it; given by the page, which knows the news. */
export type ShowArticle = (article: ShownArticle) => ReactNode;

/** The article as it would be saved now, in the public page's own dress. */
export function PreviewTab({
  editor: { form, stored },
  showArticle,
}: {
  editor: Pick<ArticleEditor, "form" | "stored">;
  showArticle: ShowArticle;
}) {
  useWatch({ control: form.control });
  const values = form.getValues();
  const { content, title, imageUrl, publishAt } = values;
  const [today] = useState(() => new Date().toISOString());
  const { data, error } = useQuery({
    queryKey: [cleanContent.path, content],
    queryFn: async ({ signal }) => {
      // The tab is shown first.
      await afterPaint();
      return call(cleanContent, { content }, { signal });
    },
    gcTime: 0,
    retry: false,
    meta: { on401: "page" },
  });
  if (error)
    return (
      <p className="note note-stop" role="alert">
        The preview couldn’t be loaded. Your text is safe in the Edit tab.
      </p>
    );
  if (!data) return <div className="skel rich-skel" aria-busy="true" />;
  return (
    <div className="as-public">
      {showArticle({
        ...values,
        title: title || "Untitled",
        content: data.content,
        readTime: data.readTime,
        imageUrl: imageUrl || null,
        publishedAt: publishAt || stored?.publishedAt || today,
      })}
    </div>
  );
}
