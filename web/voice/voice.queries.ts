import type { ApiFetch } from "../../contracts/endpoint.ts";
import { readVoiceConfig, type VoiceConfig } from "../../contracts/voice-call.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";

/** How the demo is set up; it does not change while somebody is on the site. */
export const fetchVoiceConfig = (fetch?: ApiFetch): Promise<VoiceConfig> =>
  queryClient().fetchQuery({
    queryKey: [readVoiceConfig.path],
    queryFn: ({ signal }) => call(readVoiceConfig, {}, { signal, fetch }),
  });
