import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isUnauthenticated } from "../../admin/query-client.ts";

/** True once any read or write of this page was refused because the session is over. */
export function useSessionEnd(): boolean {
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const note = (error: unknown) => isUnauthenticated(error) && setEnded(true);
    const reads = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") note(event.action.error);
    });
    const writes = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") note(event.action.error);
    });
    return () => {
      reads();
      writes();
    };
  }, [client]);
  return ended;
}
