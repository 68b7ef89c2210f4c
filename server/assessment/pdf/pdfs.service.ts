import type { Db } from "../../db/client.ts";
import type { Assessment, ReportVersion } from "../assessment.table.ts";
import { findPdf, insertPdf, newestVersion } from "../versions.store.ts";
import type { PdfReport } from "./draw-pdf.ts";
import type { Paper } from "./paper.ts";

export interface PdfsDeps {
  db: Db;
  /** Draws away from the thread that answers. */
  draw: (report: PdfReport) => Promise<Buffer>;
}
export type PdfsService = ReturnType<typeof pdfsService>;

/** The PDFs of reports: each version is drawn once for each paper, and kept. */
export function pdfsService({ db, draw }: PdfsDeps) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function findOrDraw(version: ReportVersion, report: Omit<PdfReport, "document">): Promise<Buffer> {
    const { paper = "letter" } = report;
    const kept = await findPdf(db, version.id, paper);
    if (kept) return kept;
    const pdf = await draw({ ...report, document: version.document });
    await insertPdf(db, { versionId: version.id, paper, pdf });
    return pdf;
  }

  return {
    draw,
    /** Of one version. Whoever asks while it is drawn gets the same. */
    of(version: ReportVersion, businessName: string, paper: Paper): Promise<Buffer> {
      const key = `${version.id} ${paper}`;
      const pdf =
        underWay.get(key) ??
        findOrDraw(version, { businessName, date: version.createdAt, paper }).finally(() =>
          underWay.delete(key),
        );
      underWay.set(key, pdf);
      return pdf;
    },
    /** Of the report as it stands; undefined while there is none. */
    async ofReport(found: Assessment, paper: Paper): Promise<Buffer | undefined> {
      const version = await newestVersion(db, found.id);
      if (version) return this.of(version, found.businessName, paper);
      const { reportDocument: document, businessName, updatedAt: date } = found;
      return document ? draw({ businessName, document, date, paper }) : undefined;
    },
  };
}
