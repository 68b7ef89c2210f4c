import { expect, it } from "vitest";
import { anglicize } from "./spanish.ts";
import { plain } from "./text.ts";
import { whenHeard } from "./when.ts";

const TUESDAY = "2026-11-24";
const heard = (words: string, spanish = false) => {
  const text = plain(words);
  const { days, time } = whenHeard(spanish ? anglicize(text) : text, {
    today: TUESDAY,
    todayOpen: true,
    loose: false,
  });
  return { days: days.days, time };
};

it.each<[words: string, time: { at?: number; after?: number; before?: number }]>([
  ["Monday, but not before ten, he has dialysis till nine thirty.", { after: 600 }],
  ["I can't drive after dark, so sometime before three on Monday.", { before: 900 }],
  ["Monday, but I pick my son up at two thirty so it has to be before two.", { before: 840 }],
  ["Monday, my bus gets in at nine forty so nothing earlier than ten.", { after: 600 }],
  ["I start work at ten on Monday so first thing.", { before: 720 }],
  ["Monday after my shift ends at noon.", { after: 720 }],
  ["Monday is fine as long as I'm out of there by eleven.", { before: 660 }],
  ["Monday, no earlier than two and no later than four.", { after: 840, before: 960 }],
  ["Not after three, and Monday is best.", { before: 900 }],
  ["I don't mind what time on Monday as long as it's before noon.", { before: 720 }],
  ["Monday between ten and noon.", { after: 600, before: 720 }],
  ["Monday around noon.", { at: 720 }],
  ["I finish at four on Monday, so after that.", { after: 960 }],
])("hears what is wished for and not why: %s", (words, wished) => {
  const { days, time } = heard(words);
  expect(days).toEqual(["2026-11-30"]);
  expect({ at: time.at, after: time.after, before: time.before }).toEqual({
    at: undefined,
    after: undefined,
    before: undefined,
    ...wished,
  });
});

it("takes a day behind 'No,' in Spanish for the one that is wished for, and behind 'no' for one that is not", () => {
  expect(heard("No, el lunes a las diez.", true)).toMatchObject({ days: ["2026-11-30"], time: { at: 600 } });
  expect(heard("No el lunes, a las diez no puedo.", true).days).toEqual([]);
});
