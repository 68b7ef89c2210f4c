import { useQuery } from "@tanstack/react-query";
import type { TodayItem } from "../../../admin/today.tsx";
import { articlesQuery } from "./articles.queries.ts";
import { ARTICLES_PATH } from "./list-address.ts";

/** What goes public by itself. */
export function useArticlesToday(): TodayItem {
  const { data, isError } = useQuery(articlesQuery({ page: 1, search: "", status: "" }));
  return {
    label: "Scheduled articles",
    count: isError ? null : data?.counts.scheduled,
    to: `${ARTICLES_PATH}?status=scheduled`,
  };
}
