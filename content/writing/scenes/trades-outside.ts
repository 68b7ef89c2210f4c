import { type Scenes, scene } from "./kind.ts";

export const roofers: Scenes = {
  of: "a roofing company",
  worth: 2500,
  booked: 2,
  told: {
    missed: scene(
      "Answer the estimate call from the ground",
      "What does a missed call cost a roofing company?",
      "You’re on a ladder, and nobody wants you to answer there. But a homeowner asks three roofers for an estimate, and the first two who call back get to climb up. Say five estimate calls a week ring out; you’d have won one in five, and a roof leaves $2,500. That’s $2,500 a week in the season. So estimates are taken from the ground: by somebody in the truck, at home, or by something that asks five questions and offers a day.",
      [
        "Calling estimates back at seven in the evening",
        "Two other trucks have been there. The first to name a day for the ladder is on the list of three.",
      ],
      "Whoever asks for an estimate has a day for it within an hour.",
      "Write down when each estimate call came and when you named a day, for two weeks.",
    ),
    night: scene(
      "Tell them what to do with the bucket",
      "What do we do about a leak at night?",
      "Nobody goes up on a wet roof in the dark, and you should say so plainly. What they need at eleven is the next hour: bucket under it, a small hole in the bulge so that the ceiling doesn’t come down at once, furniture away, no touching lamps or outlets that are wet, pictures of everything. Water near wiring or a sagging ceiling means out of the room and, if it’s bad, 911. Then a time tomorrow for the tarp, in the order of what’s getting in.",
      [
        "Promising a tarp tonight",
        "You won’t do it in that rain, and you shouldn’t. Tell them what to do with the next hour and name a time at first light.",
      ],
      "Whoever answers at night can give the five sentences on buckets, bulges and pictures.",
      "Print the five sentences, and read them aloud to somebody who’s never had a leak.",
      [
        "A leak at eleven",
        "We don’t send anyone onto a wet roof in the dark, so let’s save the room. Is the ceiling sagging, or is there water near a lamp or an outlet? … Then out of that room, and leave the switches alone. I have you down for a tarp tomorrow, first in your street.",
      ],
    ),
    first: scene(
      "Find out who owns the roof and how old it is",
      "What do we ask a homeowner who wants a roof looked at?",
      "Five facts decide whether you climb: do they own the house, how old is the roof, how many stories, what have they seen and since when, and is it for a leak, a storm or a sale. “For a sale” is a report by Friday. “Twenty-two years” is a replacement. “It only drips in a north wind” is flashing. Pictures from the ground save half of the ladders, and a satellite measure does the rest before you drive.",
      [
        "Driving out to rent a ladder to a tenant",
        "A tenant can’t sign, however wet it is. Ask who owns it, and get the owner’s number.",
      ],
      "Owner, age, stories and reason are noted before anyone drives.",
      "Ask the five facts on every call this week, and count the drives you saved.",
    ),
    kept: scene(
      "Use the first hard rain as one of your follow-ups",
      "How do roofing estimates turn into jobs?",
      "You climb, measure and send, and then comes silence. Say 40 estimates a month, and ten become roofs; two or three follow-ups, each with something new, might make it twelve. Two more roofs that leave you $2,500 each are $5,000 for about three hours of calling. If it rains hard before your next one is due, send that one on the evening it rains: “How’s the ceiling tonight?” It isn’t pushy, it’s the question they’re asking themselves.",
      [
        "Waiting for them to call back",
        "They have two more estimates on the counter. Day two, a week, or the first hard rain before that.",
      ],
      "Each open estimate has a day for its next follow-up, and the next hard rain comes before it.",
      "List all open estimates of the last sixty days, and call the newest ten.",
    ),
    price: scene(
      "Price the roof, and leave the claim to the insurer",
      "What do we say to “What does a new roof cost?”",
      "They’ve read a figure online and want to know if you’re a thief. Give a span per square (a hundred square feet), what it includes, tear-off, underlayment, disposal, and the two things that move it: layers and steepness. “A house like yours is usually [low] to [high]; I’ll know after ten minutes up there.” What the insurer will pay you don’t say, not even as a guess. That’s between them and their adjuster.",
      [
        "“Your insurance will cover it”",
        "You don’t know that, and in many states you may not say it. Price the roof, and leave the claim to the owner and the insurer.",
      ],
      "A span per square with what’s included is by the phone, and nobody speaks for the insurer.",
      "Write the span per square from your last twenty roofs, and what made the dear ones dear.",
    ),
    machine: scene(
      "Have it take an address, a picture and a day",
      "What should an AI take at a roofing company?",
      "After hail it can take forty addresses in an hour, and that’s what you need: street, owner, what they see, water inside or not, two pictures by text. Water inside rings a person. Everybody else hears which day you’re in their part of town. It says nothing on what an insurer pays, offers no free roof, and never tells anybody to climb up and look. The crew gets a list by street in the morning instead of forty voicemails.",
      [
        "Letting it send homeowners up a ladder for pictures",
        "Somebody’s going to fall. Pictures from the ground or the attic, never from the roof.",
      ],
      "It takes address, water inside and pictures from the ground, and says nothing about insurance.",
      "Test it as somebody with water in the nursery and as somebody who asks what the insurer pays.",
    ),
    rush: scene(
      "Sort hail calls by water, then by street",
      "How should a roofer take calls after a hailstorm?",
      "Hail on Tuesday evening is two hundred calls by Thursday, and most of those roofs don’t leak. One question makes two lists: is water coming in? Those get a tarp, by street, from first light. The others get an inspection day for their neighborhood, and a text that says so in an hour. Name your town and your license on the recording, too, because from Wednesday on people from two states away will be knocking on their doors.",
      [
        "Promising every caller tomorrow",
        "You have two ladders and two hundred calls. Water inside is tomorrow. A bruised shingle has a day next week, and it’s a day you keep.",
      ],
      "After hail there are two lists, water inside and all others, both by street.",
      "Draw your service area in six neighborhoods, and give each an inspection day for the week after a storm.",
      [
        "After hail",
        "Is any water coming in right now? … No? Good. Then please don’t go up there. We’re in your neighborhood on Friday, someone from our own crew will look at it, and you’ll get a text with the hour. Don’t sign anything at the door before then.",
      ],
    ),
  },
  lost: [
    "Three names, two ladders",
    "He wanted three estimates. Two roofers called back the same afternoon and climbed up on Thursday. The third left a message on Sunday. It was a polite message, and the contract had been signed on Saturday morning, for $14,000.",
  ],
  limit: [
    "“My husband’s up there right now”",
    "She only wanted to know when somebody could come. The dispatcher heard the wind in the phone and said, “Ask him to come down first, please. I’ll wait.” What she’d called about took another minute.",
  ],
};

export const electricians: Scenes = {
  of: "an electrical business",
  worth: 520,
  booked: 2,
  told: {
    missed: scene(
      "Answer while the power’s off on purpose",
      "What does a missed call cost an electrical business?",
      "You’re in a panel with the main off and the phone in the van, as it should be. Meanwhile half a house is dark two streets on, and its owner calls until someone picks up. Say eight calls a week ring out, three were jobs, and a job leaves $210: $630 a week. One in twenty is a panel or a charger for a car, which nobody ever leaves a message about. The call has to go somewhere that isn’t your pocket.",
      [
        "Answering with one hand in a panel",
        "It’s dangerous, and you’ll get the address wrong. Send calls on from the first ring while you work.",
      ],
      "While we work, calls go to someone or something else from the first ring.",
      "Count a week of calls that rang out, and what you were doing.",
    ),
    night: scene(
      "Hear heat, smell and water before anything",
      "Which electrical calls can’t wait until morning?",
      "Three words send people out of the house: sparks, a burning smell, water in the panel. Out, 911 from outside, and nobody goes back to the breaker. A hot outlet or switch, a breaker that won’t stay on or a buzzing panel is tonight, after they’ve switched off that circuit if they can reach it dry. A dead outlet is for the morning. And ask whether the neighbors are dark, too: then it’s the utility’s call and not yours.",
      [
        "Talking a caller through resetting a hot breaker",
        "It tripped for a reason. Off stays off, and heat or smell means out and 911.",
      ],
      "Sparks, a burning smell and water in the panel get outside and 911 before an address.",
      "Put the three words at the top of the card, and ask about the neighbors’ lights second.",
    ),
    first: scene(
      "Ask what else went dark",
      "What do we ask somebody who calls an electrician?",
      "“An outlet doesn’t work” is one of five jobs. Ask what else is on that wall, whether a bathroom or garage outlet with a reset button is dead, too, when it began and what was plugged in, how old the house is, and for a picture of the open panel door, from outside. Now and then a reset button solves it, and you’ve won somebody. Otherwise you know whether to bring a breaker or a second person.",
      [
        "Booking “outlet dead, kitchen”",
        "It was a tripped GFCI in the garage. One question, and you’d have been the nice electrician instead of the $150 button.",
      ],
      "Each job comes with a picture of the panel and what else is dark.",
      "Ask for the panel picture on every call this week.",
    ),
    kept: scene(
      "Confirm the day the power’s off",
      "Why do electrical jobs fall through on the day?",
      "A panel swap needs the utility, the inspector and an owner who’s home; any one of them missing costs the day. Say one such day a month falls through, two people and a permit slot: $900. Confirm all three two days ahead, in one message with one time, and remind the owner to take a day off from the home office, since there’ll be no internet. That last sentence saves more days than the rest.",
      [
        "Confirming with the owner alone",
        "He’s home, and the inspector isn’t. Three confirmations, two days ahead.",
      ],
      "Two days before a shutdown the owner, the utility and the inspector have confirmed.",
      "Write the one message for shutdown days, with the sentence about the internet.",
    ),
    price: scene(
      "Say what a visit buys, and what a permit adds",
      "What do we say to “How much to add an outlet?”",
      "An outlet on an inside wall, an outlet on an outside wall and an outlet in a house from 1938 are three prices, and you can say all three. The visit costs this, it includes the first half hour, and above a certain size there’s a permit, which costs this and protects them when they sell. Anyone who offers to skip the permit is cheaper today. Say that, too, without naming anybody.",
      [
        "Leaving out the permit",
        "It turns up on the bill and looks like padding. Say it on the phone with the reason.",
      ],
      "Visit, first half hour and permit are on the sheet, with the reason for the permit.",
      "Write the spans for outlet, fan, panel and car charger from last year’s jobs.",
    ),
    machine: scene(
      "Give it one rule: heat, smell or water is a person",
      "What should an AI take at an electrical business?",
      "Fans, chargers, estimates and moved dates it can take all day. It needs one rule it can’t miss: at sparks, burning, smoke, a shock or water near a panel, it says out and 911 and rings somebody. It never tells anyone to touch a breaker, open a cover or try again. It may ask for a picture of the closed panel and whether the street is dark. Test it with “it smells a bit funny by the dryer.”",
      [
        "Letting it troubleshoot",
        "“Try the breaker again” is advice about a fire. It takes the job, and a person takes the trouble.",
      ],
      "“It smells funny by the dryer” got outside, 911 and a person, and it never asked anybody to touch a breaker.",
      "Test it with five ways of saying that something smells or feels hot.",
    ),
    rush: scene(
      "Ask whether the neighbors are dark",
      "How does an electrician take calls after a storm?",
      "Half of the calls after a storm belong to the utility. Put it on the recording: “If your neighbors are dark, too, it’s the power company: [number]. If a line is down, stay far away and call 911.” What’s left sorts quickly: a meter or mast torn off, water in a panel, a generator wired by a brother-in-law, and then everything that’s merely off. Say which group they’re in and which day that means.",
      [
        "Taking outages for faults",
        "You’ll have written down sixty addresses for the power company. Ask about the neighbors first.",
      ],
      "On storm days the recording asks about the neighbors’ lights and names the utility.",
      "Record the storm message now, with the utility’s number, and put a name next to the switch.",
    ),
  },
  lost: [
    "Half a house, dark",
    "The kitchen works and the bedrooms don’t, and there are guests tonight. He calls the number on your van, which he’s seen in the street for years. It rings in the van. By the time you’ve closed the panel, another van is parked in his driveway.",
  ],
  limit: [
    "“It’s a little warm, is that normal?”",
    "The question was about a price for an outlet. The electrician’s wife, who does the phones, asked what was warm. The wall was. Nobody would have put that into a form, because there’s no box for “the wall.”",
  ],
};
