/** Words of one trade that are strange in another's text, by the readers' trade: a sentence with them is left out. */
/** What only one trade has is strange in a text for readers whom the site doesn’t know. */
export const ofOneTrade =
  /\b(?:thermostats?|breakers?|furnaces?|nameplates?|in attics|hygienists?|crowns?|root canals?|cleanings?|pupp(?:y|ies)|spays?|conflict check|retainers?|balayage|foils|tune-ups?|gas, smoke or sparks)\b/i;

export const strangeWords: readonly { of: RegExp; strange: RegExp }[] = [
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
      /\b(?:by video|In law and health care|in the first ten minutes, and that|compliance person|someone who’s crying|[Ss]omebody who’s in pain|in tears|without using the word emergency|plan or a kind of case|two rooms|where health, consent or legal facts|one who’s in pain|In a medical, dental or law office)\b/,
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
