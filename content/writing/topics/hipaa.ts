import type { Topic } from "../kinds.ts";

export const hipaa: Topic = {
  id: "hipaa",
  name: "HIPAA and the phone",
  goal: "keep its phone within HIPAA",
  gist: "Sign the agreement before the first call, keep less of every call, and know who may hear what.",
  heard:
    /\b(?:hipaa|hippa|protected health information|phi|business associates?(?: agreements?)?|baas?)(?: (?:stuff|things|compliance|compliant|rules?|requirements?|basics))?\b/,
  keywords: ["HIPAA", "business associate agreement"],
  scene:
    "A caller gives a name and says where it hurts. From that second on it is health information, whoever or whatever is listening.",
  close: "Ask for the agreement first. The answer tells you most of what you need to know about the vendor.",
  thesis: "No agreement, no calls",
  reasons: [
    {
      head: "A caller’s name with a reason is enough",
      text: "That somebody called {aPlace} about a symptom is already health information about a person. It doesn’t take a diagnosis.",
    },
    {
      head: "Whoever handles it for you has to sign",
      text: "A company that creates, receives or keeps such information for you is a business associate, and HIPAA wants a written agreement with it. It makes no difference that the listener is a machine.",
    },
    {
      head: "What you don’t keep can’t get out",
      text: "The rule asks for the minimum necessary. A name, a number and one line are enough to call back.",
    },
  ],
  against: {
    text: "This is a lot of paper for a phone that only takes messages.",
    reply:
      "It is one signature and one page of rules. Taking a message from {aCustomer} is exactly what the paper is about.",
  },
  // The U.S. Department of Health and Human Services, and the regulation itself.
  rules: [
    [
      "What makes somebody a business associate, and what the agreement has to say",
      "hhs.gov, “Business Associates”; 45 CFR 164.502(e) and 164.504(e)",
    ],
    [
      "How much may be used, asked for or passed on",
      "hhs.gov, “Minimum Necessary Requirement”; 45 CFR 164.502(b)",
    ],
    [
      "What may be left on an answering machine, and who may hear about somebody",
      "hhs.gov, HIPAA questions for professionals; 45 CFR 164.510(b) and 164.502(g)",
    ],
    ["What a risk analysis is", "hhs.gov, “Guidance on Risk Analysis”; 45 CFR 164.308(a)(1)"],
    ["Logins, records of access, encryption", "hhs.gov, Security Rule; 45 CFR 164.312"],
    ["Who is told of a breach, and by when", "hhs.gov, Breach Notification Rule; 45 CFR 164.400 to 164.414"],
  ],
  near: ["starting", "privacy", "handover"],
  points: [
    {
      id: "agreement",
      phase: "decide",
      obvious: true,
      do: "Sign a business associate agreement before the first call",
      how: "A company that handles people’s health information for you needs one (45 CFR 164.502(e)), and so do the companies it hands that information to. Ask which plan includes it, who signs, and which other companies hear or store a call. Without a signed agreement, don’t forward the line, not even for a test with real {customers}.",
      mistake: "Going live while the agreement is still being negotiated",
      harm: "The first real call already counts. Test with made-up names until both sides have signed.",
      ask: "Do we need a business associate agreement?",
      answer:
        "Yes, if the service handles health information for you, and answering calls to {aPlace} does. HHS explains it under “Business Associates” at hhs.gov. Get it signed before the first call.",
      check:
        "The business associate agreement is signed, and we know which other companies hear or store a call.",
      task: "Get the business associate agreement signed, with a list of the other companies that handle the calls.",
    },
    {
      id: "risk-analysis",
      phase: "find out",
      do: "Add the phone to your risk analysis",
      how: "The Security Rule wants a written one (45 CFR 164.308(a)(1)), and a new system belongs in it. Follow one call through: where the sound, the words and the note are stored, who can open them, and what happens if a phone is lost. HHS offers a free tool for small practices.",
      mistake: "Leaving the phone out because the vendor is “HIPAA compliant”",
      harm: "HHS certifies nobody, so that phrase is a claim. The analysis of your own office is still yours to do.",
      ask: "Is there such a thing as a HIPAA-certified assistant?",
      answer:
        "HHS doesn’t certify or endorse any. Ask for the agreement and for how calls are stored, and put the answers in your own risk analysis.",
      check:
        "The assistant is in our written risk analysis, with where calls are stored and who can open them.",
      task: "Add the phone to the written risk analysis: where calls are stored, and who can open them.",
    },
    {
      id: "minimum",
      phase: "write down",
      do: "Write down the minimum it may ask for and keep",
      how: "For a call back, that is a name, a number and the reason in one line. For each further question write down who uses the answer. Take out date of birth, insurance number and history unless the next step needs them.",
      mistake: "Letting it take a medical history",
      harm: "Nobody reads it before the visit, and it has to be guarded from then on. Leave it for the intake form.",
      ask: "What may it ask callers?",
      answer:
        "What the next step takes, and no more: HHS calls it the minimum necessary. A name, a number and one line will usually do.",
      check:
        "It asks for a name, a number and the reason in one line, and we know who uses every other answer.",
      task: "List everything it asks, with who uses the answer, and cross out the rest.",
    },
    {
      id: "who-may-hear",
      phase: "write down",
      do: "Decide who may be told what, and how you know it is them",
      how: "To somebody it can’t verify it confirms nothing, not even that a person has {aVisit}. A parent is usually the one who may act for a child, but state law and a custody order can say otherwise, so that question goes to a person. Write down the two things you check before anyone talks about a chart.",
      mistake: "Reading out an appointment to whoever asks",
      harm: "A friendly voice who knows the birthday may be the one person who shouldn’t hear it. Take the name and number, and let a person call back at the number on file.",
      ask: "May it tell a family member about an appointment?",
      answer:
        "Not by itself. When family members call, take a name and number, and let a person check who may hear what and call back at the number on file.",
      check:
        "It confirms no appointment to a caller nobody has verified; questions about a child go to a person.",
      task: "Write down how a caller is verified, who may act for a child, and who decides when it isn’t clear.",
    },
    {
      id: "recordings",
      phase: "decide",
      do: "Set how long recordings and transcripts are kept",
      how: "Turn recording off unless someone can say what it is for. Where you keep it, write down who may listen and on which day it is deleted. Ask your attorney whether your state wants callers to be told or to agree, and whether a note belongs in the chart.",
      mistake: "Leaving the vendor’s setting as it was delivered",
      harm: "It may be “keep forever”. The agreement should also say what is returned or destroyed when you leave.",
      ask: "May calls be recorded?",
      answer:
        "HIPAA doesn’t forbid it, but a recording of what somebody says about their health has to be protected like the record itself. State law decides whether callers must agree; ask your attorney.",
      check: "Recording is off, or it says in writing who may listen and on which day it is deleted.",
      task: "Turn off every recording nobody has a use for, and write down how long the rest is kept.",
    },
    {
      id: "machine-messages",
      phase: "write down",
      do: "Keep messages you leave down to a name and a number",
      how: "HHS allows messages on an answering machine and asks you to limit what they say: your name and number, and what it takes to confirm an appointment, or just the request to call back. The same goes for texts and for what lights up on your staff’s phones.",
      mistake: "Saying what the call is about on a machine",
      harm: "You don’t know who plays it. “Please call us back at this number” is enough.",
      ask: "What may we say on {aCustomer}’s voicemail?",
      answer:
        "Who you are, your number, and at most what confirms an appointment. Leave out the reason. HHS has an answer on exactly this among its HIPAA questions.",
      check: "Our messages and texts give a name, a number and no reason.",
      task: "Write the message for {aCustomer}’s voicemail: your name, your number, no reason.",
    },
    {
      id: "if-it-leaks",
      phase: "write down",
      do: "Agree on who is told if something gets out",
      how: "The vendor has to tell you of a breach without unreasonable delay, and within 60 days at the latest (45 CFR 164.410); your agreement may set fewer. Write down whose desk that lands on, and whom they call. Wrong numbers and messages to the wrong person go on the same list.",
      mistake: "Finding out from {aCustomer}",
      harm: "Then the clock has been running without you. One name and one phone number in the agreement prevent that.",
      ask: "What if something gets out?",
      answer:
        "The vendor has to tell you, within 60 days at the latest, and you have duties of your own from there. Put a shorter time in the agreement, and a name on each side.",
      check: "The agreement says how soon we hear of a breach, and one person here is named for it.",
      task: "Put into the agreement how soon you hear of a breach, and name the person who gets the call.",
    },
    {
      id: "staff-know",
      phase: "start",
      do: "Tell the front desk what changes, and note that you did",
      how: "Half an hour is enough: what it says, what it passes on, who reads the notes, and what nobody says where the waiting room can hear. Take down who was there and on which day. HIPAA wants workforce training documented.",
      mistake: "Training the machine and not the desk",
      harm: "Most of what is overheard is said at the counter. Practice one call with {aCustomer}’s name in it, and how to take it elsewhere.",
      ask: "What does the front desk have to know?",
      answer:
        "What it says and passes on, who may open the notes, and what isn’t said aloud at the desk. Write down who was told and when.",
      check: "Everyone at the desk has been told what changes, and we noted who and when.",
      task: "Train the desk for half an hour on what changes, and note who was there.",
    },
  ],
};
