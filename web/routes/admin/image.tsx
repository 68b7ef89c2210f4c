import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { deleteMedia, getMedia } from "../../../contracts/media-upload.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Picture } from "../../ui/picture.tsx";
import { toast } from "../../ui/use-toast.ts";
import { useShortcuts } from "../../admin/use-shortcuts.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { readOrNotFound } from "../../admin/read-or-not-found.ts";
import { requireUser } from "../../admin/session.ts";
import type { Route } from "./+types/image.ts";
import { AltForm } from "../../media/admin/alt-form.tsx";
import "../../media/admin/media.css";
import { ImageUses, titlesOf } from "../../media/admin/image-uses.tsx";
import { mediaKey } from "../../media/admin/media.queries.ts";

export const meta = ({ loaderData: image }: Route.MetaArgs) => [
  { title: `${image ? titleOf(image) : "Image not found"} | ${site.name}` },
];

/** As the list calls it. */
const titleOf = ({ alt, name }: { alt: string; name: string }) => alt || name;

const MISSING = { what: "Image", list: { to: "/admin/media", name: "images" } };

export async function loader({ params: { hash }, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return readOrNotFound(call(getMedia, { hash }, { fetch: api }), MISSING);
}
export const clientLoader = ({ params: { hash } }: Route.ClientLoaderArgs) =>
  readOrNotFound(call(getMedia, { hash }), MISSING);

/** The images beside this one, without the way back to the list. */
function Beside({ newer, older }: { newer: string | null; older: string | null }) {
  const navigate = useNavigate();
  const at = (hash: string) => `/admin/media/${hash}`;
  const go = (hash: string | null) => (hash ? void navigate(at(hash)) : false);
  useShortcuts({ k: () => go(newer), j: () => go(older) });
  if (!newer && !older) return null;
  return (
    <nav className="row" aria-label="Beside this image">
      {newer ? (
        <Link className="link" rel="prev" to={at(newer)} title="Shortcut: K">
          Newer
        </Link>
      ) : (
        <span className="meta">Newer</span>
      )}
      {older ? (
        <Link className="link" rel="next" to={at(older)} title="Shortcut: J">
          Older
        </Link>
      ) : (
        <span className="meta">Older</span>
      )}
    </nav>
  );
}

/** One image: what it is, where it is shown, its description, and its end when nothing shows it. */
export default function ImagePage({ loaderData: image }: Route.ComponentProps) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const remove = useMutation({
    mutationFn: () => call(deleteMedia, { hash: image.hash, fromEarlier: image.earlier.length > 0 }),
    onSuccess: async () => {
      toast({ title: "Image Deleted" });
      await client.invalidateQueries({ queryKey: mediaKey });
      await navigate("/admin/media");
    },
    onError: (error) => {
      toast({ variant: "destructive", title: "Not deleted", description: reasonOf(error) });
      // A refusal means that it is used by now: the page says where.
      void revalidate();
    },
    onSettled: () => setAsks(false),
  });
  const isUsed = image.usedBy.length > 0;
  const copy = async () => {
    const address = new URL(image.webpUrl, location.href).href;
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    toast(
      copied
        ? { title: "Link Copied" }
        : { variant: "destructive", title: "Not Copied", description: `Copy it from here: ${address}` },
    );
  };
  return (
    <>
      <div className="adm-head">
        <div>
          <div className="row media-ways">
            <Link className="back" to="/admin/media">
              Images
            </Link>
            <Beside newer={image.newer} older={image.older} />
          </div>
          <h1 className="media-title">{titleOf(image)}</h1>
        </div>
        <div className="row">
          <button type="button" className="btn" onClick={() => void copy()}>
            Copy link
          </button>
          <button
            type="button"
            className="btn"
            disabled={isUsed}
            aria-describedby={isUsed ? "used-first" : undefined}
            onClick={() => setAsks(true)}
          >
            Delete
          </button>
        </div>
      </div>
      <div className="media-detail">
        <Picture url={image.webpUrl} alt={image.alt} sizes="(min-width: 48rem) 45rem, 100vw" priority />
        <div className="stack">
          <section className="card stack">
            <AltForm key={image.hash + image.alt} hash={image.hash} alt={image.alt} />
          </section>
          <ImageUses usedBy={image.usedBy} earlier={image.earlier} />
          <dl className="card facts">
            <dt>Address</dt>
            <dd>{image.webpUrl}</dd>
            <dt>File</dt>
            <dd>{image.name}</dd>
            <dt>Original</dt>
            <dd>
              {image.width} × {image.height} pixels{image.animated && ", animated"}
            </dd>
            <dt>Stored</dt>
            <dd>{Math.ceil(image.bytes / 1024)} kB in all sizes</dd>
            <dt>Uploaded</dt>
            <dd>
              <Moment at={image.createdAt} />
            </dd>
          </dl>
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        title="Delete this image?"
        confirmLabel="Delete image"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsks(false)}
      >
        <p>This cannot be undone. It permanently deletes {image.name} in every size.</p>
        {image.earlier.length > 0 && (
          <p>
            Earlier versions of {titlesOf(image.earlier)} use it. If someone restores one of them, the image
            will be missing.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
