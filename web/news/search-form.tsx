import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";

/** A plain GET form: without JavaScript the browser sends it itself. */
export function SearchForm({ search }: { search: string }) {
  const field = useRef<HTMLInputElement>(null);
  // The same field for the next search: whoever typed in it is still there.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  return (
    <search>
      <Form className="search" action="/news" method="get">
        <label className="sr" htmlFor="news-search">
          Search articles
        </label>
        <span className="search-field">
          <input
            ref={field}
            className="input"
            id="news-search"
            type="search"
            name="search"
            placeholder="Search articles..."
            defaultValue={search}
            enterKeyHint="search"
            maxLength={200}
            autoComplete="off"
          />
          {search && (
            <Link
              className="x search-clear"
              to="/news"
              aria-label="Clear the search"
              onClick={() => field.current?.focus()}
            >
              ×
            </Link>
          )}
        </span>
        <button className="btn" type="submit">
          Search
        </button>
      </Form>
    </search>
  );
}
