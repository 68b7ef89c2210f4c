import { uploadLimit, uploadMessages, uploadTypes } from "../../../../contracts/media-files.ts";

/** What the file picker offers. */
export const acceptedTypes = uploadTypes.join(",");

/** Why a file cannot be uploaded, told before it is sent; undefined when it may be. */
export function checkImageFile({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!(uploadTypes as readonly string[]).includes(type)) return uploadMessages.type;
  if (size > uploadLimit) return uploadMessages.size;
  return undefined;
}

/** The files of a drop or a paste. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
