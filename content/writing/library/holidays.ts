import type { Subject } from "./kinds.ts";

export const holidayCover: Subject = {
  id: "holidays",
  name: "covering the phone when you’re away",
  heard:
    /\b(?:phones?|calls?)\b[^.?!]{0,50}\b(?:staff|team|office|all[- ]hands) meetings?\b|\b(?:staff|team|all[- ]hands) meetings?\b[^.?!]{0,50}\b(?:phones?|calls?)\b|\bclos(?:ed|ing) (?:for|between|over)\b|\bholiday (?:closings?|closures?|checklist)\b|\b(?:calls?|phones?)\b.*\b(?:at|over|during) lunch\b|\blunch\b.*\b(?:calls?|phones?)\b|\b(?:vacation|lunch (?:break|hour|coverage)|sick days?|holiday (?:closing|closure|phone|coverage|hours|schedule)|snow day|bad weather|cover(?:ing|age)? (?:the )?phones?|while (?:we|you)(?:'re| are) (?:away|on vacation)|phone coverage)\b|\bwho (?:answers|picks up|takes|covers|should answer) (?:the |our )?(?:phones?|calls?) (?:when|while|during)\b/,
  not: /\bafter[- ]hours\b|\bweekends\b|\b(?:christmas rush|seasonal|vs|versus)\b/,
  title: "Covering the phone when people are out, at {who}",
  lead: "Cover for the phone is planned twice: once for the absence in the calendar, and once for the one that starts with a text at 7:10. Each needs the same four things: who or what answers, what it may promise, what goes to a person anyway, and when everyone else is called back. Write them once, on a card, and nobody has to improvise.",
  close:
    "Put next year’s closing dates in the calendar now, each with a reminder two weeks ahead. The work is done in an hour, and you’ll only have to do it once.",
  passages: [
    {
      does: "Close the lunch gap first",
      asks: "Who answers at lunch?",
      heard: /\blunch|daily|noon|break\b/,
      says: [
        "Many people can only call at lunch, and that’s when many places don’t answer. With two people, eat at 11:30 and 12:30. With one, send calls to a second phone, a service or an assistant for that hour, and tell the recording the truth: “We’re at lunch until one and will call you by 1:30.” Then keep 1:00 to 1:30 free for it.",
      ],
      mistake: [
        "Everyone eating at noon",
        "It’s the hour your callers have free. Stagger it by thirty minutes, and you’ve bought the busiest hour of the day for nothing.",
      ],
      checks: ["Someone or something answers between 12 and 1."],
      tasks: ["Stagger lunch by half an hour, or route calls elsewhere for that hour."],
    },
    {
      does: "Have a sick-day card",
      asks: "What happens when the receptionist is sick?",
      heard: /\b(?:sick|absen\w+|call(?:s|ed) in|out|short[- ]staffed|emergency)\b/,
      says: [
        "At 7:10 nobody wants to think. One card: who to call, how to forward the phone (with the actual buttons), what moves today and what doesn’t, and the three sentences the stand-in says. Put a copy at home. Try it once on a normal Wednesday, with someone who never does it. Everything they have to ask belongs on the card.",
      ],
      checks: ["A card says how to forward the phone and who steps in, and somebody has tried it."],
      tasks: ["Write the sick-day card and have somebody who never answers try it for an hour."],
    },
    {
      does: "Change the greeting, and change it back",
      asks: "What should the holiday greeting say?",
      heard: /\b(?:greeting|message|recording|voicemail|say|script)\b/,
      says: [
        "Say when you’re back with the weekday and the date, what to do if it can’t wait, and when you’ll call. Put two reminders in the calendar: one to record it, one to take it down. A greeting that wishes callers happy holidays in the middle of January tells them how things are run here.",
      ],
      lines: [
        [
          "Long weekend",
          "You’ve reached [name]. We’re closed through Monday and back Tuesday the 3rd at 8. If someone’s in danger, call 911. For {wakes}, press 1. For the rest, leave your number, and we’ll call you Tuesday before noon.",
        ],
      ],
      mistake: [
        "Forgetting to change it back",
        "Callers in January hear that you’re closed for Christmas and believe it. Put the day you take it down in the calendar when you record it.",
      ],
      checks: ["The holiday greeting names the day you’re back, and there’s a reminder to take it down."],
      tasks: ["Record the greeting and set the reminder for taking it down."],
    },
    {
      does: "Move what you can beforehand",
      asks: "What should we do before we close?",
      heard: /\b(?:before|ahead|prepare|two weeks|reschedul\w+|plan|checklist|refills?)\b/,
      says: [
        "Two weeks ahead, look at the first two days back and leave a third of them empty; they’ll fill by themselves. Call the people who’ll need something while you’re away, before they notice. Refill, renew, confirm, deliver. Change the hours on your online listing, since that’s where people look first, and tell the people you share work with.",
      ],
      checks: [
        "The first two days back have room in them.",
        "Hours are changed on the website and the online listings.",
      ],
      tasks: ["Keep a third of the first two days back empty, and change hours on every listing."],
    },
    {
      does: "Split the on-call days fairly",
      asks: "Who’s on call over the holidays?",
      heard: /\b(?:on[- ]call|fair|pay|rotat\w+|schedule)\b/,
      says: [
        "Ask before you assign: some people would gladly trade Christmas Eve for New Year’s. Two names per day, a written list of what they’re called for, extra pay that was agreed beforehand. Whoever had last year’s bad day chooses first. And keep the list of reasons short. A person who’s called out from dinner for something that could have waited won’t volunteer again.",
      ],
      checks: ["Every closed day has two names, with agreed pay."],
      tasks: ["Ask who wants which day, fill two names for each, and settle the pay."],
    },
    {
      does: "Plan the first morning back",
      asks: "How do we handle the backlog?",
      heard: /\b(?:back|backlog|morning|first day|return|messages|after)\b/,
      says: [
        "Everything that waited arrives at once. Come in half an hour early, two people, no appointments before nine. One sorts the messages into today, this week and done; the other calls the “today” pile, new people first. Keep the doors closed until the pile is done. Starting late by thirty minutes is better than being behind until Thursday.",
      ],
      checks: ["The first half hour back is reserved for messages."],
      tasks: ["Block the first half hour back for messages, with two names."],
    },
  ],
};
