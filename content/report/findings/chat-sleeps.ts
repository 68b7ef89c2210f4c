import type { Finding } from "../kinds.ts";

export const chatSleeps: Finding = {
  id: "chat-sleeps",
  group: "doors",
  basis: ["interactionChannels", "operationalBottlenecks"],
  about: ["after-hours"],
  cures: ["night-messages", "better-voicemail", "ai-on-nights"],
  strength: 5,
  when: (s) => s.chat && s.afterHours && s.reply <= 1,
  title: () => "The chat looks open when you are closed",
  means: (_, t) =>
    `By day somebody answers the chat. At night the same window still invites people in, and nobody is there for ${t.night}.`,
  look: () =>
    "Read last night's chats as a visitor would: what does the window say after closing, and is it true?",
};
