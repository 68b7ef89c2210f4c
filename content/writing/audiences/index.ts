import { care } from "./care.ts";
import { homes } from "./homes.ts";
import type { Audience } from "./kinds.ts";
import { more } from "./more.ts";
import { shops } from "./shops.ts";

export type { Audience };

/** The first that fits counts. Words such as 'law' or 'tax' alone name no audience. */
export const audiences: readonly Audience[] = [
  ...more,
  ...care,
  ...homes,
  ...shops,
  {
    trade: "dental",
    heard: /\b(dent(al|ists?|istry)( (practices?|offices?|clinics?|teams?|surger(y|ies)))?)\b/,
    one: "a dental practice",
    many: "dental practices",
  },
  {
    trade: "veterinary",
    heard:
      /\b(vets?( (practices?|clinics?|offices?))?|veterinar(y|ians?)( (practices?|clinics?|offices?))?|animal (hospitals?|clinics?))\b/,
    one: "a veterinary practice",
    many: "veterinary practices",
  },
  {
    trade: "physiotherapy",
    heard: /\b(physical therap(y|ists?)( (practices?|clinics?|offices?))?|physios?|physiotherap(y|ists?))\b/,
    one: "a physical therapy practice",
    many: "physical therapy practices",
  },
  {
    trade: "therapy",
    heard:
      /\b((counsel(ing|ors?)|psycho?therap(y|ists?)|therapists?|mental health)( (practices?|offices?))?)\b/,
    one: "a counseling practice",
    many: "counseling practices",
  },
  {
    trade: "medical",
    heard: /\b(pediatric(ians?|s)?( (offices?|practices?|clinics?))?|children'?s (doctors?|clinics?))\b/,
    one: "a pediatric practice",
    many: "pediatric practices",
    words: {
      place: "practice",
      customer: "parent",
      customers: "parents",
      newOne: "new family",
      newOnes: "new families",
      job: "visit",
      jobs: "visits",
      books: true,
      night: "the fever that climbs after nine",
      hands: "while the waiting room is full and a toddler is getting shots",
      next: "a parent with a hot child drives to urgent care",
      ask: [
        "whether the school form has been signed",
        "which shots are due at the next checkup",
        "how soon a child with an earache can be seen",
      ],
      easy: "a checkup or a flu shot",
      hard: "a sick newborn, a new medicine or parents who don’t agree",
      typed: "intake sheets, shot records and insurance cards",
      system: "the patient record",
      sort: ["which child, and how old", "sick now or a checkup", "which insurance"],
      cold: "checkups and shots that are due and not booked",
      gap: "a checkup that nobody came to",
      status: "whether the school form or the refill is ready",
      expert: "whether a child has to be seen today",
      never: ["how much of a medicine to give", "that a fever is nothing"],
      urgent:
        "trouble breathing, a baby under three months with a fever, a child who can’t be woken, a seizure",
      tests: [
        "Is she due for shots at the four-year checkup?",
        "He’s two and he swallowed something, I think it was a button.",
        "Can you tell me when my stepson’s appointment is?",
      ],
    },
  },
  {
    trade: "medical",
    heard:
      /\b(doctors?( ?'?s)?( (offices?|practices?))?|medical( (offices?|practices?|clinics?))?|clinics?|physicians?|pediatric(ians?)?( (offices?|practices?))?|(?:dermatolog|cardiolog|urolog|neurolog|gastroenterolog|endocrinolog|oncolog)(?:y|ists?)(?: (?:offices?|practices?|clinics?))?|health ?care( (practices?|offices?|providers?))?)\b/,
    one: "a doctor’s office",
    many: "doctors’ offices",
  },
  {
    trade: "estates",
    heard:
      /\b(((?<!real )estate( planning)?|probate|elder law|wills and trusts) (law( (firms?|offices?|practices?))?|lawyers?|attorneys?|(law )?(firms?|offices?|practices?)))\b/,
    one: "an estate planning practice",
    many: "estate planning practices",
  },
  {
    trade: "family-law",
    heard: /\b((family|divorce) (law( (firms?|offices?|practices?))?|lawyers?|attorneys?))\b/,
    one: "a family law practice",
    many: "family law practices",
  },
  {
    trade: "injury",
    heard: /\b((personal )?injury (law( (firms?|offices?))?|lawyers?|attorneys?))\b/,
    one: "an injury law practice",
    many: "injury law practices",
  },
  {
    trade: "litigation",
    heard: /\b(litigat(ion|ors?)( (law )?(firms?|offices?|practices?))?)\b/,
    one: "a litigation practice",
    many: "litigation practices",
  },
  {
    trade: "immigration",
    heard:
      /\b(immigration (law( (firms?|offices?|practices?))?|lawyers?|attorneys?|firms?|offices?|practices?))\b/,
    one: "an immigration law office",
    many: "immigration law offices",
  },
  {
    trade: "legal",
    heard:
      /\b((law|legal|personal injury|injury|divorce|estate planning|bankruptcy|criminal|criminal defense|defense|immigration|probate) (firms?|offices?|practices?)|lawyers?|attorneys?|solicitors?|paralegals?)\b/,
    one: "a law firm",
    many: "law firms",
  },
  {
    trade: "restaurant",
    heard:
      /\b(restaurants?|pizza (places?|shops?|joints?|parlors?)|bistros?|pizzerias?|trattorias?|diners?)\b/,
    one: "a restaurant",
    many: "restaurants",
  },
  {
    trade: "hotel",
    heard: /\b(hotels?|motels?|inns?|bed and breakfasts?|b&bs?|guest ?houses?)\b/,
    one: "a hotel",
    many: "hotels",
  },
  {
    trade: "caterer",
    heard: /\b(cater(ers?|ing)( (business(es)?|compan(y|ies)))?)\b/,
    one: "a catering business",
    many: "catering businesses",
  },
  {
    trade: "salon",
    heard: /\b((hair |beauty )?salons?|hair ?dressers?|stylists?)\b/,
    one: "a salon",
    many: "salons",
  },
  {
    trade: "barber",
    heard: /\b(barber ?shops?|barbers?)\b/,
    one: "a barbershop",
    many: "barbershops",
  },
  {
    trade: "funeral",
    heard: /\b(funeral (homes?|directors?|services?)|undertakers?)\b/,
    one: "a funeral home",
    many: "funeral homes",
  },
  {
    trade: "garage",
    heard:
      /\b(auto (repair|shops?)( shops?)?|garages?(?! doors?)|car (repair|mechanics?)( shops?)?|mechanics?|body shops?)\b/,
    one: "a garage",
    many: "garages",
  },
  {
    trade: "cleaning",
    heard:
      /\b(house ?clean(ing|ers?)|(house ?|office )?clean(ing|ers?) (services?|compan(y|ies)|business(es)?)|maid services?|cleaners)\b/,
    one: "a cleaning service",
    many: "cleaning services",
  },
  {
    trade: "tax",
    heard:
      /\b((tax|accounting|book ?keeping)(?: and (?:tax|accounting|book ?keeping))? (practices?|services?|firms?|offices?|advisers?|advisors?|prepar(ers?|ation))|accountants?|book ?keepers?|cpas?)\b/,
    one: "a tax practice",
    many: "tax practices",
  },
  {
    trade: "insurance",
    heard: /\b(insurance (agenc(y|ies)|agents?|brokers?|offices?))\b/,
    one: "an insurance agency",
    many: "insurance agencies",
  },
  {
    trade: "mortgage",
    heard: /\b(mortgage (brokers?|brokerages?|offices?))\b/,
    one: "a mortgage brokerage",
    many: "mortgage brokerages",
  },
  {
    trade: "lettings",
    heard:
      /\b(property (managers?|management)( (offices?|compan(y|ies)|firms?))?|landlords?|lettings|letting (?:agents?|agenc(?:y|ies)|offices?))\b/,
    one: "a property management office",
    many: "property management offices",
  },
  {
    trade: "estate-agency",
    heard:
      /\b(real estate( (agents?|offices?|agenc(y|ies)|brokers?|teams?))?|realtors?|estate agen(ts?|cy|cies))\b/,
    one: "a real estate agency",
    many: "real estate agencies",
  },
  {
    trade: "driving-school",
    heard: /\b(driving schools?|driving instructors?)\b/,
    one: "a driving school",
    many: "driving schools",
  },
  {
    trade: "language-school",
    heard: /\b(language schools?)\b/,
    one: "a language school",
    many: "language schools",
  },
  {
    trade: "tutoring",
    heard: /\b((?:solo |private |self-employed )?tutor(s|ing)?( (services?|centers?))?)\b/,
    one: "a tutoring service",
    many: "tutoring services",
  },
  {
    trade: "education",
    heard: /\b((music |dance |private )?schools?|course providers?)\b/,
    one: "a school",
    many: "schools",
  },
  {
    trade: "architect",
    heard: /\b(architects?( ?'?s)?( (offices?|firms?|practices?))?)\b/,
    one: "an architect’s office",
    many: "architects’ offices",
  },
  {
    trade: "photographer",
    heard: /\b(photograph(ers?|y)( (studios?|business(es)?))?)\b/,
    one: "a photography studio",
    many: "photography studios",
  },
  {
    trade: "recruiter",
    heard: /\b(recruit(ers?|ing)( (firms?|agenc(y|ies)))?|staffing agenc(y|ies))\b/,
    one: "a recruiting firm",
    many: "recruiting firms",
  },
  {
    trade: "consultant",
    heard: /\b(consultan(ts?|cy|cies)|consulting (firms?|business(es)?))\b/,
    one: "a consultancy",
    many: "consultancies",
  },
  { trade: "florist", heard: /\b(florists?|flower shops?)\b/, one: "a flower shop", many: "flower shops" },
  {
    trade: "bicycle-shop",
    heard: /\b(bi(cycle|ke) (shops?|stores?|repair( shops?)?|workshops?))\b/,
    one: "a bicycle shop",
    many: "bicycle shops",
  },
  {
    trade: "online-shop",
    heard: /\b((online|web) ?(shops?|stores?|retailers?)|e.?commerce( (shops?|stores?|business(es)?))?)\b/,
    one: "an online shop",
    many: "online shops",
  },
  {
    trade: "shop",
    heard: /\b((gift |clothing |shoe |book |hardware )?(shops?|stores?)|boutiques?|retail(ers?)?)\b/,
    one: "a shop",
    many: "shops",
  },
  {
    trade: "it-support",
    heard: /\b(it (support|service providers?|services|compan(y|ies))|msps?)\b/,
    one: "an IT service provider",
    many: "IT service providers",
  },
  {
    trade: "software",
    heard: /\b((software|saas) (compan(y|ies)|firms?|startups?))\b/,
    one: "a software company",
    many: "software companies",
  },
  {
    trade: "joinery",
    heard: /\b(carpent(ers?|ry)|joiner(s|y)|cabinet ?makers?)\b/,
    one: "a joinery",
    many: "joineries",
  },
  { trade: "farrier", heard: /\b(farriers?)\b/, one: "a farrier’s business", many: "farriers" },
];

/** When a prompt names nobody, or somebody of whose words this site has none. */
export const anybody = { one: "a small business", many: "small businesses" } as const;

/** By those whom they serve, where a prompt does not say who they are: the first that fits counts. */
export const implied: readonly { heard: RegExp; many: string }[] = [
  {
    heard: /\b(?:crowns?|toothaches?|root canals?|dentures?|wisdom (?:tooth|teeth)|invisalign|hygienists?)\b/,
    many: "dental practices",
  },
  {
    heard:
      /\b(?:crowns?|cleanings?|fillings?|root canals?|tooth|teeth|hygien\w+|implants?|whitening|invisalign|braces)\b(?=.*\b(?:patients?|practice|office|front desk)\b)|\bpatients?\b.*\b(?:crowns?|cleanings?|fillings?|root canals?|tooth|teeth|hygien\w+|braces)\b/,
    many: "dental practices",
  },
  {
    heard: /\b(?:family medicine|primary care|internal medicine|family practices?)\b/,
    many: "doctors’ offices",
  },
  {
    heard:
      /\bpatients?\b|\bdermatolog\w+|\bcardiolog\w+|\bob-?gyn\b|\bpodiatr\w+|\burgent care\b|\bhipaa\b|\bpractice (?:managers?|owners?|administrators?)\b/,
    many: "doctors’ offices",
  },
  { heard: /\b(?:reservations?|diners|table for)\b/, many: "restaurants" },
  {
    heard: /\b(?:pet owners|pets|(?:sick|injured|hurt) (?:pet|dog|cat|animal)s?)\b/,
    many: "veterinary practices",
  },
  { heard: /\b(?:stylists?|haircuts?|balayage)\b/, many: "salons" },
  { heard: /\b(?:attorneys?|lawyers?|paralegals?)\b/, many: "law firms" },
  { heard: /\b(?:tax returns?|tax season)\b/, many: "tax practices" },
  {
    heard:
      /\b(?:tenants?|(?<!\b(?:house|party|equipment|tool|car|truck|boat|kayak|bike|ski|tent|chair|tuxedo|costume|dress|table|dumpster|trailer|scooter|cart|camera|instrument) )rentals?)\b/,
    many: "property management offices",
  },
];
