import { convert } from "html-to-text";

/** A report's HTML, edited or not, as plain text for a mail: lines of at most 72 characters. */
export const renderText = (html: string): string =>
  convert(html, {
    wordwrap: 72,
    selectors: [
      { selector: "svg", format: "skip" },
      { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 2 } },
      { selector: "h3", options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: "ul", options: { itemPrefix: "- " } },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
      { selector: "table", format: "lines" },
    ],
    formatters: {
      // One line per row, "label: value", since columns fall apart in proportional type.
      lines: (element, walk, builder) => {
        builder.openBlock({ leadingLineBreaks: 2 });
        const rows = (nodes: typeof element.children): typeof element.children =>
          nodes.flatMap((n) =>
            n.name === "tr" ? [n] : n.name === "caption" ? [n] : n.children ? rows(n.children) : [],
          );
        for (const row of rows(element.children)) {
          builder.openBlock({ leadingLineBreaks: 1 });
          if (row.name === "caption") walk(row.children, builder);
          else {
            const cells = row.children.filter(
              (n: { name?: string; children?: { name?: string }[] }) =>
                (n.name === "th" || n.name === "td") && n.children?.[0]?.name !== "svg",
            );
            cells.forEach((cell: { children: typeof element.children }, i: number) => {
              if (i === 1) builder.addInline(": ", { noWordTransform: true });
              if (i > 1) builder.addInline(". ", { noWordTransform: true });
              walk(cell.children, builder);
            });
          }
          builder.closeBlock({ trailingLineBreaks: 1 });
        }
        builder.closeBlock({ trailingLineBreaks: 2 });
      },
    },
  })
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
