import type { DeskCore, Fact } from "../../../content/desks/desk.ts";

/** What answers may take from the desk's data; `extra` are words that belong to one desk alone. */
export function filled(
  desk: DeskCore,
  facts: readonly Fact[],
  extra: Readonly<Record<string, string>> = {},
): Fact[] {
  const value = (name: string, of?: string): string | undefined => {
    if (name === "thing") return "{thing}";
    if (of === undefined) return name === "address" ? desk.address : extra[name];
    const service = desk.services.find(({ id }) => id === of);
    if (name === "minutes") return service && String(service.minutes);
    if (name === "price") return service?.price;
    if (name === "money") return /[\d,]+ dollars/.exec(service?.price ?? "")?.[0];
    return undefined;
  };
  const fill = (text: string, id: string): string =>
    text.replace(/\{(\w+)(?::([\w-]+))?\}/g, (mark, name: string, of?: string) => {
      const found = value(name, of);
      if (found === undefined) throw new Error(`'${id}' asks for ${mark}, which the desk doesn't have`);
      return found;
    });
  return facts.map((fact) => ({
    ...fact,
    answer: fill(fact.answer, fact.id),
    ...(fact.named !== undefined && { named: fill(fact.named, fact.id) }),
    ...(fact.es !== undefined && { es: fill(fact.es, fact.id).replace(/(?<=\d )dollars/g, "dólares") }),
  }));
}
