import { scenarios } from "../../../content/scenarios/scenarios.ts";
import type { Answer } from "./answers.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { findTopic } from "./knowledge.ts";
import { list, spokenTime, weekdayName } from "./phrases.ts";
import { has } from "./text.ts";

/** What callers ask about the assistant itself; the same in every scenario. */
export function aboutItself(context: DialogueContext, text: string): Answer | undefined {
  const { scenario } = context;
  const company = scenario.id === "ringwell";
  if (
    has(
      text,
      "(sounds?|seems?|feels?)( \\S+){0,5} (robot|computer|machine|ai|robotic|fake|automated|recording|bot)",
    )
  )
    text = "are you a robot";
  if (
    has(
      text,
      "(are you|is (this|the call|it)|am i|being|do you|will you|gonna) (being )?record(ed|ing)?( .*)?",
      "record(ing)? (this|me|my voice|our|the calls?)",
      "what happens (to|with) (my|the) (voice|data|audio|number|information)",
      "do you (keep|store|save|sell)( .*)? (data|voice|number|information|audio|recordings?)",
    )
  )
    return {
      topic: "recording",
      say: "No audio is recorded. Your words are turned into text to answer you, and nothing is stored unless you save it.",
    };
  if (
    has(
      text,
      "(are|am i (talking|speaking) (to|with)|is this|you|you're|this is) (a |an |some |really |just |actually )*(robot|bot|machine|computer|ai|artificial intelligence|recording|automated( \\S+)?|real person|human( being)?|real human|person|chatbot|chat gpt|chatgpt|siri|alexa|voicemail|answering machine|real)( person)?",
      "are you (for )?real",
      "is this (for )?real",
      "real or (a )?(robot|ai|bot)",
      "(robot|bot|ai|machine) or (a )?(real )?(person|human)",
    )
  )
    return {
      topic: "itself",
      say: `I'm Ringwell, an assistant and not a person. This is a demonstration${company ? "" : `, and ${scenario.name} is an invented example`}.`,
    };
  if (
    !company &&
    has(
      text,
      "is (this|that|it|larkspur|fennbrook|harrow)( \\S+){0,3} (a )?(real|actual|genuine|legit|legitimate)( \\S+){0,3}",
      "(real|actual|fake|invented) (dental )?(practice|office|dentist|firm|clinic|doctor's office|law firm|company|business)",
      "is this (just |only |all |really |like )*(a |the )?(demo|demonstration|test|scam|joke|prank)",
      "do you (really )?exist",
    )
  )
    return {
      topic: "itself",
      say: `No, ${scenario.name} is an invented example. This is a demonstration, and nothing is booked at a real practice.`,
    };
  if (
    has(
      text,
      "who (made|built|makes|created|programmed|designed|trained) (you|this)",
      "who do you work for",
      "what (company|software|system) (are|is|made|do you)( .*)?",
      "what are you( called)?$",
      "(what's|what is) your name",
      "who am i (talking|speaking) (to|with)",
      "who('s| is) this( .*)?",
      "who are you$",
    )
  )
    return {
      topic: "itself",
      say: company
        ? scenarios.ringwell.topics[0]!.answer
        : `I'm the assistant that Ringwell makes. In this demonstration I answer for ${scenario.name}.`,
    };
  if (
    has(
      text,
      "what (do )?you (need|want) (that|it|this|my (phone )?number|my name)( .*)?",
      "why (do|would|did) you (need|want|ask)( .*)? (number|phone|name|that|this|it)",
      "what (do|will) you (need|do) (my|with my)( .*)? (number|phone|name)( .*)?",
      "do (i|you) (have to|really need|need)( .*)? (number|phone|name)",
    )
  )
    return {
      topic: "number",
      say: "It's so that we can text you the confirmation, and call if something changes. Any made-up number will do here.",
    };
  if (
    has(
      text,
      "(missed|got|had|received|have)( \\S+){0,3} (call|voicemail|message|text) (from|by) (you|this|your|y'all|somebody|someone)( .*)?",
      "(returning|return) (your|a|the) (call|message)",
      "(you|someone|somebody) (just )?(called|rang|phoned|texted) me( .*)?",
    )
  )
    return {
      topic: "missed-call",
      say: "I can't see from here who called you, but a colleague can tell you.",
      message: true,
    };
  if (
    has(
      text,
      "(number|phone|line)( that)? (i'm|i am|we're|we are) (calling|phoning|ringing|on)( .*)?",
      "caller id",
      "(number|it|one)( \\S+){0,3} (on|in) your (screen|system|display|file|computer|records)",
      "(use|see|have|got) (this|that|the same) (number|phone)( .*)?",
      "you (already )?(have|got|see) my (number|phone)",
      "(isn't|doesn't|don't)( \\S+){0,4} (see|show|have)( \\S+){0,2} (my|the) number",
    ) &&
    !/\d{4}/.test(text)
  )
    return { topic: "number", say: "I can't see the number that you call from." };
  if (
    has(
      text,
      "can (you|anybody|anyone|somebody|someone) hear me( now| ok)?",
      "(are you|is anyone|is anybody|anyone|anybody|you still) there",
      "is this thing on",
      "testing( testing| one two.*| 1 2.*)?",
      "hello can you",
      "do you hear me",
    )
  )
    return { topic: "hearing", say: "Yes, I can hear you." };
  if (
    has(
      text,
      "how are you( .*)?",
      "how's it going( .*)?",
      "how do you do",
      "how you doing",
      "what's up",
      "how is your day( .*)?",
    )
  )
    return { topic: "small-talk", say: "I'm well, thank you." };
  if (
    !company &&
    has(
      text,
      "what can (you|i)( \\S+){0,3} (do|help|ask|say)( .*)?",
      "what (do you do|can i do|are my options|services)( .*)?",
      "how does this work",
      "what do i (say|do)",
      "help$",
      "help me$",
      "what can i ask",
    )
  )
    return {
      topic: "itself",
      say: `I can book ${list(
        scenario.services.slice(0, 3).map((s) => s.spoken),
        "or",
      )}, tell you hours, prices and where we are, or take a message.`,
    };
  if (
    !company &&
    has(
      text,
      "ringwell",
      "your (company|product|service|technology|software)",
      "for my (own )?(business|practice|office|firm)",
      "buy (this|you)",
      "get this (assistant|for)",
    )
  )
    return {
      topic: "ringwell",
      say: findTopic(scenarios.ringwell, text)?.topic.answer ?? scenarios.ringwell.topics[0]!.answer,
    };
  if (
    has(
      text,
      "(when|what (time|day)) (is|was|are|did|do i have) (my|our|i)( .*)?(appointment|visit|booking|cleaning|consultation|one)( .*)?",
      "(do i|did i|have i) (have|had|got|made?|already|book)( .*)?(appointment|booking|visit)( .*)?",
      "check (on )?my (appointment|booking)",
      "(forgot|forget|(don't|do not|can't) remember|not sure|no idea|lost track|remind me)( \\S+){0,4} (when|what (time|day)|if|whether)( .*)? (appointments?|visit|booking|cleaning|consultation|scheduled|booked|supposed to)( .*)?",
      "confirm(ing)? (that )?(my|our|i|we|i'm|i am)( .*)?",
      "look ?up my( .*)?",
    )
  )
    return {
      topic: "existing",
      say: "I can't look up appointments from here, but a colleague can call you back about it.",
      message: true,
    };
  if (
    has(
      text,
      "what('s| is) (the )?(date|day)( is it)?( today)?$",
      "what day is (it|today)",
      "what time is it",
    )
  )
    return {
      topic: "date",
      say: `It's ${weekdayName(clockOf(context).today)}, ${spokenTime(Math.floor(clockOf(context).minutes / 5) * 5)} here.`,
    };
  if (
    has(
      text,
      "are you (single|married|taken|cute|hot|pretty|beautiful|lonely)( .*)?",
      "(go out|date|coffee|dinner) with me",
      "tell me a joke",
      "sing( me)?( a song| something)?",
      "do you love me",
      "marry me",
    )
  )
    return { topic: "small-talk", say: "I'd better leave that to others." };
  return undefined;
}
