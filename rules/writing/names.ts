import type { Request } from "./request.ts";

/** Names of people and of places where they work, in the plural. */
const PEOPLE =
  /(?:ers|ors|ists|ians|eys|smiths|agents|cpas|vets|adults|parents|seniors|women|men|teens|moms|dads|students|shops|stores|businesses|companies|studios|gyms|agencies|bakeries|firms|clubs|farms|centers|places|wineries|breweries|services|schools|parks|theaters|museums|libraries|churches|clinics|offices|practices|salons|spas|restaurants|cafes|hotels|inns|kennels|garages|pharmacies|boutiques|venues|homes|trucks|markets|dealerships|unions|bars|pubs|camps|resorts)$/i;

/** Whom the request is for, where it says so: not those whom its readers are to ask or to hire, nor a trade's things. */
export function readersNamed({ called, strangers, core }: Request): string | undefined {
  const who = called.people ?? called.place?.many ?? strangers;
  const areSought =
    /\b(?:ask|hir(?:e|ing)|choos(?:e|ing)|find(?:ing)?|pick(?:ing)?|book(?:ing)?) (?:an?|the|your) /.test(
      core,
    );
  // Who works there is counted: 'a two-lawyer firm' is a law firm.
  if (/^(?:lawyer|attorney) firms?$/.test(who ?? "")) return "law firms";
  if (who === "dentist practices") return "dental practices";
  if (who === "doctor practices") return "doctors’ offices";
  // 'For a part-time bookkeeper': whoever is hired reads none of it.
  if (/ for (?:an? |our |my )?(?:part[- ]time|full[- ]time|seasonal|temporary|new) /.test(core))
    return undefined;
  return who && who !== "shops" && PEOPLE.test(who) && !areSought ? who : undefined;
}
