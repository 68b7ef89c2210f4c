import { Form } from "react-router";

/** A plain GET form: without JavaScript the browser sends it itself. */
export function SearchForm({ search }: { search: string }) {
  return (
    <search>
      <Form className="search" action="/news" method="get">
        <label className="sr" htmlFor="news-search">
          Search articles
        </label>
        <input
          key={search}
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
        <button className="btn" type="submit">
          Search
        </button>
      </Form>
    </search>
  );
}
