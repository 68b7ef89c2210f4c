import { expect, test } from "vitest";
import { deskOf } from "../desks.ts";
import { answerQuestion } from "./answer.ts";

/** Questions as strangers put them, in words that no fact was written with. */
test.each([
  ["dental", "my bus drops me at Mill, how far is the walk", "transit"],
  ["dental", "my crown came off and it's in my hand, can you just stick it back on", "crown-off"],
  ["dental", "what's the damage for just getting a tooth looked at", "look-price"],
  ["dental", "do I have to come in with him or can his grandma bring him", "split-parents"],
  ["dental", "my daughter's scared stiff and won't sit in the chair", "child-scared"],
  ["medical", "how many should I take, it's my brother's amoxicillin", "medicine-of-others"],
  ["medical", "can you tell me whether I owe it or not", "owe"],
  ["medical", "can my wife get her tetanus while she's in seeing the doctor", "shot-at-visit"],
  ["medical", "do I gotta come down for a visit before he refills it", "refill-visit"],
  ["medical", "what if I get stuck in traffic and I'm behind a few minutes", "late-policy"],
  ["medical", "can you tell me what the doctor said about my husband", "about-others"],
  ["medical", "my prescription should go to a different drugstore now", "pharmacy-choice"],
  ["law", "so is there a fee if all I do is come in and talk for a bit", "consultation-price"],
  ["law", "my son's got his mother's papers, could he bring them by", "other-brings"],
  ["law", "does it matter that he's undocumented", "any-status"],
  ["law", "will my husband find out that I called", "find-out"],
  ["law", "do you do wills", "will"],
  ["law", "do you only get paid if I win, like the ones on tv", "contingency"],
  ["law", "and can I sit in with her, I'm her son", "companion"],
  ["ringwell", "can it take down a message with the name and number", "in-a-call"],
  ["ringwell", "how does this thing work exactly", "how"],
  ["ringwell", "am I talking to it right now", "see-it"],
  ["ringwell", "what's the owner's name", "owner-name"],
  ["ringwell", "what happens when our internet goes out", "outage"],
] as const)("%s: %s", (desk, words, fact) => {
  expect(answerQuestion(deskOf(desk), words)?.factId).toBe(fact);
});
