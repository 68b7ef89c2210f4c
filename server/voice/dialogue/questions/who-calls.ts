import { addNote } from "../paper/add-note.ts";
import { valuesOf } from "../flow-values.ts";
import { plain } from "../readers/text.ts";
import { type Asked, say } from "./agreed-parts.ts";

/** Who was promised stays it; else nobody in particular is. */
export function whoCalls(asked: Asked): string {
  const { team = "" } = valuesOf(asked.context, asked.state);
  const { desk } = asked.context;
  if (![desk.frontDesk, desk.frontDeskEs].includes(team))
    return say(asked, asked.text.includes(plain(team)) ? "yesWouldCall" : "wouldCall");
  addNote(asked.state, "Asks who will call");
  return say(asked, "whoCalls");
}
