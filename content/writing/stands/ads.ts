import type { Stand } from "./kind.ts";

const ADS = "(?:ads?|advertis\\w*|ad (?:budget|spend\\w*)|marketing|google|seo|leads you buy)";
const ANSWERS =
  "(?:call\\w*(?: \\w+){0,3} back|call ?backs?|respon\\w+|answer\\w*|pick\\w* up|reply\\w*|five minutes|speed|first to call)";

/** What an ad has paid for is lost or won in the minutes behind it. */
export const answerBeforeAds: Stand = {
  id: "answer-before-ads",
  affirms: true,
  topic: "callback",
  name: "answering before advertising",
  claim: "The next ad dollar belongs on the phone",
  heard: new RegExp(
    `\\b${ANSWERS}\\b.{0,60}\\b(?:more|better|before|beats?|over|instead|first|than|not)\\b.{0,30}\\b${ADS}\\b|\\b(?:stop|cut|before you|don['’]t|quit|less|spend less).{0,40}\\b${ADS}\\b.{0,60}\\b(?:${ANSWERS}|phones?)\\b`,
  ),
  not: /\breviews?\b/,
  opens: [
    "An ad has one job, and it’s over when the phone rings. Up to there the money is well watched: by keyword, by zip code, by the hour. No report shows what happens in the five minutes behind it, and it decides whether the money was spent on you or on whoever comes next in the list.",
  ],
  because: [
    [
      "The ad is paid for either way",
      "Nobody refunds a click because you were with someone. A call that rings out costs as much as one that becomes {aNewOne}, and then it costs once more: you advertise again for somebody to take its place. A bigger budget buys more of both kinds in the same shares.",
    ],
    [
      "Whoever answers an ad has others open",
      "They didn’t look for you, they looked for somebody. Two more names are on the same screen, and the only thing they know of any of the three is who picked up. In five minutes you’re the first voice they hear. In an hour you’re the third, and you compete with a person they’ve already talked to.",
    ],
    [
      "Minutes can be changed by Friday",
      "A better ad takes weeks until it shows. Who is called first, by whom and within which time is a sheet of paper: one name for each hour, a second for when that one is busy, and a sentence that anybody can say: “I got your message. May I ask two questions now, and [name] calls you at four?”",
    ],
  ],
  sum: [
    "The same $500, spent twice",
    "Say $8,000 of ads a month bring 80 calls, $100 each, and 20 of them reach nobody in time. One more $500 of ads buys five calls, of which the same quarter is lost: a little under four are left. The same $500 spent on somebody or something that picks up saves half of the 20: ten calls that you’ve already paid $1,000 for. The figures are made up. Yours are in two lists, the bill and the call log.",
  ],
  acts: [
    "Put last month’s ad bill beside the log: calls from ads, and the minutes until somebody spoke to each.",
    "Take the price of five clicks out of next month’s ads, and spend it on the hours in which most of them ring out.",
    "Set one limit: five minutes while you’re open, with a name against each hour. Look at the slowest three every Friday.",
    "Leave the ads as they are until nine in ten are reached in time. Raise them then.",
  ],
  grants: [
    "Without ads there may be nobody to call back. In a new town, or in a month in which the phone doesn’t ring at all, speed has nothing to work on, and the budget comes first. And five minutes can’t be kept by people whose hands are full with the last job. That’s a reason to let somebody or something else make the first call, and none to buy more of them.",
  ],
  ends: "Before you raise the budget, call back the last three people who came through an ad, and ask whom they’re with now.",
};
