import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

/** Parents who call a dentist; a pediatrician’s have calls of another kind. */
export const dentalParents: Subject = {
  id: "parents-dental",
  of: ["dental"],
  name: "calls from parents",
  heard: together(
    "parents?|moms?|mothers?",
    "calls? from|calling|calls|call|phone calls|worried|anxious|nervous|script",
  ),
  not: /\b(?:plan|school|daycare|text(?:s|ing)?|no[- ]shows?|ai|spanish|insurance)\b/,
  title: "How {who} can handle calls from parents",
  lead: "A parent who calls about a child’s teeth wants to hear three things: that somebody will be patient with the child, what happens at the visit, and when it is. Ask the child’s name and age first, say the visit in four plain sentences, and offer two times. If they don’t book, they hear from you once more, with something in it.",
  close:
    "Call your own number as a parent this week: “She’s four, and she’s scared.” Note when you first heard the child’s name.",
  passages: [
    {
      does: "Ask for the child’s name and age before anything else",
      asks: "What should we ask first?",
      heard: /\b(?:ask|first|questions?|age|name|script|say)\b/,
      says: [
        "The name goes into every sentence after it, and the age decides how long the visit is and who takes it. Then one open question: has she been to a dentist before, and how was it? Whatever the parent tells about the child’s fear is written down in their words, because the assistant reads it at the chair. Insurance comes at the end.",
      ],
      lines: [
        ["Opening", "I’m glad you called. What’s your child’s name, and how old is she?"],
        ["The one question", "Has she been to a dentist before? And how was that for her, and for you?"],
      ],
      mistake: [
        "Beginning with the insurance card",
        "A frightened parent hears that the child comes second. Name and age first, the plan last.",
      ],
      checks: ["The child’s name is used before insurance is asked for."],
      tasks: ["Write the two opening questions on the card at the phone."],
    },
    {
      does: "Tell them what happens at the visit, in four sentences",
      asks: "What does a nervous parent need to hear?",
      heard: /\b(?:nervous|anxious|afraid|scared|worried|fear|reassur\w+|explain|visit|happens)\b/,
      says: [
        "What’s unknown is what frightens, the parent as well as the child. Say it in the order in which it happens, with the words that your dentist uses to children, and say what a child may decide. Promise nothing for the dentist: not that it won’t hurt, and not that there’s no cavity.",
      ],
      lines: [
        [
          "What happens",
          "You both come in together. First Dr. [name] says hello and counts her teeth with a small mirror. If she wants to stop, she lifts her hand, and we stop. It’s about [number] minutes.",
        ],
        [
          "“Will it hurt?”",
          "I can’t promise for the dentist, and I won’t guess. What I can say is that nothing is done that she and you haven’t been told about first.",
        ],
      ],
      mistake: [
        "Saying “Don’t worry, she’ll be fine”",
        "It tells the parent that you haven’t heard. Say what happens, step by step, and they’ll judge for themselves.",
      ],
      checks: ["Everybody who answers can say the first visit in four sentences."],
      tasks: ["Have the dentist read and sign the four sentences."],
    },
    {
      does: "Offer two times when the child is awake and fed",
      asks: "Which times do we offer?",
      heard: /\b(?:book\w*|times?|appointment|schedul\w*|when|school)\b/,
      says: [
        "Small children do best in the morning, older ones after school, and both are worse when hungry. Offer two times and not the whole week, with the same person each time if the child is afraid. Brothers and sisters can come along and watch, or get the next chair.",
      ],
      lines: [
        [
          "Two times",
          "For a four-year-old mornings are best. I have Tuesday at 9 or Thursday at 9:30, both with [name]. Which suits you?",
        ],
      ],
      checks: ["Morning times are held for the youngest."],
      tasks: ["Hold two morning times a week for children under six."],
    },
    {
      does: "If they don’t book, call once more with something new",
      asks: "What do we say when they didn’t book?",
      heard: /\b(?:second|again|don'?t book|didn'?t book|never booked|follow\w*|call back|not book)\b/,
      says: [
        "Ask before they hang up whether you may call again, and on which day. The second call isn’t “Have you decided?” It brings one thing: a morning that came open, the name of the assistant who is good with shy ones, a look at the room on a day without treatment. After that call you stop, and say so.",
      ],
      lines: [
        ["Before they hang up", "Take your time. May I call you on Friday, in case a morning opens up?"],
        [
          "The second call",
          "Hi, it’s [name] from [name of the practice]. You were thinking about [child’s name]’s first visit. You could both come by on Wednesday at 12 just to see the room, with nobody in the chair. Would that help?",
        ],
        ["If it’s no", "That’s fine. I won’t call again, and you’re welcome whenever it suits you."],
      ],
      mistake: [
        "Letting “I’ll think about it” be the end",
        "It’s often fear, and not a no. One call with something in it, on a day they agreed to.",
      ],
      checks: ["Every parent who didn’t book was asked whether we may call once more."],
      tasks: ["Keep a list of those who didn’t book, with the child’s name and the agreed day."],
    },
    {
      does: "Put a knocked-out tooth, swelling or a fall through at once",
      asks: "Which calls can’t wait?",
      heard: /\b(?:emergenc\w*|urgent|fall|knocked|swelling|pain|after hours|night)\b/,
      says: [
        "The list is your dentist’s, on paper, with a name and a number for every hour: a tooth knocked out or pushed in, swelling with fever, bleeding that doesn’t stop, a blow to the head. Trouble breathing or a child who doesn’t wake up is 911 first. Whoever answers reads from the list, reaches the dentist, and gives no advice of their own.",
      ],
      checks: ["The list of what can’t wait is signed by a dentist and stands by each phone."],
      tasks: ["Have a dentist sign the list of what’s put through, with a number for each hour."],
    },
    {
      does: "Know which parent may decide",
      asks: "Who may book and hear what?",
      heard: /\b(?:custody|divorc\w*|consent|grandparents?|who may|other parent|privacy|hipaa)\b/,
      extra: true,
      says: [
        "Whoever brings the child may not be the one who signs. Ask it when you book, send the form to the one who does, and let the desk settle no quarrel: “Let me look at what we have on file and call you back.” What your state asks for is for your attorney to say, once, on one page.",
      ],
      checks: ["It’s asked at booking who signs for the child."],
      tasks: ["Add “Who signs for the child?” to the booking questions."],
    },
  ],
};
