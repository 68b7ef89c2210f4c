import type { Course } from "./kind.ts";

const RUSH =
  "(?:(?:first )?(?:heat ?waves?|cold snaps?|freeze|hard freeze|hurricane season|storms?|hail season)|(?:the )?(?:[a-z]+ )?(?:busy season|high season|rush|season)|(?:summer|winter|spring|fall|holidays?))";

/** Before the days on which everybody calls at once: what is counted, agreed, recorded and tried while there is time. */
export const seasonReady: Course = {
  id: "season-ready",
  name: "getting ready for the busiest days",
  heard: new RegExp(
    `\\b(?:get(?:ting)? (?:[\\w-]+ ){0,3}ready|prepar\\w+|ready) (?:[\\w-]+ ){0,3}?for (?:[\\w-]+ ){0,2}?${RUSH}\\b.*\\b(?:calls?|phones?|callers?|front desk|dispatch\\w*)\\b|\\b(?:get(?:ting)?|prepar\\w+) (?:[\\w-]+ ){0,2}?(?:phones?|front desk|dispatch\\w*|call\\w*) (?:[\\w-]+ ){0,3}?for (?:[\\w-]+ ){0,2}?${RUSH}\\b`,
  ),
  not: /\b(?:ai|assistant|virtual)\b/,
  replaces: new RegExp(`\\b${RUSH}\\b`),
  title: "Before everybody calls at once: a plan for {who}",
  lead: "When {old} comes, nobody has time to decide anything, so whatever can be decided is decided now: who is first, who answers, what callers hear, and what is tried once before it counts. Each piece below ends with something that can be seen.",
  before: [],
  after: [
    {
      name: "count the last time",
      tasks: [
        [
          "Pull the worst three days of last year",
          "From the phone company, by hour: calls in, answered, rung out, and how long the board was. Beside it what came in by text and form. Those are the three days you’re getting ready for.",
          "owner",
        ],
        [
          "Call this year’s regulars first",
          "Everyone with a plan, and those whose equipment or place was in trouble last time, is offered an ordinary day now. Each one that’s done now is a call that doesn’t come then.",
          "desk",
        ],
        [
          "Ask those who were there",
          "Whoever answered and whoever drove: what broke first, what was promised and not kept, which part ran out. Three lines from each, before they’ve forgotten.",
          "all",
        ],
      ],
      see: "calls by the hour for three days, and a list of regulars with a day beside each.",
      decide: "how many calls an hour you have to be able to answer, in one number.",
    },
    {
      name: "write the order down",
      safe: true,
      tasks: [
        [
          "Write who comes first",
          "In danger: 911 or the utility from where they are, before any question. Then homes with babies, old or ill people. Then what’s out altogether, then what’s weak. Each group by street. The owner signs the page, so that nobody at a phone has to defend it.",
          "all",
        ],
        [
          "Put five questions on a card",
          "Address and cross street, a cell number that’s answered, what it does and since when, who’s at home, and one safe thing to look at while you’re on the line. Nobody is asked to climb, open a panel or touch wires.",
          "desk",
        ],
        [
          "Say what nobody says",
          "No cause, no price for work that nobody has seen, no “as soon as we can.” Beside each stands the sentence in its place.",
          "desk",
        ],
      ],
      see: "one signed page and one card, at every phone.",
      decide: "who may move somebody up, and that nobody else does.",
    },
    {
      name: "settle who answers, and what takes the rest",
      tasks: [
        [
          "Write the phones by the half hour",
          "Two hours on, fifteen minutes off, two names for each half hour, and who’s next when somebody’s sick. Vacations for those weeks are settled now.",
          "owner",
        ],
        [
          "Set up what takes the fourth ring",
          "A service, a second office or an assistant, with your five questions and the page. It takes facts and names an hour; danger it sends to 911 and then to you. It promises no window.",
          "owner",
        ],
        [
          "Leave room in each day",
          "A part of the day’s capacity stays unbooked until noon. By ten it’s known whom it goes to, by the page.",
          "owner",
        ],
      ],
      see: "a page of names for the worst week, and overflow that rings somewhere.",
      decide: "from which number of rings on, and who reads its notes every hour.",
    },
    {
      name: "write what callers hear",
      tasks: [
        [
          "Record two greetings for that day",
          "One for when lines are full, one for the night: danger first, then the truth about today (“We’re booking into Thursday”), then what to leave and by when they’ll hear.",
          "desk",
        ],
        [
          "Write four texts",
          "You’re on the list and where; on our way; it won’t be today, here’s the new day; done, and how to reach us. A name at the end of each, and only to those who agreed to texts.",
          "desk",
        ],
        [
          "Give late callers an hour",
          "Who can’t be told a day is told when they’ll hear: “by six tonight.” Somebody’s name is on those calls, with bad news as well.",
          "desk",
        ],
      ],
      see: "two recordings and four texts, ready to switch on.",
      decide: "who switches them on, at which sign.",
    },
    {
      name: "try it once",
      tasks: [
        [
          "Make twenty calls in one hour",
          "Family and neighbors, with everybody in their place: three in danger, three with somebody ill at home, the rest ordinary, two angry ones. Call the overflow and the night line as well.",
          "all",
        ],
        [
          "Mend what broke, the same day",
          "One list, one name and a day for each: a line that rang out, a question nobody asked, a text that came late, parts that weren’t there.",
          "owner",
        ],
        [
          "Show everybody the sheet",
          "What went right stands on top. Whoever answers says which sentence didn’t fit their mouth, and changes it.",
          "all",
        ],
      ],
      see: "twenty calls on a sheet: answered in how many rings, danger told 911, right group.",
      decide: "whether you’re ready, or which one thing has to be mended first.",
    },
    {
      name: "tell people before they call",
      extra: true,
      tasks: [
        [
          "Say on website and listing what to do first",
          "When to call 911 or the utility, what can be looked at safely, how your list works, and the hours. Those who read it call better prepared, or not at all.",
          "owner",
        ],
        [
          "Set the sign on which it begins",
          "A forecast above [number], or [number] calls in an hour: whoever sees it first switches greeting, names and overflow, and tells all.",
          "owner",
        ],
        [
          "Look after those who answer",
          "Water, food, paid breaks and the right to hand an abusive call on. Crews have the right to say that it isn’t safe.",
          "owner",
        ],
      ],
      see: "the page, and the sign on the wall with a name.",
      decide: "the day after it’s over on which you all sit down for half an hour.",
    },
  ],
  close:
    "When it’s over, write down what broke while everyone remembers, change one rule, and put these pages where you’ll find them next year.",
};
