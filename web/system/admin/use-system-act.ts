import { useMutation } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { reasonOf } from "../../admin/form-errors.ts";
import { toast } from "../../ui/use-toast.ts";

/** An act of this page: the page is read again after it, and a refusal is said under this title. */
export function useSystemAct<I, O>(
  act: (input: I) => Promise<O>,
  { refusal, done }: { refusal: string; done?: (answer: O, input: I) => void },
) {
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, input) => done?.(answer, input),
    onError: (error) => toast({ variant: "destructive", title: refusal, description: reasonOf(error) }),
    // After a refusal too: what it was about may be gone.
    onSettled: () => revalidate(),
  });
}
