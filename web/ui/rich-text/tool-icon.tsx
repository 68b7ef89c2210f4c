/** The tools' drawings on a field of 20 by 20, in the site's round stroke; those without one show letters. */
const drawings: Record<string, string> = {
  Link: "M8 12l4-4M8.5 6.5l1.8-1.8a3.2 3.2 0 0 1 4.6 4.6l-1.8 1.8M11.5 13.5l-1.8 1.8a3.2 3.2 0 0 1-4.6-4.6l1.8-1.8",
  "Inline code": "M7 5.5L2.5 10L7 14.5M13 5.5l4.5 4.5l-4.5 4.5",
  "Bullet list": "M8 5h9M8 10h9M8 15h9M3.5 5v.01M3.5 10v.01M3.5 15v.01",
  "Numbered list": "M9.5 5H17M9.5 10H17M9.5 15H17M3 4l1.5-.8v4M3 12.4q.4-1 1.5-.8q1 .5.2 1.6L3 15.6h2.4",
  Quote: "M3.5 4v12M8 6.5h9M8 10h9M8 13.5h5",
  "Code block": "M3 4h14v12H3zM8.5 7.5L6 10l2.5 2.5M11.5 7.5L14 10l-2.5 2.5",
  Image: "M3 4h14v12H3zM3 14l4-4l3 3l3-3l4 4M13 7.5v.01",
  Table: "M3 4h14v12H3zM3 8h14M3 12h14M10 8v8",
  "Add row": "M3 3.5h14v5H3zM10 11.5v6M7 14.5h6",
  "Add column": "M3.5 3h5v14h-5zM11.5 10h6M14.5 7v6",
  "Delete row": "M3 3.5h14v5H3zM8 12.5l4 4M12 12.5l-4 4",
  "Delete column": "M3.5 3h5v14h-5zM12.5 8l4 4M16.5 8l-4 4",
  "Delete table": "M3 4h14v12H3zM7.5 7.5l5 5M12.5 7.5l-5 5",
  Undo: "M7 4L3.5 7.5L7 11M4 7.5h7.5a4.25 4.25 0 0 1 0 8.5H8",
  Redo: "M13 4l3.5 3.5L13 11M16 7.5H8.5a4.25 4.25 0 0 0 0 8.5H12",
};
const letters: Record<string, string> = {
  "H2 heading": "H2",
  "H3 heading": "H3",
  "H4 heading": "H4",
  Bold: "B",
  Italic: "I",
};

/** What a tool's button shows; its name is said beside it. */
export function ToolIcon({ tool }: { tool: string }) {
  const d = drawings[tool];
  if (!d) return letters[tool] ?? tool;
  return (
    <svg className="tool-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
