import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { FOUND_MAX } from "../../../contracts/reach.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { NothingFound, nothingMatches } from "../../admin/nothing-found.tsx";
import { isUnauthenticated } from "../../admin/query-client.ts";
import { type ListQuery, readListQuery, withValues } from "./address.ts";
import { LIST, ListFilters } from "./list-filters.tsx";
import { listQuery } from "./assessments.queries.ts";
import { LoadFailure } from "./load-failure.tsx";
import { StatusCell } from "./status-cell.tsx";
import { useKeepPlace } from "./use-keep-place.ts";

const COLUMNS = ["ID", "Business", "Industry", "Submitted", "Status", "Actions"];

/** @param children what stands beneath the list once it is there */
export function AssessmentList({ children }: { children?: ReactNode }) {
  const [address] = useSearchParams();
  const query = readListQuery(address);
  const { data, error, refetch, isPlaceholderData } = useQuery(listQuery(query));
  const list = useRef<HTMLDivElement>(null);
  useKeepPlace(list, JSON.stringify(query), data);
  if (error && !data)
    return isUnauthenticated(error) ? null : <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListFilters query={query} counts={data?.counts} />
      {error && data && !isUnauthenticated(error) && (
        <p className="note note-stop" aria-live="polite">
          The list couldn’t be refreshed. You’re seeing the last update.
        </p>
      )}
      {!data ? (
        <div className="skel rows-skel" aria-busy="true">
          <span className="sr">Loading assessments</span>
        </div>
      ) : data.assessments.length === 0 ? (
        <NothingFound clearTo={isNarrowing(query) ? LIST : undefined}>{emptyText(query)}</NothingFound>
      ) : (
        <div ref={list} className="assessment-rows" aria-busy={isPlaceholderData}>
          <Table columns={COLUMNS}>
            {data.assessments.map((each) => (
              <Row key={each.id}>
                <Cell className="num">#{each.number}</Cell>
                <RowHead className="business">
                  <bdi>{each.businessName}</bdi>
                </RowHead>
                <Cell>{each.industry}</Cell>
                <Cell className="num">
                  <Ago at={each.createdAt} />
                </Cell>
                <Cell className="at-end">
                  <StatusCell assessment={each} />
                </Cell>
                <Cell className="acts">
                  <Link
                    className="link opens"
                    data-row={each.id}
                    to={withValues(address, { id: each.id, tab: undefined })}
                  >
                    View<span className="sr"> {each.businessName}</span>
                  </Link>
                </Cell>
              </Row>
            ))}
          </Table>
        </div>
      )}
      {data && data.totalPages > 1 && (
        <Pages address={address} page={query.page} totalPages={data.totalPages} total={data.total} />
      )}
      {data && children}
    </>
  );
}

const isNarrowing = ({ search, page, ...query }: ListQuery): boolean =>
  Boolean(search) || isFiltered(query) || page > 1;
const isFiltered = (query: Omit<ListQuery, "search" | "page">): boolean =>
  Boolean(query.status || query.industry || query.late || query.held || query.numbers || query.approved);
const emptyText = (query: ListQuery) =>
  isNarrowing(query)
    ? nothingMatches("assessments", query.search, isFiltered(query))
    : "No assessments yet. Completed assessments and their reports will show up here.";

function Pages(props: { address: URLSearchParams; page: number; totalPages: number; total: number }) {
  const { address, page, totalPages, total } = props;
  const to = (n: number) =>
    withValues(address, { page: n > 1 ? String(n) : undefined, tab: address.get("id") ? "list" : undefined });
  return (
    <nav className="pages" aria-label="Pages of the list">
      {page > 1 && (
        <Link className="btn" to={to(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <span className="meta">
        Page {page} of {totalPages},{" "}
        {address.get("search") && total >= FOUND_MAX
          ? `first ${FOUND_MAX} matches`
          : `${total.toLocaleString("en-US")} total`}
      </span>
      {page < totalPages && (
        <Link className="btn" to={to(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
