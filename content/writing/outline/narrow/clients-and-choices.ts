import type { NarrowKind } from "../kind.ts";

/** The first people who pay, or more of them, where nobody knows the name yet. */
export const firstClients: NarrowKind = {
  id: "first-clients",
  heard:
    /\b(?:get(?:ting)?|win(?:ning)?|find(?:ing)?|land(?:ing)?|gain(?:ing)?)\b.{0,50}\b(?:first|new|more|ten|\d+) (?:[\w-]+ ){0,2}(?:clients|customers|patients|members|students|cases|listings)\b/,
  not: /\b(?:calls?|callers?|phones?|back|social media|instagram|google|ads?|referrals?|seo|commercial|corporate|retention)\b/,
  about: "finding clients",
  settles: "whom to ask first, what to say, what it costs in hours, and by which number to change course",
  opening:
    "The first ten don’t come from a website. They come from people who already trust you and don’t yet know exactly what you do. So the first month is a list of names and one clear sentence.",
  yours: [
    "Where your first five came from, by name",
    "The sentence in which you say what you do, and for whom you’re wrong",
    "What you spent before the first one paid, in hours and dollars",
  ],
  points: [
    [
      "Say in one sentence for whom you are, and for whom you aren’t",
      "Who is it for?",
      "Five talks with people who had the problem last year: what did they search for, whom did they ask?",
      "One person, one problem, one town. A sentence that could stand on anyone’s door brings no one.",
      "Being for everybody",
    ],
    [
      "Write down sixty names, and call twenty",
      "Whom do I ask first?",
      "Your phone, old colleagues, your own suppliers, people who quit the place you came from.",
      "Who could know somebody. The call asks for advice and not for business; whoever says what they’d need becomes one of the ten.",
      "A mailing before a single call",
    ],
    [
      "Find the five people who meet your clients before you do",
      "Who could send people?",
      "For each trade there are some: accountants, therapists, inspectors, coaches. Coffee with one a week.",
      "What they’re asked, what they dare to recommend, and what they’d want to know about you first. Check your board’s rule on paying for referrals.",
      "Paying for leads in week one",
    ],
    [
      "Be easy to find for the three searches that matter",
      "What does a stranger find?",
      "A private window: the problem and the town, your name, the street.",
      "Listing, hours, phone, one page for each thing you do, a face. An afternoon, and then leave it.",
      "Six weeks on a logo",
    ],
    [
      "Make a first step that costs little",
      "How do they begin?",
      "Three offers like yours nearby, with the date; your own hour cost.",
      "A first talk with an end, a price and a paper they can keep whether they come back or not.",
      "Free work without an end",
    ],
    [
      "Answer within the hour",
      "What decides when they ask?",
      "A tally: asked when, answered when, came or not.",
      "In the first year speed is the one thing in which you beat the big ones.",
      "Answering in the evening",
    ],
    [
      "Ask each of them for one name and one sentence",
      "How do ten become twenty?",
      "Your last three: when were they gladdest?",
      "The moment, the words, and where they may say it in public. Count where each new one came from.",
      "Asking for reviews and never for names",
    ],
  ],
};

/** Somewhere a child is left with others: a camp, a school, a teacher. */
export const placing: NarrowKind = {
  id: "placing",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|find(?:ing)?|select\w*|compar\w+|which|right)\b.{0,30}\b(?:(?:summer|day|sleepaway) camps?|day ?cares?|preschools?|schools?|tutors?|nann(?:y|ies)|babysitters?|piano teachers?|music teachers?|dance (?:school|studio)s?|pediatricians?|after-?school)\b/,
  about: "choosing care for a child",
  settles: "whether it’s safe, whether it suits this child, what it really costs, and how to get out",
  opening:
    "Brochures show the lake. What you want to know is who’s standing beside it, how many children each of them watches, and what happens at two in the morning when yours is homesick.",
  yours: [
    "How many children there are to each grown-up at your place, and who they are",
    "What parents ask on the second visit that they forgot on the first",
    "For which child you’d say: not here, not yet",
  ],
  points: [
    [
      "Ask who watches, and how many each",
      "Who will be with my child?",
      "The state’s licensing page: ratios, inspections, complaints; the date you looked.",
      "Ages, training, background checks, how many come back each year; what the law asks for and what you do.",
      "Asking about the program first",
    ],
    [
      "Begin with the child, not with the list",
      "Does it suit my child?",
      "Three families whose child didn’t settle: what had they overlooked?",
      "Shy or wild, sleep, food, friends, medicines: which kind of place goes with which child.",
      "Choosing what the friends chose",
    ],
    [
      "Visit on an ordinary day, unannounced if allowed",
      "What do I look at on a visit?",
      "Go yourself at half past eleven and note what you hear.",
      "Noise, faces, who kneels down, the restroom, the gate; five things that can’t be staged.",
      "Visiting at the open house only",
    ],
    [
      "Ask about the bad day",
      "What happens when something goes wrong?",
      "The place’s own written rules; the last real case, without a name.",
      "Injury, homesickness, bullying, heat, a stranger at pickup: who calls whom, within how many minutes.",
      "Not asking what happens at night",
    ],
    [
      "Add up the whole price",
      "What does it really cost?",
      "The contract and last year’s bill of one family.",
      "Deposit, extras, late pickup, weeks that are closed; what comes back after a cancellation; credits on irs.gov.",
      "Comparing the weekly price",
    ],
    [
      "Talk to two families who left",
      "What do other parents say?",
      "Ask the place for two who stayed, and find two who didn’t.",
      "What they’d ask today, and why they went.",
      "Reading only the stars",
    ],
    [
      "Try it for a day, and listen afterward",
      "How do I know it’s right?",
      "A trial day; a question in the car that isn’t “How was it?”",
      "What a good first week looks like, crying included, and the sign that it isn’t working.",
      "Deciding by the first morning’s tears",
    ],
  ],
};

/** An ad for people who could have any job. */
export const jobAd: NarrowKind = {
  id: "job-ad",
  heard: /\b(?:job (?:posts?|postings?|ads?|descriptions?|listings?)|help[- ]wanted ads?|want ads?)\b/,
  about: "job ads",
  settles:
    "what it pays, what the days are like, why somebody would leave a good place for it, and how to answer",
  opening:
    "The good ones have a job. They read yours in bed, on a phone, after a bad day, and they look for three things: the pay, the hours, and a reason to believe that Tuesday is better at your place.",
  yours: [
    "What you pay, in real figures from last month’s payroll",
    "Why the last two came, and why the last one left",
    "What’s hard about it; the right people aren’t put off by that",
  ],
  points: [
    [
      "Put pay and hours in the first two lines",
      "What does it pay?",
      "Your payroll for three people of that kind; three ads nearby, with the date; your state’s law on naming pay.",
      "A range somebody at your place really earns, with what it’s made of: base, commission, tips, benefits. And the evenings and Saturdays, honestly.",
      "“Competitive pay”",
    ],
    [
      "Describe a Tuesday",
      "What are the days like?",
      "Sit beside whoever does it for half a day, with a notebook.",
      "How many people, how long for each, with whom, on what; when lunch is.",
      "A list of duties from the internet",
    ],
    [
      "Say what an experienced one gets that they haven’t",
      "Why would I change?",
      "Ask your best one why they stay, and two who said no why not.",
      "Their own schedule, training that’s paid, no chair rent, a full book from week one: two reasons, each with a fact.",
      "“We’re like a family”",
    ],
    [
      "Ask for what’s needed, and no more",
      "What do I need to have?",
      "Your state’s license board; your own last three hires: who had what?",
      "License, years, two skills. Each further line costs you someone good. Nothing on age, family or looks.",
      "Ten requirements",
    ],
    [
      "Make answering take a minute",
      "How do I apply?",
      "Do it on your own phone, standing.",
      "A text, three photos of work or a call, to a person with a name; no cover letter. Say when they’ll hear.",
      "A form of four pages",
    ],
    [
      "Put it where they are, and ask your own people first",
      "Where do I post it?",
      "Ask five of them where they looked last.",
      "Your people, the school’s board, the supplier’s rep, two groups online; each with the date.",
      "Posting and waiting",
    ],
    [
      "Answer the same day",
      "What happens after I answer?",
      "Your last ten applications: how many hours until a reply?",
      "A call, a short visit, a paid trial day, a yes or no by a date that you named.",
      "Answering on Friday",
    ],
  ],
};

/** Things to do on a day on which strangers may look in. */
export const eventIdeas: NarrowKind = {
  id: "event-ideas",
  heard:
    /\bideas\b.{0,60}\b(?:open houses?|grand openings?|anniversar(?:y|ies)|customer appreciation|events?|fundraisers?|holiday part(?:y|ies)|community days?|booths?)\b/,
  about: "events",
  settles: "what people will come for, what it costs, who runs it, and what remains of it on Monday",
  opening:
    "People don’t come to see your rooms. They come because a child wants to, because there’s something to hold, hear or win, and because it ends in time for lunch. Everything else is for you.",
  yours: [
    "What people always ask to see, and what you’d never show",
    "Who of your people likes to explain, and who likes to carry chairs",
    "How many came the last time, and how many came back within a year",
  ],
  points: [
    [
      "Let them try the real thing, safely",
      "What can they do with their hands?",
      "Whoever does the work: which piece of it can a ten-year-old do in three minutes?",
      "One station with your own tools and a grown-up beside it, with something to take home.",
    ],
    [
      "Open a door that’s usually shut",
      "What may they see that nobody sees?",
      "A walk with somebody from outside: where do they stop?",
      "A tour of ten minutes, eight people at a time, with one surprise and nothing private in sight.",
    ],
    [
      "Bring something sick, broken or old",
      "What can they bring?",
      "What could be looked at in two minutes without promising anything?",
      "A stuffed animal, a dull knife, a photo of a roof: a line forms, and every one of them is a talk.",
    ],
    [
      "Answer three questions on a board",
      "What do they want to ask?",
      "The counter: the questions of last month.",
      "Big, with the answers under flaps. Nobody has to talk to anyone, and everybody reads.",
    ],
    [
      "Invite somebody whom children follow",
      "Who draws families?",
      "The fire station, a shelter, the librarian, a trainer with a dog: ask two months ahead.",
      "Twenty minutes at a fixed hour; people come for it, and stay.",
    ],
    [
      "Give a prize for finding things",
      "What keeps children busy?",
      "Walk it at a child’s height.",
      "A card with six things to find in your rooms; the prize costs a dollar, the card has your number on it.",
    ],
    [
      "Do something for the neighborhood",
      "What good does it do?",
      "One cause that your people picked, and what it needs.",
      "A collection, a free check, a share of the day. Say afterward what came together.",
    ],
    [
      "Take a picture that people want",
      "What will they show others?",
      "One corner, good light, something large; consent on a sign and on paper.",
      "A frame, a costume, an animal; printed on the spot or sent, with their leave.",
    ],
    [
      "Feed them something that’s easy to hold",
      "What do they eat?",
      "Your insurer and the health department on food; a truck’s price.",
      "A neighbor’s truck or cookies with a list of allergens; where the trash goes.",
    ],
    [
      "Ask one question at the door, and keep it short",
      "What remains on Monday?",
      "A clipboard and one person who likes people.",
      "“May we remind you when it’s due?” gives you names with their leave. Thanks within two days.",
    ],
  ],
};
