// Beside media.ts, which visitors load: this is for uploads alone.

/** The types that may be uploaded, and how large one file may be (bytes, that size included). */
export const uploadTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export const uploadLimit = 5 * 1024 * 1024;
export const uploadMessages = {
  type: "Invalid file type: Please upload a JPG, PNG, GIF, or WebP image.",
  size: "File too large: Image must be less than 5MB.",
} as const;
