import "../../give-way.ts";
import { drawPdf, type PdfReport } from "./draw-pdf.ts";

/** Draws reports in a thread of its own: see `draw-apart.ts`. */
export default async (report: PdfReport): Promise<Uint8Array> => new Uint8Array(await drawPdf(report));
