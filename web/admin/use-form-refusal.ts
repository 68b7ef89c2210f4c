import { useEffect, useMemo } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { localDraft } from "../ui/local-draft.ts";
import { showFormError } from "./form-errors.ts";
import { isUnauthenticated } from "./query-client.ts";
import { rememberPlace } from "./session.ts";
import { useLeaveOn401 } from "./use-leave-on-401.ts";

type Typed = Record<string, string>;
const isTyped = (value: unknown): value is Typed =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

/**
 * What a form of text fields does when its save is refused: faults are shown beside the fields that they name, others as
 * a toast with this title. When the session is over the login page opens, the login leads back here, and what was typed
 * stands in the form again.
 * @param keepAs the draft's name in this browser; absent where nothing may be kept, as with passwords
 */
export function useFormRefusal<T extends FieldValues>(
  { setError, setValue, getValues }: Pick<UseFormReturn<T>, "setError" | "setValue" | "getValues">,
  { title, keepAs }: { title: string; keepAs?: string },
): (error: unknown) => void {
  const leaveOn401 = useLeaveOn401();
  const { pathname, search } = useLocation();
  const draft = useMemo(() => keepAs && localDraft<Typed>(`form:${keepAs}`, isTyped), [keepAs]);

  useEffect(() => {
    const kept = (draft && draft.read()) || {};
    for (const [name, value] of Object.entries(kept))
      setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    if (draft) draft.clear();
  }, [draft, setValue]);

  return (error) => {
    if (!isUnauthenticated(error)) return showFormError(error, title, setError);
    if (draft) draft.write(getValues());
    rememberPlace(pathname + search);
    leaveOn401(error);
  };
}
