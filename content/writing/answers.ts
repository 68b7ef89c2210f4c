/** Short answers to what prompts ask beside their subject, each in the words of any trade. */
export interface Answer {
  /** Lower case, plain: the question. */
  heard: RegExp;
  answer: string;
}

export const answers: readonly Answer[] = [
  {
    heard:
      /\b(won'?t|wont|doesn'?t|never) stop talking|long.?winded|chatty|talks? (too long|forever)|off the phone\b/,
    answer:
      "Take the word at a breath, with their name and a summary: “So it is about this; I write it down, and you hear from us today before five.” Somebody who has been summed up can stop. If people are waiting in front of you, say so: “I have somebody at the counter now; may I call you at four?”",
  },
  {
    heard:
      /\b(how much|cost|price)\b.*\b(ai|assistant|answering service|virtual receptionist|phone service)\b/,
    answer:
      "With this site’s own service {priceRange}; it depends on {priceDepends}. With others ask for the sum for your own counted week, with setup, minutes beyond the plan, holidays and notice in it.",
  },
  {
    heard: /\bis it (really )?worth\b/,
    answer:
      "That is a sum with your own numbers: the calls of two weeks that nobody answered, how many of them were new, what a new one is worth to you, and what share would have come. Set that beside the yearly price; if it is close, take the cheaper way first.",
  },
  {
    heard:
      /\brecord(ed|ing)?s?\b.*\b(calls?|conversations?)\b|\b(calls?|conversations?)\b.*\brecord(ed|ing)?s?\b/,
    answer:
      "it may be, if callers know of it. In some states one side’s consent is enough, in others everybody’s is needed, and a call between two states can fall under the stricter rule. Say it in the first sentence, leave a way to say no, and have a lawyer of your state read that sentence before you switch it on.",
  },
  {
    heard:
      /\b(is it (rude|ok|okay|bad|unprofessional)|do (people|customers|callers|clients) (mind|hate|like))\b/,
    answer:
      "It depends on what follows. A call that goes unanswered and is called back at the hour that was named is forgiven; one that ends in a full mailbox is not. Ask five of your own.",
  },
  {
    heard: /\b(legal|allowed|compliant|against the law)\b/,
    answer:
      "That is for counsel in your state to say. Ask with the sentence in your hand: rules on calls and texts treat the answer to somebody who has just called differently from advertising, and a profession may have its own on what stays private. Keep it to who you are, one question and an hour, and stop when asked to.",
  },
  {
    heard: /\bwhat should (it|the text|a text|the message) (say|include)\b/,
    answer:
      "“This is [name of the business]. Sorry that we could not pick up. What is it about? We call today before five.” Nothing about the matter itself, for others read that screen too.",
  },
  {
    heard: /\bwho (sends|writes|reads|checks|runs|owns|looks after)\b/,
    answer:
      "The line itself sends it, so that nobody has to remember. One person by name reads what comes back, at fixed hours, with a second name for days off.",
  },
  {
    heard:
      /\b(what (do|does) .*(expect|want|need)|expect)\b.*\b(night|2 ?am|3 ?am|after hours|late|weekend)\b/,
    answer:
      "A person or a voice that answers within a few rings, says the name of the house, lets them finish and says what happens next and when. Not a solution at that hour, but the certainty that somebody knows of it.",
  },
  {
    heard: /\b(what (do|does)|which) .*\b(expect|want to hear)\b/,
    answer:
      "To hear at once that they have reached the right place, to be let finish, and to be told what happens next, by whom and when. Ask five of your own what they would have liked to hear, and put their words on the card.",
  },
  {
    heard:
      /\bwho (should|has to|is going to|will|would|can|must)? ?(pick|picks|answer|answers|take|takes|call|calls|be calling|do|does|be the one)\b/,
    answer:
      "One person by name for each stretch of the day, and a second name for when that one cannot. It should be whoever is interrupted least by it, not whoever knows most; what needs knowledge is passed on with a promise.",
  },
  {
    heard:
      /\bhow (fast|quick|quickly|soon|long)\b.*\b(call|get|ring|respond|reply|answer|text)\w*\b.*\bback\b|\bhow (fast|quick|quickly|soon) (to|should|do|must) .*(call|answer|reply|respond)/,
    answer:
      "As fast as you can promise on a bad day and keep. Name the hour in the first sentence; what cannot wait is rung through within minutes, and everything else has an answer on the same working day, even if it is only the day on which the real one comes.",
  },
  {
    heard: /\bhow often\b.*\b(call|try|text|follow|remind|check|back)\b/,
    answer:
      "Three tries on three different hours, then a text with a question and a way to answer, then silence. Note each try with its hour, so that nobody calls a fourth time and nobody believes that somebody else did.",
  },
  {
    heard: /\bwhat (counts|qualifies|is considered|is|makes) .*\b(emergency|urgent|emergencies)\b/,
    answer:
      "What is dangerous, or gets worse before morning. For {one} that means {urgents}. Where a life may be in danger it is 911 first, and you afterwards; put the list on the page, so that nobody has to decide it at night.",
  },
  {
    heard:
      /^(?:and )?(?:what (?:does|do|will|would) (?:it|that|this) cost|how much (?:is|does|will|would) (?:it|that|this)(?: cost)?|what'?s it cost|what(?:'s| is) the price)\W*$|^(?=.*\b(?:call-?outs?|com(?:e|es|ing) out|going out|visits?|house calls?|trips?|after[- ]hours|nights?|evenings?|weekends?|sundays?|holidays?|emergenc(?:y|ies))\b)(?!.*\bmissed\b).*(?:\bwhat (?:does|do|will|would) .{2,40} cost\b|\bhow much\b(?! (?:time|of|business)\b)|\bwhat(?:'s| is) the price\b|\bwhat (?:are|do) .*(?:prices|fees)\b)/,
    answer:
      "That is your own price list: [what coming out costs after hours, from when on, and what it depends on]. Say the amount or the range before anybody sets out, and say it again in writing.",
  },
  {
    heard:
      /\bhow long\b(?!.*\b(hold|call ?backs?|call back|repl(y|ies)|answers?)\b).*\b(here|arriv\w*|shows? up|come|comes|coming)\b/,
    answer:
      "Say a span that you keep on a bad night: [from how many minutes to how many]. Whoever is on the way calls or texts when they set out, and again if it becomes later than said.",
  },
  {
    heard: /\b(what (to|should (i|we|they|she|he)|do (i|we|you)) (say|tell)|how to (say|word|phrase))\b/,
    answer:
      "Three sentences: what you have understood, what you can do about it, and what happens next with a day or an hour. Write them down and say them aloud before you need them.",
  },
  {
    heard:
      /\bwhat (to|should (i|we|they|she|he)|do (i|we|you)) (write|note|ask|put|take) ?(down)?\b|\bwhat information\b/,
    answer:
      "Name, number, what it is about in the caller’s own words, what was promised, and by when. For {one} also {sort0}, because the next step depends on it.",
  },
  {
    heard: /\b(how many rings|after how many rings|how long (should|does|can) (it|the phone) ring)\b/,
    answer:
      "Three or four, then it goes on to somebody or something that can answer. A longer wait helps nobody: whoever was going to pick up has done so by then.",
  },
  {
    heard: /\b(voicemail|machine|message)\b.*\b(say|include|mention|have)\b|\bwhat .*(voicemail|recording)\b/,
    answer:
      "The name first, then what to leave, then the hour at which it is answered, and before all that where to turn if it cannot wait. Two or three sentences, read in one breath, and heard again from outside each quarter.",
  },
  {
    heard: /\b(should (i|we|they)|can (i|we)|is it (ok|okay|worth))\b.*\b(text|texting|sms)\b/,
    answer:
      "Yes, for what can be answered in one line and for those who agreed to it; no for bad news, danger and anything private. Somebody has to read the replies at fixed hours, or the text is only another mailbox.",
  },
  {
    heard: /\b(record(ed|ing)?s?)\b.*\b(legal|allowed|law|consent|ok|tell)\b|\b(legal|allowed)\b.*\brecord/,
    answer:
      "That depends on the state: some ask for one side’s consent, some for everybody’s. Say at the beginning that you record, leave a way to say no, and let a lawyer of your state read the sentence.",
  },
  {
    heard: /\b(how (to|do|should|can) .*\b(train|teach)|what (to|should) .*\bteach)\b/,
    answer:
      "By listening to real calls first, then easy ones with somebody beside, then alone with a name to turn to. A page with the ten usual calls does more than a day of talk.",
  },
  {
    heard: /\b(rude|angry|yell\w*|mad|upset|scream\w*|curs\w+)\b/,
    answer:
      "Let them finish, say back in one sentence what went wrong, and name the next step and its hour. Against insults one warning, then the call may end; it is noted with its time.",
  },
];
