import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  getArticleForEditing,
  getRevision,
  listAllArticles,
  listNewWorkingCopies,
  listRevisions,
} from "../../../../contracts/news-editing.ts";
import { call } from "../../../api/call.ts";
import type { TableAddress } from "./list-address.ts";

/** A page of the table; the page before stays while the next one comes. */
export const articlesQuery = (address: TableAddress) =>
  queryOptions({
    queryKey: [listAllArticles.path, address],
    queryFn: ({ signal }) => call(listAllArticles, address, { signal }),
    placeholderData: keepPreviousData,
  });

/** The page tells of a 401 itself. What was read once is not read again under the writer's hands. */
const forEditor = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { on401: "page" } };

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [getArticleForEditing.path, id],
    queryFn: ({ signal }) => call(getArticleForEditing, { id }, { signal }),
    ...forEditor,
  });

export const newCopiesQuery = queryOptions({
  queryKey: [listNewWorkingCopies.path],
  queryFn: ({ signal }) => call(listNewWorkingCopies, {}, { signal }),
  ...forEditor,
});

export const revisionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [listRevisions.path, id, version],
    queryFn: ({ signal }) => call(listRevisions, { id }, { signal }),
    ...forEditor,
  });

export const revisionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [getRevision.path, id, version],
    queryFn: ({ signal }) => call(getRevision, { id, version }, { signal }),
    ...forEditor,
  });
