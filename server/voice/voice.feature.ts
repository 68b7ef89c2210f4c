import { openAiOf } from "../ai/language-model.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { Feature, Ground } from "../feature.ts";
import type { Guards } from "../http/protect.ts";
import type { AddLead } from "../lead-source.ts";
import type { NewsService } from "../news/news.service.ts";
import { buildVoice } from "./build-voice.ts";
import { demoCallLeads } from "./demo-call.lead.ts";
import { opensDemo, type PageAsked } from "./demo-pages.ts";
import { voiceRoutes } from "./voice.routes.ts";

type Built = ReturnType<typeof build>;

function build({
  env,
  db,
  meter,
  log,
  secret,
  audit,
  addLead,
  news,
}: Ground & { audit: Audit; addLead: AddLead; news: NewsService }) {
  const { close, ...built } = buildVoice({
    db,
    log,
    meter,
    secret,
    audit,
    addLead,
    openai: openAiOf(env, { use: "voice", meter }),
    sentryDsn: env.SENTRY_DSN,
    hosted: env.VAPI_PUBLIC_KEY
      ? {
          key: env.VAPI_PUBLIC_KEY,
          assistantId: env.VAPI_ASSISTANT_ID ?? null,
          host: env.VAPI_API_URL,
          bundleUrl: env.VAPI_BUNDLE_URL ?? null,
        }
      : null,
    latestArticles: (limit) => news.latest(limit),
  });
  const pageAsked = (asked: PageAsked): void => {
    if (opensDemo(asked)) void built.voice.ready();
  };
  return { ...built, pageAsked, closeVoice: close };
}

export const voiceFeature = {
  name: "voice",
  build,
  routes: ({ app, bind }, deps: Ground & { guards: Guards; voice: Built["voice"] }) =>
    voiceRoutes(app, bind, deps),
  sweep: ({ voice }: Built) => voice.ownDesks.sweep,
  leadSource: () => demoCallLeads,
  close: ({ closeVoice }: Built) => closeVoice(),
} satisfies Feature;
