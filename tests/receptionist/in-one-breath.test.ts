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
    expect(call("law", AT, DEPOSIT).said[0]).toMatch(
      /A lawyer answers that in a consultation.* Would you like a time/,
    );
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

describe("what stands beside something else", () => {
  it("is begun where it has a sentence of its own, whatever is asked before it", () => {
    const { said } = call(
      "medical",
      AT,
      "Buenos días, ¿a qué hora cierran hoy? Es que se me acabó la medicina de la diabetes y necesito que me la renueven",
    );
    expect(said[0]).toMatch(/receta.*cerramos a las 5:30.*nombre/);
  });
  it("is no visit of a child's where a daughter only drives or nags", () => {
    const { said, bookings } = call(
      "medical",
      AT,
      "This is Walter Pruitt, I'm eighty-one and my daughter's after me to call about this knee",
      "Wednesdays are when she can drive me, the afternoon",
      "Two o'clock. 312 555 0121",
      "yes",
    );
    expect(said.join(" ")).not.toMatch(/children/);
    expect(bookings).toMatchObject([{ service: "sick-visit", name: "Walter Pruitt" }]);
  });
  it("is when to call, though it asks", () => {
    const { messages } = call(
      "ringwell",
      AT,
      "Is there a free trial?",
      "Okay. I'd want to hear from a person though. Tuesday at two?",
      "Dev Patel, 303 555 0144",
      "Yes",
    );
    expect(messages[0]?.text).toMatch(/Call back: Tuesday at two/);
  });
  it("is no bill where an insurer wants a statement, and holds nobody up", () => {
    const { said } = call(
      "law",
      AT,
      "I got rear-ended two weeks ago and now the other guy's insurance keeps calling me wanting a recorded statement",
      "Wait, I want a consultation, I'm the one who got hurt",
    );
    expect(said.join(" ")).not.toMatch(/accounts|billing|the other\.|Take your time/);
  });
});

it("moves an appointment that a Spanish caller has", () => {
  const { said } = call(
    "dental",
    AT,
    "Buenas, tengo una limpieza el jueves a las tres y quería ver si me la pueden cambiar para el viernes",
  );
  expect(said[0]).toMatch(/no veo su cita.*viernes 4 de diciembre, entendido/);
});

it("tells who wanted another place that this is none, whatever the names share", () => {
  const { said } = call("dental", AT, "Hi, is this Larkspur Animal Hospital? My cat needs her shots");
  expect(said[0]).toMatch(/^No, this is Larkspur Family Dental\. If you meant to call somebody else/);
});

it("keeps a son's name where his mother gives hers with her number", () => {
  const { bookings } = call(
    "medical",
    AT,
    "my son needs a sports physical, tomorrow afternoon",
    "The first one. He's Owen Strand, I'm Beth, his mom",
    "Beth Strand, 415 555 0133",
    "yes",
  );
  expect(bookings).toMatchObject([{ name: "Owen Strand" }]);
  expect(bookings[0]?.text).toMatch(/Called by: Beth Strand/);
});

it("sends a puffed-up cheek that makes swallowing hard to 911 at once", () => {
  const { said } = call(
    "dental",
    AT,
    "Hi, um, I had a wisdom tooth out on Friday and now my cheek's all puffed up and it's kinda hard to swallow",
  );
  expect(said[0]).toMatch(/911/);
});

describe("what is asked is what is answered", () => {
  it("takes the nearer of two times for the hour that is asked about", () => {
    const { said, state } = call(
      "dental",
      AT,
      "I'd like to book a check-up for my husband",
      "Late afternoon, any day but Monday",
      "Which of those is closest to five?",
    );
    expect(said[2]).toMatch(/^Good, Wednesday, December 2nd at 5 o'clock\./);
    expect(state.told.join(" ")).not.toMatch(/closest/);
  });
  it("is whether patients are taken, and not when one doctor is in", () => {
    const { said } = call("medical", AT, "Hi, is Dr. Okafor taking new patients?");
    expect(said[0]).toMatch(/taking new patients/);
  });
  it("is the price, once the caller's other service was compared, and nobody is sorry for that one", () => {
    const { said } = call(
      "ringwell",
      AT,
      "I run a hair salon. We already have an answering service and frankly they're terrible. Why would you be any better?",
      "What? No, I'm not complaining about you. How much is it?",
    );
    expect(said[0]).not.toMatch(/sorry|manager/);
    expect(said[1]).toMatch(/99 to 690 dollars/);
    expect(said[1]).not.toMatch(/dropped|judge and comfort/);
  });
  it("says nothing of the price where the length is asked", () => {
    expect(call("dental", AT, "how long is a root canal").said[0]).not.toMatch(/dollars/);
  });
});

it("keeps what is asked for behind a complaint of the line, and is sorry once", () => {
  const { said, messages } = call(
    "medical",
    AT,
    "Are you kidding me, I've been on hold three times today, I just need my kid's shot records for school by Wednesday",
    "Tina Marsh. It's for Caleb Marsh, he's in second grade",
    "443 555 0102",
    "Yes",
  );
  expect(said[0]?.match(/sorry/g)).toHaveLength(1);
  expect(messages[0]?.text).toMatch(/For: Caleb Marsh.*shot records for school by Wednesday/);
});

it("moves what was to be canceled, and then not", () => {
  const { said } = call(
    "dental",
    AT,
    "I need to cancel my crown thing on Thursday, well, not cancel, I mean I can't make the morning, could it be later that day",
    "Move it to the afternoon",
    "Ken Ishikawa, 555 010 0188",
  );
  expect(said[0]).toMatch(/move it/);
  expect(said[2]).toMatch(/Thursday, December 3rd in the morning, to the same day in the afternoon\./);
});

it("leaves a message from one person for nobody of the same name", () => {
  const { said } = call(
    "law",
    AT,
    "Yes I'm returning a call from Ms. Pell about my mother's estate, Janet Novak",
    "Janet Novak, 503 555 0116",
  );
  expect(said[1]).not.toMatch(/for Janet Novak, from/);
});
