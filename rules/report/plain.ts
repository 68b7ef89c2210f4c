import { figureText } from "../report-document/figure-text.ts";
import type { Figure } from "./report.ts";

/** Running text with its figures filled in and without marks; throws for a figure that is not there. */
export const plain = (text: string, figures: Record<string, Figure>): string =>
  text.replaceAll("**", "").replaceAll(/\{([\w.:-]+)\}/g, (_, id: string) => {
    const figure = figures[id];
    if (!figure) throw new Error(`No figure ${id}`);
    return figureText(figure);
  });
