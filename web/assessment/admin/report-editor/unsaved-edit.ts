import { useSyncExternalStore } from "react";
import { localDraft, localDraftNames } from "../../../ui/local-draft.ts";
import { draftsOf, isDraft } from "./draft.ts";

const onOtherWindows = (changed: () => void) => {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
};

/** True when this administrator typed something into the report, in whichever window, that is in no saved text. */
export const hasUnsavedEdit = (owner: string, id: string, saved: string | null): boolean =>
  localDraftNames(draftsOf(owner, id)).some((name) => {
    const kept = localDraft(name, isDraft).read();
    return kept !== undefined && kept.html !== saved;
  });

/** The same, as it stands with each drawing, and when another window types or saves. */
export const useUnsavedEdit = (owner: string, id: string, saved: string | null): boolean =>
  useSyncExternalStore(
    onOtherWindows,
    () => hasUnsavedEdit(owner, id, saved),
    () => false,
  );
