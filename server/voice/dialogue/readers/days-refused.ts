import { addDays } from "./calendar.ts";
import type { DayReading } from "./day-reading.ts";
import { byDate, MONTH } from "./months.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";

/** 'A cleaning Tuesday, I have Aetna': a plan keeps nobody from coming. */
const INSURED =
  "insur\\w+|coverage|dental plan|aetna|cigna|delta|met ?life|guardian|humana|blue ?(?:cross|shield)|anthem|medicare|medicaid|medi-?cal|united|kaiser|tricare|molina|ambetter|ppo|hmo|questions?";

/**
 * Takes what does not suit: 'not Mondays', 'I work on Fridays', 'not the 24th', 'not this Tuesday but the one after'.
 * @returns days that are passed over for those a week later
 */
export function takeRefused({ heard, each, coming, add, today }: DayReading): string[] {
  const not = (m: RegExpMatchArray) => {
    for (const word of m[0].match(new RegExp(`\\b${DAY}\\b`, "g")) ?? []) {
      const w = weekdayIndex(word);
      if (w >= 0 && !heard.notWeekdays.includes(w)) heard.notWeekdays.push(w);
    }
  };
  const notComing = (m: RegExpMatchArray) => {
    const w = weekdayIndex(new RegExp(`\\b${DAY}\\b`).exec(m[0])?.[0] ?? "");
    if (w >= 0) heard.not.push(coming(w));
  };
  each(
    `(?:not|don't want|do not want|can't do|no good on|isn't|not on|rather not)(?: on| for)? (?:the )?(?:${MONTH} )?(\\d{1,2})(?:st|nd|rd|th)(?: of ${MONTH})?`,
    (m) => heard.not.push(byDate(Number(m[2]), m[1] ?? m[3], today)),
  );
  each(
    `not (?:this|the coming)(?: coming)? ${DAY}(?: (?:and|or|but))? (?:not )?next \\w+ (?:but )?the (?:one|week) after(?: that| next)?`,
    (m) => add(addDays(coming(weekdayIndex(m[1]!)), 14)),
  );
  each(
    `not (?:this|the coming)(?: coming)? ${DAY}(?: but)? (?:the (?:one|week) after(?: that)?|the next(?: one)?|next \\w+)`,
    (m) => add(addDays(coming(weekdayIndex(m[1]!)), 7)),
  );
  // 'Any morning that week, not just the Monday' refuses none.
  each(`not (?:just|only) (?:on )?(?:the |that )?${DAY}`, () => {});
  const skipped: string[] = [];
  each(`(?:but |just )?not (?:this|this coming|the coming) ${DAY}`, (m) =>
    skipped.push(coming(weekdayIndex(m[1]!))),
  );
  const BEFORE = "(?:(?:for|on|in|a|any|the|next|this) ){0,3}";
  const LIST = `${DAY}(?: (?:or|and) (?:on )?(?:a )?${DAY}){0,3}`;
  each(
    `(?:any day|any ?thing|any ?time|every ?day|whenever)? ?(?:that |that's |that is )?(?:(?:can't|cannot|can not|couldn't|won't|shouldn't|mustn't|had better not|better not) be|any(?:thing|time| day| time) but|not|isn't|is not|aren't|except|besides|other than|apart from|can't do|cannot do|can't make(?: it)?|can't|can't come(?: in)?|(?<!(?:'s|is|are|was) )no good|never) ${BEFORE}${LIST}`,
    (m) => {
      not(m);
      if (/\b(any|every|whenever)/.test(m[0])) heard.any = true;
    },
  );
  // 'Any day works but Monday'; 'mine is Tuesday, but his on Thursday' leaves out none.
  each(
    `(?<=(?:any|every|all|whenever|no)(?:day|thing|time)?s?(?: \\S+){0,4} )but (?:not )?${BEFORE}${LIST}`,
    not,
  );
  // 'Monday is fine but Tuesday no', 'I can come in but Monday I work'.
  each(
    `but (?:on )?${LIST}(?= (?:no$|no (?!wait|sorry|actually)|i (?:work|can't|cannot|have (?:to )?work)))`,
    not,
  );
  each(
    `(?:next |this |on )?${LIST}(?: (?:doesn't|does not|don't|do not|won't|isn't|is not|aren't|are not)(?: really)? (?:work|good|great|suit|possible)(?: for me)?| (?:is|are) (?:no good|bad|out|impossible)|'s (?:no good|out|bad)| no good| (?:won't|will not) do)`,
    not,
  );
  each(
    `(?:i|we|i'm|we're|i am|we are|i'll be|he|she|he's|she's|he is|she is|they're|he'll be|she'll be)(?: always| usually| also| have)? (?:works?|working|busy|away|out of town|on (?:call|duty|shift)(?: at (?:the )?\\w+)?|in (?:class|school|court|meetings?)|booked|tied up|class|meetings?|teach|travel)(?: all day)?(?: on)? ${LIST}`,
    not,
  );
  // 'Mondays I'm in class'.
  each(
    `(?:on )?${LIST} (?:i|we|he|she)(?:'m|'re|'s| am| are| is) (?:always |usually )?(?:in (?:class|school|court|surgery|meetings?|depositions)|(?<!\\b(?:he|she)(?:'s| is) )(?:working|at work)|(?:working|at work)(?! then)|busy|away|out|teaching|tied up|booked)`,
    not,
  );
  // 'Dad has dialysis Monday, Wednesday and Friday'.
  each(
    `(?:i|he|she|they|we|\\w+) (?:has|have|'ve got|'s got|gets?) (?:\\w+ )?(?:dialysis|therapy|chemo|treatments?|physio|rehab|class|classes|practice|lessons|school|work|custody)(?: on)? (?:${DAY}s?[ ,]*(?:and |or )?){1,4}`,
    not,
  );
  // 'She has piano Tuesdays', 'he's got bowling on Wednesdays'.
  each(
    `(?:i|he|she|they|we)(?:'s| has| have|'ve)(?: got)? (?!(?:\\S+ )?(?:off|free|time|open|nothing|any|no|appointments?)(?= ))(?:\\w+ ){1,2}?(?:on )?(?=\\S+days)${DAY}`,
    not,
  );
  // 'Forget Wednesday'.
  each(`(?:forget|never mind)(?: about)? (?:the |that )?${DAY}`, notComing);
  // 'Tuesday the 8th? That's my anniversary'.
  each(
    `${DAY} the (\\d{1,2})(?:st|nd|rd|th) (?:no |wait |oh )*that's (?:my|our|her|his|their) (?!(?:only|best|first|free|day|next|appointment|visit)(?= |$))\\w+`,
    (m) => heard.not.push(byDate(Number(m[2]), undefined, today)),
  );
  // 'Thursday's her follow up', 'Thursday, that's my yoga', 'she's got a follow up Thursday'.
  each(
    `${DAY}(?:(?: that)?'s| is) (?:my|her|his|our|their) (?!(?:only|best|first|free|favorite|preferred|day off|off day|easiest|good)(?= |$))\\w+|(?:he|she|they)(?:'s|'ve| has| have) (?:got )?an? (?:\\w+[ -]){1,3}?(?:on )?(?:this |next )?${DAY}(?! (?:at|instead))`,
    notComing,
  );
  // 'I've got a thing Tuesday', 'my wife has her class Monday'.
  each(
    `(?:i've got|i have|i've|i got|we have|we've got|(?:my|his|her|our) \\w+(?:'s| has| have)(?: got)?) (?:an? |my |his |her |the |our |some )(?!(?:\\S+ ){0,2}?(?:off|free|time|open\\w*|appointments?|visit|cleaning|check-?up|consult\\w*|physical|crown|filling|one|\\d))(?:[\\w']+ ){1,3}?(?:on )?(?:this |next )?${DAY}(?! (?:at|instead))`,
    notComing,
  );
  // 'Tuesday's choir, Wednesday' names what is on the one beside the other.
  each(
    `${DAY}(?:'s| is) (?!(?:good|fine|ok|okay|great|best|better|perfect|free|open|possible|preferred|when|what|the|a|an|ideal|easiest|easier|not|no|out|off|my|our|his|her|their|too|also|at|in|on)\\b)\\w+(?: (?:day|night|practice))?(?=[ ,]+(?:(?:so|then|make|it|do|say|maybe|no|wait)[ ,]+)*(?:on )?${DAY}(?! (?:too|also|as well)))`,
    notComing,
  );
  // 'Thursday I bowl', 'Mondays she volunteers'.
  each(
    `(?:on )?${DAY} (?:i|we|he|she|they) (?:always |usually )?(?:bowls?|golfs?|fish(?:es)?|hunts?|swims?|volunteers?|babysits?|teach(?:es)?|coach(?:es)?|travels?|fly|flies|bartends?|tends? bar|drives?|plays? \\w+|watch(?:es)? \\w+)`,
    notComing,
  );
  // 'Hoy ya no puedo', 'today I have to take her to the doctor'.
  each(
    "(today|tomorrow) (?:(?:i|we|yo|he|she)(?:'m|'re|'s| am| are| is)? )?(?:ya )?(?:no puedo|no podemos|tengo que|tenemos que|can't|cannot|have to|have got to|working|(?<=(?:i|we|he|she) )works?|trabaj[oa]|busy|booked|away|tied up|no (?:voy a (?:estar|poder)|voy|estoy|estar[eé]|podr[eé]|estamos)|(?:i )?(?:won't|will not|'m not going to) be (?:here|home|in|around|there))(?! (?:come|see|venir|be there|for|fine|well|ok))",
    (m) => heard.not.push(addDays(today, m[1] === "today" ? 0 : 1)),
  );
  // 'Tomorrow I've got my sister still here'.
  each(
    "(today|tomorrow) (?:i've got|i have|i got|we've got|we have) (?:my|our|the|a|an|company|family|guests|people|kids)(?: (?!off\\b|free\\b|open\\b|day\\b|time\\b|appointment\\b)\\w+){1,3}",
    (m) => heard.not.push(addDays(today, m[1] === "today" ? 0 : 1)),
  );
  // 'I've got eleven people coming Thursday'.
  each(
    `(?:i've got|i have|i'm having|we've got|we have|we're having) (?:\\S+ ){1,5}?(?:coming|staying|visiting|over|to (?:dinner|lunch))(?: over| in| to \\w+| for \\w+)?(?: on)? (?:this |next )?${DAY}`,
    notComing,
  );
  // 'Monday I've got my kid's thing', 'Thursday's surgery day'.
  each(
    `${DAY} (?:i've got|i've|i have|i got|we have|we've got|(?:my|his|her|our) \\w+(?:'s| has| have)(?: got)?) (?!(?:\\S+ ){0,3}?(?:${INSURED}|off|free|time|open|nothing|appointments?|visit|cleaning|check-?up|consult\\w*|physical|crown|filling|one|\\d))(?:an? |my |the |his |her |to )?\\w+|${DAY}(?:'s| is) (?:my |our |the )?(?!the |my |our |his |her |their |a |good |best |better |fine |ok |okay |great |perfect )\\w+ (?:day(?! off)|night|game|practice|class)`,
    notComing,
  );
  return skipped;
}
