import type { OutlineKind } from "./kind.ts";

// What a business charges, and how people hear of it.

export const pricing: OutlineKind = {
  id: "pricing",
  heard:
    /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?|charg\w+) (?:my |our |your |the |their )?(?:prices?|rates?|fees?|tuition)|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b|\b(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?\b|\btip(?:ping|s? jar)\b/,
  points: [
    [
      "Work out what one job costs you",
      "What does it cost me?",
      "One [job, hour, plate] costs us [sum]: [labor, supplies, rent, the hour nobody pays for].",
      "Your books for twelve months, divided by what you did.",
    ],
    [
      "Look up what others charge",
      "What do others charge?",
      "Three others nearby charge [sum], [sum] and [sum], and include [what we don’t].",
      "Published lists, or a call; note the date.",
    ],
    [
      "Choose the day and the amount",
      "How much, and from when?",
      "From [date], [service] costs [sum] instead of [sum]; [what] stays the same.",
      "How many customers could you lose before it doesn’t pay? Work it out once.",
    ],
    [
      "Say it in one sentence, early",
      "How do I tell people?",
      "“From [date], [what] will be [sum]. The last time we changed it was [year].”",
      "Read it to one regular. What do they answer?",
    ],
    [
      "Have an answer ready",
      "What if someone says it’s too much?",
      "“I understand. [What we can do for less], or [what you get for it].” No apology, no speech.",
      "Whoever hears it first: what did people say the last time?",
    ],
    [
      "Look after those who’ve come for years",
      "What about my regulars?",
      "Whoever [what] keeps [what] until [date].",
      "Name ten, and think of each.",
    ],
    [
      "Count for three months",
      "Was it right?",
      "Since then [n] left, [n] came, and [sum] more is left at the end of the month.",
      "The same report before and after.",
    ],
  ],
};

export const promoting: OutlineKind = {
  id: "promoting",
  heard:
    /\b(?:market\w*|advertis\w*|social media|instagram|facebook|tiktok|google|seo|newsletters?|referrals?|word of mouth|flyers?|attract\w* (?:more |new )?(?:\w+ )?(?:customers|clients|patients|guests|students|members|visitors)|more (?:\w+ )?(?:customers|clients|patients|guests|bookings|students|members|sales|orders|followers)|promot\w+|brand\w*|sell(?:ing)? more|upsell\w*)\b/,
  points: [
    [
      "Ask the last ten how they found you",
      "Where do new customers come from?",
      "Of our last ten, [n] came through [what], and [n] through [what].",
      "Ask every new one for a month: “How did you hear about us?”",
    ],
    [
      "Find the sentence customers use",
      "What should people remember?",
      "A customer put it like this: “[words]”.",
      "Your reviews, and whoever stands at the counter.",
    ],
    [
      "Put the basics in order first",
      "What do people find when they look us up?",
      "Hours, number, address and pictures are right on [three places]; the newest picture is from [month].",
      "Look yourself up on a phone that isn’t yours.",
    ],
    [
      "Choose one thing for an hour a week",
      "What do I do every week?",
      "Every [day], [who] [shows one finished job, answers one question, thanks one referrer].",
      "What did you already do twice without being asked?",
    ],
    [
      "Answer real questions",
      "What do I post?",
      "This month: “[question a customer asked]”, “[another]”, “[a third]”.",
      "Keep a list by the phone for two weeks.",
    ],
    [
      "Know what isn’t allowed",
      "What must I not do?",
      "We don’t [pay for reviews, show a customer without asking, promise results], because [whose rule].",
      "The platform’s rules, the FTC’s page on reviews, and your licensing board.",
    ],
    [
      "Put a limit on the money",
      "What may it cost?",
      "We spend [sum] until [date]; one new customer is worth [sum], so it must bring [n].",
      "Your own books: what does one bring in a year?",
    ],
    [
      "Count, and stop what doesn’t work",
      "Did it help?",
      "[n] people came and mentioned it, against [n] the month before; if it’s under [n], we stop.",
      "The tally from the first step.",
    ],
  ],
};
