import { type Scenes, scene } from "./kind.ts";

export const doctors: Scenes = {
  of: "a doctor’s office",
  worth: 600,
  booked: 4,
  told: {
    missed: scene(
      "Find the calls that come back three times",
      "What does a missed call cost a doctor’s office?",
      "A patient of yours who isn’t answered doesn’t leave. She calls again at 9:20 and at 11, and then turns up at the counter. So one refill makes three calls, and the log looks like demand. Count different numbers next to calls. If 140 calls in a morning come from 85 people, 55 of them are the same question again, and at two minutes each that’s nearly two hours of your desk.",
      [
        "Counting calls where you should count people",
        "The second and third try look like new work. Count the numbers behind them, and see how much of it is your own echo.",
      ],
      "We know how many different people stand behind a morning’s calls.",
      "Sort one morning’s log by number, and mark everyone who called more than once.",
    ),
    night: scene(
      "Sort the evening into now, tonight and tomorrow",
      "Which calls go to the doctor on call?",
      "“Now” is 911 or 988, before anyone asks for a birth date. Chest pain, trouble breathing, signs of a stroke and thoughts of suicide belong there. “Tonight” is the clinician on call, for a fever in someone on chemotherapy, a new reaction to a medicine, a lab with a critical value, and whatever else your physicians put on the list. “Tomorrow” is for refills, forms, results and appointments. The physicians write that list and sign it, and nobody at the phone adds to it.",
      [
        "Waking the doctor for a refill",
        "After three of those, the phone is on silent for the fourth. A short signed list keeps the calls that matter loud.",
      ],
      "The list of what rings the clinician on call is signed. We said “chest pain” and heard 911 first, and the on-call phone rang at 2 a.m.",
      "Have the physicians cut the on-call list to what they’d really get up for, and sign it.",
      [
        "A refill at eight in the evening",
        "I can take that down now, and the refill team works on it at eight tomorrow. Do you have enough for tonight and for the morning? If not, I’ll ask the doctor on call.",
      ],
    ),
    first: scene(
      "Ask how soon before you ask for the birth date",
      "What does a new patient want to know from a doctor’s office?",
      "A new patient has three questions: do you take me, do you take my plan, and when. Answer them in that order before the registration begins. Then ask what it’s about in one line, and whether it can wait for a first visit, because “I’d like to establish care” now and then means “I’ve had this pain since Sunday.” If the wait is five weeks, say so, and offer the earlier list.",
      [
        "Registering for ten minutes, then naming a date in June",
        "They’d have told you at once that they can’t wait. Say the date first, and the forms can come by text.",
      ],
      "New patients hear whether, with which plan and when before they’re asked for a birth date.",
      "Write the first available new-patient date on a card each morning, and put it by every phone.",
      [
        "Establishing care",
        "Yes, Dr. Patel takes new patients, and we’re in that network. Her first long visit is June 4. Is there anything that shouldn’t wait until then?",
      ],
    ),
    kept: scene(
      "Protect the forty-minute visits",
      "Which visits are missed most at a doctor’s office?",
      "A missed ten-minute check is filled by the next person in the waiting room. A missed new-patient visit or annual physical is forty minutes, and nobody is there to take it. Say four of those a week at $200: $800 a week, or about $3,400 a month. So confirm those with a question that needs a yes, and text the form for the physical at the same time. Somebody who has filled it in comes.",
      [
        "One reminder for every kind of visit",
        "The short ones survive a miss and the long ones don’t. Spend your calls on the forty minutes.",
      ],
      "Every visit of forty minutes has a yes two days ahead.",
      "Count last month’s missed visits by length, and start confirming the longest kind by phone.",
    ),
    price: scene(
      "Give the self-pay price, and say what the plan decides",
      "What do we tell patients who ask what a visit costs?",
      "There are two callers. Without insurance, they want a number, and you have one: the self-pay price of a short and a long visit, on the sheet. With insurance, what they owe is between them and the plan, so say what you bill it as and where the figure is found. What you don’t do is guess at a copay; a wrong forty dollars is remembered longer than a right one.",
      [
        "Guessing at somebody’s copay",
        "It’s a kindness until the bill comes. Give your own price, and the number on the back of their card.",
      ],
      "The self-pay prices of a short and a long visit are by the phone.",
      "Print the self-pay prices, and the sentence for people who have insurance.",
      [
        "With insurance",
        "We bill that as an office visit. What you’ll owe depends on your deductible, and the number on the back of your card can tell you to the dollar. Shall I hold the time while you ask?",
      ],
    ),
    machine: scene(
      "Give it refills and directions, and no symptoms",
      "What should an AI take at a medical office?",
      "Refill requests, hours, directions, moved visits and “has my form been sent?” are most of a Tuesday and follow a rule. Symptoms don’t, whoever describes them. It takes the drug’s name, the pharmacy and how many days are left, says when the request is worked on, and promises nothing. At a symptom it says 911 where that belongs and passes the call on. And the business associate agreement is signed before the first patient is on the line.",
      [
        "Letting it ask follow-up questions about a symptom",
        "It sounds like advice, and a patient will take it as such. One set sentence, then a person.",
      ],
      "The business associate agreement is signed and dated, refills come with days left and pharmacy, and every symptom reaches a person.",
      "Test it with a refill, a form and a symptom that’s mentioned in passing, and read the three notes.",
    ),
    rush: scene(
      "Take the sick calls at eight and everything else after nine",
      "How does a medical office get through the morning rush?",
      "Between eight and nine, people call who want to be seen today, and they’re behind people who want a form. Say so on the line: for a sick visit today stay on, for refills and forms leave a message and it’s done by noon. Two people take sick calls only, with today’s open slots in front of them. At nine they turn to the rest, and the first hour no longer decides the mood of the day.",
      [
        "One line for fevers and forms",
        "The form has time until noon, and the fever doesn’t. Split them for one hour, and both are served sooner.",
      ],
      "From eight to nine two people take only those who want to be seen today.",
      "For one week, let two people take only calls about being seen today from eight to nine, and write down how long those callers waited.",
    ),
  },
  lost: [
    "Refill, third try",
    "She called at 8:05 and got a queue. She called at 9:20 and got cut off. At 11 she’s standing at the counter with her arms folded, and the person behind it has to be nice to her and answer the phone that’s ringing. One blood pressure pill has become three calls and a bad morning for two people.",
  ],
  limit: [
    "“While I have you”",
    "He called about a form. The form took a minute, and then he said, “While I have you, my arm has been a little numb.” The person at the desk didn’t say goodbye. She asked since when. Things like that are said at the end of calls, to somebody who sounds as if there were time.",
  ],
};

export const pediatrics: Scenes = {
  of: "a pediatric practice",
  worth: 700,
  booked: 4,
  told: {
    missed: scene(
      "Answer between six and eight in the evening",
      "When do parents call a pediatric office?",
      "Fevers climb after dinner, and school’s nurse calls at ten. Between those two times is when parents reach for the phone, and a good part of it is after you’ve closed. A parent who gets a recording with a hot child on one arm drives to urgent care, pays a copay, and next time doesn’t call you at all. Say it’s three evening calls a week that could have had a slot at eight: 150 visits a year.",
      [
        "Closing the line at five because you do",
        "Children get hot at seven. Somebody has to be able to say “eight tomorrow” or “go in now,” and a recording says neither.",
      ],
      "From five to eight in the evening a parent reaches somebody or something that can give out tomorrow’s sick slots.",
      "Count the calls between five and eight for two weeks, and how many of those children were seen somewhere else.",
    ),
    night: scene(
      "Ask the age before anything else",
      "What do we ask a parent who calls at night?",
      "Age, then what they see, then how the child is behaving right now. A fever in a baby under three months goes to the clinician on call at once; so does a child who can’t be woken properly, struggles for breath or has had a seizure, after 911 has been said. A four-year-old with a fever who’s asking for a popsicle gets the nurse line or the first slot. The clinicians write down which is which.",
      [
        "Asking for the insurance of a hot baby",
        "Ten weeks old is the whole story. Age is the first question, and the card can wait.",
      ],
      "The first question at night is how old the child is, and the list under it is signed by a clinician.",
      "Put the age question at the top of the night sheet, and have a clinician sign what follows from it.",
      [
        "The first twenty seconds",
        "How old is she? … And what’s she doing right now, is she drinking, is she answering you? … All right. Stay on with me.",
      ],
    ),
    first: scene(
      "Ask when the baby is due",
      "How does a pediatric office win new families?",
      "The best new families aren’t born yet. Somebody who calls in her eighth month is choosing for eighteen years and every sibling, and asks odd questions because she can’t ask the real one, which is whether you’ll pick up at night. Offer a meet-and-greet of fifteen minutes, say who answers after hours, and note the due date. Call a week after it, before she has to.",
      [
        "“Call us when the baby is here”",
        "By then she’s been seen by whoever offered a visit beforehand. Take the due date and the name now.",
      ],
      "Expecting parents are offered a short visit, and the due date is in the calendar.",
      "Set aside two quarter hours a week for expecting parents, and offer them on every such call.",
      [
        "The eighth month",
        "Congratulations! Come meet Dr. Osei for fifteen minutes, Tuesday at five or Friday at noon. And after hours it’s one of our nurses who calls you back. When are you due?",
      ],
    ),
    kept: scene(
      "Book checkups around school and shots",
      "Which visits do families miss?",
      "Sick visits are kept; nobody forgets a fever. Checkups are missed, above all the ones at three in the afternoon for which a parent has to leave work. Remind with the reason that counts for them: the camp form, the shots before kindergarten. Offer both children back to back. Say five missed checkups a week at $160: $800, and five children whose next form will be an emergency in August.",
      [
        "Reminding with day and time alone",
        "“Checkup, Thursday, 3:00” loses against a meeting. “So that the camp form is done” doesn’t.",
      ],
      "Checkup reminders say which form or shot they’re for, without anything that strangers shouldn’t read.",
      "Rewrite the checkup reminder with its reason, and offer siblings back to back.",
    ),
    price: scene(
      "Tell well visits and sick visits apart before the bill does",
      "What do parents need to know about the cost?",
      "Many plans pay for a well visit in full, and parents hear “free.” Then the doctor looks at an ear on the same day, and there’s a copay. Say it when they book, in one sentence, and once more at the counter. It takes ten seconds and spares you the worst call of the month, from a parent who thinks you’ve tricked them.",
      [
        "Letting the bill explain it",
        "A parent who learns about the second charge in the mail feels cheated. One sentence at booking, and it’s a rule.",
      ],
      "Whoever books a checkup hears that something extra may mean a copay.",
      "Write the sentence about extra problems at a checkup, and say it on every booking this week.",
    ),
    machine: scene(
      "Let it do forms and checkups, and never a fever",
      "What should an AI take at a pediatric office?",
      "Checkups, school forms, shot records and “are you open Saturday?” come by the dozen and follow a rule. A sick child doesn’t, and a parent with a sick child shouldn’t explain it to a computer twice. So the assistant asks one thing early: “Is a child sick right now?” At yes it says 911 for breathing, a seizure or a child who won’t wake, and connects a person. At no it goes on to the form.",
      [
        "Letting it find out in the third minute that a child is sick",
        "The parent has spelled a last name twice by then. Ask it first, and connect at yes.",
      ],
      "It asks early whether a child is sick now, and a yes reached a person in every test call.",
      "Make three test calls as a parent: a form, a checkup, and a checkup in which a fever comes up at the end.",
      ["Its second sentence", "Before we start: is a child sick right now?"],
    ),
    rush: scene(
      "Give sick children the first hour and forms the second",
      "How does a pediatric desk survive Monday in flu season?",
      "In January, eight o’clock on Monday is forty parents at once. Two people take sick children only, with the day’s slots by the quarter hour on one sheet: under three months and trouble breathing at the top, the ear in the middle, the cough since Friday below. Forms and checkups hear honestly that they’re called back after ten. In August it’s the other way round: forms are the rush, so collect them online from the first of July.",
      [
        "Taking camp forms at eight on a Monday in January",
        "Each one is six minutes in which a hot child waits. Forms after ten, and say so on the line.",
      ],
      "From eight to nine only sick children are booked, with the day’s quarter hours on one sheet.",
      "Draw one sheet with the day’s sick slots by the quarter hour, and use it from eight to nine.",
    ),
  },
  lost: [
    "102, at ten past seven",
    "The child was fine at dinner. Now she’s hot and whiny, and her father calls the number on the refrigerator. It tells him your hours. He doesn’t want your hours; he wants somebody to ask him how old she is. He drives to urgent care, waits for two hours, and the next time he doesn’t try you first.",
  ],
  limit: [
    "“He’s just not himself”",
    "That’s all she could say. Fever: a little. Drinking: a little. A nurse with twenty years of mothers in her ear heard that this one doesn’t call easily, and told her to come now. There was nothing in the words that a list would have caught.",
  ],
};
