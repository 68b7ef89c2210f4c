import { type Scenes, scene } from "./kind.ts";

export const salons: Scenes = {
  of: "a salon",
  worth: 480,
  booked: 4,
  told: {
    missed: scene(
      "Answer between foils",
      "What does a missed call cost a salon?",
      "Calls come when every chair is full, because that’s when everyone else is free as well: Thursday evening, Saturday morning. A new color client who can’t get through books online somewhere else before your next foil is folded. Say four new ones a week ring out and one would have stayed: color every eight weeks at $160 is about $1,000 a year, and she brings her sister. Fifty such weeks are fifty clients.",
      [
        "Letting the stylist nearest to the phone pick up",
        "She’s got bleach on her gloves and a client under the clock. Send it on after the third ring, and text back within the minute.",
      ],
      "On Thursday evening and Saturday somebody or something else than a stylist answers.",
      "Count the missed calls of two Saturdays, and how many of those numbers ever called again.",
      [
        "The text back",
        "Hi, it’s [name of the salon]. We’ve got our hands in color! Cut, color or something else? You can answer here, and we’ll find you a time.",
      ],
    ),
    night: scene(
      "Let them book at ten at night",
      "What do clients want from a salon after closing?",
      "People decide about their hair in front of the bathroom mirror, after ten. None of it is urgent, and all of it’s gone by morning. So a cut or a root touch-up with a known stylist can be booked then, by page, text or assistant. Color correction, extensions and a first visit get a request with two pictures and a call back before eleven. One exception rings somebody: a burning scalp or a swelling face after color, and trouble breathing is 911.",
      [
        "“Our hours are …”",
        "She wasn’t asking for your hours. She had a free evening and a decision, and both are over by morning.",
      ],
      "Cuts and touch-ups can be booked at night, and a reaction to color rings somebody.",
      "Open cuts and root touch-ups for booking at night, with your real lengths.",
    ),
    first: scene(
      "Ask about the last time, not the next",
      "What do we ask a new color client?",
      "“What would you like?” gets a picture from a screen. “What’s on it now, and when was it last done?” gets the truth: box dye in March, henna in May. That decides whether it’s two hours or five. Ask for two pictures in daylight, from the back as well, ask about allergies, and say that it begins with a patch test or a consultation if your house does that. Then a price from to, and the stylist who’s good at just that.",
      [
        "Booking “highlights” for someone with three box dyes",
        "Two hours turn into five, and the next two clients are angry. Ask what’s on it now.",
      ],
      "New color clients send two pictures and say what’s on their hair now.",
      "Ask the next ten new color clients for pictures, and note how often the length changed.",
      [
        "The question",
        "What’s on your hair now, and when was that? Box color is fine, I only need to plan the time. Could you text me two pictures in daylight, one from the back?",
      ],
    ),
    kept: scene(
      "Hold a card for five hours, not for a trim",
      "What does a no-show cost a salon?",
      "A missed trim is half an hour that a walk-in fills. A missed balayage is an afternoon: say $240 and a stylist who’s paid by what she does. Two a month are nearly $6,000 a year out of one person’s pocket. So long appointments need a yes two days ahead and, if you want, a card or deposit, said at booking in one friendly sentence. Bangs don’t. Keep a short list of people who’d come today, by stylist.",
      [
        "One cancellation rule for every service",
        "A deposit for bangs is silly, and none for five hours is a gift. Draw the line at two hours.",
      ],
      "Everything above two hours has a yes two days ahead, and the deposit is said at booking.",
      "Count last quarter’s no-shows by length, and what each cost the stylist.",
      [
        "The deposit",
        "Because that’s a whole afternoon of Jess’s, we hold it with $50, which comes off your bill. If something comes up, tell us by Wednesday and it simply moves with you.",
      ],
    ),
    price: scene(
      "Price the hair, not the word",
      "What do we say to “How much is a balayage?”",
      "The word costs nothing; length, thickness and what’s on it cost something. Say the starting price, the two things that raise it, and what most people with their length leave. “Starts at [price]; shoulder length and thick is usually [price], with the toner in it.” And say what isn’t included, because a $40 toner at the till is how a good afternoon ends badly.",
      [
        "The starting price alone",
        "She comes with $150 and owes $260. Say what most people leave, and what’s in it.",
      ],
      "Prices are said with length, toner and blow-dry in them.",
      "Write three lines for color, short, shoulder and long, with everything included.",
    ),
    machine: scene(
      "Let it book by stylist, and keep corrections for a person",
      "What should an AI take at a salon?",
      "“Is Jess free on Saturday?” is nine calls of ten, and it can answer while Jess is rinsing. It knows who does what and how long each of them takes, since Jess’s root touch-up is 75 minutes and Ana’s 90. Corrections, extensions, bridal parties and anything that begins with “I tried it myself” become a request with pictures, and a person calls. It never quotes those. And it gossips with nobody, which regulars will notice.",
      [
        "One length for all stylists",
        "It books Ana like Jess, and by two Ana is an hour behind. Lengths belong to people.",
      ],
      "It knows each stylist’s lengths, and “I tried it myself” gets a person.",
      "Write down each stylist’s real lengths, and test it with a correction.",
    ),
    rush: scene(
      "Plan prom, December and the Saturday before Mother’s Day",
      "How does a salon take calls before the holidays?",
      "In the second week of December everybody remembers at once, and your regulars are the ones who wait longest, since they trust you. Book them in October, at the chair: “You’ll want to be done before the party, shall I put you down for the 18th?” Then close the last two Saturdays to new color, keep blow-dries for it, and have one sentence with the first free date. An hour of calling in October saves thirty calls in December.",
      [
        "Waiting for regulars to remember",
        "They call on the 15th, and you have to say no to the people who pay your rent. Book them in October.",
      ],
      "Regulars have their December date before Halloween.",
      "Print everybody who came last December, and offer each a date at the next visit.",
    ),
  },
  lost: [
    "Saturday, 10:40, foils in",
    "Three heads in foil, two timers running, and the phone is lit up on the counter. Everybody hears it and nobody has a dry hand. It was a bride who’d got your name from her cousin, party of six. She was friendly about it. She just called the next cousin’s salon.",
  ],
  limit: [
    "“Something for my mom, for Thursday”",
    "The caller wanted a wash and set. Jess asked what Thursday was. It was the funeral. She came in at seven, before opening, and did the mother’s hair at the mother’s kitchen table. No booking page has a place for that.",
  ],
};

export const garages: Scenes = {
  of: "a garage",
  worth: 650,
  booked: 4,
  told: {
    missed: scene(
      "Answer when the tow truck driver asks where to",
      "What does a missed call cost an auto repair shop?",
      "At 8:10 a driver on the shoulder asks the tow driver, “Do you know a shop?” and calls the first name. If you’re under a lift, he says the second name. Say six calls a week ring out between eight and nine, two were cars on a hook, and the average repair is $650 with $300 left: $600 a week. Tow drivers remember who picks up. So give them a number that always does.",
      [
        "A counter phone that rings over an impact wrench",
        "Nobody hears it, and a car on a hook goes to the shop that answered. From eight to nine somebody has it in their hand.",
      ],
      "Someone away from the lifts has the phone from eight to nine, and tow drivers have its number.",
      "Give three tow companies a direct number, and count the cars that come on it.",
    ),
    night: scene(
      "Take the car tonight, with a key drop and three lines",
      "What do people need from a garage after it closes?",
      "At eight in the evening they want to know whether they can leave the car. Yes: where to park it, the key in the slot, and three lines by text: name, what it does, may we call before we touch it. That’s a car in the bay at seven thirty instead of a call at eight. If somebody’s standing on a highway, they aren’t your customer yet: away from traffic, flashers, 911 if they’re in danger, then their roadside number.",
      [
        "“We open at eight”",
        "At eight he’s at work, and the car is in front of somebody else’s shop. A key slot and three lines by text.",
      ],
      "A caller in the evening learns where to leave the car and the key, and gets a text for the three lines.",
      "Put up a sign at the key slot, and send its picture by text to everybody who calls late.",
    ),
    first: scene(
      "Ask what it does, and stop them at what it is",
      "What do we ask somebody who calls with a broken car?",
      "“I need a new alternator” may be a battery. Ask what the car does, when, and which lights are on; year, make, model and miles; whether it can be driven, and whether they need it by five. Don’t diagnose, don’t agree with the internet. “Let’s look before you pay for a part” wins more trust than any coupon. Then say when you’ll know more, to the hour, because waiting without one is what makes them call three times.",
      [
        "Quoting the part they asked for",
        "It wasn’t the alternator, and now it’s your fault. Ask what it does, and price the diagnosis.",
      ],
      "Each ticket says what the car does and when they’ll hear, to the hour.",
      "For a week, write what it does instead of what they think it is, and compare with the repair.",
      [
        "The opening",
        "What’s it doing, and when does it do it? … Any lights on the dash? Let’s look before you pay for a part. Leave it by nine, and I’ll call you by eleven with what we found.",
      ],
    ),
    kept: scene(
      "Fill the slow day with what you told people to watch",
      "How does a garage fill a slow Tuesday?",
      "Your work is lying in your own files: brakes at four millimeters in May, a belt that had a year left last fall. Say 30 such notes a month, you call them on Monday with a Tuesday time, and eight come: at $380 each that’s $3,000 on a day that was empty. Say whose note it was: “Dave wrote in May that your rear brakes had about six months.” That isn’t selling, it’s keeping a promise.",
      [
        "A coupon for everybody",
        "It brings oil changes at a loss. Call the ones whose brakes you measured in May.",
      ],
      "Everything we told people to watch has a month on it, and is called in that month.",
      "Go through last spring’s tickets for “watch” and “soon,” and call ten of them on Monday.",
      [
        "The call on Monday",
        "Hi, it’s Ray at [name of the shop]. In May Dave noted that your rear brakes had about six months left. I’ve got tomorrow at nine, you’d have it back by noon. Does that help?",
      ],
    ),
    price: scene(
      "Sell the diagnosis before the repair",
      "What do we say to “How much for brakes?”",
      "For pads on a common car you know the span; say it, with rotors and without. For “it makes a noise” there’s only one honest price, that of finding out: what it costs, how long it takes, whether it comes off the repair. Then nothing’s touched until they’ve said yes to a figure, and you write down who said it and when. People don’t fear the price of brakes. They fear the call at four that begins with “while we were in there.”",
      [
        "A price by phone for a noise",
        "It’s wrong on half the cars. Price the looking, and promise a call before anything else.",
      ],
      "The diagnostic fee is said on the phone, and each yes is noted with name, hour and amount.",
      "Write the spans for brakes, battery and tires for your ten commonest cars.",
    ),
    machine: scene(
      "Let it say “it’s ready” and take drop-offs",
      "What should an AI take at an auto repair shop?",
      "Half of your afternoon calls are “Is it done?” If the ticket says ready, an assistant can say so and what it comes to; if it says waiting for a part, it says that and when they’ll hear. It takes drop-offs with the three lines, and moves oil changes. It doesn’t diagnose, it doesn’t take a yes to an extra $700, and “the brakes feel soft” gets “please don’t drive it” and a person.",
      [
        "Letting it collect approvals",
        "A yes to money needs somebody who can say what happens if it’s a no. It passes those on.",
      ],
      "It tells people whether the car is ready, and soft brakes or smoke ring a person.",
      "Write the status of every car on the ticket by eleven and by three, so that there’s something to say.",
    ),
    rush: scene(
      "Call at eleven and three, and the phone is quiet",
      "How does a garage stop the “is it ready” calls?",
      "They call because they don’t know. Two rounds end it: at eleven everybody whose car is in hears what was found, at three when it’s done. With 14 cars that’s 28 short texts, about 40 minutes; the calls they replace are 35 at four minutes each. On the first snowy morning the same applies to tires: the list is open on October 1, by text, with dates, and whoever isn’t on it hears the first free one.",
      [
        "Waiting until they call",
        "Each such call takes a mechanic off a car to go and look. Text at eleven and three.",
      ],
      "Each car’s owner hears from us at eleven and at three.",
      "Try the two rounds for one week, and count the calls that begin with “Is it ready?”",
    ),
  },
  lost: [
    "On the shoulder, 8:10",
    "He’s standing behind the guardrail with his phone at three percent. The tow driver says, “There’s Ray’s, or there’s the place on Fifth.” Ray’s rings nine times, over an impact wrench. The transmission goes to Fifth, and so do the next three cars that driver picks up.",
  ],
  limit: [
    "“It pulls a bit, I’ll come Friday”",
    "Ray asked since when. Since the curb, this morning. And does the wheel sit straight? It didn’t. He told her to leave it parked and sent the flatbed. She’d asked for Friday, and a calendar would have given it to her.",
  ],
};
