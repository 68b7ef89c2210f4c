import type { Versus } from "../kinds.ts";

const AI =
  /\b(?:ai|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering)\b|\b(?:an?|the|using) ai\b|\bchat ?bots?\b|\bai\b/;

export const secondPerson: Versus = {
  id: "second-person",
  sides: [
    {
      name: "a second person",
      heard:
        /\b(?:hir\w+|second|another|additional|human|part-time|full-time|in-house|employees?|staff|people|person)\b.*\b(?:receptionists?|front[- ]desk|desk|person|people|staff|employees?|hire)\b|\bhuman\b|\bhiring\b|\b(?:real|live) (?:person|people|receptionists?)\b/,
    },
    { name: "an AI receptionist", heard: AI },
  ],
  lead: "A second person is the better buy when your trouble is at the counter as much as on the phone: people waiting, forms, judgment calls. An AI receptionist is the better buy when calls overlap, come in after hours, or mostly follow a rule. They cost very different amounts and fail in opposite ways. (The publisher of this page sells phone assistants, so hold us to the same test.)",
  criteria: [
    {
      name: "Cost",
      heard: /\b(?:costs?|price|money|budget|salary|wages?|cheaper|roi|expensive)\b/,
      cells: [
        "A full wage, plus payroll tax, benefits and training",
        "{priceRange} here, depending on calls and connections",
      ],
      says: "Do the sum for your town instead of trusting an average. At $20 an hour, a full-time person is about $41,600 a year in wages; payroll taxes, paid time off and benefits may add a fifth to a third, so count on roughly $50,000 to $55,000, plus the weeks until they’re up to speed. A part-timer for the 20 busiest hours is about $20,800 before taxes. An assistant on this site runs {priceRange}, so even the high end is about $8,300 a year. The comparison is only fair if you also count the hour or so a week that somebody spends reading its notes and fixing its answers.",
    },
    {
      name: "Coverage",
      heard: /\b(?:coverage|hours?|availab\w+|24\/7|nights?|weekends?|sick|vacation|after hours)\b/,
      cells: [
        "Forty hours a week, minus lunch, sick days and vacation",
        "Around the clock, any number of calls at once",
      ],
      says: "A person covers about a quarter of the week’s 168 hours, and gets sick, takes vacation and eats lunch, as they should. An assistant doesn’t have hours. But look at when your calls come before you pay for nights: pull last month’s log and count what came in outside your hours. If it’s five calls a week, round-the-clock coverage is a nice phrase. If it’s forty, it’s the whole argument.",
    },
    {
      name: "What {customers} experience",
      heard:
        /\b(?:experience|patients?|clients?|customers?|callers?|satisfaction|empathy|personal|touch|warm\w*)\b/,
      cells: [
        "A voice that knows them, when it’s free",
        "An answer on the first ring, from something that says it’s not a person",
      ],
      says: "A good receptionist hears that Mrs. Alvarez sounds different today and asks. No assistant does that reliably. On the other side, Mrs. Alvarez has to reach her first, and being on hold for six minutes isn’t a warm experience either. Some callers will dislike talking to a machine and should be one sentence away from a person. Others would rather book at ten at night without talking to anybody. You have both kinds.",
    },
    {
      name: "A busy Monday",
      heard: /\b(?:busy|monday|rush|peak|overload\w*|several calls|at once|volume)\b/,
      cells: [
        "Two calls at a time; the third one waits",
        "Every call is answered; the hard ones pile up as notes",
      ],
      says: "Picture 8:05. Nine people call within ten minutes, three are standing at the counter. With a second person, two calls are handled well, the line at the counter moves, and about six callers hear a ring or a recording. With an assistant, all nine are answered; say five are booked or told what they needed, and four become notes that read “wants to talk to a person.” Somebody has to call those four by nine thirty. If nobody does, you’ve built a very polite voicemail.",
    },
    {
      name: "What each one can do",
      heard: /\b(?:tasks?|do|work|duties|jobs?|abilit\w+|handle|capab\w+|judgment)\b/,
      cells: [
        "Calls, counter, forms, mail, and whatever comes up",
        "Calls and messages; what follows a rule to the end, the rest as a note",
      ],
      says: "You’re not only comparing two ways to answer a phone. A person greets people, takes payments, sees who’s been waiting too long and notices that the printer is out of toner. An assistant does calls, and within calls the ones with a rule: {easy}. For {hard}, it takes the facts and gets someone. If two thirds of your calls are the first kind, it takes real weight off. If most are the second, hire the person.",
    },
    {
      name: "How each one fails",
      heard: /\b(?:risks?|fail\w*|weak\w*|downsides?|drawbacks?|cons|problems?|mistakes|quit\w*|turnover)\b/,
      cells: ["Quits, gets sick, has a bad day", "Misunderstands, gives an old answer, can’t calm anyone"],
      says: "People leave, and when they do, you’re back to one phone and a job posting for six weeks. An assistant stays, but it repeats a wrong answer with perfect confidence until someone notices. So each one needs something from you: the person needs a page of written answers so that the next one can start faster, and the assistant needs somebody who reads its calls every Friday.",
    },
    {
      name: "How long until it helps",
      heard: /\b(?:training|start\w*|how long|onboard\w*|set ?up|learn\w*|ramp)\b/,
      cells: ["A month or two to hire, a month to train", "Days to set up, a few weeks to get right"],
      says: "Hiring takes as long as it takes: a posting, interviews, notice at their old job, then a month of listening in. An assistant can take its first call within days, but the first weeks are training, too. You’ll correct answers you never knew were unwritten. Plan on an hour a day in week one and fifteen minutes a week after that.",
    },
  ],
  partly: {
    Cost: {
      cells: [
        "A wage for the hours they’re there, plus payroll tax and training",
        "{priceRange} here, depending on calls and connections",
      ],
      says: "At $20 an hour, 20 hours a week are about $20,800 a year, before payroll taxes; put your own wage and hours in. An assistant on this site runs {priceRange}, so even the high end is about $8,300 a year. Add to it the hour or so a week that somebody spends reading its notes and fixing its answers, and to the other sum the weeks until a new person is up to speed.",
    },
    Coverage: {
      cells: ["The 20 hours you choose, when nobody’s sick", "Around the clock, any number of calls at once"],
      says: "Twenty hours are an eighth of the week’s 168. That’s plenty if your calls come in those hours, so count last month’s by the hour before you choose them, and say what answers in the others. An assistant doesn’t have hours; but five calls a week outside of yours are no reason to pay for nights.",
    },
  },
  verdict: [
    "if the counter is as busy as the phone, most calls need judgment, and they come while you’re open.",
    "if calls overlap or come after hours, many of them follow a rule, and someone will read its notes every day.",
    "start with the assistant on overflow and after hours, count for two months what still needs a person, and hire for that number of hours.",
  ],
};
