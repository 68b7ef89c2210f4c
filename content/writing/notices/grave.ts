import type { Notice } from "./kind.ts";

// News that can harm whoever reads it, or has harmed somebody. Nothing here soothes: what readers have to do comes first,
// and each says who has to read it before it goes out.

export const breach: Notice = {
  id: "breach",
  gist: "What happened, what was in it, what we have done, and four things you can do today.",
  heard:
    /\bdata (?:breach|leak|theft|incident)\b|\bbreach(?:es|ed)? (?:of|at|in|by|involving)\b|\bhack(?:ed|ers?)\b|\bransomware\b|\bphish(?:ed|ing)\b|\bcyber ?(?:attack|security incident)\b|\b(?:stolen|lost|missing) (?:laptop|computer|server|hard drive|backup|files|records|tablet)\b|\b(?:laptop|computer|server|records?|files|charts) (?:was|were|has been|have been|got) (?:stolen|lost|exposed|taken)\b/,
  says: [
    "What happened: [on which day, what was reached, and how we noticed].",
    "What was in it: [name, address, date of birth, card or insurance number, records: only what is certain]. What was not: [what].",
    "What we have done: closed the way in on [day], reported it to [whom], and had [who] look at the rest.",
    "What you can do today: watch your statements; change the password if you use it elsewhere; be careful with calls and e-mails that mention this, since we won’t ask for a number or a payment in any of them; and if your Social Security number was in it, freeze your credit with all three bureaus, which is free.",
  ],
  todo: "One person here answers questions about this: [name], at [number], [from when to when].",
  ends: "We’re sorry. You trusted us with it, and it should not have happened.",
  before:
    "before this goes out, your lawyer and your insurer read it. Every state has a law on what such a letter has to say and by when; for patients’ records, see also “Breach Notification Rule” on hhs.gov",
};

export const exposure: Notice = {
  id: "exposure",
  gist: "Who may be concerned, what to do now, and whom to call before you come.",
  heard:
    /\b(?:measles|tuberculosis|tb|covid(?:-19)?|mumps|pertussis|whooping cough|norovirus|hepatitis|meningitis|chickenpox|monkeypox|mpox|scabies|lice|bed ?bugs|legionella|legionnaires|ringworm|strep)\b.{0,60}\b(?:here|our|in|at|among|case|cases|outbreak|patient|child|employee)\b|\b(?:case|outbreak|exposure) (?:of|to)\b|\btest(?:s|ed)? positive\b|\b(?:not|improperly|incorrectly) steriliz\w+|\bsterilization (?:failure|error|problem)\b/,
  not: /\b(?:vaccin\w+|flu shots?|testing is|test kits|now offer)\b/,
  says: [
    "Who this concerns: whoever was in [which room] on [day] between [hour] and [hour]. If you were somewhere else or came on another day, it’s not about you.",
    "What to do now: [in the health department’s words: what to watch for and until when, who should be tested or given something, and how soon].",
    "If you feel ill, call before you go anywhere, here too, and say that you may have been in contact. Where breathing is hard or somebody is very ill, call 911 and say the same.",
    "We won’t say who it is. Please don’t guess: that person is a neighbor.",
  ],
  todo: "Questions go to [name], at [number], or to the health department, at [number].",
  ends: "We’d rather tell you once too often than too late.",
  before:
    "before this goes out, call the county or state health department. It says who is told what, and often writes the text itself",
};

export const recall: Notice = {
  id: "recall",
  gist: "How to tell whether yours is one of them, what to do with it, and what you get back.",
  heard:
    /\brecall(?:s|ed|ing)?\b|\b(?:unsafe|dangerous|defective|faulty|contaminated) (?:batch|product|part|lot|item)s?\b|\b(?:salmonella|listeria|e\. ?coli|glass|metal)\b.{0,30}\b(?:in|found|detected)\b|\bfound (?:salmonella|listeria|glass|metal)\b/,
  not: /\brecall (?:visit|appointment|list|system|letter|card|patients)|\bdental recall|\bdue for\b/,
  says: [
    "Stop using it now, also where it looks right. How to tell whether yours is one of them: [the name, the lot or the date, and where it’s printed, or the day on which you bought it].",
    "What it can do: [in one sentence, as whoever found it wrote it]. If somebody feels ill or is hurt, see a doctor, take this letter along, and tell us afterward.",
    "What you get: [money back, another one, or the repair], without a receipt and without a form. Bring it in a closed bag, or tell us and we’ll pick it up.",
  ],
  todo: "If you gave one away or sold it on, please pass this on as well. For questions: [name], at [number].",
  ends: "We’re sorry that it came from us.",
  before:
    "before this goes out, speak with the manufacturer, your insurer, and the office in charge (cpsc.gov for goods, fda.gov for food, drugs and cosmetics). It may have to be reported first, and in their words",
};

export const hazard: Notice = {
  id: "hazard",
  gist: "What was found and where, what not to use until it’s cleared, and whom to call.",
  heard:
    /\b(?:gas leak|carbon monoxide|asbestos|mold|radon|legionella|arsenic|lead (?:in|paint|pipes?)|bacteria|boil[- ]water|contaminat\w+|sewage|flood(?:ed|ing)?|fire (?:in|at|broke))\b|\bfound (?:lead|bacteria|mice|rats)\b/,
  not: /\b(?:remov(?:al|es?|ing)|remediation|inspections?|services?|testing for|insurance)\b/,
  says: [
    "What is certain: [what was found, where, by whom it was measured, and on which day]. What we don’t know yet: [what], and we’ll write again by [day], also if there’s little to say.",
    "Until it’s cleared, please don’t use [which rooms, taps or equipment]. You don’t have to judge by smell or looks.",
    "What we’re doing: [who comes, on which day, and what is done first]. If you can’t do without it, we’ll provide [what] from [day] on.",
    "If you feel ill and think it may be this, see a doctor and take this letter along. If you smell gas or an alarm sounds, go outside first and call 911 from there.",
  ],
  todo: "For questions, also at night: [name], at [number].",
  ends: "We’re sorry for the worry, and we’ll say as plainly when it’s over.",
  before:
    "before this goes out, speak with whoever measured it, your insurer, and the city or state office in charge. It may have to be reported first, and in their words",
};

export const hurt: Notice = {
  id: "hurt",
  gist: "What is certain, what is closed until it’s safe, and whom to ask.",
  heard:
    /\b(?:hurt|injur(?:ed|y|ies)|broke (?:an?|his|her|their) \w+|fell (?:off|from|down|on|in)|burned|drown\w*|electrocut\w+|bitten|was (?:attacked|assaulted|robbed)|robbery|shooting|break-?in|accident)\b|\bcut (?:an?|his|her|the|our|one of) [\w’ ]{2,20}’s\b/,
  not: /\b(?:accident (?:lawyers?|attorneys?|claims?)|injury (?:law|lawyers?|attorneys?|firm|practice|cases?)|award|won)\b/,
  says: [
    "What is certain: [on which day, where, and that somebody is being cared for]. We won’t say who it is, and ask you not to either.",
    "What we have done: [what is closed or changed], until somebody who knows has looked at it.",
    "What we don’t know yet is how it came about. We’ll write again by [day], also if there’s little to say.",
  ],
  todo: "If you saw it happen, tell [name], at [number]. So does whoever has a question that can’t wait.",
  ends: "Our thoughts are with whoever was hurt.",
  before:
    "before this goes out, the family has been told, and your insurer has read it. A letter to all says no cause, no blame and no name",
};

export const suit: Notice = {
  id: "suit",
  gist: "What is public, what it doesn’t change for you, and whom to ask.",
  heard:
    /\blawsuits?\b.{0,30}\bagainst (?:us|our|the|dr)\b|\b(?:we|our \w+|dr \w+)(?: is| are| was| were| has| have| being| been)* (?:sued|charged|indicted|under investigation|investigated|suspended|arrested)\b|\b(?:was|been|were) arrested\b|\b(?:stole|embezzled|stealing|embezzl\w+)\b|\b(?:an|the) investigation (?:into|of|against|by)\b|\bagainst our (?:firm|practice|company|office|school|clinic)\b/,
  says: [
    "What is public: [who says what, at which court or office, since which day]. It’s what somebody claims; nothing has been decided.",
    "What it changes for you: [nothing, or what]. Your matters, your records and the people who work for you are where they were, and every date that you have stands.",
    "We can’t say more while it is open, and we won’t argue it in letters. When it’s decided, you’ll hear it from us.",
  ],
  todo: "If it makes you doubt whether you’re in good hands here, ask for [name], at [number]. That’s a fair question.",
  ends: "Thank you for hearing it from us first.",
  before: "before this goes out, the lawyer in the case and your insurer read every word of it",
};

export const death: Notice = {
  id: "death",
  gist: "What happens with your appointments and your records, and where a word for the family goes.",
  heard:
    /\b(?:has |have |had )?(?:died|passed away|passed on)\b|\b(?:death|passing|loss) of (?:our|dr|mr|ms|mrs)\b/,
  says: [
    "Many of you knew [him or her] for years, and so did we. We’re closed on [day], so that all of us can be there.",
    "If you have an appointment, you don’t have to call: [name] will call you within [days] and ask what you’d like, the same time with somebody here or a name nearby. Your records stay with us; if you’d rather have them elsewhere, say where, and we’ll send them.",
    "The family has asked for [what], and to be left in peace otherwise. Cards that come here are given to them.",
  ],
  todo: "If something of yours was under way and can’t wait, call us{at}, and say so in the first sentence.",
  ends: "Thank you for having been [his or her] people.",
  before: "before this goes out, the family has read it, and everyone who works here has been told in person",
};

export const layoffs: Notice = {
  id: "layoffs",
  gist: "What has been decided, who has been told, and what follows for everyone else.",
  heard:
    /\b(?:lay ?offs?|laying off|laid off|letting (?:\w+ ){1,3}go|job cuts|cutting (?:jobs|positions|hours)|eliminat\w+ (?:\w+ )?(?:jobs|positions)|clos(?:e|ing) (?:down|for good)|going out of business|shutting down)\b/,
  says: [
    "What has been decided: [how many positions, which ones, from which day], and why in one sentence: [the figure that left no other way].",
    "Everyone whom it concerns has been spoken to in person before you read this. If nobody has spoken to you, your job is not one of them.",
    "What those who leave get: [pay until when, hours they still have, what happens with insurance, a reference], each of them in writing.",
    "What follows for the rest of us: [who takes over what, what is no longer done].",
  ],
  todo: "I’m at [place] at [hour] today and tomorrow for whoever wants to talk, alone or together.",
  ends: "I’m sorry. You’ve done nothing that brought this about.",
  before:
    "before this goes out, each person concerned has been told face to face, and somebody who knows your state’s rules on final pay and on notice (for larger employers also the WARN Act, dol.gov) has read it",
};

/** For those outside of the business; layoffs are for its own people. */
export const graveNotices: readonly Notice[] = [breach, recall, hazard, exposure, suit, death, hurt];
