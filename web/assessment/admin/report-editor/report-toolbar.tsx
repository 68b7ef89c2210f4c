import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { ToolIcon } from "../../../ui/rich-text/tool-icon.tsx";

const chain = (editor: Editor) => editor.chain().focus();
const tools = (editor: Editor) => [
  ...([2, 3] as const).map((level) => ({
    name: `H${level} heading`,
    isOn: editor.isActive("heading", { level }),
    run: () => chain(editor).toggleHeading({ level }).run(),
  })),
  {
    name: "Bold",
    // The first sentence is bold as a heading is.
    isOn: editor.isActive("bold") && editor.getAttributes("paragraph").class !== "verdict",
    run: () => chain(editor).toggleBold().run(),
  },
  {
    name: "Italic",
    isOn: editor.isActive("italic"),
    run: () => chain(editor).toggleItalic().run(),
  },
  {
    name: "Bullet list",
    isOn: editor.isActive("bulletList"),
    run: () => chain(editor).toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    isOn: editor.isActive("orderedList"),
    run: () => chain(editor).toggleOrderedList().run(),
  },
  { name: "Undo", isOff: !editor.can().undo(), run: () => chain(editor).undo().run() },
  { name: "Redo", isOff: !editor.can().redo(), run: () => chain(editor).redo().run() },
];

/** One stop of the Tab key; the arrow keys move within it. */
export function ReportToolbar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const all = tools(editor);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: all.length - 1 - current }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + all.length) % all.length;
    setCurrent(next);
    bar.current?.querySelectorAll<HTMLElement>(".rich-tool")[next]?.focus();
  };
  return (
    <div
      className="rich-bar"
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      ref={bar}
      onKeyDown={onKeyDown}
    >
      {all.map(({ name, run, ...state }, i) => (
        <button
          key={name}
          type="button"
          className="rich-tool"
          aria-label={name}
          title={name}
          aria-pressed={"isOn" in state ? state.isOn : undefined}
          aria-disabled={("isOff" in state && state.isOff) || undefined}
          tabIndex={i === current ? 0 : -1}
          onFocus={() => setCurrent(i)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <ToolIcon tool={name} />
        </button>
      ))}
    </div>
  );
}
