import { capital, titleCase } from "../../../../content/capital.ts";
import { FIRST_NAMES } from "../../../../content/understanding/first-names.ts";
import { COMMON } from "../../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { RELATIONS } from "./relation.ts";
import { FUNCTION_WORDS, NAME_WORDS, TALK_WORDS, TELLS_WHEN } from "./name-words.ts";
import { rowsOf } from "../paper/note-rows.ts";

// Speech recognisers, and people in a hurry, write no capitals: 'it's janet kowalski, my daughter's lily'. Whoever reads
// names goes by them, so they are put in first.

const WORD = /(?<![\p{L}\p{M}'-])\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]+)*(?:'s)?(?![\p{L}\p{M}])/gu;
const TITLE = /^(?:mr|mrs|ms|dr|doctor|doctora|attorney|señora?|sra?)$/;
/** Before whom one is named who is called by what they are: 'the doctor told me', 'my attorney quit' name nobody. */
const NAMES =
  /(?<!\p{L})(?:for|to|with|ask|tell|have|is|it's|i'm|can|could|will|would|does|see|seeing|from|and|or|con|para|de|al?|es|soy|y|o) $/iu;
const BY_CALLING = /^(?:doctora?|attorney)$/;
const SPOKE =
  /^(?:sa(?:id|ys)|told|tells|want(?:s|ed)|ask(?:s|ed)|gave|put|prescribed|order(?:s|ed)|sent|needs?|referred|recommend(?:s|ed)|thinks?|thought|dijo|dice|quiere|recetó|mandó)$/;
/** A word that says that a name follows. */
const CUE =
  /(?<![\p{L}'])(?:(?:first |last |full |sur)?name(?:'s| is|s are)|se llama|me llamo|nombre es|apellido(?: es)?)[,:]? $/iu;
/** The same of somebody's, once a name was asked for. */
const KIN = new RegExp(
  `(?<!\\p{L})(?:my|mi|our) (?:${RELATIONS})(?:'s name is| is|'s| es| se llama)? $`,
  "iu",
);
const NAME_ENDS = /^(?:$|[,.!?]| (?:and|y|but|can|could|my|mi|i|i'd|here|speaking|please)(?!\p{L}))/u;
/** What somebody does, behind a first name. */
const VERB =
  /^(?:\p{L}+'(?:s|d|ll|re|ve)|fell|lost|hurt|broke|chipped|cracked|keeps?|turn\p{L}*|threw|woke|ate|left|lives?|works?|gave|sent|did|feels?|felt|hates?|likes?|loves?|misses|goes|plays|starts?|stays?|sits|picks?|brings?|drives?|recommended|referred|necesita|tiene|viene|dice)$/u;

const DIGIT =
  "(?:\\d|(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\\p{L}))";
/** 'I'm ethel brandt, five five five ...': who tells their number tells their name before it. */
const WITH_NUMBER = new RegExp(
  `^((?:[^.!?]{0,40}[.!?] )?(?:(?:uh|um|yes|yeah|sure|ok|okay|so|hi|well|s[ií]|bueno),? )*(?:(?:I'm|im|this is|it'?s|my name is|name'?s|soy|me llamo) )?)(\\p{L}{2,20}) (\\p{L}{2,20})(?=[,.;]? (?:(?:and )?(?:my )?(?:number|phone|cell)(?:'s| is)? |(?:and|at|on|y) )?${DIGIT}[ -]?${DIGIT}[ -]?${DIGIT})`,
  "iu",
);

const OF_NUMBER =
  /^(?:area|code|numbers?|phone|cell\p{L}*|mobile|home|work|office|fax|line|text|call|reach|extension|ext|digits)$/iu;

const own = (word: string): string => word.toLowerCase().replace(/'s$/, "");
const isTalk = (word: string): boolean =>
  FUNCTION_WORDS.has(own(word)) ||
  (!NAME_WORDS.has(own(word)) && (TALK_WORDS.has(own(word)) || COMMON.has(own(word))));
const isFirst = (word: string): boolean =>
  FIRST_NAMES.has(own(word)) || FIRST_NAMES.has(own(word).normalize("NFD").replace(/\p{M}/gu, ""));
const mayGoOn = (word: string): boolean => own(word).length > 1 && !isTalk(word) && !VERB.test(word);

/** Everybody whom the call has named. */
const namesOf = ({ slots, names = [], notes }: DialogueState): Set<string> =>
  new Set(
    [slots.name?.value ?? "", ...names, ...rowsOf(notes, "Called by", "For", "About", "Ask for")]
      .join(" ")
      .toLowerCase()
      .split(" ")
      .filter((part) => part.length > 2 && !isTalk(part) && !NAME_WORDS.has(part)),
  );

/** 'My husband grinds his teeth' names nobody, though a name is asked for. */
const DOES = /(?:[^s]s|ed|ing)$/u;

/** A turn without any capital, with those of the names that it tells. */
export function withCapitals(words: string, state: DialogueState): string {
  if (/\p{Lu}/u.test(words.replace(/(?<!\p{L})I(?=['’ ]|$)/gu, ""))) return words;
  const known = namesOf(state);
  const said = words
    .replace(/(?<![\p{L}'])i(?='(?:m|ve|d|ll)(?!\p{L}))/gu, "I")
    .replace(WITH_NUMBER, (all, lead: string, first: string, last: string) =>
      isTalk(first) || isTalk(last) || OF_NUMBER.test(first) || OF_NUMBER.test(last)
        ? all
        : `${lead}${titleCase(first)} ${titleCase(last)}${all.slice(lead.length + first.length + 1 + last.length)}`,
    );
  const before = (at: number) => said.slice(Math.max(0, at - 24), at);
  // How many more words may follow of the name that the last one is part of.
  let going = 0;
  let cued = false;
  let end = 0;
  return said
    .replace(WORD, (word, at: number) => {
      const next = /^\.? (\p{L}[\p{L}\p{M}'-]*)/u.exec(said.slice(at + word.length))?.[1];
      const joined = at === end + 1 && said[end] === " ";
      // 'David May' is all of a name that was asked for, or said to be one.
      if (!joined || going === 0) cued = state.asked === "name" || CUE.test(before(at));
      const bare = cued && NAME_ENDS.test(said.slice(at + word.length));
      const titled =
        TITLE.test(word) &&
        next !== undefined &&
        !isTalk(next) &&
        !SPOKE.test(next) &&
        (!BY_CALLING.test(word) || known.has(next) || NAMES.test(before(at)));
      const named =
        known.has(own(word)) ||
        isFirst(word) ||
        (joined && going > 0 && mayGoOn(word) && (!TELLS_WHEN.has(own(word)) || (bare && going === 2))) ||
        ((CUE.test(before(at)) ||
          (state.asked === "name" && (at === 0 || (KIN.test(before(at)) && !DOES.test(word))))) &&
          mayGoOn(word) &&
          (at > 0 || (next !== undefined && mayGoOn(next))));
      end = at + word.length;
      if (titled) {
        // 'I'm Denise Fairbanks, Mr Pell is my lawyer' are two.
        const apart = joined && going > 0 ? "," : "";
        going = 1;
        return apart ? `\u0000${capital(word)}` : capital(word);
      }
      going = !named || word.endsWith("'s") ? 0 : isFirst(word) || going === 0 ? 2 : going - 1;
      return named ? titleCase(word) : word;
    })
    .replaceAll(" \u0000", ", ");
}
