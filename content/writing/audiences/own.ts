/** What a trade keeps its appointments and cases in, and a rule that is its own. */
export interface Own {
  /** In a sentence, as examples. */
  software?: string;
  /** Sentences on the duty that whoever answers for such a business has. */
  rule?: string;
}

const LAW =
  "Whoever answers hears confidences before anybody has checked for a conflict. So the names of everyone involved come before the story, nothing is said that lets a caller believe they have a lawyer now, and no opinion is given on a deadline. Your bar’s rules on confidentiality cover prospective clients, too.";
const HEALTH =
  "A vendor that hears patients’ names and reasons is a business associate. Have the agreement signed before the first real call, and ask which other companies handle the recordings.";
const HOUSING =
  "Fair housing rules apply to the first call as well. Every caller gets the same questions in the same order, and nobody is steered by family, origin or disability.";

/** By the id of a trade. */
export const ownOf: Readonly<Record<string, Own>> = {
  dental: { software: "Dentrix, Eaglesoft or Open Dental", rule: HEALTH },
  medical: { software: "Epic, athenahealth or eClinicalWorks", rule: HEALTH },
  physiotherapy: { software: "WebPT or Prompt", rule: HEALTH },
  therapy: {
    software: "SimplePractice or TherapyNotes",
    rule: "Even the fact that somebody is a client is confidential, so nothing is confirmed to a third person. A caller in a crisis hears about 988 before anything else. Have a business associate agreement signed before the first real call.",
  },
  veterinary: {
    software: "ezyVet, Cornerstone or AVImark",
    rule: "In most states a vet may advise on an animal only after having seen it, so a caller gets an appointment or the emergency hospital’s number, and no dose.",
  },
  legal: { software: "Clio, MyCase or PracticePanther", rule: LAW },
  injury: { software: "Filevine, Litify or Clio", rule: LAW },
  litigation: { software: "Filevine, Litify or Clio", rule: LAW },
  immigration: { software: "Docketwise or Clio", rule: LAW },
  "family-law": { software: "Clio or MyCase", rule: LAW },
  estates: { software: "Clio or WealthCounsel", rule: LAW },
  trades: {
    software: "ServiceTitan, Housecall Pro or Jobber",
    rule: "With a smell of gas, a carbon monoxide alarm or sparks, people are sent outside and to 911 or the utility from there, and nothing else is done on that call. No price is given for work that nobody has seen, and the service call fee is named if you have one.",
  },
  roofing: {
    software: "JobNimbus or AccuLynx",
    rule: "After a storm, whoever answers takes the address and the damage, and says nothing on what an insurer will pay. Many states forbid a roofer to negotiate a claim.",
  },
  cleaning: { software: "Jobber or ZenMaid" },
  garage: {
    software: "Tekmetric, Shopmonkey or Mitchell 1",
    rule: "Many states want the customer’s consent to an estimate on record, so a “go ahead” on the phone is noted with the name, the hour and the amount.",
  },
  salon: { software: "Vagaro, Booksy or Square Appointments" },
  barber: { software: "Booksy, Squire or Square Appointments" },
  restaurant: {
    software: "OpenTable, Resy or Toast",
    rule: "A question on allergies goes to the kitchen and is never answered from a list.",
  },
  tax: {
    software: "Drake, Lacerte or TaxDome",
    rule: "Federal law (section 7216) limits what a preparer may pass on to others without the client’s written consent. Ask whether an outside company that hears return information is covered.",
  },
  insurance: {
    software: "Applied Epic, AMS360 or HawkSoft",
    rule: "No coverage begins or changes with a message, and callers are told so whenever somebody asks to add a car or a driver.",
  },
  lettings: { software: "AppFolio or Buildium", rule: HOUSING },
  "estate-agency": { software: "Follow Up Boss or kvCORE", rule: HOUSING },
  funeral: {
    rule: "The FTC’s Funeral Rule says that whoever asks for prices on the phone gets them. So the general price list has to be at hand for whoever or whatever answers.",
  },
};
