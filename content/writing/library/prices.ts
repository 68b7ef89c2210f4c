import type { Subject } from "./kinds.ts";

export const prices: Subject = {
  id: "prices",
  name: "price questions on the phone",
  heard:
    /\b(?:want|asking for|ask for) (?:just |only )?(?:a |the )?price\b|\bprice (?:callers|calls|hunters)\b|\b(?:trip|service|call-?out|diagnostic) (?:fees?|charges?)\b|\b(?:legal )?fees? (?:on|over|in|during) (?:the|a) (?:first )?(?:call|phone|conversation)\b|\btalk\w* about (?:\w+ )?(?:fees|prices|money|cost)\b|\b(?:how much|what (?:it|a \w+|an \w+|something) costs?|(?:asks?|asking|wants? to know) (?:us |you )?(?:what|how much) (?:[\w'-]+ ){1,5}(?:costs?|is|are)|price (?:questions?|shoppers?|quotes?)|pric(?:es|ing) (?:on|over) the phone|quot\w+ (?:a |prices? |fees? )?(?:price |fee )?(?:on|over) the phone|ask\w* (?:about|for) (?:the )?(?:price|prices|cost|fees?|a quote))\b/,
  not: /^how much (?:does|do|is|are|should)\b(?!.*\b(?:calls?|callers?|phones?|ask\w*|say|tell)\b)|\bafter[- ]hours\b|\b(?:missed|ai|assistant|answering service|software|lost|vs|no-?shows?|receptionist cost)\b/,
  title: "How to answer price questions on the phone at {who}",
  lead: "Give a range, say what it depends on, and ask one question back. Then offer a time. “It depends” on its own sounds like hiding, and a bare number invites the caller to compare you with somebody else’s bare number. What they really want to know is whether there’ll be a surprise, so tell them how you prevent one.",
  close:
    "Write your own ranges on one dated sheet, have whoever is responsible for prices approve it, and throw the old one away. The desk gets calmer, and callers hear the same number from everyone.",
  passages: [
    {
      does: "Use the three-part answer",
      asks: "What do we say when someone asks how much it costs?",
      heard: /\b(?:say|script|answer|how much|crown|cost|price|respond|words)\b/,
      says: [
        "Range, reason, question. It takes fifteen seconds, it’s honest, and it turns a price check into a conversation. The question matters most: whoever tells you what’s going on has stopped shopping and started talking. Keep your voice even on the number. If you sound sorry about it, they’ll be sorry, too.",
      ],
      lines: [
        [
          "The answer",
          "For most people it’s between [low] and [high]. It depends on [the one thing that decides it], and you’ll have the exact figure before anything is done. May I ask what’s going on?",
        ],
        [
          "Then",
          "Thank you, that helps. I have Wednesday at 10 or Thursday at 4 to take a look. Which is easier?",
        ],
        [
          "If they push for a number",
          "I don’t want to give you a number that turns out wrong. The look costs [price], it counts toward the rest, and after that you’ll have it in writing.",
        ],
      ],
      eg: {
        dental:
          "For a crown it could sound like this: “A crown here is usually between [low] and [high]. It depends on the material and on whether the tooth needs a buildup first. With insurance many plans pay a part, and I’ll check yours before you come. Did a tooth break, or did someone tell you that you need one?” Whoever answers can say all of that without being a dentist.",
        medical:
          "If a caller names a dental or medical treatment, the desk gives only approved ranges: “It’s usually between [low] and [high], depending on [the one thing]. With insurance your part may be much less, and I’ll check before you come. Did someone tell you that you need it, or did something happen?”",
      },
      mistake: [
        "Saying “It depends” and stopping",
        "The caller hears that you don’t want to tell them. Give the range first, then what it depends on.",
      ],
      checks: ["Ranges and what they depend on are on one dated sheet at every phone."],
      tasks: ["Write low, high and the deciding thing for your ten most asked prices."],
    },
    {
      does: "Know what may be said, and by whom",
      asks: "Who may quote a price?",
      heard: /\b(?:who|may|allowed|sheet|approved|fixed|list)\b/,
      says: [
        "Three kinds of prices: fixed, range, and “has to be seen.” Fixed ones anyone may say. Ranges come from the sheet, never from memory. For the third, the desk says what the look costs and when they’ll have the figure. Write down who decides about exceptions, so nobody at the desk gets talked into a discount by the most persistent caller of the day.",
      ],
      mistake: [
        "Quoting from memory",
        "Three people, three numbers, and the caller remembers the lowest. One sheet, one date, and nothing said that isn’t on it.",
      ],
      checks: ["Every price is marked fixed, range or has-to-be-seen, and exceptions have a name."],
      tasks: ["Sort your prices into fixed, range and has-to-be-seen, and name who decides exceptions."],
    },
    {
      does: "Explain the trip fee before you drive",
      asks: "How do we explain a trip or service call fee?",
      heard: /\b(?:trip|call-?outs?|service (?:fee|call)|diagnostic|just to come|come out)\b/,
      only: ["trades"],
      says: [
        "People don’t mind paying for a trip; they mind hearing about it at the door. Say the fee, what’s in it, and that it comes off the repair if it does. Then say what it saves them: a price in writing before anyone starts. The few who hang up at that point would have argued with your technician.",
      ],
      lines: [
        [
          "The fee, in one breath",
          "It’s [fee] to come out, and that covers finding out what’s wrong. You’ll get the price in writing before we touch anything, and if you go ahead, the [fee] comes off.",
        ],
        [
          "When somebody only wants a number",
          "For most jobs like that it’s between [low] and [high], and what decides it is [one thing]. Is yours the older kind or the newer one?",
        ],
      ],
      mistake: [
        "Naming a repair price for something nobody has seen",
        "You’ll be held to it, or you’ll start the visit with an apology. Give the range and the trip fee, and stop there.",
      ],
      checks: ["The trip fee is said on the phone, with what it covers."],
      tasks: ["Write the sentence for the trip fee and use it on every call."],
    },
    {
      does: "Say what’s included",
      asks: "What if somebody else is cheaper?",
      heard: /\b(?:cheaper|competitor|expensive|too (?:much|high)|include\w*|compare|shopp\w*|discount)\b/,
      says: [
        "“They’re cheaper” is often true of something else. “That may be. Ask them whether [the follow-up, the material, the disposal] is included. With us it is.” Then leave it. Never run down the other place, and don’t match a price you haven’t seen in writing. Some callers only want the lowest number, and losing them politely is fine.",
      ],
      lines: [
        [
          "Too expensive",
          "I understand. What did you have in mind? There may be a way to do it in two steps.",
        ],
        ["Just shopping", "Smart. May I tell you what’s in ours, so you’re comparing the same thing?"],
      ],
      mistake: [
        "Lowering the price on the phone",
        "Now the first number looks dishonest. Offer a smaller piece or two steps, and keep the price.",
      ],
      checks: ["We can say in one sentence what our price includes that others may not."],
      tasks: ["List what’s included in your three biggest prices, in callers’ words."],
    },
    {
      does: "Take the surprise out of it",
      asks: "How do we build trust about cost?",
      heard: /\b(?:trust|surprise|estimate|writing|payment|afford|financ\w*|insurance)\b/,
      says: [
        "“You’ll know before anything is done” is the most valuable sentence in this conversation, as long as it’s true. Say when they’ll have the figure and in what form. If there are ways to pay over time, mention it before they have to ask; people who worry about money rarely say so. They just don’t come.",
      ],
      checks: ["Callers hear when they’ll have the exact price, and that it comes before the work."],
      tasks: ["Write one sentence on when people get the exact price, and one on ways to pay."],
    },
    {
      does: "Follow up once",
      asks: "What if they say they’ll think about it?",
      heard: /\b(?:think|follow|undecided|call back|didn'?t)\b/,
      says: [
        "“Of course. Shall I text you the range so you have it in front of you? And may I check back Thursday?” Send the text while they’re on the line. On Thursday, call once. You’ll be the only one on their list who did.",
      ],
      checks: ["Callers who want to think get the range by text and one call back."],
      tasks: ["Send the range by text, and call once on the day you named."],
    },
  ],
};
