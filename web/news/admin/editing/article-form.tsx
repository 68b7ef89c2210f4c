import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useFormState, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { articleFields } from "../../../../contracts/news-editing.ts";
import { ARTICLES_PATH } from "../list/list-address.ts";
import { BarsIcon } from "../../../ui/bars-icon.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { AutosaveNote } from "./autosave-note.tsx";
import { BylineCard } from "./byline-card.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ContentField } from "./content-field.tsx";
import { ImageCard } from "./image-card.tsx";
import { OtherWindow } from "./other-window.tsx";
import { PreviewTab, type ShowArticle } from "./preview-tab.tsx";
import { PublishCard } from "./publish-card.tsx";
import { RevisionsCard } from "./revisions-card.tsx";
import { savingEffect } from "./saving-effect.ts";
import { SearchCard } from "./search-card.tsx";
import { Tabs } from "./tabs.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

interface ArticleFormProps {
  editor: ArticleEditor;
  showArticle: ShowArticle;
  /** For new articles: goes to the generator. */
  onGenerate?: () => void;
  /** Beside the form: the claims of a generated text, with the way to where it is edited. */
  aside?: ((toText: () => void) => ReactNode) | undefined;
  /** Above the form: articles begun before. */
  notice?: ReactNode;
}

const tabs = [
  { id: "edit", text: "Edit" },
  { id: "preview", text: "Preview" },
] as const;

export function ArticleForm({ editor, showArticle, onGenerate, aside, notice }: ArticleFormProps) {
  const { form, stored, restored, pictures } = editor;
  const isSaving = form.formState.isSubmitting || pictures.isWaiting;
  const [discards, setDiscards] = useState(false);
  const [tab, setTab] = useState<"edit" | "preview">("edit");
  const { setFocus } = form;
  const isNew = !stored;
  useEffect(() => {
    if (isNew) setFocus("title");
    // Only where a new article begins, not when one is gone meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const save = async () => {
    await editor.save();
    // A fault in what the preview hides is told where it can be mended.
    const fault = (["title", "excerpt", "content"] as const).find((name) => form.getFieldState(name).error);
    if (tab === "edit" || !fault) return;
    flushSync(() => setTab("edit"));
    form.setFocus(fault);
  };
  useSaveShortcut(isSaving ? undefined : () => void save());
  return (
    <form
      className="edit-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="adm-head edit-head">
        <div>
          <Link className="back" to={ARTICLES_PATH}>
            Back to articles
          </Link>
          <div className="row">
            <h1>{stored ? "Edit article" : "New article"}</h1>
            {stored?.published && (
              <a className="btn btn-bare" href={`/news/${stored.slug}`}>
                View live
              </a>
            )}
            {onGenerate && (
              <button type="button" className="btn" onClick={onGenerate}>
                <BarsIcon />
                AI Generated Article
              </button>
            )}
          </div>
        </div>
        <div className="row">
          <div className="edit-save">
            <div className="edit-said">
              <AutosaveNote editor={editor} />
              <SavingEffect editor={editor} />
            </div>
            <button
              // Blue is for what is left to do.
              className={stored && !editor.isDirty ? "btn" : "btn btn-act"}
              type="submit"
              disabled={isSaving}
              aria-busy={isSaving}
              aria-describedby="saving-effect"
            >
              Save Article
            </button>
          </div>
        </div>
      </div>
      {notice}
      <nav className="edit-jumps" aria-label="Settings of this article">
        <a href="#visibility" onClick={toCard}>
          Visibility
        </a>
        <a href="#cover" onClick={toCard}>
          Cover image
        </a>
        <a href="#found-by" onClick={toCard}>
          Search preview
        </a>
      </nav>
      <OtherWindow editor={editor} />
      {restored && (
        <div className="note restored">
          <p>
            {restored.isBehind
              ? "These are your unsaved changes. Someone has saved a newer version since; when you save, you’ll see both."
              : "These are your unsaved changes."}
          </p>
          <button type="button" className="link" onClick={() => setDiscards(true)}>
            Discard changes
          </button>
          <ConfirmDialog
            open={discards}
            title="Discard your changes?"
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            destructive
            onConfirm={() => {
              setDiscards(false);
              void editor.discard();
            }}
            onClose={() => setDiscards(false)}
          >
            The article goes back to what was saved last.
          </ConfirmDialog>
        </div>
      )}
      <div className="edit">
        <div className="card form edit-main" data-tab={tab}>
          <TitleField editor={editor} />
          <ExcerptField editor={editor} />
          <Tabs
            label="Text"
            tabs={tabs}
            current={tab}
            onChange={setTab}
            panels={{
              // It stays while the preview is shown: what can be undone, and the place where one was.
              edit: <ContentField editor={editor} />,
              preview: tab === "preview" && <PreviewTab editor={editor} showArticle={showArticle} />,
            }}
          />
        </div>
        <div className="stack edit-side">
          {aside?.(() => flushSync(() => setTab("edit")))}
          <PublishCard editor={editor} />
          <ImageCard editor={editor} />
          <BylineCard editor={editor} />
        </div>
        <div className="stack edit-more">
          <SearchCard editor={editor} />
          {stored && <RevisionsCard editor={editor} stored={stored} />}
        </div>
      </div>
      <ConflictDialog editor={editor} />
    </form>
  );
}

// Each follows its own state: who changes another field does not wait for the whole form to be drawn. In the order in
// which they stand here, the first with a fault gets the focus.
function TitleField({ editor: { form, stored } }: { editor: ArticleEditor }) {
  const { control, register } = form;
  const { errors, dirtyFields, submitCount } = useFormState({ control, name: "title" });
  return (
    <Field
      label="Title"
      placeholder="Write a clear headline"
      multiline
      rows={1}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      onInput={oneLine}
      // It has the focus from the start: who goes on to another field first is told of it by Save.
      error={dirtyFields.title || submitCount || stored ? errors.title?.message : undefined}
      {...register("title")}
    />
  );
}

function ExcerptField({ editor: { form } }: { editor: ArticleEditor }) {
  const { errors } = useFormState({ control: form.control, name: "excerpt" });
  return (
    <Field
      label="Excerpt"
      placeholder="One or two sentences for the article lists"
      multiline
      error={errors.excerpt?.message}
      {...form.register("excerpt")}
    />
  );
}

const NAMES: Partial<Record<string, string>> = {
  title: "title",
  excerpt: "excerpt",
  content: "content",
  metaDescription: "meta description",
  imageUrl: "image URL",
  imageAlt: "image description",
  keywords: "keywords",
  slug: "address",
  publishAt: "date",
};
/** What even a draft must have. */
const WANTED = ["title", "excerpt", "content", "metaDescription"] as const;
const nameOf = (name: string) => NAMES[name] ?? name;

/** Within the page: an address of its own would be a step for Back, and ask whether to leave. */
function toCard(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector(event.currentTarget.hash)?.scrollIntoView();
}

/** A long title wraps as its readers see it, and stays one line of text. */
function oneLine({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) {
  if (/[\r\n]/.test(field.value)) field.value = field.value.replaceAll(/\s*[\r\n]+\s*/g, " ");
}

/** Beside the button: who can read the article once it is saved; it leads to where that is chosen. */
function SavingEffect({ editor: { form, stored, isDirty, pictures } }: { editor: ArticleEditor }) {
  const [published, publishAt, ...words] = useWatch({
    control: form.control,
    name: ["published", "publishAt", ...WANTED],
  });
  const lacks = WANTED.filter((name, i) => !articleFields.shape[name].safeParse(words[i] ?? "").success);
  const hydrated = useHydrated();
  const moment = (at: Date) =>
    at.toLocaleString("en-US", {
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    });
  return (
    <button
      type="button"
      className="micro edit-effect"
      id="saving-effect"
      onClick={() => form.setFocus("published")}
    >
      {pictures.isUploading
        ? pictures.isWaiting
          ? "Saves as soon as the image is here"
          : "Saving waits for the image"
        : hydrated &&
          savingEffect(
            { published, publishAt: publishAt ?? "" },
            stored,
            nowOf(),
            moment,
            isDirty,
            lacks.map(nameOf),
          )}
    </button>
  );
}
const nowOf = () => Date.now();

/** Ctrl+S or Cmd+S, wherever the focus is. */
function useSaveShortcut(save: (() => void) | undefined) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save?.();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [save]);
}
