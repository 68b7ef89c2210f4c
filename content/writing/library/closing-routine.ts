import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const closingRoutine: Subject = {
  id: "closing-routine",
  name: "closing and opening the phones",
  heard: together(
    "clos(?:e|ing)(?: the| your| our)? (?:phones?|front desk|office|day|checklist|routine)|end[- ]of[- ](?:the[- ])?day|evening (?:checklist|routine)|(?:every|each) evening|before (?:going home|closing)|before (?:you |we |they )?(?:leave|clos\\w+|go home)|opening (?:checklist|routine)|open(?:ing)? (?:and|the) (?:clos\\w+|phones?)",
    "phones?|front[- ]desk|calls?|reception\\w*|voicemails?|messages?",
  ),
  not: /\b(?:christmas|holidays?|week between|vacation|sale|deal|cost|vs|versus)\b/,
  ofTimes: true,
  title: "Closing and opening the phones at {who}",
  lead: "Fifteen minutes at the end of the day decide how the next one starts. Work through the messages, switch the phone to its closed setting and test it, and leave one page for the morning. On Friday there’s a little more, because the weekend is longer than a night. The lines below are meant to be printed and initialed.",
  close:
    "Hang it next to the light switch. After a month, cross out what nobody ever finds undone, and add the thing that went wrong.",
  passages: [
    {
      does: "Clear the day’s promises",
      asks: "What has to be finished before we close?",
      heard: /\b(?:finish|promises?|messages?|calls?|clear|before)\b/,
      says: [
        "Look at everything that was promised for today. Each is either done, or the person has heard a new time from you; “left a message” counts as neither. At three minutes a call, five open promises are a quarter of an hour, so begin at a quarter to. Whatever came in during the last hour gets a call or a text tonight with the time they’ll hear from you.",
      ],
      checks: [
        "Every promise for today is kept, or the caller has a new time.",
        "Everyone who called in the last hour knows when they’ll hear from us.",
        "No message is still unheard in any box, extensions included.",
      ],
      tasks: ["Start the closing round at a quarter to, with the list of promises."],
    },
    {
      does: "Switch the phone, then call it",
      asks: "How do we set the phones for the night?",
      heard: /\b(?:switch|phones?|forward\w*|night|set|greeting|test|voicemail|recording)\b/,
      says: [
        "Closed setting on, greeting for tonight, forwarding to whoever or whatever answers. Then step outside and call the number from a cell phone: right greeting, right day, and the key for urgent calls reaches the person who’s on call tonight. It takes a minute, and it’s the only way to notice that yesterday’s holiday greeting is still playing.",
      ],
      checks: [
        "The closed setting is on, and the greeting names the right day and time.",
        "Somebody called the number from a cell phone and heard it.",
        "The person on call knows it, and their phone is on.",
      ],
      tasks: ["Switch to closed, call the number from a cell phone, and text the person on call."],
    },
    {
      does: "On Friday: think as far as Monday",
      asks: "What’s different on a Friday?",
      heard: /\b(?:friday|weekend|monday)\b/,
      says: [
        "Two nights and two days lie ahead, so anything with a date in it is settled today. Monday’s schedule is confirmed, since nobody reads a text on Sunday. Anyone who was told “early next week” has a day. The weekend’s on-call names are on the phone system, with the second name, and whoever starts early on Monday knows it.",
      ],
      checks: [
        "Monday’s schedule is confirmed, and open times are offered to the short-notice list.",
        "Nothing with a date before Monday noon is still open.",
        "Both on-call names for the weekend are in the phone system.",
        "It’s settled who comes in early on Monday for the messages.",
      ],
      tasks: ["Confirm Monday, check the weekend’s two on-call names, and settle who’s early on Monday."],
    },
    {
      does: "Leave one page for the morning",
      asks: "What does the morning need to know?",
      heard: /\b(?:morning|page|handover|hand ?off|notes?|tomorrow|next day)\b/,
      says: [
        "Open matters with a name and an hour, calls to make first, who’s out, anything odd that happened. Handwritten is fine, and so is the top of the task list in {system}, as long as it’s always in the same place. Whoever opens reads it before they take the phone off its night setting, which is the step most people skip.",
      ],
      checks: [
        "Open matters are on one page, each with a name and an hour.",
        "The page is where the person who opens looks first.",
      ],
      tasks: ["Choose the place for the morning page, and use it from tonight."],
    },
    {
      does: "Put names away",
      asks: "What about privacy at closing time?",
      heard: /\b(?:privacy|names|desk|screen|lock|confidential\w*|papers)\b/,
      says: [
        "Message pads, schedules and sticky notes go into a drawer that locks or into the shredder, screens are off, and the cleaning crew sees a bare desk. Voicemail codes aren’t on the phone. It takes a minute and it’s what an inspector, or a client in the first row, would look at.",
      ],
      checks: [
        "No paper with a name on it is left out, and screens are locked.",
        "No code or password is written on or under a phone.",
      ],
      tasks: ["Clear the desk of names, and take the code off the phone."],
    },
    {
      does: "Open in the right order",
      asks: "What comes first in the morning?",
      heard: /\b(?:open(?:ing)?|first|start|morning routine|unlock)\b/,
      says: [
        "Read the page, look at what came in overnight, deal with whatever can’t wait, and only then switch the phone to open. Ten minutes before the doors is enough on a normal day, thirty on a Monday. Greeting back to daytime, forwarding off, one test call. Then the first hello is to somebody new and not to someone who’s calling for the third time.",
      ],
      checks: [
        "Overnight messages are read before the phone is switched to open.",
        "The daytime greeting is on, and one test call has been made.",
      ],
      tasks: ["Come in ten minutes early, read the page and the messages, then switch the phone."],
    },
  ],
};
