import type { UploadState } from "./use-image-upload.ts";

/** The chosen image, how far it is, and a way to stop. */
export function UploadProgress({ upload, onCancel }: { upload: UploadState; onCancel: () => void }) {
  const { file, turn, preview, progress } = upload;
  const percent = Math.round(progress * 100);
  const sent = progress >= 1;
  return (
    <div className="upload">
      <img className="upload-preview" src={preview} alt="" />
      <div>
        <p className="upload-name">{file.name}</p>
        <progress aria-label={`Uploading ${file.name}`} {...(!sent && { value: percent })} max={100} />
        <p className="meta">
          {sent ? "Preparing the image …" : `${percent}% uploaded`}
          {turn && `, image ${turn}`}
        </p>
        <button type="button" className="link" onClick={onCancel}>
          Cancel upload
        </button>
      </div>
    </div>
  );
}
