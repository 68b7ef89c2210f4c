import type { EditorState } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { LinkForm } from "./link-form.tsx";
import { ToolIcon } from "./tool-icon.tsx";

interface Tool {
  name: string;
  /** Pressed or not; absent where the button is no switch. */
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

function toolsOf(editor: Editor, onLink: () => void, onImage: (() => void) | undefined): Tool[][] {
  const chain = () => editor.chain().focus();
  // No word changes with it: looking for addresses in all of a long text takes as long as the change itself.
  const looks = () => chain().setMeta("preventAutolink", true);
  const inTable = editor.isActive("table");
  return [
    ([2, 3, 4] as const).map((level) => ({
      name: `H${level} heading`,
      isOn: editor.isActive("heading", { level }),
      run: () => chain().toggleHeading({ level }).run(),
    })),
    [
      { name: "Bold", isOn: editor.isActive("bold"), run: () => looks().toggleBold().run() },
      { name: "Italic", isOn: editor.isActive("italic"), run: () => looks().toggleItalic().run() },
      { name: "Link", isOn: editor.isActive("link"), run: onLink },
      {
        name: "Inline code",
        isOn: editor.isActive("code"),
        run: () => looks().toggleCode().run(),
      },
    ],
    [
      {
        name: "Bullet list",
        isOn: editor.isActive("bulletList"),
        run: () => chain().toggleBulletList().run(),
      },
      {
        name: "Numbered list",
        isOn: editor.isActive("orderedList"),
        run: () => chain().toggleOrderedList().run(),
      },
      {
        name: "Quote",
        isOn: editor.isActive("blockquote"),
        run: () => chain().toggleBlockquote().run(),
      },
      {
        name: "Code block",
        isOn: editor.isActive("codeBlock"),
        run: () => chain().toggleCodeBlock().run(),
      },
      ...(onImage ? [{ name: "Image", isOn: editor.isActive("image"), run: onImage }] : []),
      {
        name: "Table",
        isOff: inTable,
        run: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      },
    ],
    [
      { name: "Undo", isOff: !editor.can().undo(), run: () => chain().undo().run() },
      { name: "Redo", isOff: !editor.can().redo(), run: () => chain().redo().run() },
    ],
    inTable
      ? [
          { name: "Add row", run: () => chain().addRowAfter().run() },
          { name: "Add column", run: () => chain().addColumnAfter().run() },
          { name: "Delete row", run: () => chain().deleteRow().run() },
          { name: "Delete column", run: () => chain().deleteColumn().run() },
          { name: "Delete table", run: () => chain().deleteTable().run() },
        ]
      : [],
  ];
}

interface Props {
  editor: Editor;
  /** What the buttons show: drawn anew when it changes. */
  state: EditorState;
  disabled: boolean;
  onImage: (() => void) | undefined;
}

/** Icons in as many rows as the width takes. One stop of the Tab key; the arrow keys move within it. */
export const Toolbar = memo(function Toolbar({ editor, disabled, onImage }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
  const groups = toolsOf(editor, () => setLinking(true), onImage);
  const count = groups.flat().length;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: count - 1 - current }[event.key];
    if (step === undefined || linking) return;
    event.preventDefault();
    const next = (current + step + count) % count;
    setCurrent(next);
    bar.current?.querySelectorAll<HTMLElement>(".rich-tool")[next]?.focus();
  };

  const places = new Map(groups.flat().map(({ name }, place) => [name, place]));
  return (
    <div
      className="rich-bar"
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      ref={bar}
      onKeyDown={onKeyDown}
    >
      <div className="rich-tools">
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <div className="rich-group" key={group[0]?.name}>
              {group.map(({ name, isOn, isOff, run }) => {
                const place = places.get(name) ?? 0;
                return (
                  <button
                    key={name}
                    type="button"
                    className="rich-tool"
                    aria-label={name}
                    title={name}
                    aria-pressed={isOn}
                    aria-disabled={disabled || isOff || undefined}
                    tabIndex={place === Math.min(current, count - 1) ? 0 : -1}
                    onFocus={() => setCurrent(place)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => !disabled && !isOff && run()}
                  >
                    <ToolIcon tool={name} />
                  </button>
                );
              })}
            </div>
          ))}
      </div>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
});
