import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "../receptionist/called.ts";

const first = (desk: DeskId, question: string) => call(desk, TUESDAY, question).said[0];

describe("a question that wants a yes or a no hears it first", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "do you take Delta Dental?", /^Yes, we take the PPO plans of Delta Dental\./],
    ["dental", "do you accept metlife and cigna", /^Yes, we take the PPO plans of MetLife and Cigna\./],
    ["dental", "Do you see kids?", /^Yes, we see children/],
    ["dental", "Do you do dental bonding?", /^Yes, we do veneers and bonding/],
    ["dental", "Do you treat gum disease?", /^Yes, we treat gum disease/],
    ["dental", "do you work on dogs teeth", /^No, we only treat people/],
    ["medical", "Do you do annual physicals?", /^Yes, we do physicals/],
    ["medical", "Are you taking new patients?", /^Yes, we are taking new patients/],
    ["medical", "do you do vasectomies and circumcisions", /^No, we don't do vasectomies or circumcisions/],
    ["dental", "do you take Medicaid?", /^No, we don't take Medicaid/],
    ["medical", "do you accept Blue Cross PPO", /^Yes, we take/],
    ["law", "do you handle DUIs", /^No, we don't do criminal cases/],
    ["ringwell", "can I keep my phone number", /^Yes, you keep your number/],
    ["ringwell", "do you take a cut per booking", /^No, there is no commission/],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });

  // What an answer's first words do not speak of is no yes, whatever fact it stands in.
  it.each<[DeskId, string]>([
    ["dental", "do you take checks"],
    ["dental", "do you have an ev charger"],
    ["dental", "is there general anesthesia"],
    ["dental", "can you do just the crown on an implant"],
    ["medical", "do you take walk-ins"],
    ["law", "are there stairs"],
    ["ringwell", "does it text a payment link"],
    ["ringwell", "does it learn by itself"],
  ])("%s: '%s' is answered without one", (desk, question) => {
    expect(first(desk, question)).not.toMatch(/^(?:Yes|No), /);
  });
});

describe("what callers asked and was answered with a neighbor's answer, or not at all", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "will I get my copay back if I cancel", /paid back/],
    ["dental", "do you do same-day dentures", /don't make dentures in one day/],
    ["dental", "my crown fell out, can that be glued back on the same day", /put it back in one short visit/],
    ["dental", "I'm pregnant, is it safe to have x-rays", /X-rays wait/],
    ["dental", "is the cleaning included in the first visit", /includes a cleaning/],
    ["medical", "what do I do if I get sick after you're closed", /nurse line/],
    ["medical", "how long does it take to get a refill okayed", /two working days/],
    ["medical", "how long do I have to wait for lab results", /two to three days/],
    ["medical", "can my husband pick up my paperwork for me", /photo ID/],
    ["medical", "what's the charge for a physical if I'm self pay", /210 dollars/],
    ["law", "can I switch to you from another lawyer", /^Yes: a consultation can be a second opinion/],
    ["ringwell", "does it know when the office is closed for a holiday", /books nothing then/],
    ["ringwell", "who owns the recordings", /your business's/],
    ["ringwell", "what happens in an emergency, like chest pain?", /tells callers in danger/],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });
});

describe("two questions in a breath", () => {
  it.each<[DeskId, string, RegExp]>([
    [
      "law",
      "how much is a will and can i do it without my husband there",
      /^A simple will is 450 dollars.*For wills of both/,
    ],
    [
      "law",
      "ok so do you work on that convergency fee and how long have i got after a car wreck to sue somebody",
      /^For injuries the fee is a third.*please don't wait/,
    ],
    [
      "ringwell",
      "is it cheaper than a girl at the desk and does it take lunch",
      /^Yes, much.*takes the calls/,
    ],
    ["ringwell", "cuanto cuesta al mes y habla espanol", /690 dólares al mes.*español/],
  ])("are answered both, in their order, at %s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
    expect(first(desk, question)).not.toMatch(/other question/);
  });
});

describe("'is that something you do?', behind a matter that was told", () => {
  it.each<[DeskId, string, RegExp]>([
    [
      "law",
      "My landlord's got me over a barrel, he's keeping my deposit and says the carpet's toast. Is that the sort of thing you folks go to bat for?",
      /We handle (?:landlord and tenant matters|that: deposits)/,
    ],
    ["law", "I was bitten by a dog. Is that something you handle?", /We handle injuries/],
  ])("is answered of that matter, at %s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });

  it("and where nobody knows the matter, of no other", () => {
    const said = first("law", "My parakeet was promoted to colonel. Is that something you handle?");
    expect(said).not.toMatch(/[Cc]ustody|We (?:do|handle)/);
  });
});

describe("what is said to be noted stands on what the business gets, or is not said", () => {
  it("a question beside a visit that is left unfinished", () => {
    const { said, receipt } = call(
      "law",
      TUESDAY,
      "My wife and I need a consultation, and does your lawyer drive a Tesla?",
      "family",
    );
    expect(said[0]).toMatch(/noted/);
    expect(receipt).toMatch(/Tesla/);
  });

  it("a question where nothing is under way", () => {
    expect(first("law", "My roof leaks since the hail. Is that what you people go after?")).not.toMatch(
      /noted|put .* down/,
    );
  });

  it("'who do I call?' asks for a number, and not who calls back", () => {
    expect(first("ringwell", "Who do I call when something breaks?")).toMatch(/^Our support line is/);
  });
});

describe("the thing that was asked about is named", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "¿Aceptan Delta Dental?", /Aceptamos los planes PPO de Delta Dental\./],
    [
      "dental",
      "do you do care credit or that sunbit thing",
      /don't work with Sunbit, but we take CareCredit/,
    ],
    [
      "medical",
      "do you take blue cross blue shield",
      /^Yes, we take the PPO plans of Blue Cross Blue Shield/,
    ],
    ["medical", "do you pierce ears", /^No, we don't do ear piercing here/],
    ["medical", "do you treat sinus infections", /^Yes, we treat sinus infections/],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });
});

describe("a doctor who is asked for by name", () => {
  it.each<[DeskId, string, RegExp]>([
    [
      "dental",
      "Is Dr. Chen in on Thursday?",
      /^There is no Dr\. Chen here\. Our doctors are Dr\. Elena Marsh/,
    ],
    ["dental", "is dr oyelaran there on saturday", /Tuesday to Saturday/],
    ["dental", "Is Dr. Marsh in on Friday?", /Monday to Thursday/],
    ["medical", "is doctor okafor in on wednesday", /Monday, Tuesday, Thursday and Friday/],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });
});

describe("what any receptionist says, and nobody has to be called for", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "What's the difference between a filling and a crown?", /^A filling closes a hole/],
    [
      "dental",
      "Yeah hi, so my mother-in-law goes to you and she can't stop talking about it, and I've been meaning to call since like the summer, anyway, what I wanna know is, do you put people under for wisdom teeth, 'cause I'm a big chicken.",
      /put nobody to sleep.*oral surgeon/,
    ],
    [
      "dental",
      "hi yeah i had a root canal years ago and that tooth went all gray is there a way you guys can whiten just the one",
      /^A dark tooth can be lightened/,
    ],
    [
      "dental",
      "do you charge an arm and a leg for those seal ants on kids' teeth",
      /^A sealant is 45 dollars/,
    ],
    [
      "dental",
      "I'm scared to death of needles, is there any way to do it without a shot?",
      /^You're not alone in that\. For most fillings it takes the needle, but a gel/,
    ],
    ["dental", "is my dental plan gonna pay for veneers", /^Mostly not, since plans count veneers/],
    [
      "medical",
      "How long does it usually take to get lab results back?",
      /^Most blood results take two to three days/,
    ],
    ["medical", "What's your fax number?", /^The fax number is 5 5 5, 0 1 0, 0 1 6 7/],
    ["medical", "What do I bring to a new patient visit?", /^Bring a photo ID/],
    [
      "medical",
      "I've had a cold for like nine days do I need to come in or just ride it out",
      /Our nurse can/,
    ],
    [
      "medical",
      "can the doctor just call in some amoxicillin for me I know it's strep",
      /has to be seen first/,
    ],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });
});
