import type { Nature } from "./kind.ts";

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
