import { queryOptions } from "@tanstack/react-query";
import { getDisplayName } from "../../contracts/account.ts";
import { call } from "../api/call.ts";

/** The name under which clients read that somebody approved their report. */
export const displayNameQuery = queryOptions({
  queryKey: [getDisplayName.path],
  queryFn: ({ signal }) => call(getDisplayName, {}, { signal }),
});
