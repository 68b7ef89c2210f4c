import type { Sayings } from "./saying.ts";

/** For somebody who is in need, or angry. */
export const upsetCallers: Sayings = {
  distress: [
    ["First of all", "Are you safe right now? If you’re not, please hang up and call 911."],
    ["When they can’t speak", "Take your time. I’m here, and I’m not going anywhere."],
    ["When they apologize for crying", "You don’t have to be sorry. I’m glad you called."],
    ["When you have heard what happened", "So [one sentence, in their words]. Did I get that right?"],
    [
      "Before you ask anything else",
      "In case we get cut off: what should I call you, and what number is safe to call back?",
    ],
    [
      "When they ask what they should do",
      "I’m not the right person to answer that, and I don’t want you to act on a guess. I’ll get someone who is.",
    ],
    [
      "When somebody can take over",
      "I’m getting [name] now. I’ll tell them what you told me, so you won’t have to say it again.",
    ],
    [
      "When nobody can",
      "[Name] will call you today at four, at this number. If anything changes before then, call me. My name is Kim.",
    ],
    [
      "If they talk about ending their life",
      "I’m staying with you. You can also call or text 988 at any hour. Are you alone right now?",
    ],
    [
      "At the end",
      "So: [name] calls you at four. Could you say that back to me? And if you’re not safe, call 911.",
    ],
  ],
  complaints: [
    ["When they begin", "I’m listening. Tell me what happened."],
    ["When they have finished", "So you waited all morning, and nobody came or called. Is that right?"],
    ["When it is your fault", "That shouldn’t have happened, and I’m sorry it did."],
    [
      "When you don’t know yet",
      "I want to look into it before I say anything. I’ll call you myself, today before four.",
    ],
    [
      "When they shout",
      "I want to help you, and I can’t while I’m being shouted at. Shall we go on, or shall I call you in half an hour?",
    ],
    [
      "When they want money back",
      "I can’t promise that, but I know who can decide. She’ll call you tomorrow before noon.",
    ],
    ["When it is settled", "I’ve written down what we agreed, and you’ll get it in writing today."],
    [
      "When they are scared, not angry",
      "You did the right thing by calling. Is anyone in danger right now? Then please hang up and call 911.",
    ],
  ],
};
