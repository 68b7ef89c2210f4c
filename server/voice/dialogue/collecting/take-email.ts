import { NO_CALL } from "../../../../content/understanding/refusal-words.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import type { Plan } from "../plan.ts";
import { emailHeard, spokenEmail } from "../readers/email.ts";
import { fill, inTurn } from "../say/speech.ts";
import { BY, EMAIL, hasNumber, NOT_GIVEN } from "./reach.ts";

const BY_MAIL =
  /(?<!\p{L})(?:(?:somebody|someone|them|you|him|her)(?: to| can| could)? e-?mail (?:me|us)|(?:text|call) (?:me )?or e-?mail|(?:no|not|don't|rather|just|only|please|prefer|instead|mejor|solo|sólo|prefiero) (?:\S+ ){0,5}?(?:e-?mail|correo)|by e-?mail|por correo|(?:e-?mail|correo)(?: me| us)? (?:is|works|would be|only|instead|please|better|best|nada más))(?!\p{L})/u;

/** An address, or a wish to be written to: it stands as the contact, and no number is asked for. */
export function takeEmail(state: DialogueState, heard: Heard, plan: Plan): void {
  const { asked, language } = state;
  const mail = emailHeard(heard.words);
  const byMail = BY_MAIL.test(heard.text);
  if (!mail && !byMail) return;
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  if (!flow && !last && !mail) return;
  const noCall = NO_CALL.test(heard.text);
  const before = (last ?? state).notes;
  let notes = before;
  if (mail) notes = withRow(notes, EMAIL, mail.address);
  if (noCall) notes = withRow(notes, BY, "e-mail, no call");
  if (last) last.notes = notes.slice(-12);
  else state.notes = notes.slice(-NOTES_MAX);
  if (!hasNumber(state) && !heard.values.phone && (mail || asked === "phone")) {
    state.slots.phone = { value: NOT_GIVEN, confirmed: false };
    if (flow) plan.news.add("phone");
  }
  // Letters of an address are no name.
  const { name } = heard.values;
  if (mail && asked !== "name" && name && !heard.words.replace(mail.words, "").includes(name))
    delete heard.values.name;
  plan.understood = true;
  if (mail)
    for (const each of heard.clauses) if (each.words.includes(mail.words)) heard.answered.add(each.words);
  if (mail && (asked === "confirm" || asked === "change")) state.reread = true;
  if (notes.length === before.length && notes.every((each, at) => each === before[at])) return;
  if (!mail && !last) return;
  const note = mail
    ? spokenEmail(mail.address, language)
    : language === "es"
      ? "por correo"
      : "by e-mail, no call";
  if (last || asked !== "confirm") plan.said.push(fill(inTurn(talk.addedThis, language, 0), { note }));
}
