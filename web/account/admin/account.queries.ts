import { queryOptions } from "@tanstack/react-query";
import { getSecondFactor, listSessions } from "../../../contracts/account.ts";
import { call } from "../../api/call.ts";

export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

export const secondFactorQuery = queryOptions({
  queryKey: [getSecondFactor.path],
  queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
});
