const CANNOT =
  "(?:not|cannot|\\w+n't)(?: (?:do|make|come|be|get|go|have|want|need|to|in|it|there|here|free|available|around|possible|anything))*(?: any ?(?:day|time))?(?: (?:in|over))? this week(?!end)";
const BAD =
  "this week(?:'s| is| looks)?(?: (?:just|really|a|kind|of|completely|totally|too|pretty|i'm|i am|we're)){0,3} (?:no good|bad|out|tough|crazy|busy|packed|full|impossible|booked|away|not|no|won't|doesn't|isn't|ya no puedo|no puedo|no podemos)(?: (?:work|possible|good|great|suit)(?: for (?:me|us))?)?";
const NOBODY =
  "this week (?:i|we|he|she|they) (?:just |really )?(?:can't|cannot|won't|couldn't)(?: (?:make it|do it|come|do))?";

/** 'Not this week', 'this week I can't': what is told beside it is counted from this week. */
export const THIS_WEEK_REFUSED = `(?:${CANNOT}|${BAD}|${NOBODY})`;
/** Once this week is refused: 'the week after', 'the next one', 'la otra'. */
export const WEEK_BEHIND =
  "(?:the )?(?:week|one) after(?: (?:that|this))?(?: one)?|(?:the )?(?:next|other|following) (?:one|week)|la (?:otra|siguiente|que (?:viene|sigue))|the week";
