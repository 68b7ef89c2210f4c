import type { uploadTypes } from "../../contracts/media-files.ts";

type UploadType = (typeof uploadTypes)[number];

/** The type of a file by its first bytes, whatever its name and header say; undefined when it may not be uploaded. */
export function imageTypeOf(bytes: Uint8Array): UploadType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "image/gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  return undefined;
}
