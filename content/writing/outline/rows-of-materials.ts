import type { RowSet } from "./rows.ts";

/** What is built in, laid, painted or worn, by what sets one kind apart from another. */
export const materials: readonly RowSet[] = [
  {
    heard:
      /\b(?:paints?|stains?|primers?|varnish\w*|lacquers?|enamels?|finish(?:es)?|polyurethane|water[- ]?based|oil[- ]?based|latex|alkyd|acrylic paint|chalk paint)\b/,
    rows: [
      [
        "Hours until it’s dry to the touch, and until the second coat",
        "The can’s data sheet, at “dry time” and “recoat”",
      ],
      [
        "Days until it’s hard: a door may be closed on it",
        "The data sheet, at “full cure”; a fingernail on a test piece each evening",
      ],
      [
        "Sanding, primer and number of coats on what’s there now",
        "The data sheet, at “surface preparation”; one test piece",
      ],
      ["How level it lies: brush and roller marks", "Two sample pieces, side by side in a window"],
      ["Yellowing in white, after years", "The maker’s technical line; a job of yours that’s five years old"],
      ["Smell, and grams of VOC a liter", "The label; your state’s or air district’s limit"],
      [
        "Cleanup, and what becomes of the rags",
        "The label; rags with oil lie flat or under water, since they can catch fire",
      ],
      ["Touching up a scratch a year later", "Scratch the sample, and mend it"],
    ],
    decides:
      "It comes down to how long the room can do without it and how hard it will be used: days until it’s hard, beside what a fingernail does to it then. Ask about a waterborne alkyd as the third column.",
  },
  {
    heard:
      /\b(?:windows?|glazing|double[- ]pane|triple[- ]pane|vinyl windows?|fiberglass windows?|wood windows?|patio doors?)\b/,
    rows: [
      ["Price installed, with trim, permit and hauling away", "Three quotes for the same six openings"],
      ["U-factor and solar heat gain", "The NFRC label; energystar.gov for your climate zone"],
      [
        "How much it moves with heat, and the color that follows from it",
        "The maker’s data sheet; a dark frame of five years, facing south",
      ],
      ["Thickness of the frame: glass that’s lost", "The section drawing, measured against the old opening"],
      [
        "What breaks, and whether parts can be had in ten years",
        "The installer: hardware and glass replaced last year",
      ],
      ["Whether it can be painted or mended", "The maker’s instructions, at “finishing”"],
      [
        "Warranty: frame, glass, seals, labor; and if the house is sold or let",
        "The warranty’s text, at “transfer” and “residential”",
      ],
      ["Rebate or tax credit this year", "The utility; irs.gov, with the date"],
    ],
    decides:
      "It comes down to how long the building is kept: below about ten years the price installed decides, above it the frame that needs no second paint. Fill those two rows first.",
  },
  {
    heard:
      /\b(?:epoxy|polyaspartic|polyurea|floor coatings?|concrete (?:coatings?|sealers?|stain)|garage floors?)\b/,
    rows: [
      [
        "Hours between coats, and days until a car stands on it",
        "The product’s data sheet, at “return to service,” for the temperature of that day",
      ],
      ["Temperatures and damp in which it can be laid", "The data sheet; a moisture test of the slab"],
      [
        "Preparing the slab: grinding, cracks, old sealer",
        "The installer on site; a diamond grinder and not acid, or why not",
      ],
      ["Hot tires, salt, oil, a dropped wrench", "A floor of five years, with its owner’s leave to look"],
      ["Yellowing in the sun", "The data sheet, at “UV”; a sample on a south window sill"],
      ["How slippery it is wet", "The additive, by name; shoes and a cup of water"],
      ["Smell, and whether people can stay in the house", "The safety data sheet; your state’s VOC limit"],
      ["Price a square foot in layers: primer, base, flake, top", "Two quotes that name mils and products"],
    ],
    decides:
      "It comes down to one day or three, and to sun: which the owner can do without. Whatever is chosen, say how the slab is tested: that’s where a coating lets go.",
  },
  {
    heard:
      /\b(?:flooring|floors?|carpets?|carpet tiles?|lvp|lvt|vinyl plank|luxury vinyl|hardwood|laminate|engineered wood|linoleum|cork|bamboo|tile floors?)\b/,
    rows: [
      [
        "What wears it: feet, claws, chair legs, wheels, water",
        "The old one: photos of the five worst spots",
      ],
      ["Wear layer or number of times it can be sanded", "The data sheet: mils, millimeters, class of use"],
      ["Water: a spill, a leak, a wet mop", "The warranty, at “moisture”; a sample in a bowl overnight"],
      [
        "What has to be done underneath: level, damp, height at doors",
        "The installer, on site, with a moisture reading",
      ],
      [
        "Replacing one spoiled piece: minutes, and whether it’s still made",
        "The installer; how many boxes you’d keep",
      ],
      [
        "Slippery when wet, and with which cleaner",
        "The care sheet; wet shoes on a sample, and the data sheet’s slip rating",
      ],
      ["Noise in the room and below", "The data sheet, at “IIC”; a walk in hard shoes"],
      [
        "Price a square foot laid, divided by its years",
        "Two quotes with removal and base; an owner who has had it seven years",
      ],
    ],
    decides:
      "It comes down to water and to one spoiled board: how it does under a leak, and whether a single piece can be replaced on a Tuesday. The price a square foot decides only between equals.",
  },
  {
    heard:
      /\b(?:driveways?|parking lots?|asphalt(?! (?:shingles?|roof\w*))|concrete|pavers?|gravel|crushed stone|blacktop|patios?|walkways?)\b/,
    rows: [
      ["Price a square foot with base and grading", "Three quotes, each with inches of base and of surface"],
      ["Days until cars may be on it", "The contractor, in writing, for the month it’s laid in"],
      [
        "Frost, salt and heat: what each does",
        "Two of your own that are ten years old; the road agency’s page for your climate",
      ],
      ["Sealing, joints or weeds: how often, at what price", "The contractor’s own maintenance sheet"],
      ["Mending a crack or a trench: how it looks afterward", "Photos of a patch on each"],
      [
        "Where the water goes, and what the city allows",
        "The public works office: permit, apron, share of hard surface",
      ],
      ["Heavy things: a delivery truck, an RV, a dumpster", "Inches of base for it, in the quote"],
      ["Years until it’s laid anew, and what that costs", "A contractor who tears both out"],
    ],
    decides:
      "It comes down to what lies under it and to frost: ask for inches of base first, then for what a patch looks like. Cost over twenty years is one line: laying, sealing or joints, and laying anew.",
  },
  {
    heard:
      /\b(?:roofs?|roofing|shingles?|metal roof\w*|standing seam|slate|clay tiles?|cedar shakes?|tpo|epdm|membranes?)\b/,
    rows: [
      [
        "Price a square, with tear-off, deck repairs by the sheet and permit",
        "Three quotes for the same roof",
      ],
      [
        "Years it lasts here, and not in the brochure",
        "Roofs of yours from fifteen years ago: which were replaced?",
      ],
      [
        "Hail and wind: class, and what the insurer does with it",
        "UL 2218 class and wind rating on the data sheet; the insurer’s credit, and its exclusion of dents, in writing",
      ],
      [
        "Weight, slope and what the frame can carry",
        "The data sheet; an engineer where it’s heavier than before",
      ],
      ["Attic heat and ventilation", "Solar reflectance on the data sheet; a utility bill before and after"],
      ["Noise, and what’s under it", "A house nearby in the rain"],
      [
        "Mending one spot, and matching it in ten years",
        "The supplier: is this profile and color still made?",
      ],
      [
        "Warranty: who pays labor, and when it passes to a buyer",
        "The warranty’s text, at “transfer” and “workmanship”",
      ],
    ],
    decides:
      "It comes down to how many years the house will be kept, and to what the insurer says about hail: price divided by years, and the credit in writing.",
  },
  {
    heard:
      /\b(?:sidings?|stucco|fiber cement|hardie\w*|vinyl siding|clapboards?|engineered wood siding|brick veneer|cladding)\b/,
    rows: [
      ["Price a square with wrap, trim, removal and permit", "Three quotes for the same walls"],
      [
        "Water behind it: where it gets out again",
        "The installation guide’s details of windows and kick-out flashing",
      ],
      ["Paint: years until the first, and what one costs", "A house of yours that’s ten years old"],
      ["Hail, balls, mowers: what a hit does", "A sample and a hammer"],
      ["Fire: class, and what the insurer says", "The data sheet; the insurer by e-mail"],
      ["Mending one board", "The supplier: profile and color in ten years"],
      ["Dust and tools when it’s cut", "The safety data sheet; OSHA’s page on silica"],
      ["Heat: which colors warp", "The warranty, at “heat distortion”"],
    ],
    decides:
      "It comes down to water and to paint: how it dries behind, and how many coats it’ll want in thirty years.",
  },
  {
    heard:
      /\b(?:fences?|fencing|decks?|decking|composite|cedar|pressure[- ]treated|redwood|chain[- ]link|vinyl fence\w*|railings?)\b/,
    rows: [
      ["Price a foot in place, gates, posts and removal counted", "Three quotes with the depth of the posts"],
      [
        "Staining or washing: how often, and what a year of it costs",
        "The maker’s care sheet; an owner in year five",
      ],
      ["Heat under bare feet, and how slippery it is wet", "A sample in the sun at three, then with water"],
      ["Rot, insects, fading: which comes first", "One that’s ten years old, at the posts"],
      ["Replacing one board or panel", "The supplier: is it still made?"],
      ["What the city and the HOA allow: height, side, setback", "The planning office; the HOA’s own sheet"],
      ["Who owns the line, and who digs safely", "The survey; 811 before the first hole"],
      ["Warranty: stain, fade, labor", "Its text, at “labor” and “residential”"],
    ],
    decides:
      "It comes down to who’ll do the work every second year: if nobody will, the dearer board is the cheaper one.",
  },
  {
    heard: /\b(?:insulation|spray foam|fiberglass batts?|cellulose|mineral wool|rigid foam)\b/,
    rows: [
      ["R-value in the space there is", "energy.gov by zip code; inches of your joists"],
      ["Air: whether it seals or only slows", "A blower-door test before and after"],
      ["Damp: which side may get wet", "The data sheet, at “perms”; the building code for your zone"],
      ["Price a square foot at the same R-value", "Three quotes"],
      ["Fire: what has to cover it", "The code official; the data sheet, at “thermal barrier”"],
      ["Smell, and hours out of the house", "The installer, in writing"],
      ["Wires and pipes behind it later", "An electrician who has opened one"],
      ["Rebate or credit this year", "The utility; irs.gov, with the date"],
    ],
    decides:
      "It comes down to leaks of air before R-value: test first, then divide the price by what’s saved in a year.",
  },
  {
    heard: /\b(?:pex|copper pip\w*|cpvc|pvc|cast iron|abs|galvanized|pipes?|piping|repip\w*)\b/,
    rows: [
      ["Price for the whole house, walls closed again", "Three quotes with drywall and permit"],
      ["What the code allows here, and where", "The plumbing inspector; the local amendments"],
      ["Your water: what it does to each", "The utility’s report: pH, hardness, chloramine"],
      ["Frost, sun, mice and nails", "The maker’s guide; two repairs of yours in each"],
      ["Fittings: how many, behind which walls", "A drawing of the run"],
      ["Noise and hammer", "A house of yours with each"],
      ["Warranty, and who must install it", "Its text, at “certified installer”"],
      ["What buyers and insurers say", "An agent and an adjuster, by e-mail"],
    ],
    decides:
      "It comes down to what your water does and to how many joints end up in walls. The price of the pipe itself hardly matters.",
  },
  {
    heard:
      /\b(?:turf|sod|seed(?:ing)?|artificial grass|grass|mulch|bark|river rock|ground ?cover|xeriscap\w*|native plants)\b/,
    rows: [
      ["Price a square foot ready, soil and edging counted", "Two quotes for the same bed or lawn"],
      [
        "Water: gallons in the first month and in the third summer",
        "The utility’s calculator; a meter reading",
      ],
      ["Hours a year: mowing, weeding, topping up", "Your own tickets for two customers of each"],
      ["Dogs, children, shade, slope", "Places of yours that have each"],
      ["Heat at three in the afternoon", "A thermometer on both"],
      ["Which weeks it can be put in", "The extension service’s calendar for your county"],
      ["What the city, HOA or water district pays or forbids", "Their own page, with the date"],
      ["Years until it’s done anew", "The oldest one of yours"],
    ],
    decides:
      "It comes down to water and to hours in the third year. The first month’s price is the smallest of the three.",
  },
  {
    heard: /\b(?:led|fluorescent|halogen|smart thermostats?|thermostats?|light bulbs?|fixtures|lighting)\b/,
    rows: [
      [
        "Watts for the same light, times your hours",
        "The label: lumens and watts; the bill’s price for a kilowatt-hour",
      ],
      ["Color and how skin, food or paint looks under it", "CRI and kelvin on the box; one lamp for a week"],
      ["Dimming, flicker and hum", "A trial on the dimmer that’s there"],
      ["Years, and who climbs up", "The warranty in hours; your lift or ladder"],
      ["Rebate", "The utility’s list, before you buy"],
      ["What becomes of the old ones", "epa.gov on lamps with mercury"],
    ],
    decides:
      "It comes down to hours a day and to who changes it: work out one fixture for a year, then multiply.",
  },
  {
    heard:
      /\b(?:cotton|polyester|linen|wool|bamboo|microfiber|leather|vinyl upholstery|scrubs|uniforms?|fabrics?|towels?|sheets|aprons?)\b/,
    rows: [
      [
        "What a year of it costs: price, washes until it’s worn",
        "One of each, washed thirty times with yours",
      ],
      ["Heat, sweat and how it feels at four in the afternoon", "Three people who wear or use it for a week"],
      ["Stains: blood, dye, oil, bleach", "The five that you have, on a scrap"],
      ["Drying and ironing: minutes and dollars", "A load on a meter"],
      ["Shrinking, fading, lint", "The one of thirty washes beside a new one"],
      ["What rules ask for: flame, infection control, food", "The regulator’s page; the label"],
      ["Ordering the same one again", "The supplier: color and cut for how long?"],
    ],
    decides: "It comes down to the number of washes until it looks tired, and to who has to wear it all day.",
  },
  {
    heard:
      /\b(?:paper|plastic|compostable|reusable|glass bottles?|aluminum|kraft|bubble mailers?|boxes|mailers|straws|cups|containers|packag\w+)\b/,
    with: /\b(?:cups?|bags?|bottles?|box(?:es)?|mailers?|packag\w+|containers?|straws?|to[- ]go|takeout|ship\w*|lids?)\b/,
    rows: [
      ["Cents apiece with lid, label and freight", "Two suppliers, for your count of a quarter"],
      [
        "What it does with heat, grease, ice or a drop from the counter",
        "Twenty of each, filled with yours and left for an hour",
      ],
      ["Where it really ends: your city’s bins", "The hauler and the city’s page, with the date"],
      ["What your state bans or wants printed on it", "The state’s environment office"],
      ["Room: a case of each on the shelf", "Measured"],
      ["What customers say unasked", "A tally of a week with each"],
    ],
    decides:
      "It comes down to an hour with your own product in it, and to the bin it really goes into where you are.",
  },
];
