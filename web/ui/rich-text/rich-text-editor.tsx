import { type Editor, getSchema, type JSONContent } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { afterPaint } from "../after-paint.ts";
import { editorHtml, looksLikeHtml, losesSomething, readHtml, unwrittenBlocks } from "./editor-html.ts";
import { extensions } from "./extensions.ts";
import "./rich-text.css";
import { Toolbar } from "./toolbar.tsx";

export interface PickedImage {
  src: string;
  alt: string;
}
export interface RichTextEditorProps {
  /** Accessible name of the surface. */
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  invalid?: boolean;
  describedBy?: string;
  /** Gives the surface the focus, for a form that points to its first fault. */
  ref?: Ref<{ focus: () => void }>;
  /** Draws what asks for an image, while it asks; without it, there is no Image button. */
  imageDialog?: (props: ImageDialogProps) => ReactNode;
  /** Stores a picture that was pasted or dropped. @returns its address; undefined when there is none, which it has told */
  uploadImage?: (file: File) => Promise<string | undefined>;
}
export interface ImageDialogProps {
  /** The chosen image, which is changed; undefined for a new one. */
  image: PickedImage | undefined;
  onPick: (image: PickedImage) => void;
  onClose: () => void;
}

/** A change of more blocks than this is shown before it is written out; a letter is there at once, whatever comes. */
const FEW_BLOCKS = 5;
/** Whatever asks for the text, or ends the page, begins with one of these. */
const BEFORE = ["keydown", "pointerdown", "click", "submit", "popstate", "beforeunload", "pagehide"] as const;

/**
 * Formatted text over HTML. The HTML changes only by what is written here: text that came from elsewhere stays as it
 * was until then, and where this editor would lose some of it, it says so and waits.
 */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, onBlur, invalid, describedBy, ref, imageDialog, uploadImage } = props;
  const [asksForImage, setAsksForImage] = useState(false);
  const askForImage = useCallback(() => setAsksForImage(true), []);
  const [isLossy, setLossy] = useState(false);
  const [beginning] = useState(() => readHtml(value, getSchema(extensions())).toJSON() as JSONContent);
  /** What this editor itself has said last. */
  const own = useRef(value);
  const latest = useRef({ onChange, onBlur, uploadImage });
  useLayoutEffect(() => {
    latest.current = { onChange, onBlur, uploadImage };
  });
  /** The editor, while it has something that it has not said. */
  const untold = useRef<Editor>(undefined);
  const tell = useCallback(() => {
    const changed = untold.current;
    untold.current = undefined;
    if (!changed || changed.isDestroyed) return;
    own.current = editorHtml(changed);
    latest.current.onChange(own.current);
  }, []);

  const editor = useEditor({
    extensions: extensions(),
    content: beginning,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editable: !isLossy,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "rich-surface prose",
        ...(invalid && { "aria-invalid": "true" }),
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(isLossy && { "aria-readonly": "true", tabindex: "0" }),
      },
      // Source typed or pasted in one piece is source.
      handleTextInput: (_view, from, to, text) => insertSource(from, to, text),
      handlePaste: (_view, event) => {
        const html = event.clipboardData?.getData("text/html") ?? "";
        const { from, to } = _view.state.selection;
        if ((!html || isPicture(html)) && take(event.clipboardData, from)) return true;
        return !html && insertSource(from, to, event.clipboardData?.getData("text/plain") ?? "");
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, moved) => {
        const html = dataTransfer?.getData("text/html") ?? "";
        if (moved || (html && !isPicture(html))) return false;
        const place = view.posAtCoords({ left: clientX, top: clientY });
        return take(dataTransfer, place?.pos ?? view.state.selection.to);
      },
    },
    onCreate: ({ editor: made }) => setLossy(value !== "" && losesSomething(value, editorHtml(made))),
    onUpdate: ({ editor: changed }) => {
      untold.current = changed;
      if (unwrittenBlocks(changed) > FEW_BLOCKS) void afterPaint().then(tell);
      else tell();
    },
    onBlur: () => {
      tell();
      latest.current.onBlur?.();
    },
  });
  useEffect(() => {
    for (const event of BEFORE) window.addEventListener(event, tell, { capture: true });
    return () => {
      for (const event of BEFORE) window.removeEventListener(event, tell, { capture: true });
      tell();
    };
  }, [tell]);

  function insertSource(from: number, to: number, text: string): boolean {
    if (!looksLikeHtml(text)) return false;
    if (!editor) return false;
    const document = readHtml(text, editor.schema);
    const isAll = from <= 1 && to >= editor.state.doc.content.size - 1;
    if (isAll) return editor.commands.setContent(document, { emitUpdate: true });
    return editor.commands.insertContentAt({ from, to }, document.content);
  }
  /** Uploads files and puts each picture where it was pasted or dropped, whatever is written meanwhile. */
  function take(data: DataTransfer | null, place: number): boolean {
    const { uploadImage: upload } = latest.current;
    const files = [...(data?.files ?? [])];
    if (!files.length || !upload || !editor) return false;
    let at = place;
    const follow = ({ transaction }: { transaction: { mapping: { map: (pos: number) => number } } }) => {
      at = transaction.mapping.map(at);
    };
    editor.on("transaction", follow);
    // The focus stays where it is by then: somebody may be writing elsewhere.
    const done = files.map(async (file) => {
      const src = await upload(file);
      const image = { type: "image", attrs: { src, alt: "" } };
      if (src && !editor.isDestroyed) editor.commands.insertContentAt(at, image, { updateSelection: false });
    });
    void Promise.allSettled(done).then(() => editor.off("transaction", follow));
    return true;
  }

  // From elsewhere: the source view, a draft, another version.
  useEffect(() => {
    if (!editor || value === own.current) return;
    // What was done here meanwhile is newer.
    if (untold.current) return tell();
    own.current = value;
    editor.commands.setContent(readHtml(value, editor.schema), { emitUpdate: false });
    setLossy(value !== "" && losesSomething(value, editorHtml(editor)));
  }, [editor, value, tell]);

  useImperativeHandle(ref, () => ({ focus: () => void editor?.view.dom.focus() }), [editor]);

  if (!editor) return null;
  const chosen = editor.isActive("image") ? (editor.getAttributes("image") as PickedImage) : undefined;
  return (
    <div className="rich">
      <Toolbar editor={editor} state={editor.state} disabled={isLossy} onImage={imageDialog && askForImage} />
      {isLossy && (
        <div className="rich-lossy">
          <p>Some of this HTML is beyond this editor. Change it in the source, or lose that part here.</p>
          <button type="button" className="link" onClick={() => setLossy(false)}>
            Edit here anyway
          </button>
        </div>
      )}
      <EditorContent editor={editor} />
      {asksForImage &&
        imageDialog?.({
          image: chosen,
          onPick: (image) => {
            setAsksForImage(false);
            const chain = editor.chain().focus();
            (chosen ? chain.updateAttributes("image", image) : chain.setImage(image)).run();
          },
          onClose: () => {
            setAsksForImage(false);
            editor.commands.focus();
          },
        })}
    </div>
  );
}

/** What browsers put beside the file when a picture of a page is copied: its tag alone. */
const isPicture = (html: string) =>
  /^<img\b[^>]*>$/i.test(html.replaceAll(/<!--[\s\S]*?-->|<(?!img\b)[^>]*>/gi, "").trim());
