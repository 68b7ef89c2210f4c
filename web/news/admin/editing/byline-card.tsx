import { Field } from "../../../ui/field.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Who says it. */
export function BylineCard({ editor: { form } }: { editor: ArticleEditor }) {
  const { errors } = form.formState;
  return (
    <section className="card stack" aria-labelledby="byline-heading">
      <h2 id="byline-heading">Byline</h2>
      <Field
        label="Author"
        hint="Optional. Shown under the title."
        error={errors.author?.message}
        {...form.register("author")}
      />
      <Field
        label="About the author"
        hint="A few words: what he or she does here."
        error={errors.authorNote?.message}
        {...form.register("authorNote")}
      />
    </section>
  );
}
