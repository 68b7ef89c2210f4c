import { type CopyHolder, type WorkingCopy, workingFields } from "../../../../contracts/news-editing.ts";
import { localDraft, localDraftNames } from "../../../ui/local-draft.ts";

/** Words that this browser keeps while the server cannot be reached or the session is over. */
export type Kept = Pick<WorkingCopy, "fields" | "baseVersion"> & { holder?: CopyHolder };

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  workingFields.safeParse((value as Partial<Kept>).fields).success;

const beginningOf = (owner: string) => `article:${owner}:`;
/** @param owner the administrator's id: nobody else who logs in here gets the words */
export const keptHereOf = (owner: string, id: string) => localDraft<Kept>(beginningOf(owner) + id, isKept);

export interface BegunHere {
  key: string;
  title: string;
}
/** New articles that only this browser has: typed while nobody was logged in, or the server could not be reached. */
export const begunHere = (owner: string): BegunHere[] =>
  localDraftNames(beginningOf(owner)).flatMap((name) => {
    const key = name.slice(beginningOf(owner).length);
    const kept = keptHereOf(owner, key).read();
    const holdsWords = Object.values(kept?.fields ?? {}).some(Boolean);
    return holdsWords && kept?.baseVersion === null ? [{ key, title: kept.fields.title ?? "" }] : [];
  });
