import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import type { ArticleStatus } from "../../../../contracts/news-editing.ts";
import { type TableAddress, tableQuery } from "./list-address.ts";

const TYPING_PAUSE_MS = 300;

const statuses: { value: ArticleStatus | ""; text: string; count: ArticleStatus | "all" }[] = [
  { value: "", text: "All articles", count: "all" },
  { value: "published", text: "Published", count: "published" },
  { value: "draft", text: "Draft", count: "draft" },
  { value: "scheduled", text: "Draft, scheduled", count: "scheduled" },
];

interface ArticlesFilterProps {
  address: TableAddress;
  counts: Record<ArticleStatus | "all", number> | undefined;
}

/** Finds while one types. A plain form underneath: Enter and browsers without JavaScript work too. */
export function ArticlesFilter({ address, counts }: ArticlesFilterProps) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward change the address: the field follows, unless somebody is typing in it.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = address.search;
  }, [address.search]);

  const find = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void submit(form, { replace: true, preventScrollReset: true }),
      TYPING_PAUSE_MS,
    );
  };
  return (
    <search>
      <Form className="filters" preventScrollReset onChange={find}>
        <label className="filter-field">
          Search articles
          <input
            ref={input}
            className="input"
            type="search"
            name="search"
            defaultValue={address.search}
            maxLength={200}
          />
        </label>
        <label className="filter-field">
          Status
          <select
            className="input"
            name="status"
            value={address.status}
            onChange={(event) => {
              event.stopPropagation();
              clearTimeout(timer.current);
              const status = event.target.value as TableAddress["status"];
              const search = input.current?.value ?? "";
              void navigate(tableQuery({ page: 1, search, status }) || "?", { preventScrollReset: true });
            }}
          >
            {statuses.map(({ value, text, count }) => (
              <option key={value} value={value}>
                {counts ? `${text} (${counts[count].toLocaleString("en-US")})` : text}
              </option>
            ))}
          </select>
        </label>
      </Form>
    </search>
  );
}
