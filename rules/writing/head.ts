/** Whose work is at a desk: as whoever does something they are not what it is about. */
const AT_A_DESK =
  "(?:receptionists?|dispatchers?|operators?|schedulers?|secretar(?:y|ies)|(?:office|practice|clinic) managers?|(?:front[- ](?:desk|office)|reception|phone|intake|call[- ]center) (?:staff|people|persons?|teams?|workers?|employees?|agents?))";
/** ‘A dental receptionist can …’, ‘receptionists should …’. */
const DOER = new RegExp(
  `\\b(?:an?|the|my|our|your|every|any|most|how|why|when|ways|tips|things|ideas|steps) (?:(?!(?:ai|virtual|automated|voice|phone|digital|computer|to|do|does)\\b)[a-z-]+ ){0,4}?${AT_A_DESK} (?:can|could|should|must|may|might|needs? to|ha(?:ve|s) to) `,
  "gi",
);
const LED_BY = /^(?:how|why|when|ways|tips|things|ideas|steps) /i;
/** ‘How a night nurse can …’: whoever does it is none of the matter. */
const SOMEBODY =
  /^how (?:an?|the|my|our) (?:(?!(?:ai|virtual|automated|voice|phone|digital|computer)\b)[a-z'’-]+ ){1,5}?(?:can|could|should|might) (?!(?:be|have)\b)(?=[a-z])/i;
/** ‘A plan for an attorney to run …’: it is that person’s own. */
const FOR_SOMEBODY =
  /\b(plan|program|schedule|checklist|guide) for (?:an?|the) (?:[a-z]+ ){0,2}?[a-z]{3,}(?:er|or|ist|ney|ian|urse) to (?=[a-z])/i;
/** ‘A checklist for a dispatcher: …’: who is interviewed or hired is the matter, and whoever a checklist is for is none. */
const FOR_THEM = new RegExp(
  `\\b(checklist|guide|tips|routine|ideas) for (?:(?:an?|the|my|our|your|new|busy|tired) )*(?:(?!(?:ai|virtual|automated|voice|[a-z]+ing)\\b)[a-z-]+ ){0,2}${AT_A_DESK}(?=[.?!:,]|$)`,
  "i",
);
/** What is asked beside it, or as a part of it. */
const BESIDE =
  /(?:,? (?:including|plus|as well as|along with)|,? and (?:also )?(?:what|how|who|when|where|which|whether)) .*$/;
/** ‘… and take calls from listeners’: a second deed. */
const SECOND_DEED =
  / and (?:then |also )?(?:take|answer|handle|get|book|call|text|tell|ask|keep|make|set|use|deal)\b.*$/;
/** A head is no shorter than that, or it was none. */
const LEAST = 12;

/** A clause without somebody at a desk who does what it asks; what a machine has to do stays as it is. */
export const withoutDoer = (clause: string): string =>
  clause.replaceAll(DOER, (said) => `${LED_BY.exec(said)?.[0] ?? ""}to `).replace(FOR_THEM, "$1");

/** The same without anybody who does it: where a trade and its size tell nothing of the matter. */
export const withoutAnybody = (clause: string): string =>
  withoutDoer(clause).replace(SOMEBODY, "how to ").replace(FOR_SOMEBODY, "$1 to ");

/**
 * What a clause is about, lower case and plain, without whoever does it and whatever is asked beside it: ‘6 ways to save
 * for retirement’ of ‘6 ways a dental receptionist can save for retirement’.
 */
export function headOf(clause: string): string {
  const bare = withoutAnybody(clause);
  return [BESIDE, SECOND_DEED].reduce((so, cut) => {
    const less = so.replace(cut, "");
    return less.length < LEAST ? so : less;
  }, bare);
}
