import { vets } from "./animals.ts";
import { dental } from "./dental.ts";
import type { Scenes } from "./kind.ts";
import { familyLaw, lawyers } from "./law.ts";
import { immigrationLaw, injuryLaw } from "./law-cases.ts";
import { estateLaw } from "./law-estates.ts";
import { doctors, pediatrics } from "./medical.ts";
import { insurers, taxOffices } from "./offices.ts";
import { agents, managers } from "./property.ts";
import { garages, salons } from "./shops.ts";
import { lessonStudios, storage } from "./storage-and-lessons.ts";
import { restaurants } from "./tables.ts";
import { counseling, physicalTherapy } from "./therapies.ts";
import { hvac, plumbers } from "./trades.ts";
import { electricians, roofers } from "./trades-outside.ts";

const all: readonly Scenes[] = [
  dental,
  doctors,
  pediatrics,
  vets,
  physicalTherapy,
  counseling,
  lawyers,
  familyLaw,
  injuryLaw,
  immigrationLaw,
  estateLaw,
  plumbers,
  hvac,
  roofers,
  electricians,
  salons,
  garages,
  restaurants,
  agents,
  taxOffices,
  insurers,
  managers,
  storage,
  lessonStudios,
];

/** What happens on the line of just these readers; undefined where nothing is written for them. */
export const scenesOf = (audience: { one: string } | undefined): Scenes | undefined =>
  all.find(({ of }) => of === audience?.one);
