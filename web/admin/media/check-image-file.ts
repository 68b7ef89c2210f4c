import { uploadLimit, uploadMessages, uploadTypes } from "../../../contracts/media.ts";

/** What the file picker offers. */
export const acceptedTypes = uploadTypes.join(",");

/** Why a file cannot be uploaded, told before it is sent; undefined when it may be. */
export function checkImageFile({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!(uploadTypes as readonly string[]).includes(type)) return uploadMessages.type;
  if (size > uploadLimit) return uploadMessages.size;
  return undefined;
}

/** The first file of a drop or a paste; undefined when it carries none. */
export const fileOf = (data: DataTransfer | null): File | undefined => data?.files[0];
