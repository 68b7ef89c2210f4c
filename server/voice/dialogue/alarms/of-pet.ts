import type { Line } from "./alarm-over.ts";

/** Whether it was an animal that swallowed it, and nobody else: 'my dog ate some of my pills'. */
export const ofPet = (line: Line, words: string): boolean =>
  line === "poison" && PET_ATE.test(words) && !ALSO_PERSON.test(words);

const ANIMAL =
  "(?:(?:my|our|the|his|her|a|mi|nuestr[oa]|el|la) )(?:\\p{L}+ )?(?:dog|puppy|pup|cat|kitten|kitty|pet|parrot|rabbit|bunny|hamster|ferret|horse|perr[oa]|perrit[oa]|cachorr[oa]|gat[oa]|gatit[oa]|mascota)";
const PET_ATE = new RegExp(
  `(?<!\\p{L})${ANIMAL}(?: (?:just|has|have|may have|might have|probably|also|se|ya|acaba de))* (?:ate|eaten|eat|got into|got (?:a ?hold of|my|the|some|a)|chewed|swallowed|licked|drank|gobbled|snatched|took|comió|comer|tragó|tragar|lamió|mordió)(?!\\p{L})`,
  "iu",
);
const ALSO_PERSON =
  /(?<!\p{L})(?:so did (?:i|he|she)|(?:i|he|she|my (?:son|daughter|kid|toddler|baby|husband|wife|mom|dad)|mi (?:hij[oa]|niñ[oa])) (?:also |too |may have )?(?:ate|took|swallowed|drank|tomó|tragó|comió))(?!\p{L})/iu;
