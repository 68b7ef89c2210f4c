import { useQuery } from "@tanstack/react-query";
import { Today } from "../../../admin/today.tsx";
import { articlesQuery } from "./articles.queries.ts";

/** What goes public by itself; the list is the dashboard's own, further down. */
export function ArticlesToday() {
  const { data, isError } = useQuery(articlesQuery({ page: 1, search: "", status: "" }));
  return (
    <Today
      label="Scheduled posts"
      count={isError ? null : data?.counts.scheduled}
      to="/admin?status=scheduled#articles"
    />
  );
}
