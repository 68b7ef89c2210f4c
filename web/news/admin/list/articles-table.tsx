import { Link } from "react-router";
import { titleCoverUrl } from "../../../../contracts/news-cover.ts";
import type { ArticleRow } from "../../../../contracts/news-editing.ts";
import { Moment } from "../../../ui/moment.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Cell, Row, RowHead, Table } from "../../../ui/table.tsx";

const COLUMNS = ["Image", "Title", "Date", "Status", "Actions"];
const PLACEHOLDERS = [1, 2, 3, 4, 5];

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayOfYear = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** 'Nov 17'; of another year than this, with the year. */
function dayOf(iso: string): string {
  const date = new Date(iso);
  return (date.getUTCFullYear() === new Date().getUTCFullYear() ? day : dayOfYear).format(date);
}

interface ArticlesTableProps {
  articles: ArticleRow[];
  onDelete: (article: ArticleRow) => void;
}

export function ArticlesTable({ articles, onDelete }: ArticlesTableProps) {
  return (
    <Table columns={COLUMNS}>
      {articles.map((article) => (
        <Row key={article.id}>
          <Cell className="pic">
            <Picture
              url={article.imageUrl || titleCoverUrl(article.title, "small")}
              alt=""
              sizes="64px"
              width={64}
              height={40}
            />
          </Cell>
          <RowHead className="row-title">{article.title}</RowHead>
          <Cell className="num meta">
            <time dateTime={article.createdAt}>{dayOf(article.createdAt)}</time>
          </Cell>
          <Cell>
            <Status article={article} />
          </Cell>
          <Cell className="acts">
            <Link className="link opens row-edit" to={`/admin/article/${article.id}`}>
              Edit<span className="sr"> {article.title}</span>
            </Link>
            <button type="button" className="link link-stop link-quiet" onClick={() => onDelete(article)}>
              Delete<span className="sr"> {article.title}</span>
            </button>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Status({ article: { published, publishAt } }: { article: ArticleRow }) {
  if (published) return <span className="tag tag-ok">Published</span>;
  if (!publishAt) return <span className="tag">Draft</span>;
  return (
    <span className="status">
      <span className="tag tag-live">Draft, scheduled</span>
      <span className="micro">
        <Moment at={publishAt} />
      </span>
    </span>
  );
}

/** Stands where the table will be while it loads. */
export function PlaceholderTable() {
  return (
    <div aria-busy="true">
      <output className="sr">Loading articles</output>
      <Table columns={COLUMNS}>
        {PLACEHOLDERS.map((row) => (
          <Row key={row}>
            {COLUMNS.map((name) => (
              <Cell key={name} className={name === "Image" ? "pic" : "skel-cell"}>
                <span className="skel" />
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </div>
  );
}
