import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|a\\.i\\.|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering(?: system| service)?)|ai";
const URGENT =
  "(?:emergenc\\w+|urgent (?:calls?|callers?|matters?)|on[- ]call calls?|(?:maintenance|service|repair) (?:calls?|requests?))";
const NIGHT =
  "(?:after[- ]hours|nights?|overnight|weekends?|evenings?|when (?:we’re|we're|you’re|you're) closed)";

/** The calls at night that can’t wait, given to an assistant: who’s rung, what it says, and what’s free in the morning. */
export const aiNightEmergencies: Subject = {
  id: "ai-night-emergencies",
  near: ["ai-setup", "ai-emergencies", "forwarding"],
  whole: true,
  name: "after-hours emergency calls and an AI assistant",
  heard: new RegExp(
    `^(?=.{0,300}\\b${AI}\\b)(?=.{0,300}\\b${URGENT}\\b)(?=.{0,300}\\b${NIGHT}\\b)(?=.{0,300}\\b(?:set(?:ting)? up|setup|configur\\w+|let(?:ting)?|hav(?:e|ing)|handl\\w+|tak(?:e|es|ing)|answer\\w*|use|using|giv(?:e|ing))\\b)`,
  ),
  not: /\b(?:vs|versus|compare|comparison|answering service|week by week|\d+[- ](?:week|day|month)|cost\w*|worth|should (?:we|i|a|an)|opinion|letter)\b/,
  title: "How to have an AI assistant take after-hours emergency calls at {who}",
  lead: "At night an assistant has two jobs: tell anyone who may be in danger to call 911, and get a person on the line for what can’t wait. Everything else is a note for the morning. So the list of what’s urgent, and two phones that really ring, come before any setting. The forwarding comes last, and until then no caller can be harmed by a mistake.",
  close:
    "Once a month, at nine in the evening, somebody calls it with an emergency it hasn’t heard yet. Write down what it said and how long it took until a phone rang. That line in the calendar is what keeps this safe.",
  passages: [
    {
      does: "Sort the night into three lists, and have them signed",
      asks: "What counts as an emergency at night?",
      heard: /\b(?:what counts|list|sort|triage|emergenc\w+|urgent)\b/,
      says: [
        "On the first list is what goes to 911, on the second what wakes somebody, on the third what waits. Whoever answers for the care or the work signs all three. The second list is short, or phones get muted: {wakes}. Write each line in the words in which people say it, because hardly anybody says “emergency.”",
      ],
      eg: {
        dental:
          "For a dental office, 911 is for trouble breathing or swallowing, swelling that’s spreading toward the eye or neck, heavy bleeding that won’t stop, and a blow to the head. A permanent tooth that’s been knocked out wakes the dentist, since minutes count. So does fever with a swollen face that’s safe to breathe, if your dentist says so. A lost filling, a broken retainer and a dull ache wait.",
        medical:
          "For a medical office, chest pain, trouble breathing, signs of a stroke and thoughts of suicide go to 911 or 988. The clinician on call hears what your physicians have put on their list. Refills, forms and results wait.",
        law: "For a law firm, a call from custody, a warrant at the door or a child who wasn’t brought back wakes a lawyer. A caller who’s being hurt is told 911 first. A deadline next week waits until eight.",
        trades:
          "For a contractor, gas or a carbon monoxide alarm is out of the house first, then 911 and the gas company. Water that can’t be shut off, and no heat in freezing weather, wake the technician. A drip in a bucket waits.",
        vet: "For an animal hospital, the first list goes to the nearest emergency hospital, by name and address. Poison, bloat, trouble breathing and a cat that can’t urinate don’t wait for you to call back.",
      },
      mistake: [
        "Letting the assistant judge how bad it is",
        "It hears words, not pain. Give it a list to match and a person to ring. If it isn’t sure, it rings.",
      ],
      checks: ["The three lists for the night are written in callers’ words and signed."],
      tasks: ["Write the three lists for the night in callers’ words, and have them signed."],
    },
    {
      does: "Name two people for every night, with minutes between them",
      asks: "Who’s called at night?",
      heard: /\b(?:who|on[- ]call|rota|schedule|escalat\w+|names?)\b/,
      says: [
        "For each night of the week there’s a first name and a second, with the cell number that isn’t on silent. If the first doesn’t pick up within two minutes, the second phone rings; if neither does, the caller hears where to go instead, and both get a text. Swaps are entered in one place before five o’clock. Ring both phones tonight at nine.",
      ],
      mistake: [
        "One name for every night",
        "Sooner or later that person is in a movie theater. The second name is the one that matters.",
      ],
      checks: ["Every night has two names, and both phones rang at nine in the evening."],
      tasks: ["Write two names for every night, and ring both phones at nine in the evening."],
    },
    {
      does: "Have the business associate agreement signed",
      asks: "What has to be signed?",
      only: ["dental", "medical"],
      heard: /\b(?:hipaa|baa|agreement|privacy|compliance|vendor)\b/,
      says: [
        "A name with a reason for calling is health information, and emergencies come with the whole story. So the vendor signs before the first real call, and you know where recordings and notes are kept, for how long, and who can open them. Test with made-up names until then.",
      ],
      checks: ["The business associate agreement is signed before the first real call."],
      tasks: ["Have the business associate agreement signed."],
    },
    {
      does: "Write its first three sentences",
      asks: "What does it say when somebody calls in an emergency?",
      heard: /\b(?:say|says|script|words|greeting|sentences)\b/,
      says: [
        "It says what it is and where 911 belongs before it asks anything. Then one open question. Only when no danger has been named does it ask for a name and a number.",
      ],
      lines: [
        [
          "When it answers",
          "This is the assistant at [name], a computer; the office is closed. If anyone’s in danger, hang up and call 911. What’s happened?",
        ],
        [
          "Something on the second list",
          "That shouldn’t wait. I’m calling the person on duty now; please stay on the line. What number reaches you if we’re cut off?",
        ],
        [
          "Nobody picks up",
          "I couldn’t reach anyone. Please go to [emergency room or hospital, address]. Both of our people have your message, and I’ll keep trying.",
        ],
      ],
      mistake: [
        "Asking for the date of birth first",
        "It’s the first field on the screen and the last thing that matters at eleven at night.",
      ],
      checks: ["911 comes in its first sentence, before any question."],
      tasks: ["Write its first three sentences, and read them aloud."],
    },
    {
      does: "Decide what it may tell a caller to do meanwhile",
      asks: "May it give advice?",
      heard: /\b(?:advice|instructions?|meanwhile|first aid|tell|medical|dental)\b/,
      says: [
        "Nothing, unless the person who answers for it has written the sentence. It doesn’t name a medicine, a dose or a cause, and it never says that something can wait. Where a sentence helps until the call back, it reads that one and stops.",
      ],
      eg: {
        dental:
          "A dentist may sign one for a knocked-out permanent tooth: hold it by the white part, keep it in milk, come at once. It’s read word for word. Painkillers, ice and “it’s probably nothing” stay off the page.",
        trades:
          "The owner may sign one for a burst pipe: where the main shutoff usually is, and which way it turns. Anything with gas or wires is “leave it, go outside.”",
      },
      checks: ["Every sentence of help it may say was written and signed by whoever answers for it."],
      tasks: ["Write the sentences of help it may say, and have them signed one by one."],
    },
    {
      does: "Keep one place open every morning",
      asks: "What about callers who can wait until morning?",
      heard: /\b(?:morning|book\w*|slots?|appointments?|schedul\w*|next day)\b/,
      says: [
        "A caller in pain who’s told “we’ll call you” tries the next number. So keep one place free at the start of each day and let the assistant offer just that one, by name: “tomorrow at 8:10,” and on a Friday “Monday at 8:10,” or wherever you send people on a weekend. Once it’s taken, it takes a number and says until when you’ll call.",
      ],
      mistake: [
        "“Somebody will call you tomorrow” on a Friday night",
        "Give it your closed days and the next three holidays. It has to know which day the next morning is.",
      ],
      checks: ["One place is free every morning, and it names the right day on a Friday."],
      tasks: ["Block one place each morning, and enter closed days and the next three holidays."],
    },
    {
      does: "Call it twenty times, and let nobody pick up",
      asks: "How do we test it?",
      heard: /\b(?:test\w*|try|check)\b/,
      says: [
        "Ten people, two calls each, from cell phones, after dark. At least eight are emergencies, told the way they’re told: calmly, in passing, by a crying parent, in half a sentence. In three of them the first person doesn’t pick up, in one nobody does. Each wrong answer is put right that day, and the same call is made again.",
      ],
      checks: ["Twenty test calls are done, three of them with nobody picking up."],
      tasks: ["Make twenty test calls, three of them with nobody picking up."],
    },
    {
      does: "Set the forwarding for closed hours, and practice undoing it",
      asks: "How do calls get to it?",
      heard: /\b(?:forward\w*|route|routing|night mode|switch)\b/,
      says: [
        "You keep your number. In most phone systems it’s the night mode or the time schedule; on a plain line it’s the phone company’s forwarding, by a code you dial. Call from outside two minutes before closing and two minutes after. Then turn it off and on once, time it, and write the steps on a card by the phone.",
      ],
      mistake: [
        "Switching it on before a holiday weekend",
        "Start on a Tuesday. Whoever opens on Wednesday hears at once what went wrong.",
      ],
      checks: ["The forwarding is set for closed hours only, and somebody has undone it in two minutes."],
      tasks: ["Set the forwarding for closed hours on a Tuesday, and time how it’s undone."],
    },
    {
      does: "Read the night at opening, and count four things",
      asks: "How do we know that it works?",
      heard: /\b(?:count|measure|numbers?|review|follow[- ]up|morning)\b/,
      says: [
        "One person, by name, reads every note before the lines open, calls each caller back, and checks on whoever was sent to 911 or the emergency room. After two weeks look at four numbers: emergencies that reached a person and how fast, people woken for something that could have waited, callers who left neither a word nor a number, and hours until the call back. If anything on the second list waited until morning, switch it back to the old way that same day and find out why.",
      ],
      checks: ["Every note is read before the lines open, by one person with a name."],
      tasks: ["Read every note before opening, and count four numbers for two weeks."],
    },
  ],
};
