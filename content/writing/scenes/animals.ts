import { type Scenes, scene } from "./kind.ts";

export const vets: Scenes = {
  of: "a veterinary practice",
  worth: 550,
  booked: 4,
  told: {
    missed: scene(
      "Call puppies back first",
      "What does a missed call cost a veterinary practice?",
      "A new puppy is three visits in ten weeks, then shots every year, a spay, and a dental at seven. Say $550 in the first year and $300 in each of the twelve that follow. Its people call on the Saturday they bring it home, when your desk is at its fullest. They’re happy, in no hurry, and they leave no message. So Saturday’s unknown numbers are called by one o’clock, with a first puppy visit to offer.",
      [
        "Calling Saturday’s numbers back on Tuesday",
        "By then the breeder or the neighbor has named another vet. New puppies are decided on the weekend they come home.",
      ],
      "Saturday’s unknown numbers are called back by one o’clock, with a puppy visit to offer.",
      "Keep two puppy visits open for Monday, and offer them to Saturday’s missed numbers.",
    ),
    night: scene(
      "Name five signs, then the emergency hospital",
      "Which calls can’t wait at a veterinary practice?",
      "Owners don’t know what’s urgent, so your recording should say it in their words: swallowed something, can’t breathe, a swollen hard belly, a male cat that strains and passes nothing, hit by a car, a seizure that doesn’t stop. For those: the name, number and address of the emergency hospital, slowly, twice. Then what the rest of them get, a call by ten. An owner who has to look up the hospital at midnight has waited too long.",
      [
        "“If this is an emergency, call an emergency hospital”",
        "Which one, and is this one? Name the signs and the number, and say both twice.",
      ],
      "The recording says in owners’ words what can’t wait (swallowed something, can’t breathe, a hard belly, straining, hit by a car), then the emergency hospital’s number and street, twice.",
      "Ask two clients to listen to your night message and tell you where they’d drive.",
      [
        "The night message",
        "If your pet can’t breathe, has swallowed something, has a hard swollen belly, keeps straining without passing urine, or was hit: go to [hospital], [street], [number]. Again: [number]. For everything else, leave your pet’s name and your number, and we’ll call you by 10.",
      ],
    ),
    first: scene(
      "Ask the pet’s name before the owner’s",
      "How do we win somebody who calls with a new pet?",
      "“And who are we talking about?” Someone who’s allowed to tell you about Biscuit for twenty seconds has decided already. Then age, breed, what they’ve noticed and since when, and whether there are records elsewhere. Say what the first visit is like, including what it costs and that he may sit on the floor. Whoever hears “weight and last vaccination date?” first calls one more place.",
      [
        "Opening with the owner’s address",
        "They called about somebody they love. Ask the name, and the form fills itself.",
      ],
      "The first question to a new client is the pet’s name.",
      "For a week, ask for the pet’s name first and note how many of the new ones book.",
      ["The opening", "And who are we talking about? … Biscuit! How old is he, and what have you noticed?"],
    ),
    kept: scene(
      "Keep surgery mornings from falling through",
      "Which veterinary appointments are missed?",
      "A missed vaccination is twenty minutes. A dental or a spay that doesn’t show up is a surgery table, an anesthetist and a morning: say $450. It’s seldom forgotten; the dog was fed at six, or the owner lost heart over the estimate. So the call the day before does three things: no food after the hour your vet names, drop-off time, and “any questions about the estimate?” The last one is where you learn who won’t come.",
      [
        "A text for surgery like a text for shots",
        "The dog was fed, and the table is empty. Surgery gets a call in the afternoon before.",
      ],
      "Every surgery has a call the afternoon before: no food, drop-off, questions about the estimate.",
      "Call all of next week’s surgeries the afternoon before, and note what they ask.",
    ),
    price: scene(
      "Say the exam fee and how an estimate works",
      "What do we say when an owner asks what it will cost?",
      "“What does it cost to fix a limp?” has no answer, and owners know it. What they fear is being led from test to test. So give the exam fee, say that everything after it is written down and agreed before it’s done, and that they can choose where to stop. For shots, spays and dentals you do have prices by weight; say them. And mention payment plans, if you have any, before they have to ask.",
      [
        "“We can’t say until the doctor has seen him”",
        "It’s true of the limp and not of the exam fee. Give what’s fixed, and promise the rest in writing.",
      ],
      "The exam fee and the prices of shots, spays and dentals by weight are by the phone.",
      "Print the fixed prices by weight, and practice the sentence about estimates aloud.",
      [
        "The limp",
        "The exam is [fee]. If Dr. Reyes wants an X-ray, she’ll tell you why and what it costs, and nothing is done before you’ve said yes.",
      ],
    ),
    machine: scene(
      "Let the assistant book shots, and stop it at “he ate something”",
      "What should an AI take at a veterinary practice?",
      "Shots, nail trims, refills of food and moved appointments are the easy half. The other half begins with sentences that sound small: “He ate something in the yard.” “She hasn’t peed since yesterday.” Owners tell those to a machine in the same tone as a nail trim. So write the list in owners’ words, have it ring a person at once, and after closing give the emergency hospital’s number. It never says that something will pass, and never a dose.",
      [
        "Booking “he ate some raisins” for Thursday",
        "It was a calm voice and a free slot. Swallowed, straining, bloated and collapsed always ring a person.",
      ],
      "“He ate some raisins” and “my cat keeps straining” rang a person in our test calls.",
      "Write ten urgent sentences the way owners say them, and read all ten to it.",
    ),
    rush: scene(
      "Split Saturday morning into sick, shots and pickups",
      "How does a vet’s desk get through Saturday?",
      "Saturday from eight to ten is sick pets from Friday night, people who work all week and want shots, and owners who ask whether theirs can be picked up. The third group needn’t ring at all: text every pickup a time by 7:30. Shots go to a person with a calendar and nothing else. And sick pets get the technician, who hears in one sentence which of them comes in now.",
      [
        "Answering “Is he ready yet?” all morning",
        "Twelve such calls are an hour of a Saturday. A text at 7:30 with a time takes four minutes.",
      ],
      "Everyone who picks up on Saturday has had a text with a time by 7:30.",
      "Text pickup times at 7:30 this Saturday, and count how many owners still call.",
    ),
  },
  lost: [
    "A puppy, eight weeks, Saturday at 9:15",
    "They’ve had her for an hour and have twenty questions, none of them urgent. Your desk has two sick cats, a pickup and four lines. They hang up cheerfully and call the next clinic, where somebody says, “What’s her name?” Thirteen years of one dog have just been decided.",
  ],
  limit: [
    "“He’s a bit quiet today”",
    "An owner said that of a Great Dane and asked for a time tomorrow. The technician asked whether his belly felt hard. It did, and he was on the table within the hour. Nothing in the request was urgent; the breed, the voice and one more question made it so.",
  ],
};
