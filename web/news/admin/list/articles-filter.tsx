import { FilterForm, TextFilter } from "../../../admin/filters.tsx";
import type { ArticleStatus } from "../../../../contracts/news-editing.ts";
import type { TableAddress } from "./list-address.ts";

const CHIPS: readonly { status: ArticleStatus; text: string }[] = [
  { status: "published", text: "Published" },
  { status: "draft", text: "Drafts" },
  { status: "scheduled", text: "Scheduled" },
];

interface ArticlesFilterProps {
  address: TableAddress;
  counts: Record<ArticleStatus | "all", number> | undefined;
}

export const ArticlesFilter = ({ address: { search, status }, counts }: ArticlesFilterProps) => (
  <FilterForm
    label="Filter the articles"
    query={{ search, status }}
    chips={[
      { text: "All", set: {}, count: counts?.all },
      ...CHIPS.map((chip) => ({
        text: chip.text,
        set: { status: chip.status },
        count: counts?.[chip.status],
      })),
    ]}
    words={
      <>
        <TextFilter label="Search articles" placeholder="Search articles" name="search" value={search} />
        {status && <input type="hidden" name="status" value={status} />}
      </>
    }
  />
);
