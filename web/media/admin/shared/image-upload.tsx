import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { UploadResult } from "../../../../contracts/media-upload.ts";
import { acceptedTypes, filesOf } from "./check-image-file.ts";
import "../media.css";
import { UploadProgress } from "./upload-progress.tsx";
import { useImageUpload } from "./use-image-upload.ts";

interface ImageUploadProps {
  /** What the button says. */
  label?: string;
  onUploaded: (result: UploadResult, file: File) => void;
  /** Is told of a single upload as it begins; it tells in the end whether there is a picture. */
  onBegin?: (upload: Promise<boolean>) => void;
  /** Takes several at once. */
  multiple?: boolean;
  /** Is asked about a failure before it is told; true when the page deals with it itself, as with a session's end. */
  dealtWith?: (error: unknown) => boolean;
  /** Stands in the zone while nothing is on its way: the picture that is chosen now, say. */
  children?: ReactNode;
  /** Further buttons beside the one for uploading. */
  actions?: ReactNode;
}

/** A button and a zone that takes an image by choosing, dropping or pasting, with a bar while it is on its way. */
export function ImageUpload(props: ImageUploadProps) {
  const { label = "Upload Image", onUploaded, onBegin, multiple, dealtWith, children, actions } = props;
  const { upload, uploadAll, cancel, current, faults, setFaults } = useImageUpload(dealtWith);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const take = async (files: File[]) => {
    const [file] = files;
    if (files.length > 1 && multiple) return uploadAll(files, onUploaded);
    if (files.length > 1) return setFaults(["Please choose just one image."]);
    if (!file) return;
    const one = upload(file).then((result) => {
      if (result) onUploaded(result, file);
      return result !== undefined;
    });
    onBegin?.(one);
    await one;
  };
  const zone = useRef<HTMLDivElement>(null);
  usePastedImage(zone, (files) => void take(files));

  return (
    <div
      ref={zone}
      className={over ? "drop drop-over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(filesOf(event.dataTransfer));
      }}
    >
      {current ? <UploadProgress upload={current} onCancel={cancel} /> : children}
      <div className="row">
        <button
          type="button"
          className="btn"
          disabled={!!current}
          aria-describedby={`${id}-hint ${id}-fault`}
          onClick={() => input.current?.click()}
        >
          {label}
        </button>
        {actions}
      </div>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label="Image file"
        accept={acceptedTypes}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        JPG, PNG, GIF, or WebP, up to 5 MB.
        <span className="by-mouse">
          {" "}
          You can also drop {multiple ? "images here or paste them" : "an image here or paste it"}.
        </span>
      </p>
      <div id={`${id}-fault`} role="alert">
        {faults.map((fault) => (
          <p className="err" key={fault}>
            {fault}
          </p>
        ))}
      </div>
    </div>
  );
}

/** An image pasted anywhere on the page, unless a text field, another zone or an open dialog takes it. */
function usePastedImage(zone: RefObject<HTMLElement | null>, onPaste: (files: File[]) => void) {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      const target = event.target as Element | null;
      if (
        !files.length ||
        event.defaultPrevented ||
        target?.closest("input, textarea, [contenteditable=true]")
      )
        return;
      const dialogs = [...document.querySelectorAll("dialog:modal")];
      if (dialogs.length && !dialogs.some((dialog) => dialog.contains(zone.current))) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, [zone]);
}
