const ink = "#1F1523";
const amber = "#F2A83B";
const paper = "#F7F3EC";
const blue = "#2440D8";
const brown = "#7A2B1C";
const green = "#17543A";
const plum = "#4A3552";
export const coverColours = { ink, amber, paper, blue, brown, green, plum };

/** What covers are drawn on: the ground, and its fine upright lines. */
export const coverGrounds = {
  night: { ground: ink, hairline: "#3B2D42" },
  lilac: { ground: "#C9D2FF", hairline: "#B2BEFA" },
  rose: { ground: "#F3C9BD", hairline: "#E6B3A5" },
  amber: { ground: amber, hairline: "#DE9325" },
  mint: { ground: "#BFE0CB", hairline: "#A9D2B8" },
  sand: { ground: "#E9DFD0", hairline: "#D6C8B5" },
  paper: { ground: paper, hairline: "#E4D9C9" },
  plum: { ground: "#33223C", hairline: "#453150" },
  blue: { ground: blue, hairline: "#3D57E2" },
  card: { ground: "#D9CBB2", hairline: "#C8B89B" },
};

/** A ground with the two colours that stand on it. */
export interface Plate {
  ground: string;
  hairline: string;
  main: string;
  accent: string;
}
export const plates: Plate[] = [
  { ...coverGrounds.night, main: "#A99CA9", accent: amber },
  { ...coverGrounds.lilac, main: blue, accent: ink },
  { ...coverGrounds.rose, main: brown, accent: paper },
  { ...coverGrounds.amber, main: ink, accent: paper },
  { ...coverGrounds.mint, main: green, accent: amber },
  { ...coverGrounds.sand, main: plum, accent: amber },
  { ...coverGrounds.plum, main: "#F3C9BD", accent: amber },
  { ...coverGrounds.blue, main: "#C9D2FF", accent: amber },
  { ...coverGrounds.card, main: "#5A4738", accent: amber },
];
