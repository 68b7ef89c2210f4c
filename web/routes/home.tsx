import { data, useLocation } from "react-router";
import type { Route } from "./+types/home.ts";
import type { ApiFetch } from "../../contracts/endpoint.ts";
import { site } from "../../site.config.ts";
import { apiFrom } from "../api/context.ts";
import { Capabilities } from "../home/capabilities.tsx";
import { Closing } from "../home/closing.tsx";
import { BesideDemo, DemoSection } from "../home/demo-section.tsx";
import { Hero } from "../home/hero.tsx";
import { Testimonial } from "../home/testimonial.tsx";
import { LatestNews } from "../news/latest-news.tsx";
import { organization, webSite } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import { VoicePanel } from "../voice/panel.tsx";

/** Imported on demand: the queries, with the contracts behind them, are a fifth of what the page would else load. */
const newest = async (fetch?: ApiFetch) => {
  const { fetchLatest } = await import("../news/news.queries.ts");
  return fetchLatest(fetch).catch(() => undefined);
};

/** How the demo is set up. */
const demo = async (fetch?: ApiFetch) => (await import("../voice/voice.queries.ts")).fetchVoiceConfig(fetch);

/** A home page without its news is still a home page, but one that nobody keeps. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  const [voice, latest] = await Promise.all([demo(api), newest(api)]);
  return data({ voice, latest }, latest && { headers: { "page-tags": "home" } });
}
export async function clientLoader() {
  const [voice, latest] = await Promise.all([demo(), newest()]);
  return { voice, latest };
}
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
export default function HomePage({ loaderData: { voice, latest } }: Route.ComponentProps) {
  const wanted = new URLSearchParams(useLocation().search).get("desk") ?? undefined;
  return (
    <>
      <Hero />
      <DemoSection>
        <VoicePanel
          config={voice}
          wanted={wanted}
          beside={(desk, key) => <BesideDemo key={key} desk={desk} />}
        />
      </DemoSection>
      <Capabilities />
      <Testimonial />
      {latest && <LatestNews articles={latest} />}
      <Closing />
    </>
  );
}
