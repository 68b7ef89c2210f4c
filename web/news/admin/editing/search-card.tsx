import { memo, useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { META_DESCRIPTION_MAX } from "../../../../contracts/news-fields.ts";
import { site } from "../../../../site.config.ts";
import "../../../admin/fold.css";
import { Field } from "../../../ui/field.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { TitleCover } from "./title-cover.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** What search engines and share cards say of it, as it is typed. */
export const SearchCard = memo(function SearchCard({ editor }: { editor: ArticleEditor }) {
  const { form } = editor;
  const { errors } = form.formState;
  const length = useWatch({ control: form.control, name: "metaDescription" }).trim().length;
  return (
    <section className="card stack" id="found-by" aria-labelledby="search-heading">
      <h2 id="search-heading">Search engines</h2>
      <div className="counted">
        <Field
          label="Meta description"
          multiline
          error={errors.metaDescription?.message}
          {...form.register("metaDescription")}
        />
        <p className={length > META_DESCRIPTION_MAX ? "count num over" : "count num"}>
          {length} / {META_DESCRIPTION_MAX}
        </p>
      </div>
      <Field
        label="Keywords"
        hint="Separated by commas."
        error={errors.keywords?.message}
        {...form.register("keywords")}
      />
      <Looks editor={editor} />
    </section>
  );
});

const SHOWN = ["title", "metaDescription", "excerpt", "slug", "imageUrl"] as const;

/** How it looks elsewhere, drawn after the letter that was typed is shown. */
function Looks({ editor }: { editor: ArticleEditor }) {
  const values = useWatch({ control: editor.form.control, name: SHOWN });
  return <LooksOf editor={editor} values={useDeferredValue(values)} />;
}

const LooksOf = memo(function LooksOf({ editor, values }: { editor: ArticleEditor; values: string[] }) {
  const [title = "", description = "", excerpt = "", slug = "", imageUrl = ""] = values;
  const host = useHydrated() ? window.location.host : "";
  const shared = editor.stored?.shareImage ?? imageUrl;
  const said = description || excerpt;
  const { imageUrl: isWrong } = editor.form.formState.errors;
  return (
    <details className="looks">
      <summary>Search and social preview</summary>
      <h3 className="label">In a search</h3>
      <div className="serp">
        <p className="micro">
          {site.name} · {host}/news/{slug || "…"}
        </p>
        <p className="serp-title">
          {cut(title || "Untitled", 60)} | {site.name}
        </p>
        <p className="micro">{cut(said, META_DESCRIPTION_MAX) || "No description yet."}</p>
      </div>
      <h3 className="label">Shared</h3>
      <div className="share-card">
        <div className="share-pic">
          {shared && !isWrong ? (
            <Picture url={shared} alt="" sizes="22rem" width={1200} height={630} />
          ) : (
            <TitleCover title={title || "Untitled"} />
          )}
        </div>
        <p className="micro">{host}</p>
        <p>
          <b>{title || "Untitled"}</b>
        </p>
        <p className="micro">{cut(said, 110)}</p>
      </div>
    </details>
  );
});

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, "")} …` : text;
