import { markBoxes, markNumbers, markSheets } from "./tables.ts";

/** An article's body. Its HTML was sanitised by an allow-list when it was stored. */
export const ArticleBody = ({ html }: { html: string }) => (
  <div
    className="article prose"
    dangerouslySetInnerHTML={{ __html: markBoxes(markSheets(markNumbers(html))) }}
  />
);
