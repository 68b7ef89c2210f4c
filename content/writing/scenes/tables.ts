import { type Scenes, scene } from "./kind.ts";

export const restaurants: Scenes = {
  of: "a restaurant",
  worth: 260,
  booked: 4,
  told: {
    missed: scene(
      "Answer at five, when tonight is decided",
      "What does a missed call cost a restaurant?",
      "Between four and six people decide where to eat tonight, and you’re setting up. A couple that can’t get through goes elsewhere and may be back; a party of eight that can’t is $520 on a night with an empty back room. Say five calls a day ring out then and one was a table for two at $90: $2,700 a month. The big ones never book online, because they’ve got a question about the cake.",
      [
        "The phone at the host stand during seating",
        "The guest in front of you and the one on the line both get half of you. From four to seven it rings elsewhere first.",
      ],
      "From four to seven somebody away from the door or an assistant takes the phone.",
      "Count the calls between four and seven for a week, by party size.",
    ),
    night: scene(
      "Take tomorrow’s party after the kitchen has closed",
      "What do guests call a restaurant about after closing?",
      "After ten people plan: a birthday on Saturday, a table for twelve, did I leave my scarf. None of it can wait for tomorrow’s prep, when nobody has time. Let the small tables be booked, take large ones as a request with date, number, occasion and allergies, and say by when they’ll hear: before two. The scarf goes on a list with a picture. What nobody answers at night from a list is an allergy.",
      [
        "Large parties by voicemail",
        "They’ve asked two other places by morning. Take the facts tonight, and answer before two.",
      ],
      "A party of ten can be requested at midnight and has an answer by two.",
      "Write the five facts of a large party on one sheet, and answer all of them by two for a week.",
    ),
    first: scene(
      "Ask what the evening is for",
      "What do we ask somebody who books a table?",
      "“For how many, and what time?” gets a table. “Are you celebrating something?” gets a guest: a birthday wants the round table, a proposal the corner, a closed deal a bill that comes quietly. Then allergies, a high chair, steps, and a number that gets texts. It’s twenty seconds, and the server knows it by seven. Someone who is greeted with “Happy anniversary” doesn’t compare you with anything.",
      [
        "Party size, time, goodbye",
        "The anniversary sits next to the restroom. One question would have moved it.",
      ],
      "Each booking has the occasion and the allergies, and the server has seen them.",
      "Ask for the occasion on every call this week, and tell the servers before they open.",
    ),
    kept: scene(
      "Confirm the tables that can sink a night",
      "What do no-shows cost a restaurant?",
      "A two-top that doesn’t come is gone in the noise. A table of eight on Friday is $520 and two servers. So confirm by size: from six up a call or a text with a yes the day before, from ten up a card. Say two such tables a month stay away: over $12,000 a year. And make it easy to say no: a link that frees the table at five lets you seat the people at the door at seven.",
      [
        "Begging everybody to cancel in time",
        "The twos don’t matter and the eights don’t read it. Confirm from six up, with a yes.",
      ],
      "Tables from six up have a yes the day before.",
      "List last quarter’s no-shows by party size, and what each night lost.",
    ),
    price: scene(
      "Say what an evening for twelve comes to",
      "What do we say when somebody plans a party?",
      "Whoever plans for twelve is spending somebody else’s money and needs one figure to pass on. Give it: the set menu per person, drinks as most groups have them, service, the room if it costs. “With wine most groups of twelve end up near [amount] a head, all in.” Send it in a text they can forward while you’re still on the phone. The place that sends a figure first usually gets the party.",
      ["“It depends what you order”", "The boss wants a number. Say what most groups end up with, all in."],
      "The all-in figure for groups is on the sheet and can be texted.",
      "Work out what your last ten large parties paid per head, all in.",
    ),
    machine: scene(
      "Let it take tables, and send every allergy to the kitchen",
      "What should an AI take at a restaurant?",
      "Small tables, hours, parking, “do you have a high chair?” and the wait tonight are its work, above all from six to eight. It writes into the same book as the host, or you’ll seat twelve twice. Allergies go to a person with a name, whatever the menu says, since the menu doesn’t know what was in the fryer. And a party of ten is a conversation about cake, so it takes the facts and promises a call.",
      [
        "Letting it answer “Is the pesto nut-free?”",
        "It read the menu, and the kitchen changed the recipe on Tuesday. Allergies reach the kitchen, always.",
      ],
      "It books into the host’s own calendar, and “nut allergy” reached the kitchen in our test calls.",
      "Test it on a Friday at seven with a table for two, an allergy and a party of ten.",
    ),
    rush: scene(
      "Put the answers in front of the phone on Friday",
      "How does a restaurant get through Friday’s calls?",
      "Friday from five to eight it’s four questions: is there a table, how long’s the wait, do you have parking, are you serving outside. Put today’s answers on the map listing at four, by hand, each Friday. Let people join the wait by text. What’s left on the line is large parties and trouble, and those deserve the manager. On Mother’s Day put “we’re full, the terrace is first come” where they look, not where they call.",
      [
        "Saying “forty minutes” sixty times",
        "Each time a guest stands at the door and waits. Put the wait where they can see it, and text them when it’s their turn.",
      ],
      "On Fridays today’s answers are on the listing by four, and the wait can be joined by text.",
      "Update the listing this Friday at four, and compare the calls with last week’s.",
    ),
  },
  lost: [
    "Table for eight, 5:20",
    "Her boss has asked for “somewhere nice, tonight.” She has three names and ten minutes. At yours it rings at the host stand while the host shows a couple to the window. At the second place a voice says, “Eight at seven, what’s the occasion?” $520, and the boss has a new favorite.",
  ],
  limit: [
    "“And she can’t have sesame”",
    "It came at the end, half to himself. The host walked into the kitchen with the phone in her hand, and the chef said no to two dishes that the menu thinks are safe. It took eleven steps and a person who knew that the dressing had changed.",
  ],
};
