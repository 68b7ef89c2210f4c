import type { Desk } from "../../../content/desks/desk.ts";

const kept = new WeakMap<Desk["facts"], ReadonlySet<string>>();

/** Every word of a desk's own facts and services, lower case: none of them is a slip of another word. */
export function wordsOf({
  facts,
  services,
  staff,
}: Pick<Desk, "facts" | "services" | "staff">): ReadonlySet<string> {
  let words = kept.get(facts);
  if (!words) {
    const texts = [
      ...facts.flatMap(({ entity = "", questions, answer }) => [entity, ...questions, answer]),
      ...services.flatMap(({ name, heard }) => [name, ...heard]),
      ...staff.flatMap(({ name, heard }) => [name, ...heard]),
    ];
    kept.set(
      facts,
      (words = new Set(
        texts
          .join(" ")
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
      )),
    );
  }
  return words;
}
