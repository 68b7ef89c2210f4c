/** Short answers to what prompts ask beside their subject, each in the words of any trade. */
export interface Answer {
  /** Lower case, plain: the question. */
  heard: RegExp;
  answer: string;
}

export const answers: readonly Answer[] = [
  {
    heard:
      /\b(?:ok|okay|allowed|ethical|permitted|fine|legal) (?:with|by|under|for) (?:the |my |our |your )?(?:state )?bar\b|\bbar (?:rules|ethics)\b|\b(?:bar|ethics) (?:allow|permit|forbid|prohibit)\w*\b/,
    answer:
      "In general the bar asks of it what it asks of anybody who answers your phone and isn’t a lawyer: you supervise it, what it hears stays confidential, it gives no advice, and nobody is led to think they have a lawyer already. So it says that it’s a computer, takes the other side’s name before the story, and its vendor signs who may hear a call and when it’s deleted. Your state’s ethics line answers the rest in writing, and for nothing; ask it about recordings as well.",
  },
  {
    heard:
      /\b(won'?t|wont|doesn'?t|never) stop talking|long.?winded|chatty|talks? (too long|forever)|off the phone\b/,
    answer:
      "Wait for a breath, then use their name and sum up: “So it’s about this. I’m writing it down, and you’ll hear from us today before five.” People can stop once they have been heard. If someone is waiting in front of you, say so: “I have someone at the counter. May I call you at four?”",
  },
  {
    heard:
      /\b(how much|cost|price)\b.*\b(ai|assistant|answering service|virtual receptionist|phone service)\b/,
    answer:
      "This site’s own service costs {priceRange}, depending on {priceDepends}. Ask others what a week you counted would cost, including setup, minutes beyond the plan, holidays and notice.",
  },
  {
    heard: /\bis it (really )?worth\b/,
    answer:
      "Work it out with your own numbers: the calls nobody answered in two weeks, how many of them were new, what a new one is worth to you, and what share would have come. Compare that with the yearly price. If it is close, try the cheaper way first.",
  },
  {
    heard:
      /\brecord(ed|ing)?s?\b.*\b(calls?|conversations?)\b|\b(calls?|conversations?)\b.*\brecord(ed|ing)?s?\b/,
    answer:
      "it may be, if callers know about it. In some states one person’s consent is enough, in others everyone’s is needed, and a call between two states can fall under the stricter rule. Say it in the first sentence, leave a way to say no, and have an attorney in your state read that sentence before you switch it on.",
  },
  {
    heard:
      /\b(is it (rude|ok|okay|bad|unprofessional)|do (people|customers|callers|clients) (mind|hate|like))\b/,
    answer:
      "It depends on what comes next. People forgive a call that goes unanswered if you call back when you said you would. They don’t forgive a full mailbox. Ask five of your own.",
  },
  {
    heard: /\b(legal|allowed|compliant|against the law)\b/,
    answer:
      "Ask an attorney in your state, with the sentence in your hand. The rules treat a reply to someone who just called differently from advertising, and your profession may have its own about privacy. Keep it to who you are, one question and a time, and stop when asked to.",
  },
  {
    heard: /\bwhat should (it|the text|a text|the message) (say|include)\b/,
    answer:
      "“This is [name of the business]. Sorry we missed your call. What can we help with? We’ll call you today before five.” Leave out the reason for the call, since other people read that screen too.",
  },
  {
    heard: /\bwho (sends|writes|reads|checks|runs|owns|looks after)\b/,
    answer:
      "The phone system sends it, so nobody has to remember. One person, by name, reads the replies at set times, with a backup for days off.",
  },
  {
    heard:
      /\b(what (do|does) .*(expect|want|need)|expect)\b.*\b(night|2 ?am|3 ?am|after hours|late|weekend)\b/,
    answer:
      "A person or a voice that answers within a few rings, gives the name of the business, lets them finish, and says what happens next and when. They don’t expect a solution at that hour. They want to be sure that someone knows.",
  },
  {
    heard: /\b(what (do|does)|which) .*\b(expect|want to hear)\b/,
    answer:
      "That they have the right number, a chance to finish, and what happens next, from whom and when. Ask five of your own what they would have liked to hear, and put their words on the card.",
  },
  {
    heard:
      /\bwho (should|has to|is going to|will|would|can|must)? ?(pick|picks|answer|answers|take|takes|call|calls|be calling|do|does|be the one)\b/,
    answer:
      "One person by name for each part of the day, with a backup for when that person can’t. Choose whoever is interrupted least, not whoever knows most. Questions that need knowledge are passed on with a promise.",
  },
  {
    heard:
      /\bhow (fast|quick|quickly|soon|long)\b.*\b(call|get|ring|respond|reply|answer|text)\w*\b.*\bback\b|\bhow (fast|quick|quickly|soon) (to|should|do|must) .*(call|answer|reply|respond)/,
    answer:
      "As fast as you can keep up on a bad day. Say the time in the first sentence. If it can’t wait, someone calls within minutes; everyone else gets an answer the same working day, even if it only says when the real one comes.",
  },
  {
    heard: /\bhow often\b.*\b(call|try|text|follow|remind|check|back)\b/,
    answer:
      "Three tries at three different times of day, then a text with a question and an easy way to answer, then stop. Note each try with its time, so nobody calls a fourth time.",
  },
  {
    heard: /\bwhat (counts|qualifies|is considered|is|makes) .*\b(emergency|urgent|emergencies)\b/,
    answer:
      "Anything dangerous, or anything that gets worse before morning. For {one} that means {urgents}. If a life may be in danger, 911 comes first and you come after. Put the list on a page, so nobody has to decide at night.",
  },
  {
    heard:
      /^(?:and )?(?:what (?:does|do|will|would) (?:it|that|this) cost|how much (?:is|does|will|would) (?:it|that|this)(?: cost)?|what'?s it cost|what(?:'s| is) the price)\W*$|^(?=.*\b(?:call-?outs?|com(?:e|es|ing) out|going out|visits?|house calls?|trips?|after[- ]hours|nights?|evenings?|weekends?|sundays?|holidays?|emergenc(?:y|ies))\b)(?!.*\bmissed\b).*(?:\bwhat (?:does|do|will|would) .{2,40} cost\b|\bhow much\b(?! (?:time|of|business)\b)|\bwhat(?:'s| is) the price\b|\bwhat (?:are|do) .*(?:prices|fees)\b)/,
    answer:
      "That depends on your own price list: [what coming out costs after hours, from when on, and what it depends on]. Say the amount or the range before anyone sets out, and again in writing.",
  },
  {
    heard:
      /\bhow long\b(?!.*\b(hold|call ?backs?|call back|repl(y|ies)|answers?)\b).*\b(here|arriv\w*|shows? up|come|comes|coming)\b/,
    answer:
      "Give a time you can keep on a bad night: [from how many minutes to how many]. Whoever is on the way calls or texts when they leave, and again if they are running later than that.",
  },
  {
    heard: /\b(what (to|should (i|we|they|she|he)|do (i|we|you)) (say|tell)|how to (say|word|phrase))\b/,
    answer:
      "Three sentences: what you understood, what you can do about it, and what happens next with a day or a time. Write them down and say them aloud before you need them.",
  },
  {
    heard:
      /\bwhat (to|should (i|we|they|she|he)|do (i|we|you)) (write|note|ask|put|take) ?(down)?\b|\bwhat information\b/,
    answer:
      "Name, number, what it is about in the caller’s own words, what you promised, and by when. For {one} also {sort0}, because the next step depends on it.",
  },
  {
    heard: /\b(how many rings|after how many rings|how long (should|does|can) (it|the phone) ring)\b/,
    answer:
      "Three or four, then it goes on to someone or something that can answer. Waiting longer doesn’t help: anyone who was going to pick up has done so by then.",
  },
  {
    heard: /\b(voicemail|machine|message)\b.*\b(say|include|mention|have)\b|\bwhat .*(voicemail|recording)\b/,
    answer:
      "Your name first, then what to leave, then when you call back, and before all of that where to turn in an emergency. Two or three sentences, read in one breath, and checked from outside every few months.",
  },
  {
    heard: /\b(should (i|we|they)|can (i|we)|is it (ok|okay|worth))\b.*\b(text|texting|sms)\b/,
    answer:
      "Yes, for anything you can settle in one line and for people who agreed to it. No for bad news, danger and anything private. Someone has to read the replies at set times, or it is just another mailbox.",
  },
  {
    heard: /\b(record(ed|ing)?s?)\b.*\b(legal|allowed|law|consent|ok|tell)\b|\b(legal|allowed)\b.*\brecord/,
    answer:
      "That depends on the state: some ask for one person’s consent, some for everyone’s. Say at the beginning that you record, leave a way to say no, and have an attorney in your state read the sentence.",
  },
  {
    heard: /\b(how (to|do|should|can) .*\b(train|teach)|what (to|should) .*\bteach)\b/,
    answer:
      "Let them listen to real calls first, then take easy ones with someone next to them, then alone with someone to ask. One page with the ten usual calls does more than a day of talking.",
  },
  {
    heard: /\b(rude|angry|yell\w*|mad|upset|scream\w*|curs\w+)\b/,
    answer:
      "Let them finish, say back in one sentence what went wrong, and name the next step and its time. For insults, one warning, and then the call may end; write down when.",
  },
];
