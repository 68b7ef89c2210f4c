import type { Subject } from "./kinds.ts";

const LAW = "(?:lawyers?|attorneys?|law firms?|law offices?|legal|firm)";
const MACHINE = "(?:ai|software|assistants?|automated|virtual|bots?|machine)";
export const lawAi: Subject = {
  id: "law-ai",
  of: ["law"],
  name: "legal ethics and an AI receptionist",
  heard: new RegExp(
    `(?=.{0,400}\\b${LAW}\\b)(?=.{0,400}\\b${MACHINE}\\b)(?=.{0,400}\\b(?:ethic\\w*|confidential\\w*|conflicts?|privilege\\w*|rules of professional|bar\\b|before letting|duty|duties|unauthorized|privacy|safe)\\b)|\\bconflicts? (?:of interest )?checks?\\b|\\b(?:legal|law firm) ethics\\b|\\bprospective clients? (?:rule|confiden\\w*)`,
  ),
  title: "Legal ethics and an AI receptionist at {who}",
  lead: "The rules you already follow apply to whatever answers your phone. A lawyer stays responsible for it as for any nonlawyer who helps; what callers say is confidential even if you never take the case; conflicts come before the story; and nothing that answers may give advice or make it sound as if you’d been hired. Settle those four in writing before the first call, and check your own state’s rules and opinions, which differ. (The publisher of this page sells such assistants, and this is no legal advice.)",
  close:
    "Put the answers in a memo to the file with the date, who read the contract and who tested the calls. If a bar inquiry ever comes, that memo is the difference between a decision and an oversight.",
  parts: true,
  rules: [
    [
      "What keeping up with technology and confidentiality ask for",
      "ABA Model Rules 1.1 (comment 8) and 1.6(c)",
    ],
    ["What is owed to someone who only called", "ABA Model Rule 1.18, and your state’s version of it"],
    ["Answering for people and tools that are no lawyers", "ABA Model Rules 5.1 and 5.3"],
    ["Lawyers and generative AI", "ABA Formal Opinion 512 (July 2024), and opinions of your state bar"],
  ],
  passages: [
    {
      does: "Names before the story",
      asks: "How does it keep a caller’s story from creating a conflict?",
      heard: /\b(?:conflicts?|names?|opposing|adverse|check|first call|1\.18|disqualif\w*)\b/,
      says: [
        "Someone who describes their case in good faith may be a prospective client, and what you learn can keep you from acting for the other side. So the order matters more than the technology: full name, everyone else involved, companies and insurers included, then a stop. The story comes after a lawyer or the firm’s conflict system has cleared the names. Ask whether the assistant can be made to interrupt politely when a caller starts with the story, and try it.",
      ],
      lines: [
        [
          "Before the story",
          "Before you tell me what happened, I need the names of everyone involved, so the attorneys can make sure they’re free to talk with you.",
        ],
        [
          "When they go on anyway",
          "I’d rather you saved that for the attorney. Who else is involved, with full names?",
        ],
      ],
      mistake: [
        "Letting it collect the whole case",
        "A long, vivid summary looks like good service. If it came from the other side of one of your matters, it’s a problem you can’t give back.",
      ],
      checks: ["It asks for everyone’s names first, and stops a caller who starts with the story."],
      tasks: ["Call as the opposing party in a current matter and see how much it lets you say."],
      put: "Can it be made to take names first and stop a caller who starts with the story?",
    },
    {
      does: "Confidentiality through the whole chain",
      asks: "Is what callers say kept confidential?",
      heard:
        /\b(?:confidential\w*|privacy|privilege\w*|secret|data|companies|stor\w*|who hears|secur\w*|1\.6)\b/,
      says: [
        "The duty covers reasonable efforts to keep others from getting at what a caller said. For a phone assistant this means a list of every company that hears or stores the call, a contract that binds each of them, encryption, access for named people only, and deletion on a date. Ask what they do when a subpoena arrives: you want to hear about it before they answer it.",
      ],
      mistake: [
        "Accepting consumer terms of service",
        "Terms that let a company use content “to provide and improve the service” were not written for someone else’s secrets. Ask for a business contract, and have a lawyer read it. You know one.",
      ],
      checks: ["We know every company behind it, each is bound by contract, and subpoenas come to us first."],
      tasks: [
        "Get the list of companies that touch a call, and read the contract for use, access, deletion and subpoenas.",
      ],
      put: "Which companies hear or store a call, and what do you do when a subpoena comes?",
    },
    {
      does: "No training on callers’ words",
      asks: "Can callers’ words end up in someone else’s answers?",
      heard: /\b(?:train\w*|models?|learn\w*|self-learning|512|consent|improve)\b/,
      says: [
        "Opinion 512 worries about tools that learn from what goes into them, since confidences could surface elsewhere, and it asks for the client’s informed consent in such a case. A caller can’t give that in the first ten seconds. So rule it out: a sentence in the contract that nothing from your calls trains any model, the vendor’s or another’s.",
      ],
      checks: ["The contract says that nothing from our calls trains any model."],
      tasks: ["Find the sentence on training in the contract, or have it added."],
      put: "Where does the contract say that nothing from our calls trains a model?",
    },
    {
      does: "No advice, and no client by accident",
      asks: "Could it give legal advice or create a client relationship?",
      heard: /\b(?:advice|unauthorized|client relationship|hired|represent\w*|5\.5|upl|promis\w*)\b/,
      says: [
        "It may say what kinds of cases you take, what a first talk costs and when the office opens. It may not say whether somebody has a case, how long a deadline is, or what they should do tonight, and it should tell callers that nobody represents them yet. Test the hard ones: “Should I sign it?” “Is two years too late?” “So you’re my lawyers now?”",
      ],
      lines: [
        [
          "Asked for advice",
          "I can’t answer that, and I don’t want you to rely on a guess. An attorney has to hear it.",
        ],
        [
          "Asked whether you’re hired",
          "Not yet. You’re a client once you and the firm have signed an agreement. Until then, please keep an eye on any deadline yourself.",
        ],
      ],
      mistake: [
        "Leaving “You should be fine” unforbidden",
        "Friendly machines like to reassure. Reassurance about a deadline is advice, and a caller may act on it.",
      ],
      checks: ["Asked for advice in five ways, it gave none, and said that nobody is represented yet."],
      tasks: ["Ask it five questions that only a lawyer may answer, and write down every word."],
      put: "How do we stop it from answering a legal question, however it’s asked?",
    },
    {
      does: "A lawyer who supervises it",
      asks: "Who is responsible for what it says?",
      heard: /\b(?:supervis\w*|responsib\w*|5\.3|review\w*|who|oversight|competence|1\.1)\b/,
      says: [
        "One lawyer by name, as with any assistant who isn’t one. That lawyer approves its sentences, reads calls every week, and can switch it off. Competence here doesn’t mean knowing how it works inside; it means knowing what it does on your phone, and having tried.",
      ],
      checks: ["A named lawyer approves what it says, reads calls weekly and can switch it off."],
      tasks: ["Name the supervising lawyer, and put a weekly reading of calls into the calendar."],
      put: "Can our supervising lawyer read every call and change an answer the same minute?",
    },
    {
      does: "Honest about what it is",
      asks: "Do we have to tell callers that it’s an AI?",
      heard: /\b(?:tell|disclos\w*|honest|ai says|deceptive|mislead\w*|7\.1|8\.4|know)\b/,
      says: [
        "A caller who believes that a person is listening has been misled, and lawyers have rules about that. Have it say what it is in the first sentence, offer a person whenever one is asked for, and say whether the call is recorded before anything is kept. Recording consent is state law: in some states, everyone on the line has to agree.",
      ],
      checks: ["Its first sentence says what it is, and whether the call is recorded."],
      tasks: [
        "Write the first sentence, with the notice of recording if there is any, and have a lawyer approve it.",
      ],
      put: "What exactly does a caller hear in the first ten seconds?",
    },
    {
      does: "Deadlines flagged and never explained",
      asks: "What does it do with deadlines and court dates?",
      heard: /\b(?:deadlines?|dates?|court|statute|limitations|urgent|hearing|served)\b/,
      says: [
        "“I was served on Monday” must reach a lawyer today. It may ask for dates on papers and put them at the top of the note; it may never say how much time that leaves. Decide which words wake someone up: arrested, hearing tomorrow, eviction notice, restraining order, the kids.",
      ],
      checks: ["Court dates and papers with dates reach a lawyer the same day."],
      tasks: ["List the words that reach a lawyer at once, with two names for each hour of the week."],
      put: "Which words make it alert a lawyer at once, and can we change the list?",
    },
    {
      does: "A clean way out",
      asks: "What happens to the calls when we leave the vendor?",
      heard: /\b(?:leave|exit|delet\w*|end|retention|how long|export|terminat\w*)\b/,
      says: [
        "You need the notes that belong in a file, in a form you can read in ten years, and you need the rest gone. Ask for deletion by a date, at every company in the chain, confirmed in writing. Until then set retention as short as your practice allows; what a caller said who never became a client has no reason to sit on a server for years.",
      ],
      checks: ["Notes come out in a readable form, and all else is deleted by a date, in writing."],
      tasks: ["Set how long calls are kept, and agree on export and deletion for the day you leave."],
      put: "When we leave, what do we get, and when is the rest deleted everywhere?",
    },
  ],
  view: {
    claim: "A lawyer may let a machine answer the phone, but not look away",
    opens: [
      "A bar opinion isn’t what keeps most lawyers from having their phone answered by software. A feeling is: that confidences and machines don’t go together. The feeling is worth listening to. It’s also too simple.",
    ],
    because: [
      [
        "Voicemail was never a vault",
        "A box that anyone with four digits can open, forwarded as an audio file by email to a shared address: that’s how callers’ secrets are kept at many firms today. Judged by the same standard, a system with named logins and a deletion date may be the more careful choice.",
      ],
      [
        "The order of questions protects more than encryption",
        "Names before the story keeps conflicts out. A tired human at 6:45 forgets it; something that can’t forget the order is good at this one thing.",
      ],
      [
        "The duty is to supervise",
        "The rules never asked that a lawyer do everything. They ask that a lawyer answer for it. If you read ten calls a week and approve the sentences, that’s closer supervision than most intake desks have had.",
      ],
    ],
    sum: [
      "Looking, counted",
      "Twenty calls a week, read at one minute each, are twenty minutes. At a lawyer’s rate of $300 that’s $100 a week. It’s the most expensive reading in the house, until you compare it with a single missed deadline, a conflict that nobody noticed or a sentence that sounded like advice.",
    ],
    grants: [
      "Somebody in real trouble deserves a voice that can hear it. A machine doesn’t know when a pause means fear. If your callers are people in jail, in hiding or in shock, have a person answer first, and let the machine take the rest.",
    ],
    ends: "So don’t ask whether it’s allowed. Ask what it says when someone else’s client calls by mistake. If you know because you tried it, you may go on.",
  },
};
