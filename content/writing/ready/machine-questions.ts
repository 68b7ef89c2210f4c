import {
  type MachineQuestions,
  heard,
  person,
  human,
  recorded,
  misheard,
  knows,
  can,
  after,
  wrong,
  why,
  still,
  danger,
  lead,
  keyword,
} from "./machine-answers.ts";
import { machineQuestionsOfSkin } from "./machine-questions-skin.ts";
import { machineQuestionsOfTrades } from "./machine-questions-trades.ts";

/** What people ask who call a business and reach a machine. */
export const machineQuestions: readonly MachineQuestions[] = [
  ...machineQuestionsOfSkin,
  ...machineQuestionsOfTrades,
  {
    heard: new RegExp(`${heard}(?=.{0,240}\\b(?:vets?|veterinar\\w+|pets?|animal (?:hospital|clinic)s?)\\b)`),
    about: "the computer that answers our clinic’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "My pet is in trouble. Can it help?",
        "Don’t wait for us. If your pet can’t breathe, can’t stand, is bleeding, can’t pass urine or ate something that may be poison, go to the nearest emergency animal hospital: [name, address, number]. If you’ve reached the computer, say so in a few words, and it gives you that number first. If a person is in danger, call 911.",
      ],
      [
        "Can it tell me whether my pet needs to be seen?",
        "No. It’s no vet, and it never says that something can wait. It takes down what you see and since when, and [who] calls you back [by when].",
      ],
      recorded,
      misheard,
      knows("Give your pet’s name first; that’s how we find you fastest."),
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:optometr\\w+|ophthalmolog\\w+|opticians?|opticals?|eye (?:care|doctors?|clinics?|exams?|surgeons?|centers?)|glasses|contact lens\\w*|contacts)\\b)`,
    ),
    about: "the computer that answers our eye care office’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "What if it’s my eye, and it can’t wait?",
        "A chemical in the eye: rinse it with water right now, keep rinsing, and call 911 or poison control at 1-800-222-1222. A deep cut, or something stuck in the eye: 911 or the emergency room, and don’t rub or pull it out. Sight that’s suddenly gone or half gone, new flashes, a shower of floaters, a curtain, bad pain, or a red painful eye with a contact lens in: say that first, and it [rings the doctor on call]. [Which of these your doctor wants sent where, at which hours.] If you can’t reach us, go to an emergency room. A face that droops or trouble speaking is 911.",
      ],
      [
        "Are my glasses or contacts in?",
        "[What it can see of an order, or:] It takes your name and what you’re waiting for, and [an optician] texts or calls you [by when]. If they broke and you can’t drive without them, say that.",
      ],
      [
        "Can it reorder my contacts?",
        "[Yes or no.] It takes down the brand, how many boxes and where to send them. If your prescription has run out, it offers you an eye exam, because we may not fill it then. It doesn’t change anything in a prescription.",
      ],
      [
        "Does it know my vision plan?",
        "[Which plans you take.] It writes down the plan and the number, and one of us checks what it pays for before you come. It doesn’t guess whether something is vision or medical insurance.",
      ],
      recorded,
      [
        "Can it tell me what’s wrong with my eye?",
        "No. It doesn’t say what you have, and it never says that something can wait. It writes down what you see and since when, and [a technician or the doctor] calls you back [by when].",
      ],
      misheard,
      knows(
        "It doesn’t tell a caller that somebody is a patient here, and it reads out nothing from a record.",
      ),
      still,
      after,
      wrong,
      can,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:physical therap\\w+|physiotherap\\w+|physios?|pt clinics?|chiropract\\w+|occupational therap\\w+|massage therap\\w+)\\b)`,
    ),
    about: "the computer that answers our clinic’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      danger(
        "Chest pain, trouble breathing, a face that droops, sudden weakness in both legs, or numbness where you’d sit on a saddle: that’s 911 or the emergency room, whoever answers here. A calf that’s suddenly swollen and hot, or pain that’s much worse after a visit: say that first, and [it rings whoever of us is on call].",
      ),
      [
        "Can it tell me whether to do my exercises today?",
        "No. It doesn’t tell you what to do or leave out, and it never says that a pain is nothing. It writes down what hurts and since when, and [whoever treats you] calls you back [by when].",
      ],
      [
        "Can it move my appointment?",
        "[Yes or no.] Say which day you have and two that suit you. You get a text with the new time; without a text, the old one stands. [By when a visit can be moved without a fee.]",
      ],
      [
        "Does it know how many visits my insurance pays for?",
        "No. It writes down your plan and your question, and [who] looks it up and calls you before the next visit.",
      ],
      recorded,
      knows("It doesn’t tell a caller that somebody comes here, and it reads out nothing from a record."),
      misheard,
      still,
      after,
      wrong,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:pediatric\\w*|children'?s (?:doctors?|clinics?)|kids'? doctors?)\\b)(?!.{0,240}\\bdent)`,
    ),
    about: "the computer that answers our pediatric office’s phone",
    keyword,
    lead: "When we can’t get to the phone, a computer picks up. Many of you call with a child on one arm, so here’s what it does, as plainly as we can say it.",
    questions: [
      person,
      human,
      danger(
        "A child who can’t breathe well, turns blue, can’t be woken or has a seizure: that’s 911, whoever answers here. If a child swallowed something, poison control is at 1-800-222-1222 at any hour. A baby under three months with a fever can’t wait: say that first, and it [rings the nurse or doctor on call].",
      ),
      [
        "My child’s sick. Can it tell me whether to come in?",
        "No. It never says that something can wait, and it names no dose. It writes down your child’s age, what you see and since when, and [a nurse] calls you back [by when].",
      ],
      [
        "Can it help with forms and shots?",
        "It takes down which form for whom and by when, and [who] sends it within [days]. It doesn’t read out shot records. For those, [the portal, or who calls you].",
      ],
      recorded,
      [
        "Will it talk to anybody who calls about my child?",
        "No. It tells nobody that a child is a patient here, and nothing about visits. Whoever calls leaves a message, and we check who may hear what before we call back.",
      ],
      misheard,
      knows("Give your child’s name and birthday; that’s how we find you fastest."),
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    heard: new RegExp(`${heard}(?=.{0,240}\\b(?:dent\\w+|endodont\\w+|teeth|tooth)\\b)`),
    about: "the computer that answers our dental office’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      danger(
        "Swelling that spreads to your eye or neck, trouble breathing or swallowing, and bleeding that doesn’t stop belong there, too. A knocked-out tooth or bad pain isn’t for 911: say so first, and [it rings the person on call].",
      ),
      [
        "Can it tell me what’s wrong with my tooth?",
        "No. It can’t see your mouth, and it doesn’t guess. It asks whether you’re in pain and whether there’s swelling, and gets you to somebody who can help. [How soon you’re seen in pain.]",
      ],
      recorded,
      misheard,
      knows("It doesn’t tell a caller that somebody is a patient here, whoever asks."),
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    isBroad: true,
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:patients?|medical|doctors?|physicians?|clinics?|pediatric\\w*|family medicine)\\b)`,
    ),
    about: "the computer that answers our office’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      danger(
        "Chest pain, trouble breathing, a face that droops, heavy bleeding: that’s 911, whoever answers here. If you’re thinking of harming yourself, call or text 988.",
      ),
      [
        "Does it give medical advice?",
        "No. It doesn’t tell you what you have, what to take, or whether something can wait. It writes down what you say in your own words, and [the nurse] calls you back [by when].",
      ],
      recorded,
      [
        "Does my doctor see what I said?",
        "[Who reads the note, and by when; what goes into your chart and what doesn’t.] If you’d rather tell a nurse, give it your name and number and nothing else. That’s enough.",
      ],
      [
        "Can it make or move my appointment, and take a refill?",
        "[Which appointments it may book, move or cancel.] For a refill it takes the name of the medicine, your pharmacy and how many days you have left, and [who] sends it on [by when]. When it has booked something, you get a text with the day and the time.",
      ],
      [
        "Can my daughter call for me?",
        "Anybody can leave a message for you. [Whom you have to have named to us, and on which form, before we talk with them about you.] It doesn’t tell a caller that somebody is a patient here, whoever asks. [Check that in a test call.]",
      ],
      knows("It reads out nothing from a chart. [Check that in a test call.]"),
      misheard,
      after,
      wrong,
      still,
    ],
  },
  {
    isBroad: true,
    heard: new RegExp(`${heard}(?=.{0,240}\\b(?:law|legal|lawyers?|attorneys?|firms?)\\b)`),
    about: "the computer that answers our firm’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "Is what I tell it confidential?",
        "We treat it like what you tell our front desk. [The company that runs it, by name] is bound by contract. [What your state bar’s opinions ask, and when you looked.] Tell it your name, a safe number, the names of the others involved and any date on a letter. Keep the story for a lawyer.",
      ],
      danger(
        "A date tomorrow, an arrest or papers at the door are urgent in another way: say that first, and [it rings the person on call].",
      ),
      recorded,
      [
        "Does calling make me a client, and can it advise me?",
        "No to both. It never says what you should do or how a case will go. You’re a client once you and the firm have agreed so in writing; until then, any deadline is still yours.",
      ],
      misheard,
      knows("It doesn’t tell a caller whether somebody is a client of ours."),
      can,
      after,
      wrong,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:plumb\\w+|hvac|heating|electric\\w+|roof\\w+|contractors?|homeowners?|technicians?)\\b)`,
    ),
    about: "the computer that answers our phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "What if it can’t wait?",
        "If you smell gas, see sparks or hear a carbon monoxide alarm, leave the house and call 911 or your utility from outside. Don’t call us first. For water that won’t stop, no heat with a baby or an old person at home, and the like, say that at once: [it rings the technician on call, who calls you within how many minutes].",
      ],
      [
        "Does a real person come, and when will I know?",
        "Yes. It offers the times that are open [in our calendar], and you get a text with the day and the window. [When the technician’s own text comes.] Without a text, nothing’s booked: call again, or answer our message.",
      ],
      [
        "Can it tell me what it costs?",
        "[The service call fee, and what it covers.] It gives no price for work that nobody has seen. You get that in writing before anyone picks up a tool.",
      ],
      misheard,
      recorded,
      knows("It needs the address and the name on the door each time."),
      after,
      wrong,
      still,
      why,
    ],
  },
  {
    isBroad: true,
    heard: new RegExp(`${heard}|\\bvoice assistant\\b`),
    about: "the computer that answers our phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      recorded,
      danger(
        "For things that are urgent but not dangerous, say that it can’t wait. [It alerts the person on call.]",
      ),
      misheard,
      can,
      knows("[What it can’t see or say.]"),
      after,
      wrong,
      still,
      why,
    ],
  },
];
