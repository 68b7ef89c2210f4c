/** What is said on the first call, and what never is; `of` are the trades that alone have it. */
export type FirstCall = readonly [never: string, say: string, why: string, of?: "injury"];

/** With somebody who may become a client of a law firm. */
export const firstCallLaw: readonly FirstCall[] = [
  [
    "Just tell me what happened.",
    "Before you tell me what happened, may I have your name, and the names of everybody else in it? I check them first, so that nobody else’s case is in the way of yours.",
    "Names come before the story. What a caller tells you before the conflict check can’t be unheard, and it may cost the firm a client it already has.",
  ],
  [
    "You’ve got a case.",
    "I can’t tell you that, and I don’t want to guess. A lawyer looks at it first. My job is to write it down right and to tell you when you’ll hear.",
    "Whoever answers isn’t the one who decides, and the sentence comes back at the worst moment: “Your office told me I had a case.”",
  ],
  [
    "That should be worth about …",
    "Nobody who’s honest can put a number on it today. [Lawyer] goes through with you what it depends on.",
    "A number on the first call becomes the number that every later offer is held against. Some bars also treat it as a promise of a result.",
  ],
  [
    "You’ve got plenty of time.",
    "When did it happen? And do you have any paper with a date on it: a letter, a ticket, a notice of a hearing?",
    "Deadlines begin on days that nobody on the phone can know, and some are short. Ask for the two dates, put them at the top of the note, and say nothing about how long there is.",
  ],
  [
    "Don’t worry about the adjuster, just tell them your side.",
    "Has an insurance company called you? Have you given a statement or signed anything? Please don’t give a recorded statement before you’ve talked with one of our lawyers. [Your lawyers’ own wording.]",
    "The other side’s insurer often calls within days. It’s the one sentence on this page that your lawyers should write themselves and that everyone says the same way.",
    "injury",
  ],
  [
    "We can take it over from them.",
    "Is a lawyer helping you with this already?",
    "Asked early, in these words, it offends nobody. If the answer is yes, the call goes to a lawyer before another question is asked.",
  ],
  [
    "It won’t cost you anything.",
    "The first talk is [free, or $…]. If we take it, we’re paid [how, in one sentence], and [who pays the costs if it’s lost]. You’ll have it in writing before you sign.",
    "“Free” leaves out the costs, and a caller who finds out about them later feels tricked. Say how you’re paid in one plain sentence that a lawyer has approved.",
  ],
  [
    "Somebody will get back to you.",
    "Ms. Ortiz calls you today by four, at this number. If she hasn’t, ask for me. I’m Dana.",
    "They have three more firms on the list. A name, a day and an hour end the search; “somebody” sends them to the next one.",
  ],
  [
    "Calm down, I need the facts.",
    "You’ve been through a lot. Take your time, I’m writing it down.",
    "They’re hurt, or scared, and may have never called a lawyer. One sentence about that, then the next question, in a slower voice.",
  ],
  [
    "You’re with us now.",
    "So that it’s clear: we’re your lawyers when both of us have signed. Until [Ms. Ortiz] has talked with you, please keep every date and every appointment you have.",
    "A caller who believes that they’re represented stops acting. It has to be said once, and noted that it was said.",
  ],
  [
    "Go and see our doctor.",
    "Have you been seen by a doctor? Who, and since when?",
    "Ask and write down. Sending people to a doctor of the firm’s choosing looks bad later, and whether they need one isn’t yours to judge. If something’s getting worse, it’s 911 or the emergency room.",
    "injury",
  ],
  [
    "Why didn’t you call right away?",
    "I’m glad you called. When was it?",
    "They’re ashamed of it already. You need the date, and not the reason.",
  ],
  [
    "That was clearly their fault.",
    "I wasn’t there, so I’ll write down exactly what you saw.",
    "Fault is what the case will be about. Agreement feels kind on the phone and reads badly in a file.",
  ],
  [
    "We don’t do that.",
    "We don’t handle that kind of matter. The bar’s referral line is [number], and I’ll note that you called.",
    "A no with a number is remembered well, and the next call may be one you want. Send the short letter that says you haven’t taken it.",
  ],
];

/** With somebody new, wherever people come to be looked after or have something done. */
export const firstCallAny: readonly FirstCall[] = [
  [
    "Name and date of birth?",
    "I’m glad you called. What’s going on?",
    "A form asked first makes them a form. Ask what happened, say it back, and the data comes along easily.",
  ],
  [
    "It depends.",
    "For most people it’s between [low] and [high], and you’ll know the exact price before anything is done.",
    "“It depends” sounds like hiding. A range and the next step is an answer.",
  ],
  [
    "Would you like to make an appointment?",
    "I have Wednesday at ten or Thursday at four. Which is easier?",
    "The first can be answered with “I’ll think about it.” The second gets a day.",
  ],
  [
    "We’re booked until the 28th.",
    "The first opening is the 28th at nine. I’ll hold it for you, and if somebody cancels, I’ll call you first. May I?",
    "A date alone is a no. A date and a list is a place in line.",
  ],
  [
    "Have you been here before? No? Then …",
    "Welcome. Since it’s your first time, let me tell you how it goes: where to park, how long it takes, and what happens first.",
    "People put off what they can’t picture.",
  ],
  [
    "Somebody will call you back.",
    "Dana calls you by four today, at this number.",
    "A stranger who has no hour to wait for dials the next name.",
  ],
  [
    "I’m only the receptionist.",
    "I’ll find that out for you. What I can tell you now is …",
    "It tells the caller that they’ve reached nobody.",
  ],
  [
    "You’ll find that on our website.",
    "Let me tell you now, and I’ll text you the page as well.",
    "They called because they didn’t find it, or wanted a voice.",
  ],
  [
    "What insurance do you have?",
    "Which plan is on the card? I’ll look it up while I tell you what’s open.",
    "As a first question it says that the money comes before them. Ask it once they’ve told you why they call.",
  ],
  [
    "Is it an emergency?",
    "Since when, and is it getting worse?",
    "Nobody wants to call their own trouble an emergency. Two facts can be answered, and your list says which of them can’t wait.",
  ],
  [
    "Okay, bye.",
    "So that’s Thursday the 9th at four, with Dr. Lee, and you’ll have it as a text in a minute. Is there anything you’d like to ask before then?",
    "What’s agreed is only kept when it has been said back.",
  ],
];

/** Of a first call about a child; they stand before the others. */
export const firstCallChild: readonly FirstCall[] = [
  [
    "Name and date of birth?",
    "I’m glad you called. What’s your child’s name, how old is she, and is anything hurting?",
    "A parent calls about one child, and often with that child on one arm. Use the name from then on; the form can wait a minute.",
  ],
  [
    "She should have been seen long ago.",
    "You’re calling now, that’s what counts. First visits are short: [what happens, and where you sit meanwhile].",
    "Parents expect to be blamed. A picture of the first visit brings them in; a word of blame sends them to the next name.",
  ],
  [
    "Just tell her it won’t hurt.",
    "You can tell her who she’ll meet and what she’ll see first. Leave the rest to us; we’ve done it many times.",
    "“Hurt” is the word she’ll remember. Say what she’ll see, and nothing that may turn out untrue.",
  ],
];
