import { data } from "react-router";
import type { Route } from "./+types/home-page.ts";
import { site } from "../site.config.ts";
import { apiFrom } from "./api/context.ts";
import { Capabilities } from "./home/capabilities.tsx";
import { Closing } from "./home/closing.tsx";
import { DemoSection } from "./home/demo-section.tsx";
import { Hero } from "./home/hero.tsx";
import { Testimonial } from "./home/testimonial.tsx";
import { LatestNews } from "./news/latest-news.tsx";
import { fetchLatest } from "./news/news.queries.ts";
import { organization, webSite } from "./ui/json-ld.ts";
import { originOf, seo } from "./ui/seo.ts";
import { VoicePanel } from "./voice/panel.tsx";

/** A home page without its news is still a home page, but one that nobody keeps. */
export async function loader({ context }: Route.LoaderArgs) {
  const latest = await fetchLatest(apiFrom(context)).catch(() => undefined);
  return data({ latest }, latest && { headers: { "page-tags": "home" } });
}
export const clientLoader = async () => ({ latest: await fetchLatest().catch(() => undefined) });
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

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

/** The home page: its own sections, with the voice demo and the news in their places. */
export default function HomePage({ loaderData: { latest } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <DemoSection>
        <VoicePanel />
      </DemoSection>
      <Capabilities />
      <Testimonial />
      {latest && <LatestNews articles={latest} />}
      <Closing />
    </>
  );
}
