import type { NextConfig } from "next";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// Production defaults. The root is said because the packages and the content are one folder up.
export default {
  turbopack: { root: dirname(dirname(fileURLToPath(import.meta.url))) },
} satisfies NextConfig;
