import type { Nature } from "./kind.ts";

/** A home that is rented by whoever will live in it. */
export const rented: Nature = {
  id: "rented",
  heard:
    /\b(?:rent(?:ing)?|leas(?:e|ing)|find(?:ing)?) (?:an?|your|the|my|our|first) (?:[\w-]+ ){0,3}(?:apartment|flat|studio|room|house|condo)\b|\bapartment (?:hunting|viewings?|leases?)\b/,
  not: /\b(?:rent(?:ing)? out|tenants|landlords? should|airbnb|vacation|business|office|salon|practice|dance|yoga|recording|calls?)\b/,
  settles:
    "what it really costs a month, what has to be looked at, what the lease says, and how one gets out of it",
  opening:
    "Go once in the evening and once at eight in the morning. The walls are the same; the street isn’t.",
  yours: [
    "What you paid last time, with everything that came on top",
    "What you saw only after you’d moved in",
    "What came back of a deposit, and what the pictures proved",
  ],
  points: [
    [
      "Add up a month",
      "What does it cost a month with everything?",
      "The lease, last winter’s utility bills from the current tenant, the city’s fees.",
      "Rent, heat, power, water, trash, parking, internet, renter’s insurance; what may go up, and when.",
    ],
    [
      "Ask what is due before the key",
      "What do I pay before I have the key?",
      "The state’s or city’s page for renters: how high a deposit and an application fee may be.",
      "Deposit, fees, first and last month, what comes back, by when, and with what proof.",
    ],
    [
      "Try everything in it",
      "What do I have to try while I’m there?",
      "Twenty minutes alone in it, with a phone that charges and a list.",
      "Water pressure and hot water, outlets, windows, locks, signs of pests or damp, cell signal, noise through walls.",
    ],
    [
      "Find out who repairs it",
      "Who comes when the heat fails, and how fast?",
      "The current tenant and a neighbor: when did something last break, and who came?",
      "The number for nights, days until the last repair, and what the city lets a tenant do when nobody comes.",
    ],
    [
      "Read the lease at four places",
      "What does the lease say about leaving, guests, pets and changes?",
      "The lease itself; the city’s tenant office or legal aid where a line is unclear.",
      "Term and renewal, ending it early, subletting, pets, painting: the line and the page of each.",
    ],
    [
      "Ask who else lives there",
      "Who lives above, below and next door?",
      "Ring once, and ask what they’d want to have known.",
      "Noise, smoke, laundry, packages, who has keys.",
    ],
    [
      "Measure the way",
      "How long is the way to work, school and groceries, really?",
      "Go it once at the hour you’d go it.",
      "Minutes door to door, the last bus, parking at nine in the evening, snow.",
    ],
    [
      "Check the landlord",
      "Who owns it, and are there complaints?",
      "The county’s property records; the city’s list of violations; court records by name.",
      "Owner by name, open violations, and whether whoever shows it may rent it out.",
    ],
    [
      "Take pictures on the first day",
      "How do I keep my deposit?",
      "A dated picture of each wall and appliance, sent to the landlord the same day.",
      "What’s recorded, who signs it, and what wear is normal by the state’s own words.",
    ],
    [
      "Ask what has changed",
      "Why is it free, and what’s planned for the building?",
      "The current tenant; the city’s permits for the address.",
      "Reason for the last move, construction, sale, and what the rent was before.",
    ],
  ],
};
