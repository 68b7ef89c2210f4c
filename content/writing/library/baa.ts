import type { Subject } from "./kinds.ts";

export const baa: Subject = {
  id: "baa",
  name: "business associate agreements",
  of: ["dental", "medical"],
  heard: /\bbusiness associate\b|\bbaas?\b/,
  not: /\b(?:ai|virtual|automated) (?:phone |voice )?(?:receptionist|assistant|agent)\b/,
  title: "Business associate agreements for {who}, explained",
  lead: "A business associate agreement is a contract between you and any outside company that handles your patients’ health information for you. In it the company promises to protect that information, to use it only for your work, and to tell you if something goes wrong. HIPAA requires it before they start. For your phones, the usual ones are the answering service, the texting platform, voicemail sent by email, and an assistant. (Have an attorney read yours; this explains, and it’s no legal advice.)",
  close:
    "Make the list this week: everybody who hears, stores or reads something about a patient, with signed or not signed next to the name. The gaps are your to-do list, and most of them close with one email.",
  parts: true,
  rules: [
    ["What makes somebody a business associate", "hhs.gov, “Business Associates”; 45 CFR 160.103"],
    ["What the agreement has to say", "45 CFR 164.504(e) and 164.314(a)"],
    ["A sample to compare with", "hhs.gov, “Sample Business Associate Agreement Provisions”"],
    ["When you have to be told of a breach", "45 CFR 164.410"],
  ],
  passages: [
    {
      does: "Who has to sign one",
      asks: "Who is a business associate?",
      heard: /\b(?:who|which|vendors?|companies|need|sign)\b/,
      says: [
        "Anyone outside your staff who creates, receives, keeps or passes on health information on your behalf: billing companies, cloud backup, IT support that can see records, shredding services, transcription. Around the phone: the answering service, text reminders, voicemail that’s stored or turned into text, call recording, an AI assistant. Your own employees don’t sign one, and neither does another doctor to whom you send a patient for treatment.",
      ],
      mistake: [
        "Thinking only of the records software",
        "The company that turns voicemails into emails knows as much about your patients’ week as the chart does, and hardly anyone has asked it for a signature.",
      ],
      checks: [
        "Everyone outside who hears, keeps or reads patient information is on one list, with the date they signed.",
      ],
      tasks: ["List everybody outside who hears, keeps or reads patient information."],
    },
    {
      does: "Who doesn’t",
      asks: "Who does not need to sign?",
      heard: /\b(?:not|doesn'?t|exempt|conduit|mail|carrier|phone company)\b/,
      says: [
        "Those who only carry it and don’t keep it: the post office, and a phone company that connects a call and stores nothing. People who might see something by accident, such as the cleaning crew. The line moves the moment they store it. The same phone company that carries your calls becomes a business associate if it keeps your voicemails and can open them.",
      ],
      checks: ["For each phone and internet company we know whether it stores anything."],
      tasks: ["Ask your phone company whether it stores voicemails or recordings, and whether it signs."],
    },
    {
      does: "What it has to say",
      asks: "What must the agreement contain?",
      heard: /\b(?:contain|say|include|terms|clauses?|must|content|provisions)\b/,
      says: [
        "In plain words: what they may do with the information and that they do nothing else; that they use safeguards; that they report breaches and misuse; that their own subcontractors are bound to the same; that patients can get at their information through you; that the government may look at their books on it; and that at the end they give it back or destroy it. HHS publishes sample provisions. Hold theirs next to it.",
      ],
      checks: ["Each agreement was compared with the sample that HHS publishes."],
      tasks: ["Lay the vendor’s agreement beside the sample on hhs.gov and mark what’s missing."],
      put: "May we see your agreement, and do your subcontractors sign the same?",
    },
    {
      does: "What to look at twice",
      asks: "Which clauses deserve a second look?",
      heard: /\b(?:clauses?|careful|watch|negotiat\w*|red flags?|second|look)\b/,
      says: [
        "Four places. How soon they tell you of a breach: the rule allows up to 60 days, you want it in days. “De-identified data” and “improving our services”: that may mean that they use what your patients say. Who pays if it’s their fault. And what “destroy” means when backups live on for a year. None of these is rare, and vendors change them more readily than you’d expect.",
      ],
      mistake: [
        "Signing theirs without reading it",
        "It was written by their lawyers for them. You don’t need a law degree to find the four places, and an hour of your attorney’s time is cheap for the rest.",
      ],
      checks: ["We know each vendor’s deadline for telling us of a breach, and what they may do with data."],
      tasks: ["Find the four places in each agreement: breach deadline, use of data, who pays, deletion."],
    },
    {
      does: "When it has to be signed",
      asks: "When do we have to have it?",
      heard: /\b(?:when|before|first|start|already|late|trial)\b/,
      says: [
        "Before the first real patient’s information reaches them, trial months included. If you notice today that one’s missing, don’t wait for the perfect version: stop sending what you can, ask for the signature now, and note the date and what you did. Tell your compliance officer or attorney, since they decide whether more has to follow.",
      ],
      checks: ["No trial ran with real patients before the signature."],
      tasks: ["Get missing signatures this week, and note what was sent before."],
    },
    {
      does: "What it doesn’t do for you",
      asks: "Does a signed agreement make us compliant?",
      heard: /\b(?:compliant|enough|does it|protect|responsib\w*|liab\w*)\b/,
      says: [
        "It makes the company responsible to you and to the law for its part. You still choose what you send them, who on your side has a login, and what your people say on the phone. A signature on a tool that everyone opens with one shared password protects nobody. It’s one line of the risk analysis, not all of it.",
      ],
      checks: ["Each vendor is a line in our written risk analysis, with what we send and who has access."],
      tasks: ["Write one line for each vendor into the risk analysis: what we send, who has access."],
    },
    {
      does: "Where to keep them",
      asks: "How do we keep track of agreements?",
      heard: /\b(?:keep|track|file|store|list|renew|how long|years)\b/,
      says: [
        "One folder, one list: company, what they do, date signed, who signed, when it ends. HIPAA wants such documents kept for six years from when they were last in effect. Look at the list once a year and whenever somebody says “We’ve started using a great new tool,” because that sentence is how most gaps begin.",
      ],
      checks: ["All agreements are in one folder with a list, and are kept for six years after they end."],
      tasks: ["Put all agreements into one folder with a list, and set a yearly reminder."],
    },
  ],
};
