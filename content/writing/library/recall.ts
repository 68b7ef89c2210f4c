import type { Subject } from "./kinds.ts";

export const recall: Subject = {
  id: "recall",
  name: "recall",
  heard:
    /\b(?:recall|reactivat\w+|overdue|lapsed|inactive|past due for|due for (?:a |their )?(?:cleaning|checkup|visit|exam)|win(?:ning)? back|bring(?:ing)? back|hygiene (?:schedule|appointments?)|haven't (?:been|come|seen)|unscheduled (?:patients|treatment)|fall(?:en)? off)\b/,
  not: /\b(?:product|safety|vehicle|food) recall\b/,
  title: "How to bring back overdue {customers} at {who}",
  lead: "Work the list in small daily batches, newest lapses first, with a text that offers two real times and a short phone call for those who don’t answer. Fifteen people a day is about what one person can handle next to a ringing phone. Ask nobody why they stayed away; tell them you’d like to see them, and make booking the easiest part.",
  close:
    "A recall list isn’t a project you finish in a big push. It’s twenty minutes a day that never stops, because new names join it every week. Put the twenty minutes on the schedule, protect them, and look at the count on the first of every month.",
  passages: [
    {
      does: "Build a clean list before you call anyone",
      asks: "Where do we start with a long list?",
      heard: /\b(?:list|where (?:do|to) (?:we |i )?start|report|clean up|segment|sort|prioriti\w+)\b/,
      says: [
        "Run the report in {system}, then take out everyone you shouldn’t contact: people who moved, who asked for their records, who have died, who already have a visit on the books, and anyone who asked not to be contacted. It takes an hour and saves you the two phone calls you’d never forget.",
        "Sort what’s left by how long they’ve been gone. Under a year overdue is your best group: they still think of you as theirs. One to two years takes a warmer message. Over three years is closer to finding someone new, and can wait until the rest is done.",
      ],
      mistake: [
        "Starting with the oldest names",
        "The people gone longest are the hardest to reach and the least likely to book, and a week of hang-ups will kill anyone’s enthusiasm. Start with those who lapsed in the past year, get some bookings on the board, and work backward.",
      ],
      checks: [
        "The list is free of people who moved, died, left or already have a visit.",
        "It’s sorted by how long each person has been gone, newest first.",
      ],
      tasks: [
        "Run the overdue report and take out everyone who shouldn’t be contacted.",
        "Sort the rest into under a year, one to two years, and longer.",
      ],
    },
    {
      does: "Set a pace one person can keep",
      asks: "How can one person do this alongside everything else?",
      heard:
        /\b(?:one person|small team|short[- ]staffed|pace|how (?:many|long)|per day|a day|time|alone|at the desk|busy)\b/,
      says: [
        "Fifteen contacts a day, four days a week, is sixty a week. A list of 400 takes about seven weeks at that pace, with room for callbacks. Pick the quietest half hour, say 1:30 to 2:00, and have calls go somewhere else during it. Recall done “between other things” is recall that stops by the second Wednesday.",
        "Don’t text all 400 at once, either. If fifty people answer in the same hour, one person can’t get back to them, and someone who wrote “yes, finally!” and heard nothing until Friday is worse off than before.",
      ],
      checks: [
        "There’s a fixed half hour for it, with a name, and someone or something else answers the phone then.",
        "We contact no more people per day than we can answer the same day.",
      ],
      tasks: [
        "Block the same half hour four days a week and route calls elsewhere during it.",
        "Contact the first fifteen a day and answer every reply the same day.",
      ],
    },
    {
      does: "Text first, with two real times",
      asks: "What should the message say?",
      heard: /\b(?:what (?:to|should) (?:say|write|text)|text|message|wording|script|email|template|words)\b/,
      says: [
        "The offer of a specific time does the work. “You’re due, please call” gives people a chore. “Tuesday at 8 or Thursday at 4?” gives them a choice they can make in line at the grocery store. Keep it to the name, the {place} and the times; what the visit is for stays out of a text that others may read.",
      ],
      lines: [
        [
          "Under a year",
          "Hi [first name], it’s [who] from [name of the business]. It’s been a while and we’d love to see you. I have Tuesday at 8:00 or Thursday at 4:00. Would either work?",
        ],
        [
          "Over a year",
          "Hi [first name], [who] at [name of the business]. We still have you down as one of ours and would like to catch up. Mornings or afternoons easier for you these days?",
        ],
        [
          "A week later, once",
          "Hi [first name], no pressure, just checking whether you saw this. Reply with a day that suits you, or STOP and we won’t ask again.",
        ],
      ],
      eg: {
        dental:
          "For cleanings, ask hygiene which openings they most want filled this week and offer those. It beats offering whatever is first in the book, and the hygienist sees the result by Friday.",
      },
      mistake: [
        "Sending a message that sounds like a collection notice",
        "“Our records indicate that you are overdue” makes people feel scolded, and scolded people don’t call. Say that you’d like to see them and offer two times. Nobody owes you an explanation.",
      ],
      checks: [
        "The message offers two real times and never says why the person should be ashamed.",
        "It goes out twice at most, with a way to opt out.",
      ],
      tasks: ["Write the two versions, fill in real times each morning, and send one reminder a week later."],
    },
    {
      does: "Then call, and keep it under two minutes",
      asks: "What do we say on the phone?",
      heard: /\b(?:call(?:ing|s)?|phone|voicemail|say on)\b/,
      says: [
        "Call those who didn’t answer, three days after the text, late morning or just after five. “Hi Mr. Lopez, it’s Dana from the front desk. I’m not calling about a bill. We noticed we haven’t seen you in a while, and I have a Tuesday at eight open. Would you like it?” The second sentence matters more than you’d think: many people who see your number assume it’s about money.",
        "If you get voicemail, leave your name, the {place} and the number, and nothing about the visit. Two tries, then they wait three months. More than that and you’re the office that won’t stop calling.",
      ],
      checks: ["Everyone who didn’t answer the text gets one call within the week, two tries in all."],
      tasks: ["Call the week’s silent ones on Thursday, with the list and open times in front of you."],
    },
    {
      does: "Be ready for the four things they’ll say",
      asks: "What if they say it’s too expensive, or that they’re embarrassed?",
      heard:
        /\b(?:objections?|excuses?|expensive|cost|insurance|embarrass\w*|afraid|scared|busy|reasons?|why)\b/,
      says: [
        "You’ll hear the same four answers all week, so agree on what to say to each. None of them needs an argument. Each needs one sentence that takes the weight off, and then a time.",
      ],
      lines: [
        [
          "“I’ve been meaning to.”",
          "Everybody has! Let’s just get it on the calendar. Morning or afternoon?",
        ],
        [
          "“I’m embarrassed, it’s been so long.”",
          "You’d be surprised how often we hear that. Nobody here is going to lecture you. We’re just glad you picked up.",
        ],
        [
          "“I lost my insurance.”",
          "Thanks for telling me. I can give you the price before you decide anything, so there’s no surprise.",
        ],
        [
          "“I’m going somewhere else now.”",
          "Glad you’re taken care of. I’ll note that so we don’t bother you again.",
        ],
      ],
      checks: [
        "Everyone who calls has an answer ready for “too busy,” “too long,” “no insurance” and “I go elsewhere.”",
      ],
      tasks: ["Read the four answers aloud in pairs before the first day of calls."],
    },
    {
      does: "Book the next visit before they leave",
      asks: "How do we keep the list from growing back?",
      heard: /\b(?:prevent|keep|growing|next visit|pre-?book\w*|before they leave|long run|from happening)\b/,
      says: [
        "The cheapest recall is the one you never have to make. At checkout, offer a date instead of asking permission: “Six months from now is May 14. Same time, eight o’clock?” If they hesitate, “I’ll put you down, and you’ll get a text two weeks ahead so you can move it.” Someone with a date can be reminded; someone without one has to be found.",
        "Keep one number on the wall: of the people who left this week, how many left with a next date? If it’s seven of ten, aim for eight next month.",
      ],
      checks: [
        "We offer a date at checkout instead of asking whether they’d like one.",
        "We know what share of people left last week with their next visit booked.",
      ],
      tasks: ["At every checkout this week, offer a specific date, and count how many leave with one."],
    },
    {
      does: "Track bookings and visits, not calls made",
      asks: "How do we tell whether it’s worth the effort?",
      heard: /\b(?:worth|track|measure|results?|return|value|roi|numbers?|success)\b/,
      says: [
        "Four numbers a week: contacted, answered, booked, came. If many answer and few book, the times you offer are wrong or too far out. If many book and few come, you’re reminding too little. Say 60 people hear from you in a week, 12 book and 10 come, and a visit brings in $180: that’s $1,800 for two hours of work. Put in your own numbers after two weeks, before you decide whether to keep going.",
      ],
      checks: ["Each week we write down contacted, answered, booked and came."],
      tasks: ["Add up contacted, answered, booked and came, and change the weakest step first."],
    },
    {
      does: "Let an assistant take the routine part",
      asks: "Can software or an AI assistant do some of this?",
      heard: /\b(?:software|automat\w+|ai|assistant|tool|system)\b/,
      extra: true,
      says: [
        "The first text, the reply with two times and the entry in the calendar follow a rule, so a texting tool or an assistant can do them, also at nine at night when people answer. Keep the calls to those who’ve been gone longest, and anyone who sounds worried, with a person. And check the wording of what goes out: promotional texts need the person’s consent under federal rules, so ask your attorney how yours are classed.",
      ],
    },
  ],
};
