import type { Nature } from "./kind.ts";

/** A child at home, and what is to change. */
export const child: Nature = {
  id: "child",
  heard:
    /\b(?:toddlers?|bab(?:y|ies)|newborns?|infants?|kids?|children|preschoolers?|kindergart\w+|first[- ]graders?|tweens?|teens?|teenagers?|sons?|daughters?)\b.*\b(?:sleep\w*|bed(?:time)?|nap\w*|potty|pacifier|bottle|screens?|phone time|tablets?|homework|read(?:ing)?|chores|allowance|tantrums?|shar(?:e|ing)|siblings?|daycare|swim\w*|bik(?:e|ing)|manners|lying|hitting|biting|transition\w*|switch\w*)\b|\b(?:sleep\w*|bedtime|naps?|potty|pacifier|screen time|homework|chores|allowance|tantrums?|sibling\w*|transition\w*|switch\w*)\b.*\b(?:toddlers?|bab(?:y|ies)|newborns?|infants?|kids?|children|preschoolers?|tweens?|teens?|teenagers?|sons?|daughters?)\b/,
  not: /\b(?:patients|clients|dentists?|dental|pediatric\w*|office|practice|clinic|camp|lesson business|calls?|callers?|hair ?cuts?)\b/,
  settles:
    "when a child is ready for it, what to say and do on the first days, and when to ask the pediatrician",
  opening:
    "Pick a quiet week. No trip, no visitors, no new sibling: whatever you’re about to change, a child gets used to one new thing at a time.",
  yours: [
    "How old your child was, what you tried first, and how long it took",
    "The sentence that worked, in the words you used",
    "What a grandparent or teacher told you, with a name",
  ],
  points: [
    [
      "Know the signs that it’s time",
      "How do I know that my child is ready for it?",
      "healthychildren.org, the pages of the American Academy of Pediatrics, for just this age; your own pediatrician.",
      "Age as a range, two signs of being ready, and two of not yet.",
      "Going by the neighbor’s child",
    ],
    [
      "Make it safe first",
      "What has to be safe before we start?",
      "Crawl through it at the child’s height; cpsc.gov and healthychildren.org.",
      "What’s anchored, blocked, lowered or put away, and what a parent hears at night.",
      "Starting on the evening it’s delivered",
    ],
    [
      "Say it in one sentence, ahead of time",
      "What do I tell my child, and when?",
      "Say it to your child, and write down what came back.",
      "The sentence, the day before or the week before, and the one choice that a child may make.",
      "Explaining for ten minutes",
    ],
    [
      "Keep everything else the same",
      "What do the first days look like?",
      "Your own evening or morning, written down by the quarter hour.",
      "What happens in which order on days one to three, who does it, and what doesn’t change.",
      "Changing three things at once",
    ],
    [
      "Decide beforehand what you do when it’s refused",
      "What if my child cries, refuses or comes back out?",
      "Two parents who got through it: what did they do the tenth time?",
      "One calm reaction, the same from both parents, and how often one repeats it.",
      "Arguing at eight in the evening",
    ],
    [
      "Say how long it takes, and when to wait",
      "How long does it take, and when do we go back?",
      "A diary of ten days, with a mark for each.",
      "What’s normal in week one and week three; when one stops and tries again in a month.",
      "Giving up on day four",
    ],
    [
      "Know when to ask the pediatrician",
      "When is it more than a phase?",
      "The practice’s nurse line: what do parents ask too late?",
      "Signs in weight, sleep, breathing or behavior that belong to a doctor, and what to bring.",
      "Asking a forum",
    ],
  ],
};

/** People who travel somewhere. */
export const trip: Nature = {
  id: "trip",
  about: "trips{to}",
  heard:
    /\b(?:visit(?:ing)? (?!us\b|our\b|your\b|the (?:doctor|dentist|clinic|office|vet))|trips? (?:to|in|with|for)\b|vacation\w* (?:in|to|with|on)|road ?trips?|itinerar(?:y|ies)|travel\w* (?:to|in|with|through)|weekend (?:in|getaway)|camping|hik(?:e|ing) (?:in|the|with|near)|national parks?|sightseeing|honeymoons?|backpacking|day trips?|cruises?)\b/,
  not: /\b(?:visitors? to|website|patients?|clients?|customers|office|clinic|practice|calls?|phones?|business trip|packing|employees|learn\w*|before a trip|on vacation|when you)\b/,
  settles: "when to go, how long the ways are, what has to be booked, and what suits just these travelers",
  opening:
    "A trip is planned backward from the one thing that everybody would be sorry to miss. Name it first, look up when it’s open, and let the rest fall around it.",
  yours: [
    "When you were there, with whom, and what you’d skip",
    "What you paid for a night, a meal and a ticket, with the date",
    "Somebody who lives there, and what they told you",
  ],
  points: [
    [
      "Choose the week",
      "When is the best time to go{in}?",
      "weather.gov for averages; the visitors bureau’s calendar; hotel prices for three different weeks.",
      "Weather, crowds, prices and closings, by week and not by season, and the week to avoid.",
      "Choosing by school vacation alone",
    ],
    [
      "Name the one thing nobody should miss",
      "What’s the one reason to go there?",
      "Ask each traveler for one; look up hours, tickets and how far ahead they sell out.",
      "One thing for each traveler, with opening days, price and how to book it.",
      "A list of twenty sights",
    ],
    [
      "Measure the ways, door to door",
      "How long does it take to get there and around?",
      "A map at the real hour of day; parking, shuttle, stairs and distance on foot.",
      "Hours in the car or in line, where to park, what’s walkable for the slowest person.",
      "Planning by miles",
    ],
    [
      "Choose where to sleep by what you do first",
      "Where do we stay?",
      "Three places: total price with fees and parking, stairs, noise, how late one can cancel.",
      "Which part of town for whom, beds and bathrooms, and from when it’s booked out.",
      "Saving thirty dollars, half an hour away",
    ],
    [
      "Plan half of each day",
      "What does a day look like?",
      "Walk through one day with a clock: meals, rests, restrooms.",
      "One thing in the morning, one for the afternoon that may be dropped, a place to eat near each, and something for rain.",
      "A schedule without a free hour",
    ],
    [
      "Add it up for all of you",
      "What does it cost altogether?",
      "Prices of this month for lodging, fuel, tickets, food; the park’s or the city’s own pages on fees and passes.",
      "A sum for each day and person, what’s free, and which pass pays from how many visits on.",
      "Counting the hotel only",
    ],
    [
      "Prepare for what goes wrong there",
      "What can go wrong, and what do we bring?",
      "The park’s or the state’s page on current conditions; the nearest urgent care.",
      "Weather, altitude, closures, medicine, no signal: what to check the evening before.",
      "Checking the road on the road",
    ],
  ],
};

/** Guests, a date and a bill. */
export const party: Nature = {
  id: "party",
  heard:
    /\b(?:part(?:y|ies)|baby showers?|bridal showers?|wedding(?: reception)?s?|reunions?|potlucks?|barbecues?|cookouts?|fundrais(?:er|ing dinner)s?|bake sales?|block part\w+|graduations?|quincea[nñ]eras?|bar mitzvahs?|funerals?|memorial services?|celebrations of life|thanksgiving dinner|birthday|anniversar(?:y|ies)|yard sales?|garage sales?)\b/,
  with: /\b(?:plan\w*|host\w*|throw\w*|organiz\w*|hold(?:ing)?|prepar\w*|ideas|checklist|budget|dinner|week)\b/,
  not: /\b(?:calls?|phones?|customers|clients|patients|party of|third[- ]party|venue business|photographers?|caterers?|planners?|wedding cakes?|employees|staff|team|office)\b/,
  settles:
    "how many come, where it is, what’s served, who does what by when, and what it costs for each guest",
  opening:
    "Two numbers decide everything that follows: how many people come, and what you can spend on each. Write both down before you say a date out loud.",
  yours: [
    "How many were invited and how many came, the last time",
    "What you spent, by line, and what was left over",
    "The moment that guests still talk about",
  ],
  points: [
    [
      "Fix who it’s for and how many come",
      "Whom do we invite, and how many will come?",
      "The person it’s for: whom would they miss? Last time’s list, with who came.",
      "Names before numbers, a date that the five most important people can make, and an answer by a fixed day.",
      "A date before a list",
    ],
    [
      "Divide the money before anything is booked",
      "What may it cost, and where does the money go?",
      "Three prices each for room, food and drink, on one day.",
      "A sum for each guest, split into place, food, drink and the rest, with a tenth kept back.",
      "Spending it on decorations",
    ],
    [
      "Choose a place that has what’s needed",
      "Where is it, and what if it rains?",
      "Stand in it at that hour: seats, restrooms, outlets, parking, steps; the park’s or hall’s permit.",
      "Seats and shade for all of them, access, noise rules, a plan for rain, and when it has to be empty.",
      "Booking from pictures",
    ],
    [
      "Plan food by plates, with allergies asked",
      "What do we serve, and how much?",
      "A caterer’s or a cook’s rule for each guest; answers on allergies with the reply.",
      "Pounds, plates and bottles for that number, what’s kept hot or cold and how, and what’s made the day before.",
      "Guessing, and buying double",
    ],
    [
      "Give every job a name",
      "Who does what?",
      "A list of jobs with times, read aloud to the people on it.",
      "Setup, door, food, music, children, photos, cleaning: a name and an hour for each, and none for the host at the height of it.",
      "Doing all of it yourself",
    ],
    [
      "Write the day down by the hour",
      "What happens when?",
      "Walk it backward from the moment that matters most.",
      "Delivery, setup, first guest, food, the one toast or game, end; with slack before the moment that matters.",
      "Speeches while the food gets cold",
    ],
    [
      "Plan the end, and the week after",
      "How does it end, and what’s left to do?",
      "The rental contract: by when, how clean, what deposit?",
      "Rides home, leftovers, trash, returns, thank-yous, and the last bill.",
      "Thinking of it at midnight",
    ],
  ],
};

/** A child at the table. */
export const eating: Nature = {
  id: "eating",
  heard:
    /\b(?:toddlers?|bab(?:y|ies)|kids?|children|preschoolers?|tweens?|teens?|teenagers?|picky)\b.*\b(?:eat\w*|food|foods|vegetables|snacks?|lunch(?:es|box)?|breakfast|dinner|solids?|meals?)\b|\b(?:picky eat\w*|school lunch(?:es)?|baby food)\b/,
  not: /\b(?:restaurants?|menu|patients|clients|dentists?|dental|practice|clinic|camp|calls?|callers?)\b/,
  settles:
    "how often to offer it, how to cook it, what to say at the table, and when to ask the pediatrician",
  opening:
    "Write down what was eaten this week and not only tonight. Most parents find two vegetables that went down without a word, and that’s the place to begin.",
  yours: [
    "What was on the plate that worked, and how often it had come back before",
    "The sentence you stopped saying at the table",
    "A week of dinners as they really were",
  ],
  points: [
    [
      "Count a week before you change a meal",
      "What does my child really eat?",
      "Seven days on the fridge door, snacks and milk included.",
      "What’s eaten, at what hour, and how much milk, juice and snack comes before it.",
      "Judging by one dinner",
    ],
    [
      "Offer it small, and offer it again",
      "How often do I have to offer it?",
      "healthychildren.org on new foods at this age; your own tally of tries.",
      "One bite-sized piece beside something liked, the number of tries to plan for, and no comment either way.",
      "Giving up after the third no",
    ],
    [
      "Cook it five ways",
      "How should it be cooked?",
      "One vegetable in a week: raw with a dip, roasted, grated, in soup, frozen; mark what was left.",
      "Five forms of the same vegetable with minutes and a price, and which one goes first.",
      "Boiling it, every time",
    ],
    [
      "Let them choose, wash, cut or stir",
      "What can a child do in the kitchen?",
      "An hour at the store and one in the kitchen, with the child’s own words.",
      "What a child of three, six and ten can do safely, and one dish that they own.",
      "Serving it as a surprise",
    ],
    [
      "Say less at the table",
      "What do I say when it’s refused?",
      "A dietitian for children, on pressure and reward; record one dinner and count your sentences.",
      "Who decides what’s served and who decides how much, what replaces “one more bite,” and why dessert is no prize.",
      "Paying in dessert",
    ],
    [
      "Set the hours between meals",
      "What about snacks and milk?",
      "Yesterday’s clock: minutes between the last snack and dinner.",
      "Fixed hours, water in between, and a vegetable when everyone’s hungriest.",
      "Crackers at five",
    ],
    [
      "Know when to ask the pediatrician",
      "When is it more than picky?",
      "The growth chart; the practice’s nurse line.",
      "Choking, gagging, losing weight, fewer than a handful of foods: what to bring to the visit.",
      "Waiting for the next checkup",
    ],
  ],
};

/** Words said or read aloud on one occasion. */
export const speech: Nature = {
  id: "speech",
  heard:
    /\b(?:eulog(?:y|ies)|obituar(?:y|ies)|toasts?|best man|maid of honor|(?:wedding|graduation|retirement|farewell|birthday) (?:speech(?:es)?|toast)|speech(?:es)?|(?:wedding )?vows|condolence (?:letters?|notes?|cards?)|sympathy (?:cards?|notes?)|thank[- ]you (?:notes?|cards?|letters?))\b/,
  not: /\b(?:speech (?:therap\w+|recognition|patholog\w+)|avocado|french toast|toasters?|customers|clients|patients|calls?|phones?|employees)\b/,
  settles: "which one story to tell, what to leave out, how long it may be, and how to get through it aloud",
  opening:
    "Don’t begin with the first sentence. Begin with one afternoon: where you were, what was said, what you still do because of it.",
  yours: [
    "The story that nobody else in the room knows",
    "A sentence of theirs, in the words they used",
    "What you’re doing differently because of them",
  ],
  points: [
    [
      "Ask three people for one memory each",
      "What should it be about?",
      "Three calls to people who knew another side; a box of photographs.",
      "One trait, shown in one scene with a place, a thing and a sentence that was said.",
      "Telling a life in order",
    ],
    [
      "Choose one story, and keep two in reserve",
      "Which story do I tell?",
      "Tell each aloud to somebody, and see which one they repeat.",
      "The one that only you can tell, that’s short, and that everyone in the room may hear.",
      "Six stories in five minutes",
    ],
    [
      "Know what stays unsaid",
      "What do I leave out?",
      "One person in the family who’d be hurt: ask before, not after.",
      "Quarrels, illness, money, inside jokes; names to get right; what the family or the clergy asks for.",
      "A joke that two people get",
    ],
    [
      "Write a first and a last sentence",
      "How do I begin and end?",
      "Read five openings aloud; ask whoever leads the event what comes before and after you.",
      "Who you are in half a sentence, then the scene. At the end one line to them, or a glass to raise.",
      "“For those who don’t know me”",
    ],
    [
      "Cut it to its minutes",
      "How long may it be?",
      "A watch, standing up; whoever runs the day gives the limit.",
      "Minutes and words (some 130 a minute, read slowly), and which paragraph goes first.",
      "Writing until it’s all in",
    ],
    [
      "Practice it aloud, with a way through tears",
      "How do I get through it?",
      "Three times standing, once for one listener.",
      "Large print, pauses marked, water, where to look, and a person who’d read on.",
      "Reading it for the first time there",
    ],
  ],
};

/** A race with a date. */
export const race: Nature = {
  id: "race",
  heard: /\b(?:5ks?|10ks?|couch to)\b/,
  not: /\b(?:fundrais\w+|sponsor\w*|customers|clients|patients|calls?|phones?|marathon (?:session|meeting)s?)\b/,
  settles: "where to start, how many days a week, how much to add, and what to do in the last two weeks",
  opening:
    "Before the first week, walk and run for thirty minutes at a pace at which you can talk. How that felt the next morning decides which week one is yours.",
  yours: [
    "Your own first four weeks, with minutes, and what hurt",
    "The day on which you nearly quit",
    "What you’d do differently on race morning",
  ],
  points: [
    [
      "Test where you start",
      "Am I fit enough to begin?",
      "Thirty minutes at talking pace; your doctor first after fifty, with an illness, or with pain in the chest.",
      "Minutes run without stopping, for two starting groups, and what each does in week one.",
      "Beginning with somebody else’s week one",
    ],
    [
      "Fix three days, with one that can move",
      "When does it fit into my week?",
      "Last week’s calendar: which half hours were really free?",
      "Two short runs and a long one, an hour for each, who has the children, and a plan for a missed day: skip it, don’t double it.",
      "Five days on paper",
    ],
    [
      "Run slowly enough to talk",
      "How fast should I run?",
      "A coach’s published plan, by name; the talk test.",
      "Pace by breath, walk breaks by the minute, and why most of it is easy.",
      "Racing every run",
    ],
    [
      "Add a little, then take an easy week",
      "How much more each week?",
      "Two published plans side by side: what does each add by week three?",
      "Minutes or miles for each week, the easier week, and the longest run before the day.",
      "Catching up on what was missed",
    ],
    [
      "Know which pain stops a run",
      "What if something hurts?",
      "A physical therapist: what do beginners bring in too late?",
      "Sore, sharp, swollen: what each means, how many days off, and whom to ask. Shoes and how old they are.",
      "Running through it",
    ],
    [
      "Rehearse the day, then rest",
      "What do I do in the last two weeks?",
      "The race’s own page: start, parking, water, weather.",
      "A rehearsal at that hour with that breakfast, then half the minutes in the last week.",
      "One more long run in the last week",
    ],
    [
      "Run the first mile too slowly",
      "How do I get through the day itself?",
      "Somebody who ran it last year: where is it hard?",
      "Sleep, food, clothes, pins; the pace for the first mile; where to walk; what comes the week after.",
      "Starting with the crowd",
    ],
  ],
};

/** A language that is learned. */
export const language: Nature = {
  id: "language",
  heard:
    /\b(?:learn\w*|speak\w*|practic\w+|stud(?:y|ying)|improv\w+) (?:\w+ ){0,2}(?:spanish|french|german|italian|portuguese|japanese|chinese|mandarin|korean|arabic|russian|english|sign language|asl|latin|hindi|a (?:new |second |foreign )?language)\b/,
  not: /\b(?:callers?|calls?|phones?|staff|team|employees|patients|clients|customers|front desk|voicemail)\b/,
  settles: "what you want to be able to say, by when, how many minutes a day, and with whom to speak",
  opening:
    "Write down ten sentences that you’ll really have to say, and in front of whom. They decide which words come first, and they fit on one card.",
  yours: [
    "The ten sentences you needed and didn’t have",
    "Minutes a day that you really kept up, and for how many weeks",
    "The first conversation that worked, with where and with whom",
  ],
  points: [
    [
      "List the situations, with a date",
      "What do I want to be able to say, and by when?",
      "Walk through the day on which you’ll need it; somebody who lives there.",
      "Five situations with their sentences, and one test that shows at the end whether it worked.",
      "Wanting to be fluent",
    ],
    [
      "Begin with sound and two hundred words",
      "Which words come first?",
      "A frequency list, crossed with your situations; a native speaker’s recording.",
      "Sounds that carry meaning, numbers, polite forms, and the words of your own situations.",
      "Colors and animals",
    ],
    [
      "Speak in the first week",
      "With whom do I speak?",
      "Prices of three tutors for half an hour; a library’s conversation hour.",
      "Who, when, how long and what it costs; a first conversation with six prepared sentences.",
      "Waiting until the grammar is done",
    ],
    [
      "Tie it to something you do every day",
      "How many minutes a day?",
      "Two weeks of a tally: which quarter hour held?",
      "Fifteen minutes at a fixed hour, what’s done in them, and what’s enough on a bad day.",
      "Two hours on Sunday",
    ],
    [
      "Listen to what you can nearly follow",
      "How do I understand people who talk fast?",
      "Three sources at your level, with links and length.",
      "Slow first, with a transcript, then without; the three phrases that make people slow down.",
      "Movies with subtitles in your own language",
    ],
    [
      "Test yourself as you’ll need it",
      "How do I know that I’m getting better?",
      "The same five situations each month, recorded.",
      "A recording at the start, one a month, and what to change when nothing moves.",
      "Counting days in an app",
    ],
    [
      "Prepare for the first real day",
      "What do I do when I’m there and nothing comes out?",
      "Someone who was there last year: where did they get stuck?",
      "The card of ten sentences, offline maps and dictionary, how to ask for help, and regional words that differ.",
      "Switching to English at the first stumble",
    ],
  ],
};
