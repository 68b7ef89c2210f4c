import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const listings: Subject = {
  id: "listings",
  name: "the phone number and hours in online listings",
  heard: together(
    "google (?:business )?(?:profile|listing)|online listings?|business listings?|listings?|phone number on (?:your|our|the) website|call button|click[- ]to[- ]call",
    "phone|calls?|hours|number|wrong|callers?|update|fix|check|get more",
  ),
  not: /\b(?:reviews?|ads|vs|versus|real estate|holidays?)\b/,
  title: "Getting the phone number and hours right online, for {who}",
  lead: "Before anyone can answer a call it has to be made, and that depends on four places: your Google listing, your website on a phone, the map in the car, and the two or three directories of your trade. Check that each has the right number, hours you’re really reachable in, and a button that dials. It takes an hour and then ten minutes a quarter.",
  close:
    "Ask the next twenty new callers where they found the number. Whichever answer leads is the place to look after first, every quarter, with a name next to it.",
  passages: [
    {
      does: "Search for yourself like a stranger",
      asks: "How do we check what callers see?",
      heard: /\b(?:search|check|see|find|audit|look)\b/,
      says: [
        "Take a phone that isn’t logged in to anything and search your name, your trade with your town, and your old address if there was one. Press every call button and see what rings. Write down number, hours and address for each of the first ten results. In ten results there’s often an old suite, a number that was switched off, or hours from two years ago, and no one at your place has any reason to notice.",
      ],
      checks: ["Somebody has pressed every call button in the first ten search results."],
      tasks: ["Search on a phone that isn’t logged in, press every call button, and list what’s wrong."],
    },
    {
      does: "Claim the Google listing, with two owners",
      asks: "How do we fix the Google listing?",
      heard: /\b(?:google|claim|profile|owner|fix|update|listing)\b/,
      says: [
        "Claim it with a business account that belongs to the company, since the assistant who set it up in 2019 took the password along. Add a second owner. Set the main number, then the hours, then the special hours for each holiday this year. If a line answers around the clock, say so in the description; the opening hours stay those of the door. Anyone may suggest changes to your listing, so look at it monthly and reject what’s wrong.",
      ],
      mistake: [
        "One person’s private account as the only owner",
        "When they leave, you prove to Google that you’re you, and it takes weeks. Two owners, one company account.",
      ],
      checks: ["Two people own the listing, through a company account."],
      tasks: ["Add a second owner, and enter all holidays of this year as special hours."],
    },
    {
      does: "Show the number where the thumb is",
      asks: "How should the website show the number?",
      heard: /\b(?:website|click|button|mobile|show|top|tap|site)\b/,
      says: [
        "On a phone the number belongs at the top of every page, as a button that dials, with words on it: “Call (555) 010-0142.” A number inside a picture can’t be tapped or read aloud by a screen reader. Next to it a line on when somebody answers: “Mon–Fri 8–6, and an assistant at other times.” People decide in that second whether it’s worth dialing at nine in the evening.",
      ],
      checks: ["On a phone the number at the top of each page dials when it’s tapped."],
      tasks: ["Make the number at the top of the website tappable, with the hours in which someone answers."],
    },
    {
      does: "Use one number everywhere, or count properly",
      asks: "Should we use tracking numbers?",
      heard: /\b(?:track\w*|one number|different numbers|consistent|marketing|several)\b/,
      says: [
        "Directories compare what they find, and people save what they called. So the same number stands in all places, except where you want to measure something, such as one on a mailing. Keep tracking numbers for as long as the paper is around, which is years, and make sure they show up as yours when they ring. List them on a page: number, where it’s printed, where it rings, what it costs. Numbers nobody knows about are the ones that go dead.",
      ],
      checks: ["A page lists every number we’ve published and where it rings."],
      tasks: ["List every number you’ve published, dial each, and note where it rings."],
    },
    {
      does: "Say in the listing what callers ask about",
      asks: "What else belongs in the listing?",
      heard: /\b(?:else|services|questions|parking|insurance|fewer calls|information|description)\b/,
      says: [
        "Parking, entrance, languages, which plans or what areas you serve, whether new {customers} are welcome, and how to move an appointment. Each is a question that no longer interrupts anyone. Take the words from the calls: if people say “Do you take walk-ins?”, that’s the sentence. Count the calls about hours and directions for a week before and a week after; it’s one of the few changes that shows in days.",
      ],
      checks: ["The listing answers the five questions that callers ask most about a visit."],
      tasks: ["Write down the five commonest simple questions, and answer them in the listing."],
    },
  ],
};
