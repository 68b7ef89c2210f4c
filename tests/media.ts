import { auditService } from "../server/audit/audit.service.ts";
import type { Database } from "../server/db/client.ts";
import { exclusively } from "../server/db/exclusive.ts";
import { ingestImage } from "../server/media/ingest.ts";
import { type MediaDeps, type MediaService, mediaService } from "../server/media/media.service.ts";
import { dbStorage } from "../server/storage/db-storage.ts";

/** The pictures of a site without articles, their files in its database unless `changed` says otherwise. */
export const mediaOf = (database: Database, changed: Partial<MediaDeps> = {}): MediaService =>
  mediaService({
    db: database.db,
    storage: dbStorage(database.db),
    exclusively: exclusively(database),
    audit: auditService(),
    ingest: ingestImage,
    findUses: async () => ({ usedBy: [], earlier: [] }),
    ...changed,
  });
