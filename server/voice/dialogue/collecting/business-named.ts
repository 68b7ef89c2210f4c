import { titleCase } from "../../../../content/capital.ts";
import { FIRST_NAMES } from "../../../../content/understanding/first-names.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import { forget } from "../hearing/turn-clauses.ts";
import type { Heard } from "../hearing/heard.ts";
import { withRow } from "../paper/note-rows.ts";
import { namesSomebody } from "../readers/spelled-name.ts";
import { NAME_MAX } from "../readers/name-title.ts";

// 'Curtis Mayhew, Mayhew Heating and Air': a person, and the business that they call for.

const PERSON = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.)? \\p{Lu}[\\p{L}'’-]+";
const BUSINESS = "\\p{Lu}[\\p{L}'’&.-]*(?: (?:(?:and|of|&|the) )?\\p{Lu}[\\p{L}'’&.-]*)+";
const NAMED = new RegExp(
  `^(?:(?:[Ii]t['’]s|[Tt]his is|[Ii]['’]m|[Yy]es|[Ss]ure|[Mm]y name(?:['’]s| is))[, ]+)*(?<person>${PERSON})(?:[,.]| (?=from|with|at|of)) ?(?:(?:from|with|at|of|owner of|I own|I run|we['’]re) )?(?<business>${BUSINESS})(?=[.,;!?]|$)`,
  "u",
);
/** 'It's Bob at Bob's Septic': a first name alone, with what is plainly a business behind it. */
const FIRST_OF =
  /^(?:(?:[Ii]t['’]s|[Tt]his is|[Ii]['’]m|[Yy]es|[Ss]ure|[Mm]y name(?:['’]s| is))[, ]+)*(?<person>\p{Lu}\p{L}+),? (?:(?:over )?at|from|with|of|out of) (?<business>\p{Lu}[\p{L}'’&.-]*(?: (?:(?:and|of|&|the) )?\p{Lu}[\p{L}'’&.-]*)+)(?=[.,;!?]|$)/u;
/** 'Bellweather Plumbing, I'm Tom Reyes' */
const BUSINESS_FIRST = new RegExp(
  `^(?:(?:[Ii]t['’]s|[Tt]his is|[Ff]or|[Yy]es|[Ss]ure)[, ]+)*(?<business>${BUSINESS})[,.] (?:[Ii]['’]m|[Ii] am|[Tt]his is|[Mm]y name(?:['’]s| is)|[Ii]t['’]s) (?<person>${PERSON}|\\p{Lu}\\p{Ll}+)(?=[.,;!?]|$)`,
  "u",
);
/** Somebody's, as a business is called. */
const OWNED = /['’]s \p{Lu}/u;
/** What no person's name has. */
const TRADE = /&|(?<!\p{L})(?:and|of|the)(?!\p{L})/u;
const TRADE_NOUN =
  /(?<!\p{L})(?:LLC|Inc|Co|Corp|Company|Group|Services?|Systems|Partners|Associates|Heating|Cooling|Air|Plumbing|Electric|Roofing|Dental|Dentistry|Law|Clinic|Medical|Auto|Garage|Salon|Spa|Studio|Bakery|Cafe|Landscaping|Cleaning|Construction|Builders|Realty|Properties|Insurance|Repair|Motors|Veterinary|Orthodontics|Legal|Optical|Orthopedics|Dermatology|Pediatrics|Chiropractic|Care|Health|Painting|Movers|Fitness)(?!\p{L})/u;

/** 'The practice is Lakeview Dental', 'my shop's called Moon Optical'. */
const CALLED = new RegExp(
  `(?<!\\p{L})(?:[Tt]he|[Mm]y|[Oo]ur) (?:practice|office|firm|company|business|shop|store|clinic|salon|agency)(?: name)?(?: is|['’]s)(?: called| named)? (?<business>${BUSINESS})(?=[.,;!?]|$)`,
  "u",
);
const PLAIN_BUSINESS = "\\p{Lu}[\\p{L}&-]*(?: (?:(?:and|of|&|the) )?\\p{Lu}[\\p{L}&-]*)*";
/** 'I do the books for Kessler Plumbing', 'Kessler Plumbing's the company'. */
const WORKS_FOR = new RegExp(
  `(?<!\\p{L})(?:[Ii] (?:do|keep|run|handle|manage|answer|work) (?:the |their )?(?:(?:books|office|phones?|front desk|accounts|billing|payroll) )?(?:for|at|over at)|[Ii](?:['’]m| am) the (?:bookkeeper|office manager|receptionist|manager|owner|accountant) (?:for|at|of)) (?<business>${BUSINESS})(?=[.,;!?]|$)|(?<![\\p{L}'’])(?<own>${PLAIN_BUSINESS})(?:['’]s| is) (?:the (?:company|business|firm|practice)|where I work|who I work for)(?!\\p{L})`,
  "u",
);
/** 'Lakeview Dental', said when the name was asked for. */
const ALONE = new RegExp(`^(?:[Ii]t['’]s |[Tt]his is )?(?<business>${BUSINESS})[.!]?$`, "u");

const SMALL =
  /^(?:it['’]s |this is )?(?<business>\p{Ll}[\p{L}'’&]*(?: \p{L}[\p{L}'’&]*){1,3}), (?:i['’]m |this is |it['’]s )?(?<person>\p{L}{2,20} \p{L}{2,20})(?=[.,;!?]|$)/iu;

/** Who calls is told when their name is asked for, or a call is offered. */
const ASKED: readonly DialogueState["asked"][] = ["name", "meant"];

/** Takes the business beside a caller's name: it is on the paper as such, and no second person. True where it is all that a part of the turn tells. */
export function takeBusiness(state: DialogueState, heard: Heard): boolean {
  // 'The company's Delmar Freight' is the other side, where that was asked for.
  if (state.asked === "against" || state.notes.some((each) => each.startsWith("Other side: "))) return false;
  if (!ASKED.includes(state.asked) && !CALLED.test(heard.words) && !WORKS_FOR.test(heard.words)) return false;
  const alike = FIRST_OF.exec(heard.words);
  // 'Kyle with Maps Verify': a first name that is known has a business behind it.
  const owned = alike && (OWNED.test(alike.groups!["business"]!) || isFirst(alike.groups!["person"]!));
  const ofOwner = owned ? alike : undefined;
  const { person, business } =
    (ofOwner ?? BUSINESS_FIRST.exec(heard.words) ?? NAMED.exec(heard.words))?.groups ?? {};
  if (
    ASKED.includes(state.asked) &&
    person &&
    business &&
    (ofOwner || TRADE.test(business) || TRADE_NOUN.test(business))
  ) {
    heard.values.name = person;
    take(state, heard, business);
    return false;
  }
  // 'harbor salon, jen wu', as it is written in a hurry.
  const small = state.asked === "name" ? SMALL.exec(heard.words)?.groups : undefined;
  if (
    small &&
    TRADE_NOUN.test(titleCase(small["business"]!)) &&
    !TRADE_NOUN.test(titleCase(small["person"]!))
  ) {
    heard.values.name = titleCase(small["person"]!);
    take(state, heard, titleCase(small["business"]!));
    return false;
  }
  const works = WORKS_FOR.exec(heard.words)?.groups;
  const called = CALLED.exec(heard.words)?.groups?.["business"] ?? works?.["business"] ?? works?.["own"];
  const alone = ALONE.exec(heard.words)?.groups?.["business"];
  // Jude Law is somebody.
  const [first = ""] = alone?.toLowerCase().split(" ") ?? [];
  const named = alone && TRADE_NOUN.test(alone) && !FIRST_NAMES.has(first) ? alone : undefined;
  const own = (called ?? (state.asked === "name" ? named : undefined))?.replace(/\.$/, "");
  if (!own) return false;
  if (!heard.values.name || own.includes(heard.values.name)) delete heard.values.name;
  take(state, heard, own);
  // 'Gus. I do the books for Kessler Plumbing.'
  const self =
    works &&
    /^(?:(?:[Nn]o|[Oo]h|[Ii]t's|[Ii]'m|[Tt]his is),? )*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)[.,] /iu.exec(
      heard.words,
    )?.[1];
  if (self && self !== own && !heard.values.name && namesSomebody(self)) heard.values.name = self;
  // That it is a dental practice asks for nothing that is sold to those.
  for (const clause of heard.clauses.filter(({ words }) => words.includes(own) && !words.includes("?"))) {
    heard.answered.add(clause.words);
    forget(heard, ...clause.acts.filter((act) => acts[act][0] === "ask"));
  }
  return true;
}

const isFirst = (name: string): boolean => FIRST_NAMES.has(name.toLowerCase());

function take(state: DialogueState, heard: Heard, business: string): void {
  const name = business.replace(/[.,]+$/, "").slice(0, NAME_MAX);
  heard.told = heard.told.replace(business, "").replace(/[\s,]+$/, "");
  state.notes = withRow(state.notes, "Business", name).slice(-NOTES_MAX);
}
