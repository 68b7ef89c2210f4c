import type { OutlineKind } from "./kind.ts";

// What patients are told. Every number is the clinician's.

export const aftercare: OutlineKind = {
  id: "aftercare",
  heard:
    /\b(?:after ?-?care|recover(?:y|ing)\b|(?:eat|drink|do|expect|care|instructions) (?:for )?(?:right )?after\b|after (?:an? |the |your |their |getting )?(?:[\w-]+ )?(?:procedure|surgery|extraction|removal|root canal|filling|crown|implants?|whitening|tattoo|piercing|peel|botox|fillers?|facial|lash\w*|wax\w*|spay\w*|neuter\w*|vaccin\w+|shots?|adjustment|massage|biopsy|injection|lasik)|post-?op\w*)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Say what to do on the way home and the first day",
      "What should I do when I get home?",
      "Ask whoever does the procedure what is off limits, and for how many hours.",
      "Take it easy for the rest of the day: no [driving, lifting, sports] until [when].",
    ],
    [
      "List what to eat and drink",
      "When can I eat and drink, and what?",
      "Ask whoever takes the calls the next day which food people get wrong.",
      "Wait until [the numbness is gone, about … hours] before you eat; start with [three soft or light things people have at home], and leave out [hot, hard, crunchy, alcohol] until [day].",
    ],
    [
      "Give the medicines in exact words",
      "What do I take for pain?",
      "Only the clinician fills this in.",
      "For pain you can take [what, how much, how often]; ask us first if you take [blood thinners, other medicines] or have [allergies], and don’t stop a medicine on your own.",
    ],
    [
      "Say how to keep it clean",
      "How do I look after the spot?",
      "Ask the clinician for the one thing that undoes the work, and for the day from which it is safe.",
      "Leave it alone for [hours]; after that, [rinse, wash or change it] with [what], [how often], and don’t [smoke, soak, pick, use a straw] for [days].",
    ],
    [
      "Say what is normal, day by day",
      "What is normal?",
      "Ask the clinician for the two days. They spare you most of the worried calls.",
      "Some [soreness, swelling, oozing] is normal; it’s usually worst on day [n] and clearly better by day [n].",
    ],
    [
      "Set the signs to call about",
      "When should I call you?",
      "Have the clinician set every number, then ask the desk which sign they’d add.",
      "Call us at [number] if [bleeding doesn’t stop after … minutes of pressure; fever over …; pain gets worse after day …]. When we’re closed, call [number]. In an emergency, call 911.",
    ],
    [
      "Name the next visit",
      "When do you see me again?",
      "Look in the schedule: is that visit booked before the patient leaves, and by whom?",
      "We’ll see you in [days] to [check it, take out the stitches, do the next part]; until then, [work, school, sports] is fine from [day] on.",
    ],
  ],
  advice: [
    "What to leave alone until which hour, beginning with the ride home; who should stay with them.",
    "When the first bite is allowed and what it may be: three soft things that everybody has at home, and what to leave out until which day.",
    "What, how much, how often, and what not to mix it with. Nobody but the clinician writes this line.",
    "What to do on the first day and what from the second, and the one habit that undoes the work.",
    "Two days matter: the one on which it’s worst and the one from which it should be better. With those two, most worried calls don’t come.",
    "Four signs with a number beside each: bleeding after how many minutes, fever from which degree. Then whom to call after closing, and 911.",
    "Which day, what for, how long, and from when work, school and sports are fine.",
  ],
};

export const petAftercare: OutlineKind = {
  id: "pet-aftercare",
  heard:
    /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?)\b.{0,60}\b(?:after|recover\w*|aftercare|post-?op\w*)\b|\b(?:after|recover\w*|aftercare|post-?op\w*)\b.{0,60}\b(?:spay\w*|neuter\w*|pets?|dogs?|cats?|pupp(?:y|ies)|kittens?)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Say what the first evening is like",
      "What is the first evening like?",
      "Ask the technician what owners call about on the first evening.",
      "Your pet may be sleepy, wobbly or whiny until [when]; keep it warm and quiet, away from stairs, children and other animals.",
    ],
    [
      "Set food and water",
      "When can my pet eat and drink?",
      "The vet, for this operation.",
      "Offer a little water at [hour] and [half a meal] at [hour]; call us if it hasn’t eaten by [when].",
    ],
    [
      "Limit running and licking",
      "How much may it move?",
      "The vet sets the days; the desk knows which excuse they hear.",
      "For [days], short walks on a leash only: no running, jumping or bathing. The cone stays on until [when], also at night.",
    ],
    [
      "Show what the cut should look like",
      "What should the cut look like?",
      "A picture from the vet of a good one on day three.",
      "Look at it twice a day: [a little redness] is normal; [swelling, a gap, discharge, a smell] is not.",
    ],
    [
      "Give the medicines in exact words",
      "What about pain and medicines?",
      "Only the vet fills this in.",
      "Give [what, how much, how often, with food or not] until [day]. Never give a person’s painkiller: many are poison for pets.",
    ],
    [
      "Set the signs to call about",
      "When should I call you?",
      "Have the vet set every number.",
      "Call us at [number] if [bleeding, vomiting more than …, pale gums, no water since …]. When we’re closed, call [emergency clinic, number].",
    ],
    [
      "Name the next visit",
      "When do you want to see us again?",
      "Look in the schedule: is it booked before they leave?",
      "We’ll see you in [days] to [check the cut, take out stitches].",
    ],
  ],
  advice: [
    "How sleepy and wobbly is normal until when, where the animal should lie, and who keeps the children off.",
    "How little water and food at which hour, and from when not eating is a reason to call.",
    "How many days on a leash, how long the cone stays on, and the excuses for taking it off.",
    "A good cut beside a bad one, as pictures, and how often to look.",
    "Only what the vet has prescribed, with dose and hour; and that a person’s painkiller can kill a pet.",
    "Signs with numbers, and the emergency clinic’s number for the hours when you’re closed.",
    "The day, what happens then, and who comes along.",
  ],
};

export const beforehand: OutlineKind = {
  id: "beforehand",
  heard:
    /\b(?:(?:prepar\w+|get(?:ting)? (?:\w+ )?ready) (?:\w+ ){0,3}for (?:an? |the |your |their |my )?(?:[\w-]+ ){0,3}(?:procedure|surgery|extraction|removal|root canal|filling|crown|implants?|colonoscopy|mri|scan|blood (?:test|draw)|anesthesia|vaccin\w+|shots?|exam|check-?up|visit|appointment)|first (?:[\w-]+ ){0,2}(?:dental|doctor'?s?|dentist|vet|therapy|chiropractic|eye|pediatric\w*|clinic) (?:visit|appointment)|first (?:visit|appointment) (?:to|at|with) (?:an? |the |our )?(?:[\w-]+ )?(?:dentist|doctor|vet|orthodontist|therapist|chiropractor|clinic|dermatologist|optometrist)|before (?:an? |the |your )?(?:procedure|surgery|root canal|extraction|colonoscopy|scan)|pre-?op)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Say when and where to come",
      "When and where do I come?",
      "Walk it once as a stranger: which door, bell or floor do people miss?",
      "Please come [n] minutes before [time]; the entrance is [where], and you can park [where].",
    ],
    [
      "List what to bring",
      "What do I bring?",
      "Ask the desk what was missing at the last five visits like this.",
      "Bring [photo ID, insurance card, a list of medicines with doses, earlier records], and fill in [form] at home: [link].",
    ],
    [
      "Answer eating, drinking and medicines",
      "What may I eat, drink and take beforehand?",
      "Only the clinician answers this, for this visit.",
      "Eat and drink [as usual; or nothing after what hour], and take your medicines as usual except [which, and who to ask about them].",
    ],
    [
      "Ask for what you must know in advance",
      "What should I tell you before the day?",
      "Ask the clinician which of these has ever made you send someone home.",
      "Tell us before the day if you [take blood thinners, are pregnant, have allergies or an implant, feel sick].",
    ],
    [
      "Describe it as it feels",
      "What happens, and will it hurt?",
      "Ask the assistant who stands next to the chair what people are most surprised by.",
      "First [who] will [what]; you’ll feel [pressure, cold, a pinch] for [how long], and you can raise a hand at any time.",
    ],
    [
      "Plan the way home",
      "How long does it take, and how do I get home?",
      "Take the real length from the last ten in the schedule, not the booked one.",
      "Plan on [minutes] with us; afterward you [can drive yourself; or need someone who stays with you for how long].",
    ],
    [
      "Say what it will cost and how to change it",
      "What do I pay, and what if I can’t come?",
      "Ask whoever does the billing which line surprised people last month.",
      "Your part is about [range], depending on [what]; if you need another day, call or text [number] by [when].",
    ],
  ],
  advice: [
    "Door, parking, how many minutes early, and what people miss when they come for the first time.",
    "A list of what’s really looked at: ID, card, medicines with doses, earlier records. Forms go home ahead of time.",
    "One line each for food, drink and medicines, for just this visit; the clinician writes it.",
    "Pregnancy, blood thinners, allergies, an implant, a fever: which of them moves the visit, and by when to say so.",
    "What it feels like, second by second, from the chair and not from the textbook; and how to stop it by raising a hand.",
    "The real length from door to door, whether one may drive, and who has to stay until when.",
    "A range and what moves it; until when it can be moved without a fee.",
  ],
};

export const condition: OutlineKind = {
  id: "condition",
  heard:
    /\b(?:(?:dental )?(?:crowns?|bridges?|fillings?|root canals?|extractions?|cleanings?(?! (?:crews?|compan|services?|ladies|business|supplies|staff|schedules?|routines?))|x-?rays?(?! (?:films?|machines?|rooms?|units?|sensors?|equipment))|night ?guards?)|dentures?|wisdom teeth|implants?|braces|aligners?|invisalign|veneers?|whitening|gum disease|flossing|cavit\w+|fluoride|dry mouth|teeth grinding|bruxism|sealants?|sleep apnea|snoring|allerg\w+|asthma|diabet\w+|blood pressure|cholesterol|back pain|neck pain|sciatica|migraines?|headaches?|vaccin\w+|flu shots?|sunscreen|acne|eczema|cataracts?|glaucoma|dry eyes?|contact lenses|heartworm|fleas?|ticks?|arthritis|posture|concussions?|menopause|anxiety|insomnia)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Explain it in two sentences",
      "What is it?",
      "Ask the clinician to explain it aloud, the way they do in the room, and write that down.",
      "{X}: [what it is, in words a patient used], and [what it does over time].",
    ],
    [
      "Say who it is for, and who it isn’t for",
      "Does this concern me?",
      "Ask the clinician what makes them say no.",
      "It matters most if you [age, habit, history]; it isn’t for you if [what rules it out].",
    ],
    [
      "List the signs people overlook",
      "How would I notice?",
      "Ask the clinician what the last three patients had put up with, and for how long.",
      "The first sign is often [what], which people take for [what].",
    ],
    [
      "Say what to do at home",
      "What can I do myself?",
      "Ask the assistant or hygienist which habit changed something, and after how many weeks.",
      "At home, [one habit, how often, how long] does the most; [product or trick] does little.",
    ],
    [
      "Describe the treatment, visit by visit",
      "What do you do about it?",
      "Take the visits and their length from three finished charts, without names.",
      "It takes [n] visits over [weeks or months]: first [what], then [what], and at the end [what].",
    ],
    [
      "Be open about risks and limits",
      "What can go wrong, and how long does it last?",
      "The clinician, with the specialty society’s page and its date next to it.",
      "Most last [years] if [what]; about [how often] there is [problem], and then we [what].",
    ],
    [
      "Talk about cost and coverage",
      "What does it cost?",
      "Ask billing for last month’s range and the plan question they hear most.",
      "It costs [from … to …] with us, depending on [two things]; plans usually [cover what, after what wait].",
    ],
    [
      "Say when to come in, and when not to wait",
      "When should I come in?",
      "The clinician sets all three.",
      "Come in this week if [sign]; call today if [sign]; [sign] is an emergency.",
    ],
    [
      "Clear up one myth",
      "Is it true that …?",
      "Ask everyone in the office for the sentence they correct every week.",
      "“[What people say]” isn’t so: [what is true, and who says it].",
    ],
    [
      "Compare it with the other choices",
      "What else could I do?",
      "The clinician: what do they tell their own family?",
      "Instead you can [alternative one] or [alternative two], or wait; waiting means [what, by when].",
    ],
  ],
  advice: [
    "The two sentences you say in the room, with the comparison that patients repeat at home.",
    "Whom it concerns by age, habit or history, and whom you’d tell not to bother.",
    "The early sign that’s taken for something else, with how long people usually live with it.",
    "One habit with how often and how long, and one product that isn’t worth the money.",
    "Visit by visit: what’s done, how long it takes, what it feels like, when work is possible again.",
    "How long it lasts and what shortens that; what goes wrong, how often, and what you do then. The page of the specialty society stands beside it.",
    "Your range, the two things that move it, and what plans usually want to see first.",
    "Three lines: this week, today, right now. The clinician sets all three.",
    "The sentence as people say it, what is true, and the source.",
    "Two other ways and waiting, each with what it costs in a year. Recommend nothing to somebody whom nobody has examined.",
  ],
};
