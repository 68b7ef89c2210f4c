import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

const shop: Sketch["words"] = {
  ...kind.workshop,
  place: "shop",
  job: "job",
  jobs: "jobs",
  newOne: "new customer",
  newOnes: "new customers",
  day: [7, 16],
};

/** Who joins metal, and who coats it. */
export const metalworkShops: readonly Sketch[] = [
  like(
    /\b(?:powder ?coat\w*|powder (?:works|finish\w*))\b/i,
    shop,
    {
      an: "a powder coating shop",
      night: "the bare frame on the garage floor, sent with the question what it costs",
      hands: "while you are in the booth with a gun in your hand",
      next: "they take the four wheels to whoever named a price and a day",
      ask: ["what a set of wheels costs", "how long it takes", "whether they have to take it apart"],
      easy: "clean, bare parts in a color that runs each week",
      hard: "castings, chrome, filler under the paint or a match to an old batch",
      typed: "counts, colors, masking and batches",
      system: "the job record",
      sort: [
        "what it is, which metal, how many and how large",
        "what is on it now, and inside or outside",
        "which color number, and how soon",
      ],
      cold: "quotes for batches that never got a yes or a no",
      gap: "an oven heated for half a rack",
      order: "lots to be coated and powder to be ordered",
      status: "whether their parts are done",
      expert: "what powder will hide and what it will not",
      never: ["that pits will not show", "a day for a color that is not in the rack"],
      urgent: "smoke in the booth, a smell of gas, a customer's line that waits for parts",
      tests: [
        "What are four wheels in gloss black?",
        "Will it match the railing you did two years ago?",
        "Our line is down and you have our brackets.",
      ],
      lever: "due",
      facts: [
        "Repeat lots are the profit, because hanging and masking are worked out: write to the buyer before the next one with the day their color runs.",
        "A full oven and few color changes earn the week. Wheels and patio furniture come in spring, all at once: offer late winter by name.",
      ],
    },
    { ...numbers(45, 35, 38, 22, 950, 36, 26, 80), offer: { pays: 2200, of: 40 } },
  ),
  like(
    /\b(?:weld(?:ing|ers?|s|works)?(?! (?:suppl|school|academy|gas|institute))(?:,? (?:&|and) (?:metal )?fabricat\w*)?|fabricat(?:ion|ing|ors?) (?:&|and) weld\w*|(?:metal|custom|steel|ornamental|iron|mobile) (?:fabricat(?:ion|ing|ors?)|weld\w*)|ornamental iron|iron ?works)\b/i,
    shop,
    {
      an: "a welding and fabrication shop",
      firstWins: true,
      night: "the loader that broke at the end of the day, with trucks in the yard by six",
      hands: "while the hood is down and the bead is running",
      next: "they go down the list and stay with the shop that named a day",
      ask: ["what an hour costs, and the minimum", "how long the wait is", "whether you weld aluminum"],
      easy: "a repair of a piece you can see in a picture",
      hard: "anything that carries people, lifts a load or held fuel",
      typed: "dimensions, materials and hours",
      system: "the job cards",
      sort: [
        "what it is, with one picture of all and one up close",
        "which metal, how thick, and what it has to hold",
        "how soon, and whether work has stopped because of it",
      ],
      cold: "quotes for gates, railings and trailers that never got a yes or a no",
      gap: "a table kept free for a piece that did not come",
      order: "steel, hardware and parts that are finished elsewhere",
      status: "whether their piece is done",
      expert: "whether it can be welded and will hold",
      never: ["that something will carry a load", "a price for a piece unseen"],
      urgent: "somebody hurt or burned, a fire, a tank that held fuel, a hitch or a frame that failed",
      tests: [
        "Could you fix the tongue on a utility trailer?",
        "What is a gate, about twelve feet, roughly?",
        "The fuel tank has a leak. Can you weld it right now?",
      ],
      lever: "due",
      facts: [
        "Your old job cards tell you what wears out and when. Write to people who built or broke something last year before planting, the summer shutdown or the snow.",
        "Fitting and grinding are quoted as welding, and that is where the profit goes. Repairs come when the season starts; railings come when an inspector has been there.",
      ],
    },
    { ...numbers(40, 38, 36, 18, 1250, 36, 30, 80), offer: { pays: 3200, of: 45 } },
  ),
];
