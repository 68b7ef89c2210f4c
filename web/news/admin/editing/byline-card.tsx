import { memo } from "react";
import "../../../admin/fold.css";
import { Field } from "../../../ui/field.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Who says it. */
export const BylineCard = memo(function BylineCard({ editor: { form } }: { editor: ArticleEditor }) {
  const { errors, defaultValues } = form.formState;
  const wasSaid = Boolean(defaultValues?.author ?? defaultValues?.authorNote);
  return (
    <details className="card fold" open={wasSaid}>
      <summary>
        <h2>Byline</h2>
      </summary>
      <div className="stack card-body">
        <Field
          label="Author"
          hint="Optional. Shown under the title."
          error={errors.author?.message}
          {...form.register("author")}
        />
        <Field
          label="About the author"
          hint="A few words about their role."
          error={errors.authorNote?.message}
          {...form.register("authorNote")}
        />
      </div>
    </details>
  );
});
