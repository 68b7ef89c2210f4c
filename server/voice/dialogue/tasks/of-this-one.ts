import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastAbout } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { ANOTHER } from "./task-words.ts";

/** A bill, a complaint or a refill is talked about, and no appointment. */
export const ofAMatter = (state: DialogueState): boolean =>
  OF_A_MATTER.includes(topFlow(state)?.id ?? lastAbout(state));
const OF_A_MATTER: readonly string[] = ["billing", "complaint", "refill", "results", "records", "referral"];

/** Speaks of the visit that is being booked: it has times already, and no word tells of one that was there before. */
export const ofThisOne = ({ offered, slots }: DialogueState, { text }: Heard): boolean =>
  (offered.length > 0 || (slots.day ?? slots.time) !== undefined) && !THERE_BEFORE.test(text);
const THERE_BEFORE =
  /(?<!\p{L})(?:(?:my|the|his|her|our|an?|other|existing) (?:\S+ ){0,2}(?:appointments?|visit|booking)(?! (?:we|you|i'm|i am))|already|booked|scheduled|cancel\p{L}*|on (?:the|your) (?:books|schedule|calendar)|(?:his|hers|theirs|the (?:old|other) one)|the one (?:i|he|she|we) (?:have|has|had)|(?:mi|la|su) (?:otra )?cita|ya teng\p{L}+)(?!\p{L})/u;
/** 'The dentist', at a family dental: by how the words of the desk's name begin. */
export const namesUs = ({ desk }: DialogueContext, text: string): boolean =>
  plain(desk.name)
    .split(" ")
    .some((word) => word.length > 3 && text.split(" ").some((each) => each.startsWith(word.slice(0, 4))));
/** 'The records, you answered about the cancel', once that was passed on, gives up nothing more. */
export const isGivenUp = (state: DialogueState, { values, text }: Heard): boolean =>
  !topFlow(state) && lastAbout(state) === "cancel" && !saysWhen(values) && !ANOTHER.test(text);
