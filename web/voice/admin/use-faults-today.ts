import { useQuery } from "@tanstack/react-query";
import type { TodayItem } from "../../admin/today.tsx";
import { faultsQuery } from "./faults.query.ts";

const DAY_MS = 86_400_000;

/** Demo calls that broke in the last seven days; what to do about each cause stands beside them. */
export function useFaultsToday(): TodayItem {
  const { data, isError, dataUpdatedAt } = useQuery(faultsQuery);
  const since = new Date(dataUpdatedAt - 6 * DAY_MS).toISOString().slice(0, 10);
  const recent = data?.faults.filter(({ day }) => day >= since);
  return {
    label: "Failed calls this week",
    count: isError ? null : recent?.reduce((sum, { count }) => sum + count, 0),
    to: "/admin/calls#faults",
    isBad: true,
  };
}
