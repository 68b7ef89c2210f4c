import { capital, titleCase } from "../../../../content/capital.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { asTheyAreCalled, calledSo } from "./staff-names.ts";

// Whom a caller wants to reach. Who was asked for in the first breath is still meant by 'tell her' in the fifth.

const TITLE = "(?:dr|doctora?|dra|mrs?|ms|miss|attorney|lic|licenciad[oa])";
/** One of the people here: no caller who says who they are, or from whose office they call. */
const NAMED = new RegExp(
  `(?<!(?:this is|i'm|i am|it's|from|behalf of|office of|name is|name's|my (?:boss|teacher|doctor|son|daughter)(?:'s)?(?: is)?|soy|habla|de parte de),? )(?<!\\p{L})(${TITLE})\\.? (?!is\\b|for\\b|who\\b|que\\b|here\\b)(\\p{L}[\\p{L}-]+)`,
  "giu",
);

/** Who is no one of the desk's own people is asked for in so many words: a landlord or another's lawyer is only told of. */
const ASKED =
  /(?:(?:speak|talk|chat|through|message|word|note|call|calling|looking|ask|asking|it's|that's) (?:to|with|for)|reach|get (?:a ?)?hold of|ask|tell|let|remind|(?:hablar|comunicar\p{L}*|comuníqueme) con|(?:pass|get|give|send|take)(?: on)? (?:something|this|that|it|a word|a note)(?: on| along)? to|(?:mensaje|recado|llamada) (?:para|de|a)|d[ií]gale? a|preguntar? por|busco a) $/iu;
const MAY = /(?<!\p{L})(?:have|need|want|like|can|could|would|will|if|is|est[aá]|puede|podr[ií]a) $/iu;
const DOES =
  /^ (?:(?:to|please|just|could|can|would) )*(?:talk|speak|call|ring|phone|get|return|e-?mail|text|give|let|in|there|available|around|free|back|working|today|still|llam\p{L}+|disponible)(?!\p{L})/iu;
const PATIENT_OF =
  /(?<!\p{L})(?:(?:s?he|they|i|we)(?:'s|'re|'m| is| are| am| was)|patients?|goes|sees?|seen|est[aá]|es) (?:(?:a )?patient )?(?:with |of |to |by |con |de )?$/iu;
/** 'I only had one phone call with Mr. Pell' tells what was. */
const HAD_WITH =
  /(?<!\p{L})(?:had|met|spoke|talked|saw|(?:have|'ve|has) (?:only )?(?:had|met|spoken|talked|seen))(?: (?!to (?:speak|talk|see|ask))\p{L}+){0,4} (?:with|to)? ?$/iu;
const UNWANTED =
  /(?<!\p{L})(?:(?:don['’]t|do not|rather not|never|not going to|no quiero)(?: ever| really)?(?: want| wanna)?(?: to)?(?: (?:talk|speak|deal|hear)(?: (?:to|with|from))?| see| get| hablar con)?(?: (?:that|this))?|(?:^|[,.!?;] ?(?:and |but |just )?)(?:but )?not(?: (?:to|with|from|for))?|any(?:one|body) but|some(?:one|body) other than) $/iu;
/** 'I'm a patient of Dr. Patel's. Could you let her know?' */
const TELL_THEM =
  /(?<!\p{L})(?:(?:let|tell|ask) (?:her|him|them)(?: know)?|have (?:her|him|them) (?:call|ring)|(?:can|could|will|would) (?:she|he|they) (?:call|ring)|d[ií]gale|av[ií]sele|que me llame)(?!\p{L})/iu;
const ABOVE =
  /(?<!\p{L})(?:(?:above|over) (?:her|him|them|(?:her|his) head)|(?:don['’]t|do not|not) (?:have|let) (?:her|him|them) (?:call|ring|answer)|(?:her|his) (?:boss|manager|supervisor))(?!\p{L})/iu;
const PLEASE = /^,? (?:please|por favor)(?!\p{L})/iu;

/** Keeps whom this call is for; a message or a call back that is under way is for them. True when it is for them instead of another. */
export function addressed({ desk }: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const flow = topFlow(state)?.id;
  if (notFor(state, heard)) return true;
  // 'Ms. Quist is my lawyer. I want somebody above her.'
  if (flow === "complaint" && ABOVE.test(heard.words)) return false;
  // 'The doctor told me', 'I'd hate to miss court' name nobody.
  const isOne = ({ 0: all, 1: title, 2: name = "", index }: RegExpExecArray): boolean => {
    const [before, after] = [heard.words.slice(0, index), heard.words.slice(index + all.length)];
    // 'I don't want to talk to Mr. Harrow' asks for anybody else.
    if (UNWANTED.test(before)) return false;
    const isStaff = desk.staff.some((each) => each.heard.includes(name.toLowerCase()));
    // 'She's with Dr. Brandt' tells whose patient she is.
    if (HAD_WITH.test(before) && !TELL_THEM.test(after)) return false;
    if (isStaff && (!PATIENT_OF.test(before) || TELL_THEM.test(after))) return true;
    // Whoever buys here calls for a doctor or lawyer of their own.
    if (desk.id === "ringwell") return false;
    const theirs = PATIENT_OF.test(before) && TELL_THEM.test(after);
    const asked =
      theirs || ASKED.test(before) || PLEASE.test(after) || (MAY.test(before) && DOES.test(after));
    return /^\p{Lu}/u.test(name) && title !== "miss" && asked && (theirs || !/^['’]s(?!\p{L})/u.test(after));
  };
  // A complaint goes to whoever is in charge, in any case.
  const role = desk.id === "ringwell" || flow === "complaint" ? undefined : roleAsked(heard.words);
  const named =
    [...heard.words.matchAll(NAMED)].find(isOne)?.[0] ??
    byFirstName(desk, heard.words, /^(?:the|your) /.test(state.to ?? "")) ??
    role;
  if (!named || ["book", "move", "cancel"].includes(flow ?? "") || heard.values.name?.includes(named))
    return false;
  // Who told a name is asked for by it.
  if (named === role && state.to !== undefined) return false;
  const whom = named === role ? named.slice(0, 60) : asTheyAreCalled(desk, titleCase(named)).slice(0, 60);
  state.to =
    /^(?:doctor|lic)\p{L}{2,} /iu.test(whom) && state.language === "es"
      ? `${/a /.test(whom) ? "la" : "el"} ${named.toLowerCase().replace(/(?<= ).*/u, titleCase)}`
      : whom;
  const last = flow ? undefined : lastWritten(state);
  if (last?.kind === "message" && rowsOf(last.notes, "For").length === 0 && isCalled(desk, whom))
    last.notes = withRow(last.notes, "For", whom);
  const passes = topFlow(state)?.files?.kind === "message" && flow !== "late";
  const [before] = rowsOf(state.notes, "For");
  // 'It's for Mr. Harrow, not Ms. Pell'.
  // 'My attorney', and then 'it's for Ms. Pell': who it is.
  const wasRole = before !== undefined && /^(?:the|your) /.test(before) && named !== role;
  const instead = before !== undefined && before !== state.to && isInstead(heard.words, named);
  if (passes && (before === undefined || wasRole || instead))
    state.notes = withRow(state.notes, "For", state.to).slice(-NOTES_MAX);
  if (!instead) return false;
  state.reread = true;
  forget(heard, "deny", "correct");
  return true;
}

/** 'I don't want Dr. Brandt, I want billing': it is for nobody who is not wanted. */
function notFor(state: DialogueState, heard: Heard): boolean {
  const [known] = rowsOf(state.notes, "For");
  if (!known || topFlow(state)?.files?.kind !== "message") return false;
  const own = new RegExp(
    `(?<!\\p{L})(?:don['’]t|do not) (?:want|need) (?:it (?:to go )?(?:to|for) |this (?:to go )?(?:to|for) |to talk to )?${known.replace(/[^\p{L}]/gu, ".")}`,
    "iu",
  );
  if (!own.test(heard.words)) return false;
  const [, whom] = RATHER_TEAM.exec(heard.words) ?? [];
  state.notes = state.notes.filter((each) => each !== `For: ${known}`);
  state.to = whom && `the ${whom.toLowerCase().replace(/^billing$/, "billing team")}`;
  if (state.to) state.notes = withRow(state.notes, "For", state.to).slice(-NOTES_MAX);
  state.reread = true;
  forget(heard, "deny", "correct", "drop");
  return true;
}
const RATHER_TEAM =
  /(?<!\p{L})(?:want|need|for|to) (?:the )?(billing|front desk|office manager|manager|nurse|hygienist|paralegal)(?!\p{L})/iu;

const isCalled = (desk: DialogueContext["desk"], whom: string): boolean =>
  desk.staff.some(({ name }) => name === whom || whom.endsWith(name.split(" ").at(-1)!));
/** 'Could Rosa call me back?', of a Rosa who works here. */
function byFirstName(desk: DialogueContext["desk"], words: string, roleBefore: boolean): string | undefined {
  for (const { index, 0: name } of words.matchAll(/(?<!\p{L})\p{Lu}\p{L}{2,}(?![\p{L}'’])/gu)) {
    const known = calledSo(desk, name);
    // 'Harrow and Pell' is the firm.
    if (!known || /^ (?:and|&) \p{Lu}/u.test(words.slice(index + name.length))) continue;
    if (/(?:\p{Lu}\p{L}+ and|\.) $/u.test(words.slice(0, index))) continue;
    const whole = words.startsWith(known.name, index);
    const before = words.slice(0, index);
    const after = words.slice(index + (whole ? known.name : name).length);
    const asked =
      ASKED.test(before) ||
      (/(?:^|[.,;] |(?:can|could|would|will|have|want|need|is) )$/iu.test(before) && DOES.test(after)) ||
      // 'Which attorney?' - 'It's Judith Harrow.'
      (whole &&
        roleBefore &&
        /(?<!\p{L})(?:it['’]s|it is|that['’]s|it was|(?:is|named|called|with|for)|^)\s*$/iu.test(before));
    if (asked) return known.name;
  }
  return undefined;
}

const ROLE =
  /(?<!\p{L})(?:(?:(?:leave|give|take|get|pass(?: on)?|send) (?:a |my |this |something |word |it )*(?:message|note|word|something|it)?|(?:message|note|word|something|call|this is|it's|it is)) (?:for|to)|(?:have|ask|get|tell|let|want|need|like)|(?:give|leave|send|get)(?= (?:the|my|our) (?:lawyer|attorney|doctor|manager|nurse) (?:a |an |this |the |some )?(?:message|note|word))|(?:call(?:[- ]?back)?|hear|word)(?: back)? from|rather (?:(?:it|that) (?:was|were|be|is)|have|hear from|be called by|talk to|speak (?:to|with))|(?:talk|speak) (?:to|with)(?= (?:the|my|our) (?:nurse|hygienist|office manager|manager|billing|paralegal)|(?: my (?:lawyer|attorney))| whoever)) (?<whom>(?:(?:the|my|our|an?(?= (?:nurse|lawyer|attorney|doctor|dentist|manager) (?:to )?(?:call|ring|phone)))|(?:dr|doctor)\.? \p{L}+['’]s) (?:nurse|lawyer|attorney|paralegal|hygienist|office manager|manager|billing (?:office|department|people|person)|doctor|dentist)(?! (?:fill|do|see|take|look|write|give|sign|make|tell|fit|put|help|check|use|treat|pull|charge|speak|prescribe|refill|send)(?!\p{L}))(?!['’]s|\p{L}|,? (?:put|said|told|gave|wants?|prescribed|office|who|that))|whoever(?:'s| is)? (?:in charge|handling|handles|working on|doing|on|taking care of)(?: (?:of )?(?:my|our|the) (?:(?!(?:because|since|cause|and|but|so|as|who|that|when|if|to|i|there|here|please|about)(?!\p{L}))\p{L}+(?:['’]s)? ?){1,3})?)/iu;
/** 'It's for the nurse', 'could you give a message to whoever is handling my mother's estate?', as the desk says it. */
function roleAsked(words: string): string | undefined {
  const whom = ROLE.exec(words)?.groups?.["whom"]?.trim().toLowerCase();
  return (
    whom
      // 'Dr. Somebody's nurse', of a name that was not kept.
      ?.replace(/^(?:dr|doctor)\.? [^ ]+['’]s /, "the ")
      .replace(/^(?:my|our) /, "your ")
      .replace(/ (?:my|our) /g, " your ")
      .replace(/^whoever's /, "whoever is ")
  );
}

/** 'I'd rather it was the nurse', of a call that is taken: it is for that one. */
export const ratherThatOne = ({ to }: DialogueState, words: string): boolean =>
  to !== undefined &&
  /(?<!\p{L})rather (?:it|that|have|hear|be called)(?!\p{L})/iu.test(words) &&
  roleAsked(words) === to;

/** Whether somebody is named in the place of another. */
function isInstead(words: string, named: string): boolean {
  const name = named.replace(/[^\p{L}]/gu, ".");
  const before = `${name},? (?:and )?(?:not|instead of|rather than|no) (?:for |to |to the )?\\p{Lu}`;
  const behind = `(?<!\\p{L})(?:not|no) (?:for |to )?\\p{Lu}[^,;]{1,40}?[,;.] (?:it's |but |sino )*(?:for |to |para )?${name}`;
  return new RegExp(`${before}|${behind}`, "iu").test(words);
}

/** 'Could you tell Ms. Alvarez that ...', 'pass along to Megan at the front that ...': whom it is for, who stands beside it. */
const ADDRESS =
  /^(?:(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) (?:you|somebody|someone) (?:please |just |maybe )*|[Pp]lease |[Jj]ust |I (?:need|want|would like|'d like) you to )*(?:(?:[Tt]ell|[Ll]et|[Ii]nform|[Rr]emind)|(?:[Pp]ass|[Gg]et|[Ll]eave)(?: (?:it|this|that|word|a message))?(?: (?:along|on))? (?:to|for|with)) ((?:(?:[Dd]r|[Dd]octor|[Mm]rs?|[Mm]s|[Mm]iss|[Aa]ttorney)\.? )?\p{Lu}[\p{L}'-]+(?: (?!I(?:['’]|\b))\p{Lu}[\p{L}'-]+)?)(?: (?:at|in|on|up) (?:the )?\p{L}+)?(?:,? know| back)?,? (?:that |saying )?(?=[\p{L}'’]+ \p{L})(?!to |about |or |and )/u;
/** Whom words are to reach, by name; undefined when they say it to nobody in particular. */
export const addressee = (words: string): string | undefined => ADDRESS.exec(words)?.[1];
/** The same, as the desk calls its own people. */
export const staffAddressed = (desk: DialogueContext["desk"], words: string): string | undefined => {
  const named = addressee(words);
  return named && asTheyAreCalled(desk, named);
};
/** The matter alone, where somebody is named to whom it is to be told. */
export const withoutAddress = (words: string): string =>
  ADDRESS.test(words) ? capital(words.replace(ADDRESS, "").replace(/\?$/, "")) : words;
