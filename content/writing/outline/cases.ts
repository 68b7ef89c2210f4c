/**
 * What a phrase of a request changes, each with its preposition: ‘in Minnesota’, ‘with two small children’, ‘on a $500
 * budget’. `{Case}` is the phrase; the first that hears it asks.
 */
export const cases: readonly { heard: RegExp; ask: string }[] = [
  {
    heard:
      /^(?:in|on|before|after|during|over|for|by|until) (?:the |an? |early |late |next |first |this )*(?:spring|summer|autumn|fall|winter|season|january|february|march|april|may|june|july|august|september|october|november|december|christmas|holidays?|thanksgiving|easter)\b/,
    ask: "{Case}: from which day to which, and what has to be done earlier than people think? Ten years’ averages for the zip code, and last year’s dates.",
  },
  {
    heard: /\b(?:hurricanes?|storms?|floods?|wildfires?|earthquakes?|tornado\w*|power outages?|blizzards?)\b/,
    ask: "{Case}: which warning comes how many hours ahead, and what has to be done in those hours? The county’s emergency office.",
  },
  {
    heard: /\$|\bbudget\b|\bincomes?\b|\bcheap\w*\b|\bfree\b/,
    ask: "{Case}: what comes first, what’s left out, and what’s borrowed or bought used? A list with real prices, added up.",
  },
  {
    heard:
      /\b(?:arthritis|diabetes|diabetic|allerg\w+|asthma|dementia|adhd|autis\w+|anxiety|disabilit\w+|wheelchairs?|pregnan\w+|celiac|cancer|blind\w*|deaf\w*|epilep\w+|limp|obes\w+|kidney\w*)\b/,
    ask: "{Case}: which of these points does it change first, and what mustn’t be done because of it? Whoever treats it, by name.",
  },
  {
    heard: /^with (?:\w+ ){0,4}(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?)\b/,
    ask: "{Case}: what harms them, what do they ruin, and where are they meanwhile? A vet, and one owner who did it.",
  },
  {
    heard:
      /^(?:with|for) (?:an?|my|your|the|one) (?:[\w’'-]+ ){0,3}(?:child|toddler|baby|newborn|teen(?:ager)?|grandfather|grandmother|mother|father|mom|dad|senior|beginner|principal|teacher|boss|friend|wife|husband|partner|sister|brother|son|daughter|neighbor|coworker|student|veteran)(?![’'\w])/,
    ask: "{Case}: what’s true of this one person and of nobody else, and who knows it best? Two people to ask, by name.",
  },
  {
    heard:
      /^(?:with|for|without) (?:[\w’'-]+ ){0,5}(?:kids?|children|child|toddlers?|bab(?:y|ies)|newborns?|teen\w*|grand(?:parents?|mother|father)|parents?|moms?|dads?|seniors?|couples?|famil(?:y|ies)|beginners?|first-timers?|principals?|teachers?|bosses|boss|friends?|wife|husband|partner|owners?|renters?|home ?buyers|employees|students?|adults?|women|men|people|travelers)(?![’'\w])/,
    ask: "{Case}: what do they need that others don’t, and what can’t they do? Ask two of them before you write a word.",
  },
  {
    heard:
      /\b(?:small|tiny|narrow|hilly|steep|old|older|rental|acre|acres|apartments?|balcon\w+|house|houses|farmhouse|cabin|condo|rooms?|bedrooms?|kitchens?|yards?|garages?|basements?|home|dry climate|climate|desert|beach|mountains?|altitude)\b/,
    ask: "{Case}: what does it rule out, and what has to be measured before anything else?",
  },
  {
    heard: /^(?:at|with) (?:an? |the )?(?:home|whetstone|hand|tools?|machine|app|oven|camera|stand mixer)\b/,
    ask: "{Case}: what’s needed, what does it cost, and what can’t be done that way?",
  },
];

/** A place is known by its capital letter. */
export const ofPlace =
  "{Case}: which rule, price or weather is different there, and who publishes it? One local source by name, with its date.";
/** What no case hears. */
export const ofAnything =
  "{Case}: which of these points does it change, and how? One example, with a number.";
/** Whom it is for, where they are named by what they are: ‘first-time beekeepers’. */
export const ofPersons =
  "{Case}: what may they leave out this year, what can’t they, and which mistake costs them most? Two of them, asked by name.";
