import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../../ui/use-toast.ts";
import { useOwner } from "../../../admin/use-kept-fields.ts";
import { keptHereOf } from "./kept-here.ts";

/**
 * What this browser alone has kept of an article that was deleted meanwhile becomes a new article's: it leads there,
 * where the words are offered.
 * @returns true while it does
 */
export function useWordsOfDeleted(id: string, isDeleted: boolean): boolean {
  const owner = useOwner();
  const navigate = useNavigate();
  const draft = useMemo(() => keptHereOf(owner, id), [owner, id]);
  useEffect(() => {
    const kept = isDeleted && draft.read();
    if (!kept) return;
    draft.write({ ...kept, baseVersion: null });
    toast({
      title: "Deleted Meanwhile",
      description:
        "Somebody deleted this article. What you typed into it can be continued here, as a new one.",
    });
    void navigate("/admin/article/new", { replace: true });
  }, [isDeleted, draft, navigate]);
  return isDeleted && draft.read() !== undefined;
}
