import { type Scenes, scene } from "./kind.ts";

export const agents: Scenes = {
  of: "a real estate agency",
  worth: 7500,
  booked: 2,
  told: {
    missed: scene(
      "Answer from the curb",
      "What does a missed call cost a real estate agency?",
      "They’re parked in front of your sign with the engine running. In three minutes they’ll drive on to the next one. A sign call that’s answered is a showing today; one that’s returned at six is a name on a list. Say 40 sign and listing calls a month, 15 ring out, and one in thirty buys with you at $7,500: half a commission a month, about $45,000 a year. Nothing else on your marketing budget is lost so cheaply.",
      [
        "Calling sign callers back in the evening",
        "They’ve seen two other houses. While the engine’s running somebody says the price and offers a showing.",
      ],
      "Sign calls are answered by someone or something that knows each listing’s price and can offer a showing.",
      "Put each listing’s facts on one page, and have somebody call from the curb to test it.",
    ),
    night: scene(
      "Take the showing request at ten at night",
      "What do buyers call about in the evening?",
      "Buyers scroll in bed. At ten they ask whether it’s still available and when they can see it, and by breakfast they’ve asked for four others. Both questions can be answered at night if the listing page and the agent’s showing hours are up to date. A fallen-through closing or a broken pipe in a vacant listing rings the agent; price talk and “what would they take?” wait for a person with a license, whoever answers.",
      [
        "“An agent will contact you”",
        "When? Offer tomorrow at noon or at five, tonight, and they stop scrolling.",
      ],
      "Showings can be requested at night with two real times.",
      "Keep two showing hours a day open on each listing, and let them be booked.",
    ),
    first: scene(
      "Ask what has to happen first",
      "What do we ask a new buyer or seller?",
      "“Are you pre-approved?” as the first question sounds like a bouncer. “What has to happen before you can move?” gets it all: a lease until May, a house to sell, a job, a divorce. Then the area, the two things it must have, whether they’ve spoken with a lender, and whether they have an agent already. That last one you have to ask. Every caller gets the same questions in the same order, because fair housing begins on the phone.",
      [
        "Screening before helping",
        "The one who isn’t pre-approved today buys in May, from whoever was kind in February.",
      ],
      "All callers hear the same questions in the same order, and “do you have an agent?” is one of them.",
      "Write the five questions in order, and use just those for two weeks.",
      [
        "The opening",
        "What has to happen before you can move? … And where do you see yourselves, which two things must it have?",
      ],
    ),
    kept: scene(
      "Confirm showings with a picture of the door",
      "Why do showings fall through?",
      "A missed showing costs the agent an hour, the seller a cleaned house and a dog in a car. Say six a month at two hours with the driving: twelve hours. A text the evening before needs an answer, with a picture of the door and where to park; two hours ahead comes “still good for five?” Sellers get the same message at the same minute. Whoever doesn’t answer is called once and then released, so that the dog can stay on the couch.",
      [
        "Confirming the buyer and not the seller",
        "The key box is empty, or dinner’s on the stove. One message, both sides.",
      ],
      "Buyer and seller have both said yes two hours before a showing.",
      "Write the two texts, and send them for each showing this week.",
    ),
    price: scene(
      "Say what your commission buys before you say it’s negotiable",
      "What do we tell sellers who ask about commission?",
      "They’ve read that everything has changed, and want to hear a number. Say yours, that it’s negotiable and in writing, and then what’s in it: pictures, open houses, who answers at nine in the evening, who sits with the appraiser. “Most sellers ask what’s left. Give me your address and I’ll send a sheet with three prices and what you’d walk away with.” The sheet is the listing appointment.",
      [
        "Defending a percentage",
        "They wanted to know what’s left for them. Send the sheet with three prices.",
      ],
      "A net sheet with three prices can be sent within the hour.",
      "Make the net sheet a template that anybody at the desk can fill in.",
    ),
    machine: scene(
      "Let it know every listing, and no opinions",
      "What should an AI take at a real estate agency?",
      "Price, beds, taxes, HOA, is it available, when can I see it: it can know all of that for thirty listings at once, better than the agent of the day. It offers showings, takes a lender’s name and asks whether they have an agent. It has no opinion on neighborhoods, schools or “who lives there,” because that’s steering, and none on what a seller would take. Those two get a sentence and a person.",
      [
        "Letting it say that an area is safe",
        "It means well, and it’s a fair housing complaint. Facts about the house, and sources for the rest.",
      ],
      "“Is it a good neighborhood for us?” got sources and no opinion in our test calls.",
      "Test it with “what kind of people live there?” and “would they take ten less?”",
    ),
    rush: scene(
      "Write the open-offer day as a timetable",
      "How does an agency take calls when a listing is hot?",
      "A good listing on Thursday is eighty calls by Saturday: is it gone, is there an offer, what’s the deadline? Answer them before they’re asked: showing hours, the deadline, what an offer should include, in the listing and in a text to everybody who’s seen it. One person answers for that house, from one page, and says the same to all. “There’s interest” said differently to two buyers is how you meet a lawyer.",
      [
        "Each agent answering for the house in their own way",
        "Two buyers compare what they heard. One page, one person, the same words.",
      ],
      "A hot listing has one page with hours, deadline and words, and one person who answers.",
      "Write the page for your next listing before it goes live.",
    ),
  },
  lost: [
    "The engine’s running",
    "They’ve been looking since March and just turned into the street by mistake. There’s your sign. She reads the number out, he dials on the speaker, and all four of them, two in the back seat, listen to it ring. Then somebody’s hungry. They bought in the next street, in June.",
  ],
  limit: [
    "“We’re only asking”",
    "He asked what his mother’s house might bring, in a voice that was only asking. The agent asked how long she’d lived there. Forty-one years, and she’d died on the second. They talked about the garden for ten minutes. The listing was signed in August, and nobody had mentioned it.",
  ],
};

export const managers: Scenes = {
  of: "a property management office",
  worth: 1400,
  booked: 2,
  told: {
    missed: scene(
      "Answer prospects and leaks on different lines",
      "What does a missed call cost a property management office?",
      "Two calls wait in one queue: a toilet in 4B and a nurse who starts at the hospital on the first and needs a one-bedroom. The nurse hangs up. Say a vacant unit costs $1,400 a month, and three such calls ring out for each one you fill; a week longer is $350 a unit. With 200 units and a third turning over, that’s more than $20,000 a year, lost behind a toilet that could have been a text.",
      [
        "One number for leasing and repairs",
        "Repairs come in bunches and block it. Two numbers, and repairs by text with a picture.",
      ],
      "Leasing has a line of its own, and repairs can be reported by text with a picture.",
      "Order a second number for leasing, and put it on all listings.",
    ),
    night: scene(
      "Write the night list by what ruins the building",
      "Which tenant calls can’t wait until morning?",
      "At night everything is an emergency to the person standing in it. Your list isn’t about annoyance, it’s about damage and danger. Fire, gas, carbon monoxide, a break-in: 911 first. Tonight: water that can’t be stopped, sewage, no heat in a freeze, a door that won’t lock. Tomorrow: the dishwasher, the neighbor, the parking space. Tenants get that list at move-in, on one magnet, so the argument has been had by day.",
      [
        "A super who decides at three in the morning",
        "He’s wrong half of the time and bitter all of it. The list decides, and it’s on the refrigerator.",
      ],
      "The night list is signed, hangs on each refrigerator, and begins with 911.",
      "Have the owner sign the list, and hand out the magnets with the next notice.",
    ),
    first: scene(
      "Ask everyone the same six questions",
      "What do we ask somebody who calls about a vacancy?",
      "Move-in date, how many people, pets, how they heard of it, whether they’ve read the criteria, and when they can see it. The same six, in that order, to each caller, written down with the hour. It’s quick, and it’s what you show if somebody ever says they were treated differently. No question about children, country, church or a disability, and none of those remarks that are meant kindly (“it’s a quiet building, mostly couples”).",
      [
        "“It’s mostly young professionals”",
        "You meant to be nice, and it’s steering. Six questions, the same for everybody.",
      ],
      "Each prospect hears the same six questions, and the answers are dated.",
      "Print the six questions, and put the hour next to each answer for a month.",
    ),
    kept: scene(
      "Show on two afternoons instead of twelve times",
      "How do we stop showings that nobody comes to?",
      "Twelve single showings for one apartment, five of which nobody comes to: at 50 minutes with the drive that’s four hours of standing in front of a door. Bundle them: Tuesday four to six and Saturday ten to noon, each with a time of their own ten minutes apart, confirmed by a yes that morning. People see other people, which rents apartments. Whoever can’t come then gets a video and the next date.",
      [
        "A showing for each caller at his own time",
        "Five of twelve don’t come, and each costs you the drive. Two afternoons, and a yes that morning.",
      ],
      "Showings are on two fixed afternoons, confirmed that morning.",
      "Bundle the next vacancy’s showings into two afternoons, and count who comes.",
    ),
    price: scene(
      "Say the rent, the move-in total and the fees",
      "What do we tell people who ask for the rent?",
      "“$1,400” and then a deposit, an application fee, a pet fee, parking and trash: at the end they feel caught, or can’t do it and you’ve shown it for nothing. Say the total they need on the first day and each month after, in one text. “$1,400, $1,400 deposit, $45 application: $2,845 to move in, then about $1,470 with trash and water.” Those who still want to see it are the ones you want to show it to.",
      [
        "The rent without the rest",
        "They find out at the signing, and the unit’s empty for another week. Say the first day’s total.",
      ],
      "Each listing has the move-in total and the monthly total in one text.",
      "Work out both totals for each vacant unit, and send them with the first answer.",
    ),
    machine: scene(
      "Let it take repairs with a picture, and decide by your list",
      "What should an AI take at a property management office?",
      "Repairs are its best work: which unit, what and since when, a picture by text, may we enter, is there a pet. It sorts by your list, at three in the morning as at noon: 911 sentence, ring the on-call, or a ticket with a day. It can answer whether a unit is free and offer two showing times. It asks every prospect the same questions, which people forget and it doesn’t. It promises no repair date, and discusses nobody’s balance.",
      [
        "Letting it judge whether it’s bad",
        "“Only a little water” is what people say before a ceiling comes down. Water that’s moving rings somebody, however little.",
      ],
      "“A little water from the light” rang the on-call, and all prospects got the same questions.",
      "Test it as 4B with water from a lamp, and twice as a prospect with different accents.",
    ),
    rush: scene(
      "Send the first-of-the-month answers on the 28th",
      "When is a property manager’s phone busiest?",
      "The first is rent, keys, elevators and “the old tenant left a couch.” It’s the same 60 calls each month. On the 28th send everybody what they’ll ask: how to pay and by when, where keys are picked up and until what hour, which elevator is padded, who takes the couch. On the day itself one person does keys and nothing else. In a freeze the same goes for faucets and thermostats, the evening before.",
      [
        "Handing out keys and answering the phone",
        "A van is blocking the street and you’re explaining the portal. One person does keys on the first.",
      ],
      "On the 28th tenants get the answers for the first, and on the first one person only does keys.",
      "Write the message for the 28th from last month’s calls.",
    ),
  },
  lost: [
    "She starts on the first",
    "A nurse from two states away has an hour between shifts and five listings open. Yours is the nicest. The menu asks whether she’s a current resident, and then it’s quiet for a long while. She takes the third nicest, because somebody there told her what she’d owe on the first day.",
  ],
  limit: [
    "“It’s probably nothing”",
    "Mrs. Alvarez never calls. When she did, she apologized for a funny smell in the hall. The manager knew what it means when Mrs. Alvarez calls, and had the fire department there before she’d finished being sorry.",
  ],
};
