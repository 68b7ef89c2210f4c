import { Link } from "react-router";
import { periodWords } from "../../../content/rich-text.ts";
import type { SystemState } from "../../../contracts/system.ts";
import { CardHead } from "./card-head.tsx";
import { Facts } from "./facts.tsx";

/** How long what people leave is kept. */
export function KeptCard({ kept }: { kept: SystemState["kept"] }) {
  return (
    <section aria-labelledby="kept-heading">
      <CardHead title="Data retention" id="kept-heading" />
      <div className="sheet-body">
        <Facts of={kept.map(({ what, days }) => [what, periodWords(days)] as const)} />
        <p className="meta">
          Counted from the last contact. Expired data is erased overnight, as stated in the{" "}
          <Link to="/privacy-policy#retention">privacy policy</Link>.
        </p>
      </div>
    </section>
  );
}
