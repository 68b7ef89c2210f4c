import { site } from "../../../site.config.ts";
import { ArticlesSection } from "../../news/admin/list/articles-section.tsx";

export const meta = () => [{ title: `Articles | ${site.name}` }];

/** Every article, to be looked for, edited and deleted. */
export default function Articles() {
  return <ArticlesSection />;
}
