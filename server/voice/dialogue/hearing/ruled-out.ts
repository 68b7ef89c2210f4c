import type { DialogueState } from "../../../../contracts/voice.ts";

// What a caller rules out of days and hours, put plainly: 'not the second', 'later than eight'.

const WEEKDAY = "(?:(?:this|next|coming) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const NTH =
  "(?:twenty-?|thirty-?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth|\\d{1,2}(?:st|nd|rd|th)";
const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const DAY = `(?:${WEEKDAY}(?:,? (?:the )?(?:${NTH}))?|tomorrow|today|(?:the |${MONTH} (?:the )?)(?:${NTH}))`;
const HOUR =
  "(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: (?:thirty|fifteen|forty-five))?(?: ?o'clock| ?[ap]\\.?m\\.?(?!\\p{L}))?";
const CANNOT =
  "(?:i|we|he|she|they)(?:(?: really| just)? (?:can't|cannot|can not|couldn't|won't|don't)|'m (?:away|busy|out|gone|working)|'re (?:away|busy|out|gone)| work| fly)(?: (?:make|do|come|manage|be there|get there|have free))?(?: it)?(?: in)?(?!\\p{L})";

/** 'Not the second, that's the one I can't make', 'Wednesday's exactly the day I can't do': that day is ruled out. */
const THE_ONE_THAT_WILL_NOT_DO = new RegExp(
  `(?<!\\p{L})(?:(?:not|no) )?(?:on )?(?<day>${DAY})(?:'s| is|[,.;]? (?:that's|that is|it's|that was|thats))(?: exactly| just| precisely| the very)* (?:(?:the |my )?(?:one|day|date|time)(?: that| when)?|when|what) ${CANNOT}[,.;!]?`,
  "giu",
);
/** 'Friday, no, that's the holiday weekend', 'the ninth, oh no I fly that day': said and taken back, and why. */
const TAKEN_BACK = new RegExp(
  `(?<!\\p{L})(?:or )?(?<day>${DAY})[,.;-]*(?: (?:um|uh|oh|ah|hm+|wait|hang on|hold on|shoot|sorry|well)[,.;]*)* (?:no|nope)[,.;!]*(?: (?:wait|sorry|hang on|hold on)[,.;]*)* (?:(?:that's|that is|thats|it's|there's|${WEEKDAY}(?:'s| is))(?! (?:fine|good|right|ok|okay|great|perfect|better|all|it|what|correct|the one)(?!\\p{L}))(?: (?!next(?!\\p{L})|this(?!\\p{L})|and |so |but |how |can |could |what )(?!${DAY})[\\p{L}'-]+){1,4}?|(?:i|we|he|she)(?:'m|'ve|'re|'s)? (?!(?:said|mean|meant|want|need|think|'d)(?!\\p{L}))(?:[\\p{L}'-]+ ){0,4}?(?:that|then|on that) ?day|${CANNOT})(?=[,.;!]| (?:um|uh|so|how|next|this|make|let|maybe|then|can|could|or|${DAY})(?!\\p{L})|$)[,.;!]*`,
  "giu",
);
/** 'The ninth I'm in court', 'the tenth we're away': a date on which something else is. */
const ELSEWHERE_ON = new RegExp(
  `(?<!\\p{L})(?:on )?(?<day>(?:${WEEKDAY},? )?(?:the |${MONTH} (?:the )?)(?:${NTH}))(?:,|[.;]? but)? (?:i'm|we're|he's|she's|i am|i'll be|we'll be) (?:all day )?(?:away|busy|working|out|gone|tied up|traveling|travelling|flying|in (?:court|surgery|class|school|meetings|depositions)|at work|at a \\p{L}+|on (?:a job|call|duty|vacation|the road))(?: (?:of town|all day))?(?!\\p{L})[,.;!]*`,
  "giu",
);
/** 'Eight, thats kinda early', 'two's a little late for me': hours on the other side of it. */
const TOO =
  "(?:too|way too|(?:just )?an? (?:little|bit|tad|touch|smidge)(?: bit)?(?: too)?|kind of|kinda|sort of|sorta|pretty|awfully|rather|so|really|very|quite)";
const EARLY_OR_LATE = new RegExp(
  `(?<!\\p{L}|\\d|:)(?:at )?(?<hour>${HOUR})(?:'s| is| would be| sounds| seems| feels|,? (?:that's|thats|that is|it's|that'd be|that would be|that seems|that feels))(?: still| just| really| honestly)? ${TOO} (?<how>early|late)(?: (?:for (?:me|us|him|her)|in the (?:day|morning)))?(?!\\p{L})`,
  "giu",
);
/** 'The first or the second', of dates: where nothing is offered to choose from. */
const DATES = new RegExp(
  `(?<!\\p{L})(?:(?<not>not )the (?<only>first|second)|the (?<one>first|second)(?= or (?:the )?(?:${NTH}))|(?<=the (?:\\p{L}+|\\d+st) or )(?:the )?(?<other>second)(?! (?:and|to|half|week|month)))(?!\\p{L}| (?:one|time|thing|day|visit|appointment|half|week|available|opening|slot|of those|place|part|number))`,
  "giu",
);

export function ruledOut(words: string, { offered }: Pick<DialogueState, "offered">): string {
  const said =
    offered.length > 0
      ? words
      : words.replace(DATES, (...found) => {
          const { not = "", only, one, other } = found.at(-1) as Record<string, string | undefined>;
          return `${not}the ${/first/i.test((only ?? one ?? other)!) ? "1st" : "2nd"}`;
        });
  return said
    .replace(THE_ONE_THAT_WILL_NOT_DO, "not $<day>.")
    .replace(TAKEN_BACK, "not $<day>.")
    .replace(ELSEWHERE_ON, "not $<day>.")
    .replace(EARLY_OR_LATE, (...found) => {
      const { hour, how } = found.at(-1) as Record<string, string>;
      return `${/early/i.test(how!) ? "later" : "earlier"} than ${hour}.`;
    });
}
