import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { wordsIn } from "./plain.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: plainText(article.content) };
};

/** A thesis as somebody types it, what has to be argued, and what would argue another. */
const theses: readonly (readonly [prompt: string, title: RegExp, argues: RegExp, lacks: RegExp])[] = [
  [
    "Why we think a small law firm should not send its callers to voicemail",
    /^A small law firm should not send its callers to voicemail$/,
    /A stranger has no reason to trust the beep.*What it comes to.*\$2,200.*The other side/s,
    /Record a greeting that fits/,
  ],
  [
    'opinion piece against phone menus ("press 1 for..."), about 500 words',
    /^Phone menus should go$/,
    /Whose minute it is.*170 hours a year/s,
    /In defense of|of the 500 you asked for/,
  ],
  [
    "Opinion: in defense of the phone menu",
    /defense of the phone menu/i,
    /Being sorted once.*When it pays/s,
    /should go|Whose minute/,
  ],
  [
    "Opinion: an AI assistant should always say that it is an AI",
    /^An AI assistant should always say that it is an AI$/,
    /They find out at the worst moment.*What honesty costs/s,
    /Let it have the calls/,
  ],
  [
    "Opinion piece: patients don't hate talking to a robot, they hate being put on hold. For dentists, around 600 words",
    /^Patients don’t hate talking to a robot, they hate being put on hold$/,
    /A patient on hold has time.*Nobody hangs up on an answer.*Whose minutes.*The other side.*Some people do hate it/s,
    /The five in a hundred|case is proven|strong case/,
  ],
  [
    "Op-ed for law firms: nobody cares whether a bot answers, they hate waiting on hold",
    /hate waiting on hold$/,
    /papers in their hand won’t hold.*The other side/s,
    /ones it handles worst/,
  ],
  [
    "The case against AI receptionists, opinion piece",
    /case against AI/i,
    /The publisher of this page sells voice assistants.*The five in a hundred.*The other side/s,
    /Where it breaks even/,
  ],
  [
    "Op-ed: it's ok to be closed in the evening, small practices shouldn't be available 24/7",
    /closed/,
    /People can live with a no.*seven hours a week/s,
    /lose three new/,
  ],
  [
    "opinion: stop charging no-show fees",
    /no-show fees/i,
    /Forty dollars against an hour/,
    /What empty hours cost the others/,
  ],
];

describe.each(theses)("%s", (prompt, title, argues, lacks) =>
  test("is argued as it is held, with a sum and the strongest objection", () => {
    const { kind, article, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(article.title).toMatch(title);
    expect(text).toMatch(argues);
    expect(`${article.title} ${text}`).not.toMatch(lacks);
  }),
);

test("a view for a network has no headings and keeps to its length", () => {
  const { article, text } = written("LinkedIn post, 150 words: phone menus should go");
  expect(article.content).not.toContain("<h2>");
  expect(wordsIn(text).length).toBeLessThan(190);
  expect(text).toMatch(/^Nobody has ever hung up.*of their time\.$/s);
});

test("a view for lawyers has lawyers' reasons before the common ones, a sum and an objection, and no scripts", () => {
  const { article, text } = written(
    "An opinion piece: why law firms should tell callers they are speaking with an AI. First person",
  );
  expect(article.title).toBe("Law firms should tell callers they are speaking with an AI");
  expect(text).toMatch(
    /^I’ll say where I stand first: .*A caller may take it for one of your lawyers.*They find out at the worst moment.*What honesty costs.*I’ve done the sum.*The other side.*I grant them/s,
  );
  expect(text).not.toMatch(/Words to use|coffee machine|note on the wall|where nobody minds/);
});

test("a view without a first person has none, and one for dentists nothing of lawyers", () => {
  const { text } = written("Opinion: a dental office should let callers know they're talking to a bot");
  expect(text).toMatch(/people who’ve put it off for years/);
  expect(text).not.toMatch(/\bI’ve\b|where I stand|lawyer/);
});

test("against hold music, a veterinary clinic has the calls that wait behind a refill", () => {
  const { article } = compose(
    "Opinion piece: veterinary clinics should stop sending callers to hold music. For practice owners.",
    [],
  );
  const text = plainText(article.content);
  expect(text).toMatch(/ate chocolate waits behind a refill.*limping dog/s);
  // Whoever is called back is everybody who would have waited.
  expect(text).toMatch(/Calling all forty back/);
});

test("the words of a thesis are argued themselves: whose clients are the best, and whose reputation it is", () => {
  const best = compose(
    "Opinion piece: voicemail is costing law firms their best clients, about 500 words",
    [],
  );
  const text = plainText(best.article.content);
  expect(text).toMatch(/The best ones have the most choices.*the last ten clients you were glad to get/s);
  expect(text).not.toMatch(/What does a missed call cost/);
  expect(text.split(" ").length).toBeLessThan(580);
  expect(plainText(compose("Opinion: voicemail ruins your reputation", []).article.content)).toMatch(
    /first proof of how you work/,
  );
});

test("a thesis on one deed is not argued by reasons for another", () => {
  const { kind, article } = compose("Opinion: why every office should measure its hold time", []);
  expect(kind).toBe("outline");
  expect(article.title).toMatch(/^Every office should measure its hold time/);
  expect(compose("Opinion: every office should end hold music", []).kind).toBe("draft");
});

test.each([
  "Why every dental office should record its calls - opinion",
  "Opinion: it's fine to put people on hold",
  "Opinion: AI will replace receptionists",
])("what the site would argue against is an outline of the asked view: %s", (prompt) => {
  expect(compose(prompt, []).kind).toBe("outline");
});

test("a view that the site shares is a draft still", () => {
  expect(compose("Opinion: record calls only if somebody listens", []).kind).toBe("draft");
  expect(compose("Opinion: AI will never replace your receptionist", []).kind).toBe("draft");
  expect(compose("Opinion: patients don't hate AI, they hate bad AI", []).article.content).not.toContain(
    "Hold takes the one thing",
  );
  expect(compose("Opinion: people would rather talk to a machine than wait on hold", []).article.title).toBe(
    "People would rather talk to a machine than wait on hold",
  );
});
