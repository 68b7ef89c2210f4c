// What sounds like a matter of this office, and is of a plan or of a thing that stands in the way.

/** What a plan leaves to be paid. */
const OF_A_PLAN =
  /(?<!\p{L})(?:deductibles?|co-?pays?|copayments?|co-?insurance|out of pocket|deducible|copago)(?!\p{L})/u;
/** 'Why do I owe a deductible?' asks how a plan works, and of no bill. */
export const ofAPlan = (text: string): boolean => OF_A_PLAN.test(text) && !ON_PAPER.test(text);
/** Something that was sent, taken or paid already. */
const ON_PAPER =
  /(?<!\p{L})(?:bills?|billed|billing|invoices?|statements?|letters?|charged?|charges|refund\p{L}*|overcharg\p{L}*|paid|twice|wrong|mistake|facturas?|cobr\p{L}*|reembols\p{L}*)(?!\p{L})/u;

/** 'He keeps parking in my spot, make him move it': a thing is in the way, and no appointment is meant. */
export const movesAThing = (text: string): boolean =>
  MOVED.test(text) && IN_THE_WAY.test(text) && !VISIT.test(text);
const MOVED =
  /(?<!\p{L})(?:(?:make|have|get|tell|ask|let) (?:him|her|them|somebody|someone|whoever(?: it is| that is| owns it)?|(?:the|your|that) \p{L}+)|(?:somebody|someone|anybody|he|she|they)(?: please| just)?) (?:to |please )*move(?: (?:it|them|(?:his|her|their|your|the|that) \p{L}+))?(?!\p{L})/u;
const IN_THE_WAY =
  /(?<!\p{L})(?:park(?:ed|ing|s)?|trucks?|cars?|vans?|driveway|spots?|space|dumpster|trailer|carts?|chairs?|boxes|bikes?|ramp|fence|land|lot|lights|sidewalk|alley|block(?:ed|ing|s)?|in the way|hallway)(?!\p{L})/u;
const VISIT =
  /(?<!\p{L})(?:appointments?|visits?|cleanings?|check-?ups?|physicals?|consult\p{L}*|meetings?|booked|scheduled)(?!\p{L})/u;
