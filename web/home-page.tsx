import type { Route } from "./+types/home-page.ts";
import { dental } from "../content/scenarios/dental.ts";
import { site } from "../site.config.ts";
import { Capabilities } from "./home/capabilities.tsx";
import { Closing } from "./home/closing.tsx";
import { DemoSection } from "./home/demo-section.tsx";
import { Hero } from "./home/hero.tsx";
import { Testimonial } from "./home/testimonial.tsx";
import { organization, webSite } from "./ui/json-ld.ts";
import { originOf, seo } from "./ui/seo.ts";
import { VoicePanel } from "./voice/panel.tsx";

export const meta = (args: Route.MetaArgs) => {
  const origin = originOf(args);
  return seo(args, {
    title: `${site.name}: an AI voice assistant for practices, firms and small businesses`,
    fullTitle: true,
    description: site.description,
    path: "/",
    jsonLd: [organization(origin), webSite(origin)],
  });
};
export const headers = () => ({ "page-tags": "home" });

/** The demo's first business, in what its resting panel shows; the page's story is an evening. */
export const loader = () => ({
  resting: {
    name: dental.name,
    greeting: dental.resting.replace("{part}", "evening"),
    chips: dental.chips,
  },
});

/** The home page: its own sections, with the demo of the voice feature where two features meet. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <DemoSection>
        <VoicePanel {...loaderData.resting} />
      </DemoSection>
      <Capabilities />
      <Testimonial />
      <Closing />
    </>
  );
}
