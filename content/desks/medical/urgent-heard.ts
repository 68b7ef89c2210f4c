/** What cannot wait at a medical office and is no matter for 911: patterns of plain, lower-case words. */
export const urgentHeard: readonly string[] = [
  "(out of|ran out of|run out of|no more|without)( my| any)? insulin",
  "insulin( .*)? (shaky|dizzy|sweating|confused)",
  "fever (of|over|above) (10[3-9]|40)",
  "high fever",
  "can't keep (anything|water|food) down",
  "broke(n)? my (arm|leg|wrist|ankle)",
  "think (it's|its|it is) broken",
  "very dehydrated",
];
