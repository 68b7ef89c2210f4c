import { useCallback, useEffect, useMemo } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useAreaUser } from "./use-area-user.ts";
import { type LocalDraft, localDraft, localDraftNames } from "../ui/local-draft.ts";

type Typed = Record<string, string>;
const isTyped = (value: unknown): value is Typed =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

const BEGINNING = "form:";

/** Whose words this browser keeps: the administrator's id who is logged in. */
export function useOwner(): string {
  return useAreaUser().id;
}

/** A draft of text fields in this browser, for the administrator who is logged in. */
export function useFieldsDraft(name: string): LocalDraft<Typed> {
  const owner = useOwner();
  return useMemo(() => localDraft(`${BEGINNING}${owner}:${name}`, isTyped), [owner, name]);
}

/**
 * Keeps what is typed into a form of text fields in this browser, letter by letter: however its page was left, it stands
 * in the form again. What equals the form's beginning is not kept.
 * @param name tells the forms apart; another one needs a form of its own (a `key`)
 * @returns what to call with the words that were sent: they go out of the form and the draft. What was typed meanwhile stays.
 */
export function useKeptFields<T extends FieldValues>(
  { setValue, getValues, subscribe, reset }: UseFormReturn<T>,
  name: string,
): (sent: T) => void {
  const draft = useFieldsDraft(name);
  useEffect(() => {
    for (const [field, value] of Object.entries(draft.read() ?? {}))
      setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback({ values, defaultValues, name: changed }) {
        // Only what a hand changed, not what was loaded or taken out.
        if (!changed) return;
        if (Object.entries(values).some(([field, value]) => value !== defaultValues?.[field]))
          draft.write(values);
        else draft.clear();
      },
    });
  }, [draft, setValue, subscribe]);

  return useCallback(
    (sent) => {
      if (JSON.stringify(getValues()) !== JSON.stringify(sent)) return;
      draft.clear();
      reset();
    },
    [draft, getValues, reset],
  );
}

/** Forgets what anybody has begun to write here about these records. */
export function forgetKeptFields(ids: readonly string[]): void {
  for (const name of localDraftNames(BEGINNING))
    if (ids.some((id) => name.endsWith(`-${id}`))) localDraft(name, isTyped).clear();
}
