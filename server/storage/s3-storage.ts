import { Disk, errors } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { ObjectStorage } from "./storage.ts";

export interface S3Options {
  bucket: string;
  region: string;
  /** Absent: Amazon's own. Any other is addressed by path, as MinIO, R2 and the like understand. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Files in a bucket of S3, or of anything that speaks its language. */
export function s3Storage({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: S3Options): ObjectStorage {
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      visibility: "private",
      supportsACL: false,
      // Many compatible servers do not know the newer checksums, which the client would otherwise always send.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      // One picture is stored after the other: a bucket that says nothing must not hold up all of them.
      requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
    }),
  );
  return {
    put: (key, bytes, { contentType }) => disk.put(key, bytes, { contentType }),
    async get(key) {
      try {
        const bytes = await disk.getBytes(key);
        const { contentType } = await disk.getMetaData(key);
        return { bytes, contentType: contentType ?? "application/octet-stream" };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => disk.delete(key),
    async *keys() {
      // A bucket may hold what is not ours.
      for (const folder of ["images/", "share/"])
        for (
          let paginationToken: string | undefined, more = true;
          more;
          more = paginationToken !== undefined
        ) {
          const page = await disk.listAll(folder, {
            recursive: true,
            ...(paginationToken && { paginationToken }),
          });
          for (const each of page.objects) if (each.isFile) yield each.key;
          paginationToken = page.paginationToken || undefined;
        }
    },
  };
}

/** Only the key itself: a missing bucket is a 404 too, and a fault of the configuration. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof errors.E_CANNOT_READ_FILE &&
    error.cause instanceof Error &&
    error.cause.name === "NoSuchKey"
  );
}
