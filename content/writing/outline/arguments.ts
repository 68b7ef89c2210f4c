/** Arguments that a view on such a thing can be tried with, each with the figure that it stands or falls by. */
export interface Arguments {
  /** Lower case, plain: what is to be done or stopped. */
  heard: RegExp;
  tries: readonly string[];
}

export const argumentsFor: readonly Arguments[] = [
  {
    heard: /\b(?:reservations?|bookings?|appointments?|walk-?ins?)\b/,
    tries: [
      "[Number] places a week stood empty for somebody who didn’t come, at $[sum] each. The book of eight weeks.",
      "[Number] people a day came without one and were sent away, or waited [minutes]. A tally at the door, two weeks.",
      "Who would stop coming, and who would start: ask twenty of each.",
      "A place that changed it, and its [month] before and after. An owner who has tried.",
    ],
  },
  {
    heard: /\b(?:free|trials?|discounts?|coupons?|sales?|deals?|groupon|introductory|happy hours?|loyalty)\b/,
    tries: [
      "Of the last fifty who took it, [number] were still there at the full price after three months. Your sign-up list.",
      "In the hours that are full anyway it takes [number] places from those who pay. Check-ins or bookings by hour, four weeks.",
      "[Number] took it a second time, or stayed away until it came back. Names that appear twice.",
      "A paid short start ([price] for [days]) brought [number] of whom [number] stayed. Somebody who changed to it, with their figures.",
    ],
  },
  {
    heard: /\b(?:fees?|charg(?:e|es|ing)|fines?|deposits?|surcharges?|penalt(?:y|ies)|tips?|tipping)\b/,
    tries: [
      "It brought in $[sum] last year, and took [hours] to charge, explain and forgive. Your books, and whoever had those talks.",
      "With it, [number] a week were late, missed or complained; without it, [number]. Four weeks each way, counted.",
      "It fell on [number] people twice or more, and [number] of them left. Names and dates.",
      "What it pays for, at what wage, and who pays that once it’s gone. One real evening, with the time sheet.",
    ],
  },
  {
    heard:
      /\b(?:hours|open|closed?|closing|sundays?|saturdays?|weekends?|evenings?|mondays?|by appointment)\b/,
    tries: [
      "Those hours brought $[sum], and cost $[sum] in wages, power and tired people. Sales and time sheets by hour, eight weeks.",
      "[Number] of those who came then would have come at another hour. Ask forty of them.",
      "Who works then, what it costs them, and [number] who left because of it. Your own people, asked alone.",
      "The place down the street that changed it, and what became of its [month]. An owner who has tried.",
    ],
  },
  {
    heard: /\b(?:insurance|cards?|cash|apps?|online|delivery|software|screens?|kiosks?|qr)\b/,
    tries: [
      "It takes [percent] of what it brings, and [hours] a week. Statements of three months, and whoever does the work.",
      "[Number] of the last fifty would have come without it. Ask them.",
      "What went wrong with it last month, and who put it right. A list with dates.",
      "Whom it leaves out, and what they do instead. Two of them, in their words.",
    ],
  },
];
