import type { Subject } from "./kinds.ts";

export const locations: Subject = {
  id: "locations",
  name: "phones for several locations",
  heard:
    /\b(?:phones?|calls?|numbers?)\b[^.?!:]{0,40}\b(?:second|another|new|additional) (?:location|branch|site)\b|\b(?:two|three|four|five|six|several|multiple|many|both|all)[- ](?:\w+ )?(?:locations?|offices|sites|branches|clinics)\b|\bmulti[- ]?(?:location|site|office)\b|\bcentral(?:i[sz]ed)? (?:call center|phones?|scheduling|answering)\b|\bdental groups?\b|\bdsos?\b/,
  title: "How {who} with several locations can handle the phone",
  lead: "Callers don’t think in locations; they think of the sign they drove past. So keep each number, answer with the name that belongs to it, and let the call ring where somebody’s free, with all calendars open in front of whoever answers. Share the answers that are the same everywhere and mark the few that differ. And give each location one name for what only they can decide.",
  close:
    "Call each location’s number on the same day with the same three questions. If you get the same answers and can book at any of them in one call, it works. If not, you’ve got next month’s list.",
  passages: [
    {
      does: "Keep every number, share the people",
      asks: "Should we have one number or several?",
      heard: /\b(?:one|number|numbers|several|keep|single|central\w*|route|routing|should)\b/,
      says: [
        "The local number is on a magnet on somebody’s fridge, so it stays. Behind it, calls can ring in the order you choose: this office first, another one after three rings, then a service or an assistant. The screen shows which number was dialed, and the greeting follows it. That gives you the reach of a call center with people who know the place.",
      ],
      mistake: [
        "Replacing local numbers with one 800 number",
        "People who’ve called the same seven digits for years feel sold. Keep those, and do the sharing where nobody sees it.",
      ],
      checks: ["Each location’s number still works, and rolls over to another when nobody picks up."],
      tasks: ["List all numbers, and set up where each one rings first, second and third."],
    },
    {
      does: "Let anyone book anywhere",
      asks: "How do we book across locations?",
      heard: /\b(?:book\w*|schedul\w*|calendar|across|appointments?)\b/,
      says: [
        "Whoever answers has to see all calendars, know which location does what, and offer the nearest time at the place the caller wants plus a sooner one elsewhere. “Elm Street has Thursday. If the mall is all right for you, I could get you in today.” Many say yes to today. Read the address back, since the right time at the wrong place is still a no-show.",
      ],
      lines: [
        [
          "Two places, two times",
          "At Elm Street I have Thursday at ten. At the mall office, about fifteen minutes away, I have today at four. Which would you like?",
        ],
      ],
      checks: ["Whoever answers sees all calendars, and reads back the address with the time."],
      tasks: ["Give everyone who answers all calendars, and practice offering two places."],
    },
    {
      does: "Write one page, and mark what differs",
      asks: "How do we keep the answers the same?",
      heard: /\b(?:same|answers|page|consistent\w*|differ\w*|script|train\w*|knowledge)\b/,
      says: [
        "Nine answers out of ten are the same everywhere, and one isn’t: hours, parking, which doctor is in on Wednesdays, which plan one of them doesn’t take. Put the common ones on the page and the others in a small table by location. One owner, with a helper at each place who reports changes the day they happen.",
      ],
      mistake: [
        "Letting each place keep its own page",
        "In a year you have four prices for the same thing, and callers who compare them. One page, one owner, a table for the rest.",
      ],
      checks: ["There’s one dated page with a table of what differs by location."],
      tasks: ["Put everyone’s answers side by side, settle the differences, and write the one page."],
    },
    {
      does: "Decide whether to answer in one place",
      asks: "Should we centralize the phones?",
      heard: /\b(?:centrali\w*|call center|one place|team|hire|pros|cons)\b/,
      says: [
        "A small team in one room answers more calls with fewer people, since peaks differ, and it frees the counters. It also knows less: who’s running late, who just walked in, what Dr. Lee said an hour ago. A middle way works well for three to six places: scheduling and new callers in one room, everything about today at the counter, with a way to reach each other in seconds.",
      ],
      checks: ["It’s decided which calls are answered centrally and which at the counter."],
      tasks: ["Sort a week’s calls into central and local, and try it with one location first."],
    },
    {
      does: "Name a decider in each place",
      asks: "Who handles what’s local?",
      heard: /\b(?:who|local|manager|decid\w*|urgent|emergenc\w*|complain\w*)\b/,
      says: [
        "A caller who’s upset about Elm Street wants Elm Street. Each location has one person, and a backup, who takes what can’t be settled elsewhere: complaints, squeezing someone in, anything urgent. They answer the internal line within a minute. Without that, the central team learns to say “I’ll send them a message,” and callers learn what it’s worth.",
      ],
      checks: ["Each location has a person and a backup who answer the internal line within a minute."],
      tasks: ["Name the decider and the backup for each location, and test the internal line."],
    },
    {
      does: "Compare the places, kindly",
      asks: "Which numbers should we compare?",
      heard: /\b(?:compare|numbers|metrics|measure|kpis?|report|which)\b/,
      says: [
        "Answered out of received, minutes until a new caller is called back, new callers who booked, per location and month, on one page. The point is to find out what the best one does and carry it over. A ranking with red arrows makes people hide calls; a visit from the one who’s good at it makes them better.",
      ],
      checks: [
        "Three numbers per location stand on one page each month, and the best one shows the others how.",
      ],
      tasks: [
        "Put three numbers per location on one page, and ask the best one to show the others how they do it.",
      ],
    },
  ],
};
