import { bars } from "../../ui/bars.ts";

const RING = bars([14, 30, 52, 36, 64, 44, 22, 10], { mid: 36 });

/** What a desk is, for whoever has none yet. @param made how many there were once */
export const NoDesks = ({ made }: { made: number }) => (
  <section className="card no-desks" aria-labelledby="no-desks-heading">
    <svg className="wave" viewBox="0 0 64 72" aria-hidden="true">
      <path d={RING} />
    </svg>
    <div className="stack">
      <h2 id="no-desks-heading">
        {made > 0
          ? `No active desks. ${made.toLocaleString("en-US")} created so far`
          : "No visitor has created a desk yet"}
      </h2>
      <p className="soft">
        A desk is the demo receptionist set up for a visitor’s own business, with its name, hours, services,
        and answers.
      </p>
      <ol className="desk-steps">
        <li>
          A visitor selects “Hear it answer as yours” on the home page, on the services page, or in a report
          and fills in a short form.
        </li>
        <li>They can save their desk behind a private link to call it and share it.</li>
        <li>
          Here you can listen to each desk, see how often it is opened, called, and reported, and turn it off.
        </li>
      </ol>
      <p>
        <a className="btn" href="/your-desk">
          See the visitor form
        </a>
      </p>
    </div>
  </section>
);
