import { useRef } from "react";

/**
 * Names what a form is about to do, so that a second press or a repetition after a lost answer does it once. Other words
 * are another act; so are the same ones after `done`.
 */
export function useActKey() {
  const act = useRef({ key: "", words: "" });
  return {
    keyOf(fields: Record<string, string>): string {
      const words = JSON.stringify(fields);
      if (act.current.words !== words) act.current = { key: crypto.randomUUID(), words };
      return act.current.key;
    },
    done() {
      act.current = { key: "", words: "" };
    },
  };
}
