import { gotAnswer, noteAnswer } from "../api/request.ts";
import { toast } from "../ui/use-toast.ts";

const PATIENCE_MS = 4000;

/** True when the browser says that it is offline, or its last request got no answer. */
export const isConnectionDoubtful = (): boolean => !navigator.onLine || !gotAnswer();

/** Asks the server itself: beside one of its own, a browser may be offline and reach it all the same. */
export async function reachesServer(): Promise<boolean> {
  const answer = fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.then(
    () => {
      noteAnswer(true);
      return true;
    },
    () => false,
  );
}

export function toastNoConnection(): void {
  toast({
    variant: "destructive",
    title: "No Connection",
    description:
      "The server can’t be reached. Nothing on this page is lost. Try again once you’re back online.",
  });
}
