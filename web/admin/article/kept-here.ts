import { type CopyHolder, type WorkingCopy, workingFields } from "../../../contracts/article-editing.ts";
import { localDraft, localDraftNames } from "../../ui/local-draft.ts";

/** Words that this browser keeps while the server cannot be reached or the session is over. */
export type Kept = Pick<WorkingCopy, "fields" | "baseVersion"> & { holder?: CopyHolder };

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  workingFields.safeParse((value as Partial<Kept>).fields).success;

const DRAFT = "article:";
export const keptHereOf = (id: string) => localDraft<Kept>(DRAFT + id, isKept);

export interface BegunHere {
  key: string;
  title: string;
}
/** New articles that only this browser has: typed while nobody was logged in, or the server could not be reached. */
export const begunHere = (): BegunHere[] =>
  localDraftNames(DRAFT).flatMap((name) => {
    const key = name.slice(DRAFT.length);
    const kept = keptHereOf(key).read();
    const holdsWords = Object.values(kept?.fields ?? {}).some(Boolean);
    return holdsWords && kept?.baseVersion === null ? [{ key, title: kept.fields.title ?? "" }] : [];
  });
