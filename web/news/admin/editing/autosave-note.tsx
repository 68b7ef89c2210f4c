import type { ArticleEditor } from "./use-article-editor.ts";

// By the writer's own clock, and named: all other times of the area are UTC.
const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZoneName: "short" });

/** Says what has become of what was typed. */
export function AutosaveNote({ editor: { autosave, isDirty, stored } }: { editor: ArticleEditor }) {
  return <output className="meta">{textOf()}</output>;

  function textOf(): string {
    if (autosave.kind === "failed") return "Offline. Saved in this browser, retrying";
    if (autosave.kind === "stopped") return "Saved in this browser only";
    if (!isDirty) return stored ? "All changes saved" : "Not saved yet";
    if (autosave.kind === "saving") return "Saving a working copy";
    if (autosave.kind === "kept")
      return `Unsaved changes, backed up at ${time.format(new Date(autosave.at))}`;
    return "Unsaved changes";
  }
}
