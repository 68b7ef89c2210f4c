export interface Industry {
  id: string;
  name: string;
  intro: string;
  /** Exactly five; the bullets of the card. */
  features: readonly [string, string, string, string, string];
  /** The drawing's file name, and what it shows. */
  /** The desk of the demo that answers like it, or the kit of a visitor's own; absent where there is neither. */
  desk?: "dental" | "medical" | "law";
  kit: "dental" | "medical" | "law" | "trades" | "salon";
  art: string;
  artAlt: string;
  /** Paragraphs of plain text: what the built-in writer and the search know of the trade. */
  knowledge: {
    /** What people call about, and when. */
    calls: readonly string[];
    /** How such calls get lost or go badly without help. */
    troubles: readonly string[];
    /** What an assistant does with them. */
    assistant: readonly string[];
    /** What belongs to a person, at once. */
    person: readonly string[];
  };
}

/** In the order of the services page. */
export const industries: readonly Industry[] = [
  {
    id: "dental-practices",
    name: "Dental Practices",
    intro:
      "The phone rings while every pair of hands is busy. The assistant fills open chairs and knows a toothache from an emergency.",
    features: [
      "Books cleanings, check-ups and follow-ups into open chairs",
      "Tells a toothache from an emergency, and puts emergencies through",
      "Answers which plans you take, from your own list",
      "Fills a cancelled slot from the waiting list",
      "Reminds patients the day before, and moves them if they ask",
    ],
    desk: "dental",
    kit: "dental",
    art: "industry-dental.svg",
    artAlt: "A tooth in upright bars",
    knowledge: {
      calls: [
        "Most calls to a dental practice are about an appointment: a new one, another time for an old one, or whether there is anything sooner. Then come the questions about plans and prices, and about what to do until the visit: what to eat after a filling, whether a lost crown can wait.",
        "People call when they are free, which is when the practice is not. They call on the way to work, in the lunch hour, after dinner, and on Sunday night when the ache that began on Friday has not gone away. On the morning after a long weekend all of them call at once.",
      ],
      troubles: [
        "The person at the desk is checking somebody in, explaining a treatment plan or looking for a chart. The second line rings out. The caller does not know that anybody is there, and tries the next practice on the list.",
        "A chair that stays empty usually had a warning. The patient knew days before, but calling to cancel was a nuisance, and the reminder could not be answered. When the cancellation does come, the desk has no minute to telephone the waiting list.",
      ],
      assistant: [
        "An assistant asks what the visit is for, because a cleaning and a broken tooth need different chairs, and offers two times from the real calendar. It reads the choice back with weekday and date, and texts the confirmation.",
        "It answers which plans the practice takes, from the practice’s own list, and says plainly when a plan is not on it. It does not estimate what a plan will pay. That question goes to the desk with the caller’s number.",
        "When a slot comes free, it asks the people on the waiting list in the order that the practice has set, and gives each a time by which to answer. In the morning the desk sees what was filled and who was asked.",
      ],
      person: [
        "Trouble with breathing or swallowing, a swelling that spreads, bleeding that does not stop, or an injury to the face or head is a matter for 911 and not for a calendar. Strong pain, a tooth that has been knocked out, and bleeding after surgery go to the dentist on call.",
        "Fear, bills, complaints and anything about a diagnosis belong to the team. So do children who call by themselves, and anyone who asks for a person.",
      ],
    },
  },
  {
    id: "medical-offices",
    name: "Medical Offices",
    intro:
      "Requests come by the dozen, and one of them may be urgent. The assistant sorts and writes down. It never advises.",
    features: [
      "Takes appointment requests by doctor, reason and urgency",
      "Passes refill and referral requests on in writing",
      "Gives directions, hours and what to bring",
      "Never gives medical advice; says so and finds a person",
      "Tells callers in danger to hang up and call 911",
    ],
    desk: "medical",
    kit: "medical",
    art: "industry-medical.svg",
    artAlt: "A heart with a voice running through it",
    knowledge: {
      calls: [
        "A medical office hears the same five requests all day: an appointment, a refill, a referral, a result, a form. Around them come the small questions. Is the lab open? Do I have to fast? Where do I park with a wheelchair?",
        "Mornings are the worst, Mondays above all. In the season of colds the number of calls grows within days, while the number of people who can answer them stays the same.",
      ],
      troubles: [
        "Patients wait on hold behind others who need only an address. The one who should not wait, because what she describes is serious, waits with them, since nobody has heard her yet.",
        "Refill requests come as messages with half of what is needed. The name is spelled by ear, the pharmacy is missing, and somebody has to call back to ask. That call reaches a voicemail, and the day goes on.",
      ],
      assistant: [
        "An assistant picks up every call at once. It asks for the reason in the caller’s words, for the doctor and for the days that suit, and either books by the office’s rules or writes a request that can be decided at a glance.",
        "For refills and referrals it takes the complete list each time: name and date of birth, the medicine or the specialty, the pharmacy or the fax, and how to reach the patient. It says when the office will get to it, and it does not say that the request will be granted.",
        "It gives hours, directions and what to bring, from the office’s own pages. Asked whether a symptom is serious, it says that it cannot judge that, and finds somebody who can.",
      ],
      person: [
        "Chest pain, trouble breathing, signs of a stroke, heavy bleeding, a bad allergic reaction, or talk of suicide: the caller is told to hang up and call 911, or to call or text 988 in a crisis, before any other question.",
        "Test results, medical questions, a worsening condition, a worried parent with a small child: a nurse or doctor speaks to them. The assistant’s part is to get them there quickly, with the first facts already written down.",
      ],
    },
  },
  {
    id: "legal-firms",
    name: "Legal Firms",
    intro:
      "People call a lawyer on a bad day. The assistant listens, takes the facts that you need first, and sends on anything with a date.",
    features: [
      "Takes the first facts of a new matter, in the caller’s words",
      "Asks for the other party’s name, so you can check conflicts",
      "Marks anything with a deadline and sends it at once",
      "Books the consultation and states your fee for it",
      "Gives no legal advice, and says who will",
    ],
    desk: "law",
    kit: "law",
    art: "industry-legal.svg",
    artAlt: "A courthouse front in upright bars",
    knowledge: {
      calls: [
        "A law firm’s calls come from two kinds of people. Clients want to know where their matter stands and whether the letter has gone out. Strangers have a problem and want to know whether somebody can help, what it costs, and how soon.",
        "New callers have often put the call off for days. They make it in the evening or at the weekend, sometimes from a car, and they will tell their story to the first firm that lets them.",
      ],
      troubles: [
        "A small firm is in court, in a deposition or with a client. The call goes to a recording that asks for a brief message, and a legal problem is hard to put in a brief message. The caller rings the next firm.",
        "When a message is left, what matters is often missing: the other party, the county, the date on the paper. Somebody with billable hours calls back twice to ask for it.",
      ],
      assistant: [
        "An assistant begins with “What happened?” and lets the caller speak. Then it takes the names of everyone on the other side, the place, the dates, whether a lawyer acts already, and how the caller may be reached safely. It stops before the details that a firm should not hear until conflicts have been checked.",
        "It books the consultation, states its length and its fee, and says what to bring. It makes clear that it is not a lawyer and that no one is a client yet.",
        "Callers with an open matter are recognized by name and passed to their lawyer or paralegal, with a note of what they want to know.",
      ],
      person: [
        "Any mention of a hearing, an arrest, papers served or a deadline goes to a lawyer at once. The assistant never weighs how urgent a date is.",
        "Questions about the strength of a case, the likely outcome or what to say to the police are for a lawyer. Threats and violence are for 911 first. Journalists, opposing parties and other lawyers go to the person the firm has named.",
      ],
    },
  },
  {
    id: "small-businesses",
    name: "Small Businesses",
    intro:
      "You are on a ladder, under a sink or with a customer. The assistant takes the job, and you call back those who need you.",
    features: [
      "Answers while your hands are full",
      "Gives prices, hours and whether you come out to their street",
      "Takes the job: address, problem, photos by text",
      "Puts your regulars straight through",
      "Sends you one summary instead of nine voicemails",
    ],
    kit: "trades",
    art: "industry-small-business.svg",
    artAlt: "A shop front with an awning in upright bars",
    knowledge: {
      calls: [
        "The callers of a small business want a price, a time and a yes or no. Do you come out to our street? Can you do it this week? What does it cost to have someone look? Regulars want the owner.",
        "They call while the work is being done. For a plumber that is the morning, for a salon the hours when people are off work, for a repair shop the minute before closing.",
      ],
      troubles: [
        "The owner is the one who answers, and the one who does the work. Every call stops the job. Every call that is not taken may be the next job.",
        "Messages pile up until evening. By then some callers have found somebody else, and the rest must be called back during dinner. What they said on the machine is not enough to give a price.",
      ],
      assistant: [
        "An assistant asks what a good foreman would ask: what is it, where is it, how bad is it, since when, who will let you in? It asks for photos by text, and it says when the owner will answer. It gives the prices that the owner has released, and no others.",
        "It checks the address against the area that the business serves, and says kindly when that street is too far. It offers the windows of time that the owner has set for visits.",
        "The regulars on a list are put straight through. All the others become one summary at noon and one in the evening, with the most urgent at the top.",
      ],
      person: [
        "Gas, fire, sparks and live wires: out of the house first, then 911 or the utility’s emergency line. Water that cannot be shut off goes to the owner’s phone at once.",
        "Complaints, quotes for large jobs, late payments and anything that smells of a dispute belong to the owner. A caller who asks for the owner by name gets the owner, or a time at which he or she will call.",
      ],
    },
  },
];
