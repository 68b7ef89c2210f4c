import type { Desk } from "../../../../content/desks/desk.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastAbout } from "../context.ts";
import { topFlow } from "../next.ts";
import { plain } from "../readers/text.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { condolence, SORRY } from "./condolence.ts";

// What a person would say first to who was kept waiting, hurts, is afraid or has lost somebody: each once in a call.

const WAITED =
  /(?<!\p{L})(?:(?:been |still |kept )waiting (?:since|for|all|on)|kept (?:me |us )?waiting|(?:i|we)(?:'ve| had to)? (?:wait(?:ed)?|sat|sit)(?: there| here| around)?(?: for)? (?:\p{L}+ )?(?:\d+|an|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety|weeks|days|hours|forever|all)(?! (?:years|people|of us|chairs?))|(?<!(?:if|what if|when|until) )(?:nobody|no one)(?:'s| has| ever| still)* (?:ever )?(?:call(?:s|ed)|rang|got(?:ten)? back|answer(?:s|ed)|return(?:s|ed))|(?:second|third|fourth|fifth) time (?:i|i'm|i've|we|we've|now)|still (?:haven't|have not|didn't) (?:heard|gotten|got)|(?:left|leaving) (?:you |y'all )?(?:two|three|four|several|a bunch of|\d) (?:messages|voice ?mails)|sit(?:ting)? by the phone|llevo (?:\p{L}+ )?(?:d[ií]as|semanas|horas) esperando|nadie (?:me )?(?:llama|ha llamado|contesta|devuelve))(?!\p{L})/u;
const HURTS =
  /(?<!(?:not|n't|no|if|does|will|would|is|stopped|never) (?:\p{L}+ ){0,2})(?<!\p{L})(?:still (?:hurts?|sore|hurting|in pain|aches?|aching)|(?:hurts?|hurting|aches|throbbing) (?:when|so|really|like|a lot|bad|badly|every|all)|(?:really|so|very|awfully|pretty) (?:sore|painful)|in (?:a lot of |so much |terrible |real |bad )?pain|(?:is |it's )?killing (?:me|him|her)|couldn't sleep|me duele mucho|le duele mucho|mucho dolor)(?!\p{L})/u;
const AFRAID =
  /(?<!(?:not|n't|never|anymore) (?:\p{L}+ ){0,2})(?<!\p{L})(?:i'm|i am|i get|i've been|he's|she's|i'm so|(?:me|le|nos) dan?|tengo|tiene) (?:\p{L}+ ){0,3}?(?:scared|terrified|nervous|petrified|frightened|anxious|afraid|mortified|embarrassed|freaked out|miedo|p[aá]nico|pena)(?!\p{L})/u;
/** Lost their work, in the caller's own words. */
const WRONGED =
  /(?<!\p{L})(?:(?:i|we)(?: just| also)? (?:was|were|got|'ve been|have been) (?:just )?(?:let go|laid off|fired|canned|sacked|terminated|pushed out|demoted)|i've (?:just )?been (?:let go|laid off|fired|terminated)|(?:they|my boss|he|she|my (?:job|company|employer|manager)) (?:just )?(?:fired|canned|sacked|terminated|let|laid) me(?: go| off)?|me (?:despidieron|corrieron|echaron))(?!\p{L})/u;
/** What would make anybody say that they are sorry, whatever the desk. */
const HARD_ON_THEM =
  /(?<!\p{L})(?<!(?:if|when|in case|what if) (?:\p{L}+ ){0,3})(?:(?:my|our|mi) (?:\p{L}+ )?(?:wife|husband|partner|boyfriend|girlfriend|fianc[eé]e?|espos[oa]|marido) (?:just |has )?(?:left (?:me|us)|walked out|moved out|me dej[oó])|(?:kicked|threw|thrown|locked) (?:us|me) out|(?:we|i)(?:'re| are|'m| am)? (?:just |got |getting |being )+evicted|put (?:my|our) (?:\p{L}+ ){0,2}(?:dog|cat|horse|puppy|kitty) (?:down|to sleep)|put (?:him|her) (?:down|to sleep) (?:today|yesterday|this|last|on)|(?:my|our) (?:\p{L}+ )?(?:dog|cat|horse|puppy|kitty) (?:\p{L}+ )?(?:just )?(?:died|passed away|passed on)|(?:was|were|been|got) in (?:an? |the )?(?:\p{L}+ )?(?:accident|wreck|crash)|(?:house|apartment|shop|place|kitchen|store) (?:\p{L}+ )?(?:burned|burnt|flooded|caught fire)|(?:was|were|got|been) (?:robbed|mugged|assaulted|attacked|scammed|broken into)|(?:diagnosed with|have|has|it's|got) (?:stage \p{L}+ )?(?:breast |lung |prostate |colon |skin )?cancer|(?:is|'s|was|are) in (?:the )?(?:icu|hospice|intensive care|hospital)|(?:went|gone|taken|rushed|admitted)(?: back)? (?:in)?to (?:the )?(?:icu|hospice|intensive care|hospital|er|emergency room)|(?:found|feel|felt|have|got) (?:a|this) (?:\p{L}+ )?lump|(?:dentures?|bridge|partial|retainer|glasses) (?:just |has |have )?(?:broke|snapped|cracked|fell))(?!\p{L})/u;
const CHILD_ILL =
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ )?(?:kid|child|daughter|son|boy|girl|baby|toddler|little one)(?:'s| is| has| had)?(?: been)? (?:\p{L}+ )?(?:throwing up|vomiting|sick|puking|running a|burning up|up all night|coughing|got a|a fever|a temp|fever|an? (?:rash|cough|ear\p{L}*|stomach))|mi (?:hij[oa]|niñ[oa]|beb[eé]) (?:est[aá] (?:enferm[oa]|malit[oa])|tiene (?:fiebre|tos|calentura|v[oó]mito)))(?!\p{L})/u;
const LOST_PIECE =
  /(?<!\p{L})(?:(?:crown|cap|filling|bridge|veneer|tooth) (?:just |has |had )?(?:fell|came|popped|broke|cracked|chipped|fallen|come)(?!\p{L})(?: (?:off|out))?|(?:lost|broke|chipped|cracked|knocked out) (?:a|my|the|his|her) (?:\p{L}+ )?(?:crown|cap|filling|bridge|veneer|tooth)|se (?:me|le) (?:cay[oó]|sali[oó]|rompi[oó]|quebr[oó]) (?:la|el|una?) (?:corona|empaste|diente|muela))(?!\p{L})/u;
const INSISTS =
  /(?<!\p{L})(?:(?:it|they|somebody|he|she|that|you)(?:'d| had)? better (?:actually |really |not )*(?:happen|call|do|be|get|forget|get back)|(?:just |please )*make sure (?:they|he|she|it|somebody|someone|that) (?:do|does|actually|really|call|calls|happens|gets)|(?:i )?mean it this time|don't (?:let them )?forget (?:me|this|it))(?!\p{L})/u;

/** Has the flu, and speaks of an appointment. */
const ILL =
  /(?<!(?:not|n't|no|if|when|in case|was|were) (?:\p{L}+ ){0,2})(?<!\p{L})(?:(?:i|he|she|we|they|my \p{L}+)(?:'ve| have|'s| has|'m| am| is| are)?(?: got| had| caught| come down with| came down with| fell| fallen)? (?:really |so |pretty |terribly |just )*(?:got |down with )?(?:the |a |an? bad |covid|strep )?(?:flu|fever|covid|strep|stomach bug|bad cold|sick|ill|throwing up|puking|vomiting|under the weather)|tengo (?:gripe|fiebre|covid)|estoy enferm[oa]|est[aá] enferm[oa])(?!\p{L})/u;

/** Charged for what was to cost nothing, or twice. */
const BILLED_WRONG =
  /(?<!\p{L})(?:(?:bill|billed|charg\p{L}+|owe|pay|invoice|statement|cobr\p{L}+|cuenta)(?!\p{L}).{0,80}(?<!\p{L})(?:swore|promised|told|assured|said|supposed|dijeron|prometieron|wrong|mistake|twice|double|never (?:had|got|came))|(?:told|swore|promised|assured|said)(?!\p{L}).{0,60}(?<!\p{L})(?:covered|covers|cover|free|no charge|included).{0,60}(?<!\p{L})(?:bill|billed|charg\p{L}+))(?!\p{L})/u;

/** How somebody was spoken to here. */
const TREATED_BADLY =
  /(?<!\p{L})(?:(?:was|were|is|are|been|being|so|very|really|just) (?:\p{L}+ )?(?:rude|nasty|condescending|dismissive|snippy|disrespectful)|(?:yelled|snapped|screamed|laughed|rolled (?:her|his|their) eyes|hung up) (?:at|on) (?:me|us|my \p{L}+)|talked (?:down )?to (?:me|us) like|talked down to (?:me|us)|(?:humiliated|embarrassed|ignored|insulted|mocked|shamed) (?:me|us|my \p{L}+)|treated (?:me|us|my \p{L}+) (?:like|badly|poorly|terribly)|me (?:grit[oó]|colg[oó]|humill[oó]|ignor[oó]|trat[oó] (?:muy )?mal|trataron (?:muy )?mal)|(?:fue|fueron|muy) groser[oa]s?)(?!\p{L})/u;
const WORRIED =
  /(?<!(?:not|n't|never) (?:\p{L}+ ){0,2})(?<!\p{L})(?:worr(?:ied|ying)|on edge|losing sleep|can't sleep|stressed|anxious|preocupad[oa]|angustiad[oa])(?!\p{L})/u;

/** Said before all else; undefined where the answer, or the one before, says it. */
export function regret(
  { kind }: Pick<Desk, "kind">,
  state: DialogueState,
  words: string,
  answer: string,
): string | undefined {
  const lost = condolence(state, words, answer);
  if (lost) return lost;
  if (state.ended) return undefined;
  const text = plain(words);
  const once = (topic: string): boolean => {
    if (state.topics.includes(topic)) return false;
    state.topics = [...state.topics, topic].slice(-8);
    return true;
  };
  const sorry = SORRY.test(answer) || SORRY.test(state.said);
  const asks = words.includes("?");
  const complains = (topFlow(state)?.id ?? lastAbout(state)) === "complaint";
  if (WAITED.test(text) && (!sorry || complains) && once("waited"))
    return wording(sorry ? talk.shouldNotWaitSo : talk.keptWaiting, state.language);
  if (complains && TREATED_BADLY.test(text) && once("rude"))
    return wording(talk.notTreatedSo, state.language);
  if (INSISTS.test(text) && !asks && state.filed.length > 0 && once("insists"))
    return wording(talk.markedIt, state.language);
  if (BILLED_WRONG.test(text) && !sorry && once("billed")) return wording(talk.sorryForBill, state.language);
  if (kind === "law" && WRONGED.test(text) && !sorry && once("wronged"))
    return inTurn(talk.sorryToHear, state.language, 0);
  if (kind === "medical" && CHILD_ILL.test(text) && !sorry && once("child-ill"))
    return wording(talk.childIll, state.language);
  if (
    ["cancel", "move", "late"].includes(topFlow(state)?.id ?? lastAbout(state)) &&
    ILL.test(text) &&
    !sorry &&
    once("ill")
  )
    return wording(talk.sorryIll, state.language);
  if (HARD_ON_THEM.test(text) && !sorry && once("hard")) return inTurn(talk.sorryToHear, state.language, 0);
  if (kind !== "dental" && kind !== "medical") return undefined;
  if (kind === "dental" && LOST_PIECE.test(text) && !sorry && once("lost-piece"))
    return inTurn(talk.sorryToHear, state.language, 0);
  if (HURTS.test(text) && !sorry && once("hurts"))
    return inTurn(talk.sorryItHurts, state.language, state.turn);
  const awaits = (topFlow(state)?.id ?? lastAbout(state)) === "results";
  if (awaits && WORRIED.test(text) && !sorry && once("afraid"))
    return wording(talk.afraidToHear, state.language);
  if (!AFRAID.test(text) || sorry || GENTLY.test(answer) || !once("afraid")) return undefined;
  // What somebody is afraid to hear is no visit.
  if (["results", "refill", "records"].includes(topFlow(state)?.id ?? lastAbout(state)))
    return wording(talk.afraidToHear, state.language);
  const [who] =
    /(?<!\p{L})(?:he|she)(?='s (?:\p{L}+ ){0,3}?(?:scared|terrified|nervous|petrified|frightened|anxious|afraid|mortified|freaked))/u.exec(
      text,
    ) ?? [];
  const whom = who === "he" ? "him" : who === "she" ? "her" : "you";
  return fill(wording(talk.takeItGently, state.language), { whom });
}
const GENTLY =
  /gentl|kind to|not alone|slowly|raise a hand|plenty of people|nobody will|no one will|nobody here|con calma|nadie le/iu;
