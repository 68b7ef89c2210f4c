import "../give-way.ts";
import type { ReportDocument } from "../../contracts/report-document.ts";
import type { ReportJson } from "../../contracts/report-json.ts";
import { reportJson } from "../../rules/report/report-json.ts";
import { consultation } from "./consultant.ts";
import type { Ground } from "./ground.ts";
import { factsOfSections } from "./model/facts.ts";

// The consultant in a thread of its own: see `consultant-apart.ts`. What it thinks with has functions, which no message
// takes: it answers with what each asker makes of it.

export const draw = (ground: Ground): ReportDocument => consultation(ground).document;
export const facts = (ground: Ground) => factsOfSections(consultation(ground));
export const json = (ground: Ground): ReportJson => reportJson(consultation(ground).report);
export { faultsOf as faults } from "./review/choices.ts";
export { whatItRestsOn as restsOn } from "./review/rests-on.ts";
