import { queryOptions } from "@tanstack/react-query";
import { listCallFaults } from "../../../contracts/voice-faults.ts";
import { call } from "../../api/call.ts";

export const faultsQuery = queryOptions({
  queryKey: [listCallFaults.path],
  queryFn: ({ signal }) => call(listCallFaults, {}, { signal }),
});
