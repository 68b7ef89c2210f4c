import type { RichText } from "../../../contracts/report-document.ts";
import { type Figures, runText } from "../../../rules/report-document/runs.ts";
import type { Face } from "./fonts.ts";
import type { Run } from "./lines.ts";

/** Running text with its faces and links, white space folded. */
export const pdfRuns = (text: RichText, figures: Figures, face: Face = "text"): Run[] =>
  text.map((run): Run => {
    if (typeof run !== "string" && "break" in run) return { text: "\n", face };
    const words = runText(run, figures).replace(/[\s\u2028\u2029]+/g, " ");
    if (typeof run === "string") return { text: words, face };
    const strong = "strong" in run && run.strong;
    const em = "em" in run && run.em;
    const own = face !== "text" ? face : strong ? "bold" : em ? "italic" : face;
    return { text: words, face: own, ...("link" in run && run.link && { link: run.link }) };
  });

export const plainRuns = (text: string, face: Face = "text"): Run[] => [{ text, face }];
export const hasWords = (runs: readonly Run[]): boolean => runs.some(({ text }) => text.trim() !== "");
