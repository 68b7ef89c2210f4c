import type { OutlineKind } from "./kind.ts";

// What a business charges, and how people hear of it.

export const pricing: OutlineKind = {
  id: "pricing",
  about: "pricing",
  heard:
    /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?|charg\w+) (?:my |our |your |the |their )?(?:prices?|rates?|fees?|tuition)|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b|\b(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?\b|\btip(?:ping|s? jar)\b/,
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
