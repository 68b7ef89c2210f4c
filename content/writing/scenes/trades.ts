import { type Scenes, scene } from "./kind.ts";

export const plumbers: Scenes = {
  of: "a plumbing business",
  worth: 450,
  booked: 4,
  told: {
    missed: scene(
      "Answer while somebody is under a sink",
      "What does a missed call cost a plumbing business?",
      "Water doesn’t leave messages. Whoever is standing in it has three plumbers on the screen and presses the next one after four rings. Say ten calls a week ring out while both of you are under a sink, and three of them were jobs. Somebody else drove to those. So the phone isn’t answered from under the sink. It goes somewhere on the first ring.",
      [
        "Answering with wet hands",
        "You’ll forget the address, and the customer whose sink it is pays for the call. Send it on from the first ring.",
      ],
      "While we’re on a job, calls go to a person or an assistant from the first ring.",
      "Write down for a week what you were doing each time a call rang out.",
    ),
    night: scene(
      "Stop the water before you send the truck",
      "Which plumbing calls need a truck tonight?",
      "Tonight is for a pipe or a main that won’t shut off, and for sewage coming up. Whatever stops when a valve is turned can wait until morning. So the first five minutes aren’t about the address, they’re about the valve. Whoever answers can talk a stranger to the main shutoff: where the pipe comes in, basement, crawl space or the box by the street; a wheel to the right, a lever a quarter turn. Once the water is off, the truck can wait for the morning.",
      [
        "Sending a truck to a toilet with a shutoff behind it",
        "One quarter turn and it’s a job for eight in the morning, at the day rate, and a plumber who has slept.",
      ],
      "Everyone who answers at night can talk a caller to the main shutoff.",
      "Talk a friend to the shutoff in their own house by phone, and write down where they got lost.",
      [
        "The first minute",
        "Let’s stop the water first, I’ll stay on. Look under or behind it: is there a small oval handle? Turn it to the right. … Has it stopped? Good. Now we’ve got time.",
      ],
    ),
    first: scene(
      "Ask where the water is now",
      "What do we ask somebody who calls a plumber for the first time?",
      "“What’s the problem?” gets you a theory about the pipe. “Where’s the water right now, and is it moving?” gets you the job. Then: which floor and what’s under it, since when, how old is the house or the heater, who owns it, and can they send two pictures. With those the right van goes with the right part, and you’ve saved a second trip, which is the most expensive thing in plumbing.",
      [
        "Writing down “leak under sink”",
        "Supply or drain, hot or cold, moving or not? Ask where the water is, and have them send a picture.",
      ],
      "Each job has a picture and one line on where the water is.",
      "Ask for two pictures on each call this week, and count the second trips.",
      [
        "The two questions",
        "Where do you see water right now, and is it still coming? … Could you send a picture of that, and one of the label if it’s the heater?",
      ],
    ),
    kept: scene(
      "Text when the van turns into their street",
      "Why isn’t anybody home when the plumber comes?",
      "They took the morning off for “between eight and twelve,” went to get milk at eleven, and you stood at the door. Say two empty trips a week at 50 minutes each with two people in the van: over three hours of wages, about $130 a week. Confirm the evening before with a window of two hours, text when you leave the job before theirs, with the tech’s name. And ask about the dog, the gate and the parking while you’re at it.",
      ["A window of four hours", "Nobody sits still for four hours. Two, and a text when you’re on the way."],
      "Everybody gets a two-hour window and a text with the tech’s name when the van leaves.",
      "Count this month’s trips to a locked door, and what each cost in wages.",
    ),
    price: scene(
      "Say the trip fee, and what it turns into",
      "What do we say to “How much to fix a leak?”",
      "They’re calling three plumbers with the same question, and the one who says “depends” loses to the one who says a number that isn’t true. Say two: what the visit costs, and that it comes off the bill if you do the work, if it does. Then a span for the three things it usually is. “A stop valve is about [amount], a trap about [amount]. If it’s in the wall, you’ll get a price before we open anything.”",
      [
        "A price for a pipe nobody has seen",
        "It’s too low, and you argue in the kitchen. The trip fee and three usual spans are honest.",
      ],
      "The trip fee and the spans for the ten usual jobs are by the phone.",
      "Write down the spans of your ten commonest jobs from last year’s bills.",
    ),
    machine: scene(
      "Teach an assistant “Where’s the water?” and the shutoff",
      "What should an AI take at a plumbing business?",
      "When your hands are full or you’re asleep, an AI receptionist can answer, and its first question is whether water is coming right now. At yes it says where the shutoff usually is, and if that doesn’t stop it, it rings whoever is on call. At no it takes the address, what they see, two pictures by text, and a window. It may say the trip fee. It gives no price for the job and doesn’t guess at the cause. A smell of gas gets one sentence, outside and 911 or the gas company, and nothing else.",
      [
        "Testing it with an easy call",
        "Try “there’s a stain on the ceiling and it’s getting bigger.” It should ask about water now, and not offer Thursday.",
      ],
      "“The stain on my ceiling is growing” got the shutoff and rang a person; “I smell gas” got outside and 911.",
      "Call it as a tenant with a stain that’s growing, as a dripping faucet and as a smell of gas.",
    ),
    rush: scene(
      "Sort a freeze by who can stop the water",
      "How does a plumber get through the first hard freeze?",
      "Sixty calls before ten. Don’t book in order; sort with one question: could you stop the water? No: today, nearest van. Yes, and the house has no water now: today or tomorrow, by street. A frozen pipe that hasn’t burst: five sentences on the phone, and a text to say how it went. Put those sentences on the recording by seven, and a third of the callers help themselves before anybody has picked up.",
      [
        "First come, first served in a freeze",
        "The first caller has a slow drip and the fortieth has a ceiling on the floor. One question sorts them.",
      ],
      "On a freeze morning one question sorts the calls, and the recording says how to shut off the water.",
      "Record the freeze message now, and write on the card who switches it on.",
    ),
  },
  lost: [
    "Under a sink on Maple Street",
    "Your phone buzzes in your back pocket while both hands hold a trap. Four times. At noon you call the number, and a woman says, “Oh, we found somebody, thanks.” It was a water heater, two streets away, $1,900. The sink on Maple Street was $140.",
  ],
  limit: [
    "“It’s only a small stain”",
    "She said it was small. The dispatcher asked how big: like a plate. And this morning? Like a coin. He sent someone. Nothing she had asked for was urgent; the difference between a coin and a plate was.",
  ],
};

export const hvac: Scenes = {
  of: "an HVAC company",
  worth: 480,
  booked: 4,
  told: {
    missed: scene(
      "Count July and January by themselves",
      "What does a missed call cost an HVAC company?",
      "In April a missed call calls again. In July, with 91 degrees in the bedroom, it calls the next company before your recording has ended. So don’t average the year. Say 120 calls ring out in July, 60 from new numbers, and a third would have booked: 20 repairs at $480 are $9,600, and one of those 20 was a new system. The fix is for ten weeks of the year and should be priced that way.",
      [
        "A yearly average of missed calls",
        "It says three a day and hides the week with forty. Count the ten hot and cold weeks alone.",
      ],
      "Missed calls are counted by week, and the ten extreme weeks have help.",
      "Pull last July’s log by day, and put the day’s high next to each number.",
    ),
    night: scene(
      "Ask the temperature inside and who’s at home",
      "Which no-heat calls can’t wait until morning?",
      "“No heat” isn’t yet a decision. Three answers make one: how cold is it inside, how cold will it be tonight, and is there a baby, someone over seventy-five or someone ill at home? Your list says where the line is. Before any of that: has a carbon monoxide alarm gone off, does anyone have a headache, is there a smell of gas? Then everybody goes outside and calls 911 or the utility from there, and the furnace is tomorrow’s business.",
      [
        "Asking for the model number first",
        "There may be a carbon monoxide alarm chirping in the background. Alarm, headache, gas; then temperature; then the furnace.",
      ],
      "Night calls begin with alarm, headache and gas, then ask for the temperature and who’s at home.",
      "Put two temperatures on the night card, inside and outside, and have the owner sign them.",
      [
        "The first question",
        "Before we do anything: is a carbon monoxide alarm sounding, does anyone feel dizzy or have a headache, or do you smell gas? If so, please get everybody outside now and call 911 from there.",
      ],
      [
        "Then",
        "All right. What does the thermostat say it is inside? And who’s at home with you tonight, any small children or anyone over seventy-five?",
      ],
      [
        "Three things to try",
        "While I look: is the thermostat set to heat, with fresh batteries? Is the switch at the furnace on, and the breaker? And when was the filter last changed? Tell me what you find.",
      ],
      [
        "A truck tonight",
        "With a baby in the house we’re coming. Luis is about 40 minutes out, and the after-hours visit is [fee]. He’ll text you when he leaves.",
      ],
      [
        "First in the morning",
        "It’s 61 inside and you’re all well, so I’d hold seven o’clock at the day rate. Close off the rooms you don’t need, let a faucet drip, and please don’t heat with the oven. If it drops below 55, call this number again.",
      ],
    ),
    first: scene(
      "Have them try three things while you’re on the line",
      "What do we ask when somebody’s system is down?",
      "Behind many a no-cool call is a thermostat, a breaker or a filter. Ask for the three on the phone: is it set to cool and below the room, has the breaker tripped, when was the filter last changed? If that brings it back, you’ve lost a trip fee and won a maintenance contract, because they’ll tell that story. If not, you know the brand, the age and what it’s doing, and the right part rides along.",
      [
        "Driving out for a tripped breaker",
        "You charge $120 for a switch and they feel robbed. Three checks by phone, and they’re yours for life.",
      ],
      "Three checks are done by phone before a visit is booked.",
      "Print the three checks, and count for a month how many visits they save.",
      [
        "The three checks",
        "Let’s try three things, it takes two minutes. Is the thermostat on cool, and set below what it shows? Is a breaker halfway between on and off? And when did you last change the filter?",
      ],
    ),
    kept: scene(
      "Fill April with tune-ups that people remember",
      "How do we keep maintenance visits from falling through?",
      "A tune-up is booked in winter and forgotten by April; nothing is broken, so nobody’s home. Say 15 of 80 spring visits find a locked door: 15 hours of a technician, about $600 in wages, in the only weeks when you had time. Offer three dates by text two weeks ahead instead of announcing one, confirm the evening before, and give the day’s last place to someone with a text that reads “your street, tomorrow.”",
      [
        "Announcing a date nobody chose",
        "“We’ll be there on the 12th” is your plan. Three dates by text makes it theirs.",
      ],
      "Tune-ups are chosen from three dates and confirmed the evening before.",
      "Text three dates to the first twenty maintenance customers, and count the answers.",
    ),
    price: scene(
      "Say the diagnostic fee before they ask twice",
      "What do we say to “How much is a new AC?”",
      "Two calls sound the same. “What does a visit cost?” has an exact answer: the diagnostic fee, what it includes and whether it comes off the repair. “What does a new system cost?” has a span that depends on the size of the house, the ducts and the rating, and a free visit at which somebody measures. Say the span anyway. A caller who has heard “between [low] and [high]” lets you in; one who’s heard “depends” looks it up.",
      [
        "Hiding the diagnostic fee until the door",
        "With the tech on the step it’s an argument. On the phone it’s a price.",
      ],
      "The diagnostic fee is said on each call, with what it comes off.",
      "Write the sentence with the diagnostic fee, and the span for three sizes of house.",
    ),
    machine: scene(
      "Let something take the too-warm and too-cold calls, all at once",
      "What should an AI take at an HVAC company?",
      "On the hottest day 40 people want the same four things: are you coming, when, what does it cost, what can I do until then? An assistant takes them as they come, has people check the thermostat, the filter and the breaker, asks who’s in the house, and books by neighborhood. A baby, someone old or ill, a carbon monoxide alarm or gas are out of its hands at once: outside and 911 for the last two, a person for the others. It doesn’t say what’s broken.",
      [
        "Turning it on in the first heat wave",
        "You’ll find its gaps with forty people on the line. Start in May, with thirty calls a week.",
      ],
      "It was live four weeks before the season, and “my detector is beeping” was answered with “go outside” and “911.”",
      "Go live in the quiet month before the season, and test it with a carbon monoxide alarm.",
    ),
    rush: scene(
      "Book by who’s in the house, then by street",
      "How does an HVAC company take calls in a heat wave?",
      "On the first 95-degree day nobody can be first, so say how you sort: people at risk today, then no cooling at all, then weak cooling, and in each group by street. It’s fair, it can be said on the phone, and callers accept it. Text everyone at four where they stand. Stop selling tune-ups for the week, and put whoever knows the most about thermostats on the phone instead of in a van for two hours: they’ll save ten trips.",
      [
        "Promising “today” to everybody",
        "Twenty people stay home, and eight are seen. Say the group and the day, and text at four.",
      ],
      "On the worst days callers hear how they’re sorted and get a text at four with where they stand.",
      "Write the four groups on one card, and the text that goes out at four.",
    ),
  },
  lost: [
    "91 degrees in the bedroom",
    "It’s nine in the evening and the baby won’t sleep. She calls the sticker on the furnace, and it’s you. A recording thanks her and names your hours. She holds the phone in one hand and the child in the other and presses the next result. The sticker on that furnace will be somebody else’s by Friday.",
  ],
  limit: [
    "The chirp in the background",
    "He wanted a tune-up. While he gave the address, something chirped every thirty seconds behind him. The dispatcher asked what it was. “Oh, that’s been going since last night.” He and his family were on the lawn a minute later. Nobody had asked for help.",
  ],
};
