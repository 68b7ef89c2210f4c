import { useRef } from "react";
import { keyFor, type SentAs } from "../ui/submission-key.ts";
import { useFieldsDraft } from "./use-kept-fields.ts";

/**
 * Names what a form is about to do, so that a second press or a repetition after a lost answer does it once, even when
 * the page was loaded anew between. Other words are another act; so are the same ones after `done`.
 * @param name tells the forms apart, as in `useKeptFields`
 */
export function useActKey(name: string) {
  const draft = useFieldsDraft(`act-${name}`);
  const act = useRef<SentAs>(undefined);
  return {
    keyOf(fields: Record<string, string>): string {
      act.current = keyFor(fields, act.current ?? (draft.read() as SentAs | undefined));
      draft.write({ ...act.current });
      return act.current.key;
    },
    done() {
      act.current = undefined;
      draft.clear();
    },
  };
}
