import type { Subject } from "./kinds.ts";

export const dispatch: Subject = {
  id: "dispatch",
  of: ["trades"],
  name: "dispatching on busy days",
  heard:
    /\bdispatch\w*\b|\b(?:heat ?waves?|cold snaps?|freeze|(?:hail|ice|snow|wind) ?storms?|storms?|hail|summer rush|peak season|busy season|high season)\b.*\b(?:calls?|phones?|callers?|office|schedul\w+|technicians?|jobs?)\b|\b(?:calls?|phones?|callers?|office|schedul\w+|technicians?|jobs?)\b.*\b(?:heat ?wave|cold snap|freeze|(?:hail|ice|snow|wind)? ?storms?|hail|summer rush|peak season|busy season)\b/,
  not: /\bmissed calls\b|\bcosts?\b[^.?!]{0,60}\bmiss(?:es|ing|ed)? (?:a |one |every )?(?:\w+ )?calls?\b|\bdispatcher(?:s|'s)? (?:is leaving|leaves|leaving|quits?|quitting|resign\w*|retir\w+|gave notice|is gone|left)\b|\b(?:replac\w+|losing|lost|without) (?:a |our |the |your |my )?dispatcher\b/,
  ofTimes: true,
  title: "Dispatching on the busiest days at {who}",
  lead: "On a day like that you can’t get to everyone, so the job is to decide who’s first, tell the rest the truth, and keep the trucks moving. Sort calls by danger and by who lives there, give windows you can keep, group jobs by street, and call people before they call you. A caller who knows it’s Thursday will wait. A caller who was told “as soon as we can” calls three other companies.",
  close:
    "When it’s over, sit down for half an hour while everyone remembers. Write down what broke, change one rule, and put the page where you’ll find it next year.",
  passages: [
    {
      does: "Sort by danger, then by who’s in the house",
      asks: "Who comes first?",
      heard: /\b(?:first|priorit\w+|sort|triage|urgent|emergenc\w*|who)\b/,
      says: [
        "Write the order down before the first call. At the top, with 911 or the utility first wherever somebody is in danger: {urgent}. Then other homes with babies, elderly or ill people, then everybody else in the order in which they called. Whoever has a contract with you gets the promise that’s in it. Without the list, the loudest caller wins, and dispatchers have to defend each decision alone.",
      ],
      mistake: [
        "Letting the loudest caller move the board",
        "The quiet one is eighty-three and alone in the house. Ask who’s in the house, and go by the list.",
      ],
      checks: ["The order is on one page, and who’s in the house is asked on every call."],
      tasks: ["Write the order on one page and have the owner sign it."],
    },
    {
      does: "Ask five questions, in two minutes",
      asks: "What should dispatchers ask?",
      heard: /\b(?:ask|questions?|information|call|script|intake|say)\b/,
      says: [
        "Address and cross street, a cell number that will be answered, what it does and doesn’t do, since when, and who’s at home. Then the two safe checks that can save a truck in your trade, such as whether the thermostat is set, or a picture of the ceiling taken from the floor. Now and then that settles it before you’ve hung up, and they’ll remember who helped them for free. Nobody is asked to climb, open a panel or touch wires.",
      ],
      lines: [
        [
          "The call",
          "What’s the address, and the best cell number? … Tell me what it’s doing. … Who’s in the house with you, anyone very young, elderly or sick? … While I look at the board, would you check one thing for me?",
        ],
      ],
      checks: ["Five questions and two safe checks are on a card at every phone."],
      tasks: ["Put the five questions and two safe checks on a card."],
    },
    {
      does: "Give a window you can keep",
      asks: "What should we promise callers?",
      heard: /\b(?:promise|window|tell|when|wait\w*|time|eta|schedule)\b/,
      says: [
        "“Thursday between one and five, and I’ll text when he’s on his way.” If you don’t know, give the time when you will: “I’ll call you by six tonight with a day.” Then call at six, also with bad news. Leave one truck in four unbooked until noon for what the day brings. A board that’s full at eight in the morning is fiction by ten.",
      ],
      mistake: [
        "Promising “as soon as possible”",
        "They hear today. By four they’ve called twice and booked someone else, and you’ll find out in their driveway. Give a day, or the hour in which you’ll know it.",
      ],
      checks: [
        "Everyone gets a window or the hour in which they’ll hear one.",
        "Part of the capacity stays open until noon.",
      ],
      tasks: ["Hold one truck in four open until noon, and give every caller a window."],
    },
    {
      does: "Route by street and not by list",
      asks: "How do we get more jobs done?",
      heard: /\b(?:rout\w+|more jobs|efficien\w*|group|zones?|trucks?|technicians?|drive)\b/,
      says: [
        "Every cross-town drive eats time that could have been a job. Split the area in three and let each truck stay in its part until after lunch, even if it means that someone who called earlier waits a little longer for the second truck. Send the crew the notes and a photo, so that what they need is on board. Have one person who only runs parts and material; on a day like this, it’s the best-paid hour in the company.",
      ],
      checks: ["Trucks stay in their part of town until after lunch, and one person runs parts."],
      tasks: ["Split the area in three and name who runs parts."],
    },
    {
      does: "Call people before they call you",
      asks: "How do we get fewer “where are you” calls?",
      heard: /\b(?:where|update\w*|status|inform|fewer calls|late|delay\w*|text\w*|communicat\w*)\b/,
      says: [
        "Most calls on such a day come from people who already called. A text at noon to everyone on the board, “You’re third for this afternoon, likely around three,” takes ten minutes and stops thirty calls. When a job runs long, tell the next two right away. Bad news at one o’clock is service. The same news at five is a review.",
      ],
      mistake: [
        "Hiding from people you’ll be late for",
        "They’ll call, and each of those calls keeps a new one out. Text at noon, and again when it changes.",
      ],
      checks: ["Everyone on the board gets a text at noon and whenever their time changes."],
      tasks: ["Send everyone on the board a noon text with their place and likely time."],
    },
    {
      does: "Let something else take the overflow",
      asks: "What do we do when all lines are busy?",
      heard: /\b(?:overflow|busy|lines|voicemail|answer\w*|ai|assistant|service|missed)\b/,
      says: [
        "Four lines and two dispatchers means that the fifth caller hears ringing. Send overflow to an answering service or an assistant that asks your five questions, tells people when you’ll call, and passes danger to 911 and to you. Put the truth in the recording as well: “We’re booking for Thursday. Leave your address and number, or text us, and we’ll call you by six with a time.” Some will text. Each of those is a line that’s free.",
      ],
      checks: [
        "When all lines are busy, callers reach something that asks the five questions and names a time.",
      ],
      tasks: ["Set up overflow with the five questions, and record the truth about today."],
    },
    {
      does: "Take care of the people with the phones",
      asks: "How do we keep the team going?",
      heard: /\b(?:team|staff|dispatchers?|technicians?|breaks?|burn\w*|food|heat|safety|people)\b/,
      says: [
        "Two hours on the phones, fifteen minutes off, in a room without a ring. Lunch comes in, paid. Crews in attics and on roofs get water, breaks and the right to say it isn’t safe; set that rule before they have to be brave. One person decides disputes all day, so nobody else has to. And say thank you by name that evening, with numbers: forty-one homes are taken care of tonight.",
      ],
      checks: ["Breaks are on the board, for phones and for crews, and one person settles disputes."],
      tasks: ["Put breaks on the board and name who settles disputes."],
    },
    {
      does: "Price it before the call",
      asks: "How do we handle price on busy days?",
      heard: /\b(?:price|pric\w+|fee|charge|cost|overtime|diagnostic|surcharge)\b/,
      extra: true,
      says: [
        "Decide today what a diagnostic visit costs at six in the evening and on Sunday, and say it in the first call: “It’s $[amount] to come out tonight, $[amount] tomorrow. Which would you like?” People accept a higher price that they chose. They don’t forgive one that shows up on the invoice. Check your state’s rules on emergency pricing before you raise anything in a declared emergency.",
      ],
      mistake: [
        "Mentioning the evening fee on the invoice",
        "They’d have paid it, if you’d asked. Say both prices on the phone and let them choose.",
      ],
      checks: ["Evening and weekend prices are said on the first call."],
    },
    {
      does: "Write down what broke",
      asks: "What do we do afterward?",
      heard: /\b(?:after\w*|review|learn|next year|debrief)\b/,
      extra: true,
      says: [
        "The week after, three numbers: calls that came, calls that were answered, jobs done. And three sentences: what we promised and couldn’t keep, which part ran out, who was missing. Order that part in April. Call the ten people who waited longest and ask how it went. Some of them were about to leave, and that call is why they won’t.",
      ],
      checks: ["The numbers and lessons are on one page that we’ll find next year."],
    },
  ],
};
