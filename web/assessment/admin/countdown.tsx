import { PROMISED_MS } from "../../../contracts/assessment-api.ts";
import { useNow } from "../../ui/use-now.ts";

const MINUTE_MS = 60_000;

/** `Due in 18 h`, `Send within 40 min`, `3 h overdue`: what is left of the promised 24 hours. */
export function timeLeft(
  from: string,
  now: number,
  act: "Due in" | "Send within" = "Due in",
): { text: string; late: boolean } {
  const left = Date.parse(from) + PROMISED_MS - now;
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS);
  const days = Math.floor(minutes / 1440);
  const text = days > 1 ? `${days} days` : minutes >= 60 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`;
  return left < 0 ? { text: `${text} overdue`, late: true } : { text: `${act} ${text}`, late: false };
}

/** How much is left of the 24 hours in which the report is promised. */
export function Countdown({ from, act }: { from: string; act?: "Due in" | "Send within" }) {
  const { text, late } = timeLeft(from, useNow(), act);
  return <span className={late ? "tag tag-stop num" : "micro num"}>{text}</span>;
}
