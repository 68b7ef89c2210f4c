import { useEffect, useState } from "react";
import type { CallSession } from "../call/session.ts";
import { useCallLevels } from "../call/use-call.ts";

/** Which microphone is used, and how loud it hears the visitor. */
export function DevicePicker({ session }: { session: CallSession }) {
  const devices = useMicrophones();
  const [chosen, setChosen] = useState("");
  if (devices.length === 0) return null;
  return (
    <div>
      <label htmlFor="voice-device">
        <b>Microphone</b>
      </label>
      <select
        className="input"
        id="voice-device"
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          session.setMicrophone(event.target.value);
        }}
      >
        {chosen === "" && <option value="">As the browser chose</option>}
        {devices.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || `Microphone ${index + 1}`}
          </option>
        ))}
      </select>
      <LevelMeter session={session} />
    </div>
  );
}

function LevelMeter({ session }: { session: CallSession }) {
  const { visitor } = useCallLevels(session);
  return (
    <meter className="level" min={0} max={1} value={visitor} aria-label="How loud your microphone hears you">
      {Math.round(visitor * 100)}%
    </meter>
  );
}

/** The microphones that the browser lists, kept up to date. */
function useMicrophones(): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    const media = navigator.mediaDevices;
    if (!media?.enumerateDevices) return;
    let gone = false;
    const read = () =>
      void media.enumerateDevices().then(
        (all) => {
          if (!gone) setDevices(all.filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== ""));
        },
        () => {},
      );
    read();
    media.addEventListener("devicechange", read);
    return () => {
      gone = true;
      media.removeEventListener("devicechange", read);
    };
  }, []);
  return devices;
}
