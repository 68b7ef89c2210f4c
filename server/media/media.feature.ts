import { site } from "../../site.config.ts";
import type { Audit } from "../audit/audit.service.ts";
import { exclusively } from "../db/exclusive.ts";
import type { Feature, Ground } from "../feature.ts";
import type { Guards } from "../http/protect.ts";
import { ingestApart } from "./ingest-apart.ts";
import { libraryRoutes } from "./library.routes.ts";
import { type MediaDeps, mediaService } from "./media.service.ts";
import { mediaRoutes } from "./media.routes.ts";
import { shareCardsApart } from "./share-card-apart.ts";
import { uploadRoutes } from "./upload.routes.ts";

type Built = ReturnType<typeof build>;

function build({
  db,
  storage,
  audit,
  database,
  findImageUses,
}: Ground & { audit: Audit; findImageUses: MediaDeps["findUses"] }) {
  const pictures = ingestApart();
  const drawCard = shareCardsApart();
  return {
    media: mediaService({
      db,
      storage,
      audit,
      ingest: pictures.ingest,
      findUses: findImageUses,
      exclusively: exclusively(database),
    }),
    /** An article's picture for links to it. */
    drawTitle: (title: string) => drawCard({ title, siteName: site.name }),
    endPictures: () => pictures.end(),
  };
}

export const mediaFeature = {
  name: "media",
  build,
  routes({ app, bind }, deps: Ground & Built & { guards: Guards }) {
    mediaRoutes(app, deps.media);
    uploadRoutes(app, deps);
    libraryRoutes(bind, deps);
  },
  close: ({ endPictures }: Built) => endPictures(),
} satisfies Feature;
