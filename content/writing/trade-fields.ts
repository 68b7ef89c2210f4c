type Field = readonly [field: string, question: string, why: string];

/** What is asked of a new caller by kind of trade; name, number and promise follow, which everybody asks for. */
export interface TradeFields {
  trades: readonly string[];
  /** Only for these of them, by the words of a request; lower case, plain. */
  of?: RegExp;
  fields: readonly Field[];
}

export const tradeFields: readonly TradeFields[] = [
  {
    trades: ["trades"],
    of: /\broof\w*\b/,
    fields: [
      [
        "Whether water comes in right now",
        "Is water coming in now? Where, and is it near a light or an outlet?",
        "Water inside is a tarp today, and near wires nobody touches a switch or the breaker. All else is an inspection.",
      ],
      [
        "What they have seen, and since when",
        "What have you seen, since when, and after which weather?",
        "“Only in a north wind” is flashing, “since the hail” is a whole street. Write it in their words.",
      ],
      [
        "Owner or tenant",
        "Do you own the house, and who decides about the roof?",
        "A tenant can’t sign. Get the owner’s number before anyone drives.",
      ],
      [
        "Leak, storm, age or sale",
        "Is it for a leak, after a storm, because of its age, or for a sale?",
        "A sale needs a report by a date. After a storm write down the date of it, and say nothing about what an insurer pays.",
      ],
      [
        "The roof: age, stories, material, steep or not",
        "How old is the roof, how many stories are there, what is it made of, and could you walk on it?",
        "It decides which ladder and how many people. Never ask anybody to go up and look.",
      ],
      [
        "Address, gate, dog, pictures from the ground",
        "What’s the address, is there a gate or a dog, and can you text two pictures from the ground?",
        "With an address you can measure from above before you drive; two pictures save a ladder.",
      ],
      [
        "Insurer and claim, if they’ve called one",
        "Have you called your insurer, and is there a claim number or a date for the adjuster?",
        "Write it down and promise nothing: the claim is between them and the insurer.",
      ],
    ],
  },
  {
    trades: ["trades"],
    of: /\b(?:hvac|heating|cooling|furnaces?|air[- ]condition\w*|ac compan\w+)\b/,
    fields: [
      [
        "Whether anyone is in danger",
        "Is anyone in danger: gas, smoke, sparks, an alarm that went off, a headache?",
        "If so, everybody goes outside and calls 911 or the utility from there. You come after that.",
      ],
      [
        "No heat or no cooling, and who is at home",
        "What isn’t working, how warm or cold is it inside, and is there a baby, somebody old or somebody ill?",
        "These three decide tonight or tomorrow.",
      ],
      [
        "What it does, and since when",
        "What does it do or not do, since when, and what have you tried?",
        "“Blows, but warm” and “doesn’t start” are two different trucks. A dead thermostat battery is no truck at all.",
      ],
      [
        "Make, age and place of the unit",
        "What make is it, how old, where is it, and can you text a picture of the label?",
        "Attic, roof or closet decides who goes and with which ladder; the label brings the part.",
      ],
      [
        "Warranty or a maintenance plan",
        "Is it under warranty, or are you on a maintenance plan with us?",
        "It changes the price and the turn, and nobody likes to hear of it afterward.",
      ],
      [
        "Address, access, owner or tenant",
        "What’s the address, how do we get in, and do you own or rent it?",
        "A tenant often can’t say yes to a repair. Get the owner’s number before you send anyone.",
      ],
      [
        "What it costs to come",
        "Coming out is [amount]. Is that all right?",
        "Say it before you book, so nobody argues about it at the door.",
      ],
    ],
  },
  {
    trades: ["trades"],
    fields: [
      [
        "Whether it is dangerous right now",
        "Is anyone in danger: gas, smoke, sparks, water near wires?",
        "If so, they leave the house and call 911, and the gas or power company. You come after that.",
      ],
      [
        "What it does, and since when",
        "What do you see or hear, since when, and is it getting worse?",
        "This decides today or Thursday, and what is on the truck. Write it down in their words.",
      ],
      [
        "Whether it is shut off",
        "Do you know where the main valve or the breaker is, and is it off?",
        "Have them do it while you wait, if it is safe to reach. It can save a floor.",
      ],
      [
        "The address, and how to get in",
        "What’s the address, and is there a gate, a dog, a code or a place to park?",
        "A truck at a locked gate is a visit you pay for.",
      ],
      [
        "Who decides and who will be there",
        "Do you own the place or rent it, and who can let us in?",
        "A tenant often can’t say yes to a repair. Get the owner’s number before you send anyone.",
      ],
      [
        "What is installed",
        "What make is it and how old, and can you text us a picture of the label?",
        "The picture brings the right part on the first trip.",
      ],
      [
        "What it costs to come",
        "Coming out is [amount], and it counts toward the work. Is that all right?",
        "Say it before you book, so nobody argues about it at the door.",
      ],
    ],
  },
  {
    trades: ["dental", "medical", "healthcare", "physiotherapy", "therapy"],
    fields: [
      [
        "Whether it can wait",
        "Are you in pain or worried about something right now: breathing, bleeding, swelling, chest pain?",
        "Trouble breathing, chest pain or heavy bleeding is 911. Other urgent signs go to a clinician today, not into the schedule.",
      ],
      [
        "What brings them, in their words",
        "What would you like us to look at, and since when?",
        "One line is enough for the schedule. The rest is for the clinician to ask.",
      ],
      [
        "Who the patient is",
        "Is it for you, or for somebody else? What’s the full name and the date of birth?",
        "For a child, note who may decide and who brings them. Name and date of birth find the chart.",
      ],
      [
        "Insurance",
        "Which plan do you have? Could you read me the name and the number on the card?",
        "Say who checks it and by when; never say from memory what a plan will pay.",
      ],
      [
        "Records and referrals",
        "Has someone seen you for this, and can they send us pictures or notes?",
        "Asked today, they are here before the visit.",
      ],
      [
        "What you need to plan for",
        "Is there anything we should plan for: a wheelchair, an interpreter, being nervous about the visit?",
        "It changes which room and how long you book, and people seldom say it unasked.",
      ],
    ],
  },
  {
    trades: ["veterinary"],
    fields: [
      [
        "Whether it can wait",
        "Is your pet breathing normally, standing, and not bleeding?",
        "If not, or after poison, a seizure or straining to pass water, they drive now, to you or to the emergency clinic.",
      ],
      [
        "Which animal",
        "What kind of animal, what’s the name, and how old and heavy?",
        "Age and weight decide how worried to be, and the length of the visit.",
      ],
      [
        "What it did, and since when",
        "What did you notice first, and when did it last eat and drink?",
        "Write it in their words; the vet hears more in them than in a category.",
      ],
      [
        "What it may have eaten",
        "Could it have gotten into something: food, pills, a plant, a toy?",
        "Have them bring the package or a picture of it.",
      ],
      [
        "Shots and records",
        "Is it up to date on shots, and who has its records?",
        "It decides where they wait, and you can ask for the file today.",
      ],
      [
        "How it is with strangers",
        "How is it with other animals and at the vet?",
        "A nervous cat gets a quiet hour, and nobody gets bitten.",
      ],
    ],
  },
  {
    trades: ["tax"],
    fields: [
      [
        "What it is, and for which year",
        "Is it a return, a letter you got, or something you’re planning, and for which year?",
        "A letter has a date on it, and the date decides everything else.",
      ],
      [
        "Any date",
        "Is there a deadline on it, and have you filed an extension?",
        "Put it at the top of the note. Never say that it will be fine.",
      ],
      [
        "Private or business",
        "Is it for you, for a business, or both? What kind of business, and in which states?",
        "It decides who takes it, and roughly what it costs.",
      ],
      [
        "Who did it before",
        "Who did last year’s, and do you have a copy?",
        "Without last year’s copy the first meeting is half lost.",
      ],
      [
        "How papers get here",
        "I’ll send you a secure link. Which e-mail address should it go to?",
        "Nobody reads a Social Security number over the phone, and nobody sends it by plain e-mail.",
      ],
    ],
  },
  {
    trades: ["estate-agency"],
    fields: [
      [
        "Which property, and where they saw it",
        "Which address are you calling about, and where did you see it?",
        "It tells you which listing works, and whether the price they saw is still right.",
      ],
      [
        "Buying, selling or renting",
        "Are you looking to buy, to sell, or both?",
        "Whoever has to sell first is on another calendar.",
      ],
      [
        "Whether somebody represents them",
        "Are you working with an agent already?",
        "If they are, the next call is to that agent.",
      ],
      [
        "When they want to move",
        "When would you like to be in, and what happens if it takes longer?",
        "It sorts this week from next year better than any budget.",
      ],
      [
        "How it will be paid",
        "Have you talked to a lender yet, or would you like a name?",
        "Ask every caller in the same words. Fair-housing law forbids other questions; keep to these.",
      ],
      [
        "When they can see it",
        "Can you do today at five, or Saturday at ten?",
        "Two times, with the address by text. Ask who else is coming along.",
      ],
    ],
  },
  {
    trades: ["restaurant", "caterer"],
    fields: [
      [
        "When, and how many",
        "For which day and time, and how many of you?",
        "Read weekday and date back. Ask about high chairs and strollers.",
      ],
      [
        "Allergies",
        "Is anyone allergic to anything?",
        "Write it next to the name, and say who will tell the kitchen.",
      ],
      [
        "The occasion",
        "Is it a special day?",
        "A birthday changes the table, and it is what they talk about afterward.",
      ],
      [
        "Getting in",
        "Do you need a step-free way in, or a table that isn’t high?",
        "Asked now, it is no trouble at seven.",
      ],
      [
        "How long the table is theirs",
        "We have it until half past eight. Is that all right?",
        "It has to be heard before they come, not with the bill.",
      ],
      [
        "Whether it is large",
        "For more than eight we take a deposit. Shall I text you the link?",
        "Say until when they get it back.",
      ],
    ],
  },
  {
    trades: ["salon", "barber"],
    fields: [
      [
        "What they would like",
        "What would you like done, and when did you last have it done?",
        "The second half tells you how long it really takes.",
      ],
      [
        "Pictures",
        "Can you text us a picture of how it is now and one of what you have in mind?",
        "It saves an hour that was booked too short.",
      ],
      [
        "Color, and skin",
        "Have you had color or a chemical treatment in the last year, or ever reacted to one?",
        "A patch test takes a day or two, so it is booked with the appointment.",
      ],
      [
        "With whom",
        "Is there someone you’d like, or may it be whoever is free first?",
        "Don’t promise a name before you have seen their calendar.",
      ],
      [
        "The price",
        "That’s from [amount] to [amount], depending on length. All right?",
        "Nobody should hear it at the register for the first time.",
      ],
    ],
  },
];
