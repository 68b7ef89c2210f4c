import type { Subject } from "./kinds.ts";

export const results: Subject = {
  id: "results",
  name: "calls about test results",
  of: ["medical", "dental", "vet"],
  heard:
    /\b(?:test|lab|biopsy|imaging|blood ?work|mri|x-?ray|pathology)s? results?\b|\bresults? (?:calls?|by phone|over the phone|on the phone)\b/,
  title: "How {who} should handle calls about test results",
  lead: "Check who’s calling, say only what’s been released to be said, and give everyone else a day. The front desk never reads out a result it wasn’t told to, and never sounds worried or relieved. Most of these calls can be prevented: tell people when the test is done on which day they’ll hear, how, and what to do if they don’t.",
  close:
    "Count these calls for two weeks, and next to each write the day that the caller had been promised. If nobody was promised one, you’ve found the cure, and it costs one sentence at checkout.",
  passages: [
    {
      does: "Use a script that neither tells nor frightens",
      asks: "What should the front desk say when a patient asks for results?",
      heard: /\b(?:script|say|words|front desk|ask|tell|wants?|call)\b/,
      says: [
        "The person hears every pause. So have the sentences ready and say them the same way for good news, bad news and none. “The doctor has to go over it with you” frightens more people than any diagnosis if it’s said in the wrong voice. Say what happens next, and when.",
      ],
      lines: [
        [
          "First, who it is",
          "I can look for you. May I have your full name and date of birth, and the reason you’d like us to call you back at this number?",
        ],
        [
          "Nothing back yet",
          "They aren’t back. We expect them by Thursday, and you’ll hear from us that day either way. If you don’t, please call and ask for Kim.",
        ],
        [
          "Back, and released to be said",
          "They’re back, and the doctor asked me to read you his note exactly: [note]. Would you like to talk to the nurse about it?",
        ],
        [
          "Back, and not released",
          "They’re back, and the doctor calls everyone personally about these. She has time at noon and at four. Which is better for you?",
        ],
        [
          "“Is it bad?”",
          "I don’t know, and I’m not allowed to read it that way. I know that waiting is awful. I’ll make sure you get a time today.",
        ],
      ],
      mistake: [
        "Saying “It’s probably fine”",
        "You don’t know, and if it isn’t, you’re the person who said so. Give the time of the call instead.",
      ],
      checks: ["Everyone at the desk has the five sentences, and says them the same way each time."],
      tasks: ["Practice the five sentences until good news and bad news sound the same."],
    },
    {
      does: "Verify before you even say that there is a result",
      asks: "Who may get results by phone?",
      heard: /\b(?:who|verif\w*|identity|spouse|parent|family|hipaa|privacy|permission)\b/,
      says: [
        "Two identifiers, and only then a look into the chart. A husband, an adult daughter or a school nurse gets nothing unless the patient has agreed and it’s noted. Parents of teenagers are a special case in many states, since young people may have a right to privacy for some tests; ask your attorney and write the answer on the card.",
      ],
      checks: ["Nothing is said, not even that a result exists, before two identifiers match."],
      tasks: ["Put the two identifiers and the rule for relatives and teenagers on the card."],
    },
    {
      does: "Leave nothing on voicemail but a name and a number",
      asks: "Can we leave results on voicemail?",
      heard: /\b(?:voicemail|message|text|portal|email|leave)\b/,
      says: [
        "Not “your results,” not the name of the test, not “good news.” If a patient has asked in writing for messages at a private number, follow your own policy on how much may be said. Many results reach the portal before anyone calls, so tell people at the visit that they may see a number without an explanation, and when the explanation comes.",
      ],
      checks: ["Messages mention neither a test nor a result."],
      tasks: ["Write the voicemail sentence, and the one that warns people about the portal."],
    },
    {
      does: "Promise a day when the sample is taken",
      asks: "How do we get fewer calls about results?",
      heard: /\b(?:fewer|prevent|reduce|promise|day|when)\b/,
      says: [
        "One sentence while the bandage goes on: “You’ll hear from us by Thursday either way. If you haven’t by Friday noon, call and ask for Kim.” Say the day, not “a few days.” Put it on the summary as well. Then keep it, above all when there’s nothing to report yet, because that’s when people call.",
      ],
      mistake: [
        "“No news is good news”",
        "Sometimes it’s a lost result. It also makes every quiet day end in a call. Send something either way.",
      ],
      checks: ["Everyone leaves with the day on which they’ll hear, and what to do if they don’t."],
      tasks: ["Say the day at each test from tomorrow on, and print it on the summary."],
    },
    {
      does: "Sort what comes back, twice a day",
      asks: "How should results be worked through?",
      heard: /\b(?:sort|work|clinician|release|twice|workflow|nurse|track)\b/,
      says: [
        "A clinician marks each result: desk may say, nurse calls, doctor calls. At eleven and at three, somebody does what the marks say. What frightens is told by a clinician, by voice, at a time when the patient can talk and someone’s there for questions. A list shows each test that was sent and hasn’t come back, and one person reads it every Friday.",
      ],
      checks: [
        "Each result is marked by a clinician for who tells it, and a list shows what hasn’t come back.",
      ],
      tasks: ["Set two times a day for results, and start the list of tests still out."],
    },
    {
      does: "Keep machines out of the content",
      asks: "Can an assistant handle result calls?",
      heard: /\b(?:assistant|ai|machine|automated|voicemail)\b/,
      says: [
        "It may take name, number and the test’s date, say when people hear, and pass on anyone who sounds unwell. It shouldn’t have results to read, and it shouldn’t confirm that there are any. Test it: claim to be someone’s wife and ask whether “it” came back.",
      ],
      checks: ["An assistant has no results and confirms none."],
      tasks: ["Call as somebody’s wife and ask whether the results are in."],
    },
  ],
};
