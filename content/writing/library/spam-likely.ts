import type { Subject } from "./kinds.ts";

export const spamLikely: Subject = {
  id: "spam-likely",
  name: "outgoing calls marked as spam",
  heard:
    /\b(?:spam likely|scam likely|marked as (?:spam|scam)|labell?ed (?:as )?(?:spam|scam)|show(?:s|ing)? up as (?:spam|scam|unknown)|flagged as (?:spam|scam)|branded calling|caller id name|cnam)\b|\b(?:patients|clients|customers|people|they) (?:don'?t|won'?t|do not|never|aren'?t) (?:pick up|answer\w*)\b[^.?!]{0,40}\b(?:when we call|our calls?|calls? from us|us)\b|\bget (?:patients|clients|customers|people) to (?:pick up|answer)\b/,
  title: "Why your calls show up as spam, and what {who} can do",
  lead: "Labels like “Spam Likely” are put on by the phone carriers’ analytics companies, and a business can ask each of them to correct it. First see what your calls look like on three carriers, then register your numbers and the name that’s shown, then change the habits that look like a robocaller’s. It takes an afternoon, and after that some days of waiting.",
  close:
    "Put a check in the calendar for the first of every month: dial three cell phones from every number you call out on. Labels come back, and it’s better that you see it before your {customers} do.",
  rules: [
    [
      "How caller ID is verified, and what consumers are told",
      "fcc.gov, “Combating Spoofed Robocalls with Caller ID Authentication”",
    ],
    [
      "Where a business registers its numbers",
      "freecallerregistry.com, which passes them on to the three large analytics companies",
    ],
  ],
  passages: [
    {
      does: "See what your calls look like",
      asks: "How do we find out whether we’re marked?",
      heard: /\b(?:see|check|find out|test|look|know|marked|flagged)\b/,
      says: [
        "You need three cell phones on three carriers, none with your number in its contacts. Dial each from every line you call out on, the fax and the scheduler’s direct line included, and take a picture of the screen. You’ll have a small table: five numbers, three carriers, fifteen boxes. Each says your name, a bare number, or a label. Only the last is urgent, but the bare number costs you answered calls as well.",
      ],
      checks: ["We have pictures of how each outgoing number shows on three carriers."],
      tasks: ["Dial three cell phones on three carriers from each line, and photograph the screens."],
    },
    {
      does: "Set the name that’s shown",
      asks: "How do we get our name on the screen?",
      heard: /\b(?:name|cnam|caller id|display|show|brand\w*)\b/,
      says: [
        "Ask your phone provider for two settings. All extensions show the main number when they call out. And the caller name, fifteen characters at most, is the one people know you by: “LEE DENTAL” and not the name of your LLC. Names spread slowly through the carriers’ databases, and some cell phones show one only to subscribers. For a practice whose name says too much, a clinic for addiction, say, choose a neutral one.",
      ],
      checks: ["Every line shows the main number, and the name is the one people know."],
      tasks: ["Have the provider set the caller name, in fifteen characters, and one outgoing number."],
    },
    {
      does: "Register your numbers, then dispute the label",
      asks: "How do we get the label removed?",
      heard: /\b(?:register|remove\w*|dispute|fix|label|get rid|appeal)\b/,
      says: [
        "The labels come from three analytics companies that work for the big carriers. One free form at freecallerregistry.com goes to all of them; you’ll need the legal name, address, website, and every number with what you use it for. Give the answer a week. A number that’s still marked gets a dispute on the page of the carrier that shows it, with your picture. Ask your provider, too, whether your calls carry the highest attestation; it’s their job to sign them.",
      ],
      mistake: [
        "Switching to a new number to lose the label",
        "New numbers that dial a lot look more suspicious than old ones, and your {customers} know the old one. Register and dispute first.",
      ],
      checks: ["All our outgoing numbers are registered, and labels were disputed with pictures."],
      tasks: [
        "Fill in the registry with every outgoing number, and dispute what’s still marked after a week.",
      ],
    },
    {
      does: "Stop calling like a robocaller",
      asks: "Why were we marked in the first place?",
      heard: /\b(?:why|cause|pattern|stop|habits?|volume|reason)\b/,
      says: [
        "The software sees numbers and knows nothing of your reminders. Eighty calls between nine and ten, most of them under ten seconds, many to people who press “block”: that’s the shape of a scam. Spread calls over the day, leave a voicemail when you don’t reach anybody, move plain reminders to text for those who agreed to it, and honor every request to stop. Numbers that nobody answers twice come off the list.",
      ],
      checks: ["Outgoing calls are spread over the day, and reminders go by text where people agreed."],
      tasks: ["Move plain reminders to text, and spread the rest of the calls over the day."],
    },
    {
      does: "Tell people the call is coming",
      asks: "How do we get people to pick up?",
      heard: /\b(?:pick up|answer|tell|save|contact|text (?:before|first)|warn)\b/,
      says: [
        "A text a minute before works better than any setting: “This is Kim at Lee Dental. I’m calling you now about your question.” At the first visit ask people to save your number while they’re standing there; put it on the card as a contact they can scan. And agree on an hour when they leave a message. A person who’s waiting for your call picks up, whatever the screen says.",
      ],
      lines: [
        [
          "The text before",
          "Hi [first name], this is Kim with [name of the business]. I’ll call you from this number in a minute to settle your appointment.",
        ],
      ],
      checks: ["Important calls are announced by text a minute before."],
      tasks: ["Try the text a minute before on ten call backs, and count how many pick up."],
    },
  ],
};
