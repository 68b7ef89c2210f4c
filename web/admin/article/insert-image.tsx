import { useEffect, useRef, useState } from "react";
import { Field } from "../../ui/field.tsx";
import type { PickedImage } from "../../ui/rich-text/rich-text-editor.tsx";
import { ImagePicker } from "../media/image-picker.tsx";
import { ImageUpload } from "../media/image-upload.tsx";

/** Asks for a picture within the text: uploaded now or earlier, or by its address; and what it shows. */
export function InsertImage({
  onPick,
  onClose,
  dealtWith,
}: {
  /** About a failed upload, as `ImageUpload` asks. */
  dealtWith: (error: unknown) => boolean;
  onPick: (image: PickedImage) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [src, setSrc] = useState("");
  const [alt, setAlt] = useState("");
  const [picks, setPicks] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <>
      <dialog ref={dialog} className="dialog dialog-wide" aria-labelledby="insert-image" onClose={onClose}>
        <h2 className="t-3" id="insert-image">
          Insert an image
        </h2>
        <div className="form dialog-text">
          <ImageUpload
            dealtWith={dealtWith}
            onUploaded={({ url, webpUrl }) => setSrc(webpUrl ?? url)}
            actions={
              <button type="button" className="btn" onClick={() => setPicks(true)}>
                Choose Earlier Upload
              </button>
            }
          >
            {src && <img className="chosen" src={src} alt="" />}
          </ImageUpload>
          <Field label="Address" value={src} onChange={(event) => setSrc(event.target.value)} />
          <Field
            label="What it shows"
            hint="Read aloud to those who cannot see it. Empty for a mere decoration."
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </div>
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="btn btn-act"
            disabled={!src.trim()}
            onClick={() => onPick({ src: src.trim(), alt })}
          >
            Insert
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
