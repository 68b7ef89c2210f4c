import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { ask, topFlow } from "../next.ts";
import type { Plan } from "../plan.ts";
import { NAME_PART } from "../readers/plain-name.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";

// A name that is known, and is asked for letter by letter, checked, or to be another name of the same person.

/** 'Can you spell that back?', 'how do you have it spelled?', 'is it spelled right?' */
const SPELL_IT =
  /(?<!\p{L})(?:spell (?:it|that|my (?:\p{L}+ )?name|the name) (?:back|for me|out)|how (?:do|did|have) you (?:\p{L}+ ){0,5}(?:spell\p{L}*|written|write)|(?:is|did) (?:\p{L}+ ){1,5}(?:spelled|spelt|spelling|spell it) (?:right|correct\p{L}*|ok|okay)|(?:deletr[eé]\p{L}*|c[oó]mo (?:lo|la) (?:tiene|escribi[oó]) escrit[oa]))(?!\p{L})/u;
/** 'The spelling is wrong', 'just the spelling of the name': how it is right is still to be told. */
const SPELLING =
  /(?<!\p{L})(?:the |its |my )?spelling(?:(?: \S+){0,4} (?:wrong|off|incorrect|not right)| (?:of|on) (?:the|my|his|her))|(?<!\p{L})(?:misspelled|spelled (?:it )?wrong|spell(?:ed)? (?:it|my name|the name) wrong)(?!\p{L})/u;
const LETTER = /(?<!\p{L})(\p{L}[\p{L}'-]+),? with (?:an?|the|one|two|double) (\p{L})(?:'?s)?(?!\p{L})/giu;
/** Another name of whoever the visit is for. */
const OTHER_NAME =
  "(?:maiden|married|legal|full|real|birth|middle|new|old|other|previous|former) (?:(?:last|family) )?name";
const UNDER = new RegExp(
  `(?<!\\p{L})(?:under|use|using|by|in|with|to|go by|it's|its) (?:my|his|her|their) ${OTHER_NAME}(?!\\p{L})|(?<!\\p{L})(?:(?:a|bajo|con|por) (?:nombre|apellido) de (?:soltera|casada)|mi apellido de (?:soltera|casada))(?!\\p{L})`,
  "u",
);
const TOLD = new RegExp(
  `(?:${OTHER_NAME}|de (?:soltera|casada))(?: instead| please| now)?(?:[,:;.] ?| is | which is | that's |, that's |, which is | es )+(?:it's |it is |that's )?(${NAME_PART}(?: ${NAME_PART})?)(?!\\p{L})`,
  "u",
);

/** Says a known name back as it is spelled, or takes another name of the same person. True where that is the turn. */
export function takeNameBack(state: DialogueState, heard: Heard, plan: Plan): void {
  const flow = topFlow(state);
  const known = state.slots.name?.value ?? (flow ? undefined : lastWritten(state)?.name);
  if (known === undefined) return;
  const [first, ...rest] = known.split(" ");
  if (flow && UNDER.test(heard.text)) {
    const told = TOLD.exec(heard.words)?.[1];
    forget(heard, "deny", "correct", "refuse");
    plan.understood = true;
    if (told) {
      // A family name alone keeps the first name.
      heard.values.name = told.includes(" ") ? told : `${first} ${told}`;
      return;
    }
    if (rest.length > 0) state.slots.name = { value: first!, confirmed: false };
    plan.asks = true;
    plan.said.push(ask(state, "name", wording(talk.whichName, state.language)));
    return;
  }
  const checks = [...heard.words.matchAll(LETTER)].some(([, part, letter]) =>
    known
      .toLowerCase()
      .split(" ")
      .some((each) => each === part!.toLowerCase() && each.includes(letter!.toLowerCase())),
  );
  if (SPELL_IT.test(heard.text) || checks) {
    forget(heard, "deny", "correct", "repeat");
    delete heard.values.name;
    for (const clause of heard.clauses) {
      clause.acts = [];
      heard.answered.add(clause.words);
    }
    plan.understood = true;
    plan.said.push(
      fill(wording(talk.spelledSo, state.language), {
        name: known,
        letters: [...(rest.at(-1) ?? first)!.toUpperCase()].join(" "),
      }),
    );
    return;
  }
  if (!flow || !["confirm", "change"].includes(state.asked) || heard.values.name) return;
  if (!SPELLING.test(plain(heard.words))) return;
  plan.understood = true;
  plan.asks = true;
  forget(heard, "deny", "correct", "affirm");
  plan.said.push(
    ask(state, "name", fill(wording(talk.howSpelled, state.language), { name: rest.at(-1) ?? first })),
  );
}
