import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { showFormError } from "./form-errors.ts";
import { isUnauthenticated } from "./query-client.ts";
import { rememberPlace } from "./session.ts";
import { useLeaveOn401 } from "./use-leave-on-401.ts";

/**
 * What a form does when its save is refused: faults are shown beside the fields that they name, others as a toast with
 * this title. When the session is over the login page opens, and the login leads back here. What was typed is there again
 * where the form keeps it (`useKeptFields`); passwords are not kept.
 */
export function useFormRefusal<T extends FieldValues>(
  { setError }: Pick<UseFormReturn<T>, "setError">,
  { title }: { title: string },
): (error: unknown) => void {
  const leaveOn401 = useLeaveOn401();
  const { pathname, search } = useLocation();
  return (error) => {
    if (!isUnauthenticated(error)) return showFormError(error, title, setError);
    rememberPlace(pathname + search);
    leaveOn401(error);
  };
}
