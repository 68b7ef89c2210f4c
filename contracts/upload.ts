import { z } from "zod";

/** Answer of `POST /api/upload/image`. */
export const uploadResult = z.object({
  url: z.string(),
  /** Preferred when present. */
  webpUrl: z.string().optional(),
});
export type UploadResult = z.infer<typeof uploadResult>;
