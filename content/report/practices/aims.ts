/** Where costs and hours hide in a kind of business, as whoever advises many of them would say it. No digits. */
export interface Aims {
  cost: string;
  efficiency: string;
}

export const aims = {
  healthcare: {
    cost: "supplies ordered by more than one person, bills that come back for a missing field, and paid hours with nobody in the room",
    efficiency:
      "visits of one kind in a row, forms signed before the day, and notes finished before the next one comes in",
  },
  legal: {
    cost: "hours written off at billing, research services nobody opened this year, and drafts begun on an empty page",
    efficiency:
      "a bank of your own clauses and letters by kind of matter, two mornings a week for drafting alone, and each matter's next step with one name on it",
  },
  retail: {
    cost: "stock that has not moved in half a year, returns, and paid hours in which nobody comes in",
    efficiency:
      "one delivery day a week, tags made as the goods arrive, and one shelf counted a day instead of all at year's end",
  },
  onlineShop: {
    cost: "returns by product and reason, what marketplaces and ads take of each order, and parcels larger than what is in them",
    efficiency:
      "packing in two blocks a day, the best sellers within arm's reach, and product texts used again",
  },
  hospitality: {
    cost: "what the ten things you sell most cost you to make or to clean up after, what apps and platforms keep of each order or booking, and the paid hours of your two slowest days",
    efficiency:
      "a short list for the busiest hours, everything for it made ready the day before, and suppliers who come twice a week instead of daily",
  },
  money: {
    cost: "programs paid for twice, work redone since papers came late, and small accounts that take as long as large ones",
    efficiency:
      "a calendar of the year with a date for each file, papers asked for once and checked the day they come, and like work in blocks",
  },
  property: {
    cost: "portals and ads that brought nobody this year, drives for a single appointment, and files opened twice for a missing paper",
    efficiency:
      "one checklist for each kind of file with a date and a name on each line, and appointments by part of town",
  },
  lettings: {
    cost: "empty weeks between two tenancies, repairs ordered one at a time, and portals that brought nobody this year",
    efficiency:
      "repairs by part of town on fixed days, one inspection sheet with photos, and move-ins on two days a month",
  },
  education: {
    cost: "groups that run half empty, rooms paid for in hours without a class, and material made anew each term",
    efficiency:
      "one bank of lessons by level, a fixed hour for feedback, and one calendar of terms and breaks for everybody",
  },
  makers: {
    cost: "scrap and rework by job, rush orders at the usual price, and lots too small to pay for their setup",
    efficiency:
      "like jobs in a row to save setups, drawings checked before they reach the floor, and a board that shows what waits for what",
  },
  technology: {
    cost: "licenses nobody opened this season, machines sized for a peak that has passed, and customers who take more hours than they pay for",
    efficiency:
      "talks on two days of the week, one list of what is next with a name on each line, and small releases instead of large ones",
  },
  itSupport: {
    cost: "tools paid for by the seat that nobody opens, clients who take more hours than they pay for, and drives for what can be done from afar",
    efficiency:
      "the same setup at every client, the five commonest faults cured at their cause, and visits by part of town",
  },
  office: {
    cost: "hours worked and never billed, programs nobody opened this season, and work begun on an empty page",
    efficiency:
      "templates from your five best pieces of work, two mornings a week for nothing else, and each project's next step with one name on it",
  },
  bench: {
    cost: "small jobs that take an hour and bring half of one, pieces that nobody fetched, and work begun before it was agreed",
    efficiency:
      "fixed hours for bringing and fetching, like work in a row, and everything a piece needs in the house before it is begun",
  },
  groups: {
    cost: "days that ran half full, what booking sites keep of each place, and money given back without a rule",
    efficiency:
      "waivers signed by a link beforehand, one message two days ahead that answers what everybody asks, and one calendar of what is free, held and paid",
  },
  trades: {
    cost: "second trips for the same thing, unpaid hours on the road, and jobs priced by feel: hold the last ten against what they took",
    efficiency:
      "jobs by part of town, the truck loaded from a list the evening before, and a photo before anybody drives",
  },
  local: {
    cost: "what your five commonest services take against what they bring, supplies bought in small lots, and paid hours in which nobody comes",
    efficiency:
      "like work in blocks instead of as it comes, the morning laid out the evening before, and one list of what is still open",
  },
} as const satisfies Record<string, Aims>;
