import type { Subject } from "./kinds.ts";

export const needHelp: Subject = {
  id: "need-help",
  name: "deciding whether you need a receptionist",
  heard:
    /\b(?:do|does|should|when|whether|if|know|time|signs?)\b.*\b(?:needs?|hire|ready for|afford|worth|get|have)\b.{0,30}\b(?:full[- ]?time|part[- ]?time|second|another|first|new|an?) (?:\w+ )?(?:receptionist|front[- ]desk (?:person|hire|employee)|office manager|secretary|phone person)\b|\b(?:need|hire) (?:an? )?(?:\w+ )?receptionist (?:yet|at all)\b/,
  not: /\bvs\b|\bversus\b|\bor (?:an? )?(?:ai|virtual|answering|automated)\b|\bcompar\w+\b|\bhow to hire\b|\binterview\b|\bai receptionist\b/,
  title: "How {who} can tell whether it needs a full-time receptionist",
  lead: "You need a full-time person when calls and people at the counter come together, all day, on most days. If they come in bursts, you need someone for the bursts. If they come when you’re closed, nobody you hire will be there. So count two weeks by the half hour before you write an ad, and put the wage beside what the calls are worth.",
  close:
    "Decide on a date rather than on a bad day. If after four weeks of the cheaper fixes the grid still has marks all over it, write the ad, and you’ll have its first paragraph already: what the day is really like.",
  signs: [
    [
      "Marks in every row of the grid",
      "Keep a grid for two weeks, half hours down and days across, with a mark for each call nobody could take and each person who waited at the counter. A few dark spots mean help for those hours. Marks everywhere, every day, mean a person.",
    ],
    [
      "Work that earns money stops for the phone",
      "If whoever bills, treats or drafts is the one who answers, count a week of interruptions and multiply by what an hour of theirs brings in. When that’s more than a wage, the sum has decided.",
    ],
    [
      "The counter suffers as much as the phone",
      "Someone who stands there and waits can’t be forwarded. If forms, payments and greeting people take up half a day by themselves, software on the phone line won’t be enough.",
    ],
    [
      "Most calls need judgment",
      "Read two weeks of reasons. If most follow a rule, something cheaper can take them. If most need somebody who knows the people and can decide, that’s a job.",
    ],
    [
      "Things fall through because nobody owns them",
      "Recall, follow-up, referrals, the mail: each takes twenty minutes a day that nobody has. Together with the phone they’re a position, and a good one.",
    ],
    [
      "You’ve tried the small fixes",
      "Staggered lunch, a second phone after three rings, booking online, something that answers at night. If you did these for a month and the grid is still dark, you aren’t hiring too early.",
    ],
    [
      "The wage fits on the page",
      "At $20 an hour a full-time wage is $41,600 a year, before payroll taxes and benefits, which may add a fifth to a third. If you can carry that for six months without a single extra {customer}, you’re ready. If you can’t, start part-time.",
    ],
  ],
  passages: [
    {
      does: "Count two weeks by the half hour",
      asks: "How do we find out?",
      heard: /\b(?:how|know|count|measure|find out|tell)\b/,
      says: [
        "A grid on a clipboard: half hours down, days across. One mark for a call that rang out or was cut short, another kind for someone who waited at the counter more than a minute. Don’t write names, or people will stop marking. After ten working days you can see from across the room whether it’s bursts or all day.",
      ],
      mistake: [
        "Deciding on a terrible Monday",
        "One Monday isn’t a pattern. Ten days on a clipboard are, and they also tell you which hours to hire for.",
      ],
      checks: ["Ten working days are on a grid, with calls and counter marked separately."],
      tasks: ["Keep the grid for ten working days, calls and counter marked separately."],
    },
    {
      does: "Read what the calls were about",
      asks: "Which calls need a person?",
      heard: /\b(?:which|about|reasons|kinds|need|person|rule)\b/,
      says: [
        "One word for each call: time, price, where, status, problem, other. The first three follow a rule and could be settled by a page, a link or an assistant. Status can be told before anyone asks. Problems and others are what you’d pay somebody for. If those are under ten a day, they don’t fill forty hours.",
      ],
      checks: ["We know how many calls a day needed judgment."],
      tasks: ["Write one word per call for two weeks, and count those that needed judgment."],
    },
    {
      does: "Put the whole cost on the page",
      asks: "What does a full-time receptionist cost?",
      heard: /\b(?:cost|wage|salary|afford|price|money|pay|budget)\b/,
      says: [
        "Wage times 2,080 hours, plus payroll taxes, paid days off and whatever benefits you give, plus the weeks until they know the work. At $20 an hour that’s $41,600 and with the rest roughly $50,000 to $55,000. For comparison: a person for the 20 worst hours is about $20,800 before taxes, and an assistant here is {priceRange}. Use the wage that’s paid in your town.",
      ],
      checks: ["The full yearly cost stands beside two cheaper ways."],
      tasks: [
        "Write down the yearly cost of a full-time person, a part-time person and an assistant, with your town’s wage.",
      ],
    },
    {
      does: "Try the cheaper fixes for a month",
      asks: "What can we try before hiring?",
      heard: /\b(?:try|before|cheaper|instead|alternatives?|part[- ]?time|first)\b/,
      says: [
        "Move a lunch. Let calls go to a second phone after three rings. Put the three commonest answers into the greeting and the confirmation text. Bring someone in for the darkest four hours. Have nights and overlap answered by a service or an assistant. Then keep the grid again. What’s still dark is the job.",
      ],
      checks: ["Four weeks of cheaper fixes were tried, and the grid was kept again."],
      tasks: ["Try two cheaper fixes for four weeks and keep the grid again."],
    },
    {
      does: "Write the job before you look for the person",
      asks: "What would the person do?",
      heard: /\b(?:job|do|role|duties|position|description|work)\b/,
      says: [
        "Phone and counter, and what else? Recall, follow-up on estimates, referrals, the mail, keeping the page of answers. Put hours next to each. If it adds up to forty with the phone at its center, advertise. If it adds up to twenty-two, advertise for that, since a bored receptionist leaves by spring.",
      ],
      checks: ["The job’s pieces and hours are on a page, and they add up."],
      tasks: ["List the pieces of the job with hours beside each."],
    },
    {
      does: "Decide what a person will never cover",
      asks: "What will a receptionist not solve?",
      heard: /\b(?:not|never|nights?|cover|limits?|solve|sick|vacation)\b/,
      says: [
        "One person covers forty of the week’s 168 hours, less lunch, vacation and the flu, and has one voice when three call. Evenings, overlap and sick days need an answer of their own, whoever you hire. Settle that in the same week, or the new person will be blamed for it.",
      ],
      checks: ["Evenings, overlap and sick days have an answer besides the new person."],
      tasks: ["Settle who or what answers in the evening, on sick days and when two call at once."],
    },
  ],
};
