import { describe, expect, test } from "vitest";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import { stands } from "../../content/writing/stands/index.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { matterOf } from "./outline-kind.ts";
import { wordsIn } from "./plain.ts";
import { parsePrompt } from "./request.ts";
import { respell } from "./respell.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, ...article, text: plainText(article.content) };
};

describe("a text has the shape that its place asks for", () => {
  test.each([
    [
      "Facebook post under 100 words: we now have online booking, med spa",
      100,
      /^We now have online booking\./,
    ],
    [
      "Instagram caption, 60 words: please stop calling us during lunch, text us instead, barbershop",
      60,
      /^Please stop calling us during lunch, text us instead\./,
    ],
    [
      "LinkedIn post for law firm partners, under 200 words: what billing disputes and missed phone calls have in common",
      200,
      /\[In one sentence of yours: what billing disputes have to do with it\.\].*\?$/s,
    ],
  ])("%s", (prompt, most, said) => {
    const { kind, content, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(said);
    expect(wordsIn(text).length).toBeLessThanOrEqual(most);
    expect(content).not.toMatch(/<h2>|<li>|note for the editor/);
  });

  test("news behind a colon is a letter, without its readers in the sentence", () => {
    const { title, text } = written(
      "announcement: we're closing at 3pm on Dec 23 and reopen Jan 4, family law office, formal, under 150 words",
    );
    expect(title).toBe("We’re closing at 3pm on Dec 23 and reopen Jan 4");
    expect(text).toMatch(/^Dear clients, We are closing at 3pm/);
  });

  test("what a letter is to say stands in it as sentences", () => {
    const { text } = written(
      "email to clients: our cancellation policy changes Jan 1, 24 hours notice, $50 fee after that, massage studio",
    );
    expect(text).toMatch(/Please let us know at least 24 hours ahead.*a fee of \$50/);
    expect(
      written("newsletter blurb under 80 words, remind patients to book before their benefits run out dec 31")
        .text,
    ).toMatch(/^Please book before your benefits run out Dec 31\./);
  });

  test("an assistant that answers after closing is announced as an assistant", () => {
    const { text } = written(
      "announce to our patients that starting Dec 1 an AI assistant will answer when we're busy or closed",
    );
    expect(text).toMatch(/is a computer, and it says so in its first sentence.*call 911/s);
    expect(text).not.toContain("renovations");
  });

  test("a first week is five days, and what callers are asked is a list of questions", () => {
    const week = written(
      "Checklist for training a new front desk hire at a dental clinic in their first week",
    );
    expect(week.text).toMatch(/Day 1: see and listen.*Day 5: alone/s);
    const asked = written(
      "checklist: what our front desk should ask every new caller at a physical therapy clinic",
    );
    expect(asked.text).toMatch(
      /☐ Whether it can wait: “Are you in pain.*☐ Insurance: .*☐ The name, spelled: /s,
    );
  });

  test.each([
    [
      "10 questions to ask callers before you send a technician out, electrician",
      /breaker.*own the place or rent/s,
    ],
    [
      "7 things a vet receptionist should ask a new caller on the phone",
      /Which animal.*Could it have gotten into/s,
    ],
    ["what should a realtor ask every new caller? checklist", /working with an agent already/],
  ])("each trade asks what its own day hangs on: %s", (prompt, own) => {
    const { text } = written(prompt);
    expect(text).toMatch(own);
    expect(text).not.toMatch(/So that I can plan the time/);
  });

  test.each([
    ["how to transfer a call without annoying the caller", /^Ask first.*May I put you through/s],
    [
      "what should my vet clinics after hours voicemail say, give me 3 examples plus tips",
      /emergency hospital.*3\. Weekends/s,
    ],
    [
      "how much does a missed call cost a real estate agent",
      /^(?:\(A note[^)]*\) ?)?Take three numbers you already have/,
    ],
    ["what to say when patients call and we are running 30 minutes behind", /half past two.*patient/s],
    ["script for rescheduling a no-show, therapist office", /^Call within the hour.*missed you/s],
    ["3 voicemail greetings for a tax office", /1\. After closing.*2\. By day.*3\. Over a weekend/s],
    [
      "what to do when two people call at once and theres only one of you",
      /^When the second line rings.*Finish the sentence you’re in/s,
    ],
    [
      "who answers the phones when everyone is at the annual meeting",
      /^Cover for the phone is planned twice/,
    ],
    [
      "what do you say to somebody calling about a death in the family (law firm, probate)",
      /^(?:\(A note[^)]*\) )?Say that you are sorry/,
    ],
    [
      "90 day plan for rolling out text messaging with customers at an HVAC co",
      /Month 3.*STOP|STOP.*Month 3/s,
    ],
    [
      "checklist for new patient phone calls, dermatology, with the hipaa part",
      /what message may be left.*two privacy questions.*insurance/s,
    ],
  ])("a narrow question has its answer first, and the words: %s", (prompt, has) => {
    const { text, title } = written(prompt);
    expect(text).toMatch(has);
    expect(title).not.toMatch(/voicemail greeting for|outline/);
  });

  test("a checklist says nothing twice", () => {
    const { content } = written(
      "checklist for front desk before going live with AI phone - HIPAA stuff, pediatric practice",
    );
    const lines = content.match(/☐ [^<]+/g) ?? [];
    expect(lines.length).toBeGreaterThan(9);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("a letter on a rule that is new names the rule, and a thank-you keeps the day of the party", () => {
    const rule = written(
      "letter to parents about our new pickup rules at the daycare starting sept 3, kind but firm",
    );
    expect(rule.title).toBe("New pickup rules at the daycare starting Sept 3");
    expect(rule.text).not.toMatch(/orders|bookings/);
    const thanks = written(
      "write a thank-you letter to our clients after 20 years in business, hair salon, invite to a party on June 6",
    );
    expect(thanks.text).toMatch(/been here for 20 years.*invited to a party on June 6.*thank you in person/s);
    const rent = written("letter to tenants about raising rent 4% april 1, polite but clear");
    expect(rent.text).toMatch(/^Dear tenants, Your rent goes up by 4% from April 1/);
    const leak = written(
      "what should the answering service ask when a tenant calls about a leak at night, list",
    );
    expect(leak.text).toMatch(/in danger right now/);
    const moving = written(
      "write a letter to patients that we're moving to a new office on Jan 5, same phone number, parking in the back",
    );
    expect(moving.text).toContain("Good to know: same phone number, parking in the back.");
  });

  test("a view is argued as it is held", () => {
    const always = written("why we answer every call even when we're with a customer - opinion, barber shop");
    expect(always.text).toMatch(/answer/);
    expect(always.text).not.toMatch(/Leave a client standing there/);
    const menus = written(
      "opinion piece: phone trees (press 1 for...) are disrespectful to sick people and clinics should get rid of them",
    );
    expect(menus.text).toMatch(/They sort for us and not for them.*Whose minute it is.*The other side/s);
    const ai = written(
      "should a small accounting firm get an AI receptionist for tax season, honest opinion 400 words",
    );
    expect(ai.title).not.toMatch(/hides what it is/);
    expect(ai.title).toMatch(/tax season\?$/i);
    expect(ai.text).toMatch(/Let it have the calls that nobody answers today/);
  });

  test("why a deposit is taken is answered to customers", () => {
    const { text } = written(
      "Q and A for our website: why do you take a deposit for appointments (hair salon), 6 questions",
    );
    expect(text).toMatch(/Why do you take a deposit\? Because the time is yours/);
  });
});

describe("a view has its own reasons", () => {
  test("every view belongs to a topic, and has a sum, an objection and an end", () => {
    for (const { id, topic, heard, because, sum, grants, ends } of stands) {
      expect(
        [...topics, telephone].some((each) => each.id === topic),
        id,
      ).toBe(true);
      expect(heard.flags).toBe("");
      expect(because.length, id).toBeGreaterThan(2);
      expect(
        sum[1].match(/\d|\b(?:one|two|three|four|five|six|ten|seven|twenty|thirty|forty|sixty|half)\b/g)
          ?.length,
        id,
      ).toBeGreaterThan(2);
      expect(wordsIn(grants.join(" ")).length, id).toBeGreaterThan(40);
      expect(ends).toMatch(/[.?!]$/);
    }
  });

  test.each([
    [
      "Opinion: dentists should answer every bad Google review, even the unfair ones",
      /You aren’t writing to the person who complained/,
    ],
    [
      "opinion: small businesses should publish their prices, 400 words",
      /People look it up before they call/,
    ],
    ["opinion: phone trees make patients hate their doctor's office", /They sort for us and not for them/],
    ["Opinion piece: no machine can replace a real person at the front desk", /A person can be sorry/],
  ])("%s", (prompt, reason) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(reason);
  });
});

test("a formal text spells out what a friendly one contracts", () => {
  expect(
    written("how to stop missing calls at a law firm, formal tone").content.replaceAll(/“[^”]*”/g, ""),
  ).not.toMatch(/n’t\b|’ll\b|’re\b/);
  expect(written("how to stop missing calls at a law firm, friendly").content).toMatch(/n’t\b/);
  // Who reads it and what it is about are no tone.
  expect(written("5 tips for professional cleaners about missed calls").content).toMatch(/n’t\b/);
  const desk = "checklist for opening the front desk of a salon";
  expect(written(`write a formal ${desk}`).content).not.toBe(written(`write a ${desk}`).content);
});

test("no deposit is advised where insurers pay, unless it is asked about", () => {
  expect(written("A 4-week plan for a family medical practice to cut no-shows").text).not.toMatch(/deposit/i);
  expect(written("how a medical practice should take deposits against no-shows").text).toMatch(/deposit/i);
});

test.each([
  "Opinion: why small shops should not post their prices online",
  "Opinion: why you should ignore bad reviews",
  "Opinion: never close on weekends",
])("argues nothing under a title that says the contrary: %s", (prompt) => {
  expect(compose(prompt, []).kind).toBe("outline");
});

test("calls no shop by the word that counts it", () => {
  const { article } = compose("why I think every shop should post prices on its website, opinion", []);
  expect(article.excerpt).toMatch(/^A point of view for shops: /);
});

describe("a prompt is understood as its writer meant it", () => {
  test.each([
    [
      "i dont know whats wrong, checklist for begginers",
      "I don't know what's wrong, checklist for beginners",
    ],
    [
      "smal biz tipps for filing quartely estimated taxes",
      "small business tips for filing quarterly estimated taxes",
    ],
    [
      "our recepionist misses appts at the medcal clinic",
      "our receptionist misses appointments at the medical clinic",
    ],
    [
      "Checklst for costumers who mispelled their patent officer",
      "Checklist for costumers who mispelled their patent officer",
    ],
    [
      "Kim Recepsky schedules scheduled estimations, mail@busines.com",
      "Kim Recepsky schedules scheduled estimations, mail@busines.com",
    ],
  ])("%s", (typed, meant) => expect(respell(typed)).toBe(meant));

  test.each([
    ["smal biz tips for filing quarterly estimated taxes first time", "quarterly estimated taxes"],
    ["30 day plan, for a bakery: moving the ovens", "it"],
    ["5 tips for small business owners doing payroll taxes", "payroll taxes"],
  ])("neither its form nor its readers is its subject: %s", (prompt, said) =>
    expect(matterOf(parsePrompt(prompt)).said).toBe(said),
  );

  test("a plan for an assistant in place of voicemail fills its weeks", () => {
    const { kind, text, content } = written(
      "30 day plan, one step per week, for a small clinic switching from voicemail to an AI receptionist",
    );
    expect(kind).toBe("draft");
    expect(content.match(/<h2>Week \d/g)).toHaveLength(4);
    expect(text).not.toMatch(/\[|Rewrite the recording/);
  });

  test("HIPAA and the phone is known, with where the rules are, in the words of a practice for children", () => {
    const { kind, text } = written(
      "checklist for front desk before going live with AI phone - HIPAA stuff, pediatric practice",
    );
    expect(kind).toBe("draft");
    expect(text).toMatch(/has signed a business associate agreement/);
    expect(text).toMatch(/hhs\.gov/);
    expect(text).not.toMatch(/my chest|have run for a week/);
  });

  test.each([
    [
      "7 questions a personal injury law firm should ask on the first intake call",
      /insurance company called you/,
    ],
    [
      "6 questions an estate planning attorney's intake should ask new callers",
      /planning ahead, or has someone died/,
    ],
  ])("a law office checks for a conflict and asks for dates: %s", (prompt, own) => {
    const { text } = written(prompt);
    expect(text).toMatch(/conflict check.*any letter or court paper have a date/s);
    expect(text).toMatch(own);
    expect(text).not.toMatch(/getting worse|with us before/);
  });

  test("a letter on what the site does not know has places for what was asked, and no neighbor's", () => {
    const { title, text, metaDescription, excerpt } = written(
      "letter to our patients about how to get ready for a root canal and what to eat after",
    );
    expect(title).toBe("How to get ready for a root canal, and what to eat after");
    expect(text).toMatch(
      /Dear patients,.*take your medicines as usual.*What to eat after.*three soft or light things.*call 911.*\[Your name\]/s,
    );
    expect(text).not.toMatch(/weather|temperature|Put it at the top of the sheet/);
    expect(metaDescription).not.toBe(excerpt);
  });

  test("a letter says the news as it is, asks for what is asked, and else says what it is about", () => {
    const said = (prompt: string) => written(prompt).text;
    expect(said("Note to tenants that the water will be off on Tuesday")).toMatch(
      /Dear tenants, ?\s*The water will be off on Tuesday\./,
    );
    expect(said("Reminder to customers to bring their keys")).toContain("Please bring your keys.");
    expect(said("Note to customers to please call before coming")).toContain("Please call before coming.");
    expect(said("letter to our patients letting them know Dr. Lee is on leave until March")).toContain(
      "Dr. Lee is on leave until March.",
    );
    expect(said("Letter to patients telling them the parking lot will be repaved next week")).toMatch(
      /parking lot will be repaved next week/,
    );
    expect(said("Apology note to a client for missing her appointment, hair salon")).toContain(
      "We are sorry for missing your appointment.",
    );
    expect(said("Apology email to customers for the outage on Friday")).toContain(
      "We are sorry for the outage on Friday.",
    );
    expect(said("Email to parents explaining the new pickup line")).toContain(
      "We’re writing about the new pickup line.",
    );
  });

  test("a title says how many greetings there are, and an outline how many parts", () => {
    const { title, text } = written("10 greetings for a law firm's voicemail");
    expect(title).toBe("10 greetings for a law firm’s voicemail");
    expect(text).toMatch(/10\. Long weekend.*a letter with a date in it or anything that must happen today/s);
    expect(written("Tips for growing tomatoes in pots").excerpt).toContain("five tips");
    const story = written("Case study of a plumber who stopped missing calls");
    expect(story.excerpt).toContain("four sections, with the questions");
    expect(story.text).not.toContain("Finish the sentences");
    const texting = written("Should a salon text its customers?");
    expect(texting.title).toBe("Should a salon text its customers?");
    expect(texting.metaDescription).toMatch(/\btexting\b/i);
  });

  test("a post that is cut short promises nothing that was cut", () => {
    const { excerpt, metaDescription, title } = written(
      "linkedin post under 80 words for lawyers, missed calls after 5pm, no hashtags",
    );
    expect(excerpt).not.toMatch(/names a time/);
    expect(excerpt).not.toContain(title);
    expect(metaDescription).not.toMatch(/bad luck/);
  });
});

test("signs that a plumbing company loses jobs are seen from the truck, and not across a counter", () => {
  const { article } = compose("7 signs a plumbing company is losing jobs to missed calls", []);
  const text = plainText(article.content);
  expect(text).toMatch(/dial the next number.*under a sink.*pipe that bursts/s);
  expect(text).not.toMatch(/walk in|counter|building/);
});
