import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../../ui/use-toast.ts";
import { useOwner } from "../../../admin/use-kept-fields.ts";
import { keptHereOf } from "./kept-here.ts";

/**
 * What is kept of an article that was deleted meanwhile, by this browser alone or by the server too, becomes a new
 * article's: it leads there, where the words are offered.
 * @param isOnServer whether the server has words that were typed into it
 * @returns true while it does
 */
export function useWordsOfDeleted(id: string, isDeleted: boolean, isOnServer: boolean): boolean {
  const owner = useOwner();
  const navigate = useNavigate();
  const draft = useMemo(() => keptHereOf(owner, id), [owner, id]);
  useEffect(() => {
    if (!isDeleted) return;
    const kept = draft.read();
    if (!kept && !isOnServer) return;
    if (kept) draft.write({ ...kept, baseVersion: null });
    toast({
      title: "This Article Was Deleted",
      description: "Someone deleted this article. You can keep working on your text here as a new one.",
    });
    void navigate("/admin/article/new", { replace: true });
  }, [isDeleted, isOnServer, draft, navigate]);
  return isDeleted && (isOnServer || draft.read() !== undefined);
}
