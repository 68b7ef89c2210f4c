import { besideAJob } from "./beside-a-job.ts";
import { chargebacks } from "./chargebacks.ts";
import { leaseOrBuy, leasing } from "./lease-or-buy.ts";
import { shopBuilders, siteBuilders } from "./named-software.ts";
import type { NarrowKind } from "../kind.ts";
import { matters } from "../things/index.ts";
import { dogTraining, usedCar } from "./cars-and-dogs.ts";
import { paperToCustomers } from "./paper-to-customers.ts";
import { petsWithoutInsurance, withoutInsurance } from "./without-insurance.ts";
import { foodTruck, stove } from "./stoves-and-trucks.ts";
import { fruiting, leaves } from "./growing-food.ts";
import { espresso, kitchenEquipment } from "./kitchen-equipment.ts";
import { houseplants, repotting } from "./houseplants.ts";
import { hairAndSkin, lessons, moving } from "./bodies.ts";
import { accountingSoftware, divorceFee, hygienistsStay } from "./books-and-people.ts";
import { breaking } from "./breaking.ts";
import { legalAccounting, officeAccounting } from "./ledgers.ts";
import { cleaning } from "./cleaning.ts";
import { eventIdeas, firstClients, jobAd, placing } from "./clients-and-choices.ts";
import { ourOffer } from "./our-offer.ts";
import { carCare, petCare, replacing } from "./homes.ts";
import { agreement, entity, familyCase, injuryClaim, probate, ruling } from "./law.ts";
import { deliveryCosts, subscriptions } from "./trimming.ts";
import { cover, deposits, homeSale, prepaid, renting } from "./property.ts";
import { ordering, showing } from "./events.ts";
import { handingOver, launching, rounds, stocking } from "./running.ts";
import { contracts, firstTaxes, quietHours } from "./earning.ts";
import { diagnosis, readying, symptoms } from "./signs-and-causes.ts";
import { baking, earlyTrouble, honoring, publicRooms, teamDay } from "./people-and-rooms.ts";
import { benchmark, charging, costing, staffHealth, usedVehicle } from "./figures.ts";
import { borrowing, businessCover, officeLease, permitted, retirementPlan, salesTax } from "./owing.ts";
import { feeBasis } from "./fee-basis.ts";
import { housePart } from "./signs-of-houses.ts";
import { found, guarding, menus, posting, website, workTime } from "./showing-up.ts";

/** Subjects that small businesses write about, told by their own words; each is asked what only it is asked. */
export const narrow: readonly NarrowKind[] = [
  foodTruck,
  withoutInsurance,
  petsWithoutInsurance,
  paperToCustomers,
  ...besideAJob,
  leaseOrBuy,
  leasing,
  shopBuilders,
  siteBuilders,
  breaking,
  legalAccounting,
  accountingSoftware,
  officeAccounting,
  hygienistsStay,
  divorceFee,
  ...matters,
  espresso,
  kitchenEquipment,
  usedCar,
  dogTraining,
  stove,
  repotting,
  houseplants,
  fruiting,
  leaves,
  salesTax,
  subscriptions,
  deliveryCosts,
  feeBasis,
  prepaid,
  charging,
  costing,
  benchmark,
  usedVehicle,
  staffHealth,
  permitted,
  retirementPlan,
  chargebacks,
  borrowing,
  officeLease,
  businessCover,
  earlyTrouble,
  honoring,
  teamDay,
  publicRooms,
  baking,
  housePart,
  symptoms,
  jobAd,
  eventIdeas,
  placing,
  firstClients,
  cleaning,
  ruling,
  firstTaxes,
  quietHours,
  contracts,
  diagnosis,
  readying,
  rounds,
  probate,
  familyCase,
  injuryClaim,
  entity,
  handingOver,
  replacing,
  petCare,
  ordering,
  showing,
  launching,
  homeSale,
  deposits,
  renting,
  cover,
  agreement,
  found,
  posting,
  website,
  menus,
  workTime,
  guarding,
  stocking,
  hairAndSkin,
  moving,
  carCare,
  lessons,
  ourOffer,
];
