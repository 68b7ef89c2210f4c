import type { NarrowKind } from "../kind.ts";

/** A used car for oneself: no payload and no deduction. */
export const usedCar: NarrowKind = {
  id: "used-car",
  far: true,
  heard:
    /\b(?:used|second[- ]?hand|pre-?owned) (?:[\w-]+ ){0,2}(?:cars?|suvs?|sedans?|hatchbacks?|minivans?)\b/,
  not: /\b(?:calls?|callers?|phones?|sell(?:s|ing)?\b|dealership|lease (?:vs|or)|for (?:work|my business|our business)|fleet)\b/,
  about: "used cars",
  settles:
    "what its past says, what a mechanic finds, whose name is on the title, and what it costs after the handshake",
  opening:
    "Before the test drive, write down the VIN and spend ten minutes with it. What a title, a recall list and three insurance quotes say decides more than the smell of the seats.",
  yours: [
    "What you paid for your last one, and what it cost in the first two years",
    "What the mechanic found on the one you didn’t buy",
    "The question that made a seller go quiet",
  ],
  points: [
    [
      "Read the title and the VIN first",
      "Is it what it’s said to be?",
      "The VIN on the dash against the door and the papers; the title itself, not a copy; nhtsa.gov/recalls; the federal title database at vehiclehistory.bjs.ojp.gov.",
      "Whose name, which lien, salvage or flood brands, open recalls, and what to do where one number differs.",
      "Believing the ad",
    ],
    [
      "Pay a mechanic of your own before you pay the seller",
      "What’s wrong with it?",
      "An independent shop that knows the make, with a lift: price of an inspection, and an hour’s appointment.",
      "What’s looked at, what an inspection can’t find, and a seller who won’t allow it as an answer in itself.",
      "Having a friend look under the hood",
    ],
    [
      "Drive it cold, on a highway and over bad pavement",
      "What does the test drive have to show?",
      "Thirty minutes, from a cold start, radio off, with a list on your knee.",
      "Start, shifts, brakes, steering, noise at sixty, warning lights that come on and go out, air conditioning and heat.",
      "Around the block with the music on",
    ],
    [
      "Price the car together with its first two years",
      "What does it really cost?",
      "Your insurer’s quote for that VIN; tires, brakes and the service that’s due, from the shop; the state’s page on tax and registration.",
      "One line for each of three cars: price, tax, insurance, repairs due, fuel.",
      "Comparing sticker prices",
    ],
    [
      "Settle the money before you stand on the lot",
      "How do I pay for it?",
      "A written offer from a bank or a credit union, with rate and months, before any dealer’s.",
      "The sum at the end and not the payment a month, add-ons that may be refused, and a safe way to pay a stranger.",
      "Asking what it comes to a month",
    ],
    [
      "Know what “as is” means where you live",
      "Can I bring it back?",
      "The Buyers Guide in a dealer’s window; your state’s attorney general on used car warranties.",
      "Dealer or private, what’s promised in writing, and which days the law gives you, if any.",
      "Trusting a promise nobody wrote down",
    ],
    [
      "Be able to walk away",
      "What do I say at the end?",
      "Prices of five like it within fifty miles, with miles and date.",
      "Your highest sum, in writing, before you go; one sentence for leaving; and the second car on the list.",
      "Falling in love with it",
    ],
  ],
};

/** What a dog is to learn. */
export const dogTraining: NarrowKind = {
  id: "dog-training",
  far: true,
  heard:
    /\b(?:train\w*|teach\w*|leash[- ]train\w*|crate[- ]train\w*|house ?train\w*|potty[- ]train\w*|socializ\w+) (?:an?|the|your|my|our)? ?(?:[\w-]+ )?(?:pupp(?:y|ies)|dogs?)\b|\b(?:pupp(?:y|ies)|dogs?) (?:training|to (?:walk|sit|stay|come|heel))\b/,
  with: /\b(?:leash\w*|heel|sit|stay|come when called|walk nicely|obedience|pulling)\b/,
  not: /\b(?:calls?|callers?|phones?|clients?|business|staff|reviews?|bit(?:e|ing)|house ?train\w*|potty|crate)\b/,
  about: "training a dog",
  settles: "what comes first, how short a lesson is, what counts as a reward, and when to get help",
  opening:
    "Begin indoors, where nothing smells of another dog, with ten pieces of the best thing in the refrigerator. Count how many of them he earns in two minutes. That’s the first lesson, and the first number to write down.",
  yours: [
    "How many minutes a day you did, for how many weeks, with which dog at which age",
    "The day it seemed to be lost again, and what had changed",
    "What works as a reward for yours, and what doesn’t",
  ],
  points: [
    [
      "Settle age, vaccinations and health first",
      "From when on, and where?",
      "Your vet, by phone: what may he do and where may he walk before the last shots? Any sign of pain?",
      "What’s right for eight weeks, four months and a grown dog, and where not to put him down yet.",
      "Starting in the park",
    ],
    [
      "Find what he works for",
      "What do I reward with?",
      "Three kinds of food, cut to the size of a pea, and a toy; see which he takes outdoors, too.",
      "Small, soft, often; within a second; and how it’s taken back later without losing what he’s learned.",
      "Dry kibble beside a squirrel",
    ],
    [
      "Choose collar, harness and leash that fit",
      "What do I need?",
      "A trainer or a shop that lets you try them on; two fingers under every strap.",
      "Harness or flat collar, length of leash, what the veterinary behavior people say against prong and choke collars.",
      "A leash that reels out",
    ],
    [
      "Break it into steps he can get right",
      "In which order do I teach it?",
      "A certified trainer’s plan (ask for CPDT or a similar certificate), with what counts as done for each step.",
      "Five steps, each in one sentence: in the room, in the yard, on a quiet street, past one dog, on the way to school.",
      "Skipping from the kitchen to the street",
    ],
    [
      "Keep it to two or three minutes, and end while it works",
      "How long, and how often?",
      "A timer and a note for each lesson: how many times of ten did he do it?",
      "Minutes by age, times a day, eight of ten before the next step, and what to do on a bad day.",
      "One more time, and one more",
    ],
    [
      "Decide what you do when he pulls, bites or sits down",
      "What if it doesn’t work?",
      "Watch two lessons of a trainer and write down what they do in just that second.",
      "One reaction for each, the same by everyone in the house, and none that hurts or frightens.",
      "Pulling back",
    ],
    [
      "Know when to call somebody",
      "When do I need a trainer or a vet?",
      "Your vet for pain and fear; the American College of Veterinary Behaviorists’ directory for biting.",
      "The signs: stiff, growling over food, fear that grows, a bite. Whom to call, and what an hour costs.",
      "Waiting until the second bite",
    ],
  ],
};
