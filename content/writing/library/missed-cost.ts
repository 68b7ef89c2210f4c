import type { Subject } from "./kinds.ts";

export const missedCost: Subject = {
  id: "missed-cost",
  name: "what missed calls cost",
  heard:
    /\b(?:missed|unanswered|lost) calls?\b.*\b(?:costs?|worth|lose|losing|money|revenue|price|math|dollars?)\b|\b(?:costs?|worth|price|math|value|losing|lose|revenue|money|dollars?)\b.*\b(?:missed|unanswered|lost|missing) (?:\w+ )?calls?\b|\bcost of (?:not answering|voicemail|a busy signal)\b|\bcosts?\b[^.?!]{0,60}\bmiss(?:es|ing|ed)? (?:a |one |every )?(?:\w+ )?calls?\b/,
  // Who wants it to stop does not ask for the sum.
  not: /\bhow (?:to|do i|do we|can i|can we|should we) (?:stop|quit|avoid|prevent|fix|reduce|end|keep from)\b/,
  title: "What missed calls cost {who}",
  lead: "Take three numbers you already have: a month’s unanswered calls from new numbers, the share of new callers who book, and what one is worth in a year. Multiply them, then cut the result in half, because some of those callers would never have booked and some called back. What’s left is a figure you can defend.",
  close:
    "Write the figure down with the date and the assumptions next to it. In three months, run the same math on the same numbers. That comparison is worth more than any average you’ll read online, because it’s about your phone.",
  parts: true,
  passages: [
    {
      does: "The math, step by step",
      sum: true,
      asks: "What does a missed call really cost?",
      heard: /\b(?:math|example|calculat\w+|how much|formula|show|cost|sums?)\b/,
      says: [
        "Here it is with made-up numbers. Your phone log shows 60 unanswered calls last month. Twenty of them came from people already in your contacts, and ten were obviously sales calls, so 30 were new people. When you do pick up, {booked} in ten new callers become {customers}. That makes {bookedOfThirty}. Cut it in half to stay honest: {bookedHalf}. If a new one is worth {worth} in the first year, last month’s missed calls cost you about {missedWorth}, or {callWorth} for each of those 30 calls.",
      ],
      eg: {
        trades:
          "July changes two of the numbers for a heating and cooling company. More calls come, and callers won’t wait, because the house is 88 degrees. Say 120 calls go unanswered in July and 70 are from new numbers. With four in ten booking and half of that for caution, it’s 14 jobs. If a summer repair averages $450, that’s $6,300, before you count the two or three who would have ended up replacing the whole system. Per missed call from a new number, it comes to $90. Do the same sum for April and you’ll see why one month’s answer shouldn’t be multiplied by twelve.",
        dental:
          "For a dental office, use the first year of a new patient rather than the first visit: exam, X-rays, two cleanings and the average treatment. If that comes to $900 for you, the six lost patients above are $5,400 a month.",
        law: "For a law firm the average hides everything. Forty callers may bring nothing and one may bring the best case of the year. Do the math twice, once for routine matters and once for the kind you’d build a year around, and don’t add them together.",
      },
      mistake: [
        "Counting every missed call as a lost sale",
        "Sixty missed calls times {worth} makes a scary slide and a wrong number. Existing {customers}, sales calls and people who called right back have to come out first, or nobody will believe the rest.",
      ],
      checks: [
        "We took regulars and sales calls out before doing the math.",
        "The assumptions are written next to the result.",
      ],
      tasks: [
        "Work out the figure for last month with three numbers of your own, and write the assumptions next to it.",
      ],
    },
    {
      does: "Where to find the three numbers",
      asks: "Where do we get the numbers?",
      heard: /\b(?:where|find|numbers?|data|log|report|count\w*)\b/,
      says: [
        "Unanswered calls: your phone company or phone system has a log you can download. Look for calls under ten seconds, calls that went to voicemail, and calls outside your hours. New or not: compare the numbers with {system}. The share who book: go through the last twenty new callers you did reach and count. What one is worth: last year’s income from new {customers}, divided by how many there were.",
        "Set aside an hour. If the log only shows answered calls, ask the phone company for “all call attempts, including abandoned.” That’s the phrase that gets you the right report.",
      ],
      checks: ["We have last month’s full call log, abandoned calls included."],
      tasks: ["Ask the phone company for last month’s log with all call attempts, including abandoned ones."],
    },
    {
      does: "When they happen matters as much as how many",
      asks: "When do most missed calls happen?",
      heard: /\b(?:when|time of day|hours?|peak|busy|lunch|monday|weekend|after hours|pattern)\b/,
      says: [
        "Put a mark for each missed call on a simple grid, weekdays across and hours down. Many offices find them bunched into three spots: the first hour of the day, lunch, and the last half hour. If yours are bunched, you don’t need more people. You need someone, or something, answering during those hours. If they’re spread evenly, the line itself is the problem, and a second path for calls makes sense all day.",
      ],
      checks: ["We know the two hours of the week when most calls are missed."],
      tasks: ["Mark every missed call of the last month on a grid of weekdays and hours."],
    },
    {
      does: "What the math leaves out",
      asks: "What doesn’t show up in the numbers?",
      heard: /\b(?:leave\w* out|hidden|reputation|referrals?|staff|stress|reviews?|besides|beyond)\b/,
      says: [
        "A caller who gets no answer may tell nobody, or may write “impossible to reach” in a review that a hundred strangers read. The person at the desk who spends the afternoon returning messages isn’t doing the work you hired them for. And a regular who can’t get through three times starts looking around, without ever showing up in your new-caller count. Mention these when you talk about the number, but don’t put a price on them. The number is stronger without guesses.",
      ],
    },
    {
      does: "What to do with the number",
      asks: "What should we do about it?",
      heard: /\b(?:what to do|fix|reduce|next|solution|prevent|stop)\b/,
      says: [
        "Hold it against the price of a fix. If missed calls cost you {missedWorth} a month and the bunching is at lunch, moving one lunch break costs nothing. If it’s evenings, an answering service or an assistant for a few hundred dollars is easy to justify; {priceRange} is the range on this site. If the figure comes out at $150, leave things alone and spend your energy elsewhere. That’s a good result, too.",
        "Start with the free fixes: stagger lunch, let calls ring at a second desk after four rings, send a text back to every missed number within a minute. Then count again for a month before you pay for anything.",
      ],
      checks: ["We tried the free fixes before pricing a paid one."],
      tasks: [
        "Stagger lunch and set calls to roll to a second phone after four rings.",
        "Compare what’s still missed with the price of having it answered.",
      ],
    },
    {
      does: "The mistakes that make the number useless",
      asks: "What mistakes do people make with this?",
      heard: /\b(?:mistakes?|wrong|careful|pitfalls?)\b/,
      extra: true,
      says: [
        "Three of them are common. Using somebody else’s average: a statistic from a vendor’s website describes the vendor’s customers. Multiplying your worst week by fifty-two: the week after a holiday isn’t a normal week. And using lifetime value: a figure for the next ten years turns every missed call into a fortune, and everyone in the room knows it. First-year income is big enough.",
      ],
    },
  ],
  view: {
    claim: "Missed calls are the most expensive thing you don’t measure",
    opens: [
      "Ask an owner what last month’s advertising cost and you’ll get a figure to the dollar. Ask how many of the people who responded reached a voicemail, and you’ll get a shrug. The second number decides whether the first one was well spent.",
    ],
    because: [
      [
        "You pay for the call before it rings",
        "The website, the sign, the reviews you asked for, the sponsorship of the Little League team: all of it exists to make a phone ring. When it rings and nobody answers, the money is already gone.",
      ],
      [
        "Silence doesn’t complain",
        "An unhappy {customer} tells you. Someone who got a busy signal just calls the next place. There’s no angry email to remind you, so the problem looks smaller than it is.",
      ],
      [
        "Counting is cheap",
        "The phone company has the list. An hour a month turns it into a number, and the number tells you whether to move a lunch break, pay for help or forget the whole thing.",
      ],
    ],
    sum: [
      "The sum nobody does",
      "Take 60 missed calls a month. Half of those numbers call again; thirty don’t. If one in six of the thirty was new, that’s five. If two of them would have come and brought $700 each in the first year, the month has cost you $1,400, and the year nearly $17,000. Every figure in this sum is on your own phone bill or in your own books, except for one: how many were new. A week of asking tells you.",
    ],
    grants: [
      "Plenty of missed calls are worth nothing: sales pitches, wrong numbers, people who call back in five minutes. If you take those out and the rest is small, you have the answer, and it cost you an hour. That’s still better than guessing.",
    ],
    ends: "Download the log this week. Whatever the number turns out to be, you’ll stop arguing about it.",
  },
};
