import { useRef } from "react";
import { randomUuid } from "../ui/random-uuid.ts";
import { useFieldsDraft } from "./use-kept-fields.ts";

/**
 * Names what a form is about to do, so that a second press or a repetition after a lost answer does it once, even when
 * the page was loaded anew between. Other words are another act; so are the same ones after `done`.
 * @param name tells the forms apart, as in `useKeptFields`
 */
export function useActKey(name: string) {
  const draft = useFieldsDraft(`act-${name}`);
  const act = useRef<Record<string, string>>(undefined);
  return {
    keyOf(fields: Record<string, string>): string {
      const words = JSON.stringify(fields);
      const last = act.current ?? draft.read();
      act.current = last?.words === words && last.key ? last : { key: randomUuid(), words };
      draft.write(act.current);
      return act.current.key as string;
    },
    done() {
      act.current = undefined;
      draft.clear();
    },
  };
}
