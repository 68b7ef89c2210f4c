import type { Subject } from "./kinds.ts";

export const recording: Subject = {
  id: "recording",
  name: "recording calls",
  heard:
    /\brecord(?:ing|ed|s)? (?:\w+ ){0,3}calls?\b|\bcall recordings?\b|\bcalls? (?:be |are |is |being )?recorded\b|\brecord(?:ing)? (?:patients|clients|customers|callers)\b|\btranscri\w+ (?:of )?calls?\b/,
  not: /\bvs\b|\bversus\b|\bhipaa\b/,
  title: "Recording calls at {who}",
  lead: "Yes, you may record calls in the United States if you follow your state’s consent rule, and the safe way works everywhere: tell everyone at the start, give them a way to say no, and have an attorney in your state read the sentence. The better question is whether you need recordings at all. A written note does most of what people want from them, with far less to guard.",
  close:
    "Decide it on one page: what’s recorded, why, who listens, when it’s deleted. If you can’t fill in the “why,” you have your answer. None of this is legal advice; an hour with an attorney costs less than the first complaint.",
  passages: [
    {
      does: "Know which consent rule applies",
      asks: "Is it legal to record calls?",
      heard: /\b(?:legal|law|ok|okay|allowed|consent|state|illegal|may we|can we|rules)\b/,
      says: [
        "Federal law and most states let you record if one person on the line agrees, and that can be you. A number of states, California, Florida, Pennsylvania and Washington among them, want everybody to agree. When a call crosses a state line, assume the stricter rule. So the sensible course is to treat every call as if all must agree: say it first, and let people say no.",
      ],
      mistake: [
        "Relying on your own state’s rule alone",
        "Your caller may be sitting in a state where everyone has to agree. Tell everybody, every time, and the question goes away.",
      ],
      checks: [
        "An attorney has read our recording notice for our state.",
        "Every caller hears it before recording starts.",
      ],
      tasks: ["Have an attorney in your state read the notice and the process."],
    },
    {
      does: "Tell people in one plain sentence",
      asks: "What do we have to say to callers?",
      heard: /\b(?:say|tell|notice|announce|script|wording|sentence|disclos\w*)\b/,
      says: [
        "It comes first, before a name, and it has an alternative. Long notices get talked over, so keep it under eight seconds.",
      ],
      lines: [
        [
          "In the greeting",
          "This call is recorded so we get your details right. If you’d rather not, just say so.",
        ],
        ["When someone says no", "No problem, I’ve turned it off. How can I help?"],
        [
          "When you call them",
          "Before we start: I record these calls for my notes. Is that all right with you?",
        ],
      ],
      checks: ["People who say no are helped just the same, and recording really stops."],
      tasks: ["Write the notice in one sentence and test how recording is switched off mid-call."],
    },
    {
      does: "Ask what you’d use it for",
      asks: "Do we need recordings at all?",
      heard: /\b(?:need|why|purpose|use|should|worth|training|quality|benefit)\b/,
      says: [
        "There are three good reasons: training new people, settling who said what, and checking what a service or an assistant told callers. Each needs only some calls for a short time. “For quality” without a person who listens isn’t a reason. For remembering what a caller wanted, a three-line note is faster to read and easier to protect.",
      ],
      mistake: [
        "Recording everything because you can",
        "What you keep you have to guard, find and hand over if a court asks for it. Record what you listen to, and delete the rest.",
      ],
      checks: ["There’s a written purpose, and somebody actually listens."],
      tasks: ["Write down the purpose, which calls it covers, and who listens."],
    },
    {
      does: "Protect what health and legal callers say",
      asks: "What about confidential calls?",
      heard: /\b(?:hipaa|patients?|confidential\w*|privilege\w*|health|sensitive|privacy|clients?)\b/,
      says: [
        "A recording of a health or legal matter is part of what you must keep confidential. Every company that stores or transcribes it needs the right agreement with you, for health information a business associate agreement, and access belongs to the few who need it. Decide with your adviser whether recordings become part of the record, since then retention rules apply. Card numbers shouldn’t be in a recording at all: pause it, or send a payment link.",
      ],
      only: ["dental", "medical", "law"],
      checks: [
        "Whoever stores or transcribes recordings has signed the agreement we need.",
        "Card numbers are never recorded.",
      ],
      tasks: ["List every company that stores or transcribes recordings and what it has signed."],
    },
    {
      does: "Set a day on which they’re deleted",
      asks: "How long should we keep recordings?",
      heard: /\b(?:long|keep|delet\w+|retention|store\w*|storage)\b/,
      says: [
        "Thirty days is enough for training and most disputes; pick a number, have it approved, and let the system do it. Then test it: ask for a call from two months ago. If anybody can find it, the rule exists only on paper. When a dispute is under way, keep what concerns it and note who decided that.",
      ],
      checks: [
        "Recordings delete themselves after a set number of days, and we’ve tested that they’re gone.",
      ],
      tasks: ["Set the number of days, and try to find a call that should be gone."],
    },
    {
      does: "Limit who listens",
      asks: "Who should be able to listen?",
      heard: /\b(?:who|access|listen\w*|staff|employees|permission)\b/,
      says: [
        "Two or three people by name, each with their own login and a log of who opened what. Tell your staff, too: they’re on the tape. Some states have rules about monitoring employees, and everyone works better when they know the purpose is learning and not a hunt for slips. Agree that a recording is first heard by the person who’s on it.",
      ],
      checks: [
        "Named people have access, and there’s a log of who listened.",
        "Staff know calls are recorded, and why.",
      ],
      tasks: ["Name who may listen, and tell the team how recordings are used."],
    },
    {
      does: "Try a written summary instead",
      asks: "Is there an alternative to recording?",
      heard: /\b(?:alternatives?|instead|summary|notes?|transcript\w*|ai)\b/,
      says: [
        "A summary of each call, name, number, reason, what was promised, gives you most of the benefit. It’s searchable, readable in ten seconds, and says less than the voice does. It isn’t harmless: it’s still personal information, and a machine that writes it can get it wrong. But you can read last Tuesday’s forty calls over a cup of coffee, which nobody has ever done with recordings.",
      ],
      checks: ["We’ve decided whether a summary would do in place of a recording."],
    },
  ],
  view: {
    claim: "Record calls only if somebody will listen",
    not: /\brecord(?:ing)? (?:every|all)\b|\b(?:should|must|ought to|need(?:s)? to|have to|better) (?:all |always |also )?record\b|\b(?:case|argument) for recording\b|\brecording (?:\w+ )?calls? (?:is (?:good|worth|smart|fair|right|essential)|pays|protects|helps|makes|saves)\b|\b(?:every|all) calls? (?:should|must)\b/,
    opens: [
      "Nearly every phone system can record, so nearly every office does. Ask who listens, and it gets quiet. Thousands of calls sit on a server somewhere, full of birth dates and bad days, and nobody has ever played one except to win an argument.",
    ],
    because: [
      [
        "A recording is something you have to guard",
        "Whatever you keep can leak, be subpoenaed or be found by an employee who’s curious about a neighbor. A call that was never stored can’t do any of that. Storage feels free because the cost arrives later, all at once.",
      ],
      [
        "Callers speak differently when they know",
        "Tell people that they’re recorded, as you should and in some states must, and a few of them say less. Those few are often the ones with the most to say.",
      ],
      [
        "A good note does the same work",
        "Who, what, what was promised, by when: three lines, written while the caller is there. You’ll find it in ten seconds, and it doesn’t hold a stranger’s voice.",
      ],
    ],
    sum: [
      "Ten calls a month",
      "If 800 calls a month are recorded and nobody listens, you keep 800 things that could be asked for, lost or stolen, and you’ve learned nothing. Ten of them, heard together in half an hour, are enough to change one sentence. Keep ten and delete the others: you have all of the use for one eightieth of the risk.",
    ],
    grants: [
      "Recordings do teach. A new person who hears five of their own calls learns more than from any manual, and where money is ordered or advice is given by phone, a record may protect both sides. If that’s you, record a few, tell callers in the first sentence, name the person who listens, and delete the rest after thirty days.",
    ],
    ends: "So look up who played a recording last month. If the answer is no one, turn it off, and spend the fee on an hour of listening together.",
  },
};
