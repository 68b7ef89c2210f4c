import { useQueryClient } from "@tanstack/react-query";
import { Form, Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { listMedia } from "../../../contracts/media-upload.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { FindButton, TextFilter } from "../../admin/filters.tsx";
import { PagesNav } from "../../admin/pages-nav.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { requireUser } from "../../admin/session.ts";
import { useLeaveOn401 } from "../../admin/use-leave-on-401.ts";
import type { Route } from "./+types/media.ts";
import { ImageUpload } from "../../media/admin/shared/image-upload.tsx";
import "../../media/admin/media.css";
import { mediaKey, type MediaQuery, mediaQuery } from "../../media/admin/media.queries.ts";
import { MediaGrid } from "../../media/admin/media-grid.tsx";

export const meta = () => [{ title: `Images | ${site.name}` }];

const queryOf = (search: URLSearchParams): MediaQuery => ({
  search: (search.get("search") ?? "").slice(0, 200),
  page: /^[1-9]\d{0,5}$/.test(search.get("page") ?? "") ? Number(search.get("page")) : 1,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  const { search, page } = queryOf(new URL(request.url).searchParams);
  return call(listMedia, { search, page: String(page) }, { fetch: api });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminQueryClient().fetchQuery(mediaQuery(queryOf(new URL(request.url).searchParams)));

/** Every uploaded image; search and page stand in the address. */
export default function Library({ loaderData: { images, page, total, totalPages } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { search } = queryOf(params);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const client = useQueryClient();
  const leaveOn401 = useLeaveOn401();
  const onUploaded = async () => {
    await client.invalidateQueries({ queryKey: mediaKey });
    if (params.size) await navigate("/admin/media");
    else await revalidate();
  };
  return (
    <>
      <div className="adm-head">
        <h1>Images</h1>
        <p className="meta">{total === 1 ? "1 image" : `${total} images`}</p>
      </div>
      <div className="stack">
        <ImageUpload multiple onUploaded={() => void onUploaded()} dealtWith={leaveOn401} />
        <Form className="filters" aria-label="Search the images" key={search}>
          <div className="filter-words">
            <TextFilter
              label="Name or description"
              placeholder="Name or description"
              name="search"
              value={search}
            />
            <FindButton />
          </div>
          {search && (
            <Link className="btn btn-bare" to="/admin/media">
              Clear
            </Link>
          )}
        </Form>
        {images.length ? (
          <MediaGrid
            images={images}
            wrap={({ hash }, tile) => (
              <Link className="media-tile" to={`/admin/media/${hash}`}>
                {tile}
              </Link>
            )}
          />
        ) : (
          <p className="note">
            {search ? "No images match your search." : "No images have been uploaded yet."}
          </p>
        )}
      </div>
      <PagesNav label="Pages of the library" page={page} totalPages={totalPages} />
    </>
  );
}
