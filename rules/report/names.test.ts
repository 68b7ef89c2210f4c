import { expect, it } from "vitest";
import { writingWaits } from "../../content/report/findings/writing-waits.ts";
import { sketches } from "../../content/report/trades/by-name/index.ts";
import { wordsUntilKnown } from "../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { Industry } from "../../contracts/industries.ts";
import { consult } from "./consult.ts";
import { situationOf } from "./situation.ts";
import { twelve } from "./twelve.fixture.ts";

const base = twelve[0]!.answers;
it.each<[Industry, string, string]>([
  ["Education", "Northgate Boxing Club", "a boxing club"],
  ["Education", "Hilltop Montessori School", "a childcare center"],
  ["Education", "Little Acorns Learning Center", "a childcare center"],
  ["Education", "Bright Path Learning Center", "a learning center"],
  ["Financial Services", "First Prairie Bank", "a bank"],
  ["Other", "Metro Diaper Bank", "a business like yours"],
  ["Hospitality/Restaurant", "The Old Bank Tavern", "a bar"],
  ["Financial Services", "Summit Equipment Leasing", "an equipment leasing company"],
  ["Retail/E-commerce", "Kowalski Auto Parts", "an auto parts store"],
  ["Manufacturing", "Delta Auto Parts Manufacturing", "a manufacturer"],
  ["Real Estate", "The Loft Coworking", "a coworking space"],
  ["Technology", "WorkSpace Software", "a software company"],
  ["Real Estate", "We Buy Houses Tulsa", "a company that buys houses"],
  ["Real Estate", "Homebuyers Choice Realty", "a real estate agency"],
  ["Real Estate", "Big Sky Land Company", "a land brokerage"],
  ["Real Estate", "Miller Land Surveying", "a land surveyor"],
  ["Retail/E-commerce", "Play It Again Sports", "a sports resale shop"],
  ["Financial Services", "Carla Jensen, EA", "a tax practice"],
  ["Hospitality/Restaurant", "Nonna Lucia's", "a restaurant"],
  ["Education", "Northside Academy", "a school or a course provider"],
  ["Professional Services", "Leadership Training Group", "a school or a course provider"],
  // What any firm may be called tells nothing: the industry's own words stand.
  ["Professional Services", "Busy Bee Group", "a professional practice"],
  ["Professional Services", "The Holloway Group", "a professional practice"],
  ["Technology", "CloudNine Solutions", "a technology company"],
  ["Other", "Harper Services", "a business like yours"],
  // A sign over many doors says the trade, a surname that is also one does not.
  ["Financial Services", "State Farm - Kim Nguyen", "an insurance agency"],
  ["Real Estate", "RE/MAX Coastal", "a real estate agency"],
  ["Education", "Kumon of Plano", "a tutoring service"],
  ["Healthcare", "Comfort Keepers of Dayton", "a home care agency"],
  ["Legal", "Weichert Family Law", "a family law practice"],
  ["Healthcare", "Tranquility Med Spa", "a med spa"],
  ["Healthcare", "Kids First Pediatrics", "a pediatric practice"],
  ["Healthcare", "Sunrise Senior Living", "an assisted living community"],
  ["Education", "St. Mark's Catholic School", "a private school"],
  ["Education", "Bay Area Welding Institute", "a trade school"],
  ["Education", "Spanish with Sofia", "a language school"],
  ["Education", "Drive Right Academy", "a driving school"],
  ["Education", "Camp Wildwood", "a camp for children"],
  ["Other", "City of Millbrook Parks & Recreation", "a public office"],
  ["Other", "Blue Sky Travel", "a travel agency"],
  ["Other", "Sparkle Car Wash", "a car wash"],
  ["Other", "Safe Lock & Key", "a locksmith"],
  ["Professional Services", "Mike's Plumbing", "a plumbing company"],
  ["Other", "Hartwell Plumbing & Heating", "a plumbing, heating or electrical business"],
  ["Retail/E-commerce", "MyCustomMugs.com", "an online shop"],
  ["Retail/E-commerce", "Fin & Feather Pets", "a pet supply store"],
  ["Retail/E-commerce", "The Book Nook", "a bookstore"],
  ["Real Estate", "Joan Rivers Real Estate Team", "a real estate agency"],
  ["Real Estate", "Bluebird Vacation Rentals", "a vacation rental business"],
  ["Hospitality/Restaurant", "Thai Orchid", "a restaurant"],
  ["Hospitality/Restaurant", "Big Bite Deli", "a deli or café"],
  ["Other", "Wilson Tree & Stump", "a tree service"],
  ["Legal", "Green & Howe Estate Law", "a wills and probate office"],
  ["Legal", "Nolan Real Estate Law", "a real estate law office"],
  ["Real Estate", "Metro Property Managers", "a property manager"],
  ["Professional Services", "Compass Executive Search", "a recruiting firm"],
  ["Retail/E-commerce", "Sunny's Party Supply", "a gift shop"],
  ["Manufacturing", "Prime Label & Print", "a maker of signs and print"],
  ["Manufacturing", "Lakeshore Foods", "a food producer"],
  ["Other", "Anna's Personal Training", "a studio with classes"],
  ["Other", "Pine Street Fencing", "a fence, deck or paving contractor"],
  ["Other", "Clean Paws Mobile Grooming", "a mobile pet groomer"],
  ["Other", "Oak Lane Kennels", "a pet boarding business"],
  ["Other", "Delta Water Restoration", "a restoration company for water, fire and mold"],
  ["Other", "Arden Clock Restoration", "a restoration workshop"],
  ["Other", "Arden Clock Repair", "a repair workshop"],
  ["Other", "County Wildlife Removal", "an animal rescue and removal service"],
  ["Other", "Two Brothers Removals", "a moving company"],
  ["Retail/E-commerce", "Easy Step Stairlifts", "a business that sells, installs and services equipment"],
  ["Hospitality/Restaurant", "Miller's Pumpkin Patch", "a pumpkin patch"],
  ["Hospitality/Restaurant", "Lakeside Kayak Rentals", "a rental business"],
  ["Hospitality/Restaurant", "Old Harbor Ghost Tours", "a tour company"],
  ["Retail/E-commerce", "Granite Hill Headstones", "a maker of memorials"],
  ["Manufacturing", "Northwind Sailmakers", "a workshop for sails, canvas or leather"],
  ["Real Estate", "Harbor Lights Marina", "a boatyard"],
  ["Legal", "Stone, Glass & Partners", "a law office"],
  ["Education", "Tall Pines Summer Camp", "a camp for children"],
  ["Healthcare", "Lakeview Family Medicine", "a doctor's office"],
  ["Healthcare", "Stillbrook Hearing and Balance", "a hearing aid practice"],
  ["Healthcare", "Summit Internal Medicine", "a doctor's office"],
  ["Education", "Glen Affric Bagpipe School", "a music school"],
  ["Education", "Santa Rosa Storytelling Academy", "a school or a course provider"],
  ["Other", "Ridgeline Well Drilling", "a well driller's business"],
  ["Other", "Two Rivers Septic Pumping & Repair", "a septic service"],
  ["Professional Services", "Two Rivers Sign Language", "an agency that sends people by assignment"],
  // Who sells to a trade is not of it, and a partner's name is no noun.
  ["Retail/E-commerce", "Meadow Gold Beekeeping Supplies", "a business like yours"],
  ["Retail/E-commerce", "Tide & Timber Surf Shop", "a business like yours"],
  ["Healthcare", "Kettering Dental Lab", "a dental laboratory"],
  ["Manufacturing", "Cobalt Ridge Dental Laboratory", "a dental laboratory"],
  ["Other", "Baker & Sons Piano Moving", "a piano moving business"],
  ["Retail/E-commerce", "The Gilded Fern Wedding Florals", "a wedding and event florist"],
  ["Retail/E-commerce", "Fern & Petal Florist", "a flower shop"],
  ["Real Estate", "Lakeside Self Storage & RV Parking", "a storage business"],
  ["Healthcare", "Bright Eye Optical", "an eye care and glasses business"],
  ["Professional Services", "Crane & Co. Interior Design", "an interior designer"],
  ["Other", "Vertical Ground Climbing Gym", "a studio with classes"],
  ["Healthcare", "Maple Grove Dentistry", "a dental practice"],
  ["Hospitality/Restaurant", "Moonlight Puppet Theater", "a business like yours"],
  ["Other", "Granite State Radon & Water", "a restoration company for water, fire and mold"],
  ["Other", "Brightway Electric", "an electrical or solar business"],
  ["Financial Services", "Hollis & Grant CPAs", "a tax practice"],
  ["Manufacturing", "Keystone Gear Cutting", "a machine shop"],
  ["Healthcare", "Corner Drug", "a pharmacy or medical supply store"],
  ["Healthcare", "Harmony Drug Rehab", "an addiction treatment center"],
  ["Healthcare", "Tri-County Drug Testing", "a place for scans and tests"],
  ["Other", "Fiamma Pizza Oven Installers", "a business like yours"],
  ["Hospitality/Restaurant", "Joe's Pizza & Subs", "a pizzeria"],
  ["Hospitality/Restaurant", "The Rusty Nail Pub", "a bar"],
  ["Other", "Northgate Towing and Recovery", "a towing service"],
  ["Manufacturing", "Iron Horse Trailers", "a manufacturer"],
  ["Other", "Hendricks Garage Door Repair", "a garage door service"],
  ["Professional Services", "Blue Heron Landscape Design", "a landscaping business"],
  ["Other", "Valley Pest Solutions", "a pest control business"],
  ["Manufacturing", "Kowalski & Sons Upholstery", "an upholstery workshop"],
  ["Healthcare", "Kessler & Ito Endodontics", "a dental specialist's practice"],
  ["Healthcare", "Valley Oral & Maxillofacial Surgery", "an oral surgery practice"],
  ["Healthcare", "Summit Orthopedic Surgeons", "an orthopedic practice"],
  ["Healthcare", "New Leaf Recovery Center", "an addiction treatment center"],
  ["Healthcare", "Sunny Day Adult Day Care", "a home or day center for older people"],
  ["Other", "Wag Inn Doggy Daycare", "a dog daycare"],
  ["Retail/E-commerce", "Second Wind Cycles", "a bicycle shop"],
  ["Retail/E-commerce", "Ironclad Motorcycles", "a vehicle dealer"],
  ["Retail/E-commerce", "Gallery Custom Framing", "a framing shop"],
  ["Retail/E-commerce", "Hot Tub Doctors", "a pool and hot tub business"],
  ["Manufacturing", "Cold Creek Custom Meats", "a custom meat processor"],
  ["Manufacturing", "Buckhorn Deer Processing", "a custom meat processor"],
  ["Retail/E-commerce", "Fresh Cut Meats", "a butcher's or fish shop"],
  ["Other", "Stump Busters Stump Grinding", "a tree service"],
  ["Other", "Spin Cycle Laundromat", "a laundromat"],
  ["Legal", "Hank's Bail Bonds", "a bail bond agency"],
  ["Legal", "Swift Process Servers", "a process server"],
  ["Legal", "Hale & Ross Personal Injury Lawyers", "a personal injury practice"],
  ["Legal", "Pruitt Litigation Group", "a litigation practice"],
  ["Real Estate", "Lakeshore Title Company", "a title and closing office"],
  ["Financial Services", "Cooper Wealth Management", "a financial adviser's office"],
  ["Other", "Sharp Cuts Barbershop", "a barber shop"],
  ["Hospitality/Restaurant", "The Barn at Sycamore Farm", "a wedding and event venue"],
  ["Retail/E-commerce", "Rosa's Flooring & Tile Showroom", "a showroom that measures and delivers"],
  ["Education", "Iron Lotus Martial Arts", "a martial arts school"],
  ["Healthcare", "Bright Path Pediatric Therapy", "a therapy practice for children"],
  ["Financial Services", "Pinnacle Commercial Insurance Brokers", "a brokerage for business insurance"],
  ["Technology", "Bluefin Managed IT", "a managed IT provider"],
  ["Technology", "Northfield Managed IT Services", "a managed IT provider"],
  ["Technology", "Kestrel IT Services", "a managed IT provider"],
  ["Hospitality/Restaurant", "Sugarfoot Wedding Cakes", "a wedding and custom cake studio"],
  ["Manufacturing", "Precision Mold & Die", "a parts manufacturer"],
  ["Other", "Mold Busters", "a restoration company for water, fire and mold"],
  ["Healthcare", "Vital Signs Clinic", "a doctor's office"],
  ["Other", "Reliable Appliance Repair", "an appliance repair service"],
  ["Hospitality/Restaurant", "Whistle Stop Café", "a deli or café"],
  ["Healthcare", "Hillside Veterinary Acupuncture", "a veterinary practice"],
  ["Healthcare", "Tiny Teeth Children's Dentist", "a children's dental practice"],
  ["Other", "Ember & Ash Chimney Sweep", "a chimney sweep"],
  ["Other", "Tidewater Dock & Seawall", "a fence, deck or paving contractor"],
  ["Legal", "Common Ground Divorce Mediation", "a mediator's office"],
  ["Other", "Grace Lutheran Church", "a church"],
  ["Retail/E-commerce", "Needle & Thistle Quilt Co.", "a quilt and fabric shop"],
  ["Retail/E-commerce", "Second Story Books", "a bookstore"],
  ["Manufacturing", "Marchetti Gear & Spline Co.", "a machine shop"],
  ["Education", "Guppy Lane Swim School", "a swim school"],
  ["Education", "High Desert CDL Academy", "a truck driving school"],
  ["Healthcare", "Riverbend Cardiology", "a cardiology practice"],
  ["Hospitality/Restaurant", "Blue Door Coffee", "a coffee shop"],
  ["Other", "Chapel Hill Plumbing", "a plumbing company"],
  // A word that stands in many names, with the box or the word beside it.
  ["Hospitality/Restaurant", "Rosa's Kitchen", "a restaurant"],
  ["Other", "Modern Kitchens & Baths", "a kitchen and bath remodeler"],
  ["Retail/E-commerce", "Calico Cat Quilt Shop", "a quilt and fabric shop"],
  ["Technology", "Northgate IT Partners", "a managed IT provider"],
  ["Other", "Mr. Fix-It", "a business like yours"],
  ["Other", "Iron Temple", "a gym"],
  ["Other", "Lone Star Well & Pump", "a well driller's business"],
  ["Other", "Whitaker Event Rentals", "a rental business"],
  ["Other", "Mane Attraction", "a salon"],
  ["Other", "Cuts by Carlos", "a barber shop"],
  ["Healthcare", "Dana Whitlock, DDS", "a dental practice"],
  ["Healthcare", "Rachel Stone LMFT", "a counseling practice"],
])("reads, in %s, '%s' as %s", (industry, name, an) => {
  expect(wordsUntilKnown(industry, name).an).toBe(an);
});

it("says of every trade in its own words when both hands are full", () => {
  expect(sketches.filter(({ words }) => !words.hands).map(({ words }) => words.an)).toEqual([]);
});

it("takes the word of a number against that of a name", () => {
  const answers = {
    ...base,
    industry: "Manufacturing" as const,
    businessName: "Delmar Commercial Laundry",
    operationalBottlenecks: ["After-Hours Coverage" as const],
  };
  expect(situationOf({ answers }).trade.an).toBe("a tailoring or cleaning business");
  const numbers = { customerValue: 14_000, contactsPerWeek: 85 };
  expect(situationOf({ answers, numbers }).plain).toBe(true);
  expect(situationOf({ answers, numbers: { ...numbers, trade: "parts-maker" } }).trade.id).toBe(
    "parts-maker",
  );
});

it("says what a number has changed also where it tells of another trade than the name", () => {
  const answers = {
    ...base,
    industry: "Professional Services" as const,
    businessName: "Valley Towing",
    customerInteractionPercentage: "less-than-25" as const,
    interactionChannels: ["Phone Calls" as const, "Email" as const, "In-Person" as const],
    operationalBottlenecks: [
      "Customer Support" as const,
      "After-Hours Coverage" as const,
      "Data Entry/Form Filling" as const,
    ],
    previousAiExperience: "currently-using" as const,
    cloneExpertiseValue: "not-valuable" as const,
    primaryGoal: "revenue-growth" as const,
  };
  expect(consult({ answers }).steps.some(({ step }) => step.lever)).toBe(true);
  const told = consult({ answers, numbers: { customerValue: 4000 } });
  expect(told.situation.plain).toBe(true);
  expect(told.overturned).toContain("Of the {n.customerValue} that a new engagement pays");
});

it("takes no box office for an office", () => {
  expect(wordsUntilKnown("Other", "Grand Theater Box Office").said).not.toMatch(/office/);
});

it("says of nobody who is met in person that all comes in writing", () => {
  const said = (...interactionChannels: AssessmentAnswers["interactionChannels"]) => {
    const s = situationOf({ answers: { ...base, interactionChannels, responseTime: "24-48-hours" } });
    return writingWaits.means(s, s.trade);
  };
  expect(said("Email", "Social Media")).toMatch(/^Everything reaches you in writing/);
  expect(said("Email", "In-Person")).toMatch(/^Whoever stands in front of you/);
});

it("lets what is written for the kind stand where a name tells no more than the kind, and no lever that it does not speak of", () => {
  const tours = wordsUntilKnown("Hospitality/Restaurant", "Silver Lake Moose Safaris");
  expect([tours.said, tours.playbook]).toEqual(["moose safaris", "tour-company"]);
  const firm = wordsUntilKnown("Professional Services", "The Holloway Group");
  expect([firm.said, firm.playbook, firm.lever]).toEqual([undefined, undefined, undefined]);
  expect(wordsUntilKnown("Other", "Brook Heraldry Bureau").lever).toBeUndefined();
});
