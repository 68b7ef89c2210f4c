import type { Subject } from "./kinds.ts";

export const phoneMarketing: Subject = {
  id: "phone-marketing",
  name: "the phone as marketing",
  heard:
    /\b(?:bad|good|great|terrible) (?:first )?(?:phone )?calls?\b|\bfirst (?:phone )?call (?:matters|decides|experience)\b|\b(?:phones?|calls?|front desk)\b.*\b(?:marketing|first impressions?|brand(?! new)(?:ing)?|reputation|growth|competitive)\b|\b(?:marketing|first impressions?|brand(?! new)(?:ing)?|reputation|growth)\b.*\b(?:phones?|calls?|front desk|answer\w*)\b/,
  not: /\bhow to make\b|\b(?:ads?|advertis\w+|google|ppc|budget|review)\b/,
  title: "Why the phone is the best marketing {who} can do",
  lead: "Everything you spend on being found ends in a call, and the first half minute of it decides what all of that was worth. Answering well costs less than any campaign, works on the same day, and can’t be copied from a website. Start with four things: pick up by the third ring, sound like a person, give an answer, and end with a time.",
  close:
    "Ask three people who don’t know you to call and to tell you one word for how it felt. Print the three words next to your slogan. If they don’t match, it’s the slogan that’s wrong.",
  reasons: [
    [
      "Everything else leads to it",
      "The sign, the website, the friend’s recommendation: nearly all of it ends with somebody tapping a number. You can double what you spend on the way there and lose all of it in four rings.",
    ],
    [
      "It’s the first time anyone feels what you’re like",
      "A website says “friendly.” A voice is, or it isn’t. People decide in the first sentence whether they’d be in good hands, and they use that judgment for everything that follows.",
    ],
    [
      "It works today",
      "A campaign takes months to judge. Picking up by the third ring shows in this week’s calendar, and you can measure it with a log you already have.",
    ],
    [
      "Your competitors aren’t doing it",
      "Call five of them at ten past twelve. You’ll hear two recordings, one menu, one “please hold,” and maybe a person. Being that person puts you ahead of four without an ad.",
    ],
    [
      "People talk about it",
      "Nobody tells a friend about a booking page. They do tell them “I called at seven, and someone actually helped me.” That’s the sentence you’d pay for if you could.",
    ],
    [
      "It keeps the ones you have",
      "Regulars don’t leave over one bad visit. They leave after three calls that went nowhere. Answering is how you keep what you’ve already won.",
    ],
    [
      "Know what it can’t do",
      "A well-answered phone won’t help if nobody knows that you exist, or if the work disappoints. If the log shows few calls, spend on being found first. If it shows many unanswered, don’t.",
    ],
  ],
  passages: [
    {
      does: "Listen to yourself as a stranger",
      asks: "How do we sound to new callers?",
      heard: /\b(?:sound|listen|stranger|mystery|impression|hear)\b/,
      says: [
        "Have someone who has never called you do it at ten, at noon and at seven in the evening, with an easy question each time, and write down what happened second by second. How many rings, the first words, when they could speak, how it ended. Read it aloud in the next meeting, without names. It’s hard to hear and easy to mend.",
      ],
      mistake: [
        "Judging the phone by how you answer it",
        "You know who you are. Strangers don’t, and they get the ring, the menu and the hurry. Let one of them tell you.",
      ],
      checks: ["A stranger called at three times of day this quarter and wrote down what happened."],
      tasks: ["Have a stranger call at ten, at noon and at seven, and read the notes aloud."],
    },
    {
      does: "Be easy to reach when others aren’t",
      asks: "When does it pay most to answer?",
      heard: /\b(?:when|lunch|evening|weekend|reach|easy|hours|competitors?)\b/,
      says: [
        "Lunch, the hour after work, and Saturday morning: that’s when people have time to call and most places don’t pick up. You needn’t staff all three. Stagger one lunch, and have the others answered by a service or an assistant that can give a time. Then say so on the website, next to the number.",
      ],
      checks: ["Somebody or something answers at lunch, after work and on Saturday morning."],
      tasks: ["Choose one of lunch, evening and Saturday, and have it answered for a month."],
    },
    {
      does: "Give something in the first call",
      asks: "What makes a caller choose us?",
      heard: /\b(?:choose|convert|win|give|first call|why|answer)\b/,
      says: [
        "A straight answer, a tip that helps until the visit, the name of someone better suited if it isn’t for you. Callers compare three places, and the one that was useful before being paid is the one they remember. It takes twenty seconds.",
      ],
      lines: [
        [
          "A call that gives",
          "It’s usually about [range], and I can tell you what to try until then. If it were my place, I’d [tip]. I have Thursday at nine or Friday at two. Would either help?",
        ],
      ],
      checks: ["New callers get an answer or a tip before they’re asked for anything."],
      tasks: ["Collect five tips that the desk may give, and have them approved."],
    },
    {
      does: "Ask every new one how they found you",
      asks: "How do we know what works?",
      heard: /\b(?:how did|found|source|track|measure|know|works)\b/,
      says: [
        "“How did you hear about us?” and “Was it easy to reach us?” Two questions, two fields, every time. After a month you know which of your spending brings calls, and whether the phone lets them in. The second question is the one nobody asks.",
      ],
      checks: ["Every new caller is asked how they found us and whether it was easy to reach us."],
      tasks: ["Add both questions to the first call, and look at the answers after a month."],
    },
    {
      does: "Make the promise and the phone agree",
      asks: "Does our phone match our brand?",
      heard: /\b(?:brand|promise|match|website|slogan|consistent|agree)\b/,
      says: [
        "If the website says “We have time for you,” then the greeting can’t be in a hurry. If it says “24/7,” something has to answer at three. Go through your own sentences and call yourself for each. Where the phone can’t keep up, change the sentence today and the phone this month.",
      ],
      checks: ["Each promise on the website holds when you call."],
      tasks: ["Call your own number once for each promise on the website."],
    },
    {
      does: "Put a little of the budget into it",
      asks: "What does it cost to do this well?",
      heard: /\b(?:cost|budget|spend|price|money|invest)\b/,
      says: [
        "Most of it’s free: a better greeting, a second phone after three rings, two times instead of “When would you like to come?” What costs is coverage. Hold one month of unanswered calls from new numbers against what you pay for being found, and move a part of it. An assistant is {priceRange} here; an hour of somebody’s lunch is less.",
      ],
      checks: ["We’ve compared what we spend on being found with what we spend on answering."],
      tasks: ["Write down what you spend on being found and on answering, side by side."],
    },
  ],
  view: {
    claim: "Your phone is the most important piece of marketing you own",
    opens: [
      "Somewhere in your books is a line for marketing: the website, the ads, the shirts for the softball team. All of it has one job, which is to make a stranger call. And then the stranger calls, at ten past twelve, and it rings six times.",
    ],
    because: [
      [
        "It’s where the money turns into people",
        "A click is worth nothing, and neither is a view. The call is the first moment at which somebody could become yours, and it’s the one link of the chain nobody budgets for.",
      ],
      [
        "It can’t be faked",
        "Anyone can buy nice photographs. A voice that listens, knows the answer and offers Thursday at nine tells a stranger more about you in thirty seconds than the whole site.",
      ],
      [
        "It’s the cheapest thing you can improve",
        "Picking up by the third ring costs nothing. Ending each call with two times costs nothing. Having lunch and evenings answered costs less than one bad ad.",
      ],
    ],
    sum: [
      "What a call has already cost you",
      "If you spend $1,000 a month on being found, and forty calls come of it, each ring has cost $25 before you’ve said a word. Let eight of them go unanswered, and you’ve thrown away $200 a month, more than the second line would cost.",
    ],
    grants: [
      "None of this helps if the phone doesn’t ring. A new business has to be found first, and great answering of three calls a week won’t pay the rent. And some people never call; they book on a page at midnight, and for them the page is the phone.",
    ],
    ends: "Before you approve the next campaign, call your own number from a stranger’s cell. If you wouldn’t book with whoever answers, you know where the money should go first.",
  },
};
