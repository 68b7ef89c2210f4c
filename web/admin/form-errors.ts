import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { errorBody } from "../../contracts/endpoint.ts";
import { CsrfTokenError } from "../api/csrf.ts";
import { ApiError } from "../api/request.ts";
import { toast } from "../ui/use-toast.ts";

const UNREACHED = "The server could not be reached. Please try again.";

/** What an administrator may read about a failure: the API's words wherever it answered any. */
export function reasonOf(error: unknown): string {
  if (error instanceof CsrfTokenError) return unconfirmed(error.cause);
  if (error instanceof ApiError)
    return error.reason || `The server failed (${error.status}). Please try again.`;
  if (error instanceof TypeError || error instanceof DOMException) return UNREACHED;
  return "The server's answer could not be read. Please try again.";
}

/** Before each act the session is confirmed; why it could not be, and what helps. */
function unconfirmed(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return "The site could not be reached. Check your connection and try again.";
  const said = cause.body ? cause.reason : "";
  return `The site could not confirm your session. ${said || "Please try again."}`;
}

/** Shows a refusal beside the fields that it names, else as a toast with this title. */
export function showFormError<T extends FieldValues>(
  error: unknown,
  title: string,
  setError: UseFormSetError<T>,
): void {
  const fields = (error instanceof ApiError && errorBody.safeParse(error.body).data?.errors) || [];
  for (const [i, { field, message }] of fields.entries())
    setError(field as Path<T>, { message }, { shouldFocus: i === 0 });
  if (!fields.length) toast({ variant: "destructive", title, description: reasonOf(error) });
}
