import type { Told } from "./library/kinds.ts";

/** What somebody of a trade would be sued or shouted at for, if an assistant answered without it. */
export interface MustHaves {
  /** The readers as they are called, lower case. */
  of: RegExp;
  not?: RegExp;
  told: readonly Told[];
}

const must = (does: string, asks: string, says: string, check: string, task: string): Told => ({
  does,
  asks,
  says: [says],
  checks: [check],
  tasks: [task],
  ofReaders: true,
});

export const mustHaves: readonly MustHaves[] = [
  {
    of: /\b(?:vets?|veterinar\w+|animal (?:hospitals?|clinics?))\b/,
    told: [
      must(
        "Send emergencies to a hospital by name",
        "Where does it send an emergency after hours?",
        "For each hour in which nobody of yours is there, it has the name, the number and the drive of the emergency hospital, and gives it before it asks anything else: bloat, a cat that strains and can’t pee, a seizure, a car. For something swallowed it adds a poison line (ASPCA Animal Poison Control or the Pet Poison Helpline) and that the line charges. It never waits and sees.",
        "“He ate some raisins” and “my cat keeps straining” got the emergency hospital’s name and number, and the poison line’s, before any other question.",
        "Write down the emergency hospital for each hour you’re closed, with its number and drive, and both poison lines.",
      ),
      must(
        "Let it take refills down, and promise none",
        "May it take a refill?",
        "It takes the pet, the medicine and how many are left, and says by when somebody calls. A vet who has examined the animal says yes or no, so it never does, not for a refill that was given before.",
        "A refill is taken down with the pet, the medicine and what’s left, and promised to nobody.",
        "Write the sentence for refills: what it takes down, and by when somebody calls.",
      ),
      must(
        "Give goodbyes to a person",
        "What about euthanasia and grief?",
        "“I think it’s time” goes to a person at once, without an offer of Tuesday at ten. After hours it says that it’s sorry, takes the name and number, and whoever is on duty calls the same evening.",
        "“I think it’s time” reached a person, and heard no list of appointments.",
        "Name who is called when somebody asks about putting an animal to sleep.",
      ),
    ],
  },
  {
    of: /\b(?:criminal|dui|bail|defense (?:firms?|lawyers?|attorneys?|practices?))\b/,
    told: [
      must(
        "Put tonight’s arrest through to a lawyer",
        "What happens when somebody is arrested tonight?",
        "An arrest, a search, a call from a jail or from a detective rings a lawyer’s phone, and the next one’s after three minutes. Somebody who’s calling from a jail is told first that the line is recorded and not to talk about what happened. The family gives the full name, the date of birth, the jail and the charge, if they know it.",
        "“My son was just arrested” rang a lawyer within three minutes at eleven at night, and the second name rang when the first didn’t pick up.",
        "Write down two lawyers for each night, and try a call from each county jail.",
      ),
      must(
        "Say nothing on the case, and nothing on the sentence",
        "What may it never say?",
        "Not whether there’s a case, not what somebody will get, not that you represent them. It stops the story kindly: who, where held, which court and day, which names for the conflict check.",
        "Asked “what will he get?” five ways, it gave no figure, no advice and no promise to take the case.",
        "Write the sentence that stops a story, and have a lawyer approve it.",
      ),
      must(
        "Read every court date back",
        "What does it do with a court date?",
        "A hearing or a deadline within two days is read back, marked, and put before a lawyer the same hour. It never says how long somebody still has.",
        "A hearing tomorrow was read back and in front of a lawyer within the hour.",
        "Decide who gets a note with a court date in it, and within how many minutes.",
      ),
    ],
  },
  {
    of: /\b(?:law|lawyers?|attorneys?|litigation|immigration|injury|estate planning|divorce|family law)\b/,
    told: [
      must(
        "Put arrests and deadlines through",
        "Which calls ring a lawyer tonight?",
        "Somebody arrested tonight, a protective order, a child who wasn’t returned, papers that were served, a hearing or a filing date within two days. Each has a lawyer’s name and a second one. The date is read back and never judged: how long somebody has is a lawyer’s sentence.",
        "“I was served last week and have to answer by Friday” was read back with the date and in front of a lawyer within the hour.",
        "Write down what rings a lawyer tonight, with two names for each.",
      ),
      must(
        "Take the names before the story",
        "How does it check for conflicts?",
        "It asks for the caller’s name and everybody on the other side, cuts the story short, and books nothing before somebody has looked the names up. A caller whose names conflict gets one approved sentence, and no reason.",
        "The other side’s name was on the note before the story, and no consultation was booked until it had been looked up.",
        "Write the three questions for the conflict check, and who looks the names up.",
      ),
      must(
        "Let nobody believe they have a lawyer now",
        "What may it never say?",
        "It doesn’t say whether there’s a case, what it’s worth, how it ends or that the firm takes it. Rules on confidentiality cover people who only called, too, so the vendor signs who may hear a recording and when it’s erased.",
        "Asked “do I have a case?” five ways, it gave no opinion and no promise, and the vendor has signed who may hear the recordings.",
        "Have a lawyer read the page of answers, and sign the confidentiality terms.",
      ),
    ],
  },
  {
    of: /\b(?:restaurants?|bistros?|pizzerias?|diners?|caf[eé]s?|steakhouses?)\b/,
    told: [
      must(
        "Let it write into the book itself",
        "Does it write into our reservation book?",
        "Watch it book a table, move it to eight thirty and cancel it, in OpenTable, Resy, Tock or whatever you use, on a copy of Saturday. If it only takes a note that somebody types in later, you’ll seat twelve twice. Turn times, the patio and the tables you hold back have to be in it as well.",
        "It booked, moved and canceled a table in our own book on a copy of Saturday, and couldn’t take the same table twice.",
        "Watch it book, move and cancel a table in a copy of Saturday’s book.",
      ),
      must(
        "Give large parties and deposits to a person",
        "What does it do with a party of twelve?",
        "From a number that you name, it takes name, date, hour, occasion and budget, says what the deposit is, and promises a call by a person the same day. It doesn’t say yes. A cake, a menu for the evening or a private room goes the same way.",
        "A party of twelve became a note with the occasion and the deposit said, and no booking.",
        "Name the party size from which a person decides, and the deposit.",
      ),
      must(
        "Send every allergy to the kitchen",
        "What does it say to “is it nut-free?”",
        "Nothing, however often it’s asked: “I’ll have the kitchen answer that, since they know today’s recipe.” The allergy stands on the booking, and somebody with a name calls back before the guests sit down.",
        "“Is the pesto nut-free?” asked three ways got no yes and no no, and the allergy stood on the booking.",
        "Write the one sentence for allergies, and who in the kitchen calls back.",
      ),
    ],
  },
  {
    of: /\b(?:salons?|hair|stylists?|barber\w*|nails?|lash\w*|brows?|beauty)\b/,
    told: [
      must(
        "Give each service its minutes, by person",
        "Does it know how long each of us takes?",
        "The same service is 75 minutes with one of you and 90 with another, and color sits while somebody else is cut. The book has to hold that for each person before it books anything: minutes, what may overlap, days off, and who does which service at all.",
        "Each service has its minutes for each of us in the book, and a long one was offered only where it fits.",
        "Write each service with its minutes for each of you, and what may overlap.",
      ),
      must(
        "Make double bookings impossible",
        "Can it book the same chair twice?",
        "It and the online page and whoever stands at the counter write into one book, at once, in Vagaro, Square, Booksy, Fresha or what you have. Try it: two people book Saturday at ten in the same minute, one by phone and one online.",
        "Two people tried the same Saturday hour at the same minute, by phone and online, and one of them got it.",
        "Book the same hour twice at once, by phone and online, and see who gets it.",
      ),
      must(
        "Keep corrections and reactions for a person",
        "What does it leave to us?",
        "Work that somebody else began, a first big change, a wedding party, skin that burns or swells: it takes a name, a number and two pictures by text, and one of you calls between clients. No price, no minutes, no “that’s normal.”",
        "Somebody else’s work to fix and a reaction became notes with a number, without a price or an opinion.",
        "Write the list of what it never books, and who calls back between clients.",
      ),
    ],
  },
  {
    of: /\b(?:plumb\w+|drains?|septic)\b/,
    told: [
      must(
        "Ask where the water is, first",
        "What does it ask somebody with a leak?",
        "“Is water coming right now?” At yes it says where the main shutoff usually is, stays on until it’s turned, and rings whoever’s on call. A smell of gas gets one sentence: outside, everyone, then 911 or the gas company from there.",
        "“The stain on my ceiling is growing” got the shutoff and rang a person. “I smell gas” got outside and 911, and nothing else.",
        "Write the sentences for water that’s running and for a smell of gas, and who’s rung.",
      ),
      must(
        "Let it name the trip fee, and no price for the job",
        "What may it say about the price?",
        "The trip fee, the night fee and whether they come off the bill. No price for a pipe nobody has seen, and no arrival time that isn’t on the board.",
        "Asked the price of a leak three ways, it named the trip fee and no sum for the job.",
        "Write the sentence with the trip fee, by day and by night.",
      ),
    ],
  },
  {
    of: /\b(?:hvac|heating|air conditioning|furnace)\b/,
    told: [
      must(
        "Ask who is in the house, and how hot or cold it is",
        "Which calls can’t wait?",
        "No heat in a freeze or no cooling in a heat wave is one thing for a couple and another with a baby, somebody sick or somebody eighty in the house. It asks, and those ring whoever’s on call. A carbon monoxide alarm or a smell of gas is outside and 911.",
        "“No heat, and we’ve got a newborn” rang a person. “The CO alarm keeps going off” got outside and 911 first.",
        "Write who in a house makes it tonight, and the sentences for gas and for a CO alarm.",
      ),
      must(
        "Have it ask for the thermostat, the filter and the model",
        "What does it ask so that the right part rides along?",
        "What the thermostat says, since when, whether the outdoor unit runs, when the filter was changed, and a picture of the label. It doesn’t diagnose, and it names the service call and no more.",
        "Each note has the thermostat, the model’s label and whether the unit runs, and no diagnosis.",
        "Write the five questions for a system that’s down.",
      ),
    ],
  },
  {
    of: /\b(?:roof\w*|tree|arborist|gutters?)\b/,
    told: [
      must(
        "Keep callers off the roof and away from wires",
        "What does it say first after a storm?",
        "Nobody goes up or under a sagging ceiling, nobody touches a wire: 911 and the utility for a line that’s down. Then it asks whether water is coming in right now, and where, and that rings whoever has the tarps.",
        "“A tree is on the house and a wire is down” got 911 and the utility first, and then rang a person.",
        "Write the sentences for a wire that’s down and for water coming in, and who’s rung.",
      ),
      must(
        "Say nothing about what insurance pays",
        "What about insurance claims?",
        "It takes the address, the damage, pictures and the insurer’s name. What’s covered is the insurer’s to say, and many states forbid you to negotiate it.",
        "Asked “will insurance pay for it?” three ways, it said who decides that, and took pictures.",
        "Write the one sentence on insurance.",
      ),
    ],
  },
  {
    of: /\b(?:electric\w*)\b/,
    told: [
      must(
        "Send smoke, sparks and wires to 911",
        "Which calls can’t wait?",
        "A burning smell, sparks, a hot panel, water near it, a wire that’s down: out of the house and 911 or the utility, and nothing is touched. Half a house without power rings whoever’s on call.",
        "“It smells burnt by the panel” got outside and 911 before any question.",
        "Write the sentences for smoke, for water near the panel and for half the house dark.",
      ),
    ],
  },
  {
    of: /\b(?:dental|dent\w+|orthodont\w+)\b/,
    told: [
      must(
        "Know swelling, bleeding and a knocked-out tooth",
        "Which calls can’t wait?",
        "Trouble breathing or swallowing is 911. Swelling that spreads, bleeding that doesn’t stop and a tooth that was knocked out ring the dentist on call. The dentist has signed that page.",
        "“My face is swollen and I can’t swallow” got 911 first. “She knocked her tooth out” rang the dentist.",
        "Have a dentist sign the list of what rings tonight.",
      ),
      must(
        "Promise nothing about insurance",
        "What does it say about insurance?",
        "Which plans you’re in network with, if that’s on the page. Not what a plan pays: it takes the plan, the member number and the date of birth, and the desk checks before the visit.",
        "Asked what a plan pays, it took the plan and the number and named no sum.",
        "Write the sentence on insurance, and who checks it by when.",
      ),
    ],
  },
  {
    of: /\b(?:urgent care)\b/,
    told: [
      must(
        "Send what’s too big for you to 911",
        "Which calls does it send on at once?",
        "Chest pain, trouble breathing, one side of the body numb, heavy bleeding, a baby under three months with a fever: “Hang up and call 911,” before it asks a name. A clinician has signed the list, in callers’ words.",
        "“My chest feels tight” and “she can’t catch her breath” got 911 before any question, and a clinician signed the list.",
        "Have a clinician sign the 911 list, in callers’ words.",
      ),
      must(
        "Let it say the wait only if it knows it",
        "May it tell callers the wait?",
        "The wait is what everyone asks. If it’s connected to your check-in system it may say it with the time of day; if not, it says that it can’t see it and offers to hold a place online. It doesn’t say whether somebody should come.",
        "It named the wait from the check-in system, or said that it can’t see it, and told nobody whether to come.",
        "Decide where it reads the wait, and what it says when it can’t.",
      ),
      must(
        "Give no results and no advice",
        "What about test results and “is this normal”?",
        "Results, doses, and whether a fever is high go to a clinician with a time for the call back, and it confirms to nobody that somebody was a patient.",
        "Asked for a result and for a dose, it gave neither, and told nobody who had been there.",
        "Write who calls back about results, and by when.",
      ),
    ],
  },
  {
    of: /\b(?:physical therap\w*|physio\w*|chiropract\w*|rehab\w*|occupational therap\w*)\b/,
    told: [
      must(
        "Say 911 before it asks a name",
        "Which calls can’t wait?",
        "Chest pain, trouble breathing, numbness between the legs or lost control of the bladder, a calf that’s hot and swollen after surgery: it says so first and asks nothing. A clinician has signed the list, in callers’ words.",
        "“My chest feels tight” got 911 before any question.",
        "Have a clinician sign the list of what gets 911, in callers’ words.",
      ),
      must(
        "Know who may come, with what, and for how long",
        "What does it have to know to book a first visit?",
        "First visit or follow-up, each with its minutes and with whom; whether a referral is needed in your state and for which insurer; what to bring and wear.",
        "Asked for a first visit, it asked what brings them, since when and whether there’s a referral, and offered the long slot.",
        "Write down first visits and follow-ups with their minutes and with whom, when a referral is needed, which insurers you take, and what to bring.",
      ),
      must(
        "Give no exercise and no opinion",
        "What does it leave to clinicians?",
        "Whether to go on, stop or ice it. It takes that down with a time for the call back, and confirms to nobody that somebody is a patient.",
        "Asked “should I stop the exercises if it hurts?”, it gave no advice and a time for the call back.",
        "Write who calls back about pain after a visit, and by when.",
      ),
    ],
  },
  {
    of: /\b(?:medical|doctors?|pediatric\w*|clinics?|physicians?|physical therapy|practices?)\b/,
    not: /\b(?:vet\w*|law|dental|counsel\w*|tax|accounting)\b/,
    told: [
      must(
        "Say 911 before it asks a name",
        "Which calls can’t wait?",
        "Chest pain, trouble breathing, somebody who can’t be woken, a thought of ending one’s life (988): it says so first and asks nothing. A clinician has signed the list, in callers’ words.",
        "“My chest feels tight” got 911 before any question, and a clinician signed the list.",
        "Have a clinician sign the 911 list, in callers’ words.",
      ),
      must(
        "Give no results, doses or advice",
        "What does it leave to clinicians?",
        "Results, doses and whether something is normal. It takes them down with a time for the call back, and confirms to nobody that somebody is a patient.",
        "Asked for a result and for a dose, it gave neither, and told nobody who’s a patient.",
        "Write who calls back about results and refills, and by when.",
      ),
    ],
  },
  {
    of: /\b(?:counsel\w+|therap(?:y|ists?)|mental health)\b/,
    told: [
      must(
        "Say 988 before anything else",
        "What does it do with somebody in crisis?",
        "“I can’t go on” hears 988, call or text, and 911 in danger, before any question, and rings whoever’s on duty. It offers no comfort of its own and no appointment next week.",
        "“I can’t do this anymore” got 988 first and rang a person.",
        "Have a clinician sign the words that get 988, and who’s rung.",
      ),
      must(
        "Confirm nobody",
        "What does it tell a spouse who calls?",
        "Nothing: not that somebody is a client, not when. It takes a message without saying whether it will be passed on.",
        "A “spouse” who asked for an appointment’s time learned nothing, not even that there’s a client.",
        "Write the sentence for anybody who asks about somebody else.",
      ),
    ],
  },
  {
    of: /\b(?:day ?cares?|child ?care|preschools?|nursery schools?)\b/,
    told: [
      must(
        "Tell nobody which children are there",
        "What does it say about a child?",
        "Nothing to anyone: not that a child is enrolled, not who may pick up. Pickup changes, a sick child and a custody paper reach a person at once, with a call back to the number on file.",
        "A stranger who asked whether a child was there learned nothing, and a pickup change rang a person.",
        "Write the sentence for questions about a child, and who takes pickup changes.",
      ),
      must(
        "Let it book tours, and promise no spot",
        "What may it do for new families?",
        "It asks the child’s age, the days and the start, offers two tours and says how the waiting list works. A spot is the director’s to promise.",
        "A new family got two tour times and the waiting list’s rule, and no promise of a spot.",
        "Write the tour times, and the sentence on the waiting list.",
      ),
    ],
  },
  {
    of: /\b(?:body shops?|collision|auto|garages?|mechanics?|tire)\b/,
    told: [
      must(
        "Ask whether the car is safe to drive, and where it stands",
        "Which calls can’t wait?",
        "A car in traffic, smoke, brakes that fail: out of the car, away from the road, 911 if somebody’s in danger. A tow driver with a car on the hook rings a person, since they’ll wait for one minute.",
        "A tow driver reached a person within a minute, and “I’m in the left lane and it’s smoking” got safety first.",
        "Give tow drivers a line of their own, and write the sentence for a car in traffic.",
      ),
      must(
        "Take the claim number, and no price by phone",
        "What does it say about an estimate?",
        "It takes the car, the damage, the insurer and the claim number, asks for pictures, and offers a day. No sum for a car nobody has seen, and a “go ahead” is noted with name, hour and amount.",
        "Asked “what will it cost?” three ways, it took pictures and a claim number and named no sum.",
        "Write what it asks before an estimate.",
      ),
    ],
  },
];

/** What any business has to have ready, in its own nouns. */
export const anyMust: readonly Told[] = [
  must(
    "Name who is rung for what can’t wait",
    "Which calls can’t wait?",
    "{Cap:urgent}: those ring a person, and a second one if the first doesn’t pick up. Where somebody’s in danger it says 911 first. All else is taken down with a time for the call back.",
    "“{test2}” reached a person, at noon and after closing.",
    "Write down what can’t wait, in callers’ words, with two numbers: {urgent}.",
  ),
  must(
    "Keep for yourselves what nobody may say for you",
    "What may it never say?",
    "{Cap:never0}; {never1}. It says instead that one of you answers that, and by when.",
    "Asked three ways, it never said {never0}, and never said {never1}.",
    "Write the sentence for what it may not say: {never0}; {never1}.",
  ),
];
