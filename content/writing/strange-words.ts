/** Words of one trade that are strange in another's text, by the readers' trade: a sentence with them is left out. */
/** What only one trade has is strange in a text for readers whom the site doesn’t know. */
export const ofOneTrade =
  /\b(?:thermostats?|breakers?|furnaces?|nameplates?|in attics|hygienists?|crowns?|root canals?|cleanings?|pupp(?:y|ies)|spays?|conflict check|retainers?|balayage|foils|tune-ups?|gas, smoke or sparks)\b/i;

/** `of` hears the trade and what its readers are called; `text`, where it matters, the request. */
export const strangeWords: readonly { of: RegExp; text?: RegExp; strange: RegExp }[] = [
  // Nobody is woken for a haircut, and nobody who books one is asked for their plan.
  {
    of: /^(?:salon|barber|caterer|shop|restaurant|tutoring|language-school|driving-school|education|photographer|online-shop)\b|\b(?:tattoo|fitness|lesson|bakery|event business)\b/,
    strange:
      /\b(?:on[- ]call|woken|whoever’s on duty tonight|the clinician|which insurance|take a plan|insurance plans?|the case file|intake forms?|party who is suing|qualified interpreter)\b/i,
  },
  // Whoever sees people in rooms of their own goes to nobody’s door.
  {
    of: /^(?:dental|medical|veterinary|healthcare|physiotherapy|therapy|legal|litigation|injury|immigration|family-law|estates|tax|insurance|salon|barber|restaurant|shop|hotel|garage|tutoring|florist)$/,
    strange: /\bAt people’s homes\b/,
  },
  // A court is a lawyer’s, and a doctor’s name a practice’s.
  {
    of: /^(?!.*\b(?:law|legal|litigation|immigration|injury|estates|attorneys?|bail)\b)/,
    strange:
      /\b(?:in court|law office|For a lawyer|trial day|conflicts and confidentiality|nothing confidential yet|opposing counsel)\b/,
  },
  {
    of: /^(?:trades|roofing|cleaning|garage|lettings|restaurant|caterer|salon|barber|shop|tax|insurance|estate-agency|legal|litigation|immigration|injury|family-law|estates|tutoring)\b/,
    strange: /\b(?:Dr\. [A-Z][a-z]+|look at your records first|in the hallway)\b/,
  },
  // Who drives to the work alone or with a helper has no desk, no lunch relief and no second line in an office.
  {
    of: /^(?:trades|roofing|cleaning|joinery|other)\b/,
    text: /\b(?:one|two|three|1|2|3|single)[- ](?:vans?|trucks?|man|person|crew)\b|\b(?:just|only) (?:me|us two|the two of us)\b|\bby (?:myself|yourself)\b|\bon my own\b|\bsolo\b|\bone[- ]person\b|\bowner[- ]operator\b|\bmobile\b|\bself[- ]employed\b/,
    strange:
      /\b(?:lunch|second desk|front desk|at the desk|the desk|person in the office|in the office|many offices|waiting room|receptionists? (?:is|are|sits?)|three rooms|counter)\b/i,
  },
  {
    of: /^funeral$/,
    strange:
      /\b(?:smil(?:e|es|ing)|new appointments?|busiest season|regulars?|coupon|discount|upsell\w*|hired announcer|crown|appointment|tune-ups?|busiest weeks)\b/i,
  },
  {
    of: /^(?:trades|cleaning|garage|lettings|restaurant|salon|barber|shop|tax|insurance|other)$/,
    strange:
      /\b(?:HIPAA|business associate|hygienists?|prescriptions?|co-?pays?|deductible isn’t met|exam room|chart note)\b/,
  },
  {
    of: /^(?:dental|medical|veterinary|healthcare|physiotherapy|optometry|mental-health)$/,
    strange:
      /\b(?:opposing party|statute of limitations|party size|foils|shingles|main shutoff|breaker panel)\b/i,
  },
  {
    of: /^(?:legal|litigation|immigration)$/,
    strange:
      /\b(?:patients?|exam room|foils|shingles|main shutoff|table for (?:two|four|eight)|recall visit)\b/i,
  },
  {
    of: /^(?:trades|lettings|cleaning|garage)$/,
    strange:
      /\b(?:caller in pain|crying parent|a medicine|a dose|for the care|acute swelling|size of a golf ball)\b/i,
  },
  {
    of: /^restaurant$/,
    strange: /\b(?:patients?|exam|opposing party|routine time|service call fee)\b/i,
  },
  // Fear of a treatment, a visit on a screen and privacy rules are a practice’s.
  {
    of: /^(?:trades|lettings|cleaning|garage|restaurant|caterer|salon|barber|shop|hotel|other|roofing|plumbing|electrical|hvac)$/,
    strange:
      /\b(?:by video|In law and health care|in the first ten minutes, and that|clinician or attorney|a critical result|compliance person|someone who’s crying|[Ss]omebody who’s in pain|in tears|without using the word emergency|plan or a kind of case|two rooms|where health, consent or legal facts|one who’s in pain|In a medical, dental or law office)\b/,
  },
  // Licenses and machines of a practice are nobody else's.
  {
    of: /^(?:trades|cleaning|garage|lettings|restaurant|caterer|salon|barber|shop|tax|insurance|estate-agency|legal|litigation|immigration|injury|family-law|estates|roofing|plumbing|electrical|hvac)$/,
    strange:
      /\b(?:DEA|controlled (?:drugs|substances)|FDA clearance|radiation|operator(?:y|ies)|hygiene hours)\b/,
  },
  {
    of: /^(?:dental|medical|veterinary|healthcare|physiotherapy|optometry|mental-health|therapy)$/,
    strange: /\b(?:bar (?:number|card|association)|trust account|board and DEA or bar|crew and truck)\b/,
  },
];
