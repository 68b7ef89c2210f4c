/** Who is spoken of, as a Spanish caller says it, for an English desk. */
export const IN_ENGLISH: Readonly<Record<string, string>> = {
  esposo: "husband",
  marido: "husband",
  esposa: "wife",
  mujer: "wife",
  hijo: "son",
  hija: "daughter",
  niño: "son",
  niña: "daughter",
  madre: "mother",
  mamá: "mother",
  padre: "father",
  papá: "father",
  hermano: "brother",
  hermana: "sister",
  oficina: "office",
  casa: "home",
};
