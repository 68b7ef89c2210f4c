import { site } from "../../site.config.ts";

export const meta = () => [{ title: site.name }, { name: "description", content: site.description }];
export const headers = () => ({ "page-tags": "home" });

export default function Home() {
  return (
    <section className="section">
      <div className="wrap">
        <h1 className="t-hero">{site.tagline}</h1>
      </div>
    </section>
  );
}
