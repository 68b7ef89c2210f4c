import type { Subject } from "./kinds.ts";

export const telling: Subject = {
  id: "telling",
  name: "telling people about an AI receptionist",
  heard:
    /\bwhat to (?:tell|say to) (?:\w+ ){0,2}(?:patients|clients|customers|callers|families|people|residents|tenants|members|guests)\b.*\b(?:ai|assistant|bot|virtual|automated)\b|\b(?:tell(?:ing)?|explain(?:ing)?|announc\w+|communicat\w+|inform(?:ing)?|introduc\w+)\b.*\b(?:ai|assistant|bot|virtual|automated)\b.*\b(?:patients|clients|customers|callers|families|people|trust|scar\w+)\b|\b(?:tell(?:ing)?|explain(?:ing)?|announc\w+|communicat\w+|inform(?:ing)?) (?:\w+ ){0,2}(?:patients|clients|customers|callers|families|people)\b.*\b(?:ai|assistant|bot|virtual|automated)\b/,
  title: "How to tell {customers} about an AI receptionist at {who}",
  lead: "Say it early, say it in two sentences, and say it the same way everywhere: a computer answers when we can’t, it’ll tell you that it’s a computer, and you can ask for one of us at any time. People aren’t scared of a machine that answers the phone. They’re scared of never reaching a person again, so promise that first, and keep the promise.",
  close:
    "Ask the next ten people who mention it what they thought, and write their words down. You’ll find two you want to fix and one you’ll want to put on the website.",
  passages: [
    {
      does: "Start with the reason, in their terms",
      asks: "How do we explain why we’re doing it?",
      heard: /\b(?:why|reason|explain|scar\w*|worr\w*|afraid)\b/,
      says: [
        "“We’re embracing innovation” is about you. “Too many of you got a busy signal” is about them. Give the true reason with a number if you have one: last month, ninety calls rang out at lunch. Then say what stays: the same people, the same number, the same front desk. Leave out the word “replace” in any form; saying that nobody’s being replaced makes everyone wonder.",
      ],
      mistake: [
        "Announcing technology",
        "Nobody asked for technology. They asked for someone to pick up. Say that someone always will.",
      ],
      checks: ["The reason is a sentence about callers and not about us."],
      tasks: ["Write the reason in one sentence, with last month’s number of missed calls."],
    },
    {
      does: "Put two sentences on the website",
      asks: "What should the website say?",
      heard: /\b(?:website|web|site|page|online|newsletter|email)\b/,
      says: [
        "On the contact page, right under the number, where people look when they’re about to call. Two sentences and a link to the answers of a few questions. Don’t hide it in the privacy policy, although it belongs there as well.",
      ],
      lines: [
        [
          "Website",
          "When we can’t get to the phone, an automated assistant answers. It’ll tell you that it’s a computer, it can help with simple requests, and you can ask for one of us at any time.",
        ],
        [
          "Below it",
          "It doesn’t give advice, and what you say is used only to help with your call. Questions? Ask us: [number].",
        ],
      ],
      checks: ["The contact page says it in two sentences under the phone number."],
      tasks: ["Put the two sentences under the phone number on the contact page."],
    },
    {
      does: "Let the greeting say it first",
      asks: "What should the phone greeting say?",
      heard: /\b(?:greeting|phone|call|recording|hear)\b/,
      says: [
        "The greeting is the announcement that everyone hears. Name, what it is, what it can do, and the way out, in under ten seconds. Keep the way out in it for good. Callers who know the door’s open mostly stay.",
      ],
      lines: [
        [
          "Greeting",
          "Thanks for calling [name]. Everyone’s with someone right now, so you’ve reached our assistant. I’m a computer. I can help with scheduling or take a message, and if you’d rather talk to a person, just say so.",
        ],
        ["If they ask what it is", "I’m an automated assistant. I’m not a person, but I can get you one."],
        ["Emergency", "If this is an emergency, please hang up and call 911."],
      ],
      checks: ["The greeting says within ten seconds that it’s a computer and how to reach a person."],
      tasks: ["Write the greeting with the way out in it, and time it."],
    },
    {
      does: "Give the front desk an honest answer",
      asks: "What should the front desk say?",
      heard: /\b(?:front desk|desk|staff|team|say|person|ask|counter|wording|examples?)\b/,
      says: [
        "People will ask at the counter, often as a joke. Whoever stands there should have one relaxed sentence and believe it, so ask them to write it. If the desk rolls its eyes, no announcement will help.",
      ],
      lines: [
        [
          "“So I talk to a robot now?”",
          "Only when we can’t pick up! Say you’d like a person, and you’ll get one of us.",
        ],
        [
          "“I don’t like those things.”",
          "That’s fine, plenty of people don’t. I’ll put a note on your file, and we’ll call you ourselves.",
        ],
        ["“Does it record me?”", "[What’s true.] If you’d rather not say something to it, just ask for us."],
        [
          "“Is it going to diagnose me?”",
          "No. It doesn’t give advice. It takes down what you need, and one of us calls.",
        ],
      ],
      checks: ["Everyone at the desk has a sentence of their own and has said it aloud."],
      tasks: ["Have everyone at the desk write and say their own sentence."],
    },
    {
      does: "Take a no for an answer",
      asks: "What about people who don’t want it?",
      heard: /\b(?:don'?t want|opt|refuse|older|elderly|against|upset|trust|complain\w*)\b/,
      says: [
        "Some people won’t have it, and arguing loses them. Give them a way to a person, a direct line or a note in the record that says “wants a call from one of us.” It’ll be fewer than you fear, and how you treat them gets around. Thank them for saying it; the ones who don’t say it just go.",
      ],
      mistake: [
        "Trying to convert the ones who mind",
        "They don’t want a demonstration. They want a person. Give them the way to one, and they’ll tell their friends that you did.",
      ],
      checks: ["People who mind have a note in the record and a way to a person."],
      tasks: ["Add a note field for people who want a call from a person."],
    },
    {
      does: "Say what happens to what they say",
      asks: "What do we say about privacy?",
      heard: /\b(?:privacy|private|data|record\w*|confidential\w*|hipaa)\b/,
      says: [
        "One plain paragraph: what it writes down, who reads it, how long it’s kept, and that it isn’t used for advertising, if that’s so. Check each statement with your vendor in writing before you publish it. If you’re bound by HIPAA, have your compliance officer read it. A promise you can’t keep about privacy is worse than none.",
      ],
      checks: ["Each sentence about privacy was confirmed by the vendor in writing."],
      tasks: ["Get each privacy sentence confirmed by the vendor in writing."],
    },
    {
      does: "Tell them what you learned",
      asks: "Do we follow up?",
      heard: /\b(?:follow|after|later|feedback|update)\b/,
      extra: true,
      says: [
        "After six weeks, one short note: how many calls it took, what people complained about, what you changed. “Several of you said it was too fast. We’ve slowed it down.” Nothing builds trust like being seen to listen, and it’s the note people remember.",
      ],
      checks: ["After six weeks we tell people what we changed."],
    },
  ],
};
