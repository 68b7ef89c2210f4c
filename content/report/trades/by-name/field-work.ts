import { numbers } from "./numbers.ts";
import { serves, wins } from "../served.ts";
import * as kind from "./classes.ts";
import { like, type Sketch } from "./sketch.ts";

/** Who works at the customer's: contractors, farms and land, animals, households, equipment. */
export const fieldWork: readonly Sketch[] = [
  like(
    /\b((?:drones?|aerial) (?:inspect\w*|survey\w*|mapping|services?|solutions|imag\w*)|aerial|lidar|thermal imaging|underwater|commercial div\w*|salvage|scaffold\w*|cranes?|rope access|blasting|demolition|core drilling)\b/i,
    kind.visit,
    {
      an: "a specialist contractor",
      ...serves("client", "new client", "job"),
      night: "the site manager who plans tomorrow in the evening",
      next: "the site takes whoever confirms a day and sends the papers",
      ask: ["what a day costs", "when you are free", "which permits and insurance you have"],
      easy: "a job like one you have done before, with a week's notice",
      hard: "a site nobody has looked at, a permit or doubtful weather",
      typed: "sites, contacts and permits",
      sort: [
        "where the site is and what is to be done, with a plan or a picture",
        "by which day",
        "who gives access and permits",
      ],
      gap: "a crew standing at a closed site",
      order: "extensions and changes",
      status: "when the crew comes and when the report is ready",
      expert: "whether it can be done safely",
      urgent: "something unsafe on a site, an accident",
      tests: [
        "Are you free in the week of the fifth?",
        "What would a day cost?",
        "Something has come loose on the site.",
      ],
      lever: undefined,
      facts: [
        "Contractors come back to the company that sends the papers along with the quote. Keep license, insurance and method in one file.",
        "A few site managers bring most of the work. Ask each of them, once a quarter, what is coming.",
      ],
    },
    numbers(22, 35, 30, 15, 2600, 40, 34, 300),
  ),
  like(
    /\b(crop|spraying|agronom\w*|soil|irrigation design|harvest\w*|combine|silo|grain|livestock|shearing|sheep|cattle|hoof (?:trim\w*|care)|fencing contractors?|falconr\w*|bird control|goose|geese)\b/i,
    kind.visit,
    {
      an: "a service for farms and land",
      returns: true,
      next: "the weather does not wait: they take whoever can come this week",
      ask: ["what it costs by the acre, the head or the day", "when you can come", "what has to be ready"],
      night: "the weather window that opens overnight",
      sort: [
        "where the land is and how much of it, or how many animals",
        "which weeks are possible",
        "what was done last time",
      ],
      gap: "a drive for nothing in the one dry week",
      expert: "whether the moment is right",
      urgent: "an animal or a crop that is being lost today",
      lever: "due",
      facts: [
        "Everybody wants the same two weeks. Give last year's customers the first choice, in writing, a month ahead.",
        "A good route saves more than a better price, so plan neighbors for the same day.",
      ],
    },
    numbers(30, 22, 45, 20, 1400, 45, 28, 150),
  ),
  like(
    /\b(aquariums?|fish tanks?|koi|ponds?|reptiles?|(?:dog|pet|cat|critter|puppy) (?:walk|sitt|nann)\w*|(?:wag|leash|paw|tail|bark|woof|pup|hound|mutt)\w* (?:[a-z]+ )?(?:walk\w*|strolls?)(?=\W*$)|pooper scooper\w*|litter|invisible fence|equine dent\w*|horse (hotel|boarding))\b/i,
    kind.visit,
    {
      an: "a service for animals at home",
      ...wins("owner", "new household"),
      returns: true,
      travels: true,
      night: "the owner who packs for a trip in the evening",
      ask: ["what it costs", "whether you are free on those days", "whether you come to their part of town"],
      easy: "the usual visit for animals you know",
      hard: "a sick, old or difficult animal",
      typed: "names, feeding notes and door codes",
      sort: [
        "which animals and how many",
        "which days and how often",
        "where, and anything about health or temper",
      ],
      gap: "a drive across town to a family that changed its plans",
      expert: "what an animal needs",
      never: ["that an animal is well", "who is away and when"],
      urgent: "an animal that is sick, hurt or gone, fish gasping at the surface",
      tests: [
        "Twice a day from the third to the tenth?",
        "What does it cost for two cats?",
        "The fish are all at the surface.",
      ],
      lever: undefined,
      facts: [
        "Weekly visits pay the rent and holidays make the profit. Give regulars the first choice for Christmas.",
        "A photo after each visit is why owners recommend you.",
      ],
    },
    numbers(35, 25, 50, 30, 900, 60, 22, 35),
  ),
  like(
    /\b(organiz(ers?|ing)|declutter\w*|home staging|staging|closets?|feng shui|home watch|house ?sitt\w*|butler|errands?|concierge)\b/i,
    kind.visit,
    {
      an: "a service for households",
      ...wins("client", "new client"),
      ask: ["what an hour or a room costs", "how long it takes", "whether they have to be there"],
      sort: ["which rooms, with a picture", "what bothers them most", "how soon"],
      hard: "a home nobody has seen yet, or a family that does not agree",
      expert: "where to begin",
      urgent: "a move or a sale that is only days away",
    },
    numbers(18, 50, 30, 35, 1100, 65, 30, 90),
  ),
  like(
    /\b(water testing|testing lab\w*|(?<!\b(dental|dentures?|photo|film|beauty|skin|dance|game|music|baking|learning|smile|stretch|fitness|hair|body|brow|lash|math|paint|art|coffee) )lab(oratory|oratories|s)?|assay|diagnostics|calibration|metrology)\b/i,
    kind.lab,
    { an: "a testing laboratory" },
    numbers(60, 18, 45, 12, 900, 45, 30, 60),
  ),
  like(
    /\b(vending|atms?|(?<!\b(?:rv|boat|vehicle|trailer|truck) )parking|valet|car ?share|scooter share|billboards?)\b/i,
    kind.producer,
    {
      an: "a business that places and looks after equipment",
      ...serves("site", "new site", "visit"),
      ask: ["what a placement costs or pays", "how often somebody comes", "who repairs it"],
      easy: "a refill or a check on the round",
      hard: "a new site nobody has looked at",
      sort: ["where, and how many people pass", "who decides", "what is there now"],
      urgent: "a machine that is open, broken or has taken money and given nothing",
      status: "when somebody comes",
      expert: "whether a site will pay",
      lever: undefined,
      facts: [
        "You lose a site over two weeks of a broken machine, not over the price, so answer faults first.",
        "Ten minutes between machines is your margin, so look for new sites along the route.",
      ],
    },
    numbers(35, 15, 25, 30, 1800, 35, 22, 50),
  ),
  like(
    /\b(hypno\w*|reiki|tarot|psychics?|astrolog\w*|sound bath|meditation|float (tanks?|spa)|cryotherap\w*|salt (cave|room)|breathwork|energy healing|herbal(ist|ists)?|ayurved\w*)\b/i,
    kind.treatment,
    {
      an: "a practice for well-being",
      urgent: "thoughts of self-harm, pain in the chest",
      hard: "anything a doctor should see first",
    },
    numbers(30, 35, 40, 40, 420, 70, 28, 80),
  ),
];
