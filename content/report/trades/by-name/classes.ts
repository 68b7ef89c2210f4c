/** Words that fit all of one kind of business, in which a trade of it changes what is its own. */
export { agency } from "./classes/agency.ts";
export { carrier } from "./classes/carrier.ts";
export { lab } from "./classes/lab.ts";
export { outing } from "./classes/outing.ts";
export { performer } from "./classes/performer.ts";
export { producer } from "./classes/producer.ts";
export { patientTreatment, treatment } from "./classes/treatment.ts";
export { venue } from "./classes/venue.ts";
export { visit } from "./classes/visit.ts";
export { workshop } from "./classes/workshop.ts";
