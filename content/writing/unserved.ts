/** What is asked of a thing that a request names and an outline has no question for, by what kind of thing it is. */
export interface Slot {
  heard: RegExp;
  /** `{what}` is the thing in the request’s words. */
  asks: string;
}

/** Of a number, with what it counts. */
export const ofCount =
  "{What}: what is different with just so many, who does it, and who checks? To find out: two others with that number, asked how they share it.";

/** The first that hears it counts. */
export const slots: readonly Slot[] = [
  {
    heard: /\b(?:reports?|estimates?|invoices?|quotes?|bids?)$/,
    asks: "{What}: which line of it is read first, and which is misunderstood? To find out: three old ones, read by somebody outside the trade.",
  },
  {
    heard:
      /\b(?:nights?|evenings?|weekends?|saturdays?|sundays?|mondays?|fridays?|mornings?|summer|winter|spring|fall|seasons?|holidays?|christmas|lunch|noon|january|february|march|april|june|july|august|september|october|november|december|deadline)\b/,
    asks: "{What}: what is different then, who is there, and what does it cost or bring? To find out: the last four of them, from a calendar and books: your own, or those of somebody who does it already.",
  },
  {
    heard:
      /\b(?:parents?|kids?|child(?:ren)?|wife|husband|spouse|famil(?:y|ies)|sons?|daughters?|brothers?|sisters?|seniors?|students?|tenants?|landlords?|brides?|couples?|members?|clients?|patients?|guests?|neighbors?|employees?|staff|hygienists?|assistants?|receptionists?|managers?|partners?|drivers?|crews?|strangers?|tourists?|veterans?|teens?)\b/,
    asks: "{What}: what changes for them, what do they ask first, and who tells them? To find out: three of them, asked this week, in their words.",
  },
  {
    heard: /\b(?:van|vans|truck|trucks|car|cars|vehicles?|trailer|trailers|mileage|miles)\b/,
    asks: "{What}: how many miles a year, with what in it, and what does a day without it cost? To find out: the odometer on two dates; the last year’s repair bills; whoever drives it.",
  },
  {
    heard:
      /\b(?:home|house|houses|garage|yard|driveways?|parking|lots?|kitchen|basement|roof|office|rooms?|operatory|suite|counter|lobby|street|town|city|county|state|outdoors?|park|beach|lake)\b/,
    asks: "{What}: what does the place itself allow, and what does it make slower or dearer? To find out: half an hour there with a tape measure and a camera; whoever owns or licenses it.",
  },
  {
    heard:
      /\b(?:insurance|polic(?:y|ies)|tax(?:es)?|license|permit|contract|lease|law|laws|warranty|deductions?|inspections?|certificates?|compliance)\b/,
    asks: "{What}: which text applies, in its own words, and who has to keep to it? To find out: the paper itself, with the page and the date; whoever issued it, by email.",
  },
  {
    heard:
      /\b(?:software|app|apps|website|online|google|instagram|facebook|tiktok|yelp|email|ads?|spreadsheet|system|crm|quickbooks|ai)\b/,
    asks: "{What}: what is it to do here, what does it cost a month, and how would you see that it does it? To find out: its own price page, with the date; your figures of the month before and after.",
  },
];

/** What a reader's own trade has to be asked where nothing is particular to it. */
export const ofTrade =
  "{What}: what of this is otherwise for {easy} than for {hard}? To find out: the last one of each, with its hours and dollars; two who do just this, asked what nobody outside would think of.";
/** The same of what runs on a screen: what a trade writes down is tried in it. */
export const ofProgram =
  "{What}: what becomes of {typed} in each, and who has to enter it twice? To find out: three of your own, entered in a trial by whoever does it today; two others who do just this, asked what they’d never move again.";
/** The same of money: what others of a trade get wrong. */
export const ofMoney =
  "{What}: which of these is left out or done wrong most often in just such a business, and on which line? To find out: whoever prepares the taxes of three of them, asked for last year’s; irs.gov’s audit guide for the trade, where there’s one, with its date.";
