import { capital } from "../../../content/capital.ts";
import { plain } from "../plain.ts";
import { spelled } from "../subject.ts";

// What a prompt has as a noun, an order or half a sentence, as the sentence that a letter says.

const VERB =
  /(?:’(?:re|m|ll|ve)\b|’s (?:because|why|how|what|no|a|the|not)\b|\b[a-z]+s (?:\w+ )?(?:switch|work|ring|move|start|stop|change|end|come|close|open|go|run)\b|\b(?:won|moved|opened|hired|received|earned|joined|added|reached|finished|launched|started|is|are|was|were|has|have|had|will|can|may|must|now|opens?|closes?|moves?|changes|starts?|begins?|ends?|joins?|leaves|retires|returns|answers?|offers?|takes?|accepts?|reach(?:es)?|goes|go|costs?|needs?|stays?|remains?|gets?|apply|applies|rises?|drops?|speaks|covers?|sees|turns?|becomes?|won’t|don’t|doesn’t|aren’t|isn’t|can’t)\b)/i;
/** What has befallen somebody, whose verb also stands for other things where no subject is before it. */
const HAPPENED =
  /^(?:we|our|an?|the|one of|someone|somebody|thieves|hackers|dr|mr|ms|mrs|two|three)\b\.? ?(?:[\w’-]+ ){0,4}?(?:found|broke|fell|lost|died|passed away|hurt|stole|sold|sent|gave|got hacked)\b/i;
const SUBJECT =
  /^(?:(?:from|starting|on|as of|beginning|until|since|after|this|next|in) [^,]{2,40}?,? )?(?:we|our|your|you|the|all|nothing|everything|everyone|he|she|they|it|nobody|no|both|dr|mr|ms|[A-Z][\w’.&-]+)\b/;
const ORDER =
  /^(?:bring|call|book|come|reply|pick|sign|send|use|save|check|ask|tell|let|register|order|arrive|park|return|pay|update|confirm|please)\b/i;

/** Nouns that stand for something that happens. */
const HAPPENS: readonly (readonly [heard: RegExp, says: string])[] = [
  [/^(?:our|the|a) (?:upcoming )?move (?=to\b)(.+)$/i, "we’re moving $1"],
  [/^(?:our|the) relocation (?=to\b)(.+)$/i, "we’re moving $1"],
  [/^(?:our|the) (?:[\w’-]+ ){0,2}(?:closure|closing)\b ?(.*)$/i, "we’re closed $1"],
  [/^(?:the )?(?:grand )?opening of (.+)$/i, "we’re opening $1"],
  [/^(?:our|a|the) (\d[\d.]*%) (price|rate|fee|rent) (?:increase|rise)\b ?(.*)$/i, "our $2s go up by $1 $3"],
  [/^(?:our|a|the) (price|rate|fee|rent) (?:increase|rise) of (\S+)(.*)$/i, "our $1s go up by $2$3"],
  [/^(?:our|a|the) (price|rate|fee) (?:increase|rise)\b ?(.*)$/i, "our $1s go up $2"],
  [/^(?:the )?retirement of (.+)$/i, "$1 is retiring"],
  [/^(dr\.? [\w-]+)’s retirement\b ?(.*)$/i, "$1 is retiring $2"],
  [/^(?:our |the )?(?:new )?online (?:booking|scheduling)\b ?(.*)$/i, "you can now book online $1"],
  [/^(?:our |the )?(?:new )?online payments?\b ?(.*)$/i, "you can now pay online $1"],
  [/^(?:our |the )?(?:new )?(?:text|sms) reminders\b ?(.*)$/i, "we now send reminders by text $1"],
  [
    /^(?:our |the )?(?:new )?(?:ai|voice|phone|virtual) (?:phone |voice )?(assistant|receptionist)\b(?! (?:(?:now|also|will|can) )*(?:answer|take|pick|book|speak|help|work|start|begin|go|goes|pick|come|arriv|launch|stop|end|need|get|replac|remain|stay|send|write|text|connect|integrat|support|handle|hear|learn|is|are|has|was|were|went|had)\w*) ?(.*)$/i,
    "an AI $1 now answers our phone $2",
  ],
  [/^(?:our|the|a) new ((?:[\w’-]+ ){0,3}[\w’-]+s)\b(?!’)(.*)$/i, "we have new $1$2"],
  [/^our new (.+)$/i, "we have a new $1"],
  [
    /^raising (?:the |our )?(rents?|prices?|rates?|fees?)(?: by)? (\d\S*)(.*)$/i,
    "our $1 goes up by $2 from$3",
  ],
];

/** What is said of people, with its verb before the place: 'Dr. Lee, who speaks Korean'. */
const tidied = (text: string): string =>
  text
    .replaceAll(/ {2,}/g, " ")
    .replace(/[\s.!;,]{1,9}$/, "")
    .trim();

/** A sentence with an end mark, in the words that were typed. */
export function sentenceOf(typed: string, link: string): string {
  const said = tidied(typed.replaceAll("'", "’").replace(/^(?:that|about|,) /i, ""));
  const whole = (text: string) => `${capital(spelled(tidied(text)))}.`;
  if (/\binvit/.test(link) && /^(?:to|for) (?:an?|our|the) /i.test(said))
    return whole(`you’re invited to ${said.replace(/^(?:to|for) /i, "")}`);
  if (/\b(?:remind|ask|invit|encourag|urg)\w*\b/.test(link) && /^to /i.test(said))
    return whole(`please ${yours(said.slice(3))}`.replace(/^please please/i, "please"));
  if (/^please\b/i.test(said)) return whole(yours(said));
  if (/\bintroduc\w*|\bmeet\b/.test(link) && !VERB.test(said)) return whole(`please meet ${said}`);
  if (/\bthat\b/.test(link) && !/^(?:our|the|a) new \S+$/i.test(said) && !/^[a-z]+ing\b/i.test(said))
    return whole(said);
  if (
    /^(?:from|starting|beginning|as of|on|until|since) \S[^,]{1,30}?,? (?:we|you|our|your|the)\b/i.test(said)
  )
    return whole(said);
  if (/\bthank/.test(link) && /^for /i.test(said)) return whole(`thank you ${yours(said)}`);
  const happens = HAPPENS.find(([heard]) => heard.test(said));
  if (happens)
    return whole(
      said
        .replace(happens[0], happens[1])
        .replace(/\bour rents?\b/, "your rent")
        .replace(/ from (?=from|on|starting|as of|$)/, " ")
        .replace(/\b(prices|rates|fees) goes\b/, "$1 go"),
    );
  if (
    /^(?!starting|beginning|parking|pricing|during|nothing|everything|something|billing|spring)[a-z]{3,}ing\b/i.test(
      said,
    )
  )
    return whole(`we’re ${said}`);
  if (ORDER.test(said)) return whole(`please ${yours(said).replace(/^please /i, "")}`);
  if (VERB.test(said) || HAPPENED.test(said)) return whole(said);
  return whole(`we’re writing about ${said}`);
}
const yours = (text: string): string =>
  text
    .replaceAll(/\btheir\b/g, "your")
    .replaceAll(/\bthey\b/g, "you")
    .replaceAll(/\bthem\b/g, "you");

/** True of a piece behind a comma that is a sentence of its own. */
export const standsAlone = (piece: string): boolean =>
  (SUBJECT.test(piece) && VERB.test(piece)) ||
  /^[a-z][\w’-]*s (?:\w+ )?(?:move|start|begin|end|change|are|will|stay|open|close|remain|take)\b/i.test(
    piece,
  ) ||
  (ORDER.test(piece) && piece.split(" ").length > 2);

/** A term of a rule as a sentence: '24 hours notice', '$50 fee after that'; absent where it is none. */
export function termOf(piece: string): string | undefined {
  const notice = /^(\d+ (?:hours?|days?))(?:’s?)?(?: of)? notice$/i.exec(piece)?.[1];
  if (notice) return `Please let us know at least ${notice} ahead if you can’t make it.`;
  const [, sum, rest = ""] = /^(?:a )?(\$?\d[\d.,]*(?: ?%)?) (?:fee|charge)(.*)$/i.exec(piece) ?? [];
  if (!sum) return undefined;
  return /after (?:that|this)/i.test(rest)
    ? `After that, there is a fee of ${sum}.`
    : `There is a fee of ${sum}${rest}.`;
}

/** What is to be mentioned, as a sentence. */
export function mentioned(thing: string, isClosed = false): string {
  const said = plain(thing);
  if (isClosed && PERSON.test(said))
    return "You can always ask for a person, and one of us will call you back when we’re open.";
  const known = MENTIONED.find(([heard]) => heard.test(said))?.[1];
  if (known) return known;
  const [, who, what] =
    /^(?:that )?(?:they|patients|clients|customers|people|parents|guests) (can|need to|should|must|may|don’t need to) (.+)$/i.exec(
      thing.replaceAll("'", "’"),
    ) ?? [];
  if (who && what) return `You ${who} ${yours(what)}.`;
  if (/^(?:how|what|where|when|who|why|which) /i.test(thing))
    return `${capital(tidied(thing.replaceAll("'", "’")))}: [in one sentence].`;
  const invited = /^invit(?:e|ing) (?:them|you|everybody|everyone|our \w+|all) (.+)$/i.exec(thing)?.[1];
  if (invited) return `You’re invited: please come ${invited.replace(/^to come /i, "")}.`;
  const bare = tidied(thing.replaceAll("'", "’").replace(/^(?:that|the fact that) /i, ""));
  return VERB.test(bare) ? `${capital(bare)}.` : `${capital(bare)}: [in one sentence].`;
}
const PERSON = /\b(?:person|human|one of us|staff member)\b/;
const MENTIONED: readonly (readonly [RegExp, string])[] = [
  [PERSON, "You can always ask for a person, and you’ll be put through or called back."],
  [/\bemergenc/, "In an emergency, call 911 first."],
  [/(?:same|keep\w*).*(?:phone|number)|number (?:stays|remains)/, "Our phone number stays the same."],
  [/same (?:team|staff|people)/, "You’ll meet the same people."],
  [/same hours/, "Our hours stay the same."],
];
