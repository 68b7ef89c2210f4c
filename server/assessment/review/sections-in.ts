import { Parser } from "htmlparser2";

/** The sections that a stored report still has, with their headings and HTML, in reading order. */
export function sectionsIn(html: string): { id: string; heading: string; html: string }[] {
  const sections: { id: string; heading: string; html: string }[] = [];
  let depth = 0;
  let open: { id: string; depth: number; start: number } | null = null;
  let heading = "";
  let inHeading = false;
  const parser: Parser = new Parser({
    onopentag: (name, attributes) => {
      depth++;
      const id = attributes["data-section"];
      if (!open && id) {
        open = { id, depth, start: parser.startIndex };
        heading = "";
      }
      inHeading ||= name === "h2" && heading === "";
    },
    ontext: (text) => {
      if (inHeading) heading += text;
    },
    onclosetag: (name) => {
      if (name === "h2") inHeading = false;
      if (open?.depth === depth) {
        sections.push({ id: open.id, heading, html: html.slice(open.start, parser.endIndex + 1) });
        open = null;
      }
      depth--;
    },
  });
  parser.end(html);
  return sections;
}
