import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { site } from "../../site.config.ts";
import { type CallableDesk, type OwnDeskInput, sealOwnDesk } from "../../contracts/voice-own-desk.ts";
import type { VoiceConfig } from "../../contracts/voice-call.ts";
import { call } from "../api/call.ts";
import { apiFrom } from "../api/context.ts";
import { breadcrumbs } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import { type DeskDraft, deskDraft, inputOf, newDraft, type Prefill } from "../voice/own/draft.ts";
import "../voice/own/own-desk.css";
import { LineAtRest } from "../voice/own/line-at-rest.tsx";
import { OwnDeskForm } from "../voice/own/own-desk-form.tsx";
import { ShareDesk } from "../voice/own/share-desk.tsx";
import { VoicePanel } from "../voice/panel.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { fetchVoiceConfig } from "../voice/voice.queries.ts";
import type { Route } from "./+types/your-desk.ts";

const path = "/your-desk";

export const headers = () => ({ "page-tags": "your-desk" });
export const meta = (args: Route.MetaArgs) =>
  seo(args, {
    title: "Hear it answer as yours",
    description: `Give your business's kind and name, and call it: ${site.name} answers as your front desk would. No account.`,
    path,
    jsonLd: [breadcrumbs(originOf(args), [{ name: "Hear it answer as yours", path }])],
  });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  voice: await fetchVoiceConfig(apiFrom(context)),
});
export const clientLoader = async (_: Route.ClientLoaderArgs) => ({ voice: await fetchVoiceConfig() });

/** A desk of the visitor's own: described on the one side, called on the other. */
export default function YourDesk({ loaderData: { voice } }: Route.ComponentProps) {
  // The page is the same for everybody: what this browser knows comes after it.
  const hydrated = useHydrated();
  return (
    <>
      <div className="wrap page-head">
        <h1 className="t-1">Hear it answer as yours</h1>
        <p className="lede">
          Two answers, and your line opens on this page. Then call it, by voice or by typing.
        </p>
      </div>
      <div className="wrap own">
        {hydrated ? (
          <Workbench voice={voice} />
        ) : (
          <div className="own-coming">
            <p className="soft with-script">Getting your form.</p>
            <p className="soft without-script">
              The form needs JavaScript, which is switched off in this browser. Without it you can{" "}
              <Link to="/services">read example calls</Link>, or{" "}
              <Link to="/contact">tell us who calls you</Link> and we show you.
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function Workbench({ voice }: { voice: VoiceConfig }) {
  const { search, state } = useLocation();
  const [draft, setDraft] = useState(() => firstDraft(search, state as Prefill | null));
  const [ready, setReady] = useState<{ desk: CallableDesk; answersAs: OwnDeskInput; at: Date }>();
  const line = useRef<HTMLElement>(null);
  const open = (desk: CallableDesk, answersAs: OwnDeskInput) => {
    setReady({ desk, answersAs, at: new Date() });
    setDraft((last) => ({ ...last, opened: true }));
    // Beside the form it is in sight: whoever changes something there goes on there.
    if (ready && matchMedia("(min-width: 64rem)").matches) return;
    requestAnimationFrame(() => {
      line.current?.scrollIntoView({ block: "start" });
      line.current?.focus({ preventScroll: true });
    });
  };
  // A line that was open is open again: nobody has to open it for a second time.
  const [kept] = useState(draft);
  useEffect(() => {
    if (!kept.opened) return;
    const answersAs = inputOf(kept);
    void call(sealOwnDesk, { desk: answersAs }).then(
      (desk) => setReady((now) => now ?? { desk, answersAs, at: new Date() }),
      // What cannot be opened as it stands waits for its button, which says why.
      () => {},
    );
  }, [kept]);
  return (
    <OwnDeskForm draft={draft} onDraft={setDraft} onReady={open} ready={ready}>
      <section className="own-line" ref={line} tabIndex={-1} aria-label="Your line">
        {ready ? (
          <div className="night own-night">
            <VoicePanel key={ready.desk.sealed} config={voice} own={ready.desk} />
          </div>
        ) : (
          <LineAtRest draft={draft} />
        )}
      </section>
      {ready && (
        <section className="card own-after" aria-labelledby="own-share">
          <h2 className="t-3" id="own-share">
            Share this line
          </h2>
          <p className="soft" role="note">
            {draft.link
              ? "It is stored under your private link, until you take it back."
              : "It is yours alone until you share it."}{" "}
            Bookings and messages go to nobody and are kept nowhere.
          </p>
          <ShareDesk
            desk={inputOf(draft)}
            link={draft.link}
            onLink={(link) => setDraft({ ...draft, link })}
          />
        </section>
      )}
    </OwnDeskForm>
  );
}

/** What was kept here; else what another page knows of the business. */
function firstDraft(search: string, state: Prefill | null): DeskDraft {
  const query = new URLSearchParams(search);
  const given: Prefill = {
    kit: state?.kit ?? query.get("kit"),
    business: state?.business ?? query.get("business"),
    industry: state?.industry ?? query.get("industry"),
  };
  const kept = deskDraft.read();
  // Somebody who comes for another business begins anew; an empty form gives way to what a link knows.
  const another = kept?.business
    ? given.business && given.business !== kept.business
    : given.business || given.kit || given.industry;
  if (kept && !another) return kept;
  return newDraft(given, Intl.DateTimeFormat().resolvedOptions().timeZone || "America/Los_Angeles");
}
