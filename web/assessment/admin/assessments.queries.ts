import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getAssessment, getStepCounts, listAssessments } from "../../../contracts/assessment-api.ts";
import {
  getKeptShares,
  getReportVersion,
  getReview,
  previewUpdate,
} from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import type { ListQuery } from "./address.ts";

/** Specification section 9. */
const REFRESH_MS = 30_000;
/** While something is under way that the reader waits for. */
const SOON_MS = 4000;
/** These pages say themselves that the session is over. */
const meta = { on401: "page" };

export const listQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [listAssessments.path, query],
    queryFn: ({ signal }) => call(listAssessments, { ...query, content: "omit" }, { signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    meta,
  });

/** The reports that have waited for a reviewer longest, and how many there are of each state. */
export const nextQuery = queryOptions({
  queryKey: [listAssessments.path, "next"],
  queryFn: ({ signal }) =>
    call(
      listAssessments,
      { status: "Ready for Review", approved: "0", order: "oldest", limit: 3, content: "omit" },
      { signal },
    ),
  refetchInterval: REFRESH_MS,
});

/** The reports that somebody has read and nobody has sent. */
export const approvedQuery = queryOptions({
  queryKey: [listAssessments.path, "approved"],
  queryFn: ({ signal }) =>
    call(listAssessments, { approved: "1", order: "oldest", limit: 3, content: "omit" }, { signal }),
  refetchInterval: REFRESH_MS,
});

/** The sent reports whose clients have put in numbers since. */
export const withNumbersQuery = queryOptions({
  queryKey: [listAssessments.path, "with-numbers"],
  queryFn: ({ signal }) => call(listAssessments, { numbers: "1", limit: 3, content: "omit" }, { signal }),
  refetchInterval: REFRESH_MS,
});

/** How many wait for a reviewer, new or with new numbers, beside the list's name on every page of the area. */
export const readyQuery = queryOptions({
  queryKey: [listAssessments.path, "ready"],
  queryFn: async ({ signal }) => {
    const { counts } = await call(listAssessments, { limit: 1, content: "omit" }, { signal });
    return counts.ready + counts.numbers;
  },
  refetchInterval: 60_000,
  retry: false,
  meta,
});

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [getAssessment.path, id],
    queryFn: ({ signal }) => call(getAssessment, { id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && !data.reportContent && !data.reportFailedAt ? SOON_MS : REFRESH_MS,
    meta,
  });

/** `updatedAt` makes a changed report's neighbours be read anew. */
export const reviewQuery = (id: string, updatedAt: string) =>
  queryOptions({
    queryKey: [getReview.path, id, updatedAt],
    queryFn: ({ signal }) => call(getReview, { id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.mails.some(({ status }) => status === "queued") ? SOON_MS : REFRESH_MS,
    placeholderData: keepPreviousData,
    meta,
  });

export const versionQuery = (id: string, versionId: string) =>
  queryOptions({
    queryKey: [getReportVersion.path, id, versionId],
    queryFn: ({ signal }) => call(getReportVersion, { id, versionId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta,
  });

/** @param numbersAt when the numbers came: newer ones make another update  @param given edits given up for the new words */
export const updateQuery = (id: string, numbersAt: string, given: readonly string[]) =>
  queryOptions({
    queryKey: [previewUpdate.path, id, numbersAt, given],
    queryFn: ({ signal }) => call(previewUpdate, { id, given: JSON.stringify(given) }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const stepCountsQuery = (days: number) =>
  queryOptions({
    queryKey: [getStepCounts.path, days],
    queryFn: ({ signal }) => call(getStepCounts, { days }, { signal }),
    meta,
  });

export const keptSharesQuery = queryOptions({
  queryKey: [getKeptShares.path],
  queryFn: ({ signal }) => call(getKeptShares, {}, { signal }),
  meta,
});
