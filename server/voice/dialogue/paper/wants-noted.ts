import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { isName } from "../readers/plain-name.ts";
import { plain, shorten } from "../readers/text.ts";
import { inTurn } from "../say/speech.ts";
import { addNote } from "./add-note.ts";
import { rowsOf } from "./note-rows.ts";
import { LEADS } from "./aside-words.ts";
import { sentencesOf } from "./note-words.ts";

// 'She's terrified of the drill, can you put that down?', 'me dan miedo los dentistas, ¿se lo puede decir?': what is to be
// written down for whoever sees them is a row of the paper, and is said to be.

const ASK =
  "(?:(?:can|could|would|will) (?:you|somebody|someone|they|y'all) (?:please |just |also |maybe )*)?";
const WHOM =
  "(?:them|him|her|whoever|everybody|everyone|somebody|the (?:dentist|doctor|hygienist|nurse|staff|people|front desk|team|office)|dr\\.? \\p{L}+)";
const WHERE =
  "(?:(?: down| in| on| there| somewhere| too| also| as well| please| for (?:me|him|her|them|us|that day)| on (?:the|my|his|her|their) (?:chart|file|record|form|note|paper|appointment|visit)| (?:in|to) (?:the|my|his|her|their) (?:chart|file|record|notes?|appointment)| (?:to|for) (?:the )?(?:dentist|doctor|hygienist|nurse|staff))*)";
/** 'Can you put that down?', '¿se lo puede decir?': what stands before it is meant. */
const THAT_IS_NOTED = new RegExp(
  `^(?:(?:and|so|oh|please|just|y|pero|por favor) )*(?:${ASK}(?:please |just |also )*(?:(?:put|write|note|mark|jot|add|mention|include|flag|take) (?:that|it|this)|make (?:a )?note(?: of (?:that|it|this))?|(?:tell|let|warn) ${WHOM}(?: know)?(?: (?:that|about (?:that|it)))?|pass (?:that|it) (?:on|along)|so (?:that )?(?:they|you|y'all|${WHOM}) (?:all )?knows?)${WHERE}|(?:¿? ?)?(?:se lo|lo|les|le|me lo|nos lo) (?:puede[ns]?|podr[ií]an?) (?:decir|anotar|apuntar|poner|avisar|comentar|dejar (?:anotado|apuntado))|(?:puede[ns]?|podr[ií]an?) (?:dec[ií]rselo|anotarlo|apuntarlo|ponerlo|avisarles?|comentarlo)|(?:me|se) lo (?:anota|apunta|dice)|an[oó]t[ea](?:me)?lo|ap[uú]nt[ea](?:me)?lo|d[ií]ga(?:se|les)lo|p[oó]ngalo|av[ií]seles?)(?: (?:por favor|a la (?:doctora|higienista|dentista)|al (?:doctor|dentista)|a ellos|please|ok|okay))*$`,
  "u",
);
/** 'Could you make a note that he only speaks Polish?' */
const NOTE_THAT = new RegExp(
  `^(?:(?:and|so|oh|also|please|just|y|pero|ah|actually),? )*${ASK}(?:please |just |also )*(?:put (?:down|a note|in)|put (?:a note|it) (?:down|in)|make (?:a )?note|note(?: down)?|write (?:down|a note)|jot down|add (?:a note|in)|mark(?: down)?|flag)(?: (?:on|in) (?:the|my|his|her) (?:chart|file|record|appointment))?(?: saying| that|,|:)+ (?<what>.{6,})$`,
  "iu",
);
/** What whoever sees them prepares for, told as the ground of a question. */
const STATE =
  /^(?:(?:and|but|so|oh|also|by the way|y|pero|ah|the (?:later|earlier|first|second) one),? )*(?<what>(?:i|he|she|they|we|my \p{L}+|mi \p{L}+)(?:['’]s|['’]m|['’]re| is| am| are| uses?| has| only| can only| está| usa| anda| s[oó]lo)? (?:also |really |kind of |pretty |only |always )*(?:in (?:a|his|her|my) wheelchair|(?:a )?wheelchair|an? (?:walker|cane|service dog|pacemaker|oxygen tank)|on oxygen|hard of hearing|deaf|blind|autistic|pregnant|nonverbal|speaks? (?:only )?\p{Lu}\p{L}+|en silla de ruedas|silla de ruedas|sord[oa]|cieg[oa]|embarazada|autista))[,;]\s+(?<ask>[^,;]+\?\W*)$/iu;

const BESIDE =
  /(?:^|[,.;!?] )(?:and |but |so )?(?<what>(?:i|he|she|my \p{L}+)(?:['’]s|['’]m| is| am| uses?| has) (?:in |on )?(?:a |an |his |her |my )?(?:wheelchair|walker|oxygen(?: tank)?|service dog))(?=[,.;!?]| (?:is|will|can|do|so|and)(?!\p{L}))/iu;
const NAME_FIRST =
  /^(?:(?:[Oo]kay|[Ss]ure|[Yy]es)[,.] )?(?:[Ii]t['’]s |[Ii]['’]m )?(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)[,.] (?:and )?(?=\p{L})/u;
const MORE_ROOM = 5;

/** @returns what else was said, and that it is noted; undefined where nothing is to be */
export function takeWantsNoted(
  state: DialogueState,
  { words, has }: Heard,
): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  const begins = !flow && !last && has("book", "forother", "avail", "move");
  const visits =
    begins || flow
      ? begins || ["book", "move", "cancel", "late"].includes(flow!.id)
      : last?.kind === "booking";
  if (!visits || state.asked === "note") return undefined;
  const left: string[] = [];
  const noted: string[] = [];
  for (const sentence of sentencesOf(words)) {
    const what = NOTE_THAT.exec(sentence)?.groups?.["what"];
    if (what) {
      noted.push(what);
      continue;
    }
    const ground = STATE.exec(sentence)?.groups;
    if (ground) {
      if (!rowsOf(state.notes, ROW).some((each) => plain(each) === plain(ground["what"]!)))
        noted.push(ground["what"]!);
      left.push(
        /wheelchair|walker/iu.test(ground["what"]!) && IS_OKAY.test(plain(ground["ask"]!))
          ? REACHABLE
          : sentence,
      );
      continue;
    }
    const at = sentence.search(LAST_PIECE);
    const piece = at < 0 ? sentence : sentence.slice(at).replace(/^[,;]\s*/u, "");
    if (!THAT_IS_NOTED.test(plain(piece.replace(/[¿¡]/gu, "")))) {
      left.push(sentence);
      continue;
    }
    const before = at < 0 ? left.pop() : sentence.slice(0, at);
    // 'Tom Riley, and I hate the scraping, just so they know' tells a name first.
    const named = before && at >= 0 ? NAME_FIRST.exec(before)?.[1] : undefined;
    if (named && isName(named)) left.push(`${named}.`);
    const told = (named && isName(named) ? before!.replace(NAME_FIRST, "") : before)
      ?.replace(LEADS, "")
      .replace(
        /^(?:(?:ah|oh|y|and|so|also|one more thing|another thing|una cosa m[aá]s|otra cosa|by the way),? )+/iu,
        "",
      );
    // 'Yes, and he gets nervous, please make a note' is a yes too.
    const yes = before && YES.exec(before)?.[0];
    if (yes && at >= 0) left.push(`${capital(yes)}.`);
    if (!told || told.includes("?") || plain(told).split(" ").length < 2) return undefined;
    noted.push(told);
  }
  // 'How early should we be there, she's in a wheelchair, is there a ramp?' is told, whatever else is asked.
  const beside = words.includes("?") && noted.length === 0 ? BESIDE.exec(words)?.groups?.["what"] : undefined;
  if (
    beside &&
    !rowsOf([...state.notes, ...(last?.notes ?? [])], ROW).some((each) => plain(each) === plain(beside))
  )
    noted.push(beside);
  // What is put for another day, a name or a number is no note.
  if (noted.some((each) => OF_THE_VISIT.test(each))) return undefined;
  if (noted.length === 0 || noted.length > MORE_ROOM) return undefined;
  for (const each of noted) {
    const row = `${ROW}: ${capital(shorten(each.replace(/[\s,.;?!]+$/u, ""), 150))}`;
    // Of two the one who is named has it on a paper of their own.
    const mate = (state.names ?? []).some((name) => each.includes(name.split(" ")[0]!));
    if (mate && !last)
      state.told = [...state.told, `${capital(each.replace(/[\s,.;?!]+$/u, ""))}.`].slice(-14);
    else if (last) last.notes = [...last.notes, row].slice(-8);
    else addNote(state, row);
  }
  return { rest: left.join(" "), said: inTurn(talk.putNote, state.language, 0) };
}
/** What 'is that a problem?' asks of a wheelchair. */
const REACHABLE = "Is it wheelchair accessible?";
const IS_OKAY =
  /^(?:and |so |but )?(?:is|will|would) (?:that|it|this) (?:be )?(?:a problem|an issue|ok|okay|all right|alright|fine|possible)/u;
const ROW = "Please note";
const OF_THE_VISIT =
  /\d{3}|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|o['’]clock|week|number|name|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|ma[ñn]ana|n[uú]mero|nombre)(?!\p{L})/iu;
const YES = /^(?:yes|yeah|yep|sure|right|correct|s[ií]|claro)(?=,| )/iu;
const LAST_PIECE = /[,;]\s+(?=[^,;]*$)/u;
