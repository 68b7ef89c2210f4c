import { animals, boardingStables } from "./animals.ts";
import { bridalAndJewelry } from "./bridal-and-jewelry.ts";
import { businessLaw } from "./business-law.ts";
import { callouts } from "./callouts.ts";
import { care, tattooStudios } from "./care.ts";
import { charities } from "./charities.ts";
import { clinics } from "./clinics.ts";
import { cooks } from "./cooks.ts";
import { crafts, taxidermists } from "./crafts.ts";
import { everydayFirms } from "./everyday-firms.ts";
import { everydayPlaces } from "./everyday-places.ts";
import { franchises, plainClinics, webShops } from "./franchises.ts";
import { engineersAndInspectors } from "./engineers-and-inspectors.ts";
import { childrensDentists, dentalLabs, eyesAndTeeth } from "./eyes-and-teeth.ts";
import { fieldWork } from "./field-work.ts";
import { forBusiness } from "./for-business.ts";
import { gardenCenters } from "./garden-centers.ts";
import { general } from "./general.ts";
import { healthKinds, podiatrists } from "./health-kinds.ts";
import { hearingAids } from "./hearing-aids.ts";
import { heatingAndElectricity } from "./heating-and-electricity.ts";
import { homeImprovement } from "./home-improvement.ts";
import { chimneySweeps, homeUpkeep } from "./home-upkeep.ts";
import { inSeason } from "./in-season.ts";
import { lawKinds, mediators } from "./law-kinds.ts";
import { learning } from "./learning.ts";
import { limousines } from "./limousines.ts";
import { madeToOrder } from "./made-to-order.ts";
import { makers } from "./makers.ts";
import { martialArtsAndDance } from "./martial-arts-and-dance.ts";
import { mediaAndEvents } from "./media-and-events.ts";
import { medicareAndLifeInsurance } from "./medicare-and-life-insurance.ts";
import { money } from "./money.ts";
import { occasions } from "./occasions.ts";
import { offices } from "./offices.ts";
import { outings } from "./outings.ts";
import { homeStagers, propertyAndComputers } from "./property-and-computers.ts";
import { rarer } from "./rarer.ts";
import { shops } from "./shops.ts";
import { showrooms } from "./showrooms.ts";
import { specialists } from "./specialists.ts";
import { resaleShops, stores, thriftStores } from "./stores.ts";
import { tintAndWrap, vehiclesAndEquipment } from "./vehicles-and-equipment.ts";
import { visits } from "./visits.ts";
import { weddingVenues } from "./wedding-venues.ts";
import { workshops } from "./workshops.ts";
import { lawnsAndSnow, trees } from "./yards.ts";
import { beautyAndDogs } from "./beauty-and-dogs.ts";
import { coffeeBarsAndBreakfast } from "./coffee-bars-and-breakfast.ts";
import { forTheCommonGood } from "./for-the-common-good.ts";
import { placesToPlay } from "./places-to-play.ts";
import { shopsByGoods } from "./shops-by-goods.ts";
import { shopsForBodyAndSmoke } from "./shops-for-body-and-smoke.ts";
import { furnitureAndLighting, wardrobeAndGifts } from "./shops-for-home-and-wardrobe.ts";
import { shopsForLeisure } from "./shops-for-leisure.ts";
import { careByPlace } from "./care-by-place.ts";
import { moneyByKind } from "./money-by-kind.ts";
import { officesByService } from "./offices-by-service.ts";
import { officesByTask } from "./offices-by-task.ts";
import { practicesByField } from "./practices-by-field.ts";
import { specialistsByField } from "./specialists-by-field.ts";
import { specialistsByVisit } from "./specialists-by-visit.ts";
import { baysAndCounters } from "./bays-and-counters.ts";
import { buildersAndInstallers } from "./builders-and-installers.ts";
import { contractorsByField } from "./contractors-by-field.ts";
import { haulingAndPartyRentals } from "./hauling-and-party-rentals.ts";
import { metalworkShops } from "./metalwork-shops.ts";
import { partyProfessionals } from "./party-professionals.ts";
import { schoolsForFamilies } from "./schools-for-families.ts";
import { studiosAndFlight } from "./studios-and-flight.ts";
import { schoolsForWork } from "./schools-for-work.ts";
import { banksAndLeasing } from "./banks-and-leasing.ts";
import { desksAndLand } from "./desks-and-land.ts";
import { learningCenters } from "./learning-centers.ts";
import { partsAndUsedGear } from "./parts-and-used-gear.ts";
import type { Sketch } from "./sketch.ts";

/** Trades that a noun in the name tells. */
const byNoun: readonly Sketch[] = [
  // Of two that read the same word, the rarer trade knows it better.
  childrensDentists,
  dentalLabs,
  podiatrists,
  mediators,
  chimneySweeps,
  tattooStudios,
  tintAndWrap,
  boardingStables,
  taxidermists,
  ...cooks,
  ...partsAndUsedGear,
  ...desksAndLand,
  ...banksAndLeasing,
  learningCenters,
  ...everydayPlaces,
  ...everydayFirms,
  ...forTheCommonGood,
  ...placesToPlay,
  charities,
  homeStagers,
  ...moneyByKind,
  ...officesByService,
  ...officesByTask,
  ...careByPlace,
  ...practicesByField,
  ...specialistsByVisit,
  ...specialistsByField,
  thriftStores,
  resaleShops,
  ...specialists,
  ...healthKinds,
  trees,
  ...schoolsForWork,
  ...schoolsForFamilies,
  ...studiosAndFlight,
  ...contractorsByField,
  ...buildersAndInstallers,
  ...haulingAndPartyRentals,
  ...baysAndCounters,
  ...metalworkShops,
  ...partyProfessionals,
  ...homeUpkeep,
  ...homeImprovement,
  lawnsAndSnow,
  ...heatingAndElectricity,
  weddingVenues,
  hearingAids,
  martialArtsAndDance,
  ...furnitureAndLighting,
  showrooms,
  medicareAndLifeInsurance,
  businessLaw,
  limousines,
  gardenCenters,
  ...engineersAndInspectors,
  ...forBusiness,
  ...makers,
  ...vehiclesAndEquipment,
  ...bridalAndJewelry,
  ...clinics,
  ...lawKinds,
  ...stores,
  ...inSeason,
  ...shopsByGoods,
  ...shopsForLeisure,
  ...wardrobeAndGifts,
  ...shopsForBodyAndSmoke,
  ...coffeeBarsAndBreakfast,
  ...beautyAndDogs,
  ...money,
  ...outings,
  ...callouts,
  ...madeToOrder,
  ...occasions,
  ...fieldWork,
  ...eyesAndTeeth,
  ...care,
  ...animals,
  ...crafts,
  ...learning,
  ...offices,
  ...mediaAndEvents,
  ...propertyAndComputers,
  ...rarer,
  ...shops,
  ...visits,
  ...workshops,
  ...general,
];

/** Every trade that only a business's name tells. */
export const sketches: readonly Sketch[] = [...franchises(byNoun), plainClinics, webShops, ...byNoun];
