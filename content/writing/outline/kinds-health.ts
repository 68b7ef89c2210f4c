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
      "Take it easy for the rest of the day: no [driving, lifting, sports] until [when].",
      "Ask whoever does the procedure what is off limits, and for how many hours.",
    ],
    [
      "List what to eat and drink",
      "When can I eat and drink, and what?",
      "Wait until [the numbness is gone, about … hours] before you eat; start with [three soft or light things people have at home], and leave out [hot, hard, crunchy, alcohol] until [day].",
      "Ask whoever takes the calls the next day which food people get wrong.",
    ],
    [
      "Give the medicines in exact words",
      "What do I take for pain?",
      "For pain you can take [what, how much, how often]; ask us first if you take [blood thinners, other medicines] or have [allergies], and don’t stop a medicine on your own.",
      "Only the clinician fills this in.",
    ],
    [
      "Say how to keep it clean",
      "How do I look after the spot?",
      "Leave it alone for [hours]; after that, [rinse, wash or change it] with [what], [how often], and don’t [smoke, soak, pick, use a straw] for [days].",
      "Ask the clinician for the one thing that undoes the work, and for the day from which it is safe.",
    ],
    [
      "Say what is normal, day by day",
      "What is normal?",
      "Some [soreness, swelling, oozing] is normal; it’s usually worst on day [n] and clearly better by day [n].",
      "Ask the clinician for the two days. They spare you most of the worried calls.",
    ],
    [
      "Set the signs to call about",
      "When should I call you?",
      "Call us at [number] if [bleeding doesn’t stop after … minutes of pressure; fever over …; pain gets worse after day …]. When we’re closed, call [number]. In an emergency, call 911.",
      "Have the clinician set every number, then ask the desk which sign they’d add.",
    ],
    [
      "Name the next visit",
      "When do you see me again?",
      "We’ll see you in [days] to [check it, take out the stitches, do the next part]; until then, [work, school, sports] is fine from [day] on.",
      "Look in the schedule: is that visit booked before the patient leaves, and by whom?",
    ],
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
      "Your pet may be sleepy, wobbly or whiny until [when]; keep it warm and quiet, away from stairs, children and other animals.",
      "Ask the technician what owners call about on the first evening.",
    ],
    [
      "Set food and water",
      "When can my pet eat and drink?",
      "Offer a little water at [hour] and [half a meal] at [hour]; call us if it hasn’t eaten by [when].",
      "The vet, for this operation.",
    ],
    [
      "Limit running and licking",
      "How much may it move?",
      "For [days], short walks on a leash only: no running, jumping or bathing. The cone stays on until [when], also at night.",
      "The vet sets the days; the desk knows which excuse they hear.",
    ],
    [
      "Show what the cut should look like",
      "What should the cut look like?",
      "Look at it twice a day: [a little redness] is normal; [swelling, a gap, discharge, a smell] is not.",
      "A picture from the vet of a good one on day three.",
    ],
    [
      "Give the medicines in exact words",
      "What about pain and medicines?",
      "Give [what, how much, how often, with food or not] until [day]. Never give a person’s painkiller: many are poison for pets.",
      "Only the vet fills this in.",
    ],
    [
      "Set the signs to call about",
      "When should I call you?",
      "Call us at [number] if [bleeding, vomiting more than …, pale gums, no water since …]. When we’re closed, call [emergency clinic, number].",
      "Have the vet set every number.",
    ],
    [
      "Name the next visit",
      "When do you want to see us again?",
      "We’ll see you in [days] to [check the cut, take out stitches].",
      "Look in the schedule: is it booked before they leave?",
    ],
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
      "Please come [n] minutes before [time]; the entrance is [where], and you can park [where].",
      "Walk it once as a stranger: which door, bell or floor do people miss?",
    ],
    [
      "List what to bring",
      "What do I bring?",
      "Bring [photo ID, insurance card, a list of medicines with doses, earlier records], and fill in [form] at home: [link].",
      "Ask the desk what was missing at the last five visits like this.",
    ],
    [
      "Answer eating, drinking and medicines",
      "What may I eat, drink and take beforehand?",
      "Eat and drink [as usual; or nothing after what hour], and take your medicines as usual except [which, and who to ask about them].",
      "Only the clinician answers this, for this visit.",
    ],
    [
      "Ask for what you must know in advance",
      "What should I tell you before the day?",
      "Tell us before the day if you [take blood thinners, are pregnant, have allergies or an implant, feel sick].",
      "Ask the clinician which of these has ever made you send someone home.",
    ],
    [
      "Describe it as it feels",
      "What happens, and will it hurt?",
      "First [who] will [what]; you’ll feel [pressure, cold, a pinch] for [how long], and you can raise a hand at any time.",
      "Ask the assistant who stands next to the chair what people are most surprised by.",
    ],
    [
      "Plan the way home",
      "How long does it take, and how do I get home?",
      "Plan on [minutes] with us; afterward you [can drive yourself; or need someone who stays with you for how long].",
      "Take the real length from the last ten in the schedule, not the booked one.",
    ],
    [
      "Say what it will cost and how to change it",
      "What do I pay, and what if I can’t come?",
      "Your part is about [range], depending on [what]; if you need another day, call or text [number] by [when].",
      "Ask whoever does the billing which line surprised people last month.",
    ],
  ],
};

export const condition: OutlineKind = {
  id: "condition",
  heard:
    /\b(?:(?:dental )?(?:crowns?|bridges?|fillings?|root canals?|extractions?|cleanings?|x-?rays?|night ?guards?)|dentures?|wisdom teeth|implants?|braces|aligners?|invisalign|veneers?|whitening|gum disease|flossing|cavit\w+|fluoride|dry mouth|teeth grinding|bruxism|sealants?|sleep apnea|snoring|allerg\w+|asthma|diabet\w+|blood pressure|cholesterol|back pain|neck pain|sciatica|migraines?|headaches?|vaccin\w+|flu shots?|sunscreen|acne|eczema|cataracts?|glaucoma|dry eyes?|contact lenses|heartworm|fleas?|ticks?|arthritis|posture|concussions?|menopause|anxiety|insomnia)\b/,
  toCustomers: true,
  byQuestion: true,
  points: [
    [
      "Explain it in two sentences",
      "What is it?",
      "{X}: [what it is, in words a patient used], and [what it does over time].",
      "Ask the clinician to explain it aloud, the way they do in the room, and write that down.",
    ],
    [
      "Say who it is for, and who it isn’t for",
      "Does this concern me?",
      "It matters most if you [age, habit, history]; it isn’t for you if [what rules it out].",
      "Ask the clinician what makes them say no.",
    ],
    [
      "List the signs people overlook",
      "How would I notice?",
      "The first sign is often [what], which people take for [what].",
      "Ask the clinician what the last three patients had put up with, and for how long.",
    ],
    [
      "Say what to do at home",
      "What can I do myself?",
      "At home, [one habit, how often, how long] does the most; [product or trick] does little.",
      "Ask the assistant or hygienist which habit changed something, and after how many weeks.",
    ],
    [
      "Describe the treatment, visit by visit",
      "What do you do about it?",
      "It takes [n] visits over [weeks or months]: first [what], then [what], and at the end [what].",
      "Take the visits and their length from three finished charts, without names.",
    ],
    [
      "Be open about risks and limits",
      "What can go wrong, and how long does it last?",
      "Most last [years] if [what]; about [how often] there is [problem], and then we [what].",
      "The clinician, with the specialty society’s page and its date next to it.",
    ],
    [
      "Talk about cost and coverage",
      "What does it cost?",
      "It costs [from … to …] with us, depending on [two things]; plans usually [cover what, after what wait].",
      "Ask billing for last month’s range and the plan question they hear most.",
    ],
    [
      "Say when to come in, and when not to wait",
      "When should I come in?",
      "Come in this week if [sign]; call today if [sign]; [sign] is an emergency.",
      "The clinician sets all three.",
    ],
    [
      "Clear up one myth",
      "Is it true that …?",
      "“[What people say]” isn’t so: [what is true, and who says it].",
      "Ask everyone in the office for the sentence they correct every week.",
    ],
    [
      "Compare it with the other choices",
      "What else could I do?",
      "Instead you can [alternative one] or [alternative two], or wait; waiting means [what, by when].",
      "The clinician: what do they tell their own family?",
    ],
  ],
};
