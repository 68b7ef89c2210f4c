/** Verbs with which a sentence tells somebody to do something. */
const VERBS =
  "Add|Agree|Announce|Answer|Ask|Begin|Block|Book|Bring|Build|Bundle|Call|Change|Charge|Check|Choose|Clear|Close|Collect|Compare|Confirm|Count|Cut|Decide|Describe|Divide|Don't|Draw|Drop|End|Enter|Explain|File|Find|Fix|Follow|Gather|Get|Give|Go|Group|Hand|Hang|Have|Hold|Invite|Judge|Keep|Lay|Learn|Leave|Let|Limit|List|Listen|Log|Look|Make|Mark|Match|Measure|Meet|Mention|Move|Name|Never|Note|Offer|Open|Pass|Pick|Place|Plan|Point|Post|Practice|Prepare|Price|Print|Promise|Publish|Pull|Put|Quote|Raise|Read|Record|Remind|Repeat|Replace|Reserve|Return|Review|Run|Save|Say|Schedule|See|Sell|Send|Set|Settle|Share|Show|Sign|Sit|Sort|Spend|Split|Start|State|Stop|Switch|Take|Talk|Teach|Tell|Test|Thank|Tie|Track|Train|Treat|Try|Turn|Type|Update|Use|Visit|Walk|Weigh|Work|Write";
const BEGINS = new RegExp(`^(?:${VERBS})\\b`);
/** The same behind when or where it is done: 'On Monday mornings, go through them'. */
const AFTER_WHEN =
  /[,;:] (?:and )?(?:add|ask|answer|call|check|go|give|keep|let|look|make|name|offer|pick|print|put|read|say|send|set|sort|take|tell|write)\b/;

/** A sentence says what to do, and not only how things are. */
export const isAct = (sentence: string): boolean => BEGINS.test(sentence) || AFTER_WHEN.test(sentence);

/** What a step has somebody do, after 'we would': its heading, which the trade's own always is; undefined where that names a thing. */
export const actIn = (title: string, ofTrade: boolean): string | undefined =>
  ofTrade || BEGINS.test(title) ? `${title[0]!.toLowerCase()}${title.slice(1)}` : undefined;

/** Behind the first thing to do: the next one, in the same breath. */
const NEXT_ACT = new RegExp(
  `(?:, and|;|, then|, and then) (?:${VERBS.toLowerCase().replace("|never", "")})\\b`,
);
/** Whatever is taken in hand is taken for what comes next. */
const TAKES_IN_HAND = /^(?:\w+, )?(?:Take|Get|Gather|Go|Open|Find|Pick|Choose|Pull)\b/i;
/** So few words say nothing yet. */
const LEAST = 4;
/** The first of what is to be done: one thing, and no more. */
export const oneThing = (acts: string): string => {
  const sentences = acts.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u);
  const at = sentences.findIndex(isAct);
  const told = sentences.slice(0, Math.max(0, at) + 1).join(" ");
  const cut = NEXT_ACT.exec(told)?.index ?? -1;
  return cut > 0 && !TAKES_IN_HAND.test(told) && told.slice(0, cut).split(" ").length >= LEAST
    ? `${told.slice(0, cut)}.`
    : told;
};
