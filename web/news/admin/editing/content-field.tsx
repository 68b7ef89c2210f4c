import { memo, lazy, useState } from "react";
import { Controller } from "react-hook-form";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { UploadProgress } from "../../../media/admin/shared/upload-progress.tsx";
import { useImageUpload } from "../../../media/admin/shared/use-image-upload.ts";
import { InsertImage } from "./insert-image.tsx";
import { SourceField } from "./source-field.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

const loadEditor = () => import("../../../ui/rich-text/rich-text-editor.tsx");
/** The largest part of the area: its own chunk, loaded by this form only. The form is shown with it, whole. */
const RichTextEditor = lazy(loadEditor);
// Beside the article's words, not after them; what fails here is told where it is needed.
if (typeof document !== "undefined") loadEditor().catch(() => {});

const SOURCE = "article-source";
const remember = (shown: boolean) => {
  try {
    localStorage.setItem(SOURCE, shown ? "shown" : "hidden");
  } catch {
    // Next time it is hidden again.
  }
};

const remembered = (): boolean => {
  try {
    return localStorage.getItem(SOURCE) === "shown";
  } catch {
    return false;
  }
};

/** The text, formatted and, unfolded, as its HTML: both show the same and change together. */
export const ContentField = memo(function ContentField({
  editor: { form, leaveOn401 },
}: {
  editor: ArticleEditor;
}) {
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<boolean>();
  const showsSource = choice ?? (hydrated && remembered());
  const { upload, cancel, current, faults } = useImageUpload(leaveOn401);
  const store = async (file: File) => {
    const stored = await upload(file);
    return stored && (stored.webpUrl ?? stored.url);
  };
  const toggle = () => {
    remember(!showsSource);
    setChoice(!showsSource);
  };
  return (
    <Controller
      control={form.control}
      name="content"
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <div className="content-field">
          {hydrated && (
            <RichTextEditor
              label={showsSource ? "Formatted text" : "Content"}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              invalid={!!error}
              ref={showsSource ? undefined : ref}
              describedBy={error && !showsSource ? "content-error" : undefined}
              imageDialog={(props) => <InsertImage {...props} dealtWith={leaveOn401} />}
              uploadImage={store}
            />
          )}
          {current && <UploadProgress upload={current} onCancel={cancel} />}
          <div role="alert">
            {faults.map((fault) => (
              <p className="err" key={fault}>
                {fault}
              </p>
            ))}
          </div>
          <button type="button" className="link link-quiet" aria-expanded={showsSource} onClick={toggle}>
            {showsSource ? "Hide HTML source" : "Show HTML source"}
          </button>
          {showsSource ? (
            <SourceField ref={ref} value={value} error={error?.message} onChange={onChange} onBlur={onBlur} />
          ) : (
            <div aria-live="polite">
              {error && (
                <p className="err" id="content-error">
                  {error.message}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    />
  );
});
