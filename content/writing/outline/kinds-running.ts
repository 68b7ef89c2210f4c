import type { OutlineKind } from "./kind.ts";

// How a place looks, what it wastes, where things belong, and what is held there.

export const looking: OutlineKind = {
  id: "looking",
  heard:
    /\b(?:decorat\w+|attractive|beautif\w+|inviting|cozy|window display|(?:shop|store) windows?|display(?:s|ing)?|furnish\w*|redesign\w*|remodel\w*|renovat\w+|interior|signage|curb appeal|landscap\w+|waiting room)\b/,
  points: [
    [
      "Look at it as a stranger",
      "What do people see first?",
      "From [across the street, the door], you notice [three things] first.",
      "Ten minutes with a notebook; count who looks, and at what.",
    ],
    [
      "Take things away before you buy",
      "What can go?",
      "[n] things went: [signs, chairs, stock], and [what] can be seen again.",
      "Someone who has never been there: what do they not understand?",
    ],
    [
      "Choose one thing to look at",
      "What should stand out?",
      "The one thing is [what], at eye level, with nothing beside it.",
      "What do customers point at?",
    ],
    [
      "Get the light right",
      "What about light?",
      "At [hour] it’s dark in [corner]; [lamp, price] changes that.",
      "Pictures at three hours of one day.",
    ],
    [
      "Set a sum and a day",
      "What does it cost?",
      "It cost [sum] and [hours]: [line by line].",
      "Three prices, with dates; what did you have already?",
    ],
    [
      "Count again",
      "Did it change anything?",
      "Of a hundred who passed, [n] stopped, against [n] before.",
      "The same hour and weekday.",
    ],
  ],
};

export const less: OutlineKind = {
  id: "less",
  heard:
    /^(?=.*\b(?:bills?|costs?|expens\w+|spend\w*|wast\w+|money|energy|electric\w*|power|water|heating|gas|fuel|fees?|overhead|inventory|food|paper|plastic|trash|packaging|supplies|utilit\w+|premiums?|rates?|rent|no.?shows?)\b).*\b(?:lower\w*|reduc\w+|cut(?:ting)? (?!back|hair|glass|tile|wood)|sav(?:e|ing) (?!lives)|stop(?:ping)? |avoid\w* |prevent\w*|get(?:ting)? rid of|fewer|less|wast\w+|shrink\w*|eliminat\w+)\b/,
  points: [
    [
      "Read the last three bills line by line",
      "How much is it today?",
      "In [month] it was [sum]; the biggest line is [what], with [share].",
      "Your own bills or counts; the supplier explains a line if you call.",
    ],
    [
      "Find the two causes that make up half",
      "Where does it come from?",
      "Half of it comes from [one] and [two], mostly at [hour or day].",
      "A list for one week, kept by whoever is there.",
    ],
    [
      "Stay an hour after closing",
      "What runs or gets lost while nobody looks?",
      "After closing, [what] was still [running, open, being thrown out]: [n] of them.",
      "Walk through with the meter, the bin or the till in view.",
    ],
    [
      "Do the free things this week",
      "What can I change without money?",
      "We [switched off, moved to another hour, asked for a better rate on] [what]; that was [sum] a month.",
      "Try one for a week, and read the number before and after.",
    ],
    [
      "Ask for a better rate",
      "Can I pay less for the same?",
      "On [day] I called [supplier] and asked for [rate, plan, discount]; they offered [what].",
      "Two other offers in hand; your utility may check the place free of charge.",
    ],
    [
      "Buy only what pays for itself, and know when",
      "What is worth paying for?",
      "[Thing] costs [sum], saves [sum] a month, and has paid for itself by [month].",
      "The installer’s estimate, and an owner who has had one for a year.",
    ],
    [
      "Give it a name and a day",
      "Who keeps an eye on it?",
      "[Name] reads [meter, bill, count] on the [day] of the month and writes it [where].",
      "Who notices first when it goes up?",
    ],
    [
      "Compare the same month of two years",
      "Did it work?",
      "In [month] it was [n], against [n] a year before.",
      "The same bill, and the same opening hours.",
    ],
  ],
};

export const order: OutlineKind = {
  id: "order",
  heard:
    /\b(?:organiz\w+|in order|set(?:ting)? up|arrang\w+|track\w*|schedul\w+|inventory|stock(?:ing)?|declutter\w*|tidy\w*|sort(?:ing)?|manag(?:e|ing)|routines?|systems?|clos(?:e|ing) (?:the|up|time|down|shift|duties)|open(?:ing)? (?:up|in the|shift|duties))\b/,
  points: [
    [
      "Count it once, as it is",
      "How is it now?",
      "On [day], [n] were missing, [n] were there twice, and it took [minutes] to find [what].",
      "Two people count separately; take a picture with the date.",
    ],
    [
      "Take out what nobody uses",
      "What can go?",
      "Nothing we haven’t used since [month] stays, except [what].",
      "Whoever uses {x} most: what would they throw out?",
    ],
    [
      "Give everything one place and a limit",
      "Where does the rest belong?",
      "[What] is at [place], at least [n] and at most [n]; at [n] we reorder.",
      "Three months of orders or job sheets show what you really need.",
    ],
    [
      "Put a name next to each task",
      "Who does what, when?",
      "[Name] does [what] on [day], in [minutes]; [name] fills in.",
      "Look at who is really there then.",
    ],
    [
      "Write it on one page where it hangs",
      "How does everyone know?",
      "The page hangs at [place] and has [five lines].",
      "Have the newest person use it without help.",
    ],
    [
      "Check ten, once a week",
      "How does it stay that way?",
      "Every [day], [name] checks ten of them; more than [n] wrong, and we [what].",
      "What slipped first the last time?",
    ],
  ],
};

export const gathering: OutlineKind = {
  id: "gathering",
  heard:
    /\b(?:wedding|party|parties|trip|travel\w*|vacation|camping|reunion|birthday|festival|fundrais\w+|conference|picnic|event|open house|workshop|tasting|grand opening|holiday (?:party|sale))\b/,
  points: [
    [
      "Settle for whom, how many, and when",
      "Who comes, and when?",
      "It’s for [n] people, on [day] from [hour] to [hour]; [name] decides by [date].",
      "Ask the three who must be there for two dates each.",
    ],
    [
      "Book what is gone first",
      "What has to be booked early?",
      "[Place, food, person] is booked [weeks] ahead, with [sum] down.",
      "Ask two places when last year’s date was gone.",
    ],
    [
      "Make a list of costs with a reserve",
      "What does it cost?",
      "The five biggest are [what: sum]; [name] pays, and [sum] is kept back.",
      "Someone who held one this year: what did they forget?",
    ],
    [
      "Ask about permits and insurance",
      "What do we have to ask for?",
      "We need [permit, certificate, license] from [office], which takes [days].",
      "City hall, the venue, your insurer.",
    ],
    [
      "Go through the day by the hour",
      "What happens when?",
      "At [hour], [what], by [name]; guests first see [what].",
      "Walk it once as a guest and once as a helper.",
    ],
    [
      "Have a second plan",
      "What if it rains, or someone is missing?",
      "If [rain, sickness, too few], then [what], decided by [hour].",
      "What went wrong at the last one?",
    ],
    [
      "Thank people, and write down what to change",
      "What comes afterward?",
      "By [day], [name] thanks [whom]; next time we [what].",
      "Ask two guests, and whoever cleaned up.",
    ],
  ],
};
