import { memo, useId } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { fromLocalInput, LAST_LOCAL, toLocalInput, zoneName } from "./local-time.ts";
import { PreviewLink } from "./preview-link.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Whether and when the public sees it, and where. */
export const PublishCard = memo(function PublishCard({ editor }: { editor: ArticleEditor }) {
  const { form, stored } = editor;
  const { errors } = form.formState;
  const [published, publishAt] = useWatch({ control: form.control, name: ["published", "publishAt"] });
  const id = useId();
  const zone = useHydrated() ? `Your time zone: ${zoneName()}. ` : "";
  return (
    <section className="card stack" id="visibility" aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>Visibility</h2>
      <div className="switch">
        <label htmlFor={`${id}-publish`}>Publish</label>
        <input
          id={`${id}-publish`}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox says it
          role="switch"
          aria-describedby={`${id}-state`}
          {...form.register("published")}
        />
      </div>
      <p className="micro" id={`${id}-state`}>
        {published
          ? stored?.published
            ? "Anyone can read it."
            : "Anyone can read it once you save."
          : stored?.published
            ? "It comes off the site when you save."
            : publishAt
              ? "Off until then: it turns on by itself."
              : "Off: it stays a draft that only administrators see."}
      </p>
      {/* Of a draft it stays in sight with the switch on: to pick a date is another way to publish. */}
      {!(published && stored?.published) && (
        <Controller
          control={form.control}
          name="publishAt"
          render={({ field: { value, onChange, onBlur, name, ref } }) => (
            <Field
              label="Goes live on"
              type="datetime-local"
              max={LAST_LOCAL}
              name={name}
              ref={ref}
              value={published ? "" : toLocalInput(value)}
              error={errors.publishAt?.message}
              hint={
                published
                  ? "Or pick a date: it turns on by itself then."
                  : value && hasPassed(value)
                    ? "That time has passed. It goes live when you save."
                    : `Optional. ${zone}`.trim()
              }
              onChange={(event) => {
                onChange(fromLocalInput(event.target.value));
                if (published && event.target.value)
                  form.setValue("published", false, { shouldDirty: true, shouldTouch: true });
              }}
              onBlur={onBlur}
            />
          )}
        />
      )}
      <Field
        label="Address"
        spellCheck={false}
        // As long as it is: what is cut cannot be read.
        multiline
        rows={1}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        placeholder={stored ? undefined : "Based on the title"}
        error={errors.slug?.message}
        hint={
          stored
            ? "The part after /news/. If you change it, the old address redirects here."
            : "The part after /news/."
        }
        {...form.register("slug")}
      />
      {stored && <PreviewLink editor={editor} id={stored.id} />}
    </section>
  );
});

const hasPassed = (iso: string) => Date.parse(iso) <= Date.now();
