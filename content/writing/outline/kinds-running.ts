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
      "Ten minutes with a notebook; count who looks, and at what.",
      "What’s seen first from the door, and what nobody notices any more.",
    ],
    [
      "Take things away before you buy",
      "What can go?",
      "Someone who has never been there: what do they not understand?",
      "What can go, and what becomes visible then.",
    ],
    [
      "Choose one thing to look at",
      "What should stand out?",
      "What do customers point at?",
      "One thing at eye level with nothing beside it.",
    ],
    [
      "Get the light right",
      "What about light?",
      "Pictures at three hours of one day.",
      "Which corner is dark at which hour, and what a lamp changes.",
    ],
    [
      "Set a sum and a day",
      "What does it cost?",
      "Three prices, with dates; what did you have already?",
      "A sum, a day and what was there already.",
    ],
    [
      "Count again",
      "Did it change anything?",
      "The same hour and weekday.",
      "How many stop or ask now, at the same hour as before.",
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
      "Your own bills or counts; the supplier explains a line if you call.",
      "The biggest line of the bill, and its share. Most advice on saving is about the small ones.",
    ],
    [
      "Find the two causes that make up half",
      "Where does it come from?",
      "A list for one week, kept by whoever is there.",
      "Two causes, and the hours at which they occur.",
    ],
    [
      "Stay an hour after closing",
      "What runs or gets lost while nobody looks?",
      "Walk through with the meter, the bin or the till in view.",
      "What runs, leaks or is thrown out while nobody looks.",
    ],
    [
      "Do the free things this week",
      "What can I change without money?",
      "Try one for a week, and read the number before and after.",
      "What costs nothing and can be undone, with what it saves a month.",
    ],
    [
      "Ask for a better rate",
      "Can I pay less for the same?",
      "Two other offers in hand; your utility may check the place free of charge.",
      "Which rate, plan or discount exists, and the sentence with which to ask for it.",
    ],
    [
      "Buy only what pays for itself, and know when",
      "What is worth paying for?",
      "The installer’s estimate, and an owner who has had one for a year.",
      "For each purchase the sum, the saving a month, and the month in which it has paid for itself.",
    ],
    [
      "Give it a name and a day",
      "Who keeps an eye on it?",
      "Who notices first when it goes up?",
      "Who reads the number, on which day, and where it’s written down.",
    ],
    [
      "Compare the same month of two years",
      "Did it work?",
      "The same bill, and the same opening hours.",
      "The same month of last year, because seasons lie.",
    ],
  ],
};

export const order: OutlineKind = {
  id: "order",
  heard:
    /\b(?:organiz\w+(?! (?:an? |the |your )?(?:[\w-]+ ){0,2}(?:days?|drive|event|fair|walk|race|concert|festival|trip|tournament|club|protest|reunion)\b)|in order|set(?:ting)? up|arrang\w+|track\w*|schedul\w+|inventory|stock(?:ing)?|declutter\w*|tidy\w*|sort(?:ing)?|manag(?:e|ing)|routines?|systems?|clos(?:e|ing) (?:the|up|time|down|shift|duties)|open(?:ing)? (?:up|in the|shift|duties))\b/,
  points: [
    [
      "Count it once, as it is",
      "How is it now?",
      "Two people count separately; take a picture with the date.",
      "A count on one ordinary day, before anything is moved.",
    ],
    [
      "Take out what nobody uses",
      "What can go?",
      "Whoever uses {x} most: what would they throw out?",
      "What hasn’t been touched in a year, and where it goes.",
    ],
    [
      "Give everything one place and a limit",
      "Where does the rest belong?",
      "Three months of orders or job sheets show what you really need.",
      "One place for each thing, and how many of it there may be.",
    ],
    [
      "Put a name next to each task",
      "Who does what, when?",
      "Look at who is really there then.",
      "Who does it on which day, and who does it when they’re away.",
    ],
    [
      "Write it on one page where it hangs",
      "How does everyone know?",
      "Have the newest person use it without help.",
      "One page, hung where the work is done.",
    ],
    [
      "Check ten, once a week",
      "How does it stay that way?",
      "What slipped first the last time?",
      "Ten things or records, picked at random, by somebody else.",
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
      "Ask the three who must be there for two dates each.",
      "One sentence that settles all three. Everything else follows from it, and everything goes wrong without it.",
    ],
    [
      "Book what is gone first",
      "What has to be booked early?",
      "Ask two places when last year’s date was gone.",
      "The place, the food and the one person nobody can replace, with how many weeks ahead each is usually taken.",
    ],
    [
      "Make a list of costs with a reserve",
      "What does it cost?",
      "Someone who held one this year: what did they forget?",
      "The five biggest sums, who pays each, and a tenth kept back.",
    ],
    [
      "Ask about permits and insurance",
      "What do we have to ask for?",
      "City hall, the venue, your insurer.",
      "What the venue, the city and the insurer want to see, and how long each takes.",
    ],
    [
      "Go through the day by the hour",
      "What happens when?",
      "Walk it once as a guest and once as a helper.",
      "A page with the hours on the left and a name behind every line.",
    ],
    [
      "Have a second plan",
      "What if it rains, or someone is missing?",
      "What went wrong at the last one?",
      "What happens in rain or with half the people, and by when that’s decided.",
    ],
    [
      "Thank people, and write down what to change",
      "What comes afterward?",
      "Ask two guests, and whoever cleaned up.",
      "What’s done in the two days afterward, while everybody still remembers.",
    ],
  ],
};
