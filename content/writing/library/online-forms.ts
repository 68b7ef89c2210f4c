import type { Subject } from "./kinds.ts";

/** What people fill in before they come, on a screen of their own. */
export const onlineForms: Subject = {
  id: "online-forms",
  name: "forms that people fill in online",
  heard:
    /\b(?:online|digital|electronic|web|paperless) (?:\w+ ){0,2}(?:intake|forms?|paperwork|registration|check-?in)\b|\b(?:intake|registration|consent|new[- ](?:patient|client)) (?:forms?|paperwork) (?:online|by text|before (?:they|the|their))\b|\bpaper (?:intake )?forms? to (?:online|digital)\b/,
  not: /\b(?:contact forms?|order forms?|vs|versus|compare|software|which (?:one|program))\b/,
  title: "How to move forms online at {who}",
  lead: "Move one form, the one that new {customers} fill in, and have it ask only for what somebody really uses at the first {visit}. Send it by text the minute the time is booked, look at half past four at who hasn’t filled it in, and call those. Keep paper on the counter for whoever can’t or won’t. If the desk still types anything from it after three weeks, it isn’t online yet.",
  close:
    "After a month look at three figures: filled in before they came, minutes at the counter, and questions that people left empty. An empty line that nobody missed can go.",
  passages: [
    {
      does: "Strike half of the questions",
      asks: "What should the form ask?",
      heard: /\b(?:questions?|shorten|ask|fields?|what|content|before)\b/,
      says: [
        "Lay the paper form on a table with everybody who reads it, and have each put a dot beside what they used last week. What has no dot goes. What’s asked twice, on the phone and on the form, stays in one of them. Name, birth date and phone number can often be there already when they open it. Under ten minutes on a phone is the limit; past that people stop in the middle, and you never learn where.",
      ],
      eg: {
        law: "A firm asks for names first and for the story last. The form before the conflict check has the names of everybody involved, a way to call back and the kind of matter, and nothing about what happened. Say at its head that sending it makes nobody a client.",
        medical:
          "An office needs medicines, allergies, the plan’s card from both sides and signatures. Have a clinician decide which answers somebody has to see on the same day, such as thoughts of self-harm on a questionnaire, and who that is.",
        dental:
          "A dental office needs medicines that thin the blood, allergies, a heart condition, pregnancy, and the plan’s card. The dentist decides what has to be seen before the chair.",
      },
      mistake: [
        "Putting the paper form on a screen as it is",
        "Four pages that were dull on a clipboard are unbearable on a phone. Strike first, then build.",
      ],
      checks: [
        "Everything the form asks was used by somebody last week.",
        "It takes under ten minutes on a phone, timed with two strangers.",
      ],
      tasks: [
        "Put dots on the paper form with everybody who reads it, and strike what has none.",
        "Time two strangers filling it in on a phone.",
      ],
    },
    {
      does: "Say where the answers go, and who may see them",
      asks: "Is it safe, and who sees the answers?",
      heard: /\b(?:privacy|hipaa|secure|security|confidential\w*|safe|consent|sign\w*|storage)\b/,
      says: [
        "Ask the maker four things in writing: where the answers are kept, who there can read them, how long, and what an e-mail about a new form contains. It should contain a link and no answers. If you’re under HIPAA, the agreement as a business associate is signed before the first form. Signatures count if your state and your insurer or bar accept them; ask once, with the date.",
      ],
      checks: ["The maker’s four answers are on file, and the agreement is signed where one is needed."],
      tasks: ["Put four questions to the maker in writing: where, who, how long, and what’s in the e-mail."],
    },
    {
      does: "Send it the minute the time is booked",
      asks: "When do we send it?",
      heard: /\b(?:send|when|text|e-?mail|link|booking|after)\b/,
      says: [
        "Somebody who’s just booked has the phone in their hand. The link goes out before goodbye, and the desk says so: “You’ll have a text in a minute; it takes eight minutes, and then you won’t fill in anything here.” One reminder two days before, no third one. The text holds a name, a link and nothing about why they’re coming.",
      ],
      lines: [
        [
          "On the call",
          "I’m texting you a link now. It takes about eight minutes, and then there’s nothing to fill in when you’re here. Has it come?",
        ],
        [
          "The text",
          "Hi [first name], this is [name]. Please fill this in before [day]: [link]. Rather on paper? Come ten minutes early.",
        ],
        [
          "Two days before",
          "Hi [first name], your form for [day] isn’t in yet: [link]. Stuck? Call us at [number], and we’ll do it together.",
        ],
      ],
      checks: ["The link goes out while the caller is still on the line."],
      tasks: ["Write the sentence for the call and the two texts, and send all three to yourself."],
    },
    {
      does: "Call those who haven’t, at half past four",
      asks: "What about people who don’t fill it in?",
      heard: /\b(?:remind\w*|don['’]?t|haven['’]?t|unfinished|follow|older|can['’]?t|paper|language\w*)\b/,
      says: [
        "Every day at half past four one person looks at tomorrow’s list. Whoever hasn’t begun gets a call and is offered to do it together in five minutes; many were stuck on one question. Those who don’t like screens, or would rather have another language or a person, aren’t asked twice: paper, on the counter, ten minutes early. Note it, so that they’re never sent a link again.",
      ],
      mistake: [
        "Sending a fourth text",
        "Somebody who hasn’t answered two is stuck or doesn’t want to. A call of three minutes finds out which.",
      ],
      checks: [
        "At half past four somebody looks at tomorrow’s list and calls who hasn’t begun.",
        "Paper lies ready, and whoever took it isn’t sent links again.",
      ],
      tasks: ["Look at tomorrow’s list at half past four, each day of this week, and call."],
    },
    {
      does: "Have the answers arrive where you work",
      asks: "How do the answers get into our system?",
      heard: /\b(?:system|integrat\w+|import|record|typ\w+|connect|program)\b/,
      says: [
        "Try it with five made-up people, the odd ones: two last names, no insurance, an allergy in the wrong field, a parent with two children, somebody who comes back. Look at what arrives in {system}, in which field. Whatever has to be typed over is noted with minutes. If it’s more than one a form, wait with the announcement.",
      ],
      checks: ["Five odd test forms arrived in the right fields, and nothing is typed twice."],
      tasks: ["Send five odd forms through, and write down what arrived where."],
    },
    {
      does: "Begin with new ones only, and count",
      asks: "How do we start, and how do we know that it works?",
      heard: /\b(?:start|begin|rollout|introduc\w+|weeks?|plan|count|measure|works?|staff|team)\b/,
      says: [
        "Two weeks with new {customers} only, paper beside it. Count each day: sent, begun, finished before they came, minutes at the counter. Say 30 were sent and 18 came in finished: then look at the twelve, one by one. It’s usually one question, one kind of phone, or a text that went to a landline. Only then the others, and only what has changed since their last form.",
      ],
      checks: [
        "Sent, begun and finished are counted each day for two weeks.",
        "Everybody at the desk has filled it in on their own phone.",
      ],
      tasks: [
        "Send it to new ones only, and count sent, begun and finished each day.",
        "Have everybody at the desk fill it in on their own phone.",
        "Look at every unfinished one, and mend the question at which people stop.",
      ],
    },
  ],
};
