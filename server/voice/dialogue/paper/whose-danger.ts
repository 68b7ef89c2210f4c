import { IN_ENGLISH } from "../people/kin-words.ts";
import { relationHeard } from "../readers/relation.ts";
import { tellsOfHelper } from "../alarms/somebody-near.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { sentencesOf } from "./note-words.ts";

/** 'I have', 'my face': of the one who calls. */
const OWN = /(?<!\p{L})(?:i|i'm|i've|my|me|myself|yo|mi|tengo|puedo|estoy|siento)(?!\p{L})/iu;
/** Of somebody else, whoever it is. */
const OTHERS =
  /(?<!\p{L})(?:he|she|they|he's|she's|they're|him|her|his|their|somebody|someone|(?:a|the|this|our|un|una|el|la) (?:\p{L}+ )?(?:man|woman|guy|lady|patient|client|customer|baby|child|kid|boy|girl|person|worker|paciente|señora?|niñ[oa]|bebé))(?!\p{L})/iu;
/** 'My two year old'. */
const OLD = /(?<!\p{L})(?:my|our) ((?:[\p{L}\d]+[ -])?(?:year|month|week|day)s?[ -]olds?)(?!\p{L})/iu;

/** Who is in danger, as far as the words tell; undefined where they don't. Who comes to help is not. */
export function whoseDanger(said: string): string | undefined {
  // 'My wife's sleeping pills' are hers, and nothing happens to her.
  const words = said.replace(BELONGS, "the ").replace(KEEPS, " is ");
  const sentences = sentencesOf(words);
  const tells = sentences.find(tellsOfDanger);
  const own = tells !== undefined && OWN.test(tells) && !OTHERS.test(tells) && !relationHeard(tells);
  const of = own ? tells : sentences.filter((each) => each === tells || !tellsOfHelper(each)).join(" ");
  const relation = relationHeard(of);
  if (relation) return `The caller's ${IN_ENGLISH[relation.toLowerCase()] ?? relation.toLowerCase()}`;
  const [, old] = OLD.exec(of) ?? [];
  if (old) return `The caller's ${old.toLowerCase()}`;
  return OWN.test(of) && !OTHERS.test(of) ? "The caller" : undefined;
}
const KEEPS = /(?<=(?:my|our|mi) \p{L}{2,16}) keeps? /giu;
const BELONGS =
  /(?<!\p{L})(?:my|our) \p{L}+['’]s (?=(?:\p{L}+ )?(?:pills?|tablets?|meds?|medicines?|medications?|prescriptions?|insulin|inhaler|gun|pistol|rifle|knife|car|truck|house|place|phone|bottle|vodka|whiskey)(?!\p{L}))|(?<=(?:gave|given|left|handed|sold) )(?:my|our) \p{L}+ (?=(?:the|my|our) (?:cat|dog|pets?|keys?|car|truck|ring|guitar|tools|house)(?!\p{L}))/giu;
function tellsOfDanger(sentence: string): boolean {
  const { sure, feared } = alarmsIn(sentence, clausesOf(sentence));
  return sure.length > 0 || feared !== undefined;
}
