import { queryOptions } from "@tanstack/react-query";
import { listMedia } from "../../../contracts/media-upload.ts";
import { call } from "../../api/call.ts";

export interface MediaQuery {
  search: string;
  page: number;
}

/** Everything about images is stale after an upload, a description, a deletion. */
export const mediaKey = [listMedia.path];

export const mediaQuery = (query: MediaQuery) =>
  queryOptions({
    queryKey: [...mediaKey, query],
    queryFn: ({ signal }) => call(listMedia, { search: query.search, page: String(query.page) }, { signal }),
  });
