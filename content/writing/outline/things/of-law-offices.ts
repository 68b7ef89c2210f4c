import type { TradeMatter } from "./kind.ts";
import { ofRunning } from "./of-running.ts";

const place = ofRunning.find(({ id }) => id === "second-place");
/** What a second office of anybody is asked, and a law firm’s as well. */
const SHARED = /^(?:Leave the first|Lay out eighteen|Read the lease|Decide who leads|Set the numbers)/;

/** A law firm’s second office: the bar has a say before the landlord has. */
export const ofLawOffices: readonly TradeMatter[] = place
  ? [
      {
        ...place,
        id: "second-law-office",
        with: /\b(?:law|lawyers?|attorneys?|legal|estate planning|probate)\b/,
        about: "opening a second law office",
        settles:
          "what the bar lets you call an office, who’s licensed and there on which days, and in which month it carries itself",
        opening:
          "Before you look at rooms, read what your bar calls an office. A mail slot with the firm’s name on the door may be advertising that misleads, and a lawyer who’s licensed one state over may not be able to work in it at all.",
        points: [
          [
            "Ask the bar what may be called an office",
            "What does the bar ask of a second office before its address stands on a letterhead?",
            "your state bar’s rules on advertising and firm names, and its ethics line: an address by appointment only, a shared suite, a lawyer who must be present; notice of a new address",
            "What may be said on website, letterhead and door, each with the rule and the date of the answer.",
            "Putting the address on the website first",
          ],
          [
            "See who is licensed there, and who supervises",
            "Who may practice there, on which days, and who answers for those who aren’t lawyers?",
            "licenses by state and court; the rule on practice across state lines, where a line is near; the rule on supervising staff, for days on which no lawyer is in",
            "A name for each day, what the staff may do alone, and what waits.",
            "A paralegal who’s alone there four days a week",
          ],
          [
            "Keep one list of conflicts and one trust account’s rules",
            "How are conflicts checked, files kept apart and client money booked in two places?",
            "whoever checks conflicts now; the bar’s handbook on trust accounts, where the second office is in another state; a shared suite’s walls, printer and mail",
            "One conflict list for both, where deposits go on the same day, and what neighbors can’t hear.",
            "Talking to clients through a thin wall",
          ],
          [
            "Count who’d come, by county and by court",
            "Which matters would come from there, and how many hours of driving does it save?",
            "last year’s new matters by zip code and court; who sent them; the county’s filings of your kind",
            "Matters a month, new and moved, and the hours on the road that it ends.",
            "Following one good client",
          ],
          [
            "Tell the malpractice insurer before you sign",
            "What does the malpractice policy say on a second address, a new state or a new lawyer?",
            "the carrier, by e-mail, before the lease; the application’s questions on offices",
            "The answer with its date, and what the premium becomes.",
            "Telling them at renewal",
          ],
          ...place.points.filter(([step]) => SHARED.test(step)),
        ],
        ask: [
          "Your state bar’s ethics line and practice management desk, before a letter of intent",
          "The malpractice carrier, by e-mail; your accountant and a lease lawyer",
        ],
        forget: [
          "Court and bar records that list the firm by address",
          "Engagement letters and the signs at the door, where the state asks who’s in",
        ],
        rows: [
          [
            "What may be called an office",
            "Your state bar’s advertising rules and ethics line, with the date",
          ],
          ["Who’s licensed and present, by day", "Bar records; the calendar of an ordinary month"],
          ["New matters a month, by county and court", "Your own intake list of a year"],
          ["Premium with a second address", "The malpractice carrier, by e-mail"],
          ["Lease: guarantee, years, exit", "A lease lawyer"],
          ["Eighteen months of cash", "Your accountant"],
        ],
      },
    ]
  : [];
