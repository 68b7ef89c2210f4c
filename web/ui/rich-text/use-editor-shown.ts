import type { Editor } from "@tiptap/react";
import { useEffect, useReducer } from "react";
import { putOff } from "./put-off.ts";

/** Draws its component again when the editor has changed and the change is to be seen. */
export function useEditorShown(editor: Editor): void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const drawing = putOff(() => draw());
    editor.on("transaction", drawing.later);
    return () => {
      editor.off("transaction", drawing.later);
      drawing.drop();
    };
  }, [editor]);
}
