import { expect, test } from "vitest";
import { nameHeard } from "./name.ts";

test.each([
  ["it's Dennis Kowalczyk K O W A L C Z Y K I'm probably late", "Dennis Kowalczyk"],
  ["I told you dear Walter Pruitt P R U I T T", "Walter Pruitt"],
  ["jordan achebe, a c h e b e, five five five zero one six", "Jordan Achebe"],
  ["G A R Y, L O M A X.", "Gary Lomax"],
  ["and the name, um, Hannah, H A N N A H, Will, W I L L", "Hannah Will"],
  ["Gus uh Gus Thibodeaux T H I B O no wait T H I B O D E A U X yeah", "Gus Thibodeaux"],
  ["Tamika Shaw-Bell, s h a w dash b e l l", "Tamika Shaw-Bell"],
  ["De'Andre Smith, that's D E apostrophe A N D R E", "De'Andre Smith"],
  ["Margaret and Desmond Okafor. O-K-A-F-O-R.", "Margaret and Desmond Okafor"],
  ["Camila Quintero, ya le dije, Q-U-I-N-T-E-R-O, y el teléfono es", "Camila Quintero"],
  ["Karen Bouchard, like I said, B-O-U-C-H-A-R-D", "Karen Bouchard"],
  ["Nick Saldano S A L D A N O Saldano Plumbing", "Nick Saldano"],
])("spelled: %s", (words, name) => expect(nameHeard(words, { asked: true })).toBe(name));

test.each([
  ["Lomax. Gary Lomax. And I don't want a machine", "Gary Lomax"],
  ["Walter dear Walter Pruitt like the fruit but with a P", "Walter Pruitt"],
  ["put it under my maiden name, Petrakis, Elena Petrakis", "Elena Petrakis"],
  ["a nombre de María de la Luz Ochoa", "María de la Luz Ochoa"],
  ["Héctor Zúñiga Paredes zúñiga con zeta", "Héctor Zúñiga Paredes"],
  ["ponga Lupita Sánchez por favor", "Lupita Sánchez"],
  ["unbelievable, you already asked me that", undefined],
  ["¿y el abogado habla español?", undefined],
])("told: %s", (words, name) => expect(nameHeard(words, { asked: true })).toBe(name));
