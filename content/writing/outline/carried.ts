/** What a trade builds into its van or truck, which no buyer of another trade has to look at. */
export interface Carried {
  /** Lower case, plain. */
  heard: RegExp;
  asks: readonly string[];
}

const scale = "a truck scale with all of it aboard, beside the payload on the sticker in the driver’s door";

/** The first that hears a trade counts. */
export const carried: readonly Carried[] = [
  {
    heard: /\b(?:carpet|upholstery|rug)\b/,
    asks: [
      `Truck mount, fresh water and waste tank: what do they weigh full, at 8.3 pounds a gallon, and over which axle? To find out: the maker’s sheet for your unit; ${scale}.`,
      "How is the mount fastened, fueled and vented, and is the fuel line tapped from the van’s own tank? To find out: whoever installs that make, with a price; the floor from below, for rust and old holes.",
      "Does a hose reel fit beside it, and is the door wide enough to take the unit out? To find out: a tape measure and the unit’s drawing.",
    ],
  },
  {
    heard: /\b(?:pressure wash\w*|window clean\w*|power wash\w*|pool|detail\w*)\b/,
    asks: [
      `Tank, pump, hose reels and chemicals: what do they weigh full, at 8.3 pounds a gallon? To find out: ${scale}.`,
      "Where do fumes and spills go, and is there a wall between the load and the seat? To find out: the labels of what you carry; your insurer.",
    ],
  },
  {
    heard: /\b(?:mobile (?:pet |dog )?groom\w*|dog groom\w*)\b/,
    asks: [
      `Tub, water heater, tanks, dryer and generator: what do they weigh, and is there air for a dog in July? To find out: the builder’s sheet; ${scale}.`,
      "Can you stand up in it all day? To find out: its inner height, and an hour in one like it.",
    ],
  },
  {
    heard: /\b(?:lawn|landscap\w*|tree|snow|irrigation|arborist\w*)\b/,
    asks: [
      `Mowers, trailer and a load of mulch: what is pulled, what sits on the hitch, and who may drive that? To find out: ${scale}; your state’s page on trailers.`,
    ],
  },
  {
    heard: /\b(?:plumb\w*|drain|sewer|hvac|heating|electric\w*|appliance|locksmith\w*|garage door)\b/,
    asks: [
      `Shelves, stock and the heaviest thing you fetch (a water heater, a condenser, a reel of cable): does it go in standing, and what does all of it weigh? To find out: ${scale}; a tape measure at the doors.`,
      "A ladder rack, long pipe, an inverter: what does each cost built in, and is the roof high enough to work inside? To find out: two upfitters’ offers.",
    ],
  },
  {
    heard: /\b(?:paint\w*|roof\w*|fenc\w*|handym[ae]n|remodel\w*|carpent\w*|floor\w*|til(?:e|ing))\b/,
    asks: [
      `Ladders, sheets of eight by four feet and a day’s material: what goes inside, what on the roof, and what does it weigh? To find out: ${scale}; a tape measure between the wheel wells.`,
    ],
  },
  {
    heard: /\b(?:baker\w*|cater\w*|florist\w*|flower\w*|restaurant\w*|food|meal|grocer\w*)\b/,
    asks: [
      "Racks, crates and what has to stay cold: is there power for cooling with the engine off, and can the floor be washed? To find out: the county health department on vehicles; a day in a rented one, with a thermometer.",
    ],
  },
  {
    heard: /\b(?:clean\w*|maids?|janitor\w*)\b/,
    asks: [
      "Machines, pads, a day’s chemicals and two or three people: how many seats, and what separates them from the bottles? To find out: what one crew takes along on a full day, laid out beside it.",
    ],
  },
  {
    heard: /\b(?:mov(?:er|ers|ing)|junk|haul\w*|courier|deliver\w*)\b/,
    asks: [
      `Box, ramp or lift gate, straps: what’s the heaviest load, and from which weight do other rules hold? To find out: ${scale}; fmcsa.dot.gov and your state on weight and numbers.`,
    ],
  },
];
