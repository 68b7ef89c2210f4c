import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

const AT = "2026-11-30T17:10:00Z";

describe("what is read back", () => {
  it("names the matter, who calls and when, and repeats no caller's own account", () => {
    const { said, messages } = call(
      "dental",
      AT,
      "I want to talk to whoever does your billing because this is the second time you people charged me for the same crown",
      "Gloria Steinmetz. And I want somebody to call me today, not next week.",
      "555 010 0161. Tell them the crown was the one in August with Dr. Chen, six hundred and forty dollars, twice.",
      "Yes that's right",
    );
    expect(said[0]).not.toMatch(/What day|consultation/);
    expect(said[2]).toMatch(/from Gloria Steinmetz, at .* for a call today, .*Is that right\?$/);
    expect(said[2]).not.toMatch(/whoever does your billing|“/);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toMatch(/second time.*August with Dr\. Chen.*twice/);
  });
  it("is agreed to with something to pass on, which goes along and is not read back again", () => {
    const { said, messages } = call(
      "medical",
      AT,
      "my blood pressure pills run out on Thursday and the pharmacy says there's no refills left",
      "Sandra Beale. I take lisinopril, 20 milligrams",
      "510 555 0143",
      "Yes. Can you tell them to send it to the Walgreens on Fifth?",
    );
    expect(said[3]).not.toMatch(/Is that right|read/);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toMatch(/lisinopril.*Walgreens on Fifth/);
  });
});

describe("an appointment that is there", () => {
  it("keeps its day where no 'on' stands before it, and says the wish for another back", () => {
    const { said, messages } = call(
      "law",
      AT,
      "Good morning, this is Denise Kowalczyk, I have a consultation Wednesday at two and I'm afraid I have to move it",
      "Sometime next week would be better, mornings if you can",
      "312 555 0166",
      "Yes",
    );
    expect(said[1]).toMatch(/^The week of Monday, December 7th in the morning, got it\./);
    expect(messages[0]?.text).toMatch(/Wednesday, December 2nd at 2/);
  });
});

it("takes two names that are told with the time", () => {
  const { said, bookings } = call(
    "dental",
    AT,
    "I need to get me and my son in for cleanings, same day",
    "What about next Monday after three thirty?",
    "Let's do 3:30 then. The names are Kelly and Owen Brandt",
    "555 010 0155",
    "Yes",
  );
  expect(said[2]).not.toMatch(/name\?/);
  expect(bookings.map(({ name }) => name)).toEqual(["Kelly Brandt", "Owen Brandt"]);
});

describe("a landlord who keeps a deposit", () => {
  const DEPOSIT =
    "My old landlord is refusing to give back my security deposit, it's twenty-four hundred dollars, and I want to know if it's worth talking to a lawyer";
  it("is a matter for a lawyer, and no bill of ours", () => {
    expect(call("law", AT, DEPOSIT).said[0]).toMatch(/lawyer can\. Would you like a time/);
  });
  it("is no bill once the caller says so", () => {
    const { said } = call(
      "law",
      AT,
      "I have a question about a bill",
      "I don't have a bill with you. I want an appointment with a lawyer",
    );
    expect(said[1]).toMatch(/^What is it about/);
  });
});
