import type { Editor } from "@tiptap/react";
import { useEffect, useReducer } from "react";
import { afterPaint } from "./after-paint.ts";

/** Draws its component again when the editor has changed and the change is to be seen. */
export function useEditorShown(editor: Editor): void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const drawing = afterPaint(() => draw());
    editor.on("transaction", drawing.later);
    return () => {
      editor.off("transaction", drawing.later);
      drawing.drop();
    };
  }, [editor]);
}
