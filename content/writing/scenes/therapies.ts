import { type Scenes, scene } from "./kind.ts";

export const physicalTherapy: Scenes = {
  of: "a physical therapy practice",
  worth: 1100,
  booked: 4,
  told: {
    missed: scene(
      "Answer the number on the referral within the hour",
      "What does a missed call cost a physical therapy practice?",
      "Your new patient is holding a referral with three clinics on it, and a knee that hurts on the stairs. She calls the nearest one first. If nobody answers, the second has her evaluation booked before you’ve listened to the message, and with it ten or twelve sessions. Say an episode of care brings $1,100. Losing one a week to the second name on the sheet is $57,000 a year.",
      [
        "Calling referrals back at the end of the day",
        "The sheet has three names on it, and she’s calling down. Within the hour she’s yours; by five she’s booked.",
      ],
      "A caller with a referral is reached within an hour.",
      "Write next to each referral when it came and when you reached the person, for two weeks.",
    ),
    night: scene(
      "Take the evaluation at nine in the evening",
      "What do patients call about after a clinic closes?",
      "Hardly anything at night is urgent here, and that’s the point: it can be finished. People with jobs book evaluations after dinner and cancel sessions at ten. Both follow a rule, so let them. What isn’t routine has its own sentence from your therapists: new numbness, loss of bladder or bowel control, a hot swollen calf, chest pain. That’s 911 or the emergency room, and the session is moved later.",
      [
        "Letting the evening cancellation sit until nine",
        "The eight o’clock slot is empty by then. If it’s freed at ten at night, somebody on your list takes it before breakfast.",
      ],
      "Evaluations can be booked and sessions moved after closing.",
      "Count last month’s messages from after closing: how many wanted to book, and how many to move?",
    ),
    first: scene(
      "Ask what they can’t do anymore",
      "What should we ask a new physical therapy patient?",
      "“Which body part?” gets “shoulder.” “What can’t you do right now that you’d like to?” gets “lift my grandson,” and that’s what she’ll work for in session nine. It takes the same ten seconds, and the therapist reads it before the evaluation. Then the referral, if your state or the plan wants one, the plan itself, and two times this week. Pain that waits for three weeks finds another clinic.",
      [
        "Booking a shoulder",
        "Shoulders don’t come back after session three. People who’ve said what they want to do again come back.",
      ],
      "Each evaluation has one line on what the patient wants to do again.",
      "Add the line “wants to be able to …” to the intake sheet, and fill it in on the phone.",
      [
        "The question",
        "What’s it keeping you from doing? … Good to know, I’ll write that down for your therapist. I have tomorrow at four or Friday at seven thirty.",
      ],
    ),
    kept: scene(
      "Watch sessions three to six",
      "When do physical therapy patients stop coming?",
      "The evaluation is kept because it hurts. Around the fourth session it hurts less, and the knee loses to a meeting. Say a plan is twelve sessions and one patient in four stops at five: seven sessions at $160 is $1,120 for each of them, and a knee that’s back in March. So book the whole plan at the first visit, and when somebody misses once between three and six, the therapist calls, not the desk.",
      [
        "Booking one session at a time",
        "Each booking is a new decision, made on a day when it hurts less. Put all twelve in the calendar at the first visit.",
      ],
      "The whole plan of care is booked at the evaluation, and one missed session gets a call from the therapist.",
      "List everyone who stopped before the end of their plan this quarter, and at which session.",
      [
        "After one missed session",
        "Hi, this is Sam, your therapist. We missed you on Tuesday, and I wanted to hear how the stairs are going before we lose what you’ve gained. Does Thursday work?",
      ],
    ),
    price: scene(
      "Say what twelve sessions come to",
      "What do we say about copays and visits?",
      "A patient hears “a $40 copay” and does the sum in the car: $480. Do it with her on the phone, before the evaluation. How many visits the plan allows, what each is likely to cost, what your cash price is if that’s lower, and whether home exercises can stretch it to every second week. Patients who’ve heard the total plan for it. The others cancel at session four and call it a busy week.",
      [
        "Giving the copay and not the total",
        "She’ll multiply it alone. Say the total and the ways to make it smaller.",
      ],
      "New patients hear the likely total before the evaluation.",
      "Work out the total for your three commonest plans, and put it next to the phone.",
    ),
    machine: scene(
      "Let it fill the schedule, and leave pain to therapists",
      "What should an AI take at a physical therapy practice?",
      "Of all offices yours has the most calendar in its calls: twelve sessions a patient, moved twice each. Moving, canceling and filling a slot from a list follow rules, and it can do them at ten at night. What it leaves alone is “it hurts more since yesterday,” since the answer may be ice, rest or a doctor. That rings a therapist or is promised a call by a set hour, and numbness, bladder trouble or chest pain hears 911.",
      [
        "Letting it say that soreness is normal",
        "Mostly it is. The time it isn’t, it was your machine that said so. Pain is for a therapist.",
      ],
      "It moves and cancels sessions by our rules, and “it hurts more” reaches a therapist.",
      "Have it move, cancel and rebook one test patient in an evening, and look at the calendar the next day.",
    ),
    rush: scene(
      "Move check-in off the desk from four to six",
      "When is the phone busiest at a physical therapy practice?",
      "From four to six everybody with a job is in your waiting room, and everybody else with a job is on the phone about tomorrow. One person can’t scan a card and move a session. For those two hours let patients check in on a tablet or by text, or have the aide do it, and give the phone to one person. Two hours a day are ten a week, the cheapest ten hours you’ll staff.",
      [
        "One person for the counter and the phone at five",
        "Each interrupts the other, and both wait. Split them for two hours.",
      ],
      "From four to six one person has the phone and somebody else checks in.",
      "Split counter and phone from four to six for one week, and compare the missed calls.",
    ),
  },
  lost: [
    "Three names on a sheet of paper",
    "The surgeon’s office handed her a page with three clinics on it. The first one rang eight times. She didn’t think badly of them; she just ran her finger down to the next line. Twelve sessions went to whoever stood second and picked up.",
  ],
  limit: [
    "“I think I overdid it”",
    "He laughed when he said it. The therapist who took the call asked where he felt it, and he said, “All the way down the leg now.” That wasn’t a session to be moved. It took a person who knew the back in question to hear that the sentence had changed.",
  ],
};

export const counseling: Scenes = {
  of: "a counseling practice",
  worth: 1800,
  booked: 4,
  told: {
    missed: scene(
      "Answer the call that took three weeks to make",
      "What does a missed call cost a counseling practice?",
      "Nobody calls a therapist on a whim. The number has been on a sticky note for three weeks, and today there was an hour alone in the car. If it rings out, many don’t try the next name; they decide it was a sign. Say a client who begins stays for twelve sessions at $150, $1,800. More than that, you were the one call she could bring herself to make. Everything new is called back the same day, by a person.",
      [
        "“We return calls within two business days”",
        "The courage for that call lasts an afternoon. Same day, even if it’s only to say when there’ll be time to talk.",
      ],
      "Each first call is returned the same day by a person.",
      "Write next to each first call when it came and when you spoke, for a month.",
    ),
    night: scene(
      "Say 988 before anything else",
      "What should callers hear at a counseling practice at night?",
      "Your recording is heard by people on the worst night of their year, so it begins there: in danger now, 911; thinking about suicide or needing someone to talk to, call or text 988. Slowly, before hours, fax or website. Then, truthfully, what happens with a message: who reads it, and when. Don’t offer an emergency line that’s really a cell phone in a therapist’s kitchen. A true “tomorrow by noon” is kinder than a false “soon.”",
      [
        "988 at the end of the recording",
        "Whoever needs it hung up at the office hours. It comes first, slowly.",
      ],
      "911 and 988 are the first words of the night recording, and it says truthfully when messages are read.",
      "Listen to your night recording with a watch: after how many seconds does 988 come?",
      [
        "The first ten seconds",
        "If you or someone else is in danger, hang up and call 911. If you’re thinking about suicide, or need to talk to someone now, call or text 988, day or night.",
      ],
    ),
    first: scene(
      "Ask as little as you can",
      "What do we ask somebody who calls a therapist for the first time?",
      "A first caller expects to have to explain herself. Take that from her: “You don’t have to tell me what it’s about. Just what kind of help you’re looking for, and when you could come.” Is anyone in danger, evenings or days, online or here, a preference for a therapist, how it’s paid for. The story belongs to the person she’ll tell it to for twelve weeks, and shouldn’t have been told to a form first.",
      [
        "Asking for the reason on the phone",
        "She’ll tell the hardest thing in her life to somebody who’s typing. Ask for times and preferences, and leave the rest to the therapist.",
      ],
      "The intake sheet has room for times and preferences, and none for the story.",
      "Cross out each intake question that the therapist will ask anyway.",
      [
        "The first sentence",
        "I’m glad you called. You don’t have to tell me what it’s about. I’ll just ask a few things so that I can find the right person and a time.",
      ],
    ),
    kept: scene(
      "Call after the first missed session, and don’t mention the fee",
      "What do we do about missed therapy sessions?",
      "A missed session means more here than elsewhere: it may be the shift plan, or the week in which it got too hard to come. So the first one gets a call from the therapist that asks how they are, and only later a sentence on the fee. Reminders name the day and the time and nothing else, since a partner may see the screen. Say two empty hours a week at $150: that’s $1,300 a month, and two people you don’t know enough about.",
      [
        "Billing the first missed session without a call",
        "Some of them were too low to come. The bill tells them that the money was what you noticed.",
      ],
      "The first missed session gets a call from the therapist before any fee is mentioned.",
      "Agree among the therapists who calls after a missed session, and within how many hours.",
    ),
    price: scene(
      "Say the fee, the sliding scale and the superbill in one breath",
      "How do we talk about therapy fees on the phone?",
      "People who can’t afford it don’t ask; they say they’ll think about it. So say it unasked: the fee for a session, which plans you’re in, whether there’s a sliding scale and how one asks for it, and that you give a superbill for out-of-network benefits if you do. If all of that is too much, name a clinic or a training program that costs less. You’ll be remembered for it by somebody who’ll send you a friend.",
      [
        "Waiting until they ask about a sliding scale",
        "Those who need one are the last to ask. Mention it to everybody, in the same sentence as the fee.",
      ],
      "The fee, the sliding scale and the superbill are said unasked on each first call.",
      "Write the sentence with fee, sliding scale and superbill, and one cheaper place to send people.",
    ),
    machine: scene(
      "Let it move sessions, and nothing that trembles",
      "What should an AI take at a counseling practice?",
      "Existing clients who move Thursday to Friday don’t need you for it and often prefer a machine. New clients and anybody who sounds low need a person. So it asks one thing: “Are you a client already, or is this your first call?” First calls ring somebody or get a time for a call back today. It never asks for a reason, never confirms to a third person that somebody is a client, and at a word about hurting oneself says 911 and 988 and gets a human being.",
      [
        "Putting it in front of first calls because they’re long",
        "They’re long because they matter. Give it the moves and keep the first calls.",
      ],
      "Existing clients can move a session with it, and a first call reaches a person the same day.",
      "Test it as a husband who asks when his wife’s appointment is. It must not say that she has one.",
    ),
    rush: scene(
      "Expect January, September and Sunday night",
      "When do people look for a therapist?",
      "They look in January, when school starts, and on Sunday nights, and your openings are gone by the tenth of the month. What hurts isn’t the number of calls; it’s the number of times somebody has to say “we’re full.” Keep a waiting list that moves, a group that starts each month, and three colleagues who said this week that they have room. Then a full calendar still ends every call with a next step.",
      [
        "Saying “we’re full” and stopping there",
        "It took her three weeks to call. Give her a date on the list, a group, or a name that has room.",
      ],
      "Nobody hears “full” without a date, a group or a name.",
      "Ask three colleagues on the first of the month who has room, and put it next to the phone.",
    ),
  },
  lost: [
    "An hour alone in the car",
    "The number has been on a sticky note for three weeks. Today she’s early for pickup, nobody’s listening, and she dials. A recording thanks her for her patience. She doesn’t leave her name, because who knows who listens. It will be three more weeks, or not at all.",
  ],
  limit: [
    "The pause before “I’m fine”",
    "A client called to cancel. Reason? “No, I’m fine.” The woman at the desk had heard that voice weekly for a year and asked whether he’d like to talk to his therapist for five minutes today. He said yes. In a note it would have read: canceled, no reason.",
  ],
};
