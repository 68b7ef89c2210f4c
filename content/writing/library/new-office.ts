import type { Subject } from "./kinds.ts";

export const newOffice: Subject = {
  id: "new-office",
  name: "phones for a new office",
  heard:
    /\b(?:open(?:ing)?|start(?:ing)?|launch\w*|set(?:ting)? up|new|mov(?:e|ing)) (?:\w+ ){0,4}(?:practice|office|firm|clinic|business|location|company|shop)\b.*\b(?:phones?|calls?|reception\w*|front desk)\b|\b(?:phones?|calls?|reception\w*|front desk)\b.*\b(?:opening|starting|launching|brand[- ]new|moving|new) (?:an? |your |our |to )?(?:\w+ )?(?:practice|office|firm|clinic|location|business)\b/,
  not: /\b(?:patient|client|customer|hire|receptionist|ai|assistant)s? (?:calls?|intake)\b|\bnew (?:patients?|clients?|customers?|front desk|office (?:manager|hire|staff)|receptionists?|people|person|hires?|employees?)\b|\bphone system\b|\b(?:two|three|four|several|multiple) \w+\b|(?<!\bopen(?:ing)? (?:an?|our|your|my|the) )\bsecond \w+\b/,
  title: "Setting up the phone for a new office of {who}",
  lead: "Get a number that’s yours, decide who or what answers at each hour of the week, write one page of answers, and test it from outside before the first ad goes out. A new place has few calls, and each one counts twice. You don’t need much equipment. You need to be reachable from the first day, and to sound as if you’d been there for years.",
  close:
    "In the first month, read every call at the end of the day: who, what about, how it ended. It takes ten minutes while there are few, and no later month will teach you as much.",
  passages: [
    {
      does: "Own the number",
      asks: "Which number should we get?",
      heard: /\b(?:number|local|toll|port|own|vanity|cell)\b/,
      says: [
        "A local number in your own business’s name, with you as the account holder and the papers in your drawer. Not your private cell, since you’ll hand that job to somebody one day, and not one that belongs to a marketing company. Put the same number everywhere from the first day: sign, website, business listing, invoices. Changing it later costs years.",
      ],
      mistake: [
        "Starting with your own cell phone",
        "In two years every patient or client has it, and you can’t take a day off. A proper number that rings on your cell costs a few dollars.",
      ],
      checks: ["The number is registered to the business, and it’s the same everywhere."],
      tasks: ["Register a local number in the business’s name, and use it everywhere."],
    },
    {
      does: "Draw the week, and put a name in every hour",
      asks: "Who will answer?",
      heard: /\b(?:who|answer|hours|staff|cover\w*|week|receptionist)\b/,
      says: [
        "Seven days, by the hour: you, somebody at the desk, a family member, a service, an assistant, nobody. Be honest about the last. In the beginning you’ll be the one who answers and the one who works, so give calls a second place to go after three rings. It needn’t be a hire; it has to be something that takes a name and gives a time.",
      ],
      checks: ["Each hour of the week has a name or a thing that answers."],
      tasks: ["Draw the week by the hour and put a name or a thing into each field."],
    },
    {
      does: "Write the page before the first call",
      asks: "What do we need to have ready?",
      heard: /\b(?:page|answers|script|ready|prepare|greeting|write|checklist)\b/,
      says: [
        "Greeting, hours, where to park, what you do and don’t do, first prices or ranges, what may be booked and for how long, what’s urgent. You’ll change half of it in the first month, and that’s what it’s for. If two of you answer, it’s the only way to say the same thing.",
      ],
      checks: ["One page with greeting, hours, parking, prices, bookings and urgent calls is by the phone."],
      tasks: ["Write the page: greeting, hours, parking, prices, what may be booked, what’s urgent."],
    },
    {
      does: "Buy less than they offer",
      asks: "What equipment do we need?",
      heard: /\b(?:equipment|buy|system|voip|need|cost|price|hardware|headset)\b/,
      says: [
        "An internet phone service with two channels, a log you can download, rules for no answer and after hours, and texts from the same number. A headset for whoever answers most. A cell phone app for you. That’s enough for the first year. Skip the menu, the hold music and the three-year contract.",
      ],
      mistake: [
        "Signing for five years in the first week",
        "You don’t know yet how many calls you’ll have or when. Take a monthly contract, and pay the few dollars more.",
      ],
      checks: ["The contract is monthly, and the system has a log, call rules and texting."],
      tasks: ["Choose a monthly service with a log, call rules and texting from your number."],
    },
    {
      does: "Settle privacy on day one",
      asks: "What about HIPAA or confidentiality?",
      heard: /\b(?:hipaa|privacy|confidential\w*|legal|agreement|compliance)\b/,
      says: [
        "For a practice: business associate agreements with whoever stores voicemails, texts or call notes, and a line for each in the risk analysis. For a firm: who can hear a message, and names before the story. It’s an afternoon now, and a project once you have four vendors and a thousand calls.",
      ],
      checks: ["Whoever stores messages has signed what they must, and it’s in the files."],
      tasks: ["List who stores messages and get the agreements signed before opening."],
    },
    {
      does: "Test it from outside the week before",
      asks: "How do we test it before opening?",
      heard: /\b(?:test|before|week|outside|check|trial)\b/,
      says: [
        "Five friends call at different hours: one at lunch, one at nine in the evening, two at once, one who mumbles. They tell you what they heard, in seconds and in words. Check that the number on the sign, the site and the listing is the same, by calling each. It’s astonishing how often one digit isn’t.",
      ],
      checks: ["Five people called at different hours, and every printed number was dialed."],
      tasks: ["Have five friends call at different hours, and dial every printed number once."],
    },
    {
      does: "If you’re moving, bring the old number along",
      asks: "What if we are moving an office?",
      heard: /\b(?:mov(?:e|ing)|relocat\w*|old|address|transfer)\b/,
      says: [
        "Start porting the number six weeks ahead and don’t cancel the old service until it rings at the new place. Change the address in the greeting two weeks before, with the date: “From June 3rd we’re at [address].” Ask everyone who books for the new place whether they know it, and text the pin the day before. The listing online changes on the day of the move, not a week early.",
      ],
      extra: true,
      checks: [
        "The number is ported, and everyone with a time after the move has had the new address by text.",
      ],
      tasks: [
        "Start porting six weeks ahead, and text the new address to everyone with a time after the move.",
      ],
    },
  ],
};
