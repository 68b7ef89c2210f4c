import { queryOptions } from "@tanstack/react-query";
import { getSystem } from "../../contracts/system.ts";
import { call } from "../api/call.ts";

/** What the page 'System' shows, and the dashboard tells of the mail server. */
export const systemQuery = queryOptions({
  queryKey: [getSystem.path],
  queryFn: ({ signal }) => call(getSystem, {}, { signal }),
});
