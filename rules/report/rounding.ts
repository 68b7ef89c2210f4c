/** So many times its low end a range may be at its high one: a wider one serves nobody. */
export const NARROW = 3;

/** To so many dollars money is told that rests on guesses. */
const TEN = 10;
const grainOf = (n: number, least: number): number =>
  n === 0 ? least : Math.max(least, 10 ** (Math.floor(Math.log10(Math.abs(n)) + 1e-9) - 1));

/**
 * Dollars that rest on a guess, in two digits, and to ten dollars at best: what is printed in tens and hundreds adds
 * up as it is printed, and nobody reads a guess to the dollar.
 */
export const toTen = (dollars: number): number => {
  const grain = grainOf(dollars, TEN);
  return grain * Math.round(dollars / grain);
};
/** A sum of such dollars: in tens, as its parts are printed, so that whoever adds them up comes to the same. */
export const inTens = (dollars: number): number => 10 * Math.round(dollars / 10);
/** The same, and never more than it is. */
export const downToTen = (dollars: number): number => {
  const grain = grainOf(dollars, TEN);
  return grain * Math.floor(dollars / grain);
};
/** A guess of any unit in two digits, and whole. */
export const toTwo = (n: number): number => {
  const grain = grainOf(n, 1);
  return grain * Math.round(n / grain);
};
/** A guess in two digits, in tenths or hundredths where it is small. */
export const twoDigits = (n: number): number => (n === 0 ? 0 : Number(n.toPrecision(2)));
/** As somebody would say it who has not counted: 246 as 250, 1,671 as 1,700. */
export const roughly = (n: number, round = Math.round): number => {
  const grain = n < 100 ? 1 : n < 1000 ? 10 : 100;
  return grain * round(n / grain);
};
