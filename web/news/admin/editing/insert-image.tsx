import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { articleFields } from "../../../../contracts/news-editing.ts";
import { Field } from "../../../ui/field.tsx";
import type { ImageDialogProps } from "../../../ui/rich-text/rich-text-editor.tsx";
import { ImagePicker } from "../../../media/admin/shared/image-picker.tsx";
import { ImageUpload } from "../../../media/admin/shared/image-upload.tsx";

/** Asks for a picture within the text: uploaded now or earlier, or by its address; and what it shows. */
export function InsertImage({
  image,
  onPick,
  onClose,
  dealtWith,
}: ImageDialogProps & {
  /** About a failed upload, as `ImageUpload` asks. */
  dealtWith: (error: unknown) => boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [src, setSrc] = useState(image?.src ?? "");
  const [alt, setAlt] = useState(image?.alt ?? "");
  const [tried, setTried] = useState(false);
  const fault = articleFields.shape.imageUrl.safeParse(src).error?.issues[0]?.message;
  const [picks, setPicks] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const apply = () => {
    if (!src.trim()) return;
    setTried(true);
    if (!fault) onPick({ src: src.trim(), alt });
  };
  // The dialog stands in the article's form, which Enter would save.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target as Element).matches("input")) return;
    event.preventDefault();
    apply();
  };
  return (
    <>
      <dialog
        ref={dialog}
        className="dialog dialog-wide"
        aria-labelledby="insert-image"
        onClose={onClose}
        onKeyDown={onKeyDown}
      >
        <h2 className="t-3" id="insert-image">
          {image ? "Change the image" : "Insert an image"}
        </h2>
        <div className="form dialog-text">
          <ImageUpload
            dealtWith={dealtWith}
            onUploaded={({ url, webpUrl }) => setSrc(webpUrl ?? url)}
            actions={
              <button type="button" className="btn" onClick={() => setPicks(true)}>
                Choose from Library
              </button>
            }
          >
            {src && !fault && <img className="chosen" src={src} alt="" />}
          </ImageUpload>
          <Field
            label="Address"
            value={src}
            error={tried ? fault : undefined}
            onChange={(event) => setSrc(event.target.value)}
          />
          <Field
            label="What it shows"
            hint="Read aloud to people who can’t see it. Leave empty if it’s decorative."
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </div>
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="btn btn-act" disabled={!src.trim()} onClick={apply}>
            {image ? "Apply" : "Insert"}
          </button>
        </div>
      </dialog>
      <ImagePicker
        open={picks}
        onPick={(image) => {
          setPicks(false);
          setSrc(image.webpUrl);
          setAlt(image.alt || alt);
        }}
        onClose={() => setPicks(false)}
      />
    </>
  );
}
