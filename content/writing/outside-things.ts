/** What a business is asked about that no call is, and by which words a text speaks of it. */
export interface OutsideThing {
  /** Lower case, plain. */
  heard: RegExp;
  /** Lower case, plain: in the text. */
  said: RegExp;
}

const thing = (heard: string, said = heard): OutsideThing => ({
  heard: new RegExp(`\\b(?:${heard})\\b`),
  said: new RegExp(`\\b(?:${said})\\b`),
});

export const outsideThings: readonly OutsideThing[] = [
  // Where somebody is found.
  thing(
    "web ?sites?|home ?pages?|landing pages?|(?:web|about|services?|team|contact|testimonials?|careers?)(?: us)? pages?|sites?",
    "web ?sites?|home ?pages?|pages?|sites?",
  ),
  thing("(?:pricing|price|rates?) (?:pages?|lists?|sheets?|menus?)", "pric\\w+|rates?"),
  thing("blogs?|newsletters?|podcasts?|webinars?|videos?|youtube channels?"),
  thing("instagram|tiktok|facebook|linkedin|youtube|pinterest|social media|reels|social posts?"),
  thing("nextdoor|yelp|angi|thumbtack|groupon|houzz|zocdoc|avvo|lead sites?|directories|directory"),
  thing("google (?:business )?(?:profile|listing)s?|google maps", "google|listings?|profile|maps"),
  thing(
    "seo|search engines?|search rankings?|rank(?:ing)? (?:on|in) google",
    "seo|search\\w*|google|rank\\w*",
  ),
  thing(
    "billboards?|radio (?:ads?|spots?)|tv (?:ads?|commercials?)|advertis\\w+|ads|ad campaigns?|marketing|promot(?:e|ing|ions?)",
    "billboards?|radio|tv|advertis\\w+|ads?|marketing|promot\\w+|campaigns?",
  ),
  thing(
    "flyers?|brochures?|postcards?|mailers?|door ?hangers?|business cards?|yard signs?|lawn signs?|signage|store ?fronts?|window displays?|(?:truck|van|car) wraps?|wrap(?:ping)? (?:our|my|the|a) (?:truck|van|car)s?|logos?|brand(?:ing| name)?|uniforms?|slogans?",
  ),
  thing("testimonials?|before[- ]and[- ]after (?:photos?|pictures?)|photos|portfolios?"),
  thing(
    "coupons?|discounts?|gift cards?|loyalty (?:programs?|cards?)|punch cards?|referral (?:programs?|bonus(?:es)?)|bundles?|packages?",
  ),
  thing("memberships?|subscriptions?|maintenance (?:plans?|agreements?)|payment plans?|financing|deposits?"),
  thing(
    "repeat (?:clients?|customers?|business|guests?|orders?|bookings?)|(?:come|coming|comes) back (?:again|every|next)|loyal\\w*|word of mouth",
    "repeat\\w*|c[ao]me back|loyal\\w*|word of mouth",
  ),
  // With whom one joins.
  thing("chambers? of commerce|chambers?", "chambers?"),
  thing(
    "bni|networking|rotary|trade associations?|associations?|lunch and learns?",
    "bni|network\\w*|rotary|associations?|members?(?:hip)?|groups?",
  ),
  thing(
    "sponsor\\w*|little league|charit\\w+|fundrais\\w+|trade shows?|open houses?|booths?|farmers'? markets?|home shows?|health fairs?",
  ),
  thing("vendor lists?|preferred (?:vendor|provider)s?|partnerships?|franchis\\w+|co-?ops?"),
  // What is signed, paid and owed.
  thing(
    "leases?|landlords?|rent(?:ing|al)?|sublet\\w*|second locations?|second offices?|new locations?|build-?outs?",
    "leases?|landlords?|rent\\w*|locations?|build-?outs?|places?",
  ),
  thing(
    "insurance (?:polic(?:y|ies)|quotes?|agents?|brokers?|coverage|premiums?)|liability insurance|business insurance|workers'? comp\\w*|malpractice|bonds?|bonding",
    "insur\\w+|polic(?:y|ies)|cover\\w*|malpractice|bond\\w*|comp",
  ),
  thing(
    "tax(?:es)?|deduct\\w+|write[- ]offs?|irs|sales tax|quarterly (?:payments|estimates)|1099s?|w-?2s?|audits?",
    "tax\\w*|deduct\\w+|irs|1099s?|w-?2s?|audit\\w*",
  ),
  thing(
    "loans?|lines? of credit|credit cards?|bank(?:s|ing| accounts?)?|grants?|investors?|cash flow|bookkeep\\w*|accounting software|quickbooks",
  ),
  thing(
    "llcs?|s[- ]corps?|sole propriet\\w+|incorporat\\w+|partners?hips?|licens\\w+|permits?|trademarks?|contracts?|subcontractors?|non-?competes?|ndas?",
  ),
  thing(
    "(?:make|earn|bring in|charge) (?:\\w+ )?more|more (?:money|revenue|profit|sales)|profit\\w*|revenue|margins?",
    "\\$|pric\\w+|sell\\w*|sales|earn\\w*|profit\\w*|revenue|margins?|charg\\w+",
  ),
  // Who works there.
  thing(
    "payroll|overtime|wages?|salar(?:y|ies)|bonus(?:es)?|raises?|tips? pool\\w*|benefits|401\\(?k\\)?s?|health insurance for|paid time off|pto|vacation (?:days|policy)|sick days?|maternity leave|handbooks?|dress codes?|performance reviews?|job (?:posts?|postings?|ads?|descriptions?)|apprentices?|interns?",
  ),
  // What is bought and used.
  thing(
    "vans?|trucks?|trailers?|vehicles?|pickups?|equipment|machines?|furniture|inventory|point of sale|pos systems?",
  ),
  thing(
    "side (?:business(?:es)?|hustles?|gigs?)|franchise|online (?:shop|store)s?|e-?commerce|shopify|wix|squarespace|etsy",
    "side|business\\w*|franchise|shops?|stores?|shopify|wix|squarespace|etsy",
  ),
  thing(
    "welcome (?:packets?|kits?|folders?|baskets?)|waiting rooms?|lobb(?:y|ies)|parking|bathrooms?|restrooms?",
  ),
];
