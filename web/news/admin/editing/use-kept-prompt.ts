import { useState } from "react";
import { useFieldsDraft } from "../../../admin/use-kept-fields.ts";

/** What the generator is asked for: it stays in this browser until a text was made of it, however the page was left. */
export function useKeptPrompt() {
  const draft = useFieldsDraft("article-prompt");
  const [prompt, setPrompt] = useState(() => draft.read()?.prompt ?? "");
  return {
    prompt,
    change(text: string) {
      setPrompt(text);
      if (text) draft.write({ prompt: text });
      else draft.clear();
    },
    /** From now on only this page has it, to ask again. */
    answered: draft.clear,
  };
}
