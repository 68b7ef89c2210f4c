/** The pages that the header leads to; the footer repeats them. */
export const pages = [
  ["/services", "Services"],
  ["/services#price", "Price"],
  ["/news", "News"],
  ["/contact", "Contact"],
] as const;

/** What a visitor can try, in the menu of a phone and in the footer. */
export const trials = [
  ["/#demo", "Try the demo"],
  ["/your-desk", "Hear it answer as yours"],
] as const;

export const assessment = ["/assessment", "Free AI Assessment"] as const;
