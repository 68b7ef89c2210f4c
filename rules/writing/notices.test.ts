import { describe, expect, test } from "vitest";
import { articleFields } from "../../contracts/news-editing.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, [], "Ringwell");
  return { kind, article, text: plainText(article.content) };
};

/** What somebody asks for, and what has to stand in it. */
const asked: [prompt: string, begins: RegExp, says: readonly RegExp[], lacks: RegExp][] = [
  [
    "Letter to our patients: from January 5 we are open until 7 pm on Tuesdays and Thursdays",
    /^Dear patients, From January 5 we are open until 7 pm on Tuesdays and Thursdays\./,
    [/The late ones go first/, /call us at \[phone number\]/],
    /closed|season/,
  ],
  [
    "Announcement for the clients of a law firm that an AI assistant now answers our phone line",
    /^Dear clients, An AI assistant now answers our phone line\./,
    [
      /it’s? says so in its first sentence|says so in its first sentence/,
      /ask for a person/,
      /no legal advice/,
    ],
    /medical/,
  ],
  [
    "short note to staff, 120 words: the number for after-hours emergencies changes on Friday to 555-0142",
    /^Hello everyone, The number for after-hours emergencies changes on Friday to 555-0142\./,
    [/write it over the old one at every desk/],
    /120 words|\[|Dear/,
  ],
  [
    "news post: our office in Columbus moves to 200 High Street on March 1",
    /^Our office in Columbus moves to 200 High Street on March 1\./,
    [/new address/, /Leave ten minutes early/],
    /Dear/,
  ],
  [
    "News: Ringwell now answers calls in Spanish",
    /^Ringwell now answers calls in Spanish\./,
    [/answered in Spanish, with the same hours/, /call your line three times/, /who calls back/],
    /Dear|parents/,
  ],
  [
    "Tell our clients that we're raising our hourly rates by 8% from July 1",
    /^Dear clients, We’re raising our hourly rates by 8% from July 1\./,
    [/before that day, you pay what we told you/],
    /\bclosed\b/,
  ],
  [
    "Letter to patients: the practice is closed from December 24 to January 2, and who to call in an emergency",
    /^Dear patients, The practice is closed from December 24 to January 2\./,
    [/whoever is covering for us\]/, /call 911/],
    /Who to call/,
  ],
  [
    "letter to clients of an estate planning firm: attorney Sarah Kim retires on June 30, Ben Ortiz takes over her files",
    /^Dear clients, Attorney Sarah Kim retires on June 30\. Ben Ortiz takes over her files\./,
    [/won’t have to start from the beginning/],
    /whoever takes over/,
  ],
];

describe.each(asked)("%s", (prompt, begins, says, lacks) => {
  const { kind, article, text } = written(prompt);

  test("says its own news first, and what that means for those who read it", () => {
    expect(kind).toBe("draft");
    expect(text.replace(/^\(A note for the editor: [^)]*\) ?/, "")).toMatch(begins);
    for (const said of says) expect(text).toMatch(said);
    expect(text).not.toMatch(lacks);
  });

  test("leaves two things to fill in at most, each by its name, and none in what is shown", () => {
    expect(articleFields.safeParse(article).error).toBeUndefined();
    const places = text.match(/\[[^\]]*\]/g) ?? [];
    expect(places.length).toBeLessThan(3);
    expect(places.join(" ")).not.toMatch(/\[name\]/i);
    expect(`${article.title} ${article.excerpt} ${article.metaDescription}`).not.toMatch(/[[\]]/);
  });
});

test.each([
  ["Announce the opening of our second office in Dayton", /We’re opening our second office in Dayton\./],
  ["newsletter item on our new online booking", /^You can now book online\./],
  ["email to patients about our new phone system", /We have a new phone system\./],
  ["Reminder to clients to bring their insurance card", /Please bring your insurance card\./],
  [
    "We need a short email telling patients we no longer accept walk-ins after 4 pm",
    /We no longer accept walk-ins after 4 pm\./,
  ],
])("a noun or an order becomes the sentence that a letter says: %s", (prompt, said) =>
  expect(written(prompt).text).toMatch(said),
);

test("a note on a subject is an article, and no news", () => {
  expect(written("a note on voicemail greetings for plumbers").text).not.toMatch(/^Dear|We’re writing about/);
  expect(written("post about picking hiking boots").kind).toBe("outline");
});

describe("a letter of a hardware store, where nobody has an appointment", () => {
  const store = (news: string) =>
    written(`Write a letter to our customers announcing that our hardware store ${news}`).text;

  test("on moving says where it goes, and gives nobody the choice of two doors", () => {
    const text = store("is moving to a new location on Main Street in June");
    expect(text).toMatch(/Until \[last day at the old address\].*opens on \[date\] at \[new address\]/s);
    expect(text).not.toMatch(/choose where you come|appointment|book/);
  });

  test("on a second location says that the first one stays", () => {
    const text = store("is opening a second location in June");
    expect(text).toMatch(/The one you know stays where it is/);
    expect(text).not.toMatch(/old address|appointment|book/);
  });

  test("on new hours says when it is open", () => {
    const text = store("has new hours from June 1");
    expect(text).toMatch(/The new hours are \[days and hours\]/);
    expect(text).not.toMatch(/appointment|book/);
  });
});

test("a salon that moves without having said where leaves room for the address, and speaks of appointments", () => {
  const { text } = written("Letter to our clients: our hair salon is moving to a new location in May");
  expect(text).toMatch(/\[new address\].*\[date\]/);
  expect(text).toMatch(/next appointment/);
});

test("a letter explaining why something is so says that it is so, and leaves room for the reason", () => {
  const { text } = written(
    "letter to our landscaping customers explaining why our prices go up 8% this spring",
  );
  expect(text).toMatch(/Our prices go up 8% this spring\./);
  expect(text).toMatch(/become more expensive: \[fuel, wages, insurance, each with its figure\]/);
  expect(text).not.toMatch(/What you’ll need|What we ask of you/);
});

describe("news of the assistant from the company that makes it", () => {
  const vendor = (prompt: string) => {
    const { article } = compose(prompt, [], "Ringwell");
    return { article, text: plainText(article.content) };
  };

  test("is a letter to practices and firms: what changes for their callers, from when, what to do, whom to ask", () => {
    const { article, text } = vendor(
      "Draft a short letter to our customers announcing that the assistant now takes calls in Spanish too",
    );
    expect(text).toMatch(/Your assistant now takes calls in Spanish, too\. It starts on \[date\]\./);
    expect(text).toMatch(
      /call your line three times.*who calls back.*reply to this letter.*Everyone at Ringwell/s,
    );
    expect(text).not.toMatch(/pass it on to your parents|Si prefiere|\$|name of the business/);
    expect(article.metaDescription).not.toContain("now takes calls in Spanish");
  });

  test("tells the hours of an outage without promising anything", () => {
    const { text } = vendor(
      "Letter to our customers: our voice assistant was down on Tuesday from 2 to 4 pm",
    );
    expect(text).toMatch(/was down on Tuesday from 2 to 4 pm\..*open your call log for those hours/s);
    expect(text).not.toMatch(/now answers our phone|It starts on/);
  });

  test("is none where a business tells its callers that it has one", () => {
    for (const prompt of [
      "letter to our customers: an AI assistant now answers our phones after hours",
      "letter to patients that our assistant now speaks Spanish",
    ])
      expect(vendor(prompt).text).not.toMatch(/Ringwell|your line/);
  });
});

test("patients who are nervous about talking to a machine are answered that, with their teeth and without a sheet for the desk", () => {
  const { article, text } = written(
    "Write a Q&A for dental patients who are nervous about talking to an AI on the phone, 6 questions",
  );
  expect(article.content.match(/<h2>/g)).toHaveLength(6);
  expect(article.title).toBe("Nervous about talking to an AI at the dentist’s? Six questions, answered");
  expect(text).toMatch(
    /nervous about the dentist.*recorded.*not sure how to start.*face or neck is swelling.*call 911\. For anything else/is,
  );
  expect(text).not.toMatch(/Put it at the top of the sheet|isn’t sold|sent around in circles/);
});

test("clients who ask whether it is confidential are answered themselves, and not their firm", () => {
  const { article, text } = written(
    "Questions and answers for law firm clients about whether what they tell our AI assistant is confidential",
  );
  expect(article.title).toMatch(/^Is what I tell your AI assistant confidential\?/);
  expect(text).toMatch(/not a client yet.*train artificial intelligence.*subpoena/s);
  expect(text).not.toMatch(/Model Rule|your vendor/);
});

test("a press release has its facts first, a quote, who the company is and a contact", () => {
  const { article } = compose("Press release: our company opens an office in Denver", [], "Ringwell");
  expect(article.title).toBe("Ringwell opens an office in Denver");
  expect(plainText(article.content)).toMatch(
    /^\[City, state\], \[date\]: Ringwell opens.*said \[name\].*About Ringwell.*voice assistants.*Press contact/s,
  );
  expect(plainText(article.content)).not.toMatch(/next time you’re here/);
});

test("what the maker's own customers ask of price and leaving is answered with what the site says of it", () => {
  const { article, text } = written(
    "FAQ for our customers about the price of the assistant and how to cancel",
  );
  expect(article.title).toMatch(/^What does the assistant cost, and how do I cancel\?/);
  expect(text).toMatch(/\$99 to \$690 a month.*switch the forwarding off/s);
  expect(text).not.toMatch(/a computer picks up|front desk/);
});

test("a new connection and new hours of support are the maker's news", () => {
  const news = compose("News post: our voice assistant now works with Dentrix", [], "Ringwell").article;
  expect(news.title).toBe("Our voice assistant now works with Dentrix");
  expect(plainText(news.content)).not.toMatch(/answers our phone/);
  const support = compose(
    "Email to our clients announcing that support is now available on Saturdays",
    [],
    "Ringwell",
  );
  expect(plainText(support.article.content)).toMatch(/What to have ready.*Everyone at Ringwell/s);
});

test.each([
  "Write a letter to our customers about the new sales tax rules for software in Ohio",
  "Letter to our clients about the new overtime regulations",
  "A letter to our tenants on the minimum wage from January 1",
])("a law is no rule of the house, from which one may be let off: %s", (prompt) => {
  expect(written(prompt).text).not.toMatch(/We don’t make rules|there’s a way|for what others forget/);
});

test.each([
  [
    "Letter to our patients about a data breach at our billing vendor",
    /What was in it: .*freeze your credit/,
  ],
  ["Email to our clients that our email was hacked", /Our email was hacked\..*change the password/s],
  [
    "Letter to patients about a case of measles in our waiting room",
    /call before you go anywhere.*health department/s,
  ],
  [
    "Note to customers: we found lead in our water test",
    /We found lead in our water test\. .*please don’t use/s,
  ],
  ["email to customers about a gas leak in our building last week", /go outside first/],
  ["Letter to tenants about mold found in building B", /until it’s cleared/i],
  [
    "Letter to patients: our hygienist tested positive for hepatitis",
    /health department.*name of the practice/s,
  ],
  ["Explain to our clients that a paralegal stole client funds", /Dear clients.*nothing has been decided/s],
  ["Announce that we are recalling the batch of sunscreen we sold in June", /Stop using it now/],
  [
    "Letter to parents: a child broke an arm on our playground",
    /A child broke an arm on our playground\. .*We won’t say who it is/s,
  ],
  ["Letter to our clients about a lawsuit against our firm", /nothing has been decided/],
  [
    "Letter to our patients: Dr. Smith has died",
    /Dr\. Smith has died\. .*Your records stay with us.*The family/s,
  ],
  ["Letter to staff about layoffs in March", /spoken to in person/],
])("grave news soothes nobody, and says who reads it first: %s", (prompt, says) => {
  const { text } = written(prompt);
  expect(text).toMatch(says);
  expect(text).not.toMatch(
    /don’t need to do anything|what you owe|We’re writing about (?:we|a child)|from which day on/,
  );
  expect(text.match(/A note for the editor/g)).toHaveLength(1);
  expect(text).toMatch(/before this goes out, .*(?:lawyer|department|hhs\.gov|insurer|in person|family)/);
});

test.each([
  ["Letter to our patients who are due for a recall visit", /lot or the date/],
  ["Announcement that we now offer measles and flu vaccines", /health department/],
  ["Letter to clients: we have won an injury case award", /family has been told/],
  ["Announce to customers that we now offer mold removal", /take this letter along/],
  ["Tell our patients that we moved to 12 Main Street on May 1", /lawyer/],
  ["Letter to clients that our accident lawyers now have a Saturday line", /no blame/],
])("other news stays what it is: %s", (prompt, lacks) => {
  expect(written(prompt).text).not.toMatch(lacks);
});

test("of news that it does not know it does not say that nobody has to do anything", () => {
  const { text } = written("Letter to our patients that Dr. Lee has cancer and will be away");
  expect(text).toMatch(/What you have to do: \[/);
  expect(text).not.toMatch(/don’t need to do anything/);
});
