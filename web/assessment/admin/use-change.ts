import { type MutateOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { type AssessmentRecord, getAssessment, listAssessments } from "../../../contracts/assessment-api.ts";
import { listLeads } from "../../../contracts/leads.ts";
import { getReview } from "../../../contracts/assessment-review.ts";
import { ApiError } from "../../api/request.ts";
import { toast, type ToastOptions } from "../../ui/use-toast.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { isUnauthenticated } from "../../admin/query-client.ts";

interface ChangeTexts extends Pick<ToastOptions, "action" | "duration"> {
  /** Toast titles; the one after it was done may hang on what became of it. */
  done: string;
  description?: ToastOptions["description"] | ((record: AssessmentRecord) => string | undefined);
  failed: string;
}

/**
 * A write that answers the assessment's record: shows it, tells what happened, and reads its neighbours anew.
 * A second press with the same input, before its button is drawn as busy, is the first one.
 */
export function useChange<Input>(
  write: (input: Input) => Promise<AssessmentRecord>,
  { done, failed, description, ...more }: ChangeTexts,
  onDone?: (record: AssessmentRecord) => void,
  /** Tells what failed in a way of its own. @returns false to have it told as any other failure */
  deals: (error: unknown) => boolean = () => false,
) {
  const client = useQueryClient();
  const underWay = useRef(new Set<string>());
  const change = useMutation({
    mutationFn: write,
    meta: { on401: "page" },
    onSuccess: async (record) => {
      client.setQueryData([getAssessment.path, record.id], record);
      onDone?.(record);
      const words = typeof description === "function" ? description(record) : description;
      toast({ title: done, ...more, ...(words && { description: words }) });
      await Promise.all([
        client.invalidateQueries({ queryKey: [listAssessments.path] }),
        // What was sent is done there too.
        client.invalidateQueries({ queryKey: [listLeads.path] }),
        client.invalidateQueries({ queryKey: [getReview.path, record.id] }),
      ]);
    },
    onError: async (error) => {
      if (isUnauthenticated(error)) return;
      if (!deals(error)) toast({ variant: "destructive", title: failed, description: reasonOf(error) });
      // A conflict says that what is shown is old.
      if (error instanceof ApiError && error.status === 409)
        await client.invalidateQueries({ queryKey: [getAssessment.path] });
    },
    onSettled: (_record, _error, input) => {
      underWay.current.delete(pressOf(input));
    },
  });
  const mutate = (input: Input, options?: MutateOptions<AssessmentRecord, Error, Input>) => {
    if (underWay.current.has(pressOf(input))) return;
    underWay.current.add(pressOf(input));
    (change.mutate as typeof mutate)(input, options);
  };
  return { ...change, mutate };
}

const pressOf = (input: unknown): string => JSON.stringify([input]);
