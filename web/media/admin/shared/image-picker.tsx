import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { MediaItem } from "../../../../contracts/media-upload.ts";
import "../media.css";
import { mediaQuery } from "../media.queries.ts";
import { MediaGrid } from "../media-grid.tsx";

interface ImagePickerProps {
  open: boolean;
  onPick: (image: MediaItem) => void;
  /** Cancel, Escape. */
  onClose: () => void;
}

/** A dialog to choose an earlier upload. The focus starts in the search and returns to where it was. */
export function ImagePicker({ open, onPick, onClose }: ImagePickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="dialog dialog-wide"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="card-head">
        <h2 id={`${id}-title`}>Choose an image</h2>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </div>
      {open && <Choice onPick={onPick} />}
    </dialog>
  );
}

function Choice({ onPick }: Pick<ImagePickerProps, "onPick">) {
  const [query, setQuery] = useState({ search: "", page: 1 });
  // The page around the dialog holds unsaved words: it says itself that a session is over.
  const { data, error, refetch } = useQuery({
    ...mediaQuery(query),
    placeholderData: keepPreviousData,
    meta: { on401: "page" },
  });
  const field = useRef<HTMLInputElement>(null);
  const search = () => setQuery({ search: field.current?.value.trim() ?? "", page: 1 });
  return (
    <div className="stack card-body dialog-text">
      {/* No form: the dialog may stand inside the editor's. */}
      <search className="filters">
        <label className="filter-field">
          Name or description
          <input
            ref={field}
            className="input"
            type="search"
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              search();
            }}
          />
        </label>
        <button className="btn" type="button" onClick={search}>
          Search
        </button>
      </search>
      {error && !data ? (
        <p className="note note-stop" role="alert">
          The images could not be loaded.{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : !data ? (
        <div className="skel rows-skel" aria-busy="true" />
      ) : data.images.length === 0 ? (
        <p className="note">
          {query.search ? "No images match your search." : "No images have been uploaded yet."}
        </p>
      ) : (
        <MediaGrid
          images={data.images}
          wrap={(image, tile) => (
            <button type="button" className="media-tile" onClick={() => onPick(image)}>
              {tile}
            </button>
          )}
        />
      )}
      {data && data.totalPages > 1 && (
        <div className="pages">
          <button
            type="button"
            className="btn"
            disabled={query.page <= 1}
            onClick={() => setQuery({ ...query, page: query.page - 1 })}
          >
            Newer
          </button>
          <span className="meta">
            Page {data.page} of {data.totalPages}
          </span>
          <button
            type="button"
            className="btn"
            disabled={query.page >= data.totalPages}
            onClick={() => setQuery({ ...query, page: query.page + 1 })}
          >
            Older
          </button>
        </div>
      )}
    </div>
  );
}
