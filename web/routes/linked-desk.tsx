import { data, Link } from "react-router";
import { openOwnDesk } from "../../contracts/voice-own-desk.ts";
import { call } from "../api/call.ts";
import { apiFrom } from "../api/context.ts";
import { ApiError } from "../api/request.ts";
import { longDate } from "../ui/long-date.ts";
import { seo } from "../ui/seo.ts";
import { NOT_THE_BUSINESS, NotTheBusiness } from "../voice/own/not-the-business.tsx";
import "../voice/own/own-desk.css";
import { ReportDesk } from "../voice/own/report-desk.tsx";
import { VoicePanel } from "../voice/panel.tsx";
import { fetchVoiceConfig } from "../voice/voice.queries.ts";
import type { Route } from "./+types/linked-desk.ts";

/** Private: kept by nobody, found by nobody, and its address told to nobody. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
});

/** The visitor's words are not in the title: it is shown where nothing says what it is. */
export const meta = (args: Route.MetaArgs) =>
  seo(args, {
    title: "Call a demonstration line",
    description: NOT_THE_BUSINESS,
    path: "/your-desk",
    hidden: true,
  });

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  const voice = await fetchVoiceConfig(api);
  try {
    return data({ voice, desk: await call(openOwnDesk, { token }, { fetch: api }) });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return data({ voice, desk: null }, { status: 404 });
    throw error;
  }
}
export const shouldRevalidate = () => false;

export default function LinkedDesk({ loaderData: { voice, desk }, params: { token } }: Route.ComponentProps) {
  if (!desk)
    return (
      <div className="wrap lost">
        <h1 className="t-1">This desk is no longer here</h1>
        <p className="lede">The link has run out, or was taken back.</p>
        <p>
          <Link className="btn" to="/your-desk">
            Make one of your own
          </Link>
        </p>
      </div>
    );
  return (
    <div className="wrap own-linked">
      <div className="own-linked-head">
        <h1 className="t-2">Call {desk.shown.name}</h1>
        <NotTheBusiness />
      </div>
      <div className="night own-night">
        <VoicePanel config={voice} own={desk} />
      </div>
      <p className="meta">The link works until {longDate(desk.expiresAt)}.</p>
      <div className="own-linked-foot">
        <Link className="btn" to="/your-desk">
          Make one of your own
        </Link>
        <ReportDesk token={token} />
      </div>
    </div>
  );
}
