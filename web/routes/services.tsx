import { Link } from "react-router";
import type { Route } from "./+types/services.ts";
import { site } from "../../site.config.ts";
import { faq } from "../../content/faq.ts";
import { BarsIcon } from "../ui/bars-icon.tsx";
import { breadcrumbs } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import { Faq, faqPage } from "../services/faq.tsx";
import { Industries } from "../services/industries.tsx";
import { Technology } from "../services/technology.tsx";
import "../services/services.css";

const path = "/services";

export const meta = (args: Route.MetaArgs) =>
  seo(args, {
    title: "Services for dental, medical and legal offices",
    description: `What ${site.name} does on the phone of a dental practice, a medical office, a law firm or a small business, how its voice AI works, and answers to common questions.`,
    path,
    jsonLd: [breadcrumbs(originOf(args), [{ name: "Services", path }]), faqPage(faq)],
  });
export const headers = () => ({ "page-tags": "services" });

export default function Services() {
  return (
    <>
      <Industries />
      <Technology />
      <Faq entries={faq} />
      <section className="section pt-0" aria-labelledby="ask-title">
        <div className="wrap close">
          <div>
            <h2 className="t-1" id="ask-title">
              Let it take one call.
            </h2>
            <p className="lede mt-4">
              Call the demo, by voice or by typing. Or write to us: a person answers.
            </p>
          </div>
          <div className="row">
            <Link className="btn btn-act" to="/contact" viewTransition>
              Contact Us Today
            </Link>
            <Link className="btn" to="/#demo">
              <BarsIcon />
              Try Our Demo
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
