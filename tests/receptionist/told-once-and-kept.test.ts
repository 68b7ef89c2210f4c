import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T04:30:00Z";

it("moves in Spanish what somebody has, and books nothing beside a price that they want to know", () => {
  const { said } = call(
    "dental",
    SUNDAY,
    "Buenas noches, quisiera cambiar una cita que tengo con ustedes.",
    "Es una limpieza. La tengo este miércoles a las tres.",
  );
  expect(said[0]).toMatch(/pedir a la recepción que la cambie/);
  expect(said[1]).toMatch(/Qué día prefiere/);
  expect(call("dental", SUNDAY, "Quisiera hacer una cita para una limpieza.").said[0]).toMatch(/Qué día/);
  const price = call(
    "medical",
    SUNDAY,
    "Hola, ¿hablan español? Quiero saber cuánto cuesta una consulta sin seguro.",
  );
  expect(price.said[0]).toMatch(/140 dólares/);
  expect(price.said[0]).not.toMatch(/Qué día|no se encuentre bien/);
});

it("begins the move that was asked for beside a refill with both of its times", () => {
  for (const both of [
    "My husband needs his lisinopril refilled and I need my Wednesday 11 o'clock moved to Friday morning.",
    "My husband needs his lisinopril refilled and I need to move my Wednesday 11 o'clock appointment to Friday morning.",
  ]) {
    const { said, messages } = call(
      "medical",
      SUNDAY,
      both,
      "Walgreens on Division, 20 milligrams. I'm Priya Raman, he's Arun Raman",
      "503 555 0104",
      "yes",
      "yes",
    );
    expect(said[0]).toMatch(/Then we'll see to the other/);
    expect(said[3]).toMatch(
      /move the appointment, Wednesday, December 2nd at 11 o'clock, to Friday, December 4th in the morning\. For Priya Raman/,
    );
    expect(messages.map(({ about }) => about)).toEqual(["refill", "move"]);
  }
  expect(
    call("medical", SUNDAY, "My husband needs his lisinopril refilled, he moved to Friday Street.").said[0],
  ).not.toMatch(/see to the other/);
});

it("takes out of a message what it is not to say, and keeps out of it what is said of the number", () => {
  const { said, messages } = call(
    "law",
    SUNDAY,
    "Hello, I'd like to leave a message for Ms. Harrow, please.",
    "Please tell her Greg Tolland called, the papers for the lease are ready and she can send a runner after noon tomorrow.",
    "You already have it in the message, but I'm at 310 555 0166.",
    "Yes, but leave off that last bit, 'after noon tomorrow'.",
    "yes",
  );
  expect(said[2]).not.toMatch(/already have it/);
  expect(said[3]).toMatch(/send a runner”, for Ms\. Harrow.*Shall I pass it on\?/);
  expect(messages).toHaveLength(1);
});

it("takes a price that somebody says again for no number", () => {
  const { said } = call("law", SUNDAY, "How much do you charge for a simple will?", "Is it 150?");
  expect(said[1]).not.toMatch(/5 5 5, 0 1 0/);
});

it("sees to what a caller owes after the visit of a son, and says so when it is asked again", () => {
  const { said } = call(
    "dental",
    SUNDAY,
    "Hi, two things. My son needs a checkup and I wanna know if I owe you guys anything from last time.",
    "Thursday after school, like 3:30. And the balance thing?",
  );
  expect(said[0]).toMatch(/Then we'll see to the other/);
  expect(said[1]).toMatch(/come to the other thing right after/);
});

it("knows whose visit it is: a son's who is named, and not a sister's who got married", () => {
  const { bookings } = call(
    "dental",
    SUNDAY,
    "I need a checkup",
    "Thursday at 3",
    "For my son, Theo Brandt. I'm Karen Brandt.",
    "562 555 0177",
    "yes",
  );
  expect(bookings).toMatchObject([{ name: "Theo Brandt" }]);
  expect(
    call(
      "dental",
      SUNDAY,
      "I need a checkup",
      "Thursday at 3",
      "Karen Brandt",
      "562 555 0177",
      "No, it's for Theo, my son, not for me.",
    ).said[4],
  ).toMatch(/for your son.*for Theo, at 5 6 2/);
  const story =
    "My sister got married on Saturday and there was this caramel thing, and, well, my crown came out with it.";
  expect(
    call("dental", SUNDAY, story, "tomorrow at 10. I kept the crown, should I bring it?").said[1],
  ).toMatch(/Keep the crown and bring it along.*May I have your name/);
  expect(call("dental", SUNDAY, "My sister needs a cleaning", "Tuesday", "10:30").said[2]).toMatch(
    /your sister's name/,
  );
});

it("says where somebody has called who looks for another place", () => {
  expect(call("dental", SUNDAY, "Is this the eye doctor?").said[0]).toMatch(/No, this is Larkspur/);
  expect(call("dental", SUNDAY, "Is this the dentist?").said[0]).not.toMatch(/No, this is/);
});

it("promises no brochure to somebody whom nobody could send it, and hears a plate as a denture", () => {
  const { said } = call(
    "law",
    SUNDAY,
    "How much do you charge for a simple will?",
    "Okay. I'd rather think about it first. Could you have someone mail me a brochure or something?",
  );
  expect(said[1]).not.toMatch(/noted that for/);
  expect(said[1]).toMatch(/Shall I have someone call you/);
  expect(call("dental", SUNDAY, "I've been meaning to get my plate looked at.").said[0]).toMatch(/denture/);
});
