import type { QuestionSet } from "./customer-questions.ts";

const AI = "(?:ai|assistant|bot|robot|automated|machine|voice)";
const heard = new RegExp(
  `^(?=.{0,240}\\b${AI}\\b)(?=.{0,240}\\b(?:confidential\\w*|private|privacy|privileged?|secret|safe with|hipaa|who hears|who sees|recorded)\\b)`,
);

/** What those who call a business ask about what becomes of their words. */
export const confidentialQuestions: readonly QuestionSet[] = [
  {
    heard: new RegExp(`${heard.source}(?=.{0,240}\\b(?:law|legal|lawyers?|attorneys?)\\b)`),
    about: "what you tell our firm’s AI assistant, and who hears it",
    keyword: "AI phone assistant confidentiality",
    title: "Is what I tell your AI assistant confidential?",
    lead: "When you call us and a lawyer can’t pick up, an assistant may answer. It’s a computer, and it says so. Here’s what becomes of what you tell it.",
    questions: [
      [
        "Is what I tell it confidential?",
        "We treat what you tell it like what you tell our front desk: it’s for our firm and nobody else. [The company that runs it, by name] handles the call for us under a contract that binds it to secrecy. [When you looked at your state bar’s opinions on this, and what they ask.]",
      ],
      [
        "What if I’m not a client yet?",
        "Then please tell it as little as possible: your name, your number, the other people or companies involved, and any date that’s on a letter. We need the names first, to make sure that we’re free to talk with you. What you tell us in order to find out whether we can help you is protected in most cases, but it doesn’t make you a client, and the rules differ by state.",
      ],
      [
        "Who listens to the call or reads it?",
        "[Roles: for example the intake coordinator and the attorney who handles such cases.] [Whether calls are recorded.] If they are, you hear so first.",
      ],
      [
        "How long is it kept?",
        "[Number of days for the recording, the transcript and the note.] What belongs in your file is moved there. The rest is deleted, [backups included].",
      ],
      [
        "Is it used to train artificial intelligence?",
        "[No. Our contract rules that out for the vendor and for every company behind it.]",
      ],
      [
        "Could the other side get hold of it?",
        "We don’t give it to anyone. If somebody demanded it by subpoena, [a lawyer of the firm] would answer that, and we’d tell you [as far as we may]. If you’re worried about it, don’t tell the assistant your story: ask for a lawyer’s call.",
      ],
      [
        "Someone may be listening at my end. What do I do?",
        "Say only “Please call me back at [time],” with a number that’s safe. If it isn’t safe to leave a message there, say so, and we won’t. In danger, call 911.",
      ],
      [
        "Can I talk to a person instead?",
        "Yes. Say so at any point. If nobody’s free, it takes your name and number and nothing else, and one of us calls you [by when].",
      ],
    ],
  },
  {
    heard: new RegExp(
      `${heard.source}(?=.{0,240}\\b(?:patients?|dent\\w+|medical|doctors?|clinic|physicians?|therap\\w+|hipaa)\\b)`,
    ),
    about: "what you tell our AI assistant, and who hears it",
    keyword: "AI phone assistant privacy",
    title: "Is what I tell your AI assistant private?",
    lead: "When we can’t get to the phone, an assistant may answer. It’s a computer, and it says so. Here’s what becomes of what you tell it.",
    questions: [
      [
        "Is what I tell it private?",
        "Yes. It’s protected like anything else you tell us about your health. [The company that runs it, by name] has signed a business associate agreement with us, which means that the same privacy rules bind it.",
      ],
      [
        "What do I have to tell it?",
        "Your name, a number, and a few words on what it’s about. You don’t have to describe symptoms to it. “I’d rather tell a nurse” is a complete answer. In an emergency, hang up and call 911.",
      ],
      [
        "Who listens to the call or reads it?",
        "[Roles: for example the front desk and the nurse on duty.] [Whether calls are recorded.] If they are, you hear so first.",
      ],
      [
        "How long is it kept?",
        "[Number of days for the recording, the transcript and the note.] What belongs in your chart is moved there, and the rest is deleted.",
      ],
      [
        "Is it used to train artificial intelligence, or sold?",
        "[No. Our agreement rules that out for the vendor and for every company behind it.]",
      ],
      [
        "Could somebody else ask it about me?",
        "It doesn’t say whether anyone is a patient here, and it reads nothing from a chart to a caller. [How it checks who’s calling before it speaks of an appointment.]",
      ],
      [
        "Can I have it call or text somewhere else?",
        "Yes. Tell us which number we may use and whether we may leave a message there, and it’s put in your chart.",
      ],
      [
        "Can I talk to a person instead?",
        "Yes. Say so at any point. If nobody’s free, it takes your name and number and nothing else, and one of us calls you [by when].",
      ],
    ],
  },
];
