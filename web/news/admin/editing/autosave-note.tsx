import type { ArticleEditor } from "./use-article-editor.ts";

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** Says what has become of what was typed. */
export function AutosaveNote({ editor: { autosave, isDirty, stored } }: { editor: ArticleEditor }) {
  return <output className="meta">{textOf()}</output>;

  function textOf(): string {
    if (autosave.kind === "failed") return "Kept in this browser only: no connection. Trying again";
    if (autosave.kind === "stopped") return "Kept in this browser only";
    if (!isDirty) return stored ? "All changes saved" : "";
    if (autosave.kind === "saving") return "Keeping your changes";
    if (autosave.kind === "kept") return `Not saved. Kept at ${time.format(new Date(autosave.at))}`;
    return "Unsaved changes";
  }
}
