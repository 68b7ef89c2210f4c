import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const intakeSpeed: Subject = {
  id: "intake-speed",
  of: ["law"],
  name: "speed in legal intake",
  heard: new RegExp(
    `${
      together(
        "injury|attorneys?|lawyers?|law firms?|law offices?|firms?|intake|legal|new clients?|potential clients?|leads?",
        "faster|fast|speed|first five minutes|within \\w+ minutes|quick\\w*|first (?:firm|lawyer|attorney) to answer|respon(?:se|d) times?|win (?:more )?(?:cases|clients)|lose (?:cases|clients)|losing (?:cases|clients)",
      ).source
    }`,
  ),
  not: /\b(?:vs|versus|ai|assistants?|software|case updates?|price|fees?)\b/,
  title: "How {who} can win more cases by answering faster",
  lead: "Most people who need a lawyer call until somebody answers, and the firm that answers starts the relationship. So speed is an intake skill like any other: pick up within three rings, have a person with authority on the line within minutes, and send the agreement while the caller is still in the chair. Each of those can be scheduled, measured and improved by next month.",
  close:
    "Call your own firm from an unknown number on Wednesday at 12:15, on Friday at 5:40 and on Sunday at 3. Write down how long it took until someone could sign you up. Those three times are what your advertising is worth.",
  passages: [
    {
      does: "Work out what a slow answer costs",
      asks: "What does a slow answer cost a firm?",
      heard: /\b(?:cost|lose|losing|worth|win|more cases|money|revenue|value)\b/,
      says: [
        "Take a firm that gets 60 calls from new people a month and answers 45. If it signs one in nine of those it talks to, it opens five files. The other 15 called somebody else. Reaching nine of them at the same rate is one more file a month, twelve a year. At an average fee of $9,000 that’s $108,000, from calls the firm has already paid to receive. Put your own four numbers in: calls, answered, signed, average fee.",
      ],
      checks: ["We know calls from new people, calls answered, files signed and the average fee."],
      tasks: ["Work out last quarter’s calls from new people, answered, and signed."],
    },
    {
      does: "Answer in three rings, with a fallback at four",
      asks: "How fast should we pick up?",
      heard: /\b(?:rings?|pick up|answer\w*|fast|first five minutes|speed|how fast)\b/,
      says: [
        "The new-client number should be a line of its own, printed on every ad and on the website, so it can be treated differently from the line for clients, courts and vendors. It rings at intake for three rings, then at a second person at the same time as the first, then at a service or an assistant. No menu, and no voicemail before nine at night. A caller who’s hurt doesn’t know which department they need.",
      ],
      mistake: [
        "Sending new callers through the main menu",
        "“For existing clients, press one” is spoken to the people who’ll wait anyway. Give new people a number that a person answers.",
      ],
      checks: ["New people have a number of their own, with no menu, and a fallback at the fourth ring."],
      tasks: ["Set up a separate new-client number, and test all three stages of ringing."],
    },
    {
      does: "Get someone with authority on within five minutes",
      asks: "Who has to talk to them, and how soon?",
      heard: /\b(?:authority|attorney|who|five minutes|call ?back|transfer|decide|hand ?off)\b/,
      says: [
        "A message pad can’t sign a case. Draw up a schedule in which one attorney or senior intake person is reachable for each half day, with permission to say yes to the matters on a one-page list. Intake takes names for the conflict check and the three facts that decide, then calls that person while the caller holds, for no longer than ninety seconds. If nobody’s free, the caller hears a time within the hour, and who it will be.",
      ],
      lines: [
        [
          "Handing over",
          "Mr. Alvarez, I’ve told Attorney Chen what you told me, so you won’t have to start over. She’s here now.",
        ],
        [
          "Nobody’s free",
          "Attorney Chen is in a hearing until two. She’ll call you at 2:10 from this number, and I’m texting you that now. Please don’t sign anything or talk to the insurance company before then.",
        ],
      ],
      checks: ["For each half day, one person who may say yes is reachable."],
      tasks: ["Draw up the half-day schedule, and write the one-page list of matters it may accept."],
    },
    {
      does: "Send the agreement before the call ends",
      asks: "How do we close on the first call?",
      heard: /\b(?:sign\w*|agreement|retainer|e-?sign\w*|close|closing|convert\w*|win)\b/,
      says: [
        "If the attorney wants the case, the fee agreement goes out by e-signature while you’re talking, and somebody walks the caller through it: the fee, who pays costs, what happens if they change their mind. Tell them they’re free to read it overnight; pressure is both wrong and unnecessary. What loses people is “We’ll mail you a packet.” Have your own ethics counsel read the wording and the timing, since rules on fee agreements and solicitation differ by state.",
      ],
      mistake: [
        "Letting a caller who wants to sign go home to wait for paper",
        "By Thursday an adjuster has called, or a cousin knows a lawyer. If you want the case, send the agreement while you’re on the line.",
      ],
      checks: ["An agreement can be sent for e-signature in under five minutes, from a template."],
      tasks: ["Set up an e-signature template for the two matters you sign most."],
    },
    {
      does: "Cover the hours in which accidents happen",
      asks: "What about nights and weekends?",
      heard: /\b(?:nights?|weekends?|after[- ]hours|evenings?|24|hours|coverage)\b/,
      says: [
        "People get hurt driving home and on weekends, and they start looking for help that evening, from the couch or the hospital bed. Have someone or something answer until at least nine at night and on both weekend days. It needs four things only: names for the conflict check, what happened and when, a safe number, and a promised call from a person at a stated hour. It must not give an opinion on the case or quote what it may be worth.",
      ],
      checks: ["New callers reach an answer until nine at night and on both weekend days."],
      tasks: ["Set up coverage for evenings and both weekend days, with the four things it takes."],
    },
    {
      does: "Chase the ones you missed, twice today",
      asks: "How do we recover missed calls?",
      heard: /\b(?:missed|chase|follow[- ]?up|call ?backs?|recover|again|text)\b/,
      says: [
        "For every unknown number that hung up: a text within two minutes, a call within ten, another call before the day ends. The text says who you are and asks one question. You’re returning a call, so it isn’t a cold approach, but keep it to people who called you and stop as soon as they ask. After a day the odds fall off; put the rest on one list and try once more on day three.",
      ],
      lines: [
        [
          "The text",
          "This is [firm]. You just called us and we missed you. Are you safe, and can we call you now? Reply with a good time.",
        ],
      ],
      checks: ["Each missed new number gets a text in two minutes and two calls the same day."],
      tasks: ["Give one person the list of missed new numbers, with the two-minute and ten-minute rule."],
    },
    {
      does: "Post two numbers every Monday",
      asks: "What should we measure?",
      heard: /\b(?:measure|track|numbers?|kpis?|metrics?|report|goal)\b/,
      says: [
        "The first is the share of new-client calls that a person or an assistant answered, by hour. The second is the minutes from the first ring until someone with authority talked to the caller, taking the middle value of the week. Leave names off the sheet and write down one thing that slowed you. In most firms it’s the same thing for the first three weeks: lunch, court mornings, or a partner who wants to hear every story first.",
      ],
      checks: ["Share answered and minutes to a decision-maker are posted each Monday."],
      tasks: ["Post the two numbers on Monday, with one sentence on what slowed you."],
    },
  ],
};
