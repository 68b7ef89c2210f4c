import type { DialogueState } from "../../../../contracts/voice.ts";
import { isName } from "../readers/plain-name.ts";

// A family name that is told once somebody stands on the paper by the first alone.

const NAME = "\\p{Lu}[\\p{L}'’-]+";
const WHOLE = new RegExp(
  `(?<!\\p{L})(?:goes by|(?:is|it['’]s|name is|name['’]s|se llama|es)) (${NAME} ${NAME})(?!\\p{L})`,
  "gu",
);
const FAMILY = new RegExp(
  `(?<!\\p{L})(?:[Ll]ast ?name|[Ss]urname|[Ff]amily name|[Aa]pellido)(?:['’]s| is| es)? (${NAME})(?!\\p{L})`,
  "u",
);

/** Writes the family name to the record that is filed under the first name it belongs to. */
export function noteFamilyName({ filed, stack }: DialogueState, sentence: string): void {
  if (stack.length > 0) return;
  const written = filed.filter((each) => each.kind === "booking" || each.kind === "message");
  for (const [, whole = ""] of sentence.matchAll(WHOLE)) {
    const record = written.findLast(({ name }) => name === whole.split(" ")[0]);
    if (record && isName(whole)) record.name = whole;
  }
  const family = FAMILY.exec(sentence)?.[1];
  const last = written.at(-1);
  if (family && last && !last.name.includes(" ") && isName(`${last.name} ${family}`))
    last.name = `${last.name} ${family}`;
}
