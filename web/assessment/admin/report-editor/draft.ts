import { openForms } from "../../../admin/open-forms.ts";
import { type LocalDraft, localDraft, localDraftNames } from "../../../ui/local-draft.ts";
import { randomUuid } from "../../../ui/random-uuid.ts";

/** What was typed into a report and not saved. */
export interface Draft {
  html: string;
  /** The text that it began from. */
  updatedAt: string;
}
export const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.html === "string" && typeof (value as Draft).updatedAt === "string";

/** How the names of all drafts of a report begin that are this administrator's. */
export const draftsOf = (owner: string, id: string): string => `report:${owner}:${id}:`;

export interface OpenedDraft {
  /** The name of the form that writes it: this administrator's, this window's. */
  form: string;
  draft: LocalDraft<Draft>;
  /** What stood in it already. */
  kept: Draft | undefined;
  /** True when another window has this report open for editing. */
  elsewhere: boolean;
}

/**
 * The draft that an opening form goes on with: one that no other window has open, or a new one. Two windows never write
 * into one draft.
 * @param owner the administrator's id: nobody else who logs in here gets the words
 */
export async function openDraft(owner: string, id: string): Promise<OpenedDraft> {
  const beginning = draftsOf(owner, id);
  const open = await openForms(beginning);
  const left = localDraftNames(beginning).filter((name) => !open.includes(name));
  const latest = left
    .map((form) => ({ form, kept: localDraft(form, isDraft).read() }))
    .filter(({ kept }) => kept !== undefined)
    .sort((one, other) => (other.kept?.updatedAt ?? "").localeCompare(one.kept?.updatedAt ?? ""))[0];
  const form = latest?.form ?? beginning + randomUuid();
  return { form, draft: localDraft(form, isDraft), kept: latest?.kept, elsewhere: open.length > 0 };
}
