export interface StoredObject {
  bytes: Uint8Array;
  contentType: string;
}

/** Where files live: in the database by default, in S3 when configured. Keys are paths such as `images/…/640.webp`. */
export interface ObjectStorage {
  /** Stores or replaces. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Of all files, where they lie outside the database: a backup of that has the others. */
  keys?(): AsyncIterable<string>;
}
