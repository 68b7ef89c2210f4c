/** What is to be done: something begun, people hired or taught, covered, priced, a machine or a program chosen, a form of company. */
export type Doing = "begin" | "people" | "cover" | "price" | "machine" | "program" | "form";

/** A circumstance that a business works in, whatever its trade is called: at a height, on water, with children. */
export interface Setting {
  id: string;
  /** The trade by its name or the request’s own words for it, lower case. */
  of: RegExp;
  not?: RegExp;
  asks: Partial<Record<Doing, string>>;
}

export const settings: readonly Setting[] = [
  {
    id: "height",
    of: /\b(?:roof(?:ing|ers?)|chimney|trees?|arborists?|gutters?|solar|window (?:cleaning|washing)|siding|steeplejack|towers?|painting|painters?|pressure wash\w*|holiday lights?|sign (?:install\w*|company)|scaffold\w*)\b/,
    asks: {
      people:
        "Before anybody climbs: fall protection and ladder training with a date and a signature, and the age below which nobody may be up there. To find out: osha.gov, “Fall Protection”; dol.gov on workers under 18; your insurer.",
      cover:
        "Who works at what height, tied to what, and who looks before anybody goes up? To find out: osha.gov, “Fall Protection”; your insurer’s safety consultant, on a real job.",
      begin:
        "Harnesses, ladders and lifts: who inspects them, how often, and what workers’ compensation costs for that class. To find out: osha.gov; two brokers.",
      price:
        "What height, pitch and a second pair of hands add, as lines of their own. To find out: the last ten jobs, by how they were reached.",
      machine:
        "How it gets up there, who holds it meanwhile, and what the maker says on height and weather. To find out: the manual; somebody who used one for a season.",
      form: "In whose name the license, the bond and the workers’ compensation policy stand, and whether they move to a new company. To find out: the state contractor board; the insurer.",
    },
  },
  {
    id: "water",
    of: /\b(?:boats?|charters?|marinas?|kayak\w*|sail\w*|jet ?skis?|paddle\w*|fishing guides?|scuba|dive (?:shops?|centers?))\b/,
    asks: {
      begin:
        "Which captain’s license and which inspection for how many paying passengers, from which dock or ramp? To find out: the Coast Guard’s National Maritime Center and Sector office; the state’s boating and fishing agency; the harbor.",
      people:
        "Who may take passengers out, and what everyone aboard has practiced: man overboard, fire, the radio. To find out: the Coast Guard’s rules for your license; the last drill’s date.",
      cover:
        "Hull, passengers and crew: which waters, how many aboard, which months. To find out: a marine broker; the lay-up clause.",
      price:
        "Fuel, dock, bait or gear, and a trip that the weather calls off: in the price or beside it? To find out: last season’s log, by trip.",
    },
  },
  {
    id: "licensed-goods",
    of: /\b(?:cannabis|dispensar(?:y|ies)|liquor|wine|brewer(?:y|ies)|distiller(?:y|ies)|taprooms?|bars?|pubs?|tobacco|vapes?|smoke shops?|firearms?|gun (?:shops?|stores?))\b/,
    asks: {
      program:
        "Does it check an ID, stop a sale over the legal amount, and report each one the way your state wants it, by itself? To find out: the regulator’s list of systems that connect; one test sale, one void and one return.",
      begin:
        "Is there a license left for that address, how far is the nearest school, and what bank will take the money? To find out: the state’s licensing board, the city’s zoning map, two banks, with names and dates.",
      people:
        "Which permit or badge each person needs before the first shift, and the sentence for refusing a sale. To find out: the regulator’s page; the last inspection.",
      cover:
        "Sales to somebody too young or too drunk: which policy answers, and what it wants trained. To find out: the broker; your state’s rule.",
      price:
        "The taxes that sit on it, and which discounts are forbidden. To find out: the regulator’s page.",
      form: "Whether the license allows it: owners, shares and form are written on it. To find out: the regulator’s page on changes of ownership.",
    },
  },
  {
    id: "children",
    of: /\b(?:day ?cares?|child ?care|preschools?|kids|children|summer camps?|swim schools?|gymnastics|tutor\w*|pediatric\w*|dance studios?|karate|martial arts|music (?:schools?|lessons?)|learning centers?)\b/,
    asks: {
      people:
        "Background checks back before the first hour, how many children one adult may have, and who is never alone with one. To find out: the licensing agency’s rule for each age, with its date.",
      begin:
        "Children for each adult and square feet for each child, by age: they decide what you can take in and earn. To find out: the state’s licensing rules; a consultation visit before you sign.",
      cover: "An injury, a wrong pickup, an accusation: which policy answers each? To find out: two brokers.",
      price:
        "What each room brings at the permitted number, and what an hour past closing costs in people. To find out: the schedule of one real week.",
      form: "In whose name the license and the lease stand, and what has to be inspected again after a change. To find out: the state’s licensing agency; the landlord.",
    },
  },
  {
    id: "food",
    of: /\b(?:restaurants?|caf[eé]s?|coffee|cater(?:ers?|ing)|baker(?:y|ies)|food trucks?|deli(?:s|catessens?)?|pizz\w+|diners?|bistros?|ice cream|juice bars?|kitchens?)\b/,
    asks: {
      people:
        "Food handler cards before the first shift, allergens explained at the station, and who closes down safely. To find out: the county health department; your kitchen’s own allergen sheet.",
      begin:
        "Plan review, hood, grease, sinks, and where food may be prepared at all. To find out: the county health department and the fire marshal, before a lease or a truck is signed.",
      machine:
        "Does it keep up at your worst hour, and where do power, water, drain and service come from? To find out: the panel and the drain; a timed rush; the nearest technician’s response time.",
      price:
        "What is on the plate, weighed, at this month’s invoice. To find out: last month’s invoices; five plates weighed.",
      cover:
        "Burns, cuts, wet floors, spoiled stock, a guest made ill: which policy answers each? To find out: the broker; the injury log.",
      form: "In whose name the health permit, the lease and a liquor license stand, and what a change costs. To find out: the county; the landlord; the licensing board.",
    },
  },
  {
    id: "animals",
    of: /\b(?:dogs?|cats?|pets?|vets?|veterinar\w+|animals?|kennels?|groom(?:ers?|ing)|horses?|stables?|equine|farriers?)\b/,
    asks: {
      people:
        "How an animal is held, when somebody stops, and what is done after a bite or an escape: shown, then watched. To find out: whoever handles the difficult ones now; the last three incidents.",
      begin:
        "Proof of vaccination at each booking, a form signed by the owner, and cover for an animal in your care. To find out: the state and county on licenses and inspection; a broker, on “animal bailee” or care, custody and control.",
      cover:
        "An animal that is hurt, lost or bites while it is with you: which policy says so in words? To find out: the broker, on care, custody and control; the last two incidents.",
      price:
        "What size, coat, age and behavior add, said before the date. To find out: minutes for the last twenty, by kind.",
      form: "Who’s sued after a bite or a lost animal, and what insurance pays either way. To find out: a broker, on care, custody and control; an attorney.",
    },
  },
  {
    id: "skin",
    of: /\b(?:tattoos?|piercing|nails?|salons?|barber\w*|lash\w*|brows?|wax\w*|med spas?|spas?|massage|estheticians?|electrolysis)\b/,
    asks: {
      people:
        "License or permit looked up by number, the course on bloodborne pathogens where skin is broken, and who may do what alone. To find out: the state board’s lookup and its sanitation rules.",
      begin:
        "A license for each person and for the room, sinks and ventilation, and the forms a client signs. To find out: the state board, the county health department and the landlord.",
      cover:
        "A burn, an infection, an allergic reaction: is each service named in the policy, and who rents a chair without one? To find out: the declarations page; a certificate from each renter.",
      price:
        "Minutes in the chair for each kind, with cleaning up, and what a correction costs. To find out: last month’s book, timed for one week.",
      form: "Whether chair, room and license are yours or the house’s, and who’s sued when skin reacts. To find out: the state board; your agreement with the house; what liability insurance pays either way.",
    },
  },
  {
    id: "pipes-and-wires",
    of: /\b(?:hvac|plumb\w+|electric(?:al|ians?)|heating|air conditioning|gas (?:lines?|fitters?)|boilers?|solar|generators?|well (?:drill\w*|pumps?)|septic)\b/,
    asks: {
      people:
        "Which license or apprentice registration, under whose supervision, and what is never touched alone: gas, live panels, a trench. To find out: the state’s license lookup; apprenticeship.gov; osha.gov.",
      begin:
        "Who holds the license that the permits are pulled on, and what bond and insurance it wants. To find out: the state contractor board; the city’s permit desk.",
      price:
        "The service call, the night and the weekend, the permit: each with its own sum. To find out: the last twenty invoices, by hour and cost of the part.",
      cover:
        "Water, fire and gas after you’ve left: how long are you covered for finished work? To find out: the policy, at “completed operations.”",
      form: "In whose name license, bond and permits stand, and whether they move to a new company. To find out: the state contractor board; the bond’s issuer; the city’s permit desk.",
    },
  },
  {
    id: "chemicals",
    of: /\b(?:pest|exterminat\w+|lawn|landscap\w+|pools?|mold|termites?|weeds?|carpet clean\w*|dry clean\w*)\b/,
    asks: {
      people:
        "Which applicator’s license or registration, under whose supervision, and what stands on the label about gloves, mixing and reentry. To find out: the state’s pesticide office; the labels and safety data sheets.",
      begin:
        "Which license for what you’ll spray, spread or store, and where the chemicals may sleep at night. To find out: the state’s pesticide office; the fire marshal; the insurer.",
      cover:
        "Drift, a spill, a pet that got sick: does the policy exclude pollution? To find out: the exclusions page; the broker.",
    },
  },
  {
    id: "on-the-road",
    of: /\b(?:mobile|vans?|trucks?|fleets?|towing|tow|mov(?:ers|ing compan\w+)|couriers?|deliver\w+|limo\w*|shuttles?|landscap\w+|junk (?:removal|hauling)|hauling|trucking|detailing)\b/,
    asks: {
      people:
        "Who may drive: the record looked up before the offer, what the insurer refuses, and who rides along the first week. To find out: the state’s driver record; the insurer’s list.",
      begin:
        "Where the vehicle may park overnight and work, what power, water and waste it carries, and what it weighs loaded. To find out: the city’s parking and home business rules; the builder’s sheet; a truck scale.",
      cover:
        "Who drives what, how far, with which trailer, and where does it sleep? To find out: driver records, the vehicle list, the garaging address on the policy.",
      price:
        "Minutes and miles to the job: a fee, a minimum, or in the price by zone. To find out: two weeks of drives, from the phone’s own map history.",
      machine:
        "Where it’s stowed, what feeds it with power and water, and what is done when it fails at the curb. To find out: the vehicle, measured and weighed; the nearest service.",
      form: "In whose name vehicles, loans and their insurance stand, since a company needs a policy of its own. To find out: the title; the lender; the commercial auto policy.",
    },
  },
  {
    id: "play",
    of: /\b(?:bounce houses?|inflatables?|party rentals?|gyms?|fitness|bowling|trampoline\w*|climbing|escape rooms?|skat(?:e|ing)|arcades?|martial arts|yoga|pilates|axe throwing|laser tag|boxing|crossfit)\b/,
    asks: {
      begin:
        "Which waiver, which inspection, and how many people at once? To find out: an attorney in your state, on waivers and minors; the state’s amusement ride office where there is one; the fire marshal.",
      people:
        "First aid and CPR with a date, and what each one checks before anybody plays or lifts. To find out: the insurer’s conditions; the maker’s manual.",
      cover:
        "Which activities stand in the policy, from which age, and what has to be signed or inspected for it to pay? To find out: the conditions and exclusions; the last two claims.",
      price:
        "What a place is worth in the hour that is always full, and in the one that never is. To find out: check-ins by hour for four weeks.",
    },
  },
  {
    id: "vehicles",
    of: /\b(?:body shops?|collision|auto (?:repair|body|shops?)|mechanics?|garages?|tire shops?|transmission|car wash\w*|oil change|detail(?:ers?|ing)|motorcycle)\b/,
    asks: {
      people:
        "Lifts, batteries, air bags and paint: what nobody does before being shown, and which certificates count. To find out: the makers’ procedures; osha.gov; the certifier’s lookup.",
      begin:
        "Paint, oil, water and waste: which permits, and who picks it up. To find out: the state environmental agency, the fire marshal and the city’s sewer office.",
      cover:
        "A customer’s car in your care, and on a test drive: is it covered? To find out: the policy, at “garagekeepers.”",
      machine:
        "Slab, ceiling, power and drain, and the heaviest vehicle that comes in: does it fit all of them? To find out: the floor’s thickness; the maker’s sheet; autolift.org on certified lifts and yearly inspection.",
      price:
        "Hours by the book and hours really taken, parts, supplies and storage. To find out: the last twenty tickets.",
    },
  },
  {
    id: "hygiene",
    of: /\bhygienists?\b/,
    asks: {
      people:
        "Charting, probing depths, X-rays, local anesthesia and sterilizing: who watches each the first time, and which of them your state lets a hygienist do under whose eyes. To find out: the state dental board, at “hygienist” and “supervision.”",
    },
  },
  {
    id: "patients",
    of: /\b(?:dent\w+|orthodont\w+|medical|doctors?|clinics?|urgent care|physicians?|chiropract\w+|physical therap\w+|therap(?:y|ists?)|counsel(?:ing|ors?)|optometr\w+|dermatolog\w+|pharmac(?:y|ies)|home care|hospice|podiatr\w+|allerg\w+)\b/,
    not: /\b(?:vet\w*|animals?|pets?|horses?)\b/,
    asks: {
      people:
        "License and exclusions looked up, privacy training with a date, and what only a clinician decides. To find out: the state board; oig.hhs.gov, exclusions; your own privacy policy.",
      begin:
        "Licenses by address and the months until a plan pays you there. To find out: the state, each plan’s credentialing desk, the malpractice carrier.",
      program:
        "Who signs a business associate agreement, and what comes across from the old records. To find out: the contract; twenty test records.",
      price:
        "What is set by contract and what you set, and the estimate that uninsured patients are owed. To find out: your contracts; cms.gov, “good faith estimate.”",
      form: "Whether your profession may use it at all, since some states want a professional company (PLLC or PC). To find out: the licensing board; the plans that pay you.",
    },
  },
  {
    id: "others-affairs",
    of: /\b(?:law (?:firms?|offices?)|attorneys?|lawyers?|bookkeep\w+|account(?:ants?|ing)|cpas?|tax (?:prepar\w+|offices?|practices?)|insurance (?:agenc\w+|brokers?)|mortgage|financial|propert(?:y|ies) manag\w+|title compan\w+|defense)\b/,
    asks: {
      people:
        "Who sees which files, what is signed before the first login, and what only a licensed person may say. To find out: your board’s or bar’s rules on supervision; the program’s permissions.",
      begin:
        "License, errors and omissions cover, and a separate account for other people’s money. To find out: the board or bar; two brokers; the bank.",
      program:
        "Where clients’ data is kept, who can read it, and how it comes out again. To find out: the contract, at “data” and “termination.”",
      price:
        "What is fixed, by the hour or forbidden, and what has to be in writing first. To find out: your board’s or bar’s rules on fees.",
      form: "Whether your profession may use it at all, since some states want a professional company (PLLC or PC). To find out: the board or bar; the malpractice carrier.",
    },
  },
];
