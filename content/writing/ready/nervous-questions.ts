import type { QuestionSet } from "./customer-questions.ts";
import type { MachineQuestions } from "./machine-answers.ts";

const AI = "(?:ai|assistant|bot|robot|automated|machine|computer|voice)";
const UNEASY =
  "(?:nervous\\w*|anxious|anxiety|afraid|scared|fear\\w*|uneas\\w+|uncomfortable|wary|worried|worries|hesitant|reluctant|skeptical|shy|freak\\w*|intimidat\\w+|don'?t like|hate)";
const heard = new RegExp(`^(?=.{0,200}\\b${AI}\\b)(?=.{0,200}\\b${UNEASY}\\b)`);

/** What somebody asks who is uneasy about talking to a machine, whatever the call is about. */
const uneasy: QuestionSet["questions"] = [
  [
    "Do I have to talk to it at all?",
    "No. Say “I’d like a person,” at any point, as often as you like. While we’re open, you’re put through to one of us if somebody’s free. Otherwise it takes your number and we call you. [When we call back. And only if you can keep it: “If you’d rather never get it again, tell us, and we’ll put that in your file.”]",
  ],
  [
    "Is the call recorded, and who hears what I say?",
    "[Whether calls are recorded, who may listen, and how long they’re kept.] You don’t have to tell it anything private. “I’d rather tell a person” is a complete answer, and it writes down just that.",
  ],
  [
    "What if I get stuck, or it doesn’t understand me?",
    "Talk the way you’d talk to us, with an accent, with a pause, with “wait, no, Thursday.” It asks one short question at a time and doesn’t mind silence, so “I’m not sure how to start” is a fine way to start. It reads back the day and the time, and nothing counts until you’ve said yes. If it misses the same thing twice, it stops asking, and a person calls you.",
  ],
  [
    "How do I know whether I’m talking to a computer?",
    "It tells you in its first sentence. If you’re ever unsure, ask: “Are you a real person?” It answers that truthfully, every time.",
  ],
];

const opening =
  "If you’ve called us lately and a computer picked up, you may have felt like hanging up. You wouldn’t be the first. Here’s what to expect, and how to reach one of us instead.";

/** The same for those who are nervous about what they call for as well. */
export const nervousQuestions: readonly MachineQuestions[] = [
  {
    heard: new RegExp(`${heard.source}(?=.{0,200}\\b(?:dent\\w+|orthodont\\w+|tooth|teeth)\\b)`),
    about: "talking to the AI on our dental office’s phone",
    title: "Nervous about talking to an AI at the dentist’s?",
    keyword: "AI phone assistant",
    lead: opening,
    questions: [
      [
        "I’m nervous about the dentist, too. Should I tell it that?",
        "Only if you want to, and one sentence is enough: “I’m anxious about the visit.” It doesn’t ask why. It passes that on to us, so whoever sees you knows before you sit down. [What you offer: a longer appointment, a first visit just to talk, sedation.]",
      ],
      ...uneasy.slice(0, 3),
      [
        "My tooth hurts. Will it make me explain everything?",
        "No. If it’s hard to breathe or swallow, or your face or neck is swelling, don’t call us first: call 911. For anything else, say “I’m in pain,” and where. It asks one question about fever and bleeding, and gets you to one of us. [How, and how soon.]",
      ],
      [
        "Will it tell me what’s wrong with my tooth, or what it will cost?",
        "No. It can’t see your mouth, and it doesn’t guess. The dentist tells you what’s wrong and what it costs before anything’s done, and you can say no. [If it gives any price over the phone: which one.]",
      ],
      ...uneasy.slice(3),
      [
        "Can I move my cleaning without a conversation?",
        "Yes, that’s what it’s best at. Say your name, your date of birth and “I’d like to move my cleaning,” and it offers two times. [Or use the link in your reminder text.]",
      ],
      [
        "My child is the patient. Should they talk to it?",
        "You talk, they don’t have to. Say whose appointment it is and how old your child is. If your child is scared of us, say so, and we’ll plan for it: [what you do for scared children].",
      ],
    ],
  },
  {
    isBroad: true,
    heard: new RegExp(
      `${heard.source}(?=.{0,200}\\b(?:patients?|medical|doctors?|clinic|physicians?|pediatric\\w*)\\b)`,
    ),
    about: "talking to the AI on our office’s phone",
    title: "Nervous about talking to an AI at the doctor’s office?",
    keyword: "AI phone assistant",
    lead: opening,
    questions: [
      [
        "I’m worried about my health. I don’t want to tell a machine about it.",
        "You don’t have to. Say “I’d rather tell a nurse,” and give your name and number. It doesn’t ask about symptoms beyond what it needs to know whether you can wait. If you have chest pain or trouble breathing, or you’re thinking of harming yourself, don’t call us first: call 911 or 988.",
      ],
      ...uneasy.slice(0, 3),
      [
        "Will it decide whether I get to see the doctor?",
        "No. It has no say in that and gives no advice. It takes down what you say and offers times for [which kinds of visits]. Anything else goes to [the nurse], who calls you back [by when].",
      ],
      [
        "Can I get a refill without explaining myself?",
        "Yes. It asks for your name, your date of birth, the medicine, the pharmacy and how many days you have left. If it’s two days or fewer, say so. A person checks every request.",
      ],
      ...uneasy.slice(3),
      [
        "Can my daughter call for me?",
        "She can ask for an appointment. About anything in your chart we talk only to people you’ve named, so [how to name someone].",
      ],
    ],
  },
  {
    heard: new RegExp(`${heard.source}(?=.{0,200}\\b(?:law|legal|lawyers?|attorneys?)\\b)`),
    about: "talking to the AI on our firm’s phone",
    title: "Nervous about talking to an AI at the law firm?",
    keyword: "AI phone assistant",
    lead: opening,
    questions: [
      [
        "Do I have to tell a machine what happened to me?",
        "No, and please don’t. It asks for your name, your number, the names of the others involved and any date that’s on a letter. The story is for a lawyer. If you begin to tell it, it’ll stop you, and that isn’t rudeness: it protects you.",
      ],
      ...uneasy.slice(0, 3),
      [
        "Does calling make me a client?",
        "No. You’re a client once we’ve both signed. Until then nobody here has given you advice, and the assistant never does.",
      ],
      [
        "I have to be in court tomorrow. What do I say?",
        "Say the date first. A date tomorrow goes to [the lawyer on call] at once, and you hear from us [within which time].",
      ],
      ...uneasy.slice(3),
    ],
  },
  {
    isBroad: true,
    heard,
    about: "talking to the AI on our phone",
    title: "Nervous about talking to an AI on the phone?",
    keyword: "AI phone assistant",
    lead: opening,
    questions: [
      ...uneasy,
      [
        "Can it get me into something I didn’t want?",
        "No. It sells nothing, it takes no card numbers, and it reads every appointment back before it counts. If it got something wrong, call and say so: we’ll put it right, and we won’t argue about who said what.",
      ],
      [
        "What if it’s an emergency?",
        "If someone is in danger, don’t call us first. Call 911. If you’ve already reached the assistant, say what’s happening, and it tells you to hang up and dial 911. [What’s urgent with us, and who’s called for it.]",
      ],
      [
        "Are the people I know still there?",
        "Yes. [Names] still answer whenever they can. It takes the calls that used to ring out.",
      ],
    ],
  },
];
