import { serveVoiceProvider } from "./server.ts";

// node tests/stand-ins/voice-provider/main.ts [port]: for trying the hosted call by hand, without an account.
const { url } = await serveVoiceProvider(Number(process.argv[2] ?? 4310));
console.log(`Stand-in voice provider on ${url}
VAPI_PUBLIC_KEY=stand-in VAPI_ASSISTANT_ID=good VAPI_API_URL=${url}
Remote part: ${url}/call-machine-object-bundle.js
VAPI_ASSISTANT_ID names a scenario: see scenarios.ts`);
