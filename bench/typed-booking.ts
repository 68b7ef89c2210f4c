import type { TurnAnswer } from "../contracts/voice-call.ts";

type Turn = { scenario: "dental"; text: string | null; state: string | null };

/**
 * Books the first time that is offered, by typing.
 * @param ask sends a turn and gives its answers
 * @returns the record that saves the finished call, to `email`
 */
export async function bookByTyping(email: string, ask: (turn: Turn) => Promise<TurnAnswer[]>) {
  let state: string | null = null;
  const turn = async (text: string | null) => {
    const answers = await ask({ scenario: "dental", text, state });
    for (const each of answers) if (each.type === "state") state = each.state;
    return answers.flatMap((each) => (each.type === "suggestions" ? each.options : []));
  };
  await turn(null);
  await turn("I'd like to book a cleaning");
  const [time = ""] = await turn("The soonest you have");
  for (const text of [time, "Dana Whitfield", "555 010 0188", "Yes, that's right"]) await turn(text);
  const callId = crypto.randomUUID();
  return { scenario: "dental", provider: "built-in", state, callId, lengthMs: 60_000, email };
}
