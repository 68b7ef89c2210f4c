import { has } from "./text.ts";

const YES =
  /^(?:(?:oh|um|well|ok|okay|great|and) )*(?:yes|yeah|yep|yup|ya(?! (?:take|have|got|do|know|guys|all|open|accept|see|offer|think))|sure|correct|exactly|absolutely|definitely|affirmative|perfect|okay|ok|fine|great|good|sounds (?:good|great|right|fine|perfect)|that's (?:right|correct|it|fine|perfect|good|great|me|the one)|that is (?:right|correct)|thats (?:right|correct)|right|all (?:right|good|correct)|alright|go ahead|please do|works for me|that works|that'll work|book it|do it|let's do (?:it|that)|mm(?: hm+)?|mhm+|uh huh|mm hmm|of course|i would|i do|you got it|si|looks good|confirm(?:ed)?)(?= |$)/;

const NO_BUT_YES = /^no (?:that's|thats|that is|it's|its) (?:right|correct|fine|good|perfect|great|it)\b/;

const NO =
  /^(?:(?:oh|um|well|sorry|hm|actually) )*(?:no|nope|nah|not (?:really|quite|right|correct|exactly)|wrong|incorrect|negative|that's (?:not|wrong|incorrect)|thats (?:not|wrong)|that is (?:not|wrong)|neither|none)(?= |$)/;

export interface Intents {
  yes: boolean;
  no: boolean;
  book: boolean;
  moveIt: boolean;
  cancelIt: boolean;
  dropIt: boolean;
  person: boolean;
  message: boolean;
  question: boolean;
  repeat: boolean;
  wait: boolean;
  bye: boolean;
  thanks: boolean;
  hello: boolean;
  more: boolean;
  correction: boolean;
}

const QUESTION_START =
  /^(?:(?:and|so|ok|okay|but|oh|also|hi|hello|hey|wait|well|sorry|yeah|yes|actually|um|please|quick question|hold on|hang on|one second|just a second|one sec|first|before that|by the way|excuse me|just curious) )*(?:what|what's|whats|when|when's|where|where's|who|who's|why|how|how's|which|is|are|am i|do|does|did|can|could|will|would|should|may i|has|have you|isn't|aren't|don't you|any chance|anything about|tell me (?:about|more|what|how|where)|i (?:was )?wonder(?:ing)?|i'd like to know|i want to know|is there|what about|how about|(?:ya|you|y'all)(?: guys| all)? (?:take|have|got|do|open|accept|offer|see|deal))(?= |$)/;

const BOOK = [
  "book(ing|ed)?( me)?( in)?",
  "schedule( a| an| me| my)?",
  "(make|get|set up|have|need|want|like|arrange|take) (an|a|another|the) (new |quick |short |\\S+ )?(appointment|visit|consultation|slot|meeting|time|call)",
  "(need|want|like|get) (some |my )?(appointments?|to be seen)",
  "(come|get|squeeze|fit|pop) (me |us |him |her |my \\S+ )?in",
  "come (in|by|on|at|see)",
  "bring (my|him|her|in|the)",
  "(an|the|any) (opening|openings|availability|slot|slots)",
  "openings?",
  "availability",
  "available (times?|appointments?|slots?)",
  "(have|got|be|is there) (any ?thing|something|any times?|a time|time|space|room|any)( open| free| available| left)?",
  "what times? (do you|are|have|is)",
  "see (a|the|someone|somebody|my|dr|one of) ?(doctor|dentist|lawyer|attorney|nurse|hygienist)?",
  "be seen",
  "i'm due for",
  "(get|have|need) my teeth",
  "sign me up",
];

/** What an utterance (plain) asks for, apart from the values in it. `marked` is true when it ended in '?'. */
export function intentsOf(text: string, marked: boolean): Intents {
  const question =
    marked ||
    QUESTION_START.test(text) ||
    has(text, "(would|does|is|will) (this|it|that) \\S+.*", "(do|can|could|would) you \\S+.*");
  const no = NO.test(text) && !NO_BUT_YES.test(text);
  const moveIt = has(
    text,
    "reschedul\\p{L}*",
    "(move|change|switch|push|shift|postpone|bump|delay)( back| up| out| forward)? (my|the|our|an) (\\S+ ){0,3}(appointment|visit|cleaning|booking|check ?up|consultation|time)",
    "(move|push|shift) (my|the) \\S+( \\S+)? to",
    "(can't|won't|not going to|unable to) make (it to )?my (\\S+ )?(appointment|visit|cleaning)",
  );
  return {
    yes: !no && (YES.test(text) || NO_BUT_YES.test(text)),
    no,
    moveIt,
    cancelIt:
      !moveIt &&
      has(
        text,
        "cancel (my|our|the|an|his|her) (\\S+ ){0,3}(appointment|visit|cleaning|booking|check ?up|consultation|one|physical|filling|meeting)",
        "need to cancel",
        "want to cancel",
        "have to cancel(?! later)",
        "like to cancel",
        "cancel an? \\S+",
        "cancel my \\S+",
        "gotta cancel",
        "calling to cancel",
      ),
    dropIt: has(
      text,
      "never ?mind",
      "(i'll|i will|let me|i'd rather|i want to|i need to|gonna|going to|have to|gotta)( \\S+){0,6} (get back to you|call (you )?back|call again|think about it|think it over|sleep on it|check with my \\S+|talk (to|with) my \\S+|ask my \\S+)( .*)?",
      "forget (about )?(it|that|the whole thing)",
      "changed my mind",
      "don't bother",
      "stop booking",
      "cancel that",
      "cancel this",
      "cancel it",
      "scratch (that|it)( all)?$",
      "don't want (it|that|to book|an appointment)( any ?more)?",
      "start over",
      "start again",
      "not interested",
      "leave it",
    ),
    book: has(text, ...BOOK),
    person: has(
      text,
      "(speak|talk|chat|connect( me)?|transfer( me)?|put me through|get me|patch me|switch me) (to|with|through to|through)? ?(a |an |the |some|my |your |any )?(real |actual |live |human )*(person|human|people|someone|somebody|anyone|anybody|agent|representative|operator|receptionist|manager|staff|front desk|desk|supervisor|lawyer|attorney|doctor|dentist|nurse|team member|owner|sales|secretary|assistant)",
      "(real|actual|live|human) (person|human|being|receptionist|one)",
      "(speak|talk) to (a |some)?(human|one)",
      "operator",
      "representative",
      "customer service",
      "transfer me",
      "put me through",
      "get me (a|the) (person|human|manager)",
      "is there (a |any)(person|human|one) (there|i can)",
      "your manager",
    ),
    message: has(
      text,
      "(leave|take|pass on|pass along|send|give|record) (him |her |them |you |the doctor |the dentist )?(a|my|this|the) message",
      "(call|ring|phone|get back to) (me|us)( back)?(?! (a|an|the|sir|ma'am))",
      "(ask|have|get|tell) (?!to )(\\S+ ){1,3}(to )?(call|ring|phone|contact|give me a (call|ring|buzz))( me| us)?( back)?",
      "call ?back",
      "(please |could you |can you |just )?(tell|let) (dr|doctor|him|her|them|the|my|mr|ms|mrs|everyone|priya|june|rosa|judith|samuel|nadia|hana|elena|tobi|miles)( \\S+)? ?(\\S+ )?(that|know|i'm|i am|i)",
      "running (a (bit|little) )?(\\S+ (minutes )?)?late",
      "be (\\S+ (minutes )?)?late",
      "take a message",
      "message for",
    ),
    question,
    repeat:
      /^(?:(?:sorry|um|wait|i'm sorry) )*(?:what|pardon|pardon me|excuse me|huh|say (?:that|it) again|come again|what was that|what did you say|again|sorry|one more time|i didn't (?:hear|catch|get) (?:that|you|it))$/.test(
        text,
      ) ||
      has(
        text,
        "(repeat|say) (that|it|this|the \\S+)( again| please)?(?! after)",
        "can you repeat",
        "could you repeat",
        "what (was|were) (that|those|the|my)( \\S+){0,4} again",
        "didn't (catch|hear|get) (that|you|it)",
        "say (that|it) again",
        "one more time",
        "slow down",
      ),
    wait: has(
      text,
      "hold on",
      "hang on",
      "(just )?(a|one|1) (second|sec|moment|minute|min)( please)?",
      "wait a (minute|second|sec|moment)",
      "let me (check|think|see|look|get|grab|find)",
      "give me a (second|sec|minute|moment)",
      "bear with me",
    ),
    bye: has(
      text,
      "(good ?)?bye( bye)?",
      "see you( later| then)?",
      "that's (all|it|everything)( for now)?( thanks| thank you)?",
      "talk to you later",
      "have a (good|nice|great) (day|one|evening|night|weekend)",
      "i'm (all )?(done|good|set)( now)?( thanks)?",
      "nothing else",
      "hang up",
      "no that's all",
      "gotta go",
      "got to go",
    ),
    thanks: has(text, "thanks?( you)?( so much| a lot| very much)?", "cheers", "appreciate it"),
    hello:
      /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|howdy|yo|greetings|hello hello|hi there|hello there|hey there|is this (?:the )?(?:larkspur|fennbrook|harrow|ringwell|dentist|doctor|law|office|clinic|practice)\S*(?: \S+){0,3})$/.test(
        text,
      ),
    more: has(
      text,
      "neither( of (those|them|these))?",
      "none of (those|them|these)",
      "(another|different|other) (day|time|one|date|option|options|times|days)",
      "something else",
      "anything else",
      "any other (time|times|day|days|option|options)",
      "what else",
      "(those|they|that|it|these)( times| one)? (don't|do not|doesn't|won't|didn't|both don't|do n't) (really )?work",
      "neither works",
      "can't (do|make) (either|those|that|any)",
      "not (those|these|either|good for me)",
    ),
    correction: has(
      text,
      "actually",
      "wait",
      "no",
      "instead",
      "i (meant|mean)",
      "sorry",
      "rather",
      "make (that|it)",
      "change",
      "correction",
      "hang on",
      "scratch that",
      "not",
      "oops",
      "should be",
      "wrong",
    ),
  };
}

/** Which of the times on offer is meant by 'the first one', 'the later one', 'either'. */
export function pickOf(text: string): "first" | "second" | "either" | undefined {
  if (
    has(
      text,
      "either( one| is fine| works| of them| way)?",
      "both (work|are fine|are good)",
      "you (pick|choose)",
      "any of (them|those)",
      "don't (mind|care)",
      "doesn't matter",
      "whichever",
      "up to you",
    ) &&
    !has(text, "not either", "can't do either", "don't like either")
  )
    return "either";
  if (
    has(
      text,
      "(the |your )?(first|1st|earlier|former|earliest|sooner)( one| time| slot| option| of (the|those|these) (two|2))?( please| is| works| sounds|'s)?",
      "option (1|one|a)",
      "number (1|one)",
    )
  ) {
    return has(
      text,
      "first (thing|available|name|visit|time (here|visiting|patient))",
      "earlier than",
      "any(thing)? earlier",
      "something earlier",
    )
      ? undefined
      : "first";
  }
  if (
    has(
      text,
      "(the |your )?(second|2nd|later|latter|last|other|latest)( one| time| slot| option| of (the|those|these) (two|2))",
      "the (second|2nd|later|latter|last|latest)( one)?",
      "^(second|2nd|latter|last)( please)?$",
      "option (2|two|b)",
      "number (2|two)",
    )
  )
    return has(text, "later than", "anything later") ? undefined : "second";
  return undefined;
}
