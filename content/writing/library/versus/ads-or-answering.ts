import type { Versus } from "../kinds.ts";

export const BRINGS =
  /\b(?:google ads?|(?:facebook|instagram|tiktok|yelp|radio|tv|online|search) ads?|instagram|facebook|tiktok|social media|seo|advertis(?:e|ing) on (?:google|facebook|instagram|tiktok|yelp)|advertising|marketing|flyers?|postcards?|mailers?|billboards?|yard signs?|ads?|google)\b/;
export const ANSWERS =
  /\b(?:an? )?(?:(?:second|another|new|extra|better|part-time|full-time) )?(?:front[- ]desk (?:person|hire|employee|worker)|receptionists?|phone systems?|answering service|ai receptionist|virtual receptionist|phone person|(?:somebody|someone) (?:to|who) (?:answers? (?:the )?(?:phones?|calls?)|picks? up)|person (?:at|for|on|to answer) the (?:desk|phones?)|office (?:person|assistant)|scheduler)\b/;

/** Money goes into more calls, or into answering those there are. */
export const adsOrAnswering: Versus = {
  id: "ads-or-answering",
  not: /\breviews?\b/,
  sides: [
    { name: "advertising", heard: BRINGS },
    { name: "somebody who answers", heard: ANSWERS },
  ],
  asCalled: [BRINGS, ANSWERS],
  lead: "Count two things before you choose: how many calls rang out last month while you were open, and how many of those who called for the first time became {customers}. If more than one call in ten rings out, it’s SecondSide first, because money for FirstSide would bring more people to a phone that isn’t answered. If nearly every call is answered and there are free times next week, the phone isn’t your problem, and it’s FirstSide first. (The publisher of this page sells phone assistants, so do the sums below with your own figures.)",
  criteria: [
    {
      name: "What it changes",
      heard: /\b(?:change\w*|does|do|help\w*|works?)\b/,
      cells: [
        "How many people who don’t know you call",
        "How many of those who call are answered and booked",
      ],
      says: "The two work on different ends of one line. With FirstSide your name stands in front of somebody who’s looking. With SecondSide something better becomes of them when they call. Neither makes up for the other: with a full schedule more calls only mean more no, and with an empty one a free hand at the phone waits for it to ring. Write your own line on one sheet: people who called for the first time, answered, booked, came. The largest drop between two of these says where the money goes.",
    },
    {
      name: "What one more {customer} costs",
      heard: /\b(?:costs?|price|cheaper|roi|return|worth|money|spend|budget)\b/,
      cells: [
        "Last month’s bill, divided by those who came through it",
        "Its monthly cost, divided by the calls it saves",
      ],
      says: "Do the same sum for both, with your own figures. Say $1,500 a month for FirstSide brings 30 calls. If a quarter ring out and a third of the rest book, that’s about seven new {customers}, or $214 each. Now leave that bill alone and answer all 30: ten book, three more than before, out of money that was already spent. Take the monthly cost of SecondSide, and divide it by those three and by every other call that it saves, from people whom no ad brought. The sums are made up; the two divisions are the whole comparison.",
    },
    {
      name: "How soon you see it",
      heard: /\b(?:soon|fast\w*|quick\w*|when|long|weeks?)\b/,
      cells: ["After four to eight weeks, by asking every caller", "In the first week, in the log"],
      says: "Calls that rang out are in your phone company’s log tomorrow, by hour, and what is answered from Monday on shows there by Friday. What came through FirstSide has to be asked of each caller, in the same words: “How did you find us?” Count four weeks before you judge it, and don’t count the people who knew you already and only looked up the number.",
    },
    {
      name: "What goes wrong",
      heard: /\b(?:risks?|wrong|fail\w*|problems?|downsides?)\b/,
      cells: ["It works, and nobody can answer", "It’s paid for hours in which nothing rings"],
      says: "More people at the worst hour is the usual end of a good month of FirstSide: Monday at nine they all call, two are booked, and the others have been paid for. For SecondSide it’s the quiet hours that cost. So look at the log by hour before you decide how much of it you need: if what you miss comes at lunch and after five, those hours are cheaper to cover than a whole week.",
    },
  ],
  verdict: [
    "if nine calls in ten are answered, somebody calls the tenth back within minutes, and next week still has room.",
    "if calls ring out at hours you can name, or callers hear a recording while somebody stands at the counter.",
    "first the answering, for eight weeks and only for the hours that the log shows; then the advertising, one step at a time, and never faster than the calls are picked up.",
  ],
};
