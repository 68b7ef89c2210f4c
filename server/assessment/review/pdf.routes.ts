import type { Context, Hono } from "hono";
import { notFound } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { type Guards, protect } from "../../http/protect.ts";
import type { Db } from "../../db/client.ts";
import { findAssessment } from "../assessment.store.ts";
import type { Assessment } from "../assessment.table.ts";
import type { LinksService } from "../links.service.ts";
import { type Paper, PAPERS } from "../pdf/paper.ts";
import type { PdfsService } from "../pdf/pdfs.service.ts";
import { pdfName } from "./report.mail.ts";

interface PdfRouteDeps {
  db: Db;
  guards: Guards;
  assessmentLinks: LinksService;
  pdfs: PdfsService;
}

/**
 * The report as a PDF: for the administrator at any time, for whoever holds a private link once it is sent.
 * `?paper=a4` instead of Letter.
 */
export function reportPdfRoutes(app: Hono<AppEnv>, { db, guards, assessmentLinks, pdfs }: PdfRouteDeps) {
  app.get("/api/assessments/:id/report.pdf", async (c) => {
    await protect(c, guards, { admin: true });
    const found = await findAssessment(db, c.req.param("id"));
    if (!found?.reportContent) throw notFound("There is no report yet");
    return answer(c, pdfs, found);
  });

  app.get("/r/:token/report.pdf", async (c) => {
    const opened = await assessmentLinks.open(c.req.param("token"));
    if (!opened?.assessment.reportSent) throw notFound("There is no such report");
    c.header("referrer-policy", "no-referrer");
    c.header("x-robots-tag", "noindex");
    return answer(c, pdfs, opened.assessment);
  });
}

async function answer(c: Context<AppEnv>, pdfs: PdfsService, found: Assessment): Promise<Response> {
  const asked = c.req.query("paper");
  const paper: Paper = PAPERS.find((each) => each === asked) ?? "letter";
  const pdf = await pdfs.ofReport(found, paper);
  if (!pdf) throw notFound("There is no report yet");
  const name = encodeURIComponent(pdfName(found.businessName)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  c.header("content-type", "application/pdf");
  c.header("content-disposition", `attachment; filename="assessment.pdf"; filename*=UTF-8''${name}`);
  c.header("cache-control", "private, no-store");
  return c.body(new Uint8Array(pdf));
}
