import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";
import { judged, played } from "./danger-play.ts";
import { dangers } from "./dangers.ts";

describe("every wording of a danger gets the same right answer", () => {
  it.each(dangers.map(([at, want, ...lines]) => ({ at, want, lines })))("$at, $want: $lines", (each) => {
    const { fault, said } = judged(each.at, each.want, each.lines);
    expect(fault, said).toBeUndefined();
  });
});

it("goes out for gas first, keeps the wish of who is leaving, and its paper begins with the first word of the smell", () => {
  const { said, receipt } = played(
    "trades",
    "Hi, uh, I was calling about getting a price on a water heater, and, um, well I don't know, there's kinda this rotten egg smell down in the basement by it?",
    "Yeah but, I mean, that smell, is that something I should be worried about? It's kinda giving me a headache.",
    "Oh, okay, well, hold on, is it safe to flip the breaker off before I go out, or no?",
    "Alright, alright, we're going out. So, uh, can you still put me down for the water heater price? I'm Walt Greeley.",
    "Okay, thanks. It's 419-555-0153 if they wanna call about the price later, after this is sorted out.",
  );
  expect(said[0]).toMatch(/^That could be gas\. Everybody out of the building now, and touch no switch/);
  expect(said[1]).toMatch(/^If anybody is still inside, go outside now, all of you, .* Stay out/);
  expect(said[2]).toMatch(/^No\. Touch no switch, breaker/);
  expect(said[3]).toBe(
    "I've noted that. Good. Stay outside until 911 or the gas company tells you it's safe.",
  );
  expect(receipt).toMatch(/Name: Walt Greeley.*\(419\) 555-0153.*“Hi, uh.*rotten egg smell.*headache/s);
  expect(receipt).toMatch(/put me down for the water heater price/);
});

it("answers a leak that gets worse anew, and takes the all clear and the wish with it the first time", () => {
  const { said, state, receipt } = played(
    "trades",
    "Hi, so my kitchen faucet's been dripping a couple days, no big rush, I'm at 9 Sawmill Lane, name's Carol Ann Dietz, could somebody come Thursday morning?",
    "Hang on, hang on, my husband's hollering, he says he went to tighten it and now it's coming out all over the floor and he can't get it shut off!",
    "911? No, I need a plumber! It's water! Isn't there somebody on call, or how do I shut it off?",
    "Okay, okay, he got it, he found the valve under there and it's off now. It's just a mess. So can somebody come out today instead of Thursday?",
    "Nobody's hurt, it's just a faucet, the water is off. Can you send a plumber today, my number's 419-555-0177.",
    "noon",
    "yes",
  );
  expect(said[0]).not.toMatch(/911|should not wait/);
  expect(said[1]).toMatch(/^That should not wait\. .*main water valve.*5 5 5 0 1 0 0 1 9 9.*today/s);
  expect(said[2]).toMatch(/main water valve.*5 5 5, 0 1 0, 0 1 9 9/s);
  expect(said[2]).not.toMatch(/911/);
  expect(said[3]).toMatch(/^Good, I'm glad that's under control\. Today, I can do/);
  expect(said[4]).not.toMatch(/911/);
  expect(state.filed).toContainEqual(
    expect.objectContaining({ kind: "booking", day: "2026-11-30", time: "12:00", phone: "+14195550177" }),
  );
  expect(receipt).toMatch(/An emergency|Monday, November 30th/);
});

it("hears a child who breathes badly at once, in the words of a worried mother", () => {
  const { said, state, receipt } = played(
    "medical",
    "Buenos días, disculpe, ¿hablan español? Es que necesito una cita para mi niña, tiene mucha tos desde el viernes.",
    "Pues hoy mismo si se puede, porque anoche casi no durmió. Tiene cuatro años.",
    "A las once y media, por favor.",
    "Se llama Ximena, Ximena Arriaga. Yo soy Rosario, su mamá.",
    "Es el 323-555-0146. Oiga, y si le sube la fiebre antes, ahorita tiene como treinta y ocho y medio, ¿la llevo a urgencias?",
    "Sí, está bien, pero dígame, ¿la llevo a urgencias o espero a las once y media? Está respirando un poquito rápido, se le hunde aquí en las costillas.",
    "No, dolor no tiene. Nomás respira rapidito y como con silbido, está muy decaída.",
    "Ya, ya llamo. Gracias.",
  );
  expect(said[4]).toMatch(/5 5 5, 0 1 0, 0 1 6 6.*911/);
  expect(said[5]).toMatch(/911/);
  expect(said[5]).not.toMatch(/\?/);
  expect(said[6]).toMatch(/911/);
  expect(said[7]).toMatch(/^Bien\. Siga en la línea con el 911/);
  expect(state.alarm?.line).toBe("911");
  expect(receipt).toMatch(/costillas.*silbido/s);
});

it("takes the visit off for who has called for help, with a warm word", () => {
  const { said, receipt } = played(
    "medical",
    "Hi, my dad's been having some stomach trouble since last night and I wanted to see if he could get in to see somebody today, he's a patient of yours.",
    "Let me do the, um, 9:45 might be tight, he's kind of pale and he's been throwing up. Let's say eleven thirty. His name's Walter Brzezinski.",
    "No, no chest pain, he's breathing okay. It's just his stomach. Well, he says it's kinda up under his ribs.",
    "Okay, okay, I'm calling them. Can you tell the doctor what's going on?",
    "They're on the way. Cancel that eleven thirty for me, would you.",
  );
  expect(said[2]).toMatch(/911/);
  expect(said[2]).not.toMatch(/\?/);
  expect(said[3]).toMatch(/I'll tell the doctor\. Good\. Stay on with 911/);
  expect(said[4]).toMatch(/^That visit is off/);
  expect(receipt).toMatch(/Walter Brzezinski.*pale.*throwing up.*under his ribs/s);
  expect(receipt).not.toMatch(/Wanted:/);
});

it("is no emergency on paper where it is a drip into a bucket", () => {
  const { said, receipt } = played(
    "trades",
    "Hi, um, yeah, I got water coming out from under my kitchen sink, it's just dripping right now, I put a bucket, and also while you're out here the upstairs toilet keeps running?",
    "Oh no no, it's not an emergency, it's just a drip into the bucket. Do you have anything later on, like after three? I don't get off work till two thirty.",
  );
  expect(said.join(" ")).not.toMatch(/911|should not wait/);
  expect(receipt).not.toMatch(/emergency, called off|urgent line/);
});

it("hears water at a lamp in the middle of a read-back, and in Spanish, and keeps people off the current", () => {
  const { said, receipt } = played(
    "trades",
    "Hi, this is Darlene Kowalski, I manage a building and my tenant's kitchen sink is dripping a little. Can somebody come tomorrow?",
    "7 is fine",
    "It's 44 Quarry Road, and my number's 419-555-0143",
    "Rosa's texting me, she says it's coming through into the apartment underneath now, through the ceiling light.",
  );
  expect(said[3]).toMatch(/Keep away from that light.*touch no switch.*911/s);
  expect(said[3]).toMatch(/5 5 5 0 1 0 0 1 9 9/);
  expect(receipt).toMatch(/ceiling light/);
  for (const words of [
    "Water's coming through the ceiling light fixture.",
    "There's water coming through the ceiling near a light fixture",
    "what do I tell the lady downstairs, the light's on and water is dripping off the bulb",
    "there's water leaking down onto the outlet in my hall",
  ])
    expect(played("trades", words).said[0]).toMatch(/Keep away from that light/);
  expect(played("trades", "El agua está cayendo encima del foco de la cocina").said[0]).toMatch(
    /No toque esa lámpara/,
  );
  for (const words of [
    "El agua se está saliendo de la taza al piso y no para.",
    "Oiga, el inodoro se está desbordando y ya está hasta el pasillo",
  ])
    expect(played("trades", words).said[0]).toMatch(/llave de paso/);
  for (const words of [
    "Can you put in a light fixture over the sink",
    "I need an outlet near the water heater",
    "El agua sale fría",
  ])
    expect(played("trades", words).said[0]).not.toMatch(/switch|should not wait|llave de paso/);
});

it("tells who is out of a house that smells of gas not to go back in, and who is still inside first", () => {
  const { said } = played(
    "trades",
    "Yeah hi, there's a real strong gas smell in our house",
    "me and my wife are already out on the porch. Should I go back in and turn off the water heater?",
    "I got my mother-in-law in the back bedroom though, she's in a wheelchair, should I get her first?",
  );
  expect(said.slice(1).join(" ")).toMatch(
    /don't go back in\. If anybody is still in there.*911 this second/s,
  );
  expect(said.join(" ")).not.toMatch(/may be nothing/);
});

it("hears who can't walk without stopping as the answer that it is, once breath was spoken of", () => {
  const walk = "no chest pain, but he can't really walk to the mailbox without stopping, and that's new";
  const { said } = call(
    "medical",
    TUESDAY,
    "I want an appointment for my dad's knee",
    "Thursday or Friday. He's been kinda short of breath since last night too, but it's mostly the knee.",
    walk,
  );
  expect(said[1]).toMatch(/trouble breathing/);
  expect(said[2]).toMatch(/call 911 now/);
  const knee = call("medical", TUESDAY, "My knee's so bad I can't walk to the mailbox without stopping");
  expect(knee.said[0]).not.toMatch(/911/);
});

it("hears a swollen face with trouble swallowing in Spanish too", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "Hola, se me cayó una corona anoche. ¿Me pueden atender mañana?",
    "Ah, y desde esta mañana tengo la cara muy hinchada de ese lado y me cuesta un poco tragar, pero bueno.",
  );
  expect(said[1]).toMatch(/911 ahora mismo/);
  expect(call("dental", TUESDAY, "Me cuesta hablar inglés, quiero una limpieza").said[0]).not.toMatch(/911/);
});
