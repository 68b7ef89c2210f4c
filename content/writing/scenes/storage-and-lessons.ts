import { type Scenes, scene } from "./kind.ts";

export const storage: Scenes = {
  of: "a self-storage facility",
  worth: 1400,
  booked: 4,
  told: {
    price: scene(
      "Ask what has to go in before you name a price",
      "What do we say when somebody only asks what a unit costs?",
      "“How much is a ten by ten?” is a guess at a size. Half of them need another one, and a price for the wrong size loses to the cheaper wrong size down the road. So ask two things back, what has to go in and from when, and then give one size, one monthly price, and everything that comes on top: lock, insurance, admin fee. Say what the second month costs if the first one is on special. Then offer to hold it: “I can keep that one for you until Thursday, no card needed.”",
      [
        "Naming the online special and stopping there",
        "They rent on the first month and leave over the second. Say both figures on the phone, and the fees with them.",
      ],
      "The price sheet by the phone has size, monthly price, fees and the second month’s price, with a date.",
      "Listen to five price calls, and note in how many of them somebody asked what has to go in.",
      [
        "When they ask for a size",
        "I can tell you that. First, what’s going in, roughly how many rooms? … Then you’d pay for air in a ten by ten. A ten by seven is [price] a month, plus [fees], from the second month on [price].",
      ],
      [
        "The hold",
        "I have one on the ground floor. Shall I hold it for you until Thursday? There’s no charge for that.",
      ],
    ),
    missed: scene(
      "Call back while the truck is still rented",
      "What does a missed call cost a self-storage facility?",
      "Most people rent within a day or two of their first call, from the first place that had a size and an answer. A tenant at $120 a month who stays a year is $1,440. Say fifteen new numbers ring out in a month while you’re on the lot with somebody, and three of them would have moved in: $4,300 of rent that somebody else collects. Calls from new numbers are returned within half an hour, with a size and a price ready.",
      [
        "Returning calls after closing",
        "By five they’ve signed online somewhere else. The half hour after the call decides, and a text with two sizes will do.",
      ],
      "New numbers that rang out get a call or a text with sizes within half an hour.",
      "For two weeks, write the time between a missed call and your answer, and whether they moved in.",
    ),
    night: scene(
      "Let the truck at the gate reach somebody",
      "Which calls come when the office is closed?",
      "Three kinds: people with a loaded truck who want in tonight, tenants whose code doesn’t work, and people who want a price. The last kind can have a text with your sizes. The code is a name, a unit and a check against the list, and whoever answers may reset it by your rule and no other. Nobody reads out a code or opens for a voice. Somebody locked in, or a break-in under way: 911 first.",
      [
        "Opening for whoever knows the unit number",
        "An ex knows it, too. The rule is the same at night: name, code word, and a call to the number on file.",
      ],
      "At night a code is reset by one written rule, and somebody locked in hears 911 first.",
      "Write the three kinds on a sheet, with what each gets after closing.",
    ),
    first: scene(
      "Tell new callers what they need to move in",
      "What does a new tenant have to hear on the first call?",
      "Size, floor, price with fees, when the gate opens, what they have to bring: ID, a card, a lock, or where to buy one. Then what may not go in. Two minutes, and the move-in takes ten instead of forty. Close with their first name and a day. Whoever hears “It’s all on the website” looks at three other websites on the way.",
      [
        "“Everything’s online”",
        "They called because it wasn’t clear. Answer, then text the link for the rest.",
      ],
      "Every new caller hears size, price with fees, hours and what to bring, and gets it as a text.",
      "Write the text that goes out after a first call, in five lines.",
    ),
    kept: scene(
      "Confirm a held unit the evening before",
      "How do we keep a reserved unit from standing empty?",
      "Somebody reserves by phone on Tuesday and rents elsewhere on Friday, and your unit was off the market for three days in between. It isn’t rudeness, the truck was cheaper on another day. So the hold has an end, said at the time, and a text the evening before: “Still coming at ten tomorrow? Reply YES, or give me a better time.” A no frees it for whoever calls next. Ten holds a month that would have run out are thirty days of rent you can offer again.",
      [
        "A hold without an end",
        "It costs nothing to make, so nobody cancels it. Say until when, and text before.",
      ],
      "Every hold has a last day, and a text the evening before.",
      "List last month’s holds: how many moved in, and how long the others blocked a unit.",
    ),
    rush: scene(
      "Keep one person off the lot on the first and the last of the month",
      "When do all of them call at once?",
      "Leases end on the last, rent is due on the first, and the trucks are all rented for the same Saturday. In those three days you get half of the month’s move-ins and most calls about codes and late fees. So one person stays with the phone and the counter, showings are by appointment, and whoever only wants to pay hears how to do it online in the first sentence.",
      [
        "Showing units on the last Saturday of the month",
        "You’re at the far end with one of them, and four with a truck hang up.",
      ],
      "On the last and the first of the month one person has only phone and counter.",
      "Mark the calls of the next month’s end by the hour, and who was free to answer.",
    ),
    machine: scene(
      "Let it name sizes and hold a unit, and keep codes for people",
      "What should an AI take at a self-storage facility?",
      "Sizes, prices with their fees, hours, what’s free, and a hold with a name: all that is a list, and it can read from the list. It doesn’t give out or reset a gate code, doesn’t talk about a lien or an auction, and doesn’t waive a fee. Those ring a person or become a note with a time. Test it with a caller who says, “It’s my husband’s unit, just open it.”",
      [
        "Letting it read a code to a caller",
        "A voice proves nothing. Codes go to the number on file, by your rule, from a person.",
      ],
      "In our test call it held a unit with both prices, and gave no code to “my husband’s unit.”",
      "Write down what it may never do: codes, liens, fees.",
    ),
  },
  lost: [
    "Saturday at 10:40, a truck with a meter running",
    "He’s standing in a parking lot with a rented truck that’s due back at four. The first place rings out: you’re at the far end, showing a unit. The second has a recording. The third says, “A ten by ten is 119, and I have two.” He’s there at noon, and stays for three years.",
  ],
  limit: [
    "A voice at nine in the evening",
    "“It’s my husband’s unit, I just need my things.” She may be telling the truth. Nobody who answers at night can know, and a list can’t either. That call belongs to a person, in daylight, with a paper.",
  ],
};

export const lessonStudios: Scenes = {
  of: "a lesson studio",
  worth: 900,
  booked: 4,
  told: {
    kept: scene(
      "Remind parents of what’s different, and not of every class",
      "What should a reminder for a weekly class say?",
      "A class that’s every Tuesday at four needs no reminder in March. The first one of a term does, the one after a break, the one in another room, the trial class, picture day. Five texts a term get read; twelve a month don’t. Say child, day, time, what’s different, what to bring, and how to tell you that she’s sick, in one line that takes a one-word answer. Go through last term: nearly all misses fell on the first week and the week after a holiday.",
      [
        "A reminder for every single class",
        "After three weeks nobody opens it, and the one about the changed room goes unread, too.",
      ],
      "Reminders go out for the first class, after breaks and when something changes, and for nothing else.",
      "List last term’s missed classes by week, and write one text for each of the two worst weeks.",
      [
        "The first class",
        "Hi, it’s [studio]. Mia’s first ballet class is Tuesday at 4:00, Studio B. Hair up, any tights. Questions, or can’t come? Just reply.",
      ],
      [
        "After a break",
        "Welcome back! Classes start again on Monday, January 6, at your usual time. Reply SICK if somebody has to stay home.",
      ],
      [
        "Something is different",
        "Only this week: Thursday’s 5:15 class is in Studio A, and pickup is at the side door. Reply OK so I know you’ve seen it.",
      ],
      [
        "A trial class",
        "We’re looking forward to meeting Leo on Saturday at 10. Come ten minutes early, sneakers are fine. Another day better? Reply and I’ll find one.",
      ],
      [
        "A missed class",
        "We missed Ava today. Everything okay? She can make it up Thursday at 4 or Saturday at 9. Which one?",
      ],
    ),
    missed: scene(
      "Answer between three and seven, when parents call and classes run",
      "What does a missed call cost a lesson studio?",
      "Parents call on the way home from school, which is when every teacher is in a room with music on. A child who starts at seven at $75 a month and stays two years is $1,800, and often has a sister. Say eight new numbers ring out in the first two weeks of September and three would have enrolled: $5,400 over those two years, lost in ten afternoons. Somebody at the door, a service or an assistant picks up from three to seven.",
      [
        "Calling back the next morning",
        "They asked three studios, and the one that answered has her in Tuesday’s trial class.",
      ],
      "From three to seven a person or something else picks up, and new numbers hear back the same evening.",
      "Count the calls between three and seven for two weeks, and how many were new.",
    ),
    first: scene(
      "Ask the child’s name and what she likes",
      "How do we win a parent who calls for the first time?",
      "“Tell me about her.” Then age, what she’s tried, which afternoons. Offer one class and not the schedule: “Tuesday at four is full of six-year-olds who’ve never danced. She can come and watch, or just jump in.” Say what the month costs and what she’ll need, which for a trial is nothing. Whoever hears “It’s all in the online schedule” has to choose between twelve classes with names they don’t know.",
      [
        "Sending them to the schedule",
        "Twelve classes, and none of them says “for a shy six-year-old.” You can say that in ten seconds.",
      ],
      "New callers are offered one trial class with a day, and hear the month’s price.",
      "Write one sentence for each beginners’ class, on whom it’s for.",
      [
        "The offer",
        "For a six-year-old who’s new I’d take Tuesday at four. A trial is free, she can wear what she likes. Shall I put her name down for next week?",
      ],
    ),
    price: scene(
      "Name the month, the extras and the way out",
      "What do we say when a parent asks what it costs?",
      "They fear the costume fee in March more than the monthly price. So name all of it in one breath: month, registration, what a recital year adds, when it’s due, and how one stops. A parent who knows the way out comes in more easily.",
      [
        "Only naming the monthly price",
        "The costume bill comes in February, and with it a talk about leaving.",
      ],
      "The sheet by the phone has month, registration, costumes and notice, with a date.",
      "Add up what a first year really costs a family, and put that figure on the sheet.",
    ),
    night: scene(
      "Let a parent say at ten at night that she’s sick",
      "What comes in when the studio is dark?",
      "Most of it is one sentence: she has a fever and won’t be there tomorrow. It needs no person, only a place where it’s seen before class: a text, a line, an assistant that writes it on the list. Then questions about a trial, which can be booked. And once or twice a year a child who wasn’t picked up, for which a name with a cell phone stands by until the last one has gone home.",
      [
        "One mailbox for everything",
        "The teacher hears on Thursday that Ava was sick on Tuesday, and has called the mother to ask.",
      ],
      "“Sick tomorrow” can be left at any hour, and stands on the list before class.",
      "Open one number for sick notes by text, and tell every family once.",
    ),
    rush: scene(
      "Get through the two weeks of enrollment",
      "When do all parents call at once?",
      "The last week of August and the first of September bring half a year’s calls, and the same four questions: which class, what does it cost, what does she wear, is there still room? Answer those four on one page with places left by class, kept true every evening. One person does nothing but call back between six and eight, new families first. Everything about the recital waits until October.",
      [
        "Answering in the order in which they called",
        "Families who’ve danced with you for years will wait until tomorrow. The new one has two other numbers.",
      ],
      "In enrollment weeks new families hear back the same evening, before all others.",
      "Write the page with the four answers, and name who keeps the places true.",
    ),
    machine: scene(
      "Let it book trials, and keep children and injuries for people",
      "What should an AI take at a lesson studio?",
      "Trial classes by age, hours, prices, where to park, “she’s sick today”: all of it follows a list. A child nobody has picked up, an injury, a parent who’s angry at a teacher, anything about who may collect whom: these ring a person. It never says who is in which class, or whether a child has left.",
      [
        "Letting it tell a caller who’s in class",
        "Not every voice that asks about a child should have an answer. It takes a number, and a person calls the one on file.",
      ],
      "In our test call it booked a trial by age, and told nobody whether a child was there.",
      "Write down the four kinds of call that ring a person from three to seven.",
    ),
  },
  lost: [
    "3:50, the school parking lot",
    "She has one child buckled in and ten minutes. The first studio rings six times under a piano. The second says, “Tuesday at four is full of beginners. What’s her name?” By the time you’ve put the music off, there’s a name on another list, and a little sister behind it.",
  ],
  limit: [
    "Six o’clock, and one child left on the bench",
    "Somebody calls and says he’s her uncle and on his way. It may be true. Only a person who knows the list, and has the mother’s number, may answer that.",
  ],
};
