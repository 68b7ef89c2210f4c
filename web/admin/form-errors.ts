import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { errorBody } from "../../contracts/endpoint.ts";
import { CsrfTokenError } from "../api/csrf.ts";
import { ApiError } from "../api/request.ts";
import { toast } from "../ui/use-toast.ts";

/** What an administrator may read about a failure. A model that failed is told in the server's words, too. */
export function reasonOf(error: unknown): string {
  if (error instanceof CsrfTokenError) return error.message;
  return error instanceof ApiError && (error.status < 500 || codeOf(error) === "upstream_failed")
    ? error.reason
    : "The server could not be reached. Please try again.";
}

const codeOf = ({ body }: ApiError) => errorBody.safeParse(body).data?.code;

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
