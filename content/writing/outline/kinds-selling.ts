import type { OutlineKind } from "./kind.ts";

// What a business charges, and how people hear of it.

export const pricing: OutlineKind = {
  id: "pricing",
  about: "pricing",
  heard:
    /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?|charg\w+) (?:my |our |your |the |their |its |his |her )?(?:prices?|rates?|fees?|tuition)|\b(?:to|should) price (?:an?|the|my|our|your)\b|\bcharge for\b|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b|\b(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?\b|\btip(?:ping|s? jar)\b/,
  points: [
    [
      "Work out what one job costs you",
      "What does it cost me?",
      "Your books for twelve months, divided by what you did.",
      "Hours, material and the share of rent and wages that one job has to carry.",
    ],
    [
      "Look up what others charge",
      "What do others charge?",
      "Published lists, or a call; note the date.",
      "Three published prices nearby, with what’s included in each.",
    ],
    [
      "Choose the day and the amount",
      "How much, and from when?",
      "How many customers could you lose before it doesn’t pay? Work it out once.",
      "One raise that’s enough for a year is easier to explain than three small ones.",
    ],
    [
      "Say it in one sentence, early",
      "How do I tell people?",
      "Read it to one regular. What do they answer?",
      "The sentence, and how many weeks ahead regulars hear it.",
    ],
    [
      "Have an answer ready",
      "What if someone says it’s too much?",
      "Whoever hears it first: what did people say the last time?",
      "What’s said to someone who finds it too much, without an apology and without a discount.",
    ],
    [
      "Look after those who’ve come for years",
      "What about my regulars?",
      "Name ten, and think of each.",
      "What regulars get, and until when.",
    ],
    [
      "Count for three months",
      "Was it right?",
      "The same report before and after.",
      "How many left, how many came, and what was left over in the end.",
    ],
  ],
};

/** Visits that are sold by the year: a plan, a contract, a membership. */
export const pricingOffer: OutlineKind = {
  id: "pricing-offer",
  about: "pricing",
  heard:
    /\b(?:pric(?:e|es|ing)|what (?:to|should \w+|we should) charge for|(?:charge|ask) for|cost of)\b(?=.*\b(?:plans?|memberships?|contracts?|agreements?|club|warrant(?:y|ies))\b)/,
  with: /\b(?:how|what|should|to) (?:\w+ ){0,6}(?:pric(?:e|ing)|charge)\b|\bpricing\b/,
  points: [
    [
      "Work out what one visit costs you",
      "What does one visit cost me?",
      "Last year’s job tickets for twenty such visits: minutes on site, minutes on the road, parts.",
      "Wage with taxes and insurance, drive time, truck, materials and the office’s share, for one visit; then times the visits a year. Below that sum there’s no price.",
    ],
    [
      "Count the hours each technician has for it",
      "How many can we take on?",
      "The schedule for your slowest and your busiest month.",
      "Hours a technician has outside the rush, divided by the hours one customer takes in a year. That’s how many can be sold before somebody has to be hired.",
    ],
    [
      "Write down what’s included, and what isn’t",
      "What’s in it?",
      "Whoever does the visits: what do customers expect that isn’t on the list?",
      "Visits, tasks at each, how soon you come, what’s off on repairs. Then three things that aren’t included, in words a customer would use.",
    ],
    [
      "Put three competitors side by side",
      "What do others charge?",
      "Three published offers within your area, with the date; call where there’s none.",
      "Price a year, visits, discount on repairs, fee for coming out, and what’s left out. Compare the year and not the month.",
    ],
    [
      "Decide on month or year, and how it renews",
      "How is it paid and renewed?",
      "Your state’s law on automatic renewal, and what your card processor charges.",
      "Monthly or yearly, the notice before it renews, how it’s canceled, and what happens to a visit that wasn’t used. Suppose one in five doesn’t renew: does the price still hold?",
    ],
    [
      "Answer what customers will object",
      "What if they say it isn’t worth it?",
      "Whoever sells it on site: what were the last five reasons not to?",
      "“I’ll just call when it breaks”: one bill with it and one without it, from your own tickets.",
    ],
    [
      "Say what it brings beside its price",
      "Does it pay?",
      "Repairs and replacements last year: customers on a plan, and those without one.",
      "What those on it buy later, how many slow days it fills, and how many callers it moves out of the rush. Keep it apart from the price, so that the price holds without it.",
    ],
    [
      "Set a day to look again",
      "Was the price right?",
      "The same tickets, a year later.",
      "Share of customers who took it, share who renewed, minutes per visit. And the figure at which it gets dearer.",
    ],
  ],
};

export const promoting: OutlineKind = {
  id: "promoting",
  about: "marketing",
  heard:
    /\b(?:market\w*|advertis\w*|social media|instagram|facebook|tiktok|google|seo|newsletters?|referrals?|word of mouth|flyers?|attract\w* (?:more |new )?(?:\w+ )?(?:customers|clients|patients|guests|students|members|visitors)|more (?:\w+ )?(?:customers|clients|patients|guests|bookings|students|members|sales|orders|followers)|promot\w+|brand\w*|sell(?:ing)? more|upsell\w*)\b/,
  points: [
    [
      "Ask the last ten how they found you",
      "Where do new customers come from?",
      "Ask every new one for a month: “How did you hear about us?”",
      "Begin with where customers come from now. Without that count every advice on reach is a guess.",
    ],
    [
      "Find the sentence customers use",
      "What should people remember?",
      "Your reviews, and whoever stands at the counter.",
      "The words in which customers tell a friend about you are what others type into a search box.",
    ],
    [
      "Put the basics in order first",
      "What do people find when they look us up?",
      "Look yourself up on a phone that isn’t yours.",
      "Name, address, hours, phone and pictures, the same on the map listing, the website and the two directories that your trade uses. A page for each service and each town comes next.",
    ],
    [
      "Choose one thing for an hour a week",
      "What do I do every week?",
      "What did you already do twice without being asked?",
      "One channel, one hour, one person, for three months. Say which one suits which kind of business, and why the others can wait.",
    ],
    [
      "Answer real questions",
      "What do I post?",
      "Keep a list by the phone for two weeks.",
      "Each question that’s asked at the counter can be one page or one post: the question as its heading, the answer in its first two sentences.",
    ],
    [
      "Know what isn’t allowed",
      "What must I not do?",
      "The platform’s rules, the FTC’s page on reviews, and your licensing board.",
      "Paid or traded reviews, pictures of customers without leave, and promises of results are where trouble comes from. Licensed trades have further rules.",
    ],
    [
      "Put a limit on the money",
      "What may it cost?",
      "Your own books: what does one bring in a year?",
      "A sum, an end date, and how many new customers it has to bring to pay for itself.",
    ],
    [
      "Count, and stop what doesn’t work",
      "Did it help?",
      "The tally from the first step.",
      "The figure from the beginning again, and the number below which you stop.",
    ],
  ],
};
