/** Rules of a house by what they are about; `{customers}` and `{place}` are the prompt's. */
export interface Policy {
  heard: RegExp;
  opens: string;
  /** Lines where the prompt names no terms. */
  usual: readonly string[];
  except: string;
  ends: string;
  /** It is about what is carried home. */
  isOfGoods?: true;
  /** It has nothing to say before a request gives its terms. */
  isBlank?: true;
}

export const kinds: readonly Policy[] = [
  {
    heard: /\b(?:cancel\w*|no.?shows?|late arrivals?|late|resched\w+|missed appointments?)\b/,
    opens:
      "When you book with us, that time is kept for you and for nobody else. Plans change, and that is all right as long as we hear of it in time. This is how we handle it, for everybody alike.",
    usual: [
      "Please tell us at least [24 hours] before your appointment, by phone or text: [number].",
      "Later than that, or without a word, we charge [share of the price].",
      "If you arrive more than [ten] minutes late, we may have to shorten the visit or find you another day.",
    ],
    except:
      "Sudden illness, an accident, a death in the family, roads that are closed: tell us when you can, and we charge nothing. [Strike what you do not grant.]",
    ends: "Call or text [number]; a message left at night counts from the minute it arrives. Thank you: an hour given back in time goes to somebody who is waiting for one.",
  },
  {
    heard: /\b(?:refunds?|returns?|exchanges?|warrant\w+)\b/,
    opens:
      "If something is not right, we want to know and put it right. Here is what you can expect from us.",
    usual: [
      "Bring it back within [number] days, with the receipt or the name it was bought under.",
      "You get [your money back, another one, a credit], by the way in which you paid.",
      "What cannot be returned: [list, with the reason].",
    ],
    except:
      "Where something was faulty or not what we said it was, the time limit does not matter. [Check this against your state’s law.]",
    ends: "Ask for [name] at [number], or bring it in. We decide on the spot whenever we can.",
    isOfGoods: true,
  },
  {
    heard: /\b(?:pay\w*|deposits?|invoices?|billing|fees?|credit|financ\w+)\b/,
    opens: "Nobody likes a surprise on a bill. This is how payment works with us.",
    usual: [
      "Payment is due [when]; we take [cash, cards, checks].",
      "A deposit of [amount] holds the date and counts toward the bill.",
      "After [number] days we remind you once, and then [what happens].",
    ],
    except:
      "If you cannot pay on time, tell us before the date. We agree on parts more gladly than we send reminders.",
    ends: "Questions on a bill go to [name], [number], and are answered within [two working days].",
  },
  {
    heard: /\b(?:cell ?phones?|phone use|personal phones?|mobiles?|texting)\b/,
    opens:
      "This holds for all who work here, owners included. Whoever stands before us should have our eyes, and whoever calls should not have to wait for a text to be finished. Nobody is asked to be out of reach of their family.",
    usual: [
      "At the desk and with {customers} in the room, personal phones are silent and out of sight.",
      "They may be used in breaks, in [the back room]. Breaks are real: somebody else takes the desk.",
      "No pictures or recordings of {customers}, of their papers or of screens, with any phone, at any time.",
      "Who expects an important call says so in the morning, and steps out for it.",
    ],
    except:
      "In an emergency, and where the phone is used for work: [the list of apps or numbers]. A family that has to reach you calls [the number of the desk], and you are fetched at once.",
    ends: "The first time we talk about it, the second time too; after that [what happens]. If the rule does not fit your work, say so to [name] before you break it. [Have it read by whoever advises you on employment law.]",
  },
  {
    heard:
      /\b(?:cell ?phones?|phone use|personal phones?|social media|dress|attendance|time off|pto|vacation|sick|overtime|remote|employees?|staff)\b/,
    opens:
      "This rule is for all who work here, owners included. It exists because [the one thing that went wrong without it].",
    usual: [
      "[The rule in one sentence that a new colleague understands on the first day.]",
      "[When it applies: hours, rooms, with {customers} present.]",
      "[What to do instead.]",
    ],
    except:
      "In an emergency, or where [name] has said so beforehand. A family that has to reach you calls [the number of the house], and you are fetched.",
    ends: "If the rule does not fit your work, say so to [name] before you break it. It is read again every [January]. [Have the rules on pay and leave checked against your state’s law.]",
    isBlank: true,
  },
];
export const anyPolicy: Policy = {
  heard: /(?:)/,
  opens:
    "We keep our rules short, and they hold for everybody alike. This one exists because [one sentence: whom it protects].",
  usual: [
    "[What applies, in one sentence.]",
    "[From when, and for whom.]",
    "[What happens if it is not kept.]",
  ],
  except:
    "[Two cases in which you make an exception, so that nobody has to ask.] For anything else, talk to us first.",
  ends: "Ask [name] at [number]. We would rather explain it once too often than surprise anybody.",
};

/** A term of a policy, spelled out. */
export const rules: readonly { heard: RegExp; say: string }[] = [
  { heard: /first (?:time|one|miss)/, say: "The first time is free. It happens to everybody." },
  {
    heard: /notice|hours? (?:before|ahead|in advance)|in advance/,
    say: "Please tell us at least {value} before your appointment if you cannot come.",
  },
  { heard: /deposit/, say: "We take a deposit of {value} when you book. It counts toward the bill." },
  {
    heard: /(?:%|\$|percent).*(?:fee|charge)?|fee|charge/,
    say: "After that, or if we hear nothing, we charge {value} of the price.",
  },
  {
    heard: /late|minutes/,
    say: "If you are more than {value} late, we may have to shorten the visit or find another day.",
  },
  { heard: /refund|money back/, say: "You get your money back within {value}." },
];
