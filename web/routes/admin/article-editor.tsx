import { site } from "../../../site.config.ts";
import type { Route } from "./+types/article-editor.ts";
import { ArticlePage } from "../../news/admin/editing/article-page.tsx";
import { ArticleView } from "../../news/article-view.tsx";

export const meta = ({ params: { id } }: Route.MetaArgs) => [
  { title: `${id === "new" ? "New article" : "Edit article"} | ${site.name}` },
];

/** The article editor, with the public article in its preview. */
export default function ArticleEditorPage({ params: { id } }: Route.ComponentProps) {
  return <ArticlePage id={id} showArticle={(article) => <ArticleView article={article} />} />;
}
