import type { Subject } from "./kinds.ts";

/** Calls that a sentence somewhere else would have answered. */
export const simpleQuestions: Subject = {
  id: "simple-questions",
  near: ["listings", "ai-answers"],
  name: "calls with a simple question",
  heard:
    /\b(?:fewer|reduc\w+|cut\w*|less|stop\w*|too many|get rid of|avoid\w*|prevent\w*) (?:\w+ ){0,3}(?:phone )?calls? (?:about|for|asking|on|with)\b|\bcalls? (?:about|asking(?: about| for)?) (?:our |the |your )?(?:hours|parking|directions|prices|the menu|where|when|whether|simple)\b|\b(?:simple|same|routine|repetitive|basic) (?:questions?|calls?)\b.{0,40}\b(?:phones?|calls?|all day|again|over|reduc\w+|fewer)\b|\b(?:phone|calls?)\b.{0,40}\b(?:same|simple|basic) questions?\b/,
  not: /\b(?:price (?:shoppers?|hunters)|spam|robocalls?|complain\w*|no-?shows?|missed|emergenc\w+|status|refills?|insurance|hear from)\b/,
  title: "Fewer calls with simple questions at {who}",
  lead: "Write down for a week what callers ask that needs nobody’s judgment. It’ll be six or seven sentences. Then put each answer where people look before they call: the map listing, the first screen of the website, the text that confirms, the door. What still rings can be answered by the greeting or by something that reads from one page; people stay free for the rest.",
  close:
    "Count the same sentences again after four weeks. If hours and parking have halved and the rest hasn’t moved, the answer stands where you like it and not where they look.",
  passages: [
    {
      does: "Tally one week of them",
      asks: "Which questions are they?",
      heard: /\b(?:which|count|tally|find out|first|questions)\b/,
      says: [
        "A sheet by the phone with ten empty lines. Whoever answers writes the question once, in the caller’s words, and a mark each time it comes again. By Friday six lines have nearly all the marks. Note beside each at what time of day it comes: at ten they plan, at five they’re in the car.",
      ],
      mistake: [
        "Guessing what people ask",
        "Everybody at the desk remembers the odd ones. The tally shows the dull ones, and those are the many.",
      ],
      checks: ["We know our six commonest simple questions, with marks for a week."],
      tasks: ["Hang a sheet by the phone for a week, and mark every question that needs nobody’s judgment."],
    },
    {
      does: "Correct the map listing first",
      asks: "Where do people look before they call?",
      heard: /\b(?:google|map|listing|profile|hours|holiday)\b/,
      says: [
        "Most of them find the number there, so that’s where the answer has to stand, just above it: hours of each day, holidays with their dates, the entrance, where one parks, what’s taken at the counter. Add the six questions with answers where the listing has a place for them. Change a holiday two weeks ahead, by a person with a name.",
      ],
      mistake: [
        "Keeping the hours on the website only",
        "They never got that far. The number stands on the map, and so does the wrong hour.",
      ],
      checks: [
        "Hours, holidays, entrance and parking are right on the map listing, with a name for changes.",
      ],
      tasks: ["Look yourselves up on two phones, and correct hours, holidays, entrance and parking."],
    },
    {
      does: "Answer the six on the first screen",
      asks: "What belongs on the website?",
      heard: /\b(?:website|page|site|online|faq|menu)\b/,
      says: [
        "On a phone, without scrolling: open today until when, where to park, the one price that’s asked for most, and how to begin. Use the callers’ words: “Where do I park?” and not “Location & access.” One picture of the entrance with an arrow saves more calls than a paragraph.",
      ],
      mistake: [
        "A page of thirty questions",
        "Nobody reads thirty. Six, in the order of the tally, are read.",
      ],
      checks: ["The six answers can be read on a phone without scrolling."],
      tasks: ["Put the six answers on the first screen, and have a stranger find each in ten seconds."],
    },
    {
      does: "Send them before they’re asked",
      asks: "What goes into the confirmation?",
      heard: /\b(?:text|confirm\w*|reminder|e-?mail|message|before)\b/,
      says: [
        "Whoever has booked asks where to park, what to bring, how long it takes and what it costs. All four fit into the confirmation and again into the text of the day before. Put the picture of the entrance behind a link.",
      ],
      lines: [
        [
          "The day before",
          "See you tomorrow at [time] at [address]. Park [where]; the door is [where]. Bring [what]. It takes about [minutes]. Reply here if anything changes.",
        ],
      ],
      mistake: [
        "A confirmation that only says when",
        "It answers what they know and leaves out what they’ll call about.",
      ],
      checks: ["Confirmation and reminder say where to park, what to bring and how long it takes."],
      tasks: ["Add parking, what to bring, length and price to the confirmation and the reminder."],
    },
    {
      does: "Let the greeting say one of them, for now",
      asks: "What should the recording say?",
      heard: /\b(?:greeting|recording|menu|hold|press)\b/,
      says: [
        "One, not six: the one that half of today’s callers want. “We’re open until nine, and the lot behind the building is free.” It stands right after the name, and it changes when the question does. Whoever wanted just that hangs up content in five seconds.",
      ],
      lines: [
        [
          "In the greeting",
          "Thanks for calling [name of the business]. Today we’re open until [time], and you can park [where]. For everything else, stay on the line.",
        ],
      ],
      mistake: ["Reading all hours of the week", "By Wednesday they’ve hung up, or pressed zero."],
      checks: ["The greeting answers today’s commonest question in one sentence."],
      tasks: ["Choose one sentence for the greeting, and a day in the week on which it’s looked at."],
    },
    {
      does: "Give what still rings to something that reads from one page",
      asks: "Who answers the rest?",
      heard: /\b(?:assistant|ai|service|automat\w*|bot|who|answer)\b/,
      says: [
        "Some people won’t look, and some are driving. A text reply, an answering service or an assistant can take these if all of them work from the same page with a date on it. The page has the six answers, what it may not say, and to whom a call goes as soon as it isn’t simple.",
      ],
      mistake: [
        "Two pages with two answers",
        "The website says nine, the assistant says eight. Now they call to ask which.",
      ],
      checks: ["Website, greeting and whoever answers use one page, with its date."],
      tasks: ["Write the page with six answers, and give it to everybody and everything that answers."],
    },
    {
      does: "Put it on the door and in the parking lot",
      asks: "What about people who are here already?",
      heard: /\b(?:door|sign|parking|lot|directions|find)\b/,
      says: [
        "They call from the car, ten yards away: is this the right entrance, are you open, where do I leave it? A sign that can be read from the driver’s seat, with the hours and an arrow, ends that. Ask the next five who call from outside what they were looking at.",
      ],
      mistake: ["A sign that one reads standing at the door", "By then they’ve found it."],
      checks: ["Hours and entrance can be read from the driver’s seat."],
      tasks: ["Drive up to your own door at dusk, and write down what can’t be read."],
    },
    {
      does: "Change what makes them call",
      asks: "Can it be changed so that nobody has to ask?",
      heard: /\b(?:why|cause|change|really)\b/,
      says: [
        "Some questions are about the rule itself: closed on odd Tuesdays, two entrances, a price that depends on the day. If one sentence can’t answer it, the rule costs you twenty calls a week. Now and then the cheapest answer is another rule.",
      ],
      mistake: ["Explaining a rule better and better", "It’s asked because it’s odd. Make it plain."],
      checks: ["We looked at the rule that brings most calls, and kept or changed it."],
      tasks: ["Take the question with most marks, and ask what would have to change so that nobody asks it."],
    },
  ],
};
