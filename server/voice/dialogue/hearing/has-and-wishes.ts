// One that is there already, something in its way, and another time that is asked for: it is to be moved.

const DAY =
  "(?:(?:(?:this|next|coming) )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: morning| afternoon)?|tomorrow(?: morning| afternoon)?|today|this (?:morning|afternoon))(?:,? the \\d{1,2}(?:st|nd|rd|th))?";
const HOUR =
  "(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: thirty| fifteen| forty-five| o'clock)?(?: ?[ap]\\.?m\\.?)?(?![\\p{L}\\d:])";
const WHEN = `(?:${DAY}(?:,? (?:at )?${HOUR})?|(?:at )?${HOUR} (?:on )?${DAY})`;
const FOR = "(?: (?:for|about) (?:an?|my|the) \\p{L}+(?: (?!but|and|so|with)\\p{L}+)?)?";
const WITH = "(?: with (?:Dr\\.? |Ms\\.? |Mr\\.? )?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)?";
const SET = `(?:(?:I['’]m|I am|we['’]re) (?:already )?(?:supposed to (?:come in|come|be (?:there|in|seen)|see (?:you(?: guys| all)?|Dr\\.? \\p{Lu}\\p{L}+))|(?:down|scheduled|booked|set|due)(?: in)?|coming in|seeing (?:you(?: guys| all)?|Dr\\.? \\p{Lu}\\p{L}+)|meeting)|(?:I['’]ve got|I have|we have|we['’]ve got) (?:you(?: guys| all)?|an? (?:\\p{L}+ ){1,3}(?:set|booked|scheduled)?)|you(?:['’]ve got| have| got) (?:me|us)(?: down| in| set| scheduled)*)`;
/** What asks for another time. */
const WISH =
  "(?:(?:is there|are there|do you (?:guys )?have|you got|have you got|any chance|any way|would there be|what else|what about|how about|(?:can|could|may) (?:I|we) (?:do|come|get|make|have|take|switch|swap|go)|is(?= (?:Mon|Tues|Wednes|Thurs|Fri|Satur)day)|I could do|I can do))(?!\\p{L})";
const OTHER =
  "(?:later|earlier|another|else|instead|different|next week|week after|following|tomorrow|morning|afternoon|(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day|the \\d{1,2}(?:st|nd|rd|th))";
const IN_THE_WAY =
  /(?<!\p{L})(?:but|ugh|something(?:'s| has)? (?:came|come) up|not (?:gonna|going to)|can['’]?t|won['’]?t|conflict|double|now (?:they|my|the|i|we)|and my|and the|in the shop)(?!\p{L})/iu;
const ONE_MORE = /(?<!\p{L})(?:also|too|as well|another one|besides|add)(?!\p{L})/iu;

const HAS_AND_WISHES = new RegExp(
  `(?<=^|[.,!?] )(?:(?:so|and|hi|yeah|well),? )*${SET}${FOR}(?: (?:on|for|at))?${WITH} (?<when>${WHEN})${WITH}${FOR}(?<way>[^?]{3,120}?)[,.]? (?:(?:so|and|but|or),? )*(?<wish>${WISH}[^?]{0,60}?${OTHER})`,
  "iu",
);

/** 'I'm supposed to come in Monday at ten and my boss scheduled a thing, so can I do Tuesday?' */
const moveIt = (said: string): string =>
  said.replace(HAS_AND_WISHES, (all, ...found) => {
    const { when, way, wish } = found.at(-1) as Record<"when" | "way" | "wish", string>;
    if (!IN_THE_WAY.test(way) || ONE_MORE.test(all)) return all;
    const blocked = way.replace(/^[\s,.]*(?:(?:and|but|so|ugh),? )*/iu, "").replace(/[\s,.]+$/, "");
    return `My appointment is ${when}. ${blocked ? `${blocked}. ` : ""}I need to move it. ${wish}`;
  });

/** 'I'll just swing by this Sunday, okay?': who comes unannounced is told whether somebody is there. */
const SWINGS_BY =
  /(?:(?<=^)|[,.;!?]* )(?:(?:so|and|then|ok|okay),? )*(?:(?:I|we)(?:['’]ll| will|['’]m (?:gonna|going to)|['’]re (?:gonna|going to)| was (?:gonna|going to|planning to)| am going to)|is it (?:ok|okay|all right|alright) if (?:I|we)) (?:just |probably |maybe |simply )*(?:(?:swing|stop|drop|pop|roll|walk|show) (?:by|in|over|up)|(?<=just )come (?:on )?(?:by|in|over))(?: (?:there|the office|your office|your place))? (?<day>(?:on )?(?:this |next )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?: (?:morning|afternoon|evening))?|tomorrow|today|tonight|at [\p{L}\d:]+(?: [ap]m)?(?: tonight| today| tomorrow| this (?:evening|afternoon)))(?:[^?.!,]{0,30})?(?:,? (?:if (?:that['’]s|it['’]s|that is) |is that |will that be |that['’]?s? )?(?:ok(?:ay)?|all right|alright|cool|fine|good|right|yeah|a problem)(?:,? (?:is(?:n['’]t|nt) it|right))?)?[.?!]*$/iu;
/** What somebody says who has asked for nothing yet. */
export const beforeAny = (said: string): string =>
  moveIt(said).replace(SWINGS_BY, ". Can I come by $<day>? Are you open $<day>?");
