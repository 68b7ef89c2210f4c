import { Link } from "react-router";
import { periodWords } from "../../../content/rich-text.ts";
import type { SystemState } from "../../../contracts/system.ts";
import { Facts } from "./facts.tsx";

/** How long what people leave is kept. */
export function KeptCard({ kept }: { kept: SystemState["kept"] }) {
  return (
    <section className="card stack" aria-labelledby="kept-heading">
      <h2 id="kept-heading">Data retention</h2>
      <Facts of={kept.map(({ what, days }) => [what, periodWords(days)] as const)} />
      <p className="meta">
        Counted from the last contact, then erased at night. Said so in the{" "}
        <Link to="/privacy-policy#retention">privacy policy</Link>.
      </p>
    </section>
  );
}
