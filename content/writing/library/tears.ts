import type { Subject } from "./kinds.ts";

export const tears: Subject = {
  id: "tears",
  name: "callers in tears",
  heard:
    /\b(?:callers?|clients?|patients?|customers?|someone|people|calls?)\b[^.?!]{0,30}\b(?:in tears|cry\w*|griev\w+|bereav\w+|sobbing|emotional|distraught|in shock|break(?:s|ing)? down)\b|\b(?:emotional|grieving|crying|distraught|bereaved) (?:callers?|clients?|patients?|customers?|calls?|pet owners?)\b/,
  not: /\b(?:suicid\w*|crisis|angry|ai|vs|versus)\b/,
  title: "How {who} can take a call from someone in tears",
  lead: "Slow down, say that they have time, make sure they’re safe, and take over the thinking: one small question after the other, and one next step with a name on it. You don’t have to find comforting words. What people remember is that somebody stayed on the line and knew what to do.",
  close:
    "Afterward the person who took it gets five minutes away from the phone and someone to tell. It’s not a luxury. Whoever has to swallow it takes the next caller worse.",
  passages: [
    {
      does: "Give them time, aloud",
      asks: "What do we say first?",
      heard: /\b(?:first|say|words|time|script|handle|respond)\b/,
      says: [
        "They’re ashamed of crying at a stranger, so take that away first. Speak at half your usual speed and a little lower. A pause of five seconds feels endless to you and is just right for them. No “calm down,” no “I know how you feel,” and no typing they can hear.",
      ],
      lines: [
        ["Right away", "Take your time. I’m here, and I’m not going anywhere."],
        ["When they apologize", "You don’t have to be sorry. Anybody would be upset."],
        ["When they can’t speak", "I’ll wait. You can just say yes or no for now. Are you somewhere safe?"],
      ],
      checks: ["Everyone who answers has two sentences ready for somebody who’s crying."],
      tasks: ["Have each person choose two sentences they can really say, and read them aloud."],
    },
    {
      does: "Ask whether they’re safe",
      asks: "What do we have to ask?",
      heard: /\b(?:safe\w*|danger|ask|risk|harm|911|988)\b/,
      says: [
        "One question, asked of everyone and in the same words: “Are you safe right now, and is there someone with you?” Danger to anyone is 911. Thoughts of ending their life are 988, by call or text, and you stay on until they’re connected. Violence at home changes what you may do later, so ask which number is safe to call and whether a message may be left. The words should come from a clinician or whoever’s responsible, and be practiced.",
      ],
      checks: ["Each of us can ask the safety question without reading it, and knows 911 and 988."],
      tasks: ["Practice the safety question in pairs until nobody lowers their voice at it."],
    },
    {
      does: "Take one fact at a time",
      asks: "How do we get the information we need?",
      heard: /\b(?:information|facts|details|form|questions?|name|number)\b/,
      says: [
        "Number first, in case you’re cut off. Then the name. Then one sentence about what happened, and leave the rest for later. A form with twelve fields is the wrong tool: three facts and a promise are a complete call. If they want to tell more, let them; if they don’t, say that they won’t have to repeat this.",
      ],
      eg: {
        law: "At a law firm you also need the other names for the conflict check, and it’s fair to say why: “Before you tell me about him, I have to make sure we’re able to help you. What’s his name?” Then the date of anything that’s been served or scheduled, and no more than that today.",
        vet: "At a veterinary clinic someone may be calling to say goodbye to an animal. Offer the quiet hour, tell them what will happen and whether they can stay, and settle the payment at another time. Change the reminder for the vaccination that same day.",
        medical:
          "In a medical office the reason may be a result, a diagnosis, a death. Change what the family would otherwise be hit by: appointments, reminders, bills. One person does it the same day, and notes that it’s done.",
      },
      checks: ["We take number, name and one sentence, and let the rest wait."],
      tasks: ["Mark the three fields that are enough on a hard call."],
    },
    {
      does: "Hand over with the story attached",
      asks: "Who should take over, and how?",
      heard: /\b(?:hand ?over|transfer\w*|pass|who|attorney|clinician|person|next)\b/,
      says: [
        "Nobody in tears should be on hold with music. Name the person, say what they do, stay until they’re there, and tell the story in two sentences so that the caller hears it’s been told. If nobody’s free, give a time within the hour and keep it. An assistant on the line should do exactly one thing here: notice, and bring in a person at once.",
      ],
      lines: [
        [
          "The handover",
          "I’m going to bring in Dana, who helps people with exactly this. I’ll tell her what you’ve told me, and I’ll stay until she’s on.",
        ],
      ],
      checks: ["Someone by name takes these calls, and the caller is never on hold alone."],
      tasks: ["Name two people who take these calls, and try the handover once."],
    },
    {
      does: "Send the next step in writing",
      asks: "How should the call end?",
      heard: /\b(?:end|next step|after|follow[- ]?up|text|writing|remember)\b/,
      says: [
        "They won’t remember what you said. One text, if the number’s safe for it: who will call, when, and what they need to do, which is nothing until then. Keep the reason out of it. Then make sure that call takes place ten minutes early.",
      ],
      checks: ["The caller gets one short text with who calls and when, without the reason."],
      tasks: ["Write the text, and leave out anything that says why they called."],
    },
  ],
};
