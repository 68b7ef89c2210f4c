import type { Finding } from "../kinds.ts";

export const chatSleeps: Finding = {
  id: "chat-sleeps",
  group: "doors",
  basis: ["interactionChannels", "operationalBottlenecks"],
  about: ["after-hours"],
  cures: ["night-messages", "better-voicemail", "ai-on-nights"],
  strength: 5,
  when: (s) => s.chat && s.afterHours && s.reply <= 1,
  title: () => "The chat is open when the house is not",
  means: (_, t) =>
    `By day somebody sits at the chat. At night the same little window still invites, and ${t.night} types into the dark.`,
  look: () =>
    "Read last night's chats from the visitor's side: what does the window say after closing, and is it true?",
};
